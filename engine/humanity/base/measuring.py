"""What missions measure in a base and among experiments (HU-9, Q-26 to Q-30)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from engine.humanity.base.grid import AROUND, BESIDE, CELLS, SIDE, Cells, base_of
from engine.humanity.tiles.tables import EXPERIMENTS
from engine.humanity.tiles.tiles import Colour, Measure, Mission

Colours: TypeAlias = Mapping[int, Colour]
"""The colours of all modules by their cells, row by row."""


def _before(down: int, right: int) -> tuple[int, ...]:
    """List for each cell the one before it on a line that runs so; -1 where it begins."""
    steps = [(cell, *divmod(cell, SIDE)) for cell in CELLS]
    return tuple(
        cell - down * SIDE - right if row >= down and 0 <= column - right < SIDE else -1
        for cell, row, column in steps
    )


_LINES = {
    Measure.ROW: [_before(0, 1)],
    Measure.COLUMN: [_before(1, 0)],
    Measure.DIAGONAL: [_before(1, 1), _before(1, -1)],
}
AMONG_EXPERIMENTS = {Measure.ICONS, Measure.SIDE}
"""The measures that hang on no base."""


def colours_of(cells: Cells) -> Colours:
    """List the colours of a base."""
    return base_of(cells).plan.colours


def measured(mission: Mission, colours: Colours, experiments: Iterable[str]) -> int:
    """Measure a base, and the experiments carried out, by a mission."""
    if mission.measure in AMONG_EXPERIMENTS:
        return among_experiments(mission, experiments)
    return in_base(mission, colours)


def among_experiments(mission: Mission, experiments: Iterable[str]) -> int:
    """Measure the experiments carried out."""
    if mission.measure is Measure.SIDE:
        return sum([EXPERIMENTS[each].side is mission.side for each in experiments])
    costs = [EXPERIMENTS[each].cost for each in experiments]
    return sum([n for cost in costs for icon, n in cost if icon in mission.icons])


def in_base(mission: Mission, colours: Colours) -> int:
    """Measure the modules of a base."""
    if mission.measure in _LINES:
        lines = _LINES[mission.measure]
        return max([_longest(colours, before, alike=mission.alike) for before in lines])
    own = {cell for cell, colour in colours.items() if colour is mission.colour}
    if mission.measure is Measure.COUNT:
        return len(own)
    return max(map(len, clusters(own, AROUND if mission.diagonals else BESIDE)), default=0)


def clusters(left: set[int], touching: Sequence[Iterable[int]]) -> Iterator[list[int]]:
    """Part cells into clusters."""
    while left:
        cluster = [left.pop()]
        for cell in cluster:  # grows as it goes
            near = left.intersection(touching[cell])
            left -= near
            cluster += near
        yield cluster


def _longest(colours: Colours, before: Sequence[int], *, alike: bool) -> int:
    """Return how many modules lie one behind the other, of one colour if they have to be alike."""
    runs: dict[int, int] = {}
    for cell, colour in colours.items():
        last = before[cell]
        goes_on = last in runs and (not alike or colours[last] is colour)
        runs[cell] = runs[last] + 1 if goes_on else 1
    return max(runs.values(), default=0)
