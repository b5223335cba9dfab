"""Backups: a whole copy of the database, made while the bot runs, and checked."""

import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from storage.engines.connection import FAULTS, CallConnection, is_passing
from storage.engines.database import (
    APPLICATION_ID,
    DAMAGED,
    DatabaseError,
    check_journal,
    make_tables,
    read_only,
)
from storage.engines.holding import OWN
from storage.engines.places import Place, Server
from storage.keeping.moving import carried
from storage.keeping.salvaging import salvage
from storage.tables.listing import IS_OPEN

LOST = "{path} is damaged or no database, and nothing of it can be salvaged; look for a backup."


class BackupError(Exception):
    """No backup was made; the message is one sentence for whoever runs the bot."""


class Backup(NamedTuple):
    """A backup that was made."""

    file: Path
    games: int
    open_games: int
    size: int
    lost: tuple[int, ...]  # games that could not be read

    def __str__(self) -> str:
        megabytes = self.size / 1_000_000
        lost = ", ".join(map(str, self.lost))
        told = f" Left out, as they cannot be read: games {lost}." if lost else ""
        return (
            f"{self.file} holds {self.games} games, {self.open_games} of them open "
            f"({megabytes:.1f} MB, checked). Keep it as secret as the database.{told}"
        )


def back_up(place: Place, target: Path | None, now: float, *, salvaging: bool = False) -> Backup:
    """Copy a database, beside it under a name of its own where no `target` is given.

    What is on a server is copied to a file, too, from which `bot.py move` brings it back.

    The copy shows one moment, whatever is written meanwhile. It stands under its name only once
    it is whole and checked; `salvaging` leaves out games that cannot be read. Raise BackupError or
    DatabaseError.
    """
    path = place if isinstance(place, Path) else Path("mothership.sqlite3")
    if isinstance(place, Path):
        if not path.exists():
            raise DatabaseError(f"There is no database at {path}; check [storage] path.")
        check_journal(path)
    target = target or _default(path, now)
    if target.exists():
        raise BackupError(f"{target} is there already; choose another name.")
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWN))
        lost = _copy(place, part, salvaging=salvaging)
        games, still_open = _checked(part)
        _settle(part, target)
    except (OSError, *FAULTS) as error:
        part.unlink(missing_ok=True)
        if isinstance(error, FAULTS) and not is_passing(error):
            raise BackupError((LOST if salvaging else DAMAGED).format(path=place)) from None
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise BackupError(f"{target} cannot be written ({why}).") from None
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return Backup(target, games, still_open, target.stat().st_size, lost)


def _default(path: Path, now: float) -> Path:
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime(now))
    return path.with_name(f"{path.stem}-{stamp}{path.suffix or '.sqlite3'}")


def _copy(place: Place, part: Path, *, salvaging: bool) -> tuple[int, ...]:
    if isinstance(place, Server):
        return _fetch(place, part)
    with (
        closing(read_only(place)) as source,
        closing(sqlite3.connect(part)) as copy,
    ):
        if salvaging:
            return salvage(source, copy)
        source.backup(copy)
        with suppress(sqlite3.OperationalError):  # an older one may not know that it was opened
            copy.execute("UPDATE about SET opened = 0")
            copy.commit()
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
    return ()


def _fetch(place: Server, part: Path) -> tuple[int, ...]:
    """Copy what a server holds at one moment."""
    with closing(CallConnection(part, isolation_level=None)) as copy:
        make_tables(copy)
        copy.execute("BEGIN")
        carried(place, part, copy)
        copy.execute("COMMIT")
    return ()


def _checked(part: Path) -> tuple[int, int]:
    """Count the games of a copy; raise BackupError where it is not whole or not ours."""
    with closing(read_only(part)) as copy:
        owner = copy.execute("PRAGMA application_id").fetchone()[0]
        if owner != APPLICATION_ID:
            raise BackupError("This is the database of another program; check [storage] path.")
        verdict = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
        astray = copy.execute("PRAGMA foreign_key_check").fetchone()
        if verdict != "ok" or astray is not None:
            raise sqlite3.DatabaseError(verdict)
        count = f"SELECT count(*), total({IS_OPEN}) FROM games"  # noqa: S608
        games, still_open = copy.execute(count).fetchone()
    return games, int(still_open)


def _settle(part: Path, target: Path) -> None:
    """Bring the copy to the disk, then under its name."""
    file = os.open(part, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
    part.rename(target)
