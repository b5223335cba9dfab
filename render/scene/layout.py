"""How room is divided: sizes are worked out from the inside out, places from the outside in.

Libraries for flexbox were measured first: to build and lay out 280 nodes, stretchable 1.1.8 (taffy)
took 0.9 s and a port of Yoga to Python 0.54 s, where a whole board may take 0.08 s. Scenes need no
more than rows, columns, grids and tables, which take 5 ms here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple, Protocol

from engine.core.words import Text
from render.canvas import Style
from render.type import HEIGHT_PER_SIZE, lines_of
from render.words import Words


class Size(NamedTuple):
    """How wide something is at least, and at best."""

    least: int
    best: int

    @staticmethod
    def beside(sizes: Sequence[Size], gap: int) -> Size:
        """Return the size of things side by side."""
        gaps = gap * max(0, len(sizes) - 1)
        return Size(
            sum(each.least for each in sizes) + gaps, sum(each.best for each in sizes) + gaps
        )

    @staticmethod
    def widest(sizes: Sequence[Size]) -> Size:
        """Return the size of things one below the other."""
        return Size(
            max((each.least for each in sizes), default=0),
            max((each.best for each in sizes), default=0),
        )


class Sized(Protocol):
    """What can be laid out."""

    def width(self, sizes: Sizes) -> Size:
        """Return how wide it is at least, and at best."""
        ...

    def height(self, sizes: Sizes, width: int) -> int:
        """Return how high it is where it has so much room."""
        ...


class Sizes:
    """The sizes of what is in one scene, in one language; `large` print stands in fewer columns."""

    def __init__(self, words: Words, *, large: bool = False) -> None:
        self.words = words
        self.large = large
        self._widths: dict[int, Size] = {}
        self._heights: dict[tuple[int, int], int] = {}
        self._known: list[Sized] = []  # as long as they are kept, no other has their id

    def width(self, node: Sized) -> Size:
        """Return how wide a node is at least, and at best."""
        if id(node) not in self._widths:
            self._known.append(node)
            self._widths[id(node)] = node.width(self)
        return self._widths[id(node)]

    def height(self, node: Sized, width: int) -> int:
        """Return how high a node is where it has so much room."""
        key = (id(node), width)
        if key not in self._heights:
            self._known.append(node)
            self._heights[key] = node.height(self, width)
        return self._heights[key]

    def say(self, text: Text | str) -> str:
        """Return a text in the reader's language."""
        return self.words(text) if isinstance(text, Text) else text


def shares(sizes: Sequence[Size], grow: Sequence[int], room: int) -> list[int]:
    """Divide room: all get their best where that fits, and what is left goes to those that grow.

    Where it does not fit, they give way between their best and their least; where even their least
    does not fit, all shrink alike.
    """
    best, least = sum(each.best for each in sizes), sum(each.least for each in sizes)
    if best <= room:
        left, parts = room - best, sum(grow)
        return [
            size.best + (left * part // parts if parts else 0)
            for size, part in zip(sizes, grow, strict=True)
        ]
    if least >= room:
        return [size.least * room // least for size in sizes]
    over, yielding = best - room, best - least
    return [size.best - ceil((size.best - size.least) * over / yielding) for size in sizes]


def line_height(size: int) -> int:
    """Return how high a line of text of a size is."""
    return round(size * HEIGHT_PER_SIZE) + 1


@lru_cache(1 << 12)
def wrapped(text: str, style: Style, room: int, most: int) -> tuple[Style, tuple[str, ...]]:
    """Break a text into whole words on as few lines as may be, as large as leaves it on so many.

    Of more lines than `most`, the last takes what is left.
    """
    fewest = len(lines_of(text, style.face, style.smallest, room))
    size = style.size
    while len(lines := lines_of(text, style.face, size, room)) > fewest:
        size -= 1
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return style._replace(size=size), tuple(lines)
