"""Writing a step: its rows, and how an engine keeps them that has no function for a step."""

from functools import cache
from typing import Any, TypeAlias, cast

from msgspec.structs import replace

from engine.core.codec import encode
from engine.host.ports import ChannelBusyError, StaleRevisionError
from engine.host.values.rows import Change
from storage.engines.sql import Rows, Sql
from storage.tables.packing import packed, text, upsert, words_of

_NEW_GAME = """
INSERT INTO games (
    channel, guild, host, rules, data_hash, status, revision, min_seats, max_seats, terms, locale,
    proceedings, commitment, key, joins, start_post, start_repeated, created_at, changed_at
) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT DO NOTHING
"""
_RAISE = """
UPDATE games SET revision = revision + 1, changed_at = ? WHERE number = ? AND revision = ?
"""
_CARD = """
UPDATE games
SET status = ?, host = ?, min_seats = ?, max_seats = ?, terms = coalesce(?, terms),
    locale = ?, proceedings = coalesce(?, proceedings), joins = ?
WHERE number = ?
"""
_VOCABULARY = "SELECT number, words FROM vocabularies WHERE rules = ? AND data_hash = ?"
_NEW_VOCABULARY = """
INSERT INTO vocabularies (rules, data_hash, words) VALUES (?, ?, ?) ON CONFLICT DO NOTHING
"""
# Of all other tables a row takes the place of the one that its game had.
_ADDED = ("seats", "entries", "receipts", "reports")

Row: TypeAlias = dict[str, Any]
Written: TypeAlias = dict[str, Row | list[Row] | None]
"""Rows by table; none where the one that a game had leaves."""
Vocabulary: TypeAlias = tuple[int, bytes]


def insert_game(sql: Sql, change: Change) -> int:
    """Write the row of a new game; return its number, or raise ChannelBusyError."""
    row, info = change.row, change.row.info
    values = (
        *(info.channel, info.guild, info.host, info.rules, info.data_hash, info.status.value),
        *(info.revision, info.min_seats, info.max_seats, text(info.terms), info.locale),
        *(
            text(info.proceedings),
            info.commitment,
            row.key,
            row.joins,
            info.start_post,
            info.start_repeated,
            change.at,
            change.at,
        ),
    )
    number = sql.insert(_NEW_GAME, values, "number")
    if number is None:
        raise ChannelBusyError
    return number


def ask_vocabulary(sql: Sql, change: Change) -> Rows | None:
    """Ask for the words that games with these rules and data share, where a step needs them."""
    if change.snapshot is None:
        return None
    info = change.row.info
    return sql.execute(_VOCABULARY, (info.rules, info.data_hash))


def take_vocabulary(sql: Sql, asked: Rows | None, change: Change) -> Vocabulary | None:
    """Take the words that were asked for; the first game of its kind brings them."""
    if change.snapshot is None or asked is None:
        return None
    found: Vocabulary | None = asked.fetchone()
    if found is not None:
        return found
    info, words = change.row.info, words_of(change.snapshot)
    number = sql.insert(_NEW_VOCABULARY, (info.rules, info.data_hash, words), "number")
    if number is None:  # another game, maybe of another process, brought them at this moment
        return take_vocabulary(sql, ask_vocabulary(sql, change), change)
    return number, words


def rows_of(change: Change, vocabulary: Vocabulary | None) -> Written:
    """List what a step writes of its game, each column in the order in which it is written."""
    number, rows = change.row.info.number, Written()
    if change.carded:
        rows["games"] = _card(change)
    if change.seats is not None:
        rows["seats"] = [
            {"game": number, "seat": each.seat, "person": each.person, "card": text(each)}
            for each in change.seats
        ]
    if change.moved:
        rows["deadlines"] = _deadline(change)
    if change.rewaked:
        wake = change.row.wake
        rows["wakes"] = None if wake is None else {"game": number, "at": wake}
    if change.open_posts is not None:
        card = encode(replace(change.open_posts, scene=None))
        rows["open_posts"] = {"game": number, "card": card}
    if change.staged:
        scene = change.row.open_posts.scene
        rows["scenes"] = None if scene is None else {"game": number, "scene": encode(scene)}
    return rows | _table(change, vocabulary) | _kept(change)


def _card(change: Change) -> Row:
    """List what the card of a game says.

    What could not be read stays as it is, for whoever may still mend it.
    """
    row, info = change.row, change.row.info
    return {
        "status": info.status.value,
        "host": info.host,
        "min_seats": info.min_seats,
        "max_seats": info.max_seats,
        "terms": None if "terms" in row.broken else text(info.terms),
        "locale": info.locale,
        "proceedings": None if "proceedings" in row.broken else text(info.proceedings),
        "joins": row.joins,
    }


def _deadline(change: Change) -> Row | None:
    deadline = change.row.deadline
    if deadline is None:
        return None
    return {
        "game": change.row.info.number,
        "grp": deadline.group,
        "due": deadline.due,
        "closing": deadline.closing,
        "opened": deadline.opened,
        "rung": deadline.rung,
        "allotted": deadline.allotted,
        "extended": text(deadline.extended),
        "nudge": deadline.nudge,
        "nudged": int(deadline.nudged),
        "away": deadline.away,
    }


def _table(change: Change, vocabulary: Vocabulary | None) -> Written:
    number, rows = change.row.info.number, Written()
    if change.snapshot is not None and vocabulary is not None:
        known, words = vocabulary
        snapshot = packed(change.snapshot, words)
        rows["snapshots"] = {"game": number, "snapshot": snapshot, "vocabulary": known}
    if change.entries:
        rows["entries"] = {
            "game": number,
            "number": change.entries_before,
            "count": len(change.entries),
            "entries": packed(change.entries),
            "at": change.at,
        }
    desk = {"inbox": change.inbox, "standing": change.standing}
    laid = {column: text(value) for column, value in desk.items() if value is not None}
    if laid:
        rows["desks"] = {"game": number, **laid}
    return rows


def _kept(change: Change) -> Written:
    """List what is kept of a step for good, but for the log."""
    number, receipt, rows = change.row.info.number, change.receipt, Written()
    if receipt is not None:
        rows["receipts"] = {
            "game": number,
            "number": receipt.number,
            "seat": receipt.seat,
            "grp": receipt.group,
            "answer": text(receipt.answer),
            "at": change.at,
        }
    if change.report is not None:
        rows["reports"] = {"game": number, "report": change.report, "at": change.at}
    return rows


def raise_revision(sql: Sql, change: Change) -> None:
    """Count a step of a game; raise StaleRevisionError where it has moved on."""
    info = change.row.info
    if sql.execute(_RAISE, (change.at, info.number, info.revision)).rowcount != 1:
        raise StaleRevisionError


def write_rows(sql: Sql, number: int, rows: Written) -> None:
    """Write what a step of a game lists, for an engine that has no function of its own for it."""
    for table, row in rows.items():
        if table == "games":
            sql.execute(_CARD, (*cast("Row", row).values(), number))
            continue
        if row is None or isinstance(row, list):
            sql.execute(f"DELETE FROM {table} WHERE game = ?", (number,))  # noqa: S608
        for each in row if isinstance(row, list) else [row] if row else ():
            sql.execute(_put(table, *each), tuple(each.values()))


@cache
def _put(table: str, *columns: str) -> str:
    """Make the statement that writes a row; its game stands in front."""
    if table in _ADDED:
        marks = ", ".join("?" * len(columns))
        return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"  # noqa: S608
    return upsert(table, *columns)
