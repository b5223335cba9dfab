"""What a free cell is worth to an astronaut: the module that may lie there one day."""

import math
from functools import lru_cache

from engine.humanity.base.grid import SIDE, UPGRADING, Cells, Obstacle, Tile, beside
from engine.humanity.base.placing import corners_of
from engine.humanity.tiles.tables import MODULES

COMPLETES = {1: 0.05, 2: 0.25, 3: 1.0}
"""What a square is worth that lacks the cell, by how many modules it has."""
UPGRADE = 0.7  # more, where it may upgrade
BLOCKED = 0.4  # what is left of it for each obstacle in it
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
    """Value the square of four cells."""
    below = corner + SIDE
    return _worth_of((*cells[corner : corner + 2], *cells[below : below + 2]))


@lru_cache(maxsize=1 << 12)
def _worth_of(four: Cells) -> float:
    """Value a square that is not complete; an obstacle in it has to go first."""
    colours = [tile.colour for tile in four if isinstance(tile, Tile)]
    if not 0 < len(colours) < len(four):
        return 0.0
    blocked = sum([isinstance(each, Obstacle) for each in four])
    worth = COMPLETES[len(colours)] * (1 + UPGRADE * (len(set(colours)) <= UPGRADING))
    return worth * math.pow(BLOCKED, blocked)
