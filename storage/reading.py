"""Reading games back."""

import sqlite3
from typing import Any

from msgspec import json

from engine.core.asks import Answer, Seat, Setup
from engine.core.codec import reader, row_reader
from engine.core.log import Entry
from engine.core.table import Slip
from engine.host.values.open_posts import OpenPosts
from engine.host.values.proceedings import Proceedings
from engine.host.values.records import GameInfo, GameStatus, SeatInfo
from engine.host.values.rows import Deadline, GameRow, TableRow
from engine.host.values.terms import Terms

_COLUMNS = (
    "number, rules, data_hash, channel, guild, host, status, revision, min_seats, max_seats, "
    "terms, locale, commitment, proceedings, lobby_post, key, joins, receipts, posts, wakes.at, "
    "open_posts.card, "
    "deadlines.grp, deadlines.due, deadlines.closing, deadlines.opened, deadlines.rung, "
    "deadlines.allotted, deadlines.extended, deadlines.nudge, deadlines.nudged, deadlines.away"
)
_GAMES = (
    f"SELECT {_COLUMNS} FROM games LEFT JOIN deadlines ON deadlines.game = number "  # noqa: S608
    "LEFT JOIN wakes ON wakes.game = number LEFT JOIN open_posts ON open_posts.game = number"
)
_SEATS = "SELECT game, card FROM seats"
_IS_OPEN = "status IN ('lobby', 'running', 'halted')"


def read_wakes(sql: sqlite3.Connection) -> dict[int, float]:
    """Read when something is due next, by game."""
    return dict(sql.execute("SELECT game, at FROM wakes"))


def read_game_in(sql: sqlite3.Connection, channel: int) -> int | None:
    """Read the number of the open game of a channel."""
    select = f"SELECT number FROM games WHERE channel = ? AND {_IS_OPEN}"  # noqa: S608
    found: tuple[int] | None = sql.execute(select, (channel,)).fetchone()
    return found[0] if found else None


def count_games_in(sql: sqlite3.Connection, guild: int) -> int:
    """Count the open games of a server."""
    select = f"SELECT count(*) FROM games WHERE guild = ? AND {_IS_OPEN}"  # noqa: S608
    (count,) = sql.execute(select, (guild,)).fetchone()
    return int(count)


def read_numbers_in(sql: sqlite3.Connection, guild: int) -> tuple[int, ...]:
    """Read the numbers of the open games of a server."""
    select = f"SELECT number FROM games WHERE guild = ? AND {_IS_OPEN} ORDER BY number"  # noqa: S608
    return tuple(number for (number,) in sql.execute(select, (guild,)))


def read_guilds(sql: sqlite3.Connection) -> tuple[int, ...]:
    """Read which servers have open games."""
    select = f"SELECT DISTINCT guild FROM games WHERE guild NOTNULL AND {_IS_OPEN}"  # noqa: S608
    return tuple(guild for (guild,) in sql.execute(select))


def read_games_of(sql: sqlite3.Connection, person: int) -> tuple[int, ...]:
    """Read the numbers of the open games in which somebody has a seat."""
    select = (
        f"SELECT number FROM seats JOIN games ON number = game "  # noqa: S608
        f"WHERE person = ? AND {_IS_OPEN} ORDER BY number"
    )
    return tuple(number for (number,) in sql.execute(select, (person,)))


def read_first_game_of(sql: sqlite3.Connection, person: int) -> int | None:
    """Read the first of all games in which somebody has a seat, open or not."""
    (found,) = sql.execute("SELECT min(game) FROM seats WHERE person = ?", (person,)).fetchone()
    return None if found is None else int(found)


def read_game(sql: sqlite3.Connection, number: int) -> GameRow | None:
    """Read one game, open or not."""
    game = sql.execute(f"{_GAMES} WHERE number = ?", (number,)).fetchone()
    if game is None:
        return None
    seats = sql.execute(f"{_SEATS} WHERE game = ? ORDER BY seat", (number,))
    return _game(game, tuple(json.decode(card, type=SeatInfo) for _, card in seats))


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
        log=tuple(reader(Entry).decode(entry) for (entry,) in entries),
        inbox={seat: json.decode(slip, type=Slip) for seat, slip in slips},
        standing={seat: reader(Answer).decode(policy) for seat, policy in standing},
        undos=undos,
    )


def _game(row: tuple[Any, ...], seats: tuple[SeatInfo, ...]) -> GameRow:
    card, counts, (group, due, *times) = row[:15], row[15:21], row[21:]
    key, joins, receipts, posts, wake, show = counts
    number, rules, data_hash, channel, guild, host, status, *rest = card
    revision, min_seats, max_seats, terms, locale, commitment, proceedings, lobby_post = rest
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
        terms=json.decode(terms, type=Terms),
        locale=locale,
        seats=seats,
        commitment=commitment,
        proceedings=json.decode(proceedings, type=Proceedings),
        lobby_post=lobby_post,
    )
    deadline = None if due is None else _deadline(group, due, tuple(times))
    return GameRow(
        info=info,
        key=key,
        joins=joins,
        receipts=receipts,
        posts=posts,
        deadline=deadline,
        wake=wake,
        open_posts=OpenPosts() if show is None else json.decode(show, type=OpenPosts),
    )


def _deadline(group: str, due: float, rest: tuple[Any, ...]) -> Deadline:
    closing, opened, rung, allotted, extended, nudge, nudged, away = rest
    return Deadline(
        group,
        due,
        closing,
        opened,
        rung,
        allotted,
        row_reader(Seat).decode(extended),
        nudge,
        bool(nudged),
        away,
    )
