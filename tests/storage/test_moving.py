"""A database is carried over whole, either way, or not at all; and its games go on there."""

from contextlib import closing
from pathlib import Path

import pytest

from engine.host.values.records import GameStatus
from storage.engines.database import DatabaseError, open_database, read_only
from storage.engines.places import Place
from storage.engines.sql import Sql
from storage.keeping.backup import back_up
from storage.keeping.moving import MoveError, moved, reading
from storage.keeping.salvaging import OF_A_GAME, SHARED
from tests.engines import place_in
from tests.host.house import PEOPLE, House, house


def held(place: Place) -> dict[str, list[str]]:
    """Read all rows of a database, table by table."""
    with reading(place) as sql:
        tables = (*SHARED, *OF_A_GAME)
        return {
            table: sorted(map(repr, sql.execute(f"SELECT * FROM {table}").fetchall()))
            for table in tables
        }


async def played(folder: Path) -> House:
    """Leave a database with a game that was played, one that runs and a lobby."""
    async with house(folder) as home:
        first = await home.started(2)
        await home.play(first)
        second = await home.started(3, channel=77)
        await home.submit(second, PEOPLE[0])
        await home.lobby(2, channel=78)
        await home.host.wait_idle()
    return home


async def test_a_database_comes_over_and_back_and_its_games_go_on(tmp_path: Path) -> None:
    here, file, again = tmp_path / "here", tmp_path / "file.sqlite3", tmp_path / "again"
    for folder in (here, again):
        folder.mkdir()
    home = await played(here)
    before = held(place_in(here))
    told = await moved(place_in(here), file)
    assert (told.games, told.open_games) == (3, 2)
    await moved(file, place_in(again))
    assert held(place_in(here)) == held(file) == held(place_in(again)) == before
    async with house(again, presenter=home.presenter) as home:
        await home.play(2)
        assert await home.status(2) is GameStatus.OVER
        assert (await home.open(channel=79)).number == 4


async def test_numbers_that_were_left_out_are_not_given_again(tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    await played(tmp_path)
    file = tmp_path / "file.sqlite3"
    await moved(place_in(tmp_path), file)
    database = await open_database(file)
    await database.write(lambda sql: sql.go_on({"games": 9}))
    await database.close()
    await moved(file, place_in(tmp_path / "new"))
    async with house(tmp_path / "new") as home:
        assert (await home.open(channel=79)).number == 10


async def test_nothing_moves_to_where_games_are(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    home = await played(tmp_path)
    async with house(tmp_path / "other", presenter=home.presenter) as other:
        await other.lobby(2)
        with pytest.raises(DatabaseError, match="held by another running bot"):
            await moved(place_in(tmp_path), place_in(tmp_path / "other"))
    before = held(place_in(tmp_path / "other"))
    with pytest.raises(MoveError, match="holds games already"):
        await moved(place_in(tmp_path), place_in(tmp_path / "other"))
    with pytest.raises(MoveError, match="where the games are already"):
        await moved(place_in(tmp_path), place_in(tmp_path))
    assert held(place_in(tmp_path / "other")) == before


async def test_what_does_not_arrive_as_it_was_does_not_arrive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(tmp_path)
    before, file = held(place_in(tmp_path)), tmp_path / "file.sqlite3"
    database = await open_database(file)

    def spoil(sql: Sql) -> None:
        sql.execute(
            "CREATE TRIGGER spoil AFTER INSERT ON seats BEGIN "
            "UPDATE seats SET card = '{}' WHERE game = 2 AND seat = 1; END"
        )

    await database.write(spoil)
    await database.close()
    with pytest.raises(MoveError, match="What seats holds of game 2 did not arrive"):
        await moved(place_in(tmp_path), file)
    assert held(place_in(tmp_path)) == before
    assert not any(held(file).values())


async def test_a_backup_is_a_file_while_the_bot_runs(tmp_path: Path) -> None:
    await played(tmp_path)
    copy = tmp_path / "copy.sqlite3"
    async with house(tmp_path, opened=False):
        told = back_up(place_in(tmp_path), copy, 0.0)
    assert (told.games, told.open_games) == (3, 2)
    assert held(copy) == held(place_in(tmp_path))
    with closing(read_only(copy)) as sql:
        assert sql.execute("PRAGMA journal_mode").fetchone() == ("delete",)
