"""The client where Discord divides its servers: it listens on the shards whose games are here.

When a shard goes to another process its session here is kept until that one hears the shard, too:
Discord lets few sessions begin at once. Until then clicks are taken here as ever; what both hear
is worked by one (`cogs.parts.claiming`). A click that others hear, or of which nobody knows who
does, is left to them for a moment, and then taken all the same.
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

from cogs.client import Mothership
from cogs.operating.joining import Joining
from cogs.operating.stop import end
from cogs.parts.loop_clock import LoopClock
from cogs.parts.pacing import IDENTIFIES, Paces
from engine.host.ownership import Alone, Ownership
from engine.host.ports import Clock
from engine.host.values.operating import where
from engine.host.values.shards import shard_of

IDENTIFY_GAP = 5.0  # seconds between two sessions that begin, as Discord asks
LOOK = 1.0  # seconds after which it is looked at the latest which shards are ours
PATIENCE = 20.0  # seconds for which others may take to hear a shard, beside those for sessions
HOLD = 2.0  # seconds for which a click is left to others
LOOK_AGAIN = 0.1  # seconds between two looks for that

Parse = Callable[[Any], None]

_log = logging.getLogger(__name__)


class ShardedMothership(Mothership, discord.AutoShardedClient):
    """The bot, of which each process has sessions for the shards whose games it moves."""

    def __init__(
        self,
        total: int,
        wanted: Callable[[], Collection[int]],
        ownership: Ownership | None = None,
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
        self._ownership = ownership or Alone(total)
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

    def hears(self, guild: int) -> bool:
        """Tell whether we would know of a server that has us: one of a shard that we hear."""
        return shard_of(guild, self._total) in self._reached

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
        self._ownership.hears(self._reached)

    async def on_shard_resumed(self, shard: int) -> None:
        """Note that clicks reach us again on a shard."""
        await self.on_shard_connect(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Note that no click reaches us on a shard."""
        self._reached.discard(shard)
        self._ownership.hears(self._reached)

    async def hand_over(self) -> None:
        """Let others have what is ours, and hear its people until they do, too."""
        try:
            async with asyncio.timeout(self._longest(len(self._reached))):
                await self._ownership.hand_over()
        except TimeoutError:
            _log.warning(
                "nobody else hears all that was heard here; clicks may have to be repeated"
            )

    def _longest(self, shards: int) -> float:
        """Tell how long it may take until others hear so many shards."""
        return PATIENCE + IDENTIFY_GAP * shards / self._buckets

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
        """Take a click at once if its shard is ours or heard by nobody else, who would go first."""
        guild = click.get("guild_id")
        shard = shard_of(int(guild) if guild else None, self._total)
        if self._takes(shard):
            parse(click)
            return
        task = asyncio.create_task(self._hold(parse, click, shard))
        self._held.add(task)
        task.add_done_callback(self._held.discard)

    async def _hold(self, parse: Parse, click: Any, shard: int) -> None:
        for _ in range(round(HOLD / LOOK_AGAIN)):
            await self._clock.sleep_until(self._clock.now() + LOOK_AGAIN)
            if self._takes(shard):
                break
        parse(click)  # Discord takes one answer to it, and refuses ours where others gave theirs

    def _takes(self, shard: int) -> bool:
        """Tell whether a click is ours to take; what both hear before they know, one works."""
        return shard in self._wanted() or self._ownership.heard_elsewhere(shard) is False

    async def _follow(self) -> None:
        while not self.is_closed():
            self._ownership.changed.clear()
            try:
                await self._adjust(set(self._wanted()))
            except Exception as error:  # noqa: BLE001  (whatever breaks, it is tried again)
                _log.error("the shards are not as they should be: %s", where(error))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ownership.changed.wait(), LOOK)

    async def _adjust(self, wanted: set[int]) -> None:
        """End the sessions of shards that others hear, and begin those that are ours.

        While nobody knows who hears a shard its session stays. One that broke is left to the
        library, which begins it again: of two sessions of a shard each would hear every click.
        None waits for another one that is beginning.
        """
        now = self._clock.now()
        for number in wanted:
            self._lost.pop(number, None)
        for number in sorted({*self._kept, *self._launching} - wanted):
            is_late = now - self._lost.setdefault(number, now) >= self._longest(self._total)
            heard = self._ownership.heard_elsewhere(number)
            if heard or (is_late and heard is False):  # an older program says nothing of that
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
