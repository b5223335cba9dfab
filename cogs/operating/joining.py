"""Reaching Discord: where it is, whether it is there, and when a session may begin.

A bot that keeps failing at the gateway waits longer, across restarts as well.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from cogs.operating.stop import end
from engine.host.ports import Clock
from engine.host.values.operating import Meter

_log = logging.getLogger(__name__)

API_VERSION = 10
DISCORD_API = "https://discord.com/api"


class UnreachableDiscordError(ConnectionError):
    """Nobody answers at the configured address."""


async def point_at(api_base: str, gateway: str) -> None:
    """Make discord.py use these addresses; ask the REST interface for an unnamed gateway."""
    Route.BASE = f"{api_base}/v{API_VERSION}"
    if not gateway and api_base != DISCORD_API:
        gateway = await _gateway_of(Route.BASE)
    if gateway:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


async def _gateway_of(base: str) -> str:
    timeout = aiohttp.ClientTimeout(total=10)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.get(f"{base}/gateway") as response,
        ):
            response.raise_for_status()
            return str((await response.json())["url"])
    except (aiohttp.ClientError, TimeoutError, KeyError, ValueError):
        raise UnreachableDiscordError(
            f"Nobody answers at {base}. Check [discord] api_base, and whether the proxy runs."
        ) from None


AGAIN = (1.0, 60.0)  # seconds until Discord is tried again: at first, and at most
PASSING = 500  # what Discord answers from here on is its own trouble, and ends by itself
TOO_MANY = 429
UNREACHED = "Discord cannot be reached (%s). The bot waits, and serves once it can."


class Reaching:
    """Tries to reach Discord until it is there; whoever runs the bot is told once that it waits."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.waits = False

    async def until(self, reach: Callable[[], Awaitable[None]], stop: asyncio.Event) -> bool:
        """Return once Discord was reached; False where the bot is told to stop before.

        Raise what no waiting will mend, as a wrong token.
        """
        trying = asyncio.create_task(self._reached(reach))
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait({trying, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if not trying.done():
            await end(trying)
            return False
        trying.result()
        return True

    async def _reached(self, reach: Callable[[], Awaitable[None]]) -> None:
        wait, longest = AGAIN
        while not await self._tried(reach):
            await self._clock.sleep_until(self._clock.now() + wait)
            wait = min(2 * wait, longest)
        if self.waits:
            _log.info("Discord is reached now")
        self.waits = False

    async def _tried(self, reach: Callable[[], Awaitable[None]]) -> bool:
        try:
            await reach()
        except UnreachableDiscordError as error:
            self._say("%s The bot waits, and serves once somebody does.", str(error))
        except discord.HTTPException as error:
            if error.status < PASSING and error.status != TOO_MANY:
                raise
            self._say(UNREACHED, str(error.status))
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            self._say(UNREACHED, type(error).__name__)
        else:
            return True
        return False

    def _say(self, told: str, why: str) -> None:
        """Say once that the bot waits."""
        if not self.waits:
            _log.warning(told, why)
        self.waits = True


KEY = "identifies"
HOUR, DAY = 3600.0, 86400.0
FIRST_WAIT, LONGEST_WAIT = 5.0, 900.0
HELD_BACK = "many sessions of late: the next one begins in %.0f s (Discord allows few a day)"
MOST_A_DAY = 500  # Discord ends all sessions and resets the token at 1,000


class KeyValueStore(Protocol):
    """Whoever keeps small facts across restarts."""

    async def recall(self, name: str) -> str | None:
        """Return what was kept."""
        ...

    async def keep(self, name: str, value: str) -> None:
        """Keep a text."""
        ...

    async def change(self, name: str, make: Callable[[str], str]) -> None:
        """Keep what is made of what was kept before, if anything."""
        ...


class HeldBackError(ConnectionError):
    """It is too early to begin another session; the library comes again after a while."""


class Joining:
    """Remembers when sessions began, and says when the next one may.

    The library waits longer after each failure too, but only within one process, and not at all
    where Discord takes the session away; a supervisor starts a process anew in seconds.
    """

    def __init__(self, memory: KeyValueStore, clock: Clock, free: int, meter: Meter) -> None:
        self._memory = memory
        self._clock = clock
        self._free = free
        self._meter = meter

    async def wait(self) -> None:
        """Return once another session may begin."""
        while (left := await self.left()) > 0:
            _log.warning(HELD_BACK, left)
            await self._clock.sleep_until(self._clock.now() + left)

    async def begin(self, *, waited: bool) -> None:
        """Note that a session begins; raise HeldBackError where it is too early and none waited."""
        if not waited and (left := await self.left()) > 0:
            _log.warning(HELD_BACK, left)
            raise HeldBackError
        await self.note()

    async def left(self) -> float:
        """Return how long the next session must wait."""
        now, begun = self._clock.now(), await self._begun()
        if not begun:
            return 0.0
        if len(begun) >= MOST_A_DAY:
            return max(0.0, begun[-MOST_A_DAY] + DAY - now)
        extra = sum(when > now - HOUR for when in begun) - self._free
        if extra < 0:
            return 0.0
        wait = min(FIRST_WAIT * 2.0 ** min(extra, 16), LONGEST_WAIT)
        return max(0.0, begun[-1] + wait - now)

    async def note(self) -> None:
        """Note that a session begins."""

        def noted(kept: str) -> str:
            return json.dumps([*self._lately(kept), self._clock.now()][-MOST_A_DAY:])

        await self._memory.change(KEY, noted)
        self._meter.count("identifies")

    async def _begun(self) -> list[float]:
        return self._lately(await self._memory.recall(KEY) or "")

    def _lately(self, kept: str) -> list[float]:
        """List when sessions began within a day; a clock that was set back is not waited for."""
        now = self._clock.now()
        return [when for when in json.loads(kept or "[]") if now - DAY < when <= now]
