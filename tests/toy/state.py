"""The toy's words: its cards, frames, state, view and events."""

from typing import TypeAlias

import msgspec

from engine.core.asks import Seat, Viewer

CARDS = tuple(f"{colour}-{value}" for colour in ("blue", "red") for value in range(1, 8))
ROUNDS = 3
COINS = 4


def value_of(card: str) -> int:
    """Return what a card is worth."""
    return int(card.partition("-")[2])


class Shuffling(msgspec.Struct, frozen=True, tag="shuffling"):
    """The discards wait to be shuffled."""


class Bidding(msgspec.Struct, frozen=True, tag="bidding"):
    """Everybody bids in secret."""


class Rolling(msgspec.Struct, frozen=True, tag="rolling"):
    """The winner's die is in the air."""

    winner: Seat


class Choosing(msgspec.Struct, frozen=True, tag="choosing"):
    """The winner chooses a prize in public."""

    winner: Seat
    face: int


class Window(msgspec.Struct, frozen=True, tag="window"):
    """Whoever holds cards may play one; it repeats until all pass."""

    number: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """Nothing is left to do."""


Frame: TypeAlias = Shuffling | Bidding | Rolling | Choosing | Window | Ended


class State(msgspec.Struct, frozen=True):
    """Everything, hidden cards included."""

    round: int
    coins: tuple[int, ...]
    scores: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    buried: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    discard: tuple[str, ...]
    shuffles: int
    frame: Frame


class View(msgspec.Struct, frozen=True):
    """What one viewer sees: all but what others hold or buried, and the order of the deck."""

    viewer: Viewer
    round: int
    coins: tuple[int, ...]
    scores: tuple[int, ...]
    hand: tuple[str, ...]
    buried: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    buried_sizes: tuple[int, ...]
    deck_size: int
    discard: tuple[str, ...]
    shuffles: int
    frame: Frame


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """A seat drew cards; only the seat itself sees which."""

    seat: Seat
    count: int
    cards: tuple[str, ...] = ()


class Won(msgspec.Struct, frozen=True, tag="won"):
    """The highest bid and what was staked with it; the other bids are never shown."""

    seat: Seat
    bid: int
    stake: str | None


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """The winner's die."""

    seat: Seat
    face: int


class Chose(msgspec.Struct, frozen=True, tag="chose"):
    """The prize that was taken."""

    seat: Seat
    prize: str


class Played(msgspec.Struct, frozen=True, tag="played"):
    """A card was played in a window."""

    seat: Seat
    card: str


class Dug(msgspec.Struct, frozen=True, tag="dug"):
    """At the end, what a seat had buried; no view keeps whose it was."""

    seat: Seat
    cards: tuple[str, ...]


Event: TypeAlias = Drew | Won | Rolled | Chose | Played | Dug
