"""Processes that share the games of a server: who joins, leaves, breaks off or hangs."""

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from psycopg import AsyncConnection

from engine.host.values.people import Person
from engine.host.values.records import GameStatus
from engine.host.values.shards import Shard, Tenure
from playground.limits import GUARD
from storage.engines.database import DatabaseError, HeldDatabaseError, open_database
from storage.engines.places import Server
from storage.postgres import leases, sharing
from storage.postgres.leases import Leases
from tests.host.fakes import until
from tests.host.house import house
from tests.host.sharing import guild_in
from tests.host.test_sharing import begun, one_hosts_posts, played, played_on, told
from tests.storage.leasing import TOTAL, Crew, crew, left_hanging

SHIPPED_VALID, SHIPPED_HUNG, SHIPPED_PULSE = leases.VALID, leases.HUNG, leases.PULSE


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let signs of life follow one another at once, and none be late on a busy machine."""
    monkeypatch.setattr(leases, "PULSE", 0.01)
    monkeypatch.setattr(leases, "VALID", GUARD)
    monkeypatch.setattr(leases, "HUNG", 2 * GUARD)


def tenures(lease: Leases) -> list[Tenure | None]:
    """List in which tenures both shards are had."""
    return [lease.tenure(guild_in(shard)) for shard in (2, 3)]


def are_later(now: list[Tenure | None], before: list[Tenure | None]) -> bool:
    """Tell whether the tenures of all shards are later ones."""
    return all(
        new is not None and old is not None and new.epoch > old.epoch
        for new, old in zip(now, before, strict=True)
    )


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
        await second.whole_turns()
        leaving = asyncio.create_task(second.hand_over())
        await made.have((0, 1), ())
        assert (second.heard_elsewhere(0), second.heard_elsewhere(1)) == (False, False)
        await second.whole_turns(5)  # its own word of the last tenure counts for nothing
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
        before = tenures(made.leases[0])
        made.cut_leases()
        await until(lambda: tenures(made.leases[0]) != before)
        await made.have((0, 1))
        assert are_later(tenures(made.leases[0]), before)
        await made.homes[0].start(number)
        await made.homes[0].play(number)


async def test_who_lost_the_server_at_once_gets_back_what_it_had(
    place: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with crew(place, 2) as made:
        await made.have((0,), (1,))
        monkeypatch.setattr(leases, "SETTLE", GUARD)
        back = asyncio.Event()

        async def slow() -> None:
            await back.wait()

        made.leases[0].connecting = slow
        made.cut_leases()
        await until(lambda: bool(made.leases[1].shards) and not made.leases[0].shards)
        await made.leases[1].whole_turns(5)  # it would take what is free, but that was another's
        assert made.leases[1].shards == (1,)
        back.set()
        await made.have((0,), (1,))


async def test_a_server_that_is_gone_is_told_of_once(
    place: Server, caplog: pytest.LogCaptureFixture
) -> None:
    async with crew(place, 1) as made:
        await made.have((0, 1))
        failed = list[None]()

        async def fail() -> None:
            failed.append(None)
            if len(failed) < 5:
                raise ConnectionResetError

        made.leases[0].connecting = fail
        made.cut_leases()
        await until(lambda: len(failed) == 5)
        await made.have((0, 1))
    told = [each.getMessage().partition(":")[0] for each in caplog.records]
    assert [each for each in told if "the leases" in each] == [
        "the leases are lost",
        "the leases can be had again",
    ]


async def test_who_hangs_owns_nothing_before_others_take_its_games(
    place: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with crew(place, 2) as made:
        await made.have((0,), (1,))
        first, second = made.leases
        hung, gone = asyncio.Event(), asyncio.get_running_loop().create_future()
        second.turning = partial(left_hanging, hung, gone)
        await hung.wait()
        second.slept = leases.VALID
        assert second.shards == ()
        assert not second.owns(guild_in(3))
        await first.whole_turns()
        assert first.shards == (0,), "it hung for too short a time"
        monkeypatch.setattr(leases, "HUNG", 0.0)
        await made.have((0, 1), ())
        gone.cancel()  # it never comes back


def test_who_hangs_owns_nothing_for_a_while_before_others_end_its_session() -> None:
    assert SHIPPED_VALID + SHIPPED_PULSE < SHIPPED_HUNG


async def test_who_slept_owns_nothing_until_it_gave_a_sign_of_life_again(place: Server) -> None:
    async with crew(place, 1) as made:
        await made.have((0, 1))
        lease = made.leases[0]
        before = tenures(lease)
        lease.slept = leases.VALID
        assert not lease.owns(None), "before anything else was done"
        assert lease.tenure(None) is None
        await made.have((0, 1))
        assert are_later(tenures(lease), before)


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


async def test_who_hangs_while_it_leaves_keeps_no_shard(
    place: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with crew(place, 2) as made:
        await made.have((0,), (1,))
        lease, hung = made.leases[1], asyncio.Event()
        gone = asyncio.get_running_loop().create_future()

        async def hang() -> None:
            if not lease.shards:
                await left_hanging(hung, gone)

        lease.turned = hang
        leaving = asyncio.create_task(lease.hand_over())
        await hung.wait()
        monkeypatch.setattr(leases, "HUNG", 0.0)
        await made.have((0, 1), ())
        gone.cancel()  # it never comes back
        leaving.cancel()


async def test_a_shard_that_cannot_be_gained_is_not_kept(
    place: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with crew(place, 2) as made:
        await made.have((0,), (1,))
        owner = made.leases[0].listener
        gain = owner.gain
        failed: list[Shard] = []

        async def fail(shard: Shard) -> None:
            if not failed:
                failed.append(shard)
                raise ConnectionResetError
            await gain(shard)

        monkeypatch.setattr(leases, "AGAIN", 0.0)
        monkeypatch.setattr(owner, "gain", fail)
        await made.homes[1].host.close()
        await made.have((0, 1), ())
        assert failed == [Shard(1, TOTAL)]


async def test_who_hangs_while_it_joins_keeps_nobody_from_what_is_shared(
    place: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with crew(place, 1) as made:
        await made.have((0, 1))
        raw: sharing.Raw = await AsyncConnection.connect(place.url, autocommit=True)
        execute, hung = raw.execute, asyncio.Event()
        limits: list[bytes] = []

        async def hang(statement: bytes, *values: Any) -> Any:
            if b"timeout" in statement:
                limits.append(statement.replace(b"'8s'", b"'1ms'"))
            if b"FROM leases" in statement:
                for limit in limits:  # sooner, but not before it hangs
                    await execute(limit)
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
        await made.quiet()
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
            await until(lambda: told(made.homes[0]) == expected)
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
