"""The client where Discord divides its servers: it listens on the shards whose games are here.

A session is kept for a while when its shard is lost: whoever shares the games is often back within
a second. Where another process hears the shard by then, too, the one whose games they are takes a
click; the other one waits a moment, as nobody else may hear the shard yet.
"""

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Callable, Collection
from functools import partial
from typing import Any

import aiohttp
import discord
from discord.gateway import DiscordWebSocket

from cogs.client import Mothership, end
from cogs.operating.joining import Joining
from cogs.parts.loop_clock import LoopClock
from cogs.parts.pacing import IDENTIFIES, Paces
from engine.host.ports import Clock
from engine.host.values.operating import where
from engine.host.values.shards import shard_of

IDENTIFY_GAP = 5.0  # seconds between two sessions that begin, as Discord asks
LOOK = 1.0  # seconds after which it is looked at the latest which shards are ours
GRACE = 5.0  # seconds for which the session of a shard is kept that was lost
HOLD = 2.0  # seconds for which a click of a shard that was lost is left to others
LOOK_AGAIN = 0.1  # seconds between two looks for that

Parse = Callable[[Any], None]

_log = logging.getLogger(__name__)


class ShardedMothership(Mothership, discord.AutoShardedClient):
    """The bot, of which each process has sessions for the shards whose games it moves."""

    def __init__(
        self,
        total: int,
        wanted: Callable[[], Collection[int]],
        changed: asyncio.Event,
        joining: Joining | None = None,
        trace: aiohttp.TraceConfig | None = None,
        clock: Clock | None = None,
        paces: Paces | None = None,
    ) -> None:
        super().__init__(joining, trace, shard_count=total)
        self._clock = clock or LoopClock()
        self._paces = paces
        self._buckets = 1  # so many sessions may begin at once
        self._total = total
        self._wanted = wanted
        self._changed = changed
        self._reached: set[int] = set()
        self._launching: dict[int, asyncio.Task[None]] = {}
        self._kept: set[int] = set()  # shards whose sessions the library keeps up
        self._lost: dict[int, float] = {}  # since when they are not ours
        self._slots: set[int | None] = set()  # shards that have waited for their turn to begin
        self._next_slots: dict[int, float] = {}  # by bucket
        self._queues: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)  # by bucket
        self._following: asyncio.Task[None] | None = None
        self._held: set[asyncio.Task[None]] = set()  # clicks
        parsers: Any = self._connection.parsers
        parsers["INTERACTION_CREATE"] = partial(self._admit, parsers["INTERACTION_CREATE"])

    @property
    def online(self) -> bool:
        """Tell whether clicks reach us on all of our shards."""
        wanted = set(self._wanted())
        return bool(wanted) and wanted <= self._reached

    async def launch_shards(self) -> None:
        """Listen on whichever shards are ours, as long as the connection lasts."""
        self._connection.shard_count = self.shard_count
        self._connection.shard_ids = []  # the library shall wait for none of them
        self._buckets = await self._allowed()
        self._following = asyncio.create_task(self._follow())

    async def _allowed(self) -> int:
        """Ask how many sessions may begin at once, and tell where few are left."""
        try:
            limits = await self.fetch_session_start_limits()
        except (discord.DiscordException, OSError, TimeoutError) as error:
            _log.warning("sessions begin one by one: nobody says how many may: %s", where(error))
            return 1
        if limits.remaining < self._total:
            _log.warning("Discord allows only %d more sessions before tomorrow", limits.remaining)
        return max(1, limits.max_concurrency)

    async def on_shard_connect(self, shard: int) -> None:
        """Note that clicks reach us on a shard."""
        self._reached.add(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Note that clicks reach us again on a shard."""
        self._reached.add(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Note that no click reaches us on a shard."""
        self._reached.discard(shard)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Begin a session, unless too many began of late; each has a turn of its own."""
        if self._joining is not None:
            await self._joining.begin(waited=initial)
        if shard_id in self._slots:
            self._slots.remove(shard_id)
        else:
            await self._slot(shard_id or 0)

    async def _slot(self, shard: int) -> None:
        """Wait for a turn to begin a session, behind those of other processes, too."""
        now, bucket = self._clock.now(), shard % self._buckets
        mine = max(now, self._next_slots.get(bucket, now))
        if self._paces is not None:
            wait = await self._paces.take(IDENTIFIES.format(bucket=bucket), IDENTIFY_GAP)
            mine = mine if wait is None else self._clock.now() + wait
        self._next_slots[bucket] = mine + IDENTIFY_GAP
        await self._clock.sleep_until(mine)

    def _admit(self, parse: Parse, click: Any) -> None:
        """Take a click at once if its shard is ours; else others may hear it, too, and go first."""
        guild = click.get("guild_id")
        shard = shard_of(int(guild) if guild else None, self._total)
        if shard in self._wanted():
            parse(click)
            return
        task = asyncio.create_task(self._hold(parse, click, shard))
        self._held.add(task)
        task.add_done_callback(self._held.discard)

    async def _hold(self, parse: Parse, click: Any, shard: int) -> None:
        for _ in range(round(HOLD / LOOK_AGAIN)):
            await self._clock.sleep_until(self._clock.now() + LOOK_AGAIN)
            if shard in self._wanted():
                break
        parse(click)  # Discord takes one answer to it, and refuses ours where others gave theirs

    async def _follow(self) -> None:
        while not self.is_closed():
            self._changed.clear()
            try:
                await self._adjust(set(self._wanted()))
            except Exception as error:  # noqa: BLE001  (whatever breaks, it is tried again)
                _log.error("the shards are not as they should be: %s", where(error))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), LOOK)

    async def _adjust(self, wanted: set[int]) -> None:
        """End the sessions of shards that are lost for good, and begin those that are ours.

        One that broke is left to the library, which begins it again: of two sessions of a shard
        each would hear every click. None waits for another one that is beginning.
        """
        now = self._clock.now()
        for number in wanted:
            self._lost.pop(number, None)
        for number in sorted({*self._kept, *self._launching} - wanted):
            if now - self._lost.setdefault(number, now) >= GRACE:
                await self._drop(number)
        for number in sorted(wanted - self._kept - self._launching.keys()):
            task = self._launching[number] = asyncio.create_task(self._begin(number))
            task.add_done_callback(partial(self._begun, number))

    async def _drop(self, number: int) -> None:
        """End the session of a shard, or what begins one."""
        launching = self._launching.get(number)
        if launching is not None:
            await end(launching)
        elif not self.shards[number].is_closed():  # else it is ended once it is back
            self._kept.discard(number)
            self._reached.discard(number)
            await self.shards[number].disconnect()
            self._forget_guilds(number)
            _log.info("shard %d is heard elsewhere", number)

    async def _begin(self, number: int) -> None:
        # One after another: none keeps a turn from other processes long before it comes.
        async with self._queues[number % self._buckets]:
            if number not in self._wanted():
                return
            await self._slot(number)
        if number not in self._wanted():
            return
        self._slots.add(number)
        await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, number)
        self._kept.add(number)
        _log.info("shard %d is heard here", number)

    def _begun(self, number: int, task: "asyncio.Task[None]") -> None:
        del self._launching[number]
        self._slots.discard(number)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("shard %d cannot be heard: %s", number, where(error))

    def _forget_guilds(self, shard: int) -> None:
        """Forget the servers of a shard: should it come back, some may have put us out by then."""
        for guild in tuple(self.guilds):
            if guild.shard_id == shard:
                self._connection._remove_guild(guild)  # noqa: SLF001  (nothing else does so)

    async def _hang_up(self) -> None:
        if self._following is not None:
            await end(self._following)
        for task in (*self._launching.values(), *self._held):
            await end(task)
        for shard in self.shards.values():
            if not shard.is_closed():
                await shard.disconnect()
