"""How a game ends that is won by points."""

from collections.abc import Sequence

from engine.core.asks import Over, Place
from engine.core.words import Text


def most_points(points: Sequence[int], reason: Text) -> Over:
    """End a game that whoever has the most points wins; equals share their place."""
    places = tuple(
        Place(seat, 1 + sum(other > mine for other in points), mine)
        for seat, mine in enumerate(points)
    )
    return Over(tuple([place.seat for place in places if place.rank == 1]), places, reason)
