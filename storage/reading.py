"""Reading games back."""

import sqlite3
from typing import Any

from msgspec import json

from engine.core.asks import Answer, Setup
from engine.core.log import Entry
from engine.core.table import Slip
from engine.host.records import GameInfo, GameStatus, SeatInfo, SeatKind
from engine.host.rows import Deadline, GameRow, TableRow

_COLUMNS = (
    "number, rules, data_hash, channel, guild, host, status, revision, min_seats, max_seats, "
    "pace, locale, commitment, lobby_post, key, joins, receipts, posts, "
    "deadlines.grp, deadlines.due, deadlines.closing"
)
_GAMES = f"SELECT {_COLUMNS} FROM games LEFT JOIN deadlines ON game = number"  # noqa: S608
_SEATS = "SELECT game, seat, person, name, kind, joined FROM seats"
_IS_OPEN = "status IN ('lobby', 'running', 'halted')"


def read_open_games(sql: sqlite3.Connection) -> tuple[GameRow, ...]:
    """Read all open games, oldest first."""
    games = sql.execute(f"{_GAMES} WHERE {_IS_OPEN} ORDER BY number")
    seats = sql.execute(
        f"{_SEATS} JOIN games ON number = game WHERE {_IS_OPEN} ORDER BY game, seat"
    )
    by_game: dict[int, list[SeatInfo]] = {}
    for game, *seat in seats:
        by_game.setdefault(game, []).append(_seat(seat))
    return tuple(_game(row, tuple(by_game.get(row[0], ()))) for row in games)


def read_game(sql: sqlite3.Connection, number: int) -> GameRow | None:
    """Read one game, open or not."""
    game = sql.execute(f"{_GAMES} WHERE number = ?", (number,)).fetchone()
    if game is None:
        return None
    seats = sql.execute(f"{_SEATS} WHERE game = ? ORDER BY seat", (number,))
    return _game(game, tuple(_seat(seat) for _, *seat in seats))


def read_table(sql: sqlite3.Connection, number: int) -> TableRow | None:
    """Read the table of a started game."""
    of_game = (number,)
    snapshot = "SELECT setup, state, undos FROM snapshots WHERE game = ?"
    found = sql.execute(snapshot, of_game).fetchone()
    if found is None:
        return None
    setup, state, undos = found
    entries = sql.execute("SELECT entry FROM entries WHERE game = ? ORDER BY number", of_game)
    slips = sql.execute("SELECT seat, slip FROM inbox WHERE game = ?", of_game)
    standing = sql.execute("SELECT seat, policy FROM standing WHERE game = ?", of_game)
    return TableRow(
        setup=json.decode(setup, type=Setup),
        state=state.encode(),
        log=tuple(json.decode(entry, type=Entry) for (entry,) in entries),
        inbox={seat: json.decode(slip, type=Slip) for seat, slip in slips},
        standing={seat: json.decode(policy, type=Answer) for seat, policy in standing},
        undos=undos,
    )


def _seat(row: list[Any]) -> SeatInfo:
    seat, person, name, kind, joined = row
    return SeatInfo(seat, person, name, SeatKind(kind), joined)


def _game(row: tuple[Any, ...], seats: tuple[SeatInfo, ...]) -> GameRow:
    card, (lobby_post, key, joins, receipts, posts), (group, due, closing) = (
        row[:13],
        row[13:18],
        row[18:],
    )
    number, rules, data_hash, channel, guild, host, status, *rest = card
    revision, min_seats, max_seats, pace, locale, commitment = rest
    info = GameInfo(
        number=number,
        rules=rules,
        data_hash=data_hash,
        channel=channel,
        guild=guild,
        host=host,
        status=GameStatus(status),
        revision=revision,
        min_seats=min_seats,
        max_seats=max_seats,
        pace=pace,
        locale=locale,
        seats=seats,
        commitment=commitment,
        lobby_post=lobby_post,
    )
    deadline = None if due is None else Deadline(group, due, closing)
    return GameRow(
        info=info, key=key, joins=joins, receipts=receipts, posts=posts, deadline=deadline
    )
