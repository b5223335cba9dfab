"""Who is ahead: most humans, then most city cards, then fewest credits."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.asks import Seat
from engine.core.words import Text, say


class Merit(NamedTuple):
    """What captains are ranked by, in this order; more is better."""

    humans: int
    trophies: int
    thrift: int  # credits taken, below zero


def ranked(merits: Sequence[Merit]) -> tuple[tuple[int, Seat], ...]:
    """Return every place, which equals share, with its seat; the best first."""
    order = sorted(range(len(merits)), key=lambda seat: merits[seat], reverse=True)
    return tuple((1 + sum(other > merits[seat] for other in merits), seat) for seat in order)


def decided(first: Merit, second: Merit) -> Text:
    """Say what decided between the first two."""
    if first.humans != second.humans:
        return say("tremble-over-most-humans")
    if first.trophies != second.trophies:
        return say("tremble-over-most-trophies")
    if first.thrift != second.thrift:
        return say("tremble-over-fewest-credits")
    return say("tremble-over-shared")
