"""A page of the file that breaks under one game while the bot runs stops that game alone."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.registry import Registry
from engine.host.doors.staff import Officer
from engine.host.host import Host
from engine.host.values.denials import Denial
from engine.host.values.posts import PostKind
from engine.host.values.records import GameStatus
from storage.engines.sql import Sql
from storage.keeping.checks import check_database, check_games
from tests.host.house import CHANNEL, KEY, PACE, PEOPLE, House, chosen_by, house, reason
from tests.host.test_unreadable import OTHER, settled
from tests.toy.game import TOY

STAFF = Officer(999, "Warden", staff=True)
pytestmark = pytest.mark.file

FILE = "games.sqlite3"
PAD = "UPDATE games SET terms = json_set(terms, '$.pad', printf('%2500s', 'pad of ' || number))"
OF_FIRST = b"pad of 1"


def _settle(sql: Sql) -> None:
    """Bring all to the file, and keep nothing of it in memory."""
    sql.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    sql.execute("PRAGMA shrink_memory").fetchall()


async def break_page(home: House, folder: Path) -> None:
    """Break the page on which the row of game 1 is, and that of no other."""
    await home.database.write(lambda sql: sql.execute(PAD))
    await home.database.read(_settle)
    place = (folder / FILE).read_bytes().index(OF_FIRST)
    with (folder / FILE).open("r+b") as file:
        file.seek(place - place % 4096)
        file.write(b"\x55" * 4096)
    await home.database.read(_settle)


@asynccontextmanager
async def rehosted(home: House) -> AsyncIterator[House]:
    """Let another host go on with an open database, as at a start: it has no game in memory."""
    await home.host.close()
    host = Host(
        Registry((TOY,)), home.store, home.presenter, home.clock, key_source=lambda size: KEY[:size]
    )
    await host.open()
    try:
        yield replace(home, host=host)
    finally:
        await host.close()


async def two_games(home: House) -> int:
    await home.started()
    other = await home.started(channel=OTHER)
    await settled(home)
    return other


async def stands_still(home: House, other: int) -> None:
    """Insist that game 1 is as if halted, is retried by nobody, and that the other goes on."""
    await settled(home)
    assert await home.status(1) is GameStatus.HALTED
    found = await home.host.game_in(CHANNEL)
    assert found is not None
    assert found.number == 1
    assert await reason(home.host.panel(1, PEOPLE[0])) == Denial.HALTED
    assert await reason(home.host.submit(1, PEOPLE[0], "r1:bid", {})) == Denial.HALTED
    assert await reason(home.host.staff.cancel(1, STAFF)) == Denial.HALTED
    assert await reason(home.host.staff.revive(1, STAFF)) == Denial.STILL_BROKEN
    assert await home.status(other) is GameStatus.RUNNING
    await home.play(other)


async def test_a_game_whose_page_is_broken_stands_still(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as first:
        other = await two_games(first)
        await break_page(first, tmp_path)
        async with rehosted(first) as home:
            for _ in range(5):
                await home.clock.advance(PACE + 1)
            await stands_still(home, other)
            assert len([each for each in caplog.records if each.levelno >= logging.ERROR]) <= 1


async def test_a_game_whose_page_breaks_while_it_is_played_stands_still(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as home:
        other = await two_games(home)
        panel = await home.panel(1, PEOPLE[0])
        await break_page(home, tmp_path)
        assert panel.group is not None
        answer = chosen_by(panel, home.game)
        assert await reason(home.host.submit(1, PEOPLE[0], panel.group, answer)) == Denial.HALTED
        for _ in range(5):
            await home.clock.advance(PACE + 1)
        await stands_still(home, other)
        told = [each for each in caplog.messages if "game 1 stands still" in each]
        assert len(told) == 1
        assert len([each for each in caplog.records if each.levelno >= logging.ERROR]) == 1


async def test_posts_of_a_lost_game_stay_owed(tmp_path: Path) -> None:
    """Once its page is mended or a backup is there they go out; until then nobody tries."""
    async with house(tmp_path) as first:
        await two_games(first)
        first.presenter.failures[CHANNEL] = 1000
        await first.play_round(1)
        await break_page(first, tmp_path)
        first.presenter.failures.clear()
        before = len(first.presenter.at(CHANNEL))
        read = "SELECT id FROM owed JOIN outbox ON id = post WHERE game = 1 AND seat IS NULL"
        owed = await first.database.read(lambda sql: sql.execute(read).fetchall())
        assert owed
        async with rehosted(first) as home:
            await settled(home)
            assert len(home.presenter.at(CHANNEL)) == before
            assert await home.database.read(lambda sql: sql.execute(read).fetchall()) == owed


async def test_the_doctor_names_a_lost_game_while_the_bot_runs(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await two_games(home)
        assert (await check_database(tmp_path / FILE)).healthy
        await break_page(home, tmp_path)
        found = await check_database(tmp_path / FILE)
        assert not found.healthy
        assert "damaged" in found.text
        (lost,) = await check_games(tmp_path / FILE)
        assert "Game 1 cannot be read" in lost.text
        assert home.presenter.at(CHANNEL)[-1].kind is not PostKind.HALTED
