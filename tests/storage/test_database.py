"""Databases that cannot be used are refused untouched, in one sentence."""

import asyncio
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from storage.engines.database import VERSION, Database, DatabaseError, open_database, peeked
from storage.engines.holding import is_held
from storage.engines.sql import ClosedError, Sql
from storage.keeping.backup import BackupError, back_up
from storage.tables.addresses import GUILD_AT

OTHER_BEAT = "UPDATE about SET beat = 7"

HOLDER = """
import asyncio, sys
from contextlib import closing
from pathlib import Path
from storage.engines.database import open_database
async def main():
    database = await open_database(Path(sys.argv[1]))
    print("held", flush=True)
    await asyncio.Event().wait()
asyncio.run(main())
"""


async def refused(path: Path) -> str:
    """Open what must be refused; return the sentence."""
    with pytest.raises(DatabaseError) as caught:
        await open_database(path)
    sentence = str(caught.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    return sentence


def contents(folder: Path) -> dict[str, bytes]:
    """Read all files but those that are only there to be locked or mapped."""
    files = (file for file in folder.iterdir() if not file.name.endswith((".lock", "-shm")))
    return {file.name: file.read_bytes() for file in files}


async def version_of(database: Database) -> int:
    def read(sql: Sql) -> int:
        (version,) = sql.execute("PRAGMA user_version").fetchone()
        return int(version)

    return await database.read(read)


async def test_a_new_database_is_made_with_its_folders(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "games.sqlite3"
    database = await open_database(path)
    assert await version_of(database) == VERSION
    await database.close()
    assert path.exists()


async def test_a_hall_of_fame_is_found_without_looking_at_every_server(tmp_path: Path) -> None:
    """In files made before there was an index, too."""
    path = tmp_path / "games.sqlite3"
    await (await open_database(path)).close()
    with closing(sqlite3.connect(path)) as file:
        file.execute("DROP INDEX guilds_by_address")
    database = await open_database(path)
    plan = await database.read(
        lambda sql: sql.execute(f"EXPLAIN QUERY PLAN {GUILD_AT}", ("x",)).fetchall()
    )
    await database.close()
    assert [row[3] for row in plan] == ["SEARCH guilds USING INDEX guilds_by_address (<expr>=?)"]


async def test_what_is_written_lasts_through_a_power_failure(tmp_path: Path) -> None:
    database = await open_database(tmp_path / "games.sqlite3")

    def read(sql: Sql) -> tuple[str, int, int]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        mode, sync, keys = (sql.execute(f"PRAGMA {name}").fetchone()[0] for name in names)
        return mode, sync, keys

    assert await database.read(read) == ("wal", 2, 1)
    await database.close()


async def test_a_newer_database_is_refused_untouched(tmp_path: Path) -> None:
    (live, dead) = (tmp_path / "live", tmp_path / "dead")
    await (await open_database(live / "games.sqlite3")).close()
    dead.mkdir()
    with closing(sqlite3.connect(live / "games.sqlite3")) as connection:
        connection.execute("PRAGMA user_version = 99")
        for name in ("games.sqlite3", "games.sqlite3-wal"):  # as a killed bot leaves them
            (dead / name).write_bytes((live / name).read_bytes())
    before = contents(dead)
    sentence = await refused(dead / "games.sqlite3")
    assert "99" in sentence
    assert "update" in sentence
    assert contents(dead) == before


async def test_a_newer_database_at_rest_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    await (await open_database(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    before = path.read_bytes()
    await refused(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "rubbish", [b"no database at all\n" * 100, b"SQLite format 3\0" + b"\xff" * 4096]
)
async def test_a_corrupt_database_is_refused_untouched(tmp_path: Path, rubbish: bytes) -> None:
    path = tmp_path / "games.sqlite3"
    path.write_bytes(rubbish)
    assert "damaged" in await refused(path)
    assert contents(tmp_path) == {path.name: rubbish}


async def test_a_database_with_a_broken_page_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    await (await open_database(path)).close()
    data = bytearray(path.read_bytes())
    data[4096 * 3 : 4096 * 4] = b"\x55" * 4096
    path.write_bytes(bytes(data))
    assert "damaged" in await refused(path)
    assert path.read_bytes() == bytes(data)


async def test_the_database_of_another_program_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
    connection.close()
    before = contents(tmp_path)
    assert "another program" in await refused(path)
    assert contents(tmp_path) == before


async def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert "cannot be written" in await refused(tmp_path / "file" / "games.sqlite3")
    assert "cannot be written" in await refused(Path("/proc/games.sqlite3"))


async def test_a_read_only_folder_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read_only(*_args: object, **_kwargs: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("storage.engines.holding.os.open", read_only)
    assert "Permission denied" in await refused(tmp_path / "games.sqlite3")
    assert contents(tmp_path) == {}


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3").mkdir()
    await refused(tmp_path / "games.sqlite3")


async def test_a_held_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    assert not is_held(path)
    database = await open_database(path)
    assert is_held(path)
    assert "running" in await refused(path)
    await database.close()
    assert not is_held(path)
    await (await open_database(path)).close()


async def test_a_hold_ends_with_its_process(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    command = (sys.executable, "-c", HOLDER, str(path))
    other = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert other.stdout is not None
    assert await other.stdout.readline() == b"held\n"
    assert is_held(path)
    assert "running" in await refused(path)
    other.send_signal(signal.SIGKILL)
    await other.communicate()
    assert not is_held(path)
    await (await open_database(path)).close()


async def test_an_older_database_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    await (await open_database(path)).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 7")
    before = path.read_bytes()
    sentence = await refused(path)
    assert "older version (7)" in sentence
    assert "bot.py backup" in sentence
    assert path.read_bytes() == before


async def test_a_read_after_the_end_is_refused(tmp_path: Path) -> None:
    database = await open_database(tmp_path / "games.sqlite3")
    last = asyncio.ensure_future(database.write(lambda sql: sql.execute(OTHER_BEAT).rowcount))
    await asyncio.sleep(0)
    await database.close()
    assert await last == 1
    with pytest.raises(ClosedError):
        await database.read(lambda sql: sql.execute("SELECT 1"))
    with pytest.raises(ClosedError):
        await database.write(lambda sql: sql.execute("SELECT 1"))


async def test_writes_at_the_same_moment_share_a_transaction_but_not_a_fault(
    tmp_path: Path,
) -> None:
    database = await open_database(tmp_path / "games.sqlite3")
    commits: list[str] = []

    def trace(sql: Sql) -> None:
        assert isinstance(sql, sqlite3.Connection)
        sql.set_trace_callback(lambda text: commits.append(text) if text == "COMMIT" else None)

    def good(sql: Sql) -> str:
        sql.execute("INSERT INTO tags VALUES ('good')")
        return "good"

    def bad(sql: Sql) -> str:
        sql.execute("INSERT INTO tags VALUES ('bad')")
        raise ValueError("bad")

    await database.read(lambda sql: sql.execute("CREATE TABLE tags (tag TEXT)"))
    await database.read(trace)
    await asyncio.gather(*(database.write(good) for _ in range(3)))
    assert len(commits) == 1
    outcomes = await asyncio.gather(
        *(database.write(work) for work in (good, bad, good)), return_exceptions=True
    )
    assert [str(outcome) for outcome in outcomes] == ["good", "bad", "good"]
    assert len(commits) == 3, "with a fault among them each is committed alone"
    tags = await database.read(lambda sql: sql.execute("SELECT tag FROM tags").fetchall())
    assert [tag for (tag,) in tags if tag in {"good", "bad"}] == ["good"] * 5
    await database.close()


async def test_a_commit_that_fails_fails_for_whom_it_must(tmp_path: Path) -> None:
    database = await open_database(tmp_path / "games.sqlite3")

    def orphan(sql: Sql) -> None:
        sql.execute("PRAGMA defer_foreign_keys = ON")
        sql.execute("INSERT INTO wakes (game, at) VALUES (77, 1.0)")

    def innocent(sql: Sql) -> None:
        sql.execute("INSERT INTO memory VALUES ('innocent', '')")

    outcomes = await asyncio.gather(
        database.write(orphan), database.write(innocent), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [sqlite3.IntegrityError, type(None)]
    read = "SELECT (SELECT count(*) FROM memory), (SELECT count(*) FROM wakes)"
    assert await database.read(lambda sql: sql.execute(read).fetchone()) == (1, 0)
    assert await database.write(lambda sql: sql.execute("DELETE FROM about").rowcount) == 1
    await database.close()


@pytest.mark.parametrize("break_with", [b"`\xff", b"`\n"])
async def test_a_database_whose_tables_are_scrambled_is_refused(
    tmp_path: Path, break_with: bytes
) -> None:
    """SQLite quotes what it cannot understand, and the library fails at what is no text."""
    path = tmp_path / "games.sqlite3"
    await (await open_database(path)).close()
    data = bytearray(path.read_bytes())
    place = data.index(b"channel INTEGER")
    data[place : place + 2] = break_with
    path.write_bytes(bytes(data))
    assert "damaged" in await refused(path)
    with pytest.raises(DatabaseError, match="is damaged"):
        async with peeked(path) as peek:
            await peek.read(lambda sql: sql.execute("SELECT 1"))
    with pytest.raises(BackupError, match="is damaged"):
        back_up(path, tmp_path / "copy.sqlite3", 0.0)
    assert path.read_bytes() == bytes(data)
