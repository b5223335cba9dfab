"""Who shares in the reward of a task (T-1 to T-4)."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.asks import Seat
from engine.invasion.cards.cards import HUMANS_STEP
from engine.tremble.cards.cards import FIRST, SECOND


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
