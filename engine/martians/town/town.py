"""The town: the tiles that lie, their squares, and what joins them (MA-6.2)."""

from functools import cache
from typing import NamedTuple, TypeAlias

import msgspec

from engine.kit.memo import recent
from engine.martians.cards.cards import TileKind
from engine.martians.cards.pack import MIDDLES
from engine.martians.cards.tables import TILES

Square: TypeAlias = int
"""A square of the town: nine times the number of its tile, and its place on that, row by row."""
Cell: TypeAlias = tuple[int, int]
"""Where a tile lies or could lie: to the east and to the south of the house."""
SIDES: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south, west."""
SIDE_NAMES = "nesw"
PLACES, SIDE = 9, 3
MIDDLE = 4
ROAD, BUILDING, FIELD, HOME, NOWHERE = "R", "B", "F", "H", "x"
_EXIT_AT = tuple([MIDDLES[each.upper()] for each in SIDE_NAMES])


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A tile of the town, by number in the order of laying, and its quarter turns clockwise."""

    number: int
    tile: str
    x: int
    y: int
    turn: int = 0


class Shape(NamedTuple):
    """A tile as it lies turned."""

    squares: str
    exits: tuple[bool, ...]  # north, east, south, west
    links: tuple[tuple[int, ...], ...]  # of each place, in that order of sides
    icon: int | None


class Town:
    """What follows from how the tiles lie."""

    def __init__(self, tiles: tuple[Laid, ...]) -> None:
        self.tiles = {each.number: each for each in tiles}
        self.cells = {(each.x, each.y): each for each in tiles}
        self.kinds: dict[Square, str] = {}
        self.where: dict[Square, tuple[int, int]] = {}
        self.icons: set[Square] = set()
        self.links: dict[Square, tuple[Square, ...]] = {}
        for each in tiles:
            self._add(each)
        for each in tiles:
            self._join(each)
        self.order = tuple(sorted(self.kinds, key=self.where.__getitem__))
        """All squares by coordinates, row by row."""

    def _add(self, laid: Laid) -> None:
        shape, first = shape_of(laid.tile, laid.turn), laid.number * PLACES
        for place, kind in enumerate(shape.squares):
            if kind != NOWHERE:
                self.kinds[first + place] = kind
                row, column = divmod(place, SIDE)
                self.where[first + place] = (SIDE * laid.y + row, SIDE * laid.x + column)
        if shape.icon is not None:
            self.icons.add(first + shape.icon)

    def _join(self, laid: Laid) -> None:
        """Join the squares of a tile with each other and with those of its neighbours."""
        shape, first = shape_of(laid.tile, laid.turn), laid.number * PLACES
        beyond = [self._beyond(laid, side) for side in range(len(SIDES))]
        for place, inside in enumerate(shape.links):
            links = [first + each if each >= 0 else None for each in inside]
            if place in _EXIT_AT:
                side = _EXIT_AT.index(place)
                links[side] = beyond[side]
            if first + place in self.kinds:
                self.links[first + place] = tuple([each for each in links if each is not None])

    def _beyond(self, laid: Laid, side: int) -> Square | None:
        """Return the square that a road leads to on a side; None where none does."""
        (dx, dy), back = SIDES[side], (side + 2) % 4
        other = self.cells.get((laid.x + dx, laid.y + dy))
        if other is None or not shape_of(laid.tile, laid.turn).exits[side]:
            return None
        if not shape_of(other.tile, other.turn).exits[back]:
            return None
        return other.number * PLACES + _EXIT_AT[back]

    def squares_of(self, number: int) -> tuple[Square, ...]:
        """List the squares of a tile, row by row."""
        first = number * PLACES
        return tuple([each for each in range(first, first + PLACES) if each in self.kinds])

    def kind(self, number: int) -> TileKind:
        """Return what a tile is."""
        return TILES[self.tiles[number].tile].kind

    def beside(self, number: int) -> tuple[int, ...]:
        """List the tiles that share an edge with one, joined or not."""
        laid = self.tiles[number]
        near = [self.cells.get((laid.x + dx, laid.y + dy)) for dx, dy in SIDES]
        return tuple([each.number for each in near if each is not None])


@recent
def town_of(tiles: tuple[Laid, ...]) -> Town:
    """Return the town that the tiles make."""
    return Town(tiles)


def tile_of(square: Square) -> int:
    """Return the number of the tile that a square is on."""
    return square // PLACES


def square_key(square: Square) -> str:
    """Name a square by its tile and its place on it, from 1 to 9."""
    number, place = divmod(square, PLACES)
    return f"{number}.{place + 1}"


def square_at(key: str) -> Square:
    """Read the name of a square."""
    number, _, place = key.partition(".")
    return int(number) * PLACES + int(place) - 1


@cache
def shape_of(tile: str, turn: int) -> Shape:
    """Turn a tile clockwise, by quarters."""
    printed = TILES[tile]
    squares = "".join(printed.rows)
    at = list(range(PLACES))  # where each printed place comes to lie
    for _ in range(turn):
        at = [_turned(each) for each in at]
    turned = [""] * PLACES
    for place, kind in enumerate(squares):
        turned[at[place]] = kind
    doors = {frozenset((at[one], at[other])) for one, other in printed.doors}
    links = [tuple(_inside(turned, doors, place, side) for side in SIDES) for place in range(9)]
    exits = [SIDE_NAMES[(side - turn) % 4].upper() in printed.exits for side in range(4)]
    icon = None if printed.icon is None else at[printed.icon]
    return Shape("".join(turned), tuple(exits), tuple(links), icon)


@cache
def turns_of(tile: str) -> tuple[int, ...]:
    """List the turns after which a tile looks different each time."""
    seen = [shape_of(tile, turn) for turn in range(4)]
    return tuple([turn for turn, shape in enumerate(seen) if shape not in seen[:turn]])


def _turned(place: int) -> int:
    row, column = divmod(place, SIDE)
    return column * SIDE + (SIDE - 1 - row)


def _inside(squares: list[str], doors: set[frozenset[int]], place: int, side: Cell) -> int:
    """Return the place on the same tile that a line joins on a side; -1 where none is."""
    row, column = divmod(place, SIDE)
    row, column = row + side[1], column + side[0]
    if not (0 <= row < SIDE and 0 <= column < SIDE):
        return -1
    other = row * SIDE + column
    pair = {squares[place], squares[other]}
    if NOWHERE in pair:
        return -1
    free = len(pair) == 1 or pair == {HOME, ROAD} or frozenset((place, other)) in doors
    return other if free else -1
