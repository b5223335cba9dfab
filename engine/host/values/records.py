"""What everybody may know about a game and its captains, whatever is being played."""

from enum import StrEnum

import msgspec

from engine.core.asks import Seat
from engine.core.start import FORMAT, Header
from engine.host.values.proceedings import Proceedings
from engine.host.values.terms import Terms

LONGEST_LINE = 60  # letters that a captain adds to the dice


class GameStatus(StrEnum):
    """Where a game stands in its life."""

    LOBBY = "lobby"
    STARTING = "starting"  # nothing changes any more, and nothing is drawn before a post is out
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"
    HALTED = "halted"  # its rules raised an error; it waits for somebody to look


OPEN = frozenset({GameStatus.LOBBY, GameStatus.STARTING, GameStatus.RUNNING, GameStatus.HALTED})
"""A game in one of these still occupies its channel."""


class SeatKind(StrEnum):
    """Who sits on a seat."""

    PERSON = "person"
    COMPUTER = "computer"


class Reach(StrEnum):
    """Whether direct messages reach a captain."""

    UNKNOWN = "unknown"
    OPEN = "open"
    CLOSED = "closed"


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat and who sits on it; `mixed` and `line` went into chance at the start, and stay.

    Where `strength` is set a computer captain answers: on its own seat, or for a captain who
    has been away for too long and may come back at any time.
    """

    seat: Seat
    person: int | None
    name: str
    kind: SeatKind = SeatKind.PERSON
    mixed: str = ""  # a public code of whoever took the seat in the lobby
    line: str = ""  # what they typed for the dice
    strength: str = ""
    ready: float | None = None  # when somebody last agreed to start on these terms
    missed: int = 0  # questions in a row that were not answered
    extended: int = 0  # extensions taken
    left: bool = False  # is on the game's server no more, as far as we noticed
    mention: bool = False  # agreed to be mentioned in the channel
    reach: Reach = Reach.UNKNOWN
    was: Seat | None = None  # the one they had in the game of which this is a rematch

    @property
    def joined(self) -> int:
        """Return how many captains had come to the lobby when this one did."""
        return int(self.mixed.rpartition(":")[2])

    def is_away(self) -> bool:
        """Tell whether a computer captain stands in for somebody."""
        return self.kind is SeatKind.PERSON and bool(self.strength)


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The public card of a game."""

    number: int
    rules: str
    data_hash: str
    channel: int
    guild: int | None
    host: int
    status: GameStatus
    revision: int
    min_seats: int
    max_seats: int  # as many as the host asked for, as far as the variant takes them
    terms: Terms
    locale: str
    seats: tuple[SeatInfo, ...]
    commitment: str
    proceedings: Proceedings = Proceedings()
    lobby_post: str | None = None  # reference of the lobby message once it is sent
    start_post: str | None = None  # id of the start post once it is out; empty: it cannot be sent
    start_repeated: int = 0  # how many start posts went before that one
    parent: int | None = None  # channel of the lobby, where the game has a thread of its own

    def seat_of(self, person: int | None) -> Seat | None:
        """Return the seat `person` sits on, if any."""
        if person is not None:
            for each in self.seats:
                if each.person == person:
                    return each.seat
        return None

    def was_captain(self, person: int) -> bool:
        """Tell whether somebody had a seat and has none now, as far as they may be known."""
        former = any(each.person == person for each in self.proceedings.former)
        return former and self.seat_of(person) is None

    def is_absent(self, seat: Seat) -> bool:
        """Tell whether a captain is gone, or missed as many questions as the table bears."""
        captain = self.seats[seat]
        return captain.left or captain.is_away() or captain.missed >= self.terms.patience

    def header(self) -> Header:
        """Return what the start post fixes; nothing in it changes from the start on."""
        return Header(
            format=FORMAT,
            rules=self.rules,
            data_hash=self.data_hash,
            setup=self.terms.setup(len(self.seats)),
            captains=tuple(each.mixed for each in self.seats),
            lines=tuple(each.line for each in self.seats),
            commitment=self.commitment,
            repeated=self.start_repeated,
        )

    def due_to_begin(self) -> bool:
        """Tell whether it is known what became of the start post, and nothing followed yet.

        Without its server a game stands still: nobody could be told.
        """
        known = self.status is GameStatus.STARTING and self.start_post is not None
        return known and self.proceedings.lost is None
