"""The outbox: how far each message has come, and what those say that are still owed."""

from collections.abc import Iterable, Sequence
from secrets import token_hex
from typing import Any, NamedTuple

from msgspec import MsgspecError
from msgspec.structs import replace

from engine.core.codec import encode, reader
from engine.host.values.posts import PostKind
from engine.host.values.rows import Change, NewRow, OutboxRow, Payload, RowState
from engine.host.values.shards import Shard
from storage.engines.sql import Sql
from storage.tables.listing import IS_OPEN, of_shard
from storage.tables.writing import Row

NONCE_BYTES = 12
NOTHING_SAID = b"{}"

_INSERT = """
INSERT INTO outbox (game, number, kind, seat, edits, state, since, nonce)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
_OWE = "INSERT INTO owed (post, payload) VALUES (?, ?)"
_PAY = "DELETE FROM owed WHERE post = ?"
_OVERTAKEN = """
SELECT id FROM outbox
WHERE (game = ? AND edits = ? AND state IN ('pending', 'bare'))
    OR (game = ? AND number = ? AND state = 'bare')
"""
_OVERTAKE = """
UPDATE outbox SET state = CASE state WHEN 'bare' THEN 'sent' ELSE 'merged' END WHERE id = ?
"""
_OWED = """
SELECT id, game, number, kind, seat, state, payload, edits, since, repeated, nonce
FROM owed JOIN outbox ON id = post ORDER BY post
"""
_OWED_HERE = """
SELECT id, game, outbox.number, kind, seat, state, payload, edits, since, repeated, nonce, guild
FROM owed JOIN outbox ON id = post JOIN games ON games.number = game WHERE {here} ORDER BY post
"""
_REFERENCE = """
SELECT reference FROM (
    SELECT id, reference FROM outbox WHERE game = ? AND number = ?
    UNION ALL SELECT id, reference FROM outbox WHERE game = ? AND edits = ?
) AS found WHERE reference IS NOT NULL ORDER BY id DESC LIMIT 1
"""
_SENDING = """
UPDATE outbox SET state = 'sending', since = ?, repeated = ?,
    nonce = coalesce(CASE WHEN kind = 'start' AND repeated < ? THEN NULL ELSE nonce END, ?)
WHERE id = ? AND state IN ('pending', 'sending')
RETURNING nonce
"""
_IS_BARE = "SELECT EXISTS (SELECT 1 FROM outbox WHERE id = ? AND state = 'bare')"
_COMPLETED = "UPDATE outbox SET state = 'sent' WHERE id = ? AND state = 'bare'"
_SENT_BARE = """
UPDATE outbox SET state = 'bare', reference = ?, nonce = NULL WHERE id = ? AND NOT EXISTS (
    SELECT 1 FROM outbox AS newer WHERE newer.game = ? AND newer.edits = ? AND newer.id > ?
)
"""
_SENT = "UPDATE outbox SET state = 'sent', reference = ?, nonce = NULL WHERE id = ?"
_PARKED = "UPDATE outbox SET state = 'parked', why = ?, nonce = NULL WHERE id = ?"
_UNTOLD = """
UPDATE outbox SET kind = ?, state = 'pending', since = NULL, edits = NULL, why = ? WHERE id = ?
"""
_SAY_NOTHING = "UPDATE owed SET payload = ? WHERE post = ?"
_LOBBY_POST = "UPDATE games SET lobby_post = ? WHERE number = ?"
_THREAD = f"""
UPDATE games SET parent = channel, channel = :thread WHERE number = :game AND status = 'starting'
AND NOT EXISTS (
    SELECT 1 FROM games AS other
    WHERE other.channel = :thread AND other.number <> :game AND other.{IS_OPEN}
)
"""  # noqa: S608
_START_POST = """
UPDATE games SET start_post = ?, start_repeated = ? WHERE number = ? AND status = 'starting'
"""


class Owing(NamedTuple):
    """What a step owes: messages, and the nonces of those that may go out from now on.

    A message of its own may, and is noted so at once. Only an edit can still be merged away, and
    each attempt of a start counts in its dice: those are noted when they go.
    """

    change: Change
    posts: list[NewRow]
    nonces: list[str]

    def rows(self) -> list[Row]:
        """Make rows of them, with what they say."""
        return [self._row(*each) for each in zip(self.posts, self.nonces, strict=True)]

    def told(self, numbers: Iterable[int]) -> tuple[OutboxRow, ...]:
        """Return the messages under the numbers that they got."""
        each = zip(numbers, self.posts, self.nonces, strict=True)
        return tuple(_new_row(self.change, *one) for one in each)

    def recalled(self, sql: Sql) -> tuple[OutboxRow, ...]:
        """Find the messages of a step that is in, though nobody heard of it."""
        written = {new.number for new in self.posts}
        owed = read_owed_in(sql, self.change.row.info.number)
        return tuple(replace(row, since=None) for row in owed if row.number in written)

    def _row(self, new: NewRow, nonce: str) -> Row:
        state = RowState.SENDING if nonce else RowState.PENDING
        return {
            "game": self.change.row.info.number,
            "number": new.number,
            "kind": new.kind.value,
            "seat": new.seat,
            "edits": new.edits,
            "state": state.value,
            "since": self.change.at if nonce else None,
            "nonce": nonce or None,
            "payload": encode(new.payload),
        }


def owing(change: Change) -> Owing:
    """Make the messages that a step owes."""
    posts = _newest(change.outbox)
    return Owing(change, posts, [_nonce() if _goes_at_once(new) else "" for new in posts])


def insert(sql: Sql, game: int, posts: Sequence[Row]) -> list[int]:
    """Write what a step owes; a newer edit of a message takes the place of waiting ones."""
    for edits in (post["edits"] for post in posts if post["edits"] is not None):
        older = sql.execute(_OVERTAKEN, (game, edits, game, edits)).fetchall()
        if older:  # rarely, so that it pays to look first: what changes rows and lists them is slow
            sql.executemany(_OVERTAKE, older)
            sql.executemany(_PAY, older)
    numbers = []
    for *row, payload in (post.values() for post in posts):
        number = sql.insert(_INSERT, row, "id")
        assert number is not None
        sql.execute(_OWE, (number, payload))
        numbers.append(number)
    return numbers


def _newest(posts: Sequence[NewRow]) -> list[NewRow]:
    """Leave out edits of a message that the same step edits again."""
    last = {new.edits: new for new in posts}
    return [new for new in posts if new.edits is None or last[new.edits] is new]


def _goes_at_once(new: NewRow) -> bool:
    return new.edits is None and new.kind is not PostKind.START


def _new_row(change: Change, id_: int, new: NewRow, nonce: str) -> OutboxRow:
    return OutboxRow(
        id=id_,
        game=change.row.info.number,
        number=new.number,
        kind=new.kind,
        seat=new.seat,
        state=RowState.SENDING if nonce else RowState.PENDING,
        payload=new.payload,
        edits=new.edits,
        nonce=nonce,
        guild=change.row.info.guild,
    )


def _nonce() -> str:
    """Draw a nonce by chance, so that no copy of the store has it again."""
    return token_hex(NONCE_BYTES)


def read_owed(sql: Sql, shard: Shard) -> tuple[OutboxRow, ...]:
    """Read what is still to be sent; of the whole whatever became of its games."""
    if shard.is_whole:
        return tuple(_row(*row) for row in sql.execute(_OWED))
    return tuple(_row(*row) for row in sql.execute(_OWED_HERE.format(here=of_shard(shard))))


def read_owed_in(sql: Sql, game: int) -> tuple[OutboxRow, ...]:
    """Read what is still to be sent by a game."""
    return tuple(_row(*row) for row in sql.execute(_OWED_HERE.format(here="game = ?"), (game,)))


def reference_of(sql: Sql, game: int, number: int) -> str | None:
    """Read where a post stands, if it was sent; an edit may have had to stand elsewhere."""
    found: tuple[str] | None = sql.execute(_REFERENCE, (game, number, game, number)).fetchone()
    return found[0] if found else None


def mark_sending(sql: Sql, row: int, since: float, *, repeated: int) -> str | None:
    """Note that an attempt begins; return its nonce, None where nothing is owed any more."""
    found = sql.execute(_SENDING, (since, repeated, repeated, _nonce(), row)).fetchall()
    return found[0][0] if found else None


def mark_sent(sql: Sql, row: OutboxRow, reference: str, bare: bool) -> bool:  # noqa: FBT001
    """Note the message, its game before itself as every step does, and forget what it says.

    What is bare and the newest that is said there still owes its picture; tell whether that is so.
    """
    if row.kind is PostKind.LOBBY:
        sql.execute(_LOBBY_POST, (reference, row.game))
    if row.kind is PostKind.THREAD:
        sql.execute(_THREAD, {"thread": int(reference), "game": row.game})
    _note_start(sql, row, reference)
    newest = (reference, row.id, *row.message, row.id)
    if bare and sql.execute(_SENT_BARE, newest).rowcount == 1:
        return True
    sql.execute(_SENT, (reference, row.id))
    sql.execute(_PAY, (row.id,))
    return False


def is_bare(sql: Sql, row: int) -> bool:
    """Tell whether the picture of a row is still owed."""
    return bool(sql.execute(_IS_BARE, (row,)).fetchone()[0])


def mark_completed(sql: Sql, row: int) -> None:
    """Note that a row owes no picture any more, and forget what it says."""
    if sql.execute(_COMPLETED, (row,)).rowcount == 1:
        sql.execute(_PAY, (row,))


def mark_parked(sql: Sql, row: OutboxRow, why: str) -> None:
    """Note that a row can never be delivered, and forget what it says."""
    _note_start(sql, row, "")
    sql.execute(_PARKED, (why, row.id))
    sql.execute(_PAY, (row.id,))


def _note_start(sql: Sql, row: OutboxRow, reference: str) -> None:
    """Note what became of a start post, for which its game waits."""
    if row.kind is PostKind.START:
        sql.execute(_START_POST, (reference, row.repeated, row.game))


def mark_untold(sql: Sql, row: OutboxRow, why: str) -> OutboxRow:
    """Put a plain post in the place of a row that cannot be told; it edits nothing away."""
    sql.execute(_UNTOLD, (PostKind.UNTOLD.value, why, row.id))
    sql.execute(_SAY_NOTHING, (NOTHING_SAID, row.id))
    plain = replace(row, kind=PostKind.UNTOLD, payload=Payload(), edits=None, since=None)
    return replace(plain, state=RowState.PENDING, readable=True)


def _row(
    id_: int,
    game: int,
    number: int,
    kind: Any,
    seat: int | None,
    state: Any,
    payload: Any,
    *more: Any,
) -> OutboxRow:
    """Make a row; of one that cannot be read little more may be known than where it goes."""
    edits, since, repeated, nonce, *guild = more
    told, readable = Payload(), True
    try:
        kind = PostKind(kind)
        state = RowState(state)
        told = reader(Payload).decode(payload)
    except (ValueError, MsgspecError):
        state, readable = RowState.PENDING, False
    kind = kind if isinstance(kind, PostKind) else PostKind.NOTE
    return OutboxRow(
        id=id_,
        game=game,
        number=number,
        kind=kind,
        seat=seat,
        state=state,
        payload=told,
        readable=readable,
        edits=edits,
        since=since,
        repeated=repeated,
        nonce=nonce or "",
        guild=guild[0] if guild else None,
    )
