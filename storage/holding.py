"""Holding a database: one live process at a time, and the hold ends with the process."""

import fcntl
import os
from pathlib import Path

_held: set[Path] = set()  # a process can take its own file lock twice; this refuses it


class HeldError(Exception):
    """Another holder is alive."""


class Hold:
    """An advisory lock on a file beside the database.

    A lock of the process rather than of the open file: workers forked from a bot that was
    killed do not keep it. The file itself stays, for removing it would race with the next hold.
    """

    def __init__(self, database: Path) -> None:
        self._path = lock_path(database).absolute()
        if self._path in _held:
            raise HeldError
        self._file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._file)
            raise HeldError from error
        _held.add(self._path)

    def release(self) -> None:
        """Let others hold the database."""
        if self._path in _held:
            _held.discard(self._path)
            os.close(self._file)


def lock_path(database: Path) -> Path:
    """Return the file whose lock stands for `database`."""
    return database.with_name(database.name + ".lock")


def is_held(database: Path) -> bool:
    """Tell whether a live process holds `database`; nothing is created or changed."""
    path = lock_path(database).absolute()
    if path in _held:
        return True
    try:
        file = os.open(path, os.O_RDWR | os.O_CLOEXEC)
    except OSError:
        return False
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return True
    finally:
        os.close(file)
    return False
