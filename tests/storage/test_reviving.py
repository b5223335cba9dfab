"""Reviving from the command line: the game goes on, and its captains hear of it at the start."""

import time
from pathlib import Path

import pytest

from engine.host.values.records import GameStatus
from render.games import GAMES
from storage.engines.database import DatabaseError
from storage.engines.sql import Sql
from storage.keeping.archive import ArchiveError
from storage.keeping.checks import check_games
from storage.keeping.commands import cancelled, revived
from tests.engines import place_in
from tests.host.fakes import ManualClock
from tests.host.house import CHANNEL, PACE, PEOPLE, House, house

TREMBLE = GAMES.rules.newest("tremble")


async def stopped(home: House) -> int:
    """Play a round, then note that the rules broke, and that the bot was here yesterday."""
    number = await home.started()
    await home.play_round(number)
    await home.host.wait_idle()

    def halt(sql: Sql) -> None:
        sql.execute("UPDATE games SET status = 'halted' WHERE number = ?", (number,))
        sql.execute("DELETE FROM deadlines WHERE game = ?", (number,))

    await home.database.write(halt)
    return number


async def test_a_game_goes_on_and_says_so_at_the_next_start(tmp_path: Path) -> None:
    path = place_in(tmp_path)
    async with house(tmp_path, game=TREMBLE) as home:
        number = await stopped(home)
        before = await home.store.table(number)
    async with house(tmp_path, game=TREMBLE, presenter=home.presenter, opened=False) as home:
        await home.store.beat(time.time() - 5 * PACE)
    told = len(home.presenter.messages)
    await revived(path, number, GAMES.rules)
    assert len(home.presenter.messages) == told
    home.presenter.clock = ManualClock(time.time())
    async with house(tmp_path, game=TREMBLE, presenter=home.presenter) as home:
        await home.host.wait_idle()
        assert await home.status(number) is GameStatus.RUNNING
        after = await home.store.table(number)
        assert before is not None
        assert after is not None
        assert (after.snapshot.state, after.log) == (before.snapshot.state, before.log)
        texts = [text.key for post in home.presenter.at(CHANNEL) for text in post.texts]
        assert "note-revived-by-owner" in texts
        deadline = (await home.row(number)).deadline
        assert deadline is not None
        assert (
            0 < deadline.due - time.time() < PACE + 60
        )  # the time before it is not given back twice
        await home.submit(number, PEOPLE[0])


async def test_what_cannot_go_on_is_told(tmp_path: Path) -> None:
    path = place_in(tmp_path)
    async with house(tmp_path, game=TREMBLE) as home:
        number = await home.started()
        with pytest.raises(DatabaseError, match="held by another"):
            await revived(path, number, GAMES.rules)
    with pytest.raises(ArchiveError, match="has not stopped"):
        await revived(path, number, GAMES.rules)
    with pytest.raises(ArchiveError, match="no such game"):
        await revived(path, 99, GAMES.rules)


async def test_whoever_runs_the_bot_can_end_what_nobody_can_read(tmp_path: Path) -> None:
    path = place_in(tmp_path)
    async with house(tmp_path, game=TREMBLE) as home:
        number = await home.started()
        await home.database.write(lambda sql: sql.execute("UPDATE games SET terms = '{'"))
    (told,) = [str(finding) for finding in await check_games(path)]
    assert f"Game {number} cannot be read (terms)" in told
    with pytest.raises(ArchiveError, match="has not stopped"):
        await revived(path, number, GAMES.rules)
    await cancelled(path, number, GAMES.rules)
    assert await check_games(path) == []
    with pytest.raises(ArchiveError, match="is over"):
        await cancelled(path, number, GAMES.rules)
    async with house(tmp_path, game=TREMBLE, presenter=home.presenter) as home:
        await home.host.wait_idle()
        assert home.presenter.at(CHANNEL)[-1].kind == "cancelled"
        assert await home.host.game_in(CHANNEL) is None


async def test_the_doctor_names_a_game_that_has_stopped(tmp_path: Path) -> None:
    path = place_in(tmp_path)
    async with house(tmp_path) as home:
        number = await stopped(home)
        (told,) = [str(finding) for finding in await check_games(path)]
        assert f"bot.py revive {number}" in told


async def test_the_doctor_names_damaged_words_that_games_share(tmp_path: Path) -> None:
    path = place_in(tmp_path)
    async with house(tmp_path, game=TREMBLE) as home:
        numbers = [await home.started(channel=channel) for channel in (CHANNEL, CHANNEL + 1)]
        await home.host.wait_idle()
        assert await check_games(path) == []
        damage = "UPDATE vocabularies SET words = ?"
        await home.database.write(lambda sql: sql.execute(damage, (b'"',)))
    told = [str(finding) for finding in await check_games(path)]
    assert len(told) == len(numbers)
    assert all("vocabulary 1, which all games of its kind share" in each for each in told)


async def test_a_game_of_other_rules_stays_as_it_is(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await stopped(home)
    with pytest.raises(ArchiveError, match="not installed"):
        await revived(place_in(tmp_path), number, GAMES.rules)
    async with house(tmp_path, presenter=home.presenter) as home:
        assert await home.status(number) is GameStatus.HALTED
