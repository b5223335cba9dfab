"""The database file: opened, checked, held and made, or refused untouched."""

import asyncio
import importlib
import logging
import os
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

import aiosqlite

from engine.host.ownership import Ownership
from storage.engines.connection import (
    FAULTS,
    CallConnection,
    Connection,
    empty_journal,
    is_passing,
)
from storage.engines.holding import OWN, HeldError, Hold
from storage.engines.places import Place, Server
from storage.engines.sql import Access, T, Work

VERSION = 21  # of the tables; whoever changes schema.sql raises it
APPLICATION_ID = 1297306451  # as schema.sql sets it

# FULL: a receipt promises that an order is kept, also when the power fails. Beside NORMAL it
# costs one fdatasync per transaction (0.3 ms measured), which steps made at once share.
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",
    "PRAGMA busy_timeout = 5000",
)

CHUNK = 64  # rows that aiosqlite fetches at once where one iterates; nobody does
OTHERS = 0o077  # permissions of everybody but the owner
OPENED = "UPDATE about SET opened = ?"
LATER = re.compile(r"^CREATE INDEX IF NOT EXISTS [^;]+;", re.MULTILINE)
WITH_WAL = 2  # in the header of a file that has a journal; copies of ours have none
JOURNAL_LOST = (
    "{journal} is missing, and the bot was killed: what it wrote last was in there. Put that file "
    "back, or a backup in the place of both; an empty file of that name lets it go on without."
)
NO_STANDBY = "A bot can stand by for another one on a server alone; name one in [storage] url."
NO_DRIVER = (
    "To use PostgreSQL install what speaks to it: .venv/bin/python -m pip install "
    "-c constraints.txt '.[postgres]'."
)
DAMAGED = (
    "{path} is damaged or no database; put a backup in its place, or what "
    "`bot.py backup --salvage` can read of it."
)

_log = logging.getLogger(__name__)


class DatabaseError(Exception):
    """A database cannot be used; the message is one sentence for whoever runs the bot."""


class HeldDatabaseError(DatabaseError):
    """Another bot holds a database."""


class Database:
    """An open database, held until it is closed."""

    def __init__(self, connection: Connection, hold: Hold) -> None:
        self.read = connection.read
        self.write = connection.write
        self.scour = connection.scour
        self.lost = asyncio.Event()  # set where others hold it by now; a file nobody takes away
        self._connection = connection
        self._hold = hold

    async def close(self) -> None:
        """Close the file and let others hold it."""
        try:
            with suppress(sqlite3.Error):
                await self._connection.write(lambda sql: sql.execute(OPENED, (0,)))
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

    async def scour(self) -> None:
        """Do nothing: nothing was deleted from here."""

    def _read(self, work: Work[T]) -> T:
        with closing(read_only(self._path)) as sql:
            sql.execute("BEGIN")  # one moment, whatever is written meanwhile
            return work(sql)


async def open_database(place: Place, *, waiting: bool = False, shared: bool = False) -> Database:
    """Open a database, made where there is none, or wait for its holder; raise DatabaseError.

    On a server it may be `shared` with other processes that share it too.
    """
    if isinstance(place, Server):
        there: Database = await driver().open_postgres(place, waiting=waiting, shared=shared)
        return there
    if waiting:
        raise DatabaseError(NO_STANDBY)
    path = place
    hold = _hold(path)
    try:
        opened = await asyncio.to_thread(_opened, path)
        return Database(Connection(await aiosqlite.Connection(lambda: opened, CHUNK)), hold)
    except (*FAULTS, OSError) as error:
        hold.release()
        raise DatabaseError(_why(path, error)) from error
    except BaseException:
        hold.release()
        raise


def sharing(place: Place, shards: int) -> Ownership | None:
    """Make what shares shards with other processes; None where a bot has all of them."""
    if shards == 1 or not isinstance(place, Server):
        return None
    driver()
    leases = importlib.import_module("storage.postgres.leases")
    made: Ownership = leases.Leases(place, shards)
    return made


def paces(place: Place, shards: int) -> Any:
    """Make what keeps paces and clicks of all processes; None where a bot is alone."""
    if shards == 1 or not isinstance(place, Server):
        return None
    return importlib.import_module("storage.postgres.pacing").SharedPaces(place)


@asynccontextmanager
async def peeked(place: Place) -> AsyncIterator[Access]:
    """Look into a database; raise DatabaseError."""
    if isinstance(place, Server):
        async with driver().peeked_postgres(place) as there:
            yield there
        return
    path = place
    try:
        await asyncio.to_thread(_check, path)
        yield Peek(path)
    except FAULTS as error:
        raise DatabaseError(_why(path, error)) from error


def driver() -> ModuleType:
    """Load what speaks to PostgreSQL, which whoever stays with a file needs not."""
    try:
        return importlib.import_module("storage.postgres.database")
    except ImportError:
        raise DatabaseError(NO_DRIVER) from None


def peek_at(place: Place) -> Access:
    """Look into a database that was not checked before."""
    if isinstance(place, Server):
        peek: Access = driver().PostgresPeek(place)
        return peek
    return Peek(place)


def read_only(path: Path) -> CallConnection:
    """Connect to a database in a way that cannot write."""
    return CallConnection(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def _hold(path: Path) -> Hold:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        hold = Hold(path)
    except HeldError:
        raise HeldDatabaseError(
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
    is_new = _is_blank(path)
    if not is_new:
        _check(path)
    _close_to_others(path)
    sql = CallConnection(path, isolation_level=None, check_same_thread=False)
    try:
        for pragma in PRAGMAS:
            sql.execute(pragma)
        if is_new:
            make_tables(sql)
        for index in LATER.findall(_schema()):
            sql.execute(index)
        sql.execute(OPENED, (1,))
        empty_journal(sql)
    except BaseException:
        sql.close()
        raise
    return sql


def make_tables(sql: sqlite3.Connection) -> None:
    """Make all tables, or none."""
    sql.executescript(f"BEGIN;\n{_schema()}\nPRAGMA user_version = {VERSION};\nCOMMIT;")


def _schema() -> str:
    return files("storage").joinpath("schema.sql").read_text("utf-8")


def _is_blank(path: Path) -> bool:
    """Tell whether nothing was ever written here; whoever is killed first thing leaves a header."""
    check_journal(path)
    if not path.stat().st_size:
        return True
    select = "SELECT count(*) FROM sqlite_schema"
    with closing(read_only(path)) as sql, suppress(*FAULTS):
        owner, version, tables = (
            sql.execute(each).fetchone()[0]
            for each in ("PRAGMA application_id", "PRAGMA user_version", select)
        )
        return not (owner or version or tables)
    return False


def _close_to_others(path: Path) -> None:
    """Let nobody but their owner read the files: they hold keys and hands."""
    for file in (path, _beside(path, "-wal"), _beside(path, "-shm")):
        if not file.exists() or not file.stat().st_mode & OTHERS:
            continue
        try:
            file.chmod(OWN)
        except OSError:
            raise DatabaseError(
                f"Others on this machine can read {file}, and every secret in it; chmod 600 it."
            ) from None
        _log.warning("others on this machine could read the database; they cannot any more")


def journal_of(path: Path) -> Path:
    """Return the file beside a database in which its newest changes are."""
    return _beside(path, "-wal")


def _beside(path: Path, ending: str) -> Path:
    """Return a file that SQLite keeps beside a database; of a link it is where that leads."""
    place = path.resolve()
    return place.with_name(place.name + ending)


def check_journal(path: Path) -> None:
    """See that a journal is there where one must be, and none of another; raise DatabaseError."""
    journal = journal_of(path)
    if journal.exists():
        with path.open("rb") as file:
            has_wal = file.read(19)[18:] == bytes([WITH_WAL])
        if journal.stat().st_size and not has_wal:
            raise DatabaseError(
                f"{journal} was left by the database that stood here before; move it away."
            )
        return
    uri = f"{path.absolute().as_uri()}?mode=ro&immutable=1"  # creates nothing beside it
    with closing(sqlite3.connect(uri, uri=True)) as sql, suppress(*FAULTS):
        if sql.execute("SELECT opened FROM about").fetchone() == (1,):
            raise DatabaseError(JOURNAL_LOST.format(journal=journal))


def _check(path: Path) -> None:
    """Look at a database through a connection that cannot write; raise DatabaseError."""
    if not path.exists():
        raise DatabaseError(f"There is no database at {path}; check [storage] path.")
    if not os.access(path, os.W_OK):
        raise DatabaseError(f"{path} is read-only; change its permissions.")
    check_journal(path)
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
        raise DatabaseError(DAMAGED.format(path=path))


def _why(path: Path, error: Exception) -> str:
    """Say what is wrong with a database; where it is broken, SQLite would quote it."""
    if isinstance(error, FAULTS) and not is_passing(error):
        return DAMAGED.format(path=path)
    return f"{path} cannot be used ({error}); check its folder, permissions and disk."
