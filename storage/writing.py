"""Writing a step: each function adds its statements to the transaction that is open."""

import sqlite3

from msgspec import json

from engine.host.ports import StaleRevisionError
from engine.host.values.rows import Change

_NEW_GAME = """
INSERT INTO games (
    channel, guild, host, rules, data_hash, status, revision, min_seats, max_seats, terms, locale,
    proceedings, commitment, key, joins, receipts, posts, created_at, changed_at
) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_RAISE = """
UPDATE games
SET revision = revision + 1, status = ?, host = ?, max_seats = ?, terms = ?, locale = ?,
    proceedings = ?, joins = ?, receipts = ?, posts = ?, changed_at = ?
WHERE number = ? AND revision = ?
"""


def insert_game(sql: sqlite3.Connection, change: Change) -> int:
    """Write the row of a new game; return its number."""
    row, info = change.row, change.row.info
    values = (
        *(info.channel, info.guild, info.host, info.rules, info.data_hash, info.status.value),
        *(info.revision, info.min_seats, info.max_seats, _text(info.terms), info.locale),
        *(
            _text(info.proceedings),
            info.commitment,
            row.key,
            row.joins,
            row.receipts,
            row.posts,
            change.at,
            change.at,
        ),
    )
    cursor = sql.execute(_NEW_GAME, values)
    assert cursor.lastrowid is not None
    return cursor.lastrowid


def raise_revision(sql: sqlite3.Connection, change: Change) -> None:
    """Write the row of a game; raise StaleRevisionError where it has moved on."""
    row, info = change.row, change.row.info
    card = (info.status.value, info.host, info.max_seats, _text(info.terms), info.locale)
    counts = (row.joins, row.receipts, row.posts, change.at, info.number, info.revision)
    cursor = sql.execute(_RAISE, (*card, _text(info.proceedings), *counts))
    if cursor.rowcount != 1:
        raise StaleRevisionError


def write_step(sql: sqlite3.Connection, change: Change) -> None:
    """Write what a step changed beside the row of the game."""
    number = change.row.info.number
    if change.seats is not None:
        _seats(sql, change)
    if change.moved:
        _deadline(sql, change)
    if change.rewaked:
        _wake(sql, change)
    if change.open_posts is not None:
        sql.execute("REPLACE INTO open_posts VALUES (?, ?)", (number, _text(change.open_posts)))
    _table(sql, change)
    if change.receipt is not None:
        receipt = change.receipt
        answer = _text(receipt.answer)
        values = (number, receipt.number, receipt.seat, receipt.group, answer, change.at)
        sql.execute("INSERT INTO receipts VALUES (?, ?, ?, ?, ?, ?)", values)
    if change.report is not None:
        insert = "INSERT INTO reports (game, report, at) VALUES (?, ?, ?)"
        sql.execute(insert, (number, change.report, change.at))


def _seats(sql: sqlite3.Connection, change: Change) -> None:
    number = change.row.info.number
    sql.execute("DELETE FROM seats WHERE game = ?", (number,))
    sql.executemany(
        "INSERT INTO seats VALUES (?, ?, ?, ?)",
        [(number, each.seat, each.person, _text(each)) for each in change.seats or ()],
    )


def _deadline(sql: sqlite3.Connection, change: Change) -> None:
    number, deadline = change.row.info.number, change.row.deadline
    if deadline is None:
        sql.execute("DELETE FROM deadlines WHERE game = ?", (number,))
        return
    times = (deadline.due, deadline.closing, deadline.opened, deadline.rung, deadline.allotted)
    told = (_text(deadline.extended), deadline.nudge, int(deadline.nudged), deadline.away)
    sql.execute(
        "REPLACE INTO deadlines VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (number, deadline.group, *times, *told),
    )


def _wake(sql: sqlite3.Connection, change: Change) -> None:
    number, wake = change.row.info.number, change.row.wake
    if wake is None:
        sql.execute("DELETE FROM wakes WHERE game = ?", (number,))
    else:
        sql.execute("REPLACE INTO wakes VALUES (?, ?)", (number, wake))


def _table(sql: sqlite3.Connection, change: Change) -> None:
    number = change.row.info.number
    if change.setup is not None and change.state is not None:
        values = (number, _text(change.setup), change.state.decode(), change.undos)
        sql.execute("INSERT INTO snapshots VALUES (?, ?, ?, ?)", values)
    elif change.state is not None:
        update = "UPDATE snapshots SET state = ?, undos = ? WHERE game = ?"
        sql.execute(update, (change.state.decode(), change.undos, number))
    if change.entries:
        sql.executemany(
            "INSERT INTO entries VALUES (?, ?, ?, ?)",
            [
                (number, count, _text(entry), change.at)
                for count, entry in enumerate(change.entries, change.entries_before)
            ],
        )
    for name, kept in (("inbox", change.inbox), ("standing", change.standing)):
        if kept is None:
            continue
        sql.execute(f"DELETE FROM {name} WHERE game = ?", (number,))  # noqa: S608
        sql.executemany(
            f"INSERT INTO {name} VALUES (?, ?, ?)",  # noqa: S608
            [(number, seat, _text(value)) for seat, value in kept.items()],
        )


def _text(value: object) -> str:
    return json.encode(value).decode()
