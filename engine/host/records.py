"""What everybody may know about a game and its captains, whatever is being played."""

from enum import StrEnum

import msgspec

from engine.core.asks import Seat


class GameStatus(StrEnum):
    """Where a game stands in its life."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"
    HALTED = "halted"  # its rules raised an error; it waits for somebody to look


OPEN = frozenset({GameStatus.LOBBY, GameStatus.RUNNING, GameStatus.HALTED})
"""A game in one of these still occupies its channel."""


class SeatKind(StrEnum):
    """Who sits on a seat."""

    PERSON = "person"
    COMPUTER = "computer"


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat and who sits on it; `joined` counts the joins of the game and is mixed into chance."""

    seat: Seat
    person: int | None
    name: str
    kind: SeatKind = SeatKind.PERSON
    joined: int = 0


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
    max_seats: int  # as many as the host asked for
    pace: float  # seconds to answer an ask
    locale: str
    seats: tuple[SeatInfo, ...]
    commitment: str
    lobby_post: str | None = None  # reference of the lobby message once it is sent

    def seat_of(self, person: int | None) -> Seat | None:
        """Return the seat `person` sits on, if any."""
        if person is None:
            return None
        return next((each.seat for each in self.seats if each.person == person), None)

    def joins(self) -> tuple[str, ...]:
        """List the public ids that joining mixed into chance, by seat."""
        return tuple(f"{each.person}:{each.joined}" for each in self.seats)
