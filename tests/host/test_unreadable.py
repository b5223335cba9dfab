"""What cannot be read harms nothing else: rows of the outbox, games, what people chose."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from engine.host.doors.staff import Officer
from engine.host.values.denials import Denial
from engine.host.values.people import Person
from engine.host.values.posts import PostKind
from engine.host.values.records import GameStatus
from playground.limits import GUARD
from storage.tables.listing import read_broken
from tests.host.house import CHANNEL, PACE, PEOPLE, House, card, house, reason
from tests.host.test_denials import OtherCards

OTHER = 8  # the channel of a game in which nothing is wrong
UNSENT = "kind = 'news' AND state IN ('pending', 'sending')"
STAFF = Officer(999, "Warden", staff=True)
Damage = tuple[str, str | bytes | int]  # a statement, and what it writes
NO_TEXT = "no text"  # which a server does not even take
PARTS: dict[str, Damage] = {
    "terms": ("UPDATE games SET terms = ? WHERE number = 1", '{"pace": '),
    "terms of other kinds": ("UPDATE games SET terms = ? WHERE number = 1", '{"pace": "soon"}'),
    "proceedings": ("UPDATE games SET proceedings = ? WHERE number = 1", "nothing"),
    NO_TEXT: ("UPDATE games SET terms = CAST(? AS TEXT) WHERE number = 1", b"{\xff\0\xfe"),
    "seats": ("UPDATE seats SET card = ? WHERE game = 1 AND seat = 1", "[]"),
    "deadline": ("UPDATE deadlines SET extended = ? WHERE game = 1", "7"),
    "open posts": ("UPDATE open_posts SET card = ? WHERE game = 1", b"{"),
    "scene": ("UPDATE scenes SET scene = ? WHERE game = 1", b"{"),
    "no text in a scene": ("UPDATE scenes SET scene = ? WHERE game = 1", b'{"name":"\xff"}'),
}
TABLES: dict[str, Damage] = {
    "snapshot": ("UPDATE snapshots SET snapshot = ? WHERE game = 1", b"\0\x11\x22\x33"),
    "state": ("UPDATE snapshots SET snapshot = ? WHERE game = 1", b"{}"),
    "number of a step": ("UPDATE entries SET number = ? WHERE game = 1 AND number = 0", 10000),
    "log": ("UPDATE entries SET entries = ? WHERE game = 1", b"[{}]"),
    "inbox": ("UPDATE desks SET inbox = ? WHERE game = 1", '{"x": 1}'),
}
ROWS: dict[str, Damage] = {
    "payload": ("UPDATE owed SET payload = ?", b"{"),
    "payload of another kind": ("UPDATE owed SET payload = ?", b"[1]"),
    "view": ("UPDATE owed SET payload = ?", b'{"view":{"x":1}}'),
    "kind": ("UPDATE outbox SET kind = ?", "fanfare"),
    "state": ("UPDATE outbox SET state = ?", "burning"),
    "seat": ("UPDATE owed SET payload = ?", b'{"called":[77]}'),
}
EACH_PART = [
    pytest.param(part, marks=[pytest.mark.file] if part == NO_TEXT else [])
    for part in (*PARTS, *TABLES)
]


async def settled(home: House) -> None:
    """Wait until all is told; what is tried again and again fails the test."""
    async with asyncio.timeout(GUARD):
        await home.host.wait_idle()


async def owing(home: House) -> int:
    """Start a game, and let its channel miss what happened next."""
    number = await home.started()
    await settled(home)
    home.presenter.failures[CHANNEL] = 1000
    await home.play_round(number)
    return number


async def spoil(home: House, statement: str, *values: str | bytes | int) -> None:
    await home.database.write(lambda sql: sql.execute(statement, values))


@pytest.mark.parametrize("spoiling", ROWS.values(), ids=list(ROWS))
async def test_a_row_that_cannot_be_told_holds_nothing_up(
    tmp_path: Path, spoiling: Damage, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as home:
        number = await owing(home)
        spoilt = f"(SELECT min(id) FROM outbox WHERE {UNSENT})"
        statement, value = spoiling
        where = f" WHERE {'post' if 'owed' in statement else 'id'} = {spoilt}"
        if value == ROWS["seat"][1]:
            await spoil(home, f"UPDATE outbox SET kind = 'summons' WHERE id = {spoilt}")
            where = " WHERE post = (SELECT id FROM outbox WHERE kind = 'summons')"
        await spoil(home, statement + where, value)
    home.presenter.failures.clear()
    async with house(tmp_path, presenter=home.presenter) as home:
        await settled(home)
        (told,) = [post for post in home.presenter.at(CHANNEL) if post.kind is PostKind.UNTOLD]
        assert not told.whole
        assert any("told in short" in line for line in caplog.messages)
        await home.play(number)
        assert home.presenter.at(CHANNEL)[-1].kind is PostKind.OVER
        read = "SELECT count(*) FROM owed"
        assert await home.database.read(lambda sql: sql.execute(read).fetchone()) == (0,)


async def test_numbers_of_posts_that_cannot_be_hold_nothing_up(tmp_path: Path) -> None:
    """A game knows by what stands in the outbox how many posts it has, and begins anew at need."""
    async with house(tmp_path) as home:
        number = await home.started()
        await settled(home)
        await spoil(home, "UPDATE outbox SET number = number - 1000 WHERE number < 1000")
    async with house(tmp_path, presenter=home.presenter) as home:
        assert (await home.row(number)).posts == 0
        await home.play(number)
        assert home.presenter.at(CHANNEL)[-1].kind is PostKind.OVER
        assert (await home.row(number)).posts > 0


async def test_a_row_for_a_seat_that_is_not_there_is_parked(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        home.presenter.failures[PEOPLE[1]] = 1000
        await home.started()
        await spoil(home, "UPDATE outbox SET seat = 9 WHERE kind = 'order' AND seat = 1")
    async with house(tmp_path, presenter=home.presenter) as home:
        await settled(home)
        read = "SELECT state FROM outbox WHERE seat = 9"
        assert await home.database.read(lambda sql: sql.execute(read).fetchone()) == ("parked",)


async def test_what_cannot_be_told_is_told_once_though_the_host_is_killed(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await owing(home)
        await spoil(home, f"UPDATE outbox SET kind = 'fanfare' WHERE {UNSENT}")
        read = "SELECT count(*) FROM outbox WHERE kind = 'fanfare'"
        (spoilt,) = await home.database.read(lambda sql: sql.execute(read).fetchone())
    for _ in range(2):
        async with house(tmp_path, presenter=home.presenter) as home:
            await home.clock.advance(1)
    home.presenter.failures.clear()
    for _ in range(2):
        async with house(tmp_path, presenter=home.presenter) as home:
            await home.clock.advance(1000)
            await settled(home)
    kinds = [post.kind for post in home.presenter.at(CHANNEL)]
    assert kinds.count(PostKind.UNTOLD) == spoilt > 0


async def test_a_start_that_cannot_be_told_ends_its_game(tmp_path: Path) -> None:
    """No other post can fix its dice."""
    async with house(tmp_path) as home:
        number = await home.lobby()
        await settled(home)
        home.presenter.failures[CHANNEL] = 1000
        card(await home.host.start(number, PEOPLE[0]))
        starts = "post = (SELECT id FROM outbox WHERE kind = 'start')"
        await spoil(home, f"UPDATE owed SET payload = ? WHERE {starts}", b"{")
    home.presenter.failures.clear()
    async with house(tmp_path, presenter=home.presenter) as home:
        await settled(home)
        await home.begun(number)
        assert await home.status(number) is GameStatus.CANCELLED


async def command(home: House) -> None:
    card(await home.host.cancel(1, PEOPLE[0]))


async def staff(home: House) -> None:
    card(await home.host.staff.cancel(1, STAFF))


async def operator(home: House) -> None:
    card(await home.host.staff.cancel(1, None))


@pytest.mark.parametrize("cancel", [command, staff, operator])
@pytest.mark.parametrize("part", EACH_PART)
async def test_a_game_that_cannot_be_read_is_halted_and_can_be_cancelled(
    tmp_path: Path, part: str, cancel: Callable[[House], Awaitable[None]]
) -> None:
    async with house(tmp_path) as home:
        await home.started()
        other = await home.started(channel=OTHER)
        await settled(home)
        await spoil(home, *{**PARTS, **TABLES}[part])
        assert list(await home.database.read(read_broken)) == [1]
    async with house(tmp_path, presenter=home.presenter) as home:
        await home.clock.advance(PACE + 1)
        await settled(home)
        assert await home.status(1) is GameStatus.HALTED
        assert home.presenter.at(CHANNEL)[-1].kind is PostKind.HALTED
        assert await reason(home.host.panel(1, PEOPLE[0])) == Denial.HALTED
        assert await reason(home.host.submit(1, PEOPLE[0], "r1:bid", {})) == Denial.HALTED
        assert await reason(home.host.staff.revive(1, STAFF)) == Denial.STILL_BROKEN
        assert await home.status(other) is GameStatus.RUNNING
        await cancel(home)
        await settled(home)
        assert home.presenter.at(CHANNEL)[-1].kind is PostKind.CANCELLED
        assert await home.host.game_in(CHANNEL) is None
        await home.lobby()
        await home.play(other)


async def test_a_game_whose_numbers_are_taken_stands_still_and_is_halted_by_a_restart(
    tmp_path: Path,
) -> None:
    """Its next step would take the number of one that is there: that never works."""
    async with house(tmp_path) as home:
        number = await home.started()
        await settled(home)
        taken = "(SELECT sum(count) FROM entries WHERE game = 1)"
        await spoil(home, f"UPDATE entries SET number = {taken} WHERE game = 1 AND number = 0")
        await home.clock.advance(PACE + 1)
        await settled(home)
        assert await reason(home.host.panel(number, PEOPLE[0])) == Denial.HALTED
    async with house(tmp_path, presenter=home.presenter) as home:
        await home.clock.advance(PACE + 1)
        await settled(home)
        assert home.presenter.at(CHANNEL)[-1].kind is PostKind.HALTED


async def test_a_game_that_cannot_be_read_is_cancelled_before_anybody_halts_it(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        await home.started()
        await spoil(home, *PARTS["terms"])
    async with house(tmp_path, presenter=home.presenter) as home:
        await command(home)
        await settled(home)
        kinds = [post.kind for post in home.presenter.at(CHANNEL)]
        assert kinds[-2:] == [PostKind.HALTED, PostKind.CANCELLED]


async def test_what_cannot_be_read_is_kept_for_whoever_mends_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.started()
        await spoil(home, *PARTS["proceedings"])
    async with house(tmp_path, presenter=home.presenter) as home:
        await home.clock.advance(PACE + 1)
        await settled(home)
        await spoil(home, "UPDATE games SET proceedings = '{}' WHERE number = 1")
    async with house(tmp_path, presenter=home.presenter) as home:
        card(await home.host.staff.revive(1, STAFF))
        await home.play(1)


async def test_rules_that_are_gone_halt_their_game_until_they_are_back(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
    async with house(tmp_path, game=OtherCards(), presenter=home.presenter) as home:
        await home.clock.advance(PACE + 1)
        await settled(home)
        assert await home.status(number) is GameStatus.HALTED
        assert home.presenter.at(CHANNEL)[-1].kind is PostKind.HALTED
        assert await reason(home.host.staff.revive(number, STAFF)) == Denial.UNKNOWN_GAME
    async with house(tmp_path, presenter=home.presenter) as home:
        card(await home.host.staff.revive(number, STAFF))
        await home.play(number)


async def test_a_person_whose_choices_cannot_be_read_has_the_usual(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as home:
        await spoil(home, f"INSERT INTO people VALUES ({PEOPLE[0]}, 'x')")
        await home.play(await home.started())
        assert await home.host.people_cache.person(PEOPLE[0]) == Person()
    assert [record.levelno for record in caplog.records].count(logging.ERROR) == 1


@pytest.mark.parametrize("part", EACH_PART)
async def test_a_person_in_a_game_that_cannot_be_read_is_forgotten(
    tmp_path: Path, part: str
) -> None:
    async with house(tmp_path) as home:
        await home.started()
        await home.started(channel=OTHER)
        await settled(home)
        await spoil(home, *{**PARTS, **TABLES}[part])
    async with house(tmp_path, presenter=home.presenter) as home:
        await home.host.privacy.forget(PEOPLE[1])
        assert await home.host.games_of(PEOPLE[1]) == ()
