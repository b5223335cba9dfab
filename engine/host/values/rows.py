"""What a store keeps: rows of a game and the change that one step makes to them."""

from enum import StrEnum
from typing import Any

import msgspec

from engine.core.anchor import Anchor
from engine.core.asks import Answer, Ask, Over, Seat, Setup
from engine.core.codec import Kept, reader
from engine.core.contract import AnyGame
from engine.core.log import Entry
from engine.core.table import Slip, Table
from engine.core.words import Text
from engine.host.values.deadlines import Deadline
from engine.host.values.posts import OpenPosts, PostKind, Sealed
from engine.host.values.records import GameInfo, SeatInfo
from engine.host.values.replies import Recorded
from engine.host.values.results import GameResult

NOTHING = msgspec.Raw(b"null")
LOST = "row"


class RowState(StrEnum):
    """How far a message has come."""

    PENDING = "pending"
    SENDING = "sending"
    BARE = "bare"  # its words are out; its picture is owed
    SENT = "sent"
    PARKED = "parked"  # it cannot be delivered, ever
    MERGED = "merged"  # a newer edit of the same message takes its place


class Payload(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a post says, made at commit time; only its game can read what is kept of it."""

    view: Kept | None = None
    before: Kept | None = None  # what its audience saw before all that is told
    events: tuple[Kept, ...] = ()
    group: str | None = None
    sitting: str = ""  # whose questions are told in one message
    asks: tuple[Ask, ...] = ()
    window: bool = False  # what is asked closes by the clock alone
    due: float | None = None
    late: tuple[Seat, ...] = ()
    missed: tuple[str, ...] = ()  # kinds of questions
    ordered: tuple[Seat, ...] = ()
    over: Over | None = None
    key: str | None = None
    by: int | None = None
    text: Text | None = None
    texts: tuple[Text, ...] = ()
    sealed: Sealed = Sealed()  # the orders whose results are told
    why: tuple[int, int] | None = None  # the first and the last step that is told
    closed: bool = False  # nothing is asked in it any more
    recorded: Recorded | None = None  # what counted for the captain who was asked
    link: int | None = None  # number of the post in the channel that tells more
    called: tuple[Seat, ...] = ()  # who is mentioned
    invited: tuple[int, ...] = ()  # people who are mentioned and have no seat
    place: int | None = None  # a channel other than the game's own


class NewRow(msgspec.Struct, frozen=True, kw_only=True):
    """A message that a step owes; `number` counts the posts of its game."""

    number: int
    kind: PostKind
    seat: Seat | None = None
    payload: Payload = Payload()
    edits: int | None = None  # number of the post whose message is edited


class OutboxRow(msgspec.Struct, frozen=True, kw_only=True):
    """A message owed or sent; one that is not `readable` can only be told in short.

    What is `sending` and has no `since` was noted so by its own step, and was never tried.
    """

    id: int
    game: int
    number: int
    kind: PostKind
    seat: Seat | None
    state: RowState
    payload: Payload
    edits: int | None
    since: float | None = None  # when the first attempt under the present nonce began
    repeated: int = 0  # how often it was posted again, as it could not be found
    nonce: str = ""  # none before the first attempt
    readable: bool = True
    guild: int | None = None  # of its game, where several hosts share the games

    @property
    def message(self) -> tuple[int, int]:
        """Return the game and the number of the post in whose message this stands."""
        return self.game, self.number if self.edits is None else self.edits

    @property
    def closes(self) -> bool:
        """Tell whether it closes a question or a mention, and is no message of its own.

        Made twice it is the same, so it needs no nonce, and nobody notes that it begins.
        """
        return self.payload.closed and (self.seat is not None or self.kind is PostKind.SUMMONS)


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """A game as stored, without its table; the key is secret until the end.

    In the place of what is `broken`, and stays as it is in the store, stands the usual.
    """

    info: GameInfo
    key: bytes
    joins: int = 0  # how many joins there were, leavers included
    receipts: int = 0
    posts: int = 0
    deadline: Deadline | None = None
    wake: float | None = None  # when something is due next
    open_posts: OpenPosts = OpenPosts()
    broken: tuple[str, ...] = ()

    @property
    def is_lost(self) -> bool:
        """Tell whether nothing of the game can be read or written: its place in the store broke."""
        return LOST in self.broken


class Snapshot(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where a started game stands, and where undo stops; states are the game's own JSON."""

    setup: Setup
    state: msgspec.Raw
    undos: int = 0
    anchor: msgspec.Raw = NOTHING  # where undo stops
    logged: int = 0  # how long the log was there

    @classmethod
    def of(cls, table: Table) -> "Snapshot":
        """Write down where a table stands."""
        anchor = table.anchor
        return cls(
            setup=table.setup,
            state=raw(table.state),
            undos=table.undos,
            anchor=NOTHING if anchor is None else raw(anchor.state),
            logged=0 if anchor is None else anchor.logged,
        )


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """The table of a game as stored."""

    revision: int  # of the game, when the table was read
    snapshot: Snapshot
    log: tuple[Entry, ...]
    inbox: dict[Seat, Slip]
    standing: dict[Seat, Answer]

    def table(self, rules: AnyGame) -> Table:
        """Set the table up under its rules."""
        stored, anchor = self.snapshot, self.snapshot.anchor
        kind: Any = rules.state_type
        states = reader(kind)
        return Table(
            game=rules,
            setup=stored.setup,
            state=states.decode(stored.state),
            log=self.log,
            inbox=self.inbox,
            standing=self.standing,
            undos=stored.undos,
            anchor=None
            if anchor == NOTHING
            else Anchor.of(states.decode(anchor), stored.logged, self.log),
        )


class ReceiptRow(msgspec.Struct, frozen=True):
    """An answer that was marked done, kept for disputes."""

    number: int
    seat: Seat
    group: str
    answer: Answer


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """All that one step changes, written in one transaction or not at all.

    `row.info.revision` is the revision the step began from; the store raises it by one.
    """

    row: GameRow
    at: float
    carded: bool = True  # whether anything changed that stands in the game's own row
    seats: tuple[SeatInfo, ...] | None = None  # None: unchanged, as with all below
    moved: bool = False  # whether the deadline changed
    rewaked: bool = False  # whether the time changed at which something is due
    snapshot: Snapshot | None = None
    entries: tuple[Entry, ...] = ()
    entries_before: int = 0
    inbox: dict[Seat, Slip] | None = None
    standing: dict[Seat, Answer] | None = None
    receipt: ReceiptRow | None = None
    open_posts: OpenPosts | None = None
    staged: bool = False  # whether the scene changed among them
    report: str | None = None  # sealed: what halted the game
    result: GameResult | None = None  # of a game that ends here
    outbox: tuple[NewRow, ...] = ()
    away: bool = False  # another host moves the game, and must hear of the step


def raw(value: Any) -> msgspec.Raw:
    """Encode a value that is kept as it is."""
    return msgspec.Raw(msgspec.json.encode(value))
