"""What placing a module brings: research, greenhouses and squares (HU-5.5, HU-7, HU-8)."""

from functools import cache
from typing import NamedTuple

from engine.humanity.base.grid import SIDE, Cells, Square, Tile, base_of, beside, tile_at
from engine.humanity.tiles.tables import MODULES
from engine.humanity.tiles.tiles import Colour, Kind, Module, Shape

GROUP = 3
"""How many greenhouses may be connected."""
RESEARCH_A_POINT = 5
"""About so much research becomes a point at the end of a year."""


class Research(NamedTuple):
    """Research that a lab brings for a neighbour: where the lab lies, and how much."""

    lab: int
    amount: int


def own_research(module: Module, cells: Cells, cell: int) -> int:
    """Return what a lab in a cell gains for the neighbours it has (HU-T7, Q-24)."""
    return module.each * sum(tile.colour in module.counts for _, tile in beside(cells, cell))


def neighbours_research(colour: Colour, cells: Cells, cell: int) -> list[Research]:
    """List what the labs around a cell gain for a module of this colour in it (HU-T8)."""
    labs = [(each, MODULES[tile.module]) for each, tile in beside(cells, cell)]
    return [Research(each, lab.each) for each, lab in labs if colour in lab.counts]


def group_of(cells: Cells, cell: int) -> frozenset[int]:
    """Find the greenhouses connected with a cell, whatever lies in it."""
    found: set[int] = set()
    to_visit = [cell]
    while to_visit:
        for near, tile in beside(cells, to_visit.pop()):
            if tile.colour is Colour.GREEN and near not in found and near != cell:
                found.add(near)
                to_visit.append(near)
    return frozenset(found)


def group_with(cells: Cells, cell: int) -> int:
    """Return how many greenhouses are connected once one lies in a cell: its points (HU-7.2)."""
    return 1 + len(group_of(cells, cell))


def may_lie(module: Module, cells: Cells, cell: int) -> bool:
    """Tell whether a module may be placed in a cell (HU-7.1, Q-21, Q-22)."""
    if module.kind is not Kind.GREENHOUSE:
        return True
    tiles = [tile_at(cells, each) for each in group_of(cells, cell)]
    shapes = [module.shape, *(MODULES[tile.module].shape for tile in tiles if tile is not None)]
    fixed = [shape for shape in shapes if shape is not Shape.WILD]
    return len(shapes) <= GROUP and len(fixed) == len(set(fixed))


def worth(module: Module, colour: Colour, cells: Cells, cell: int) -> int:
    """Return about what a module brings in a cell that it would not bring elsewhere."""
    research = own_research(module, cells, cell)
    research += sum([each.amount for each in neighbours_research(colour, cells, cell)])
    points = len(squares_at(colour, cells, cell))
    if module.kind is Kind.GREENHOUSE:
        points += group_with(cells, cell)
    return research + RESEARCH_A_POINT * points


@cache
def corners_of(cell: int) -> tuple[int, ...]:
    """List the upper left cells of the squares in which a cell lies."""
    row, column = divmod(cell, SIDE)
    return tuple(
        y * SIDE + x
        for y in (row - 1, row)
        for x in (column - 1, column)
        if 0 <= y < SIDE - 1 and 0 <= x < SIDE - 1
    )


@cache
def _others_of(cell: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """List the squares in which a cell lies by their corners, with the other three cells."""
    squares = [(each, each + 1, each + SIDE, each + SIDE + 1) for each in corners_of(cell)]
    return tuple((four[0], tuple(each for each in four if each != cell)) for four in squares)


def squares_at(colour: Colour, cells: Cells, cell: int) -> list[Square]:
    """List the squares that a module of this colour completes in a cell (HU-8.1, Q-17)."""
    known = base_of(cells).plan.squares
    found = known.get((colour, cell))
    if found is None:
        found = known[colour, cell] = _squares_at(colour, cells, cell)
    return found


def _squares_at(colour: Colour, cells: Cells, cell: int) -> list[Square]:
    found = []
    for corner, others in _others_of(cell):
        colours = [tile.colour for each in others if isinstance(tile := cells[each], Tile)]
        if len(colours) == len(others):
            found.append(Square(corner, len({colour, *colours})))
    return found
