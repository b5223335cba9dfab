"""The town: a node that lays tiles out by their cells, and what is drawn across them."""

from collections.abc import Container, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from engine.core.words import Text, captain, listed, named, say
from engine.martians.cards.tables import CROP, LIFE, OBJECT, TILES
from engine.martians.table.terms import OBJECT_NAMES
from engine.martians.table.view import MartiansView, Token, TownTable
from engine.martians.town.town import MIDDLE, PLACES, SIDE, Laid, Square
from render.boxes import Box
from render.canvas import Canvas
from render.house.captains import letter
from render.martians import paints
from render.martians.boards.squares import draw_tile
from render.page import Page
from render.scene.layout import Size, Sizes
from render.scene.nodes import Leaf, Node, Placed

Tiles: TypeAlias = "tuple[tuple[tuple[int, int], Leaf], ...]"
"""Tiles as they are drawn, by their cells."""
ROOMY = (5, 4)  # columns and rows of tiles that a window shows, where all are too many


class Window(NamedTuple):
    """The cells that are shown, from the first column and row on."""

    x: int
    y: int
    columns: int
    rows: int

    @classmethod
    def around(cls, cells: Iterable[tuple[int, int]]) -> "Window":
        """Return the smallest window with these cells."""
        xs, ys = zip(*cells, strict=True)
        return cls(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)

    def has(self, cell: tuple[int, int]) -> bool:
        """Tell whether a cell is shown."""
        x, y = cell[0] - self.x, cell[1] - self.y
        return 0 <= x < self.columns and 0 <= y < self.rows

    def within(self, focus: "Window") -> "Window":
        """Return a roomy part of it around what matters, as near to its middle as can be."""
        columns = min(self.columns, max(ROOMY[0], focus.columns))
        rows = min(self.rows, max(ROOMY[1], focus.rows))
        x = _slid(self.x, self.columns, focus.x + focus.columns // 2, columns)
        y = _slid(self.y, self.rows, focus.y + focus.rows // 2, rows)
        return Window(x, y, columns, rows)


def _slid(first: int, count: int, middle: int, size: int) -> int:
    return max(first, min(first + count - size, middle - size // 2))


def window_of(table: TownTable) -> Window:
    """Return the window that shows all of the town."""
    return Window.around([(each.x, each.y) for each in table.tiles])


@dataclass(frozen=True, slots=True, kw_only=True)
class TownMap(Node):
    """Tiles in their cells, each so many units wide; `across` is drawn over all of them."""

    tiles: Tiles
    window: Window
    side: int
    across: tuple[Leaf, ...] = ()

    @property
    def children(self) -> tuple[Node, ...]:
        """Return the tiles, and what is drawn across them."""
        return (*[leaf for _, leaf in self.tiles], *self.across)

    @property
    def content(self) -> Hashable:
        """Return nothing of its own: a town that is shown smaller is the same."""
        return None

    def width(self, _sizes: Sizes) -> Size:
        """Return the width of all columns."""
        wide = self.window.columns * self.side
        return Size(wide, wide)

    def height(self, _sizes: Sizes, _width: int) -> int:
        """Return the height of all rows."""
        return self.window.rows * self.side

    def arrange(self, sizes: Sizes, place: Box) -> list[Placed]:
        """Place tiles by their cells, in the middle."""
        wide = self.width(sizes).best
        left = place.x + (place.w - wide) // 2
        whole = Box(left, place.y, wide, self.window.rows * self.side)
        placed: list[Placed] = []
        for (x, y), leaf in self.tiles:
            column, row = x - self.window.x, y - self.window.y
            spot = (left + column * self.side, place.y + row * self.side)
            placed.append((leaf, Box(*spot, self.side, self.side)))
        return [*placed, *[(leaf, whole) for leaf in self.across]]

    def draw(self, page: Page, place: Box, sizes: Sizes) -> None:
        """Note the dark land around the town."""
        wide = self.width(sizes).best
        left = place.x + (place.w - wide) // 2
        page.add(draw_land, Box(left, place.y, wide, self.window.rows * self.side))


def draw_land(canvas: Canvas, box: Box) -> None:
    """Draw land on which nothing stands yet."""
    canvas.fill(box, paints.wild)


def tile_leaves(view: MartiansView, window: Window, bare: Container[int] = ()) -> Tiles:
    """Show the tiles of a window with all that is on them; those in `bare` have no number."""
    return tuple(
        [
            ((laid.x, laid.y), tile_leaf(view, laid, numbered=laid.number not in bare))
            for laid in view.table.tiles
            if window.has((laid.x, laid.y))
        ]
    )


def tile_leaf(view: MartiansView, laid: Laid, *, numbered: bool = True) -> Leaf:
    """Show a tile with all that is on it."""
    on_it = tuple(
        [
            (place + 1, stands)
            for place in range(PLACES)
            if (stands := _standing(view, laid.number * PLACES + place))
        ]
    )
    return Leaf(
        drawing=draw_tile,
        about=(laid.number, numbered, laid.tile, laid.turn, _icon(view, laid), on_it),
        wide=0,
        high=0,
        key=("tile", laid.number),
        says=_told(laid, on_it),
    )


def _icon(view: MartiansView, laid: Laid) -> int | None:
    """Return the place of an icon, where it counts."""
    if not view.table.coop:
        return None
    town = view.table.town
    first = laid.number * PLACES
    return next((each - first for each in range(first, first + PLACES) if each in town.icons), None)


def _standing(view: MartiansView, square: Square) -> tuple[str, ...]:
    """List what is on a square: things by name, a captain as `@` and its letter."""
    table = view.table
    found = [thing_of(view, each) for each in table.tokens if each.square == square]
    if square in table.martians:
        found.append("martian")
    for seat, each in enumerate(table.captains):
        if each.square == square:
            found.append(f"@{letter(seat)}")
    return tuple(found)


def thing_of(view: MartiansView, token: Token) -> str:
    """Name a token as the viewer sees it; what only the viewer knows has an eye."""
    if token.face:
        return token.face
    face = view.face(token)
    return f"{face}?" if face else token.kind


def _told(laid: Laid, on_it: Sequence[tuple[int, Sequence[str]]]) -> Text:
    """Say what a tile is and what is where on it."""
    tile = say("martians-tile", tile=named(TILES[laid.tile].english), number=laid.number)
    places: dict[str, list[int]] = {}
    for place, things in on_it:
        for each in things:
            places.setdefault(each, []).append(place)
    if not places:
        return say("martians-alt-tile-empty", tile=tile)
    told = [_things(each, where) for each, where in places.items()]
    return say("martians-alt-tile", tile=tile, things=listed(told))


def _things(thing: str, places: Sequence[int]) -> Text:
    where = listed([say("number", value=each) for each in places])
    if thing.startswith("@"):
        seat = ord(thing[1]) - ord("A")
        return say("martians-alt-captain-on", captain=captain(seat), places=where)
    if thing == "martian":
        return say("martians-alt-martians-on", places=where, count=len(places))
    name = THING_NAMES[thing.removesuffix("?")]
    key = "martians-alt-known-on" if thing.endswith("?") else "martians-alt-thing-on"
    return say(key, thing=name, places=where)


THING_NAMES = {
    **OBJECT_NAMES,
    OBJECT: say("martians-thing-object"),
    LIFE: say("martians-thing-life"),
    "bullet": say("martians-thing-bullet"),
    CROP: say("martians-thing-crop"),
    "crop-circle": say("martians-thing-circle"),
    "mother-ship": say("martians-thing-ship"),
}


def centre_of(view: MartiansView, window: Window, square: Square) -> tuple[int, int]:
    """Return where a square is in a window, in thousandths of a tile."""
    row, column = view.table.town.where[square]
    x, y = column - SIDE * window.x, row - SIDE * window.y
    return (2 * x + 1) * 1000 // (2 * SIDE), (2 * y + 1) * 1000 // (2 * SIDE)


__all__ = ["MIDDLE", "TownMap", "Window", "centre_of", "thing_of", "tile_leaf", "tile_leaves"]
