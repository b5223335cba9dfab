"""The outbox: messages owed, and how far each has come."""

import sqlite3
from typing import Any

from engine.host.values.posts import PostKind
from engine.host.values.rows import Change, OutboxRow, RowState

_INSERT = """
INSERT INTO outbox (game, number, kind, seat, state, payload, edits)
VALUES (?, ?, ?, ?, 'pending', ?, ?)
"""
_MERGE = """
UPDATE outbox SET state = 'merged', payload = ''
WHERE game = ? AND edits = ? AND state = 'pending'
"""
_OWED = """
SELECT id, game, number, kind, seat, state, payload, edits, since, repeated FROM outbox
WHERE state IN ('pending', 'sending') ORDER BY id
"""
_REFERENCE = """
SELECT reference FROM (
    SELECT id, reference FROM outbox WHERE game = ? AND number = ?
    UNION ALL SELECT id, reference FROM outbox WHERE game = ? AND edits = ?
) WHERE reference IS NOT NULL ORDER BY id DESC LIMIT 1
"""
_SENDING = """
UPDATE outbox SET state = 'sending', since = ?, repeated = ?
WHERE id = ? AND state IN ('pending', 'sending')
"""


def insert(sql: sqlite3.Connection, change: Change) -> tuple[OutboxRow, ...]:
    """Write what a step owes; a newer edit of a message takes the place of waiting ones."""
    game = change.row.info.number
    rows: list[OutboxRow] = []
    for new in change.outbox:
        if new.edits is not None:
            sql.execute(_MERGE, (game, new.edits))
        values = (game, new.number, new.kind.value, new.seat, new.payload.decode(), new.edits)
        cursor = sql.execute(_INSERT, values)
        assert cursor.lastrowid is not None
        rows.append(
            OutboxRow(
                id=cursor.lastrowid,
                game=game,
                number=new.number,
                kind=new.kind,
                seat=new.seat,
                state=RowState.PENDING,
                payload=new.payload,
                edits=new.edits,
            )
        )
    return tuple(rows)


def read_owed(sql: sqlite3.Connection) -> tuple[OutboxRow, ...]:
    """Read what is still to be sent."""
    return tuple(_row(row) for row in sql.execute(_OWED))


def reference_of(sql: sqlite3.Connection, game: int, number: int) -> str | None:
    """Read where a post stands, if it was sent; an edit may have had to stand elsewhere."""
    found: tuple[str] | None = sql.execute(_REFERENCE, (game, number, game, number)).fetchone()
    return found[0] if found else None


def mark_sending(sql: sqlite3.Connection, row: int, since: float, *, repeated: bool) -> bool:
    """Note that an attempt begins; False where nothing is owed any more."""
    cursor = sql.execute(_SENDING, (since, int(repeated), row))
    return cursor.rowcount == 1


def mark_sent(sql: sqlite3.Connection, row: int, reference: str) -> None:
    """Note the message."""
    sql.execute(
        "UPDATE outbox SET state = 'sent', reference = ?, payload = '' WHERE id = ?",
        (reference, row),
    )
    sql.execute(
        "UPDATE games SET lobby_post = ? WHERE number = "
        "(SELECT game FROM outbox WHERE id = ? AND kind = ?)",
        (reference, row, PostKind.LOBBY.value),
    )


def mark_parked(sql: sqlite3.Connection, row: int, why: str) -> None:
    """Note that a row can never be delivered."""
    sql.execute(
        "UPDATE outbox SET state = 'parked', why = ?, payload = '' WHERE id = ?", (why, row)
    )


def _row(row: tuple[Any, ...]) -> OutboxRow:
    id_, game, number, kind, seat, state, payload, edits, since, repeated = row
    return OutboxRow(
        id=id_,
        game=game,
        number=number,
        kind=PostKind(kind),
        seat=seat,
        state=RowState(state),
        payload=payload.encode(),
        edits=edits,
        since=since,
        repeated=bool(repeated),
    )
