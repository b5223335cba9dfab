"""Copies, restores and kills: nothing is lost unnoticed, held twice, or left for others."""

import asyncio
import logging
import os
import shutil
import signal
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from engine.host.values.player_notes import Note
from storage.engines.database import DatabaseError, journal_of, open_database, peeked
from storage.engines.holding import Hold, is_held
from storage.keeping.backup import back_up
from tests.host.house import PEOPLE, house

WRITER = """
import asyncio, sys
from pathlib import Path
from storage.engines.database import open_database
async def main():
    database = await open_database(Path(sys.argv[1]))
    await database.write(lambda sql: sql.execute("UPDATE about SET beat = 77"))
    print("written", flush=True)
    await asyncio.Event().wait()
asyncio.run(main())
"""


def linked(path: Path, folder: Path) -> Path:
    link = folder / "link.sqlite3"
    link.symlink_to(path)
    return link


def hard(path: Path, folder: Path) -> Path:
    """A second name of the same file is what a bind mount of it is."""
    link = folder / "elsewhere" / "games.sqlite3"
    link.parent.mkdir()
    os.link(path, link)
    return link


def by_folder(path: Path, folder: Path) -> Path:
    (folder / "way").symlink_to(path.parent)
    return folder / "way" / path.name


def around(path: Path, folder: Path) -> Path:
    return folder / path.parent.name / ".." / path.parent.name / path.name


async def refused(path: Path) -> str:
    with pytest.raises(DatabaseError) as caught:
        await open_database(path)
    assert "\n" not in str(caught.value)
    return str(caught.value)


async def beat_of(path: Path) -> float | None:
    async with peeked(path) as peek:
        found: tuple[float | None] = await peek.read(
            lambda sql: sql.execute("SELECT beat FROM about").fetchone()
        )
    return found[0]


async def killed(path: Path) -> None:
    """Let a process write into a database, and kill it."""
    command = (sys.executable, "-c", WRITER, str(path))
    other = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert other.stdout is not None
    assert await other.stdout.readline() == b"written\n"
    other.send_signal(signal.SIGKILL)
    await other.communicate()
    assert journal_of(path).stat().st_size


@pytest.mark.parametrize("way", [linked, hard, by_folder, around])
async def test_a_database_is_held_by_whatever_path(
    tmp_path: Path, way: Callable[[Path, Path], Path]
) -> None:
    path = tmp_path / "place" / "games.sqlite3"
    database = await open_database(path)
    other = way(path, tmp_path)
    assert is_held(other)
    assert "held by another" in await refused(other)
    await database.close()
    assert not is_held(other)
    await (await open_database(other)).close()


@pytest.mark.parametrize("way", [linked, hard])
async def test_another_process_holds_it_by_whatever_path(
    tmp_path: Path, way: Callable[[Path, Path], Path]
) -> None:
    path = tmp_path / "games.sqlite3"
    await (await open_database(path)).close()
    other = way(path, tmp_path)
    command = (sys.executable, "-c", WRITER, str(other))
    holder = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert holder.stdout is not None
    assert await holder.stdout.readline() == b"written\n"
    try:
        assert is_held(path)
        assert "held by another" in await refused(path)
    finally:
        holder.kill()
        await holder.communicate()
    assert not is_held(path)
    Hold(path).release()


async def test_another_database_in_its_place_is_held_too(tmp_path: Path) -> None:
    """A backup that takes the place of a database while its bot runs starts no second one."""
    path = tmp_path / "games.sqlite3"
    database = await open_database(path)
    copy = back_up(path, tmp_path / "copy.sqlite3", 0.0).file
    copy.rename(path)
    assert is_held(path)
    await refused(path)
    await database.close()


async def test_a_journal_that_is_lost_after_a_kill_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    await (await open_database(path)).close()
    await killed(path)
    kept = journal_of(path).rename(tmp_path / "kept")
    for _ in range(2):
        assert "games.sqlite3-wal is missing" in await refused(path)
        with pytest.raises(DatabaseError, match="-wal is missing"):
            async with peeked(path):
                pass
        with pytest.raises(DatabaseError, match="-wal is missing"):
            back_up(path, tmp_path / "copy.sqlite3", 0.0)
        assert not journal_of(path).exists()
    shutil.copy(kept, journal_of(path))
    assert await beat_of(path) == 77
    await (await open_database(path)).close()
    assert await beat_of(path) == 77


async def test_whoever_gives_a_journal_up_goes_on_without(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    await (await open_database(path)).close()
    await killed(path)
    journal_of(path).write_bytes(b"")
    await (await open_database(path)).close()
    assert await beat_of(path) is None


async def test_a_stopped_bot_leaves_one_file_that_can_be_copied(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    await (await open_database(path)).close()
    assert not journal_of(path).exists()
    copy = tmp_path / "copy.sqlite3"
    shutil.copy(path, copy)
    await (await open_database(copy)).close()


async def test_a_backup_of_a_running_bot_asks_for_no_journal(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    database = await open_database(path)
    copy = back_up(path, tmp_path / "copy.sqlite3", 0.0).file
    await database.close()
    await (await open_database(copy)).close()


async def test_the_journal_of_another_database_is_not_taken_for_its_own(tmp_path: Path) -> None:
    """Its pages would be mixed into a backup that was put in the place of a killed bot's file."""
    path = tmp_path / "games.sqlite3"
    await (await open_database(path)).close()
    copy = back_up(path, tmp_path / "copy.sqlite3", 0.0).file
    await killed(path)
    copy.rename(path)
    assert "-wal was left by" in await refused(path)
    journal_of(path).unlink()
    await (await open_database(path)).close()
    assert await beat_of(path) is None


async def test_the_journal_is_empty_after_every_start(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    database = await open_database(path)
    assert journal_of(path).stat().st_size == 0
    await database.close()
    await killed(path)
    database = await open_database(path)
    assert journal_of(path).stat().st_size == 0
    with closing(sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)) as sql:
        assert sql.execute("SELECT beat, opened FROM about").fetchone() == (77, 1)
    await database.close()


async def test_what_others_could_read_is_closed_to_them(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "games.sqlite3"
    await (await open_database(path)).close()
    await killed(path)
    for file in (path, journal_of(path)):
        file.chmod(0o644)
    database = await open_database(path)
    modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    assert set(modes.values()) == {0o600}, modes
    assert [record.levelno for record in caplog.records].count(logging.WARNING) == 2
    await database.close()


async def test_what_cannot_be_closed_to_others_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite3"
    await (await open_database(path)).close()
    path.chmod(0o604)

    def forbidden(_path: Path, _mode: int) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "chmod", forbidden)
    assert "Others on this machine can read" in await refused(path)


async def test_what_was_deleted_about_somebody_is_in_no_file(tmp_path: Path) -> None:
    secret, long = "a note on the second captain", "many words on the third captain " * 100
    async with house(tmp_path) as home:
        number = await home.started()
        await home.store.write_note(number, PEOPLE[1], Note(1, 1, secret, 0.0))
        await home.store.write_note(number, PEOPLE[1], Note(1, 2, long, 0.0))
        await home.play(number)
        assert secret in everything(tmp_path)
        assert long[:30] in everything(tmp_path)
        assert f'"person":{PEOPLE[1]}' in everything(tmp_path)
        await home.host.privacy.forget(PEOPLE[1])
        kept = everything(tmp_path)
        assert secret not in kept
        assert long[:30] not in kept
        assert f'"person":{PEOPLE[1]}' not in kept


def everything(folder: Path) -> str:
    files = [file for file in folder.iterdir() if not file.name.endswith("-shm")]
    return b"".join(file.read_bytes() for file in files).decode("latin-1")


async def test_a_first_start_that_is_killed_is_made_again(tmp_path: Path) -> None:
    """Killed before the tables are there, it leaves a header that says nothing of whose it is."""
    path = tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(path)) as sql:
        sql.execute("PRAGMA journal_mode = WAL")
        shutil.copy(path, tmp_path / "killed.sqlite3")
    assert (tmp_path / "killed.sqlite3").stat().st_size
    database = await open_database(tmp_path / "killed.sqlite3")
    assert await database.read(lambda sql: sql.execute("SELECT beat FROM about").fetchone())
    await database.close()


async def test_a_journal_without_its_database_is_not_thrown_away(tmp_path: Path) -> None:
    """Whoever moves a killed bot's file and forgets its journal can still bring both together."""
    path = tmp_path / "games.sqlite3"
    await (await open_database(path)).close()
    await killed(path)
    kept = journal_of(path).read_bytes()
    path.rename(tmp_path / "moved.sqlite3")
    assert "-wal was left by" in await refused(path)
    assert journal_of(path).read_bytes() == kept


async def test_a_lost_journal_is_named_where_a_link_leads(tmp_path: Path) -> None:
    path = tmp_path / "place" / "games.sqlite3"
    await (await open_database(path)).close()
    await killed(path)
    journal_of(path).unlink()
    assert f"{path}-wal is missing" in await refused(linked(path, tmp_path))
