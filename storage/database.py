"""The database file: opened, checked, held and made, or refused untouched."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from importlib.resources import files
from pathlib import Path

import aiosqlite

from storage.connection import CallConnection, Connection, T, Work
from storage.holding import HeldError, Hold

VERSION = 11  # of the tables; whoever changes schema.sql raises it
APPLICATION_ID = 1297306451  # as schema.sql sets it

# FULL: a receipt promises that an order is kept, also when the power fails. Beside NORMAL it
# costs one fdatasync per transaction (0.3 ms measured), which steps made at once share.
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
)

CHUNK = 64  # rows that aiosqlite fetches at once where one iterates; nobody does
OWN = 0o600  # of files with secrets


class DatabaseError(Exception):
    """A database cannot be used; the message is one sentence for whoever runs the bot."""


class Database:
    """An open database, held until it is closed."""

    def __init__(self, connection: Connection, hold: Hold) -> None:
        self.read = connection.read
        self.write = connection.write
        self._connection = connection
        self._hold = hold

    async def close(self) -> None:
        """Close the file and let others hold it."""
        try:
            await self._connection.close()
        finally:
            self._hold.release()


class Peek:
    """What reads a database without holding it, also while a bot runs; a write fails."""

    def __init__(self, path: Path) -> None:
        self._path = path

    async def read(self, work: Work[T]) -> T:
        """Run `work` on what is committed."""
        return await asyncio.to_thread(self._read, work)

    async def write(self, work: Work[T]) -> T:
        """Run `work` as well: the database refuses it as soon as it writes."""
        return await asyncio.to_thread(self._read, work)

    def _read(self, work: Work[T]) -> T:
        with closing(read_only(self._path)) as sql:
            return work(sql)


async def open_database(path: Path) -> Database:
    """Open `path`, made where there is none; raise DatabaseError."""
    hold = _hold(path)
    try:
        opened = await asyncio.to_thread(_opened, path)
        return Database(Connection(await aiosqlite.Connection(lambda: opened, CHUNK)), hold)
    except (sqlite3.Error, OSError) as error:
        hold.release()
        raise DatabaseError(_why(path, error)) from error
    except BaseException:
        hold.release()
        raise


@asynccontextmanager
async def peeked(path: Path) -> AsyncIterator[Peek]:
    """Look into the database at `path`; raise DatabaseError."""
    try:
        await asyncio.to_thread(_check, path)
        yield Peek(path)
    except sqlite3.Error as error:
        raise DatabaseError(f"{path} cannot be read ({error}).") from error


def read_only(path: Path) -> sqlite3.Connection:
    """Connect to a database in a way that cannot write."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def _hold(path: Path) -> Hold:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        hold = Hold(path)
    except HeldError:
        raise DatabaseError(
            f"{path} is held by another running bot; stop that one first."
        ) from None
    except OSError as error:
        raise DatabaseError(
            f"{path.parent} cannot be written to ({error.strerror}); "
            "choose another folder or change its permissions."
        ) from None
    return hold


def _opened(path: Path) -> CallConnection:
    """Connect to a database that was checked; make its tables where it has none."""
    is_new = not path.exists() or not path.stat().st_size
    if not path.exists():  # only its owner may read it: it will hold keys and hands
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWN))
    if not is_new:
        _check(path)
    sql = CallConnection(path, isolation_level=None, check_same_thread=False)
    try:
        for pragma in PRAGMAS:
            sql.execute(pragma)
        if is_new:
            schema = files("storage").joinpath("schema.sql").read_text("utf-8")
            sql.executescript(f"BEGIN;\n{schema}\nPRAGMA user_version = {VERSION};\nCOMMIT;")
    except BaseException:
        sql.close()
        raise
    return sql


def _check(path: Path) -> None:
    """Look at a database through a connection that cannot write; raise DatabaseError."""
    if not path.exists():
        raise DatabaseError(f"There is no database at {path}; check [storage] path.")
    if not os.access(path, os.W_OK):
        raise DatabaseError(f"{path} is read-only; change its permissions.")
    with closing(read_only(path)) as sql:
        (version,) = sql.execute("PRAGMA user_version").fetchone()
        (owner,) = sql.execute("PRAGMA application_id").fetchone()
        (verdict,) = sql.execute("PRAGMA quick_check(1)").fetchone()
    if owner != APPLICATION_ID:
        raise DatabaseError(f"{path} is the database of another program; choose another path.")
    if version > VERSION:
        raise DatabaseError(
            f"{path} was written by a newer version ({version}) than this one knows ({VERSION}); "
            "update the bot."
        )
    if version < VERSION:
        raise DatabaseError(
            f"{path} was written by an older version ({version}) whose games this one ({VERSION}) "
            "cannot read; keep a copy of it with `bot.py backup` and move it out of the way."
        )
    if verdict != "ok":
        raise DatabaseError(f"{path} is damaged; put a backup in its place.")


def _why(path: Path, error: Exception) -> str:
    match error:
        case sqlite3.OperationalError():
            return f"{path} cannot be used ({error}); check its folder, permissions and disk."
        case sqlite3.DatabaseError():
            return f"{path} is damaged or no database; put a backup in its place."
        case _:
            return f"{path} cannot be used ({error}); check its folder, permissions and disk."
