"""What missions measure in a base and among experiments (HU-9, Q-26 to Q-30)."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from engine.humanity.base.grid import AROUND, BESIDE, CELLS, SIDE, Cells, tile_at
from engine.humanity.tiles.tables import EXPERIMENTS
from engine.humanity.tiles.tiles import Colour, Measure, Mission

_ROWS = [[row * SIDE + column for column in range(SIDE)] for row in range(SIDE)]
_COLUMNS = [[row * SIDE + column for row in range(SIDE)] for column in range(SIDE)]
_DIAGONALS = [
    [
        row * SIDE + column
        for row in range(SIDE)
        for column in [offset + turn * row]
        if column in range(SIDE)
    ]
    for turn, offsets in ((1, range(1 - SIDE, SIDE)), (-1, range(2 * SIDE - 1)))
    for offset in offsets
]
_LINES = {Measure.ROW: _ROWS, Measure.COLUMN: _COLUMNS, Measure.DIAGONAL: _DIAGONALS}


def measured(mission: Mission, cells: Cells, experiments: Iterable[str]) -> int:
    """Measure a base, and the experiments carried out, by a mission."""
    match mission.measure:
        case Measure.CLUSTER:
            return _cluster(cells, mission.colour, AROUND if mission.diagonals else BESIDE)
        case Measure.COUNT:
            return len(_of_colour(cells, mission.colour))
        case Measure.ICONS:
            costs = [EXPERIMENTS[each].cost for each in experiments]
            return sum(n for cost in costs for icon, n in cost if icon in mission.icons)
        case Measure.SIDE:
            return sum(EXPERIMENTS[each].side is mission.side for each in experiments)
    runs = (_longest(cells, line, alike=mission.alike) for line in _LINES[mission.measure])
    return max(runs)


def _of_colour(cells: Cells, colour: Colour | None) -> set[int]:
    tiles = ((cell, tile_at(cells, cell)) for cell in CELLS)
    return {cell for cell, tile in tiles if tile is not None and tile.colour is colour}


def _cluster(cells: Cells, colour: Colour | None, touching: Sequence[Iterable[int]]) -> int:
    """Return the size of the largest cluster of a colour."""
    return max(map(len, _clusters(_of_colour(cells, colour), touching)), default=0)


def _clusters(left: set[int], touching: Sequence[Iterable[int]]) -> Iterator[list[int]]:
    """Part cells into clusters."""
    while left:
        cluster = [left.pop()]
        for cell in cluster:  # grows as it goes
            near = left.intersection(touching[cell])
            left -= near
            cluster += near
        yield cluster


def _longest(cells: Cells, line: Iterable[int], *, alike: bool) -> int:
    """Return how many modules lie in a row on a line, of one colour if they have to be alike."""
    tiles = [tile_at(cells, cell) for cell in line]
    marks = [tile and (tile.colour if alike else "any") for tile in tiles]
    return max((len(list(run)) for mark, run in groupby(marks) if mark), default=0)
