"""The pulse: when the host of a database was last alive, read without disturbing it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path


async def last_beat_age(path: Path, now: float) -> float | None:
    """Return the seconds since the last sign of life; None where there never was one."""
    return await asyncio.to_thread(_age, path, now)


def _age(path: Path, now: float) -> float | None:
    if not path.exists():
        return None
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as file:
            row = file.execute("SELECT beat FROM about").fetchone()
    except sqlite3.Error:
        return None
    return None if row is None or row[0] is None else now - row[0]
