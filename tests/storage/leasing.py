"""Processes that share the games of a server, as far as their host and its leases are concerned."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from itertools import count

from engine.core.registry import Registry
from engine.host.host import Host
from engine.host.ownership import CachedData, Owner
from engine.host.runtime.system_clock import since_boot
from engine.host.values.shards import Shard
from storage.engines.database import open_database
from storage.engines.places import Server
from storage.postgres.leases import Leases, Raw
from storage.postgres.line import connect
from storage.postgres.sharing import PRESENT
from storage.store import SqlStore
from tests.host.fakes import FakePresenter, ManualClock, until
from tests.host.house import KEY, House
from tests.toy.game import TOY

TOTAL = 2
MARKS = count(10**15)  # people whom nobody is: what is told of them changes nothing
CUT = """
SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity
WHERE pid <> pg_backend_pid() AND application_name = current_schema() AND query LIKE {like}
"""
CUT_LEASES = PRESENT.replace(b"count(*)", b"count(pg_terminate_backend(pid, 2000))")


class Listener:
    """Hands on what an owner is told, and remembers how much that was."""

    def __init__(self, owner: Owner) -> None:
        self._owner = owner
        self.heard = 0
        self.marks: set[int] = set()

    async def gain(self, shard: Shard) -> None:
        self.heard += 1
        await self._owner.gain(shard)

    async def lose(self, shard: Shard) -> None:
        self.heard += 1
        await self._owner.lose(shard)

    async def give(self, shard: Shard) -> None:
        self.heard += 1
        await self._owner.give(shard)

    def mailed(self, game: int) -> None:
        self.heard += 1
        self._owner.mailed(game)

    def changed(self, kept: CachedData, number: int) -> None:
        if number in self.marks:
            self.marks.discard(number)
        else:
            self.heard += 1
        self._owner.changed(kept, number)

    def forget_all(self) -> None:
        self.heard += 1
        self.marks.clear()  # what was told meanwhile is lost with the session, and made up for
        self._owner.forget_all()


async def _go_on() -> None:
    """Do what a process does that nothing keeps from it."""


class ProbedLeases(Leases):
    """Leases that a test lets sleep, hang, or lose their server; it alone reaches inside."""

    def __init__(self, place: Server, total: int) -> None:
        super().__init__(place, total, lambda: since_boot() + self.slept)
        self.slept = 0.0  # seconds of which nothing was noticed
        self.turns = 0
        self.connecting: Callable[[], Awaitable[None]] = _go_on
        self.turning: Callable[[], Awaitable[None]] = _go_on
        self.turned: Callable[[], Awaitable[None]] = _go_on

    async def open(self, owner: Owner) -> None:
        self.listener = Listener(owner)
        await super().open(self.listener)

    async def _connected(self) -> Raw:
        await self.connecting()
        return await super()._connected()

    async def _turn(self, raw: Raw) -> None:
        await self.turning()
        await super()._turn(raw)
        await self.turned()
        self.turns += 1

    async def whole_turns(self, number: int = 1) -> None:
        """Wait until so many turns have begun and ended."""
        last = self.turns + number + 1  # one may be under way
        await until(lambda: self.turns >= last)


class Crew:
    """Processes on one server."""

    def __init__(self, place: Server, stack: AsyncExitStack, before: "Crew | None" = None) -> None:
        self.place = place
        self.clock: ManualClock = before.clock if before else ManualClock()
        self.presenter: FakePresenter = before.presenter if before else FakePresenter(self.clock)
        self._stack = stack
        self.leases: list[ProbedLeases] = []
        self.homes: list[House] = []

    async def join(self, total: int = TOTAL) -> House:
        """Begin another process."""
        database = await open_database(self.place, shared=True)
        self._stack.push_async_callback(database.close)
        lease, store = ProbedLeases(self.place, total), SqlStore(database)
        host = Host(
            Registry((TOY,)),
            store,
            self.presenter,
            self.clock,
            key_source=lambda size: KEY[:size],
            ownership=lease,
        )
        await host.open()
        self._stack.push_async_callback(host.close)
        self.leases.append(lease)
        self.homes.append(House(host, store, database, self.presenter, self.clock, TOY))
        return self.homes[-1]

    async def have(self, *shards: tuple[int, ...]) -> None:
        """Wait until each process has these shards."""
        await until(lambda: tuple(lease.shards for lease in self.leases) == shards)

    async def quiet(self) -> None:
        """Wait until what is told has arrived, all is out, and nothing more follows from it.

        A server delivers mail in the order in which it was committed: where a mark arrives,
        everything before it has.
        """
        before = -1
        while before != (before := self._heard()):
            for lease in self.leases:
                mark = next(MARKS)
                for each in self.leases:
                    each.listener.marks.add(mark)
                lease.spread(CachedData.PERSON, mark)
            await until(lambda: not any(lease.listener.marks for lease in self.leases))
            for home in self.homes:
                await home.host.wait_idle()

    def _heard(self) -> int:
        return sum(lease.listener.heard for lease in self.leases)

    def cut(self, what: str) -> None:
        """End the sessions that asked for something last."""
        with closing(connect(self.place.url)) as raw:
            raw.execute(CUT.format(like=f"'%{what}%'").encode())

    def cut_leases(self) -> None:
        """End the sessions by which processes share the games, whatever they ask just now."""
        with closing(connect(self.place.url)) as raw:
            ended = raw.execute(CUT_LEASES).fetchone()
        assert ended == (len(self.leases),)


@asynccontextmanager
async def crew(
    place: Server, processes: int, total: int = TOTAL, before: Crew | None = None
) -> AsyncIterator[Crew]:
    """Begin so many processes, of which those before left the server."""
    async with AsyncExitStack() as stack:
        made = Crew(place, stack, before)
        for _ in range(processes):
            await made.join(total)
        yield made


async def left_hanging(hung: asyncio.Event, gone: "asyncio.Future[None]") -> None:
    """Hang until whoever does is gone for good."""
    hung.set()
    await gone
