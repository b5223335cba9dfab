"""The doctor's part at the database: whether it can be used, and whether a bot is alive on it."""

import asyncio
import os
from pathlib import Path

from engine.host.values.operating import Diagnosis, ill, well
from storage.engines.connection import FAULTS
from storage.engines.database import OTHERS, DatabaseError, driver, open_database, peek_at, peeked
from storage.engines.holding import is_held as is_file_held
from storage.engines.places import Place, Server
from storage.tables.listing import read_broken, read_halted

PULSE_LIMIT = 90.0  # seconds since the last sign of life


async def check_database(place: Place) -> Diagnosis:
    """Look at the database without disturbing a running bot."""
    if isinstance(place, Server):
        return await _check_server(place)
    path = place
    if _is_open_to_others(path):
        return ill(f"Others on this machine can read {path}, and every secret in it. chmod 600 it.")
    if is_file_held(path):
        return await _check_held(path)
    if _can_be_made(path):
        return well(f"There is no database yet; {path} will be made at the first start.")
    try:
        await (await open_database(path)).close()
    except DatabaseError as error:
        return ill(str(error))
    return well(f"The database {path} can be used.")


async def _check_held(place: Place) -> Diagnosis:
    """Look at a database that a bot has open; what broke under it keeps it from its next start."""
    try:
        async with peeked(place):
            return well(f"The database {place} is in use by a running bot.")
    except DatabaseError as error:
        return ill(str(error))


async def _check_server(place: Server) -> Diagnosis:
    """Look at a database on a server; where no bot has it open, open it as one would."""
    try:
        if await asyncio.to_thread(is_held, place):
            return await _check_held(place)
        if await asyncio.to_thread(driver().is_behind_at, place):
            return well(
                f"The database {place} is of an older version; the next start brings it up to date."
            )
        await (await open_database(place)).close()
    except DatabaseError as error:
        return ill(str(error))
    return well(f"The database {place} can be used.")


def is_held(place: Place) -> bool:
    """Tell whether a live process holds a database; raise DatabaseError where nobody can say."""
    if isinstance(place, Server):
        return bool(driver().is_held_at(place))
    return is_file_held(place)


async def check_games(place: Place) -> list[Diagnosis]:
    """Name the open games that cannot go on, also in a damaged database."""
    try:
        broken, halted = await peek_at(place).read(lambda sql: (read_broken(sql), read_halted(sql)))
    except (*FAULTS, DatabaseError):
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


async def check_pulse(place: Place, now: float) -> Diagnosis:
    """Tell whether a bot was alive on this database of late."""
    age = await last_beat_age(place, now)
    if age is None or age > PULSE_LIMIT:
        return ill("No bot is running on this database. Start it, or read its log.")
    return well(f"The bot was alive {age:.0f} s ago.")


async def last_beat_age(place: Place, now: float) -> float | None:
    """Return the seconds since the last sign of life; None where there never was one."""
    if isinstance(place, Path) and not place.exists():
        return None
    try:
        row = await peek_at(place).read(
            lambda sql: sql.execute("SELECT beat FROM about").fetchone()
        )
    except (*FAULTS, DatabaseError):
        return None
    return None if row is None or row[0] is None else now - row[0]


def _is_open_to_others(path: Path) -> bool:
    return path.exists() and bool(path.stat().st_mode & OTHERS)


def _can_be_made(path: Path) -> bool:
    return not path.exists() and os.access(path.absolute().parent, os.W_OK)
