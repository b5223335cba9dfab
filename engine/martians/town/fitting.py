"""Where a tile fits (MA-5.2), and when none does (MA-Q41)."""

from functools import cache

from engine.kit.memo import attached
from engine.martians.cards.tables import OTHERS
from engine.martians.town.town import SIDE_NAMES, SIDES, Cell, Town, shape_of, turns_of


@attached
def gaps(town: Town) -> dict[str, Cell]:
    """Return the empty cells beside an open road, by the names that they go by.

    A cell is named by the oldest tile beside it and the side on which it lies of that.
    """
    found: dict[str, Cell] = {}
    for laid in town.tiles.values():
        exits = shape_of(laid.tile, laid.turn).exits
        for side, (dx, dy) in enumerate(SIDES):
            cell = laid.x + dx, laid.y + dy
            if exits[side] and cell not in town.cells and cell not in found.values():
                found[f"{laid.number}{SIDE_NAMES[side]}"] = cell
    return found


def fits(town: Town, cell: Cell, exits: tuple[bool, ...]) -> bool:
    """Tell whether roads meet roads and closed sides meet closed ones, and some road does."""
    joined = False
    for side, (dx, dy) in enumerate(SIDES):
        other = town.cells.get((cell[0] + dx, cell[1] + dy))
        if other is None:
            continue
        road = shape_of(other.tile, other.turn).exits[(side + 2) % 4]
        if road != exits[side]:
            return False
        joined = joined or road
    return joined


def fitting(town: Town, tile: str) -> dict[str, tuple[int, ...]]:
    """Return the turns in which a tile fits, by cell."""
    found: dict[str, tuple[int, ...]] = {}
    for name, cell in gaps(town).items():
        turns = [turn for turn in turns_of(tile) if fits(town, cell, shape_of(tile, turn).exits)]
        if turns:
            found[name] = tuple(turns)
    return found


def is_closed(town: Town) -> bool:
    """Tell whether no tile of the game, drawn or not, fits anywhere."""
    return not any(
        fits(town, cell, exits) for cell in gaps(town).values() for exits in _every_shape()
    )


def nearest_first(town: Town, cells: dict[str, tuple[int, ...]]) -> list[str]:
    """Sort cells by their distance to the house, then north, east, south and west of it."""

    def key(name: str) -> tuple[int, int, int, int]:
        x, y = gaps(town)[name]
        side = 0 if y < 0 and abs(y) >= abs(x) else 1 if x > 0 else 2 if y > 0 else 3
        return (abs(x) + abs(y), side, y, x)

    return sorted(cells, key=key)


@cache
def _every_shape() -> frozenset[tuple[bool, ...]]:
    return frozenset(shape_of(tile, turn).exits for tile in OTHERS for turn in range(4))
