"""Backups: whole, checked, secret, and made while somebody writes."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from storage.engines.database import DatabaseError, open_database
from storage.keeping.backup import BackupError, back_up
from storage.keeping.salvaging import OF_A_GAME, SHARED
from tests.host.fakes import EPOCH
from tests.host.house import CHANNEL, GUILD, PEOPLE, house
from tests.host.test_lost import break_page, two_games

HEADER = 100  # bytes; behind it begins the list of all tables


def count(file: Path) -> int:
    with closing(sqlite3.connect(file)) as sql:
        return int(sql.execute("SELECT count(*) FROM entries").fetchone()[0])


async def test_a_backup_goes_on_where_it_was_made(tmp_path: Path) -> None:
    copy = tmp_path / "copy" / "games.sqlite3"
    copy.parent.mkdir()
    async with house(tmp_path) as home:
        number = await home.started()
        await home.submit(number, PEOPLE[0])
        await home.host.wait_idle()
        made = await asyncio.to_thread(back_up, tmp_path / "games.sqlite3", copy, EPOCH)
        entries = count(tmp_path / "games.sqlite3")
    assert (made.games, made.open_games) == (1, 1)
    assert "1 games, 1 of them open" in str(made)
    assert count(copy) == entries
    assert [file.name for file in copy.parent.iterdir()] == ["games.sqlite3"]
    async with house(copy.parent, presenter=home.presenter) as home:
        assert (await home.panel(number, PEOPLE[0])).status == "done"
        assert (await home.panel(number, PEOPLE[1])).status == "empty"
        await home.play(number)
        assert isinstance(await home.host.export(number), bytes)


async def test_a_backup_shows_one_moment_while_somebody_writes(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    async with house(tmp_path) as home:
        numbers = [await home.started(channel=channel) for channel in range(1, 9)]

        async def play() -> None:
            for number in numbers:
                await home.play(number)

        playing = asyncio.create_task(play())
        copies = []
        for each in range(5):
            file = tmp_path / f"copy{each}.sqlite3"
            await asyncio.to_thread(back_up, path, file, EPOCH)
            copies.append(count(file))
            await asyncio.sleep(0)
        await playing
    assert copies == sorted(copies)


async def test_a_backup_is_for_its_owner_alone(tmp_path: Path) -> None:
    await (await open_database(tmp_path / "games.sqlite3")).close()
    made = back_up(tmp_path / "games.sqlite3", None, EPOCH)
    assert made.file == tmp_path / "games-20270115-080000.sqlite3"
    assert stat.S_IMODE(made.file.stat().st_mode) == 0o600


async def test_nothing_is_overwritten(tmp_path: Path) -> None:
    await (await open_database(tmp_path / "games.sqlite3")).close()
    target = tmp_path / "mine"
    target.write_text("precious")
    with pytest.raises(BackupError, match="is there already"):
        back_up(tmp_path / "games.sqlite3", target, EPOCH)
    assert target.read_text() == "precious"


def break_roots(path: Path, *names: str) -> None:
    """Write over the first page of each of these tables and indexes."""
    with closing(sqlite3.connect(path)) as sql:
        sql.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = sql.execute("PRAGMA page_size").fetchone()
        roots = dict(sql.execute("SELECT name, rootpage FROM sqlite_schema"))
    with path.open("r+b") as file:
        for name in names:
            file.seek((roots[name] - 1) * size)
            file.write(b"\xff" * 64)


async def test_a_damaged_database_gives_no_backup(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    async with house(tmp_path) as home:
        await home.started()
    break_roots(path, "entries")
    with pytest.raises(BackupError):
        back_up(path, tmp_path / "copy", EPOCH)
    assert not list(tmp_path.glob("copy*"))


def test_a_missing_database_is_told(tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match="no database"):
        back_up(tmp_path / "none.sqlite3", None, EPOCH)


def test_another_programs_database_is_refused(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other")) as sql:
        sql.execute("CREATE TABLE x (y)")
    with pytest.raises(BackupError, match="another program"):
        back_up(tmp_path / "other", tmp_path / "copy", EPOCH)
    assert not (tmp_path / "copy.part").exists()


async def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    await (await open_database(tmp_path / "games.sqlite3")).close()
    with pytest.raises(BackupError, match="cannot be written"):
        back_up(tmp_path / "games.sqlite3", tmp_path / "none" / "copy", EPOCH)


async def test_of_a_damaged_database_all_other_games_are_salvaged(tmp_path: Path) -> None:
    """The channel of the lost game is free, and nothing else takes its number."""
    (tmp_path / "salvaged").mkdir()
    async with house(tmp_path) as home:
        other = await two_games(home)
        await home.host.people_cache.rule(GUILD, lambda guild: replace(guild, games=3))
        await home.submit(other, PEOPLE[0])
        await home.host.wait_idle()
        await break_page(home, tmp_path)
    with pytest.raises(BackupError, match="--salvage"):
        back_up(tmp_path / "games.sqlite3", tmp_path / "copy", EPOCH)
    copy = tmp_path / "salvaged" / "games.sqlite3"
    made = back_up(tmp_path / "games.sqlite3", copy, EPOCH, salvaging=True)
    assert (made.games, made.lost) == (1, (1,))
    assert str(made).endswith("cannot be read: games 1.")
    async with house(copy.parent, presenter=home.presenter) as home:
        assert (await home.panel(other, PEOPLE[0])).status == "done"
        await home.play(other)
        assert (await home.host.people_cache.guild(GUILD)).games == 3
        assert await home.host.game_in(CHANNEL) is None
        assert await home.lobby() == other + 1


async def test_of_a_whole_database_everything_is_salvaged(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.submit(number, PEOPLE[0])
        await home.host.past.write_note(number, PEOPLE[0], 1, "a plan")
        await home.host.past.looked(number, PEOPLE[0])
        home.presenter.failures[CHANNEL] = 1000
        await home.play_round(number)
    made = back_up(tmp_path / "games.sqlite3", tmp_path / "copy", EPOCH, salvaging=True)
    assert made.lost == ()
    dumps = []
    for file in (tmp_path / "games.sqlite3", tmp_path / "copy"):
        with closing(sqlite3.connect(file)) as sql:
            dumps.append(sorted(sql.iterdump()))
    assert dumps[0] == dumps[1]


async def test_every_table_is_salvaged(tmp_path: Path) -> None:
    database = await open_database(tmp_path / "games.sqlite3")
    select = "SELECT name FROM sqlite_schema WHERE type = 'table'"
    tables = await database.read(lambda sql: {name for (name,) in sql.execute(select)})
    await database.close()
    assert tables == {*SHARED, *OF_A_GAME, "about", "sqlite_sequence"}


@pytest.mark.parametrize("gone", [("games_of_a_channel",), ("sqlite_sequence",)])
async def test_what_is_left_out_is_named_and_its_number_stays_its_own(
    tmp_path: Path, gone: tuple[str, ...]
) -> None:
    """Even where nothing but the count of all games tells of them, or that broke, too."""
    (tmp_path / "salvaged").mkdir()
    async with house(tmp_path) as home:
        other = await two_games(home)
    break_roots(tmp_path / "games.sqlite3", "games", *gone)
    copy = tmp_path / "salvaged" / "games.sqlite3"
    made = back_up(tmp_path / "games.sqlite3", copy, EPOCH, salvaging=True)
    assert (made.games, made.lost) == (0, (1, other))
    async with house(copy.parent, presenter=home.presenter) as home:
        assert await home.lobby() == other + 1


async def test_where_no_table_can_be_found_nothing_is_salvaged(tmp_path: Path) -> None:
    """An empty database must not pass for one whose games are all there."""
    path = tmp_path / "games.sqlite3"
    async with house(tmp_path) as home:
        await two_games(home)
    with closing(sqlite3.connect(path)) as sql:
        sql.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("r+b") as file:
        file.seek(HEADER)
        file.write(b"\xff" * 64)
    with pytest.raises(BackupError, match="nothing of it can be salvaged"):
        back_up(path, tmp_path / "copy", EPOCH, salvaging=True)
    assert not list(tmp_path.glob("copy*"))
