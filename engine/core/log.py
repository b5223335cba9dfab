"""The log of a game: closed groups, draws and undos; enough to replay it without its key."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from engine.core.asks import Answer, Draw, Seat


class Source(StrEnum):
    """Where an answer came from."""

    PLAYER = "player"
    DRAFT = "draft"  # saved without faults, counted at the deadline
    PARTLY = "partly"  # the whole sections of a saved draft, counted at the deadline, and the rest
    STANDING = "standing"
    SUGGESTION = "suggestion"  # filled in by the form, counted at the deadline
    DEFAULT = "default"
    ONLY = "only"  # there was no other: nobody was asked
    POLICY = "policy"  # in a window, whatever counted without a hand: nobody is late there
    COMPUTER = "computer"


BY_HAND = frozenset({Source.PLAYER, Source.COMPUTER})
DRAFTED = frozenset({Source.DRAFT, Source.PARTLY})
UNANSWERED = frozenset({Source.SUGGESTION, Source.DEFAULT})
"""Nobody chose what counted, neither then nor ahead."""
BY_ITSELF = frozenset({Source.POLICY, Source.ONLY})
"""What counts so tells nothing of whoever sits there."""


class Given(msgspec.Struct, frozen=True, gc=False):
    """An answer that counted."""

    seat: Seat
    answer: Answer
    source: Source


class Closed(msgspec.Struct, frozen=True, gc=False, tag="closed"):
    """A group whose answers were applied together; `barrier` ends what can be undone."""

    group: str
    given: tuple[Given, ...]
    barrier: bool


class Drawn(msgspec.Struct, frozen=True, gc=False, tag="drawn"):
    """A draw and its outcome."""

    draw: Draw
    outcome: tuple[int, ...]


class Undone(msgspec.Struct, frozen=True, gc=False, tag="undone", omit_defaults=True):
    """An undo: the game stands again where it stood after the first `kept` effective entries.

    A seat that took its own answer back alone is named.
    """

    kept: int
    seat: Seat | None = None


Entry: TypeAlias = Closed | Drawn | Undone
