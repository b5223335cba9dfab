"""The doctor's part at the database: whether it can be used, and whether a bot is alive on it."""

import asyncio
import os
from contextlib import closing
from pathlib import Path

from engine.host.values.operating import Diagnosis, ill, well
from storage.connection import FAULTS
from storage.database import OTHERS, DatabaseError, Peek, open_database, peeked, read_only
from storage.holding import is_held
from storage.listing import read_broken, read_halted

PULSE_LIMIT = 90.0  # seconds since the last sign of life


async def check_database(path: Path) -> Diagnosis:
    """Look at the database without disturbing a running bot."""
    if _is_open_to_others(path):
        return ill(f"Others on this machine can read {path}, and every secret in it. chmod 600 it.")
    if is_held(path):
        return await _check_held(path)
    if _can_be_made(path):
        return well(f"There is no database yet; {path} will be made at the first start.")
    try:
        await (await open_database(path)).close()
    except DatabaseError as error:
        return ill(str(error))
    return well(f"The database {path} can be used.")


async def _check_held(path: Path) -> Diagnosis:
    """Look at a database that a bot has open; what broke under it keeps it from its next start."""
    try:
        async with peeked(path):
            return well(f"The database {path} is in use by a running bot.")
    except DatabaseError as error:
        return ill(str(error))


async def check_games(path: Path) -> list[Diagnosis]:
    """Name the open games that cannot go on, also in a damaged database."""
    try:
        broken, halted = await Peek(path).read(lambda sql: (read_broken(sql), read_halted(sql)))
    except FAULTS:
        return []  # it was told why, or nothing is there yet
    lost = [
        f"Game {number} cannot be read ({what}). End it with `bot.py cancel {number}`, or put a "
        "backup in the place of the database."
        for number, what in broken.items()
    ]
    stopped = [
        f"Game {number} has stopped. `bot.py revive {number}` lets it go on once its rules are "
        f"mended or back, `bot.py cancel {number}` ends it."
        for number in halted
        if number not in broken
    ]
    return [ill(text) for text in (*lost, *stopped)]


async def check_pulse(path: Path, now: float) -> Diagnosis:
    """Tell whether a bot was alive on this database of late."""
    age = await last_beat_age(path, now)
    if age is None or age > PULSE_LIMIT:
        return ill("No bot is running on this database. Start it, or read its log.")
    return well(f"The bot was alive {age:.0f} s ago.")


async def last_beat_age(path: Path, now: float) -> float | None:
    """Return the seconds since the last sign of life; None where there never was one."""
    return await asyncio.to_thread(_age, path, now)


def _age(path: Path, now: float) -> float | None:
    if not path.exists():
        return None
    try:
        with closing(read_only(path)) as sql:
            row = sql.execute("SELECT beat FROM about").fetchone()
    except FAULTS:
        return None
    return None if row is None or row[0] is None else now - row[0]


def _is_open_to_others(path: Path) -> bool:
    return path.exists() and bool(path.stat().st_mode & OTHERS)


def _can_be_made(path: Path) -> bool:
    return not path.exists() and os.access(path.absolute().parent, os.W_OK)
