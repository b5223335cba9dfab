"""A store that tells how long its commits took, and how much is in it."""

import time
from collections.abc import Awaitable
from typing import NamedTuple, TypeVar

from engine.host.ports import ChannelBusyError, StaleRevisionError
from engine.host.values.operating import Meter
from engine.host.values.rows import Change, GameRow, OutboxRow
from storage.engines.connection import FAULTS
from storage.engines.database import Database, DatabaseError
from storage.engines.sql import ClosedError, Sql
from storage.store import SqlStore
from storage.tables.listing import IS_OPEN

T = TypeVar("T")

_GAMES = f"SELECT status, count(*) FROM games WHERE {IS_OPEN} GROUP BY status"  # noqa: S608
_OWED = "SELECT count(*) FROM owed"


class Contents(NamedTuple):
    """What a database holds."""

    games: dict[str, int]  # open ones by status
    owed: int


class MeteredStore(SqlStore):
    """Times every step that is committed."""

    def __init__(self, database: Database, meter: Meter) -> None:
        super().__init__(database)
        self._meter = meter

    async def create(self, change: Change) -> tuple[GameRow, tuple[OutboxRow, ...]]:
        """Keep a new game and give it its number; raise ChannelBusyError."""
        return await self._timed(super().create(change))

    async def commit(self, change: Change) -> tuple[OutboxRow, ...]:
        """Write a step; raise StaleRevisionError where the game has moved on, UnreadableError."""
        return await self._timed(super().commit(change))

    async def _timed(self, writing: Awaitable[T]) -> T:
        began = time.perf_counter()
        try:
            outcome = await writing
        except (ChannelBusyError, StaleRevisionError):
            self._meter.count("steps", outcome="stale")
            raise
        except Exception:
            self._meter.count("steps", outcome="failed")
            raise
        self._meter.observe("commit", time.perf_counter() - began)
        self._meter.count("steps", outcome="committed")
        return outcome


async def look_into(database: Database) -> Contents:
    """Count open games and owed posts; both counts read an index of the open ones alone."""
    return await database.read(_contents)


async def is_writable(database: Database) -> bool:
    """Write nothing new, as far as the disk."""
    try:
        await database.write(lambda sql: sql.execute("UPDATE about SET beat = beat"))
    except (*FAULTS, ClosedError, DatabaseError):
        return False
    return True


def _contents(sql: Sql) -> Contents:
    games = dict.fromkeys(("lobby", "starting", "running", "halted"), 0)
    games.update(sql.execute(_GAMES).fetchall())
    (owed,) = sql.execute(_OWED).fetchone()
    return Contents(games, owed)
