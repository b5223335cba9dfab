"""Who is ahead (RL-11), and who shares in the reward of a task (T-1 to T-4)."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.tremble.cards.cards import FIRST, SECOND
from engine.tremble.cards.effects import HUMANS_STEP


class Merit(NamedTuple):
    """What captains are ranked by, in this order; more is better."""

    humans: int
    trophies: int
    thrift: int  # credits taken, below zero


def ranked(merits: Sequence[Merit]) -> tuple[tuple[int, Seat], ...]:
    """Return every place, which equals share, with its seat; the best first."""
    order = sorted(range(len(merits)), key=lambda seat: merits[seat], reverse=True)
    return tuple((1 + sum(other > merits[seat] for other in merits), seat) for seat in order)


class Share(NamedTuple):
    """What a seat gets for a task, of all that its rank gets."""

    seat: Seat
    rank: int
    humans: int
    shared: int


def rewarded(counts: Sequence[int]) -> tuple[Share, ...]:
    """Share the rewards of a task among the first and the second (T-1 to T-4, RL-9)."""
    first = _seats_with(counts, max(counts))
    if len(first) > 1:
        return _shared(first, 1, FIRST + SECOND)
    rest = [count for seat, count in enumerate(counts) if seat not in first]
    return _shared(first, 1, FIRST) + _shared(_seats_with(counts, max(rest)), 2, SECOND)


def _seats_with(counts: Sequence[int], most: int) -> tuple[Seat, ...]:
    return tuple(seat for seat, count in enumerate(counts) if count == most and count > 0)


def _shared(seats: tuple[Seat, ...], rank: int, humans: int) -> tuple[Share, ...]:
    """Share evenly, rounded down (RL-8)."""
    if not seats:
        return ()
    share = humans // len(seats) // HUMANS_STEP * HUMANS_STEP
    return tuple(Share(seat, rank, share, humans) for seat in seats)


def decided(first: Merit, second: Merit) -> Text:
    """Say what decided between the first two."""
    if first.humans != second.humans:
        return say("tremble-over-most-humans")
    if first.trophies != second.trophies:
        return say("tremble-over-most-trophies")
    if first.thrift != second.thrift:
        return say("tremble-over-fewest-credits")
    return say("tremble-over-shared")
