"""Writing a step: each function adds its statements to the transaction that is open."""

from msgspec.structs import replace

from engine.core.codec import encode
from engine.host.ports import ChannelBusyError
from engine.host.values.records import GameInfo
from engine.host.values.rows import Change, Snapshot
from storage.packing import packed, text, upsert, words_of
from storage.results import write_result
from storage.sql import Rows, Sql

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
_SEAT = "INSERT INTO seats (game, seat, person, card) VALUES (?, ?, ?, ?)"
_DEADLINE = upsert(
    "deadlines",
    "game",
    *("grp", "due", "closing", "opened", "rung", "allotted", "extended", "nudge", "nudged", "away"),
)
_WAKE = upsert("wakes", "game", "at")
_OPEN_POSTS = upsert("open_posts", "game", "card")
_SCENE = upsert("scenes", "game", "scene")
_SNAPSHOT = upsert("snapshots", "game", "snapshot", "vocabulary")
_VOCABULARY = "SELECT number, words FROM vocabularies WHERE rules = ? AND data_hash = ?"
_NEW_VOCABULARY = "INSERT INTO vocabularies (rules, data_hash, words) VALUES (?, ?, ?)"
_ENTRIES = "INSERT INTO entries (game, number, count, entries, at) VALUES (?, ?, ?, ?, ?)"
_INBOX = upsert("desks", "game", "inbox")
_STANDING = upsert("desks", "game", "standing")
_RECEIPT = "INSERT INTO receipts (game, number, seat, grp, answer, at) VALUES (?, ?, ?, ?, ?, ?)"
_REPORT = "INSERT INTO reports (game, report, at) VALUES (?, ?, ?)"


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


def raise_revision(sql: Sql, change: Change) -> Rows:
    """Count a step of a game; nothing is changed where it has moved on."""
    info = change.row.info
    return sql.execute(_RAISE, (change.at, info.number, info.revision))


def ask_vocabulary(sql: Sql, change: Change) -> Rows | None:
    """Ask for the words that games with these rules and data share, where a step needs them."""
    if change.snapshot is None:
        return None
    info = change.row.info
    return sql.execute(_VOCABULARY, (info.rules, info.data_hash))


def _card(sql: Sql, change: Change) -> None:
    """Write the card of a game, with all indexes that hang on it.

    What could not be read stays as it is, for whoever may still mend it.
    """
    row, info = change.row, change.row.info
    terms = None if "terms" in row.broken else text(info.terms)
    proceedings = None if "proceedings" in row.broken else text(info.proceedings)
    card = (info.status.value, info.host, info.min_seats, info.max_seats, terms)
    sql.execute(_CARD, (*card, info.locale, proceedings, row.joins, info.number))


def write_step(sql: Sql, change: Change, vocabulary: Rows | None) -> None:
    """Write what a step changed beside the row of the game."""
    number = change.row.info.number
    if change.carded:
        _card(sql, change)
    if change.seats is not None:
        _seats(sql, change)
    if change.moved:
        _deadline(sql, change)
    if change.rewaked:
        _wake(sql, change)
    if change.open_posts is not None:
        sql.execute(_OPEN_POSTS, (number, encode(replace(change.open_posts, scene=None))))
    if change.staged:
        _scene(sql, change)
    _table(sql, change, vocabulary)
    if change.receipt is not None:
        receipt = change.receipt
        answer = text(receipt.answer)
        values = (number, receipt.number, receipt.seat, receipt.group, answer, change.at)
        sql.execute(_RECEIPT, values)
    write_result(sql, change)
    if change.report is not None:
        sql.execute(_REPORT, (number, change.report, change.at))


def _seats(sql: Sql, change: Change) -> None:
    number = change.row.info.number
    sql.execute("DELETE FROM seats WHERE game = ?", (number,))
    sql.executemany(
        _SEAT,
        [(number, each.seat, each.person, text(each)) for each in change.seats or ()],
    )


def _deadline(sql: Sql, change: Change) -> None:
    number, deadline = change.row.info.number, change.row.deadline
    if deadline is None:
        sql.execute("DELETE FROM deadlines WHERE game = ?", (number,))
        return
    times = (deadline.due, deadline.closing, deadline.opened, deadline.rung, deadline.allotted)
    told = (text(deadline.extended), deadline.nudge, int(deadline.nudged), deadline.away)
    sql.execute(_DEADLINE, (number, deadline.group, *times, *told))


def _wake(sql: Sql, change: Change) -> None:
    number, wake = change.row.info.number, change.row.wake
    if wake is None:
        sql.execute("DELETE FROM wakes WHERE game = ?", (number,))
    else:
        sql.execute(_WAKE, (number, wake))


def _scene(sql: Sql, change: Change) -> None:
    number, scene = change.row.info.number, change.row.open_posts.scene
    if scene is None:
        sql.execute("DELETE FROM scenes WHERE game = ?", (number,))
    else:
        sql.execute(_SCENE, (number, encode(scene)))


def _table(sql: Sql, change: Change, vocabulary: Rows | None) -> None:
    number = change.row.info.number
    if change.snapshot is not None and vocabulary is not None:
        known, words = _vocabulary(sql, vocabulary, change.row.info, change.snapshot)
        sql.execute(_SNAPSHOT, (number, packed(change.snapshot, words), known))
    if change.entries:
        entries = (change.entries_before, len(change.entries), packed(change.entries), change.at)
        sql.execute(_ENTRIES, (number, *entries))
    if change.inbox is not None:
        sql.execute(_INBOX, (number, text(change.inbox)))
    if change.standing is not None:
        sql.execute(_STANDING, (number, text(change.standing)))


def _vocabulary(
    sql: Sql, asked: Rows, info: GameInfo, snapshot: Snapshot
) -> tuple[int | None, bytes]:
    """Take the words that were asked for; the first game of its kind brings them."""
    found: tuple[int | None, bytes] | None = asked.fetchone()
    if found is None:
        words = words_of(snapshot)
        found = sql.insert(_NEW_VOCABULARY, (info.rules, info.data_hash, words), "number"), words
    return found
