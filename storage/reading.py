"""Reading games back."""

import sqlite3
from collections.abc import Iterator
from typing import Any

from engine.core.asks import Answer, Seat
from engine.core.codec import reader, row_reader
from engine.core.log import Entry
from engine.core.table import Slip
from engine.host.values.deadlines import Deadline
from engine.host.values.posts import OpenPosts
from engine.host.values.proceedings import Proceedings
from engine.host.values.records import GameInfo, GameStatus, SeatInfo
from engine.host.values.rows import GameRow, Snapshot, TableRow
from engine.host.values.terms import Terms
from storage.packing import unpacked

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
_SEATS = "SELECT card FROM seats WHERE game = ? ORDER BY seat"
_TABLE = """
SELECT snapshot, inbox, standing FROM snapshots
LEFT JOIN desks ON desks.game = snapshots.game WHERE snapshots.game = ?
"""
_ENTRIES = "SELECT entries FROM entries WHERE game = ? ORDER BY number"
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


def read_first_game_of(sql: sqlite3.Connection, person: int, name: str) -> int | None:
    """Read the first game of a name in which somebody has a seat, open or not."""
    select = (
        "SELECT min(number) FROM seats JOIN games ON number = game "
        "WHERE person = ? AND rules LIKE ? || '/%'"
    )
    (found,) = sql.execute(select, (person, name)).fetchone()
    return None if found is None else int(found)


def read_game(sql: sqlite3.Connection, number: int) -> GameRow | None:
    """Read one game, open or not."""
    game = sql.execute(f"{_GAMES} WHERE number = ?", (number,)).fetchone()
    if game is None:
        return None
    return _game(
        game, tuple(reader(SeatInfo).decode(card) for (card,) in sql.execute(_SEATS, (number,)))
    )


def read_table(sql: sqlite3.Connection, number: int) -> TableRow | None:
    """Read the table of a started game."""
    found = sql.execute(_TABLE, (number,)).fetchone()
    if found is None:
        return None
    snapshot, inbox, standing = found
    return TableRow(
        snapshot=reader(Snapshot).decode(unpacked(snapshot)),
        log=tuple(read_log(sql, number)),
        inbox=read_inbox(inbox),
        standing=read_standing(standing),
    )


def read_log(sql: sqlite3.Connection, number: int) -> Iterator[Entry]:
    """Read the log of a game."""
    for (step,) in sql.execute(_ENTRIES, (number,)):
        yield from row_reader(Entry).decode(unpacked(step))


def read_inbox(inbox: str | None) -> dict[Seat, Slip]:
    """Read answers and drafts of the open group."""
    return {} if inbox is None else reader(dict[Seat, Slip]).decode(inbox)


def read_standing(standing: str | None) -> dict[Seat, Answer]:
    """Read standing orders."""
    return {} if standing is None else reader(dict[Seat, Answer]).decode(standing)


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
        terms=reader(Terms).decode(terms),
        locale=locale,
        seats=seats,
        commitment=commitment,
        proceedings=reader(Proceedings).decode(proceedings),
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
        open_posts=OpenPosts() if show is None else reader(OpenPosts).decode(show),
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
