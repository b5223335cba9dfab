"""The database file: opened, checked, held and migrated, or refused untouched."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from storage.connection import Connection
from storage.holding import HeldError, Hold
from storage.migrating import APPLICATION_ID, Migration, migrate, migrations

# FULL: a receipt promises that an order is kept, also when the power fails. Beside NORMAL it
# costs one fdatasync per transaction (0.3 ms measured), which steps made at once share.
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
)

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


async def open_database(path: Path, steps: tuple[Migration, ...] | None = None) -> Database:
    """Open `path`, made and migrated where needed; raise DatabaseError."""
    steps = migrations() if steps is None else steps
    hold = _hold(path)
    try:
        await asyncio.to_thread(_make, path)
        version = await asyncio.to_thread(checked_version, path, len(steps))
        connection = Connection(path)
        await connection
        try:
            for pragma in PRAGMAS:
                await connection.execute(pragma)
            await migrate(connection, steps, version)
        except BaseException:
            await connection.close()
            raise
    except (sqlite3.Error, OSError) as error:
        hold.release()
        raise DatabaseError(_why(path, error)) from error
    except BaseException:
        hold.release()
        raise
    return Database(connection, hold)


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


def _make(path: Path) -> None:
    """Make a new file that only its owner may read: it will hold keys and hands."""
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWN))


def checked_version(path: Path, newest: int) -> int:
    """Read the version through a connection that cannot write; raise DatabaseError."""
    if not path.exists() or not path.stat().st_size:
        return 0
    if not os.access(path, os.W_OK):
        raise DatabaseError(f"{path} is read-only; change its permissions.")
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as file:
        version: int = file.execute("PRAGMA user_version").fetchone()[0]
        owner = file.execute("PRAGMA application_id").fetchone()[0]
        verdict = file.execute("PRAGMA quick_check(1)").fetchone()[0]
    if owner != APPLICATION_ID:
        raise DatabaseError(f"{path} is the database of another program; choose another path.")
    if version > newest:
        raise DatabaseError(
            f"{path} was written by a newer version ({version}) than this one knows ({newest}); "
            "update the bot."
        )
    if verdict != "ok":
        raise DatabaseError(f"{path} is damaged; put a backup in its place.")
    return version


def _why(path: Path, error: Exception) -> str:
    match error:
        case sqlite3.OperationalError():
            return f"{path} cannot be used ({error}); check its folder, permissions and disk."
        case sqlite3.DatabaseError():
            return f"{path} is damaged or no database; put a backup in its place."
        case _:
            return f"{path} cannot be used ({error}); check its folder, permissions and disk."
