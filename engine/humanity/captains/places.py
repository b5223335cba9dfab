"""What a free cell is worth to an astronaut: the module that may lie there one day."""

import math
from collections.abc import Iterable

from engine.humanity.base.grid import SIDE, Cells, Obstacle, beside, tile_at
from engine.humanity.base.placing import UPGRADING, corners_of
from engine.humanity.tiles.tables import MODULES
from engine.humanity.tiles.tiles import Colour

COMPLETES = {1: 0.05, 2: 0.25, 3: 1.0}
"""What a square is worth that lacks the cell, by how many modules it has."""
UPGRADE = 0.7  # more, where it may upgrade
LAB = 0.08  # of the research of a lab beside it


def place_worth(cells: Cells, cell: int) -> float:
    """Value a free cell, by the squares and labs around it."""
    squares = sum([_square(cells, corner) for corner in corners_of(cell)])
    labs = [MODULES[tile.module] for _, tile in beside(cells, cell)]
    return squares + LAB * sum([lab.each * math.sqrt(len(lab.counts)) for lab in labs])


def around(cells: Cells, cell: int) -> float:
    """Value the squares that a module in a cell has begun or brought on."""
    return sum([_square(cells, corner) for corner in corners_of(cell)])


def _square(cells: Cells, corner: int) -> float:
    """Value a square that is not complete; an obstacle in it has to go first."""
    four = (corner, corner + 1, corner + SIDE, corner + SIDE + 1)
    blocked = sum([isinstance(cells[each], Obstacle) for each in four])
    colours = _colours(cells, four)
    count = len(colours)
    if not 0 < count < len(four):
        return 0.0
    worth = COMPLETES[count] * (1 + UPGRADE * (len(set(colours)) <= UPGRADING))
    return worth * 0.4**blocked


def _colours(cells: Cells, four: Iterable[int]) -> list[Colour]:
    tiles = [tile_at(cells, each) for each in four]
    return [tile.colour for tile in tiles if tile is not None]
