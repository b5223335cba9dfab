"""The bot's own emojis: brought to Discord where they are new or drawn anew."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable, Coroutine, Mapping

import discord

from cogs.operating.joining import KeyValueStore
from cogs.parts.answering import LOST
from engine.host.ports import Clock
from render.art.svg import png_of

KEY = "emojis"
SIDE = 128
FIRST_WAIT, LONGEST_WAIT = 30.0, 3600.0

_log = logging.getLogger(__name__)


class EmojiList:
    """Keeps the emojis of the application as they are drawn; controls go without until then."""

    def __init__(
        self,
        client: discord.Client,
        shown: dict[str, int],
        signs: Callable[[], Mapping[str, str]],
        memory: KeyValueStore,
        clock: Clock,
    ) -> None:
        self._client = client
        self._shown = shown
        self._signs = signs
        self._memory = memory
        self._clock = clock
        self._working: set[asyncio.Task[None]] = set()

    def publish(self) -> None:
        """Bring them to Discord while the bot serves already; a failure is tried again later."""
        self._begin(self._publish())

    async def refused(self, borne: Mapping[str, int]) -> None:
        """Hear that Discord refused some of these, so that controls go without all of them.

        Those that it lists all the same come back after a while: it sometimes refuses what it
        has. What was deleted is brought again by the next start.
        """
        _log.warning("Discord refused emojis of ours; buttons and options go without them")
        self._begin(self._look(borne))

    async def close(self) -> None:
        """Try no more."""
        working = tuple(self._working)
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _look(self, borne: Mapping[str, int]) -> None:
        """Show again what Discord still has."""
        wait = FIRST_WAIT
        there: set[int] | None = None
        while there is None:
            await self._clock.sleep_until(self._clock.now() + wait)
            wait = min(wait * 2, LONGEST_WAIT)
            try:
                there = {emoji.id for emoji in await self._client.fetch_application_emojis()}
            except (discord.HTTPException, *LOST) as error:
                _log.error("the emojis could not be listed (%s)", type(error).__name__)
        self._shown.update({name: number for name, number in borne.items() if number in there})

    async def _publish(self) -> None:
        wait = FIRST_WAIT
        while not await self._tried():
            await self._clock.sleep_until(self._clock.now() + wait)
            wait = min(wait * 2, LONGEST_WAIT)

    async def _tried(self) -> bool:
        try:
            await self._bring()
        except Exception as error:  # noqa: BLE001  (letters stand where no emoji does)
            _log.error("the emojis could not be brought to Discord (%s)", type(error).__name__)
            return False
        return True

    async def _bring(self) -> None:
        """Upload what is missing, and what is drawn otherwise than what was uploaded."""
        there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        known: dict[str, str] = json.loads(await self._memory.recall(KEY) or "{}")
        for name, svg in self._signs().items():
            digest, emoji = _digest(svg), there.get(name)
            if emoji is None or known.get(name) != digest:
                if emoji is not None:
                    await emoji.delete()
                image = await asyncio.to_thread(png_of, svg, SIDE, SIDE)
                emoji = await self._client.create_application_emoji(name=name, image=image)
                known[name] = digest
                await self._memory.keep(KEY, json.dumps(known))
            self._shown[name] = emoji.id


def _digest(svg: str) -> str:
    return hashlib.sha256(svg.encode()).hexdigest()[:16]
