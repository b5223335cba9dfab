"""Moving: a whole database carried to another place, and compared there before it counts."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any, NamedTuple

from storage.connection import FAULTS
from storage.database import driver, open_database, peeked, read_only
from storage.listing import IS_OPEN
from storage.places import Place, Server
from storage.salvaging import OF_A_GAME, SHARED
from storage.sql import Sql


class MoveError(Exception):
    """Nothing was moved; the message is one sentence for whoever runs the bot."""


class Moved(NamedTuple):
    """A database that was carried over."""

    source: Place
    target: Place
    games: int
    open_games: int

    def __str__(self) -> str:
        return (
            f"{self.target} holds all {self.games} games of {self.source}, {self.open_games} of "
            "them open, compared row by row. Name it in [storage] before the bot starts again; "
            "the old one is as it was, and must not be used any more."
        )


async def moved(source: Place, target: Place) -> Moved:
    """Carry a database over while no bot runs on either; raise MoveError or DatabaseError.

    It arrives in one transaction: there is all of it or nothing. The source is only read.
    """
    if source == target:
        raise MoveError(f"{target} is where the games are already; name another place.")
    async with peeked(source):
        origin = await open_database(source)  # held, so that nobody plays on meanwhile
    try:
        goal = await open_database(target)
        try:
            games, still_open = await goal.write(lambda sql: carried(source, target, sql))
        finally:
            await goal.close()
    finally:
        await origin.close()
    return Moved(source, target, games, still_open)


def carried(source: Place, target: Place, goal: Sql) -> tuple[int, int]:
    """Copy all rows into an empty database; count its games."""
    if goal.execute("SELECT count(*) FROM games").fetchone()[0]:
        raise MoveError(f"{target} holds games already; choose an empty database.")
    try:
        with reading(source) as origin:
            _carry(origin, goal)
    except FAULTS as error:
        raise MoveError(f"{source} cannot be read whole ({error}); nothing was moved.") from error
    count = f"SELECT count(*), count(CASE WHEN {IS_OPEN} THEN 1 END) FROM games"  # noqa: S608
    games, still_open = goal.execute(count).fetchone()
    return int(games), int(still_open)


def _carry(origin: Sql, goal: Sql) -> None:
    for table in SHARED:
        _bring(origin, goal, table, "TRUE", ())
    beat = origin.execute("SELECT beat FROM about").fetchone()
    goal.execute("UPDATE about SET beat = ?", beat)
    numbers = origin.execute("SELECT number FROM games ORDER BY number").fetchall()
    for number in numbers:
        for table, which in OF_A_GAME.items():
            _bring(origin, goal, table, which, number)
    goal.go_on(origin.last_numbers())


def _bring(origin: Sql, goal: Sql, table: str, which: str, about: tuple[Any, ...]) -> None:
    """Copy rows of a table and read them again; raise MoveError where one is not as it was."""
    select = f"SELECT * FROM {table} WHERE {which}"  # noqa: S608
    rows = origin.execute(select, about).fetchall()
    if not rows:
        return
    goal.execute(f"DELETE FROM {table} WHERE {which}", about)  # noqa: S608
    places = ", ".join("?" * len(rows[0]))
    goal.executemany(f"INSERT INTO {table} VALUES ({places})", rows)  # noqa: S608
    if sorted(map(repr, goal.execute(select, about).fetchall())) != sorted(map(repr, rows)):
        whose = f" of game {about[0]}" if about else ""
        raise MoveError(f"What {table} holds{whose} did not arrive as it was; nothing was moved.")


@contextmanager
def reading(place: Place) -> Iterator[Sql]:
    """Read a place at one moment, over a connection of this thread."""
    if isinstance(place, Server):
        with driver().reading(place) as sql:
            yield sql
        return
    with closing(read_only(place)) as sql:
        sql.execute("BEGIN")
        yield sql
