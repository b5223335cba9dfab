"""What work is worth: stores that fill, nearer to what is wanted; obstacles that go."""

from collections.abc import Sequence

from engine.humanity.base.grid import Cells, Obstacle, Tile, put
from engine.humanity.base.suggesting import work_for, workable
from engine.humanity.phases.reach import Reach
from engine.humanity.phases.work import activated
from engine.humanity.tiles.tables import CLEARED, MODULES
from engine.humanity.tiles.tiles import Kind
from engine.humanity.valuing.places import place_worth
from engine.humanity.valuing.values import (
    SETTLED,
    Outlook,
    research_worth,
    sooner,
    stock_worth,
)
from engine.humanity.valuing.wants import Want, hope, piles_of


class Working:
    """Spends points of work, one after another, on what brings most for them."""

    def __init__(
        self, reach: Reach, aways: Sequence[int | None], outlook: Outlook, wants: Sequence[Want]
    ) -> None:
        self._reach, self._aways, self._outlook, self._wants = reach, aways, outlook, wants

    def best(self, number: int) -> tuple[float, tuple[int, ...]]:
        """Choose what an astronaut works on; return the worth, too."""
        left = self._reach.astronauts[number].work
        cells: Cells = self._reach.cells
        points: list[int] = []
        total = 0.0
        while usable := workable(cells, left):
            before = self.stores(cells)
            worths = {cell: self._activation(cells, cell, before) for cell in usable}
            _, cell = max((worths[each] / work_for(cells, each), -each) for each in usable)
            cell = -cell
            if worths[cell] <= 0:
                break
            total += worths[cell]
            left -= work_for(cells, cell)
            cells = activated(cells, cell)
            points.append(cell)
        return total, tuple(points)

    def stores(self, cells: Cells) -> float:
        """Value what a base stores, by itself and for what is wanted."""
        return stock_worth(cells, self._outlook.rounds) + hope(self._wants, piles_of(cells))

    def _activation(self, cells: Cells, cell: int, before: float) -> float:
        """Value one activation."""
        match cells[cell]:
            case Obstacle(left=left):
                freed = place_worth(put(cells, cell, None), cell)
                freed *= min(1.0, self._outlook.rounds / SETTLED)
                return (research_worth(self._outlook, CLEARED) + freed) / (left + 1)
            case Tile(module=module) if MODULES[module].kind is Kind.TIME:
                return sum([sooner(each, 1, self._outlook) for each in self._aways])
        return self.stores(activated(cells, cell)) - before
