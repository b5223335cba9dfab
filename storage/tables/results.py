"""How games ended, for statistics and ratings: written with the last step, read for pages."""

from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from itertools import groupby
from typing import Any

from msgspec import MsgspecError
from msgspec.structs import replace

from engine.core.codec import reader
from engine.host.ports import UnreadableError
from engine.host.steps.changes.results import with_times
from engine.host.values.records import SeatInfo
from engine.host.values.results import EVER, GameKind, GameResult, Period, SeatResult
from engine.host.values.rows import Change
from storage.engines.sql import Access, Sql
from storage.tables.packing import text
from storage.tables.reading import read_log, read_times, unreadable

_RESULT = """
INSERT INTO results (game, guild, rules, variant, began, ended, alone) VALUES (?, ?, ?, ?, ?, ?, ?)
"""
_SEAT = "INSERT INTO seat_results (game, seat, person, card) VALUES (?, ?, ?, ?)"
_RECEIPTS = "SELECT seat, grp, at FROM receipts WHERE game = ? ORDER BY number"
_COLUMNS = """
SELECT results.game, guild, rules, variant, began, ended, alone, person, card
FROM results JOIN seat_results ON seat_results.game = results.game
"""
_ORDER = "ORDER BY ended, results.game, seat"
_KINDS = """
SELECT rules, variant FROM results WHERE guild = ?
GROUP BY rules, variant ORDER BY count(*) DESC, rules, variant
"""
_CAPTAINS = """
SELECT seats.person, seats.card FROM results JOIN seats ON seats.game = results.game
WHERE guild = ? AND seats.person NOTNULL ORDER BY ended, results.game
"""
_CARD, _CAPTAIN = reader(SeatResult), reader(SeatInfo)


class SqlResults:
    """Implements the host's Results over one database."""

    _database: Access

    async def results_in(
        self, guild: int, kind: GameKind | None = None, period: Period = EVER
    ) -> tuple[GameResult, ...]:
        """List how the games of a server ended, in the order in which they did."""
        where = "guild = ? AND ended >= ? AND ended < ?"
        values: tuple[int | float | str, ...] = (guild, *period)
        if kind is not None:
            where, values = f"{where} AND rules = ? AND variant = ?", (*values, *kind)
        return await self._database.read(lambda sql: tuple(_results(sql, where, values)))

    async def results_of(self, person: int, guild: int | None) -> tuple[GameResult, ...]:
        """List how the games ended that somebody began on a seat, in a server or anywhere."""
        where = "results.game IN (SELECT game FROM seat_results WHERE person = ?)"
        values: tuple[int, ...] = (person,)
        if guild is not None:
            where, values = f"{where} AND guild = ?", (person, guild)
        return await self._database.read(lambda sql: tuple(_results(sql, where, values)))

    async def names_in(self, guild: int, people: Collection[int]) -> dict[int, str]:
        """Return what some people were called in their newest finished game of a server."""
        return await self._database.read(lambda sql: _names(sql, guild, people))

    async def kinds_in(self, guild: int) -> tuple[GameKind, ...]:
        """List what was played to its end on a server, the most played in front."""
        rows = await self._database.read(lambda sql: sql.execute(_KINDS, (guild,)).fetchall())
        return tuple(GameKind(*row) for row in rows)


def _names(sql: Sql, guild: int, people: Collection[int]) -> dict[int, str]:
    cards = {person: card for person, card in sql.execute(_CAPTAINS, (guild,)) if person in people}
    names: dict[int, str] = {}
    for person, card in cards.items():
        with suppress(MsgspecError):  # what cannot be read names nobody
            names[person] = _CAPTAIN.decode(card).name
    return names


def write_result(sql: Sql, change: Change) -> None:
    """Write how a game ended; its log and its receipts are written by then."""
    if change.result is None:
        return
    number = change.result.game
    result = _timed(sql, change.result)
    kind = (result.rules, result.variant)
    sql.execute(
        _RESULT, (number, result.guild, *kind, result.began, result.ended, int(result.alone))
    )
    sql.executemany(
        _SEAT,
        [(number, each.seat, each.person, text(_nameless(each))) for each in result.seats],
    )


def _timed(sql: Sql, result: GameResult) -> GameResult:
    """Add the times of a game; one whose past cannot be read ends all the same."""
    with suppress(UnreadableError), unreadable():
        receipts = sql.execute(_RECEIPTS, (result.game,)).fetchall()
        log, times = tuple(read_log(sql, result.game)), read_times(sql, result.game)
        return with_times(result, log, times, receipts)
    return result


def read_seat_result(sql: Sql, game: int, person: int) -> SeatResult | None:
    """Read how a game ended for the captain who began it."""
    select = "SELECT card FROM seat_results WHERE game = ? AND person = ?"
    found = sql.execute(select, (game, person)).fetchone()
    return None if found is None else replace(_CARD.decode(found[0]), person=person)


def _nameless(seat: SeatResult) -> SeatResult:
    """Leave out who it was: that stands in a column of its own, which is all one deletes."""
    return replace(seat, person=None)


def _results(sql: Sql, where: str, values: tuple[object, ...]) -> Iterator[GameResult]:
    rows = sql.execute(f"{_COLUMNS} WHERE {where} {_ORDER}", values).fetchall()
    for game, seats in groupby(rows, key=lambda row: row[:7]):
        with suppress(MsgspecError):  # what cannot be read teaches nothing
            yield _result(game, seats)


def _result(row: tuple[Any, ...], seats: Iterable[tuple[Any, ...]]) -> GameResult:
    game, guild, rules, variant, began, ended, alone = row
    return GameResult(
        game=game,
        guild=guild,
        rules=rules,
        variant=variant,
        began=began,
        ended=ended,
        alone=bool(alone),
        seats=tuple(replace(_CARD.decode(card), person=who) for *_, who, card in seats),
    )
