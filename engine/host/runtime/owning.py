"""Owning: what a host takes up and puts down as the games of a shard come and go."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from engine.host.ownership import CachedData
from engine.host.ports import Clock, Store
from engine.host.runtime.people_cache import PeopleCache
from engine.host.runtime.publisher import Publisher
from engine.host.runtime.references import References
from engine.host.runtime.scheduler import Scheduler
from engine.host.runtime.session import Session
from engine.host.runtime.session_cache import SessionCache
from engine.host.values.operating import where
from engine.host.values.shards import Shard

_log = logging.getLogger(__name__)


class Owning:
    """Implements the Owner of a host's works."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        sessions: SessionCache,
        people_cache: PeopleCache,
        references: References,
        scheduler: Scheduler,
        publisher: Publisher,
        set_time: Callable[[Session], None],
        answerable: Callable[[], bool],
    ) -> None:
        self._store = store
        self._clock = clock
        self._sessions = sessions
        self._people_cache = people_cache
        self._references = references
        self._scheduler = scheduler
        self._publisher = publisher
        self._set_time = set_time
        self._answerable = answerable  # whether people could answer since the last beat
        self._shards: set[Shard] = set()
        self._unsure: set[Shard] = set()  # where somebody may have written unheard
        self._reading: set[asyncio.Task[None]] = set()

    @property
    def tasks(self) -> list["asyncio.Task[None]"]:
        """List what is being read because others changed it."""
        return list(self._reading)

    async def gain(self, shard: Shard) -> None:
        """Go on with the games of a shard; the time in which nobody moved them is given back."""
        away = await self._give_back(shard)
        self._references.forget()
        times, owed = await self._store.wakes(shard), await self._store.owed(shard)
        _log.info("%d games wait for something, %.0f s given back", len(times), away)
        if not shard.is_whole:
            for session in self._of(shard):  # none may be older than what it owes
                await session.actor.do(session.refresh)
            self._unsure.add(shard)
        self._shards.add(shard)  # not before: where this fails, the shard is left to others
        self._scheduler.add(times)  # from here on nobody else gets in between
        self._publisher.publish(owed)

    async def lose(self, shard: Shard) -> None:
        """Leave the games of a shard alone; return once nothing of them is sent any more."""
        self._shards.discard(shard)
        self._unsure.discard(shard)
        await self._publisher.drop(shard)
        self._references.forget()
        self._sessions.drop(shard)

    async def give(self, shard: Shard) -> None:
        """Leave the games of a shard to others that will go on with them at once.

        The time since the last beat would be given back though people could answer in it.
        """
        await self.lose(shard)
        if self._answerable():
            try:
                await self._store.beat(self._clock.now(), (shard,))
            except Exception as error:  # noqa: BLE001  (others give more back than they had to)
                _log.error("no beat at the end: %s", where(error))

    def mailed(self, game: int) -> None:
        """Read a game of ours that another host changed, and send what it owes."""
        self._read(partial(self._follow, game))

    def changed(self, kept: CachedData, number: int) -> None:
        """Forget what is remembered of somebody or something."""
        if kept is CachedData.PERSON:
            self._people_cache.drop_person(number)
        elif kept is CachedData.GUILD:
            self._people_cache.drop_guild(number)
        elif (session := self._sessions.get(number)) is not None:
            self._read(partial(session.actor.do, session.reload))

    def forget_all(self) -> None:
        """Forget what people and servers chose."""
        self._people_cache.drop_all()

    async def catch_up(self, session: Session) -> None:
        """Send what a game owes that no lane knows of, in the order in which it was written.

        Its card is read after that: one that is older would say that a start is not wanted.
        """
        session.behind = False
        try:
            owed = await self._store.owed_in(session.info.number)
            await session.refresh()
            self._publisher.publish_unknown(owed)
        except Exception as error:  # noqa: BLE001  (whatever the store raises)
            _log.error("what another host owes cannot be read: %s", where(error))
            self.doubt()
        self._set_time(session)

    def doubt(self) -> None:
        """Look at the next beat for what may have been written though nobody was told so."""
        self._unsure |= self._shards

    async def beat(self) -> None:
        """Give a sign of life; where that fails, the next one may work."""
        try:
            await self._store.beat(self._clock.now(), tuple(self._shards))
            for shard in tuple(self._unsure):
                await self._look_again(shard)
        except Exception as error:  # noqa: BLE001  (whatever the store raises)
            _log.error("no beat: %s", where(error))

    async def come_back(self) -> float | None:
        """Give the time back in which nobody could answer; None where that failed."""
        try:
            away = [await self._give_back(shard) for shard in tuple(self._shards)]
            times = [await self._store.wakes(shard) for shard in tuple(self._shards)]
        except Exception as error:  # noqa: BLE001  (whatever the store raises)
            _log.error("time given back, but not all of it: %s", where(error))
            return None
        self._scheduler.reset({game: at for some in times for game, at in some.items()})
        return max(away, default=0.0)

    async def _give_back(self, shard: Shard) -> float:
        sessions = self._of(shard)
        awake = [session.info.number for session in sessions]
        away = await self._store.give_back(self._clock.now(), awake, shard)
        for session in sessions:
            await session.actor.do(session.reload)
        return away

    async def _look_again(self, shard: Shard) -> None:
        """Look for what was committed just as a shard was gained, or told while nobody heard."""
        times, owed = await self._store.wakes(shard), await self._store.owed(shard)
        if shard in self._unsure:
            self._unsure.discard(shard)
            self._scheduler.add_unknown(times)
            for game in self._publisher.unknown(owed):
                self.mailed(game)

    def _of(self, shard: Shard) -> list[Session]:
        """List the sessions in memory whose games belong to a shard."""
        return [each for each in self._sessions if shard.has(each.info.guild)]

    async def _follow(self, game: int) -> None:
        session = await self._sessions.need(game)
        await session.actor.do(partial(self.catch_up, session))

    def _read(self, work: Callable[[], object]) -> None:
        task = asyncio.create_task(self._tried(work))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def _tried(self, work: Callable[[], object]) -> None:
        """Read what others changed; where that fails, look for it at the next beat."""
        try:
            await work()  # type: ignore[misc]
        except Exception as error:  # noqa: BLE001  (whatever the store raises)
            _log.error("what another host changed cannot be read: %s", where(error))
            self.doubt()
