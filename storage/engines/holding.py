"""Holding a database: one live process at a time, and the hold ends with the process."""

import fcntl
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

OWN = 0o600  # of files with secrets

Key: TypeAlias = tuple[int, int]  # of a file, by whatever path it is reached
Lock: TypeAlias = Callable[[int, int], None]

_held: set[Key] = set()  # a process can take its own file lock twice; this refuses it


class HeldError(Exception):
    """Another holder is alive."""


class Hold:
    """Advisory locks on a database, which is made where there is none, and on a file beside it.

    That on the database is the same on whatever path it is reached; it is one of `flock`, as
    SQLite's own locks of the other kind would end with it. That beside it stands for the place:
    it is a lock of the process rather than of the open file, and also keeps out whoever finds
    another database there meanwhile. Both files stay, for removing one would race with the next
    hold. Neither lock is kept by workers of a bot that was killed.
    """

    def __init__(self, database: Path) -> None:
        self._keys: set[Key] = set()
        self._files: list[int] = []
        try:
            beside = self._open(lock_path(database))
            fcntl.lockf(beside, fcntl.LOCK_EX | fcntl.LOCK_NB)
            fcntl.flock(self._open(database), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            self.release()
            raise HeldError from error
        except BaseException:
            self.release()
            raise

    def release(self) -> None:
        """Let others hold the database."""
        for file in self._files:
            os.close(file)
        _held.difference_update(self._keys)
        self._files, self._keys = [], set()

    def _open(self, path: Path) -> int:
        """Open a file of its owner's alone, unless this process holds it already."""
        with suppress(OSError):
            if _key(path.stat()) in _held:
                raise HeldError
        flags = os.O_CREAT | os.O_CLOEXEC | (os.O_RDWR if path.suffix == ".lock" else os.O_RDONLY)
        file = os.open(path, flags, OWN)
        self._files.append(file)
        key = _key(os.fstat(file))
        self._keys.add(key)
        _held.add(key)
        return file


def lock_path(database: Path) -> Path:
    """Return the file whose lock stands for the place of `database`."""
    place = database.resolve()
    return place.with_name(place.name + ".lock")


def is_held(database: Path) -> bool:
    """Tell whether a live process holds `database`; nothing is created or changed."""
    return _is_locked(lock_path(database), os.O_RDWR, fcntl.lockf) or _is_locked(
        database, os.O_RDONLY, fcntl.flock
    )


def _is_locked(path: Path, flags: int, lock: Lock) -> bool:
    try:
        if _key(path.stat()) in _held:
            return True
        file = os.open(path, flags | os.O_CLOEXEC)
    except OSError:
        return False
    try:
        lock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return True
    finally:
        os.close(file)
    return False


def _key(found: os.stat_result) -> Key:
    return found.st_dev, found.st_ino
