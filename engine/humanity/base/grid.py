"""The grid of a base: cells A1 to G7, what lies in them, and which touch (Q-03)."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeAlias

import msgspec

from engine.humanity.tiles.tables import FIRST_STOCK, MODULES, RESISTANCE, START
from engine.humanity.tiles.tiles import ASTRONAUT, OBSTACLE, Colour
from engine.kit.memo import recent, sharing

SIDE = 7
CELLS = range(SIDE * SIDE)
COLUMNS = "ABCDEFG"
NAMES = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in COLUMNS)
"""The name of each cell, by its column and row."""


class Tile(msgspec.Struct, frozen=True, gc=False, tag="module"):
    """A module that lies in a base."""

    module: str
    colour: Colour
    stock: int = 0


class Obstacle(msgspec.Struct, frozen=True, gc=False, tag="obstacle"):
    """An obstacle, and the work it still takes."""

    left: int = RESISTANCE


Cells: TypeAlias = tuple[Tile | Obstacle | None, ...]
"""What lies in each cell, row by row; astronauts stand in empty cells, and are not among it."""


same_base: Callable[[Cells], Cells] = sharing()
"""Return the base that was equal to one, so that what is known of it need not be found again."""


def _touching(cell: int, steps: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """List the cells that are these steps of rows and columns away."""
    row, column = divmod(cell, SIDE)
    reached = ((row + down, column + right) for down, right in steps)
    return tuple(y * SIDE + x for y, x in reached if y in range(SIDE) and x in range(SIDE))


BESIDE = tuple(_touching(cell, ((-1, 0), (0, -1), (0, 1), (1, 0))) for cell in CELLS)
"""The cells that share a side with each cell."""
AROUND = tuple(
    BESIDE[cell] + _touching(cell, ((-1, -1), (-1, 1), (1, -1), (1, 1))) for cell in CELLS
)
"""The cells that share a side or a corner with each cell."""


def tile_at(cells: Cells, cell: int) -> Tile | None:
    """Return the module in a cell, if one lies there."""
    found = cells[cell]
    return found if isinstance(found, Tile) else None


@recent
def things_in(cells: Cells) -> tuple[tuple[int, Tile | Obstacle], ...]:
    """List whatever lies in a base, and where: most cells are empty."""
    return tuple([(cell, each) for cell, each in enumerate(cells) if each is not None])


@recent
def tiles_in(cells: Cells) -> tuple[tuple[int, Tile], ...]:
    """List the modules of a base, and where they lie."""
    return tuple([(cell, tile) for cell, tile in things_in(cells) if isinstance(tile, Tile)])


def beside(cells: Cells, cell: int) -> list[tuple[int, Tile]]:
    """List the modules that share a side with a cell, and where they lie."""
    near = [(each, cells[each]) for each in BESIDE[cell]]
    return [(each, tile) for each, tile in near if isinstance(tile, Tile)]


def put(cells: Cells, cell: int, what: Tile | Obstacle | None) -> Cells:
    """Put something into a cell, or clear it."""
    return (*cells[:cell], what, *cells[cell + 1 :])


@recent
def neighbours(cells: Cells) -> Mapping[int, int]:
    """Count the modules beside each cell that has any."""
    near: dict[int, int] = {}
    for cell, _ in tiles_in(cells):
        for each in BESIDE[cell]:
            near[each] = near.get(each, 0) + 1
    return near


@recent
def open_cells(cells: Cells) -> tuple[int, ...]:
    """List the empty cells beside a module: where an astronaut may be placed (HU-11)."""
    return tuple(sorted([each for each in neighbours(cells) if cells[each] is None]))


@cache
def start_cells() -> Cells:
    """Lay out the base that every player begins with (HU-2.6)."""
    cells: Cells = (None,) * len(CELLS)
    for cell, each in START.items():
        if each.holds == OBSTACLE:
            cells = put(cells, NAMES.index(cell), Obstacle())
        elif each.holds != ASTRONAUT:
            module = MODULES[each.holds]
            assert module.colour is not None
            cells = put(cells, NAMES.index(cell), Tile(module.id, module.colour, FIRST_STOCK))
    return cells


@cache
def start_astronauts() -> tuple[int, ...]:
    """List the cells in which the astronauts of a base begin."""
    return tuple(NAMES.index(cell) for cell, each in START.items() if each.holds == ASTRONAUT)
