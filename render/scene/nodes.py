"""What a scene is made of, and how it takes its place: text, drawings, boxes that hold others.

A game makes a tree of these from a view. The tree says what is shown, and in what order it is read.
Sizes are in units of a layout: a picture is 1200 units wide, or 900 in large print.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Literal, TypeAlias

from engine.core.words import Text
from render.boxes import Box as Place
from render.canvas import Align, Style
from render.page import Page
from render.scene.drawing import Ink, draw_card, draw_label
from render.scene.layout import Size, Sizes, line_height, shares, wrapped
from render.type import length

Level: TypeAlias = Literal["top", "center", "bottom"]
Placed: TypeAlias = "tuple[Node, Place]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """Something that is shown.

    `says` stands for all that is drawn in it; nothing in it is said a second time. `short` is the
    same for where there is little room, as in an alternative text; of a node that says nothing
    else it stands for all in it where even that is too long.
    `key` names the same thing in another view: where its content differs, it is marked as changed.
    `grow` is its share of what a row leaves over; a node without takes what it needs.
    """

    says: Text | None = None
    short: Text | None = None
    key: Hashable = None
    grow: int = 0

    @property
    def children(self) -> "tuple[Node, ...]":
        """Return the nodes in it, in reading order."""
        return ()

    @property
    def content(self) -> Hashable:
        """Return what it shows by itself, without its children."""
        return None

    def width(self, sizes: Sizes) -> Size:
        """Return how wide it is at least, and at best."""
        return Size.widest([sizes.width(child) for child in self.children])

    def height(self, sizes: Sizes, width: int) -> int:
        """Return how high it is where it has so much room."""
        placed = self.arrange(sizes, Place(0, 0, width, 0))
        return max((place.bottom for _, place in placed), default=0)

    def arrange(self, _sizes: Sizes, _place: Place) -> list[Placed]:
        """Divide its place among its children."""
        return []

    def draw(self, _page: Page, _place: Place, _sizes: Sizes) -> None:
        """Note on a page what it draws by itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Label(Node):
    """A text in the reader's language, or a figure; `lines` is how many it may fill.

    It becomes smaller, down to what its style allows, before it takes another line.
    Where nothing around it `says` what it shows, it is said as it stands. A `heading` begins a
    part of the text form. What may be `cut`, such as what people are called, ends in “…” where room
    is short; all else is wide enough.
    """

    text: Text | str
    style: Style
    ink: Ink = "ink"
    align: Align = "left"
    lines: int = 1
    heading: bool = False
    cut: bool = False

    @property
    def content(self) -> Hashable:
        """Return the text."""
        return self.text

    def width(self, sizes: Sizes) -> Size:
        """Return the width of the text, and of the least that is set in one piece."""
        text, style = sizes.say(self.text), self.style
        best = ceil(length(text, style.face, style.size))
        if self.cut:
            return Size(0, best)
        piece = text if self.lines == 1 else max(text.split(" "), key=len)
        return Size(min(best, ceil(length(piece, style.face, style.smallest))), best)

    def height(self, sizes: Sizes, width: int) -> int:
        """Return the height of as many lines as the text needs, and may fill."""
        style, lines = self._broken(sizes, width)
        return line_height(style.size) * len(lines)

    def draw(self, page: Page, place: Place, sizes: Sizes) -> None:
        """Note the text."""
        style, lines = self._broken(sizes, place.w)
        page.add(draw_label, place, lines, style, self.ink, self.align)

    def _broken(self, sizes: Sizes, width: int) -> tuple[Style, tuple[str, ...]]:
        text = sizes.say(self.text)
        if self.lines == 1:
            return self.style, (text,)
        return wrapped(text, self.style, width, self.lines)


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaf(Node):
    """A drawing of its own: a sign, a map, a skyline.

    `drawing` gets the canvas, the place and `about`, all that it depends on. A `mute` one is
    scenery, or a sign beside a text that says the same: nobody misses it who does not see it.
    Where it shows an `amount`, its mark says by how much that became more or less.
    """

    drawing: Callable[..., Any]
    about: tuple[Hashable, ...] = ()
    wide: int
    high: int
    mute: bool = False
    amount: int | None = None

    @property
    def content(self) -> Hashable:
        """Return what the drawing depends on."""
        return (self.drawing, self.about)

    def width(self, _sizes: Sizes) -> Size:
        """Return its width, which is fixed."""
        return Size(self.wide, self.wide)

    def height(self, _sizes: Sizes, _width: int) -> int:
        """Return its height, which is fixed."""
        return self.high

    def draw(self, page: Page, place: Place, _sizes: Sizes) -> None:
        """Note the drawing."""
        page.add(self.drawing, place, *self.about)


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(Node):
    """A panel with something in it; `fill` and `outline` are colours by their job."""

    inside: Node
    fill: Ink = "card"
    outline: Ink | None = None
    radius: int = 18
    pad: int = 16

    @property
    def children(self) -> tuple[Node, ...]:
        """Return what is in it."""
        return (self.inside,)

    @property
    def content(self) -> Hashable:
        """Return its colours."""
        return (self.fill, self.outline)

    def width(self, sizes: Sizes) -> Size:
        """Return the width of what is in it, with the rim."""
        least, best = sizes.width(self.inside)
        return Size(least + 2 * self.pad, best + 2 * self.pad)

    def height(self, sizes: Sizes, width: int) -> int:
        """Return the height of what is in it, with the rim."""
        return sizes.height(self.inside, width - 2 * self.pad) + 2 * self.pad

    def arrange(self, _sizes: Sizes, place: Place) -> list[Placed]:
        """Leave a rim free."""
        return [(self.inside, place.inset(self.pad))]

    def draw(self, page: Page, place: Place, _sizes: Sizes) -> None:
        """Note the panel."""
        page.add(draw_card, place, self.fill, self.outline, self.radius)


@dataclass(frozen=True, slots=True, kw_only=True)
class Holder(Node):
    """Holds others; `gap` lies between them."""

    inside: tuple[Node, ...]
    gap: int = 16

    @property
    def children(self) -> tuple[Node, ...]:
        """Return the nodes in it, in reading order."""
        return self.inside


@dataclass(frozen=True, slots=True, kw_only=True)
class Column(Holder):
    """One below the other, each as wide as the column."""

    def arrange(self, sizes: Sizes, place: Place) -> list[Placed]:
        """Give each the height that it needs."""
        return stack(self.inside, self.gap, sizes, place)


@dataclass(frozen=True, slots=True, kw_only=True)
class Beside(Holder):
    """Side by side; `stacked` one below the other in large print."""

    level: Level = "center"
    stacked: bool = False

    def width(self, sizes: Sizes) -> Size:
        """Return the width of all."""
        found = [sizes.width(child) for child in self.inside]
        return Size.widest(found) if self._stacks(sizes) else Size.beside(found, self.gap)

    def arrange(self, sizes: Sizes, place: Place) -> list[Placed]:
        """Share the width out; panels are as high as the row, other things stand at its level."""
        if self._stacks(sizes):
            return stack(self.inside, self.gap, sizes, place)
        wanted = [sizes.width(child) for child in self.inside]
        room = place.w - self.gap * max(0, len(wanted) - 1)
        widths = shares(wanted, [child.grow for child in self.inside], room)
        heights = [sizes.height(*each) for each in zip(self.inside, widths, strict=True)]
        row_height = max([place.h, *heights])
        placed, x = list[Placed](), place.x
        for child, width, height in zip(self.inside, widths, heights, strict=True):
            high = row_height if isinstance(child, Card) else height
            spare = row_height - high
            y = place.y + {"top": 0, "center": spare // 2, "bottom": spare}[self.level]
            placed.append((child, Place(x, y, width, high)))
            x += width + self.gap
        return placed

    def _stacks(self, sizes: Sizes) -> bool:
        return sizes.large and self.stacked


@dataclass(frozen=True, slots=True, kw_only=True)
class Wrap(Holder):
    """Side by side as far as there is room, then on the next line."""

    def width(self, sizes: Sizes) -> Size:
        """Return the width of the widest, and of all in one line."""
        wanted = [sizes.width(child) for child in self.inside]
        return Size(Size.widest(wanted).least, Size.beside(wanted, self.gap).best)

    def arrange(self, sizes: Sizes, place: Place) -> list[Placed]:
        """Fill lines one after another."""
        placed, x, y, line = list[Placed](), place.x, place.y, 0
        for child in self.inside:
            width = min(place.w, sizes.width(child).best)
            if x > place.x and x + width > place.right:
                x, y, line = place.x, y + line + self.gap, 0
            height = sizes.height(child, width)
            placed.append((child, Place(x, y, width, height)))
            x, line = x + width + self.gap, max(line, height)
        return placed


@dataclass(frozen=True, slots=True, kw_only=True)
class Grid(Holder):
    """In columns of equal width, row by row; a row is as high as its highest."""

    columns: int
    large_columns: int = 1

    def count(self, sizes: Sizes) -> int:
        """Return how many columns there are in this print."""
        return self.large_columns if sizes.large else self.columns

    def width(self, sizes: Sizes) -> Size:
        """Return the width of as many as the widest as there are columns."""
        widest = Size.widest([sizes.width(child) for child in self.inside])
        return Size.beside([widest] * self.count(sizes), self.gap)

    def arrange(self, sizes: Sizes, place: Place) -> list[Placed]:
        """Divide the width equally."""
        widths = [column.w for column in place.columns(self.count(sizes), self.gap)]
        return rows(self.inside, widths, (self.gap, self.gap), sizes, place)


def stack(inside: Sequence[Node], gap: int, sizes: Sizes, place: Place) -> list[Placed]:
    """Place nodes one below the other."""
    return rows(inside, [place.w], (gap, gap), sizes, place)


def rows(
    inside: Sequence[Node],
    widths: Sequence[int],
    gaps: tuple[int, int],
    sizes: Sizes,
    place: Place,
) -> list[Placed]:
    """Place nodes row by row in columns of these widths, with gaps beside and below them."""
    placed, y = list[Placed](), place.y
    count = max(1, len(widths))
    for first in range(0, len(inside), count):
        row = list(zip(inside[first : first + count], widths, strict=False))
        high = max(sizes.height(child, width) for child, width in row)
        x = place.x
        for child, width in row:
            placed.append((child, Place(x, y, width, high)))
            x += width + gaps[0]
        y += high + gaps[1]
    return placed


def nodes(root: Node) -> Iterator[Node]:
    """List a node and all in it, in reading order."""
    yield root
    for child in root.children:
        yield from nodes(child)
