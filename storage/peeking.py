"""Looking into a database without holding or changing it, also while a bot runs on it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TypeVar

from storage.connection import Work
from storage.database import DatabaseError, checked_version
from storage.migrating import migrations

T = TypeVar("T")


class Peek:
    """What reads a database; whatever would write fails."""

    def __init__(self, path: Path) -> None:
        self._path = path

    async def read(self, work: Work[T]) -> T:
        """Run `work` on what is committed."""
        return await asyncio.to_thread(self._read, work)

    async def write(self, work: Work[T]) -> T:
        """Run `work` as well: the database refuses it as soon as it writes."""
        return await asyncio.to_thread(self._read, work)

    def _read(self, work: Work[T]) -> T:
        with closing(sqlite3.connect(read_only(self._path), uri=True)) as sql:
            return work(sql)


def read_only(path: Path) -> str:
    """Return the address of a database that cannot be written to."""
    return f"{path.absolute().as_uri()}?mode=ro"


@asynccontextmanager
async def peeked(path: Path) -> AsyncIterator[Peek]:
    """Look into the database at `path`; raise DatabaseError."""
    try:
        await asyncio.to_thread(_check, path)
        yield Peek(path)
    except sqlite3.Error as error:
        raise DatabaseError(f"{path} cannot be read ({error}).") from error


def _check(path: Path) -> None:
    if not path.exists():
        raise DatabaseError(f"There is no database at {path}; check [storage] path.")
    newest = len(migrations())
    if checked_version(path, newest) < newest:
        raise DatabaseError(f"{path} is of an older version; start the bot once to renew it.")
