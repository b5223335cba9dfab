"""What the autopilot works on, against the sentences of the rule spelled out (Q-40, 8.4)."""

from random import Random

import pytest
from msgspec.structs import replace

from engine.humanity.base.grid import CELLS, NAMES, Cells, Obstacle, Tile, put
from engine.humanity.base.suggesting import can_work, suggested, workable
from engine.humanity.tiles.tables import MODULES, MOST_STOCK
from engine.humanity.tiles.tiles import Kind
from tests.humanity.bases import EMPTY, tile

WORKED = [each for each in MODULES.values() if each.kind in {Kind.STORE, Kind.TIME}]


def by_chance(chance: Random) -> Cells:
    """Lay out modules that are worked on, and obstacles; most of it is nearly full."""
    cells = EMPTY
    for cell in chance.sample(CELLS, chance.randint(0, 9)):
        module = chance.choice(WORKED)
        stock = chance.choice((0, 1, 2, 3, 3, 3)) if module.kind is Kind.STORE else 0
        what = Obstacle(chance.randint(1, 3)) if chance.random() < 0.3 else tile(module.id, stock)
        cells = put(cells, cell, what)
    return cells


def next_cell(cells: Cells, points: int) -> int | None:
    """Choose as the rule says: one-point modules, then obstacles, then two-point modules."""
    stores = {
        cell: each
        for cell, each in enumerate(cells)
        if isinstance(each, Tile) and MODULES[each.module].kind is Kind.STORE
    }

    def rank(cell: int) -> tuple[int, int, str]:
        makes = MODULES[stores[cell].module].makes
        alike = [each.stock for each in stores.values() if MODULES[each.module].makes == makes]
        return stores[cell].stock, sum(alike), NAMES[cell]

    room = [cell for cell, each in stores.items() if each.stock < MOST_STOCK]
    left = {cell: each.left for cell, each in enumerate(cells) if isinstance(each, Obstacle)}
    if light := [cell for cell in room if MODULES[stores[cell].module].work == 1]:
        return min(light, key=rank)
    if left:
        return min(left, key=lambda cell: (left[cell], NAMES[cell]))
    return min((cell for cell in room if points > 1), key=rank, default=None)


def by_hand(cells: Cells, points: int) -> tuple[int, ...]:
    """Choose cell by cell, turning each tile before the next one is chosen."""
    chosen = []
    while points and (cell := next_cell(cells, points)) is not None:
        chosen.append(cell)
        what = cells[cell]
        if isinstance(what, Tile):
            points -= MODULES[what.module].work
            cells = put(cells, cell, replace(what, stock=what.stock + 1))
        elif what is not None:
            points -= 1
            cells = put(cells, cell, Obstacle(what.left - 1) if what.left > 1 else None)
    return tuple(chosen)


@pytest.mark.parametrize("points", range(5))
def test_the_autopilot_works_as_the_rule_says(points: int) -> None:
    """Q-40, HU-D3: the lowest stock, then what there is least of, then the cell's name."""
    chance = Random(points)
    for _ in range(400):
        cells = by_chance(chance)
        assert suggested(cells, points) == by_hand(cells, points)


@pytest.mark.parametrize("points", range(5))
def test_whether_work_can_do_anything_needs_no_list_of_it(points: int) -> None:
    chance, told = Random(points), set[bool]()
    for _ in range(200):
        cells = by_chance(chance)
        assert can_work(cells, points) is bool(workable(cells, points))
        told.add(can_work(cells, points))
    assert told == ({True, False} if points else {False})
