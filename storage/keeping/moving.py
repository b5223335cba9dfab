"""Moving: a whole database carried to another place, and compared there before it counts."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any, NamedTuple

from storage.engines.connection import FAULTS
from storage.engines.database import driver, open_database, peeked, read_only
from storage.engines.places import Place, Server
from storage.engines.sql import Sql, T
from storage.keeping.salvaging import OF_A_GAME, SHARED
from storage.tables.listing import IS_OPEN


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
        except FAULTS as error:
            raise MoveError(
                f"{target} could not be written ({error}), and holds nothing of it; mend that, "
                "then move again."
            ) from error
        finally:
            await goal.close()
    finally:
        await origin.close()
    return Moved(source, target, games, still_open)


def carried(source: Place, target: Place, goal: Sql) -> tuple[int, int]:
    """Copy all rows into an empty database; count its games."""
    if goal.execute("SELECT count(*) FROM games").fetchone()[0]:
        raise MoveError(f"{target} holds games already; choose an empty database.")
    with reading(source) as origin:
        _carry(_Origin(source, origin), goal)
    count = f"SELECT count(*), count(CASE WHEN {IS_OPEN} THEN 1 END) FROM games"  # noqa: S608
    games, still_open = goal.execute(count).fetchone()
    return int(games), int(still_open)


class _Origin:
    """What a database is moved from."""

    def __init__(self, place: Place, sql: Sql) -> None:
        self._place = place
        self._sql = sql

    def rows(self, select: str, about: tuple[Any, ...] = ()) -> list[Any]:
        """Read rows; raise MoveError where that fails."""
        return self._read(lambda: self._sql.execute(select, about).fetchall())

    def last_numbers(self) -> dict[str, int]:
        """Tell which numbers were given last."""
        return self._read(self._sql.last_numbers)

    def _read(self, read: Callable[[], T]) -> T:
        try:
            return read()
        except FAULTS as error:
            raise MoveError(
                f"{self._place} cannot be read whole ({error}); nothing was moved."
            ) from error


def _carry(origin: _Origin, goal: Sql) -> None:
    for table in SHARED:
        _bring(origin, goal, table, "TRUE", ())
    goal.execute("UPDATE about SET beat = ?", origin.rows("SELECT beat FROM about")[0])
    for number in origin.rows("SELECT number FROM games ORDER BY number"):
        for table, which in OF_A_GAME.items():
            _bring(origin, goal, table, which, number)
    goal.go_on(origin.last_numbers())


def _bring(origin: _Origin, goal: Sql, table: str, which: str, about: tuple[Any, ...]) -> None:
    """Copy rows of a table and read them again; raise MoveError where one is not as it was."""
    select = f"SELECT * FROM {table} WHERE {which}"  # noqa: S608
    rows = origin.rows(select, about)
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
