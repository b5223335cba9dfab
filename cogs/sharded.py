"""The client where Discord divides its servers: it listens on the shards whose games are here."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection

import aiohttp
import discord
from discord.gateway import DiscordWebSocket

from cogs.client import Mothership, end
from cogs.operating.joining import Joining
from engine.host.values.operating import where

IDENTIFY_GAP = 5.0  # seconds between two sessions that begin, as Discord asks
LOOK = 1.0  # seconds after which it is looked at the latest which shards are ours

Shares = Callable[[Collection[int]], None]

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
    ) -> None:
        super().__init__(joining, trace, shard_count=total)
        self._wanted = wanted
        self._changed = changed
        self._reached: set[int] = set()
        self._kept: set[int] = set()  # shards whose sessions the library keeps up
        self._begun = -IDENTIFY_GAP
        self._following: asyncio.Task[None] | None = None

    @property
    def online(self) -> bool:
        """Tell whether clicks reach us on all of our shards."""
        wanted = set(self._wanted())
        return bool(wanted) and wanted <= self._reached

    async def launch_shards(self) -> None:
        """Listen on whichever shards are ours, as long as the connection lasts."""
        self._connection.shard_count = self.shard_count
        self._connection.shard_ids = []  # the library shall wait for none of them
        self._following = asyncio.create_task(self._follow())

    async def on_shard_connect(self, shard: int) -> None:
        """Note that clicks reach us on a shard."""
        self._reached.add(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Note that clicks reach us again on a shard."""
        self._reached.add(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Note that no click reaches us on a shard."""
        self._reached.discard(shard)

    def _may_hurry(self, *, initial: bool) -> bool:
        now = time.monotonic()
        hurry = initial or now - self._begun > IDENTIFY_GAP
        self._begun = now if hurry else now + IDENTIFY_GAP  # who may not begins after the pause
        return hurry

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
        """End the sessions of shards that are not ours any more, and begin those that are.

        One that broke is left to the library, which begins it again: of two sessions of a shard
        each would hear every click.
        """
        for number in sorted(self._kept - wanted):
            if not self.shards[number].is_closed():  # else it is ended once it is back
                self._kept.discard(number)
                self._reached.discard(number)
                await self.shards[number].disconnect()
                self._forget_guilds(number)
                _log.info("shard %d is heard elsewhere", number)
        for number in sorted(wanted - self._kept):
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, number)
            self._kept.add(number)
            _log.info("shard %d is heard here", number)
            if self._changed.is_set():
                return

    def _forget_guilds(self, shard: int) -> None:
        """Forget the servers of a shard: should it come back, some may have put us out by then."""
        for guild in tuple(self.guilds):
            if guild.shard_id == shard:
                self._connection._remove_guild(guild)  # noqa: SLF001  (nothing else does so)

    async def _hang_up(self) -> None:
        if self._following is not None:
            await end(self._following)
        for shard in self.shards.values():
            if not shard.is_closed():
                await shard.disconnect()
