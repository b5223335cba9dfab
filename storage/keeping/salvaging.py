"""Salvaging: what can be read of a damaged database, each of its games whole or not at all."""

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from importlib.resources import files
from typing import Any

from storage.engines.connection import FAULTS
from storage.engines.database import VERSION, DatabaseError

SHARED = ("vocabularies", "people", "languages", "guilds", "memory")
OF_A_GAME = {
    "games": "number = ?",
    **dict.fromkeys(
        ("seats", "snapshots", "entries", "desks", "receipts", "deadlines", "wakes"), "game = ?"
    ),
    **dict.fromkeys(("open_posts", "scenes", "reports", "outbox", "looks", "notes"), "game = ?"),
    "addresses": "game = ?",
    **dict.fromkeys(("results", "seat_results"), "game = ?"),
    "owed": "post IN (SELECT id FROM outbox WHERE game = ?)",
}
_NUMBERS = (  # each tells of games that the others do not, where they broke
    "number FROM games",
    "number FROM games INDEXED BY games_of_a_channel",
    "seq FROM sqlite_sequence WHERE name = 'games'",
)
MOST = 1_000_000  # games; a larger number broke itself


def salvage(source: sqlite3.Connection, copy: sqlite3.Connection) -> tuple[int, ...]:
    """Copy what can be read into an empty database; list the games that are left out.

    Numbers go on behind those of games that are left out: what stands in their channels must
    never come to mean another game.
    """
    source.execute("BEGIN")  # one moment, whatever is written meanwhile
    (version,) = source.execute("PRAGMA user_version").fetchone()
    if version != VERSION:
        raise DatabaseError(f"Another version of this bot wrote it ({version}), which salvages it.")
    source.execute("SELECT count(*) FROM sqlite_schema").fetchone()  # without it no table is found
    schema = files("storage").joinpath("schema.sql").read_text("utf-8")
    copy.executescript(f"{schema}\nPRAGMA user_version = {VERSION};\nPRAGMA foreign_keys = ON;")
    for table in SHARED:
        for row in _readable(source, f"* FROM {table}"):
            with suppress(sqlite3.IntegrityError):  # it is there already, or makes no sense
                _insert(copy, table, [row])
    copy.executemany("UPDATE about SET beat = ?", [*_readable(source, "beat FROM about")])
    found = [number for each in _NUMBERS for (number,) in _readable(source, each)]
    count = max((each for each in found if isinstance(each, int) and each <= MOST), default=0)
    numbers = range(1, count + 1)  # no game was ever deleted
    lost = tuple(number for number in numbers if not _brought(source, copy, number))
    last = dict(_readable(source, "name, seq FROM sqlite_sequence"))
    if count:
        last["games"] = count
    copy.execute("DELETE FROM sqlite_sequence")
    _insert(copy, "sqlite_sequence", [*last.items()])
    copy.commit()
    return lost


def _readable(source: sqlite3.Connection, what: str) -> Iterator[tuple[Any, ...]]:
    """Read rows from both ends, up to where the file is broken; most come twice."""
    for order in ("", "DESC"):
        with suppress(*FAULTS):
            yield from source.execute(f"SELECT {what} ORDER BY 1 {order}")


def _brought(source: sqlite3.Connection, copy: sqlite3.Connection, number: int) -> bool:
    """Bring all that is kept of a game; tell whether it could be read and fits together."""
    try:
        rows = {
            table: source.execute(f"SELECT * FROM {table} WHERE {which}", (number,)).fetchall()  # noqa: S608
            for table, which in OF_A_GAME.items()
        }
    except FAULTS:
        return False
    copy.execute("SAVEPOINT game")
    try:
        for table, found in rows.items():
            _insert(copy, table, found)
    except sqlite3.IntegrityError:
        copy.execute("ROLLBACK TO game")
        rows["games"].clear()
    copy.execute("RELEASE game")
    return bool(rows["games"])


def _insert(copy: sqlite3.Connection, table: str, rows: list[tuple[Any, ...]]) -> None:
    if rows:
        places = ", ".join("?" * len(rows[0]))
        copy.executemany(f"INSERT INTO {table} VALUES ({places})", rows)  # noqa: S608
