"""Reading games back."""

import zlib
from collections.abc import Iterator
from typing import Any

from msgspec import MsgspecError
from msgspec.structs import replace

from engine.core.asks import Answer, Seat
from engine.core.codec import reader, row_reader
from engine.core.log import Entry
from engine.core.table import Slip
from engine.host.ports import UnreadableError
from engine.host.steps.base.step import NUMBERED_APART
from engine.host.steps.changes.lobby import NAMELESS
from engine.host.values.deadlines import Deadline
from engine.host.values.operating import where
from engine.host.values.personal_data import NOBODY
from engine.host.values.posts import OpenPosts, Scene
from engine.host.values.proceedings import Proceedings
from engine.host.values.records import GameInfo, GameStatus, SeatInfo
from engine.host.values.rows import LOST, GameRow, Snapshot, TableRow
from engine.host.values.terms import Terms
from storage.engines.connection import FAULTS, is_passing
from storage.engines.sql import Sql
from storage.tables.packing import knows, unpacked

_COLUMNS = (
    "number, rules, data_hash, channel, guild, host, status, revision, min_seats, max_seats, "
    "terms, locale, commitment, proceedings, lobby_post, start_post, start_repeated, parent, "
    "key, joins, "
    "(SELECT max(number) FROM receipts WHERE game = games.number), "
    "(SELECT max(number) FROM outbox WHERE game = games.number AND number < :apart), "
    "wakes.at, open_posts.card, scenes.scene, "
    "deadlines.grp, deadlines.due, deadlines.closing, deadlines.opened, deadlines.rung, "
    "deadlines.allotted, deadlines.extended, deadlines.nudge, deadlines.nudged, deadlines.away"
)
_GAMES = (
    f"SELECT {_COLUMNS} FROM games LEFT JOIN deadlines ON deadlines.game = number "  # noqa: S608
    "LEFT JOIN wakes ON wakes.game = number LEFT JOIN open_posts ON open_posts.game = number "
    "LEFT JOIN scenes ON scenes.game = number"
)
_SEATS = "SELECT seat, person, card FROM seats WHERE game = ? ORDER BY seat"
_TABLE = """
SELECT revision, snapshot, vocabulary, words, inbox, standing FROM snapshots
JOIN games ON games.number = snapshots.game
LEFT JOIN vocabularies ON vocabularies.number = vocabulary
LEFT JOIN desks ON desks.game = snapshots.game WHERE snapshots.game = ?
"""
_ENTRIES = "SELECT number, count, entries FROM entries WHERE game = ? ORDER BY number"
USUAL_PACE = 86400.0


class VocabularyError(UnreadableError):
    """The words that a game shares with others of its kind are damaged; the message names them."""


def read_game(sql: Sql, number: int) -> GameRow | None:
    """Read one game, open or not; of what cannot be read the usual stands in its place."""
    try:
        with unreadable():
            about = {"number": number, "apart": NUMBERED_APART}
            game = sql.execute(f"{_GAMES} WHERE number = :number", about).fetchone()
            return _game(game, sql.execute(_SEATS, (number,)).fetchall()) if game else None
    except UnreadableError:
        return _lost(sql, number)


def read_table(sql: Sql, number: int) -> TableRow | None:
    """Read the table of a started game; raise UnreadableError."""
    with unreadable():
        found = sql.execute(_TABLE, (number,)).fetchone()
        if found is None:
            return None
        revision, snapshot, vocabulary, words, inbox, standing = found
        if not knows(words or b"", snapshot):
            raise VocabularyError(f"vocabulary {vocabulary}")
        return TableRow(
            revision=revision,
            snapshot=reader(Snapshot).decode(unpacked(snapshot, words or b"")),
            log=tuple(read_log(sql, number)),
            inbox=read_inbox(inbox),
            standing=read_standing(standing),
        )


def read_log(sql: Sql, number: int) -> Iterator[Entry]:
    """Read the log of a game; raise UnreadableError where its steps do not join."""
    read = 0
    for first, count, step in sql.execute(_ENTRIES, (number,)):
        entries = row_reader(Entry).decode(unpacked(step))
        if (first, count) != (read, len(entries)):
            raise UnreadableError("a step of the log is not in its place")
        read += count
        yield from entries


def read_times(sql: Sql, game: int) -> tuple[float, ...]:
    """Read when each entry of a game's log was committed."""
    select = "SELECT count, at FROM entries WHERE game = ? ORDER BY number"
    return tuple(at for count, at in sql.execute(select, (game,)) for _ in range(count))


def read_or(kind: Any, data: Any, usual: Any) -> Any:
    """Read a value; return the usual one where it cannot be read."""
    try:
        return reader(kind).decode(data)
    except (MsgspecError, UnicodeDecodeError):
        return usual


def read_inbox(inbox: str | None) -> dict[Seat, Slip]:
    """Read answers and drafts of the open group."""
    return {} if inbox is None else reader(dict[Seat, Slip]).decode(inbox)


def read_standing(standing: str | None) -> dict[Seat, Answer]:
    """Read standing orders."""
    return {} if standing is None else reader(dict[Seat, Answer]).decode(standing)


class _Parts:
    """Reads the parts of a game; what cannot be read is noted, and the usual takes its place."""

    def __init__(self) -> None:
        self.broken: list[str] = []

    def read(self, name: str, kind: Any, data: Any, usual: Any) -> Any:
        """Read a part, or note that it cannot be read."""
        found = read_or(kind, data, None)
        if found is not None:
            return found
        self.broken.append(name)
        return usual

    def status(self, status: str) -> GameStatus:
        """Read where a game stands; whoever cannot tell lets it stand still."""
        try:
            return GameStatus(status)
        except ValueError:
            self.broken.append("status")
            return GameStatus.HALTED

    def seats(self, rows: list[tuple[Any, ...]]) -> tuple[SeatInfo, ...]:
        """Read the seats."""
        return tuple(
            self.read("seats", SeatInfo, card, SeatInfo(seat, person, f"{NAMELESS} {seat + 1}"))
            for seat, person, card in rows
        )


def _game(row: tuple[Any, ...], seats: list[tuple[Any, ...]]) -> GameRow:
    card, counts, (group, due, *times) = row[:18], row[18:25], row[25:]
    key, joins, receipts, posts, wake, show, scene = counts
    number, rules, data_hash, channel, guild, host, status, *rest = card
    revision, min_seats, max_seats, terms, locale, commitment, proceedings, *sent = rest
    lobby_post, start_post, start_repeated, parent = sent
    parts = _Parts()
    info = GameInfo(
        number=number,
        rules=rules,
        data_hash=data_hash,
        channel=channel,
        guild=guild,
        host=host,
        status=parts.status(status),
        revision=revision,
        min_seats=min_seats,
        max_seats=max_seats,
        terms=parts.read("terms", Terms, terms, Terms(pace=USUAL_PACE)),
        locale=locale,
        seats=parts.seats(seats),
        commitment=commitment,
        proceedings=parts.read("proceedings", Proceedings, proceedings, Proceedings()),
        lobby_post=lobby_post,
        start_post=start_post,
        start_repeated=start_repeated,
        parent=parent,
    )
    return GameRow(
        info=info,
        key=key,
        joins=joins,
        receipts=max(receipts or 0, 0),
        posts=max(posts or 0, 0),
        deadline=None if due is None else _deadline(group, due, tuple(times), parts),
        wake=wake,
        open_posts=replace(
            parts.read("open posts", OpenPosts, show or "{}", OpenPosts()),
            scene=None if scene is None else parts.read("scene", Scene, scene, None),
        ),
        broken=tuple(dict.fromkeys(parts.broken)),
    )


def _deadline(group: str, due: float, rest: tuple[Any, ...], parts: _Parts) -> Deadline:
    closing, opened, rung, allotted, extended, nudge, nudged, away = rest
    return Deadline(
        group,
        due,
        closing,
        opened,
        rung,
        allotted,
        parts.read("deadline", tuple[Seat, ...], extended, ()),
        nudge,
        bool(nudged),
        away,
    )


def _lost(sql: Sql, number: int) -> GameRow | None:
    """Make the row of a game whose place in the file broke: it stands still in its channel.

    The channel stands in an index too. Nothing of the row is ever written.
    """
    channel = sql.channel_of(number)
    if channel is None:
        return None
    info = GameInfo(
        number=number,
        rules="",
        data_hash="",
        channel=channel,
        guild=None,
        host=NOBODY,
        status=GameStatus.HALTED,
        revision=0,
        min_seats=0,
        max_seats=0,
        terms=Terms(pace=USUAL_PACE),
        locale="en",
        seats=(),
        commitment="",
    )
    return GameRow(info=info, key=b"", broken=(LOST,))


class _Reading:
    """Tells a file that is wrong from one that is busy; no generator, as every step comes here."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        broken = isinstance(error, (MsgspecError, zlib.error))
        if broken or (isinstance(error, FAULTS) and not is_passing(error)):
            assert isinstance(error, Exception)
            raise UnreadableError(where(error)) from None


_READING = _Reading()


def unreadable() -> _Reading:
    """Raise UnreadableError where it is the file that is wrong, today and tomorrow."""
    return _READING
