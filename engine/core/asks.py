"""What the rules wait for, and what they give back: the vocabulary of the contract."""

from typing import Generic, TypeAlias, TypeVar

import msgspec

from engine.core.words import Text

Seat: TypeAlias = int
Viewer: TypeAlias = Seat | None
PUBLIC: Viewer = None  # spectators, the channel, the archive

Answer: TypeAlias = dict[str, tuple[str, ...]]
"""Chosen option keys by field key; a draft has the same shape and may still have faults."""

S = TypeVar("S")
E = TypeVar("E")


def _no_options() -> dict[str, str]:
    """Make empty options; a factory of its own, so that they are always spelled out."""
    return {}


class Setup(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is agreed before the first card is dealt; part of the export.

    `variant` names one of the game's variants, `options` the value of each of its options.
    """

    seats: int
    options: dict[str, str] = msgspec.field(default_factory=_no_options)
    variant: str = ""


class Ask(msgspec.Struct, frozen=True, gc=False):
    """A question to one seat; kind and numbers are public, all else comes from the view."""

    seat: Seat
    kind: str
    about: tuple[int, ...] = ()


class Decide(msgspec.Struct, frozen=True, gc=False, tag="decide", omit_defaults=True):
    """Simultaneous questions; `group` is unique in a game and made of public facts.

    Groups with the same `sitting` ask one and the same seat, and follow from its own answers:
    they share one message, one panel and one clock, with no grace between them. Groups of other
    seats in between pause a sitting and do not end it; a sitting in between bears the name of
    the one it interrupts in front of its own: `t3` and `t3:duel`.

    A group with a `window` runs by policy: it closes when this share of the pace has passed,
    never sooner or later, whatever anybody holds, left or answers; in a game of one seat sooner
    where that has answered. Without one it waits for all.
    What closes a window is a barrier: nothing is taken back across it.
    """

    group: str
    asks: tuple[Ask, ...]
    sitting: str = ""
    window: float | None = None


class Sitting(msgspec.Struct, frozen=True, gc=False):
    """Questions to one seat that belong together; the name is made of public facts."""

    seat: Seat
    name: str


class Roll(msgspec.Struct, frozen=True, gc=False, tag="roll"):
    """Throw `dice` dice; the outcome is public and counts from 1."""

    dice: int
    sides: int = 6


class Shuffle(msgspec.Struct, frozen=True, gc=False, tag="shuffle"):
    """Order `size` things: a secret permutation of positions in their canonical order."""

    size: int


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw"):
    """A request to chance; `label` is unique in a game and made of public facts."""

    label: str
    spec: Roll | Shuffle


class Place(msgspec.Struct, frozen=True, gc=False):
    """Where a seat ended; equal ranks are ties."""

    seat: Seat
    rank: int
    score: int


class Over(msgspec.Struct, frozen=True, gc=False, tag="over"):
    """The end: who won (none to all), everybody's place, and why in words."""

    winners: tuple[Seat, ...]
    places: tuple[Place, ...]
    reason: Text


Pending: TypeAlias = Decide | Draw | Over


def sitting_of(pending: Pending) -> Sitting | None:
    """Return the sitting that a question belongs to; None where it stands alone."""
    if not isinstance(pending, Decide) or not pending.sitting:
        return None
    return Sitting(pending.asks[0].seat, pending.sitting)


class Notice(msgspec.Struct, Generic[E], frozen=True, gc=False):
    """Something that happened, with its audience: a public form and seats that see another."""

    public: E | None
    private: tuple[tuple[Seat, E], ...] = ()

    def seen_by(self, viewer: Viewer) -> E | None:
        """Return the form for `viewer`, or None if there is nothing to see."""
        for seat, event in self.private:
            if seat == viewer:
                return event
        return self.public


class Turn(msgspec.Struct, Generic[S, E], frozen=True, gc=False):
    """A step of the rules: the new state, what happened, and whether undo stops here.

    Rules that already know what they wait for now may say so, to save themselves the question.
    """

    state: S
    notices: tuple[Notice[E], ...] = ()
    barrier: bool = True
    waits: Pending | None = None
