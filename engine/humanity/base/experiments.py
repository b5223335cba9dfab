"""The lines that experiments form: one of the left, one of the centre, one of the right.

The n-th experiment of a side goes to the n-th line: that is always the longest line that lacks its
side, and no other choice ever brings more (Q-25).
"""

from collections.abc import Iterable
from itertools import zip_longest

from engine.humanity.tiles.tables import EXPERIMENTS
from engine.humanity.tiles.tiles import Side


def lines_of(experiments: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    """Put experiments, in the order they were carried out, into lines."""
    done = tuple(experiments)
    sides = [[each for each in done if side_of(each) is side] for side in Side]
    lines = (set(filter(None, line)) for line in zip_longest(*sides))
    return tuple(tuple(each for each in done if each in line) for line in lines)


def line_points(experiments: Iterable[str], new: str) -> int:
    """Return the points for one more experiment: 0, 1 or 2, by its place in a line (HU-10.3)."""
    sides = [side_of(each) for each in experiments]
    own = sides.count(side_of(new))
    return sum([sides.count(side) > own for side in Side])


def side_of(experiment: str) -> Side:
    """Return the side of an experiment."""
    return EXPERIMENTS[experiment].side
