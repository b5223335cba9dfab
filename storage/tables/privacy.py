"""What is kept about a person, in one list; and how it is deleted while games stay whole."""

import zlib
from collections.abc import Iterator
from contextlib import suppress

from msgspec import MsgspecError
from msgspec.structs import replace

from engine.core.asks import Answer, Seat
from engine.core.codec import encode, reader
from engine.core.log import Closed, Entry
from engine.core.table import Slip
from engine.host.ports import UnreadableError
from engine.host.steps.changes.lobby import NAMELESS, distinct
from engine.host.values.personal_data import NOBODY, Counted, Trace
from engine.host.values.player_notes import LastLook, Note
from engine.host.values.posts import OpenPosts
from engine.host.values.proceedings import Proceedings, without
from engine.host.values.records import OPEN, SeatInfo
from engine.host.values.rows import ReceiptRow
from storage.engines.sql import Access, Sql
from storage.tables.packing import text
from storage.tables.reading import read_inbox, read_log, read_or, read_standing
from storage.tables.results import read_seat_result

_THEIRS = "CAST(json_extract(known_one.value, '$.person') AS TEXT) = CAST(:person AS TEXT)"
_TRACES = f"""
SELECT number, rules, status, guild, channel, host, known
FROM (
    SELECT *, CASE WHEN json_valid(proceedings) THEN proceedings ELSE '{{}}' END AS known FROM games
) AS games
WHERE host = :person
   OR number IN (SELECT game FROM seats WHERE person = :person)
   OR number IN (SELECT game FROM looks WHERE person = :person)
   OR number IN (SELECT game FROM notes WHERE person = :person)
   OR EXISTS (SELECT 1 FROM json_each(known, '$.former') AS known_one WHERE {_THEIRS})
   OR EXISTS (SELECT 1 FROM json_each(known, '$.offers') AS known_one WHERE {_THEIRS})
   OR EXISTS (SELECT 1 FROM json_each(known, '$.declines') AS known_one WHERE {_THEIRS})
ORDER BY number
"""  # noqa: S608


class SqlPersonalData:
    """Implements the host's Estate over one database."""

    def __init__(self, database: Access) -> None:
        self._database = database

    async def traces(self, person: int) -> tuple[Trace, ...]:
        """List what is kept about somebody in all games, open or not."""
        return await self._database.read(lambda sql: tuple(_traces(sql, person)))

    async def erase(self, person: int) -> tuple[int, ...]:
        """Delete choices, language, looks and notes, and make somebody nameless in ended games."""
        games = await self._database.write(lambda sql: _erase(sql, person))
        await self._database.scour()
        return games


def _traces(sql: Sql, person: int) -> Iterator[Trace]:
    for number, rules, status, guild, channel, host, proceedings in sql.execute(
        _TRACES, {"person": person}
    ).fetchall():
        seat = _seat(sql, number, person)
        known = read_or(Proceedings, proceedings, Proceedings())
        trace = Trace(
            game=number,
            rules=rules,
            status=status,
            guild=guild,
            channel=channel,
            is_host=host == person,
            had_a_seat=seat is None and any(each.person == person for each in known.former),
            offered=any(offer.person == person for offer in known.offers),
            declined=any(decline.person == person for decline in known.declines),
            seat=seat,
            result=read_seat_result(sql, number, person),
            look=_look(sql, number, person),
            notes=_notes(sql, number, person),
        )
        yield trace if seat is None else _with_orders(sql, trace, seat)


def _with_orders(sql: Sql, trace: Trace, seat: SeatInfo) -> Trace:
    """Add what the seat of a person holds; to whom it was given up, it belongs no more."""
    of_seat = (trace.game, seat.seat)
    inbox, standing = _desk(sql, trace.game)
    receipts = sql.execute(
        "SELECT number, seat, grp, answer FROM receipts WHERE game = ? AND seat = ? "
        "ORDER BY number",
        of_seat,
    )
    return replace(
        trace,
        slip=inbox.get(seat.seat),
        standing=standing.get(seat.seat),
        receipts=tuple(
            ReceiptRow(number, its, group, reader(Answer).decode(answer))
            for number, its, group, answer in receipts
        ),
        answers=tuple(_answers(sql, trace.game, seat.seat)),
    )


def _answers(sql: Sql, game: int, seat: Seat) -> Iterator[Counted]:
    """List what counted for a seat, and nothing of what counted for others."""
    entries: list[Entry] = []
    with suppress(MsgspecError, zlib.error, UnreadableError):  # what cannot be read is nobody's
        entries.extend(read_log(sql, game))
    for entry in [entry for entry in entries if isinstance(entry, Closed)]:
        for given in entry.given:
            if given.seat == seat:
                yield Counted(entry.group, given.answer, given.source)


def _erase(sql: Sql, person: int) -> tuple[int, ...]:
    games = sql.execute(_TRACES, {"person": person}).fetchall()
    for number, _, status, guild, channel, host, proceedings in games:
        if status in OPEN:
            continue
        _unseat(sql, number, person)
        known = read_or(Proceedings, proceedings, Proceedings())
        place = channel if guild is not None else NOBODY  # their direct messages
        sql.execute(
            "UPDATE games SET host = ?, channel = ?, proceedings = ? WHERE number = ?",
            (NOBODY if host == person else host, place, text(without(known, person)), number),
        )
    sql.execute("UPDATE seat_results SET person = NULL WHERE person = ?", (person,))
    for table in ("people", "languages", "looks", "notes"):
        sql.execute(f"DELETE FROM {table} WHERE person = ?", (person,))  # noqa: S608
    return tuple(game[0] for game in games)


def _unseat(sql: Sql, game: int, person: int) -> None:
    """Make a captain of an ended game nameless; what went into chance stays, or no proof would."""
    seat = _seat(sql, game, person)
    if seat is not None:
        select = "SELECT card FROM seats WHERE game = ? AND (person IS NULL OR person <> ?)"
        others = [read_or(SeatInfo, card, seat) for (card,) in sql.execute(select, (game, person))]
        name = distinct(f"{NAMELESS} {seat.seat + 1}", [each.name for each in others])
        card = text(replace(seat, person=None, name=name))
        update = "UPDATE seats SET person = NULL, card = ? WHERE game = ? AND seat = ?"
        sql.execute(update, (card, game, seat.seat))
        inbox, standing = _desk(sql, game)
        inbox.pop(seat.seat, None)
        standing.pop(seat.seat, None)
        clear = "UPDATE desks SET inbox = ?, standing = ? WHERE game = ?"
        sql.execute(clear, (text(inbox), text(standing), game))
    show = _one(sql, "SELECT card FROM open_posts WHERE game = ?", (game,))
    if show is not None:  # its lines quote names, and are never edited again
        quiet = encode(replace(read_or(OpenPosts, show, OpenPosts()), notes=None))
        sql.execute("UPDATE open_posts SET card = ? WHERE game = ?", (quiet, game))


def _seat(sql: Sql, game: int, person: int) -> SeatInfo | None:
    select = "SELECT seat, card FROM seats WHERE game = ? AND person = ?"
    found = sql.execute(select, (game, person)).fetchone()
    if found is None:
        return None
    card: SeatInfo = read_or(SeatInfo, found[1], SeatInfo(found[0], person, NAMELESS))
    return card


def _desk(sql: Sql, game: int) -> tuple[dict[Seat, Slip], dict[Seat, Answer]]:
    select = "SELECT inbox, standing FROM desks WHERE game = ?"
    inbox, standing = sql.execute(select, (game,)).fetchone() or (None, None)
    with suppress(MsgspecError):
        return read_inbox(inbox), read_standing(standing)
    return {}, {}


def _look(sql: Sql, game: int, person: int) -> LastLook | None:
    select = "SELECT entries, at FROM looks WHERE game = ? AND person = ?"
    found = sql.execute(select, (game, person)).fetchone()
    return None if found is None else LastLook(*found)


def _notes(sql: Sql, game: int, person: int) -> tuple[Note, ...]:
    select = "SELECT seat, turn, text, at FROM notes WHERE game = ? AND person = ? ORDER BY turn"
    return tuple(Note(*row) for row in sql.execute(select, (game, person)))


def _one(sql: Sql, select: str, values: tuple[int, ...]) -> str | None:
    found: tuple[str] | None = sql.execute(select, values).fetchone()
    return None if found is None else found[0]
