"""The map of the walking toy: tiles of nine squares, joined where road meets road.

The tiles are lettered as they were laid, their squares numbered row by row: `B5` is the middle
of the second tile. Roads leave a tile in the middle of its sides.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

import msgspec

SIDES = "nesw"
AWAY = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
DOORS = {"n": 2, "e": 6, "s": 8, "w": 4}
MIDDLE = 5


class Tile(msgspec.Struct, frozen=True):
    """A tile where it lies, with its roads as they run there."""

    name: str
    x: int
    y: int
    roads: str


def turned(roads: str, quarters: int) -> str:
    """Return roads as they run after so many quarter turns."""
    return "".join(side for side in SIDES if SIDES[SIDES.index(side) - quarters] in roads)


def letter(number: int) -> str:
    """Return the letter of a tile."""
    return chr(ord("A") + number)


@cache
def squares_of(number: int) -> Sequence[str]:
    """List the squares of a tile."""
    return tuple(f"{letter(number)}{place}" for place in range(1, 10))


def squares(tiles: tuple[Tile, ...]) -> list[str]:
    """List all squares of a map."""
    return [square for number in range(len(tiles)) for square in squares_of(number)]


@lru_cache(1024)
def neighbours(tiles: tuple[Tile, ...], square: str) -> Sequence[str]:
    """List the squares one step away."""
    number, place = ord(square[0]) - ord("A"), int(square[1])
    row, column = divmod(place - 1, 3)
    steps = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    near = [f"{square[0]}{r * 3 + c + 1}" for r, c in steps if 0 <= r < 3 and 0 <= c < 3]
    for side in SIDES:
        other = _tile_at(tiles, *_beyond(tiles[number], side))
        if place == DOORS[side] and other is not None and _joined(tiles, number, side, other):
            near.append(f"{letter(other)}{DOORS[_opposite(side)]}")
    return tuple(near)


@lru_cache(64)
def spots(tiles: tuple[Tile, ...], roads: str) -> Mapping[str, Sequence[int]]:
    """List where a tile can be laid, as `Be` for east of B, with its possible turns.

    Where no road can go on it may lie anywhere, as it was drawn.
    """
    found: dict[tuple[int, int], str] = {}
    for number, tile in enumerate(tiles):
        for side in SIDES:
            there = _beyond(tile, side)
            if _tile_at(tiles, *there) is None:
                found.setdefault(there, f"{letter(number)}{side}")
    turns = {key: _turns(tiles, roads, *there) for there, key in found.items()}
    fitting = {key: quarters for key, quarters in turns.items() if quarters}
    return fitting or {key: [0] for key in turns}


def laid(tiles: tuple[Tile, ...], name: str, roads: str, spot: str, turn: int) -> Tile:
    """Return a tile as it lies on a spot."""
    x, y = _beyond(tiles[ord(spot[0]) - ord("A")], spot[1])
    return Tile(name, x, y, turned(roads, turn))


def _turns(tiles: tuple[Tile, ...], roads: str, x: int, y: int) -> list[int]:
    """List the turns in which at least one road goes on."""
    return [
        turn
        for turn in range(4)
        if any(_goes_on(tiles, side, x, y) for side in turned(roads, turn))
    ]


def _goes_on(tiles: tuple[Tile, ...], side: str, x: int, y: int) -> bool:
    other = _tile_at(tiles, x + AWAY[side][0], y + AWAY[side][1])
    return other is not None and _opposite(side) in tiles[other].roads


def _joined(tiles: tuple[Tile, ...], number: int, side: str, other: int) -> bool:
    return side in tiles[number].roads and _opposite(side) in tiles[other].roads


def _opposite(side: str) -> str:
    return SIDES[SIDES.index(side) - 2]


def _beyond(tile: Tile, side: str) -> tuple[int, int]:
    return tile.x + AWAY[side][0], tile.y + AWAY[side][1]


def _tile_at(tiles: tuple[Tile, ...], x: int, y: int) -> int | None:
    for number, tile in enumerate(tiles):
        if (tile.x, tile.y) == (x, y):
            return number
    return None
