"""Processes that share the games of a server: who joins, leaves, breaks off or hangs."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import pytest
from psycopg import AsyncConnection

from engine.core.registry import Registry
from engine.host.host import Host
from engine.host.values.people import Person
from engine.host.values.records import GameStatus
from engine.host.values.shards import Shard
from playground.limits import GUARD
from storage.engines.database import DatabaseError, HeldDatabaseError, open_database
from storage.engines.places import Server
from storage.postgres import leases, sharing
from storage.postgres.leases import Leases
from storage.postgres.line import connect
from storage.store import SqlStore
from tests.host.fakes import FakePresenter, ManualClock, until
from tests.host.house import KEY, House, house
from tests.host.sharing import guild_in
from tests.host.test_sharing import begun, one_hosts_posts, played, played_on, told
from tests.toy.game import TOY

TOTAL = 2
CUT = """
SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity
WHERE pid <> pg_backend_pid() AND application_name = current_schema() AND query LIKE {like}
"""
CUT_LEASES = (
    f"SELECT count(pg_terminate_backend(pid, 2000)) FROM ({sharing._STAYING}) AS shared".encode()
)


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let signs of life follow one another at once."""
    monkeypatch.setattr(leases, "PULSE", 0.01)
    monkeypatch.setattr(leases, "VALID", 1.0)
    monkeypatch.setattr(leases, "HUNG", 2.0)


class Crew:
    """Processes, as far as their host and what they share is concerned."""

    def __init__(self, place: Server, stack: AsyncExitStack, before: "Crew | None" = None) -> None:
        self.place = place
        self.clock: ManualClock = before.clock if before else ManualClock()
        self.presenter: FakePresenter = before.presenter if before else FakePresenter(self.clock)
        self._stack = stack
        self.leases: list[Leases] = []
        self.homes: list[House] = []

    async def join(self, total: int = TOTAL) -> House:
        """Begin another process."""
        database = await open_database(self.place, shared=True)
        self._stack.push_async_callback(database.close)
        lease, store = Leases(self.place, total), SqlStore(database)
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
        """Wait until what is told has arrived, and all is out."""
        for _ in range(3):
            for lease in self.leases:
                await until(lambda each=lease: not each._out and each._events.empty())  # type: ignore[misc]
            for home in self.homes:
                await home.host.wait_idle()
            await asyncio.sleep(0.05)  # mail is on its way through a server

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
    async with AsyncExitStack() as stack:
        made = Crew(place, stack, before)
        for _ in range(processes):
            await made.join(total)
        yield made


async def test_who_joins_gets_a_share_and_who_leaves_hands_it_over(place: Server) -> None:
    async with crew(place, 1) as made:
        await made.have((0, 1))
        await made.join()
        await made.have((0,), (1,))
        await made.homes[0].host.close()
        await made.have((), (0, 1))
        assert made.leases[1].owns(None)
        assert made.leases[1].owns(guild_in(3))
        assert [lease.waits for lease in made.leases] == [False, False]


async def test_who_hands_over_waits_until_others_hear_what_was_heard(place: Server) -> None:
    async with crew(place, 2) as made:
        await made.have((0,), (1,))
        first, second = made.leases
        second.hears({1})
        await until(lambda: second._hearing._told.keys() == {1})
        leaving = asyncio.create_task(second.hand_over())
        await made.have((0, 1), ())
        assert (second.heard_elsewhere(0), second.heard_elsewhere(1)) == (False, False)
        for _ in range(5):  # its own word of the last tenure counts for nothing
            second._wake.set()
            await asyncio.sleep(0.02)
        assert not leaving.done()
        first.hears({0, 1})
        async with asyncio.timeout(GUARD):
            await leaving
        assert second.heard_elsewhere(1)
        await made.homes[1].host.close()
        assert second.heard_elsewhere(1) is None, "nobody knows any more"
        async with asyncio.timeout(GUARD):
            await first.hand_over()  # nobody is there to take it


async def test_games_are_shared_alone_or_together_and_by_one_number(place: Server) -> None:
    async with crew(place, 1) as made:
        await made.have((0, 1))
        with pytest.raises(HeldDatabaseError):
            await open_database(place)
        with pytest.raises(DatabaseError, match="in 2 shards, and this one would in 3"):
            await made.join(3)
        number = await made.homes[0].started(channel=guild_in(3))
        await made.quiet()
    async with crew(place, 0) as made:
        home = await made.join(3)  # nobody shares by another number any more
        await made.have((0, 1, 2))
        assert (await home.row(number)).deadline is not None


async def test_another_number_of_shards_loses_no_game(place: Server, tmp_path: Path) -> None:
    """What goes out is the same as if one host had all games from beginning to end."""
    channels = [guild_in(shard) for shard in (2, 3)]
    expected = await one_hosts_posts(tmp_path / "alone", channels)
    chance = random.Random(1)
    async with crew(place, 2) as two:
        await two.have((0,), (1,))
        numbers = [await begun(two.homes, channel, chance) for channel in channels]
        await two.quiet()
    async with crew(place, 2, 3, two) as three:
        await three.have((0, 1), (2,))
        for number in numbers:
            await played_on(three.homes, number, chance)
        await three.quiet()
    async with house(tmp_path, presenter=two.presenter) as home:  # alone
        for number in numbers:
            while await home.status(number) is GameStatus.RUNNING:
                await played_on([home], number, chance)
        await home.host.wait_idle()
        assert told(home) == expected


async def test_a_cut_session_loses_its_shards_and_gets_them_again(place: Server) -> None:
    async with crew(place, 1) as made:
        await made.have((0, 1))
        number = await made.homes[0].lobby(channel=guild_in(3))
        epochs = dict(made.leases[0]._held)
        made.cut_leases()
        await until(lambda: made.leases[0]._held != epochs)
        await made.have((0, 1))
        assert all(made.leases[0]._held[shard] > epochs[shard] for shard in epochs)
        await made.homes[0].start(number)
        await made.homes[0].play(number)


async def test_who_lost_the_server_at_once_gets_back_what_it_had(
    place: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with crew(place, 2) as made:
        await made.have((0,), (1,))
        back, connected = asyncio.Event(), made.leases[0]._connected

        async def slow() -> leases.Raw:
            await back.wait()
            return await connected()

        monkeypatch.setattr(made.leases[0], "_connected", slow)
        made.cut_leases()
        await until(lambda: bool(made.leases[1].shards) and not made.leases[0].shards)
        for _ in range(5):  # it would take what is free, had it not been another's just before
            made.leases[1]._wake.set()
            await asyncio.sleep(0.02)
        assert made.leases[1].shards == (1,)
        back.set()
        await made.have((0,), (1,))


async def test_a_server_that_is_gone_is_told_of_once(
    place: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with crew(place, 1) as made:
        await made.have((0, 1))
        failed, connected = list[None](), made.leases[0]._connected

        async def fail() -> leases.Raw:
            failed.append(None)
            if len(failed) < 5:
                raise ConnectionResetError
            return await connected()

        monkeypatch.setattr(made.leases[0], "_connected", fail)
        made.cut_leases()
        await until(lambda: len(failed) == 5)
        await made.have((0, 1))
    told = [each.getMessage().partition(":")[0] for each in caplog.records]
    assert [each for each in told if "the leases" in each] == [
        "the leases are lost",
        "the leases can be had again",
    ]


async def test_who_hangs_owns_nothing_before_others_take_its_games(place: Server) -> None:
    async with crew(place, 2) as made:
        await made.have((0,), (1,))
        hung = asyncio.Event()

        async def hang(_raw: object) -> None:
            hung.set()
            await asyncio.Event().wait()

        made.leases[1]._turn = hang  # type: ignore[method-assign, assignment]
        await hung.wait()
        await made.have((0,), ())
        assert not made.leases[1].owns(guild_in(3))
        await made.have((0, 1), ())
        made.leases[1]._tasks[0].cancel()  # it never comes back


async def test_who_slept_owns_nothing_until_it_gave_a_sign_of_life_again(place: Server) -> None:
    async with crew(place, 1) as made:
        await made.have((0, 1))
        lease, passed = made.leases[0], [0.0]
        epochs, now = dict(lease._held), lease._now
        lease._now = lambda: now() + passed[0]
        passed[0] = leases.VALID
        assert not lease.owns(None), "before anything else was done"
        assert lease.tenure(None) is None
        await made.have((0, 1))
        assert all(lease._held[shard] > epochs[shard] for shard in epochs)


async def test_who_finds_all_shards_taken_waits(place: Server) -> None:
    async with crew(place, TOTAL) as made:
        await made.have((0,), (1,))
        await made.join()
        spare = made.leases[-1]
        await until(lambda: spare.waits)
        assert spare.shards == ()
        await made.homes[0].host.close()
        await made.have((), (1,), (0,))
        assert not spare.waits


async def test_who_hangs_while_it_leaves_keeps_no_shard(place: Server) -> None:
    async with crew(place, 2) as made:
        await made.have((0,), (1,))
        lease, hung = made.leases[1], asyncio.Event()
        turn = lease._turn

        async def hang(raw: leases.Raw) -> None:
            await turn(raw)
            if not lease._present:
                hung.set()
                await asyncio.Event().wait()

        lease._turn = hang  # type: ignore[method-assign]
        lease._leaving = True
        lease._wake.set()
        await hung.wait()
        await made.have((0, 1), ())
        lease._tasks[0].cancel()  # it never comes back


async def test_a_shard_that_cannot_be_gained_is_not_kept(
    place: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with crew(place, 2) as made:
        await made.have((0,), (1,))
        owning = made.homes[0].host._runtime._owning
        gain = owning.gain
        failed: list[Shard] = []

        async def fail(shard: Shard) -> None:
            if not failed:
                failed.append(shard)
                raise ConnectionResetError
            await gain(shard)

        monkeypatch.setattr(leases, "AGAIN", 0.0)
        monkeypatch.setattr(owning, "gain", fail)
        await made.homes[1].host.close()
        await made.have((0, 1), ())
        assert failed == [Shard(1, TOTAL)]


async def test_who_hangs_while_it_joins_keeps_nobody_from_what_is_shared(
    place: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "_BRIEF", sharing._BRIEF.replace(b"8s", b"500ms"))
    async with crew(place, 1) as made:
        await made.have((0, 1))
        raw: sharing.Raw = await AsyncConnection.connect(place.url, autocommit=True)
        execute, hung = raw.execute, asyncio.Event()

        async def hang(statement: bytes, *values: Any) -> Any:
            if statement == sharing._KNOWN:
                hung.set()
                await asyncio.Event().wait()
            return await execute(statement, *values)

        monkeypatch.setattr(raw, "execute", hang)
        joining = asyncio.create_task(sharing.agree(raw, place, TOTAL))
        await hung.wait()
        async with asyncio.timeout(GUARD):
            await made.join()
        await made.have((0,), (1,))
        joining.cancel()
        await asyncio.gather(joining, return_exceptions=True)
        await raw.close()


@pytest.mark.parametrize(
    ("payload", "mail"),
    [
        ("step 7 81", ("step", 7, 81)),
        ("step 7 ", ("step", 7, None)),
        ("guild 81 ", ("guild", 81, None)),
        ("moon 7 81", None),
        ("step x 81", None),
        ("step", None),
        ("", None),
    ],
)
def test_mail_that_cannot_be_read_is_left_alone(payload: str, mail: sharing.Event | None) -> None:
    assert sharing.mail_of(payload) == mail


async def test_what_one_changes_all_hear(place: Server) -> None:
    async with crew(place, 2) as made:
        await made.have((0,), (1,))
        first, second = (home.host.people_cache for home in made.homes)
        assert not (await second.person(7)).locale
        await first.choose(7, Person(locale="de"))
        await until(lambda: 7 not in second._people)
        assert (await second.person(7)).locale == "de"


def cuts(made: Crew, chance: random.Random) -> Callable[[], None]:
    """Make what breaks connections of all processes now and then."""

    def cut() -> None:
        if chance.random() < 0.2:
            made.cut(chance.choice(["pg_locks", "COMMIT", "pg_"]))

    return cut


async def storm(place: Server, folder: Path, seed: int, games: int, processes: int) -> None:
    chance = random.Random(seed)
    channels = [guild_in(shard) for shard in range(2, 2 + games)]
    expected = await one_hosts_posts(folder, channels)
    async with crew(place, processes) as made:
        cut = cuts(made, chance)
        for channel in channels:
            cut()
            await played(made.homes, channel, chance)
            cut()
            await made.quiet()
        with suppress(TimeoutError):
            await asyncio.wait_for(until(lambda: told(made.homes[0]) == expected), 20)
        now = told(made.homes[0])
        wrong = {key for key in {*now, *expected} if now.get(key) != expected.get(key)}
        assert not wrong, [(key, now.get(key), expected.get(key)) for key in wrong]


async def test_a_storm_loses_and_doubles_nothing(place: Server, tmp_path: Path) -> None:
    await storm(place, tmp_path / "alone", 1, 2, 2)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 22))
async def test_long_storms_lose_and_double_nothing(
    place: Server, tmp_path: Path, seed: int
) -> None:
    await storm(place, tmp_path / "alone", seed, 6, 3)
