"""One connection on a thread of its own; what is written at the same moment is one transaction."""

import logging
import sqlite3
from collections.abc import Mapping
from functools import partial
from typing import Any, Generic, cast

import aiosqlite

from storage.engines.sql import ClosedError, Sql, StorageFaultError, T, Values, Work
from storage.engines.writer import Writer

# Where what SQLite says of broken text is broken too, the library cannot even raise its own.
FAULTS = (sqlite3.Error, UnicodeDecodeError, StorageFaultError)

# At its lowest level the library logs what it runs.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


NUMBERED = ("games", "outbox")  # tables that never give a number twice
_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CONSTRAINT}


class ThreadCall(Generic[T]):
    """A function to run on the thread of a connection, and what it returned."""

    outcome: T

    def __init__(self, work: Work[T]) -> None:
        self.work = work


class CallConnection(sqlite3.Connection):
    """A connection of sqlite3 that takes a function where it takes a script.

    aiosqlite makes a hop to its thread and back for every call. A hop costs as much as five
    statements, so a step takes one for all of its own.
    """

    def __init__(self, *place: Any, **how: Any) -> None:
        super().__init__(*place, **how)
        self.text_factory = _text

    def executescript(self, script: "str | ThreadCall[Any]", /) -> sqlite3.Cursor:
        """Run a script or a function."""
        if isinstance(script, str):
            return super().executescript(script)
        script.outcome = script.work(self)
        return self.cursor()

    def insert(self, statement: str, values: Values, _key: str, /) -> int | None:
        """Insert a row; return the number it got, None where it gave way."""
        cursor = self.execute(statement, values)
        return cursor.lastrowid if cursor.rowcount else None

    def call_step(self, _info: object, _at: float, _rows: object, /) -> None:
        """Write nothing: it is the host that this engine is part of."""

    def tell(self, _guild: int | None, _game: int, /) -> None:
        """Tell nobody: one process holds a file, and moves all of its games."""

    def channel_of(self, game: int, /) -> int | None:
        """Find the channel of a game whose row broke: an index holds it too."""
        select = "SELECT channel FROM games INDEXED BY games_of_a_channel WHERE +number = ?"
        found = self.execute(select, (game,)).fetchone()
        return None if found is None else int(found[0])

    def last_numbers(self) -> dict[str, int]:
        """Tell which numbers were given last, by table; they are never given again."""
        return dict(self.execute("SELECT name, seq FROM sqlite_sequence").fetchall())

    def go_on(self, last: Mapping[str, int], /) -> None:
        """Give numbers behind those; where none is given, it is behind all that are there."""
        here = self.last_numbers()
        counted = [(name, max(here.get(name, 0), last.get(name, 0))) for name in NUMBERED]
        self.execute("DELETE FROM sqlite_sequence")
        self.executemany("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", counted)


class Connection:
    """A connection that runs whole functions on aiosqlite's thread."""

    def __init__(self, sql: aiosqlite.Connection) -> None:
        self._sql = sql
        self._writer = Writer(lambda works: self.read(partial(_committed, works)))
        self.write = self._writer.write
        self._closed = False

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads; it sees what is committed."""
        if self._closed:
            raise ClosedError
        call = ThreadCall(work)
        await self._sql.executescript(cast("Any", call))
        return call.outcome

    async def scour(self) -> None:
        """Bring all to the file itself, so that nothing of what was deleted is left beside it."""
        await self.read(empty_journal)

    async def close(self) -> None:
        """Close the file once all that waits is done."""
        await self._writer.finish()
        self._closed = True
        await self._sql.close()


def empty_journal(sql: Sql) -> None:
    """Bring all to the file itself, so that nothing of what was deleted is left beside it.

    Whoever reads at the moment may keep it from that; the next start does it then.
    """
    sql.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def is_passing(error: Exception) -> bool:
    """Tell whether it may work another time: it is not the file that is wrong.

    What contradicts itself is: whoever writes takes numbers that were free when they read.
    """
    if isinstance(error, UnicodeDecodeError):
        return False
    if isinstance(error, StorageFaultError):
        return error.passing
    code: int | None = getattr(error, "sqlite_errorcode", None)  # none where the library failed
    if code is None:
        return isinstance(error, sqlite3.ProgrammingError)
    return code & 0xFF not in _DAMAGE


def _text(data: bytes) -> str:
    """Read text; where it broke it has marks, or whoever reads a row could read nothing of it."""
    return data.decode("utf-8", "replace")


def _committed(works: list[Work[Any]], sql: Sql) -> list[Any]:
    """Run all works in one transaction; where one raises, nothing of any is kept."""
    try:
        sql.execute("BEGIN IMMEDIATE")
        outcomes = [work(sql) for work in works]
        sql.execute("COMMIT")
    except BaseException:
        if cast("sqlite3.Connection", sql).in_transaction:
            sql.execute("ROLLBACK")
        raise
    return outcomes
