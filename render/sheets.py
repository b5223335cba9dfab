"""Sheets: where a tall picture is cut, so that no part of it is taller than a phone shows well.

Discord makes a picture narrower that is taller than about 4:5, and its letters with it.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from itertools import pairwise

TALLEST = 5 / 4  # of the width


def sheet_edges(width: int, height: int, breaks: Iterable[int]) -> list[tuple[int, int]]:
    """Cut a picture at some of its breaks, into as few sheets as can be, about equally high.

    What has no break and is higher stays whole.
    """
    most = int(width * TALLEST) - 1  # pixels are rounded
    places = [*sorted(place for place in {*breaks} if 0 < place < height), height]
    fewest = len(_cut(places, most))
    even = range(1, most + 1)
    limit = even[bisect_left(even, -fewest, key=lambda limit: -len(_cut(places, limit)))]
    return list(pairwise([0, *_cut(places, limit)]))


def _cut(places: Sequence[int], most: int) -> list[int]:
    """Go down the places where a cut may be, each time as far as `most` lets."""
    cuts, top = [], 0
    for place, following in pairwise([*places, places[-1]]):
        if following - top > most or place == places[-1]:
            cuts.append(place)
            top = place
    return cuts
