"""What work can do in a base, and what the autopilot would work on (HU-4, 8.4)."""

from collections.abc import Sequence

from engine.humanity.base.grid import NAMES, Base, Cells, Obstacle, Plan, Tile, base_of
from engine.humanity.tiles.tables import MODULES, MOST_STOCK
from engine.humanity.tiles.tiles import Kind

HEAVY = 2
"""The points that the other stores take: all modules but those that take one."""


def work_for(cells: Cells, cell: int) -> int:
    """Return the points that one activation of a cell takes; 0 where none is possible (HU-4)."""
    tile = cells[cell]
    if not isinstance(tile, Tile):
        return 0 if tile is None else 1
    printed = MODULES[tile.module]
    full = tile.stock >= MOST_STOCK and printed.kind is Kind.STORE
    return 0 if full else printed.work


def workable(cells: Cells, work: int) -> tuple[int, ...]:
    """List the cells that so much work can activate."""
    base = base_of(cells)
    return tuple([cell for cell, _ in base.things if 0 < work_for(base, cell) <= work])


def most_times(cells: Cells, cell: int, points: int) -> int:
    """Return how often so many points can activate a cell."""
    tile, takes = cells[cell], work_for(cells, cell)
    if isinstance(tile, Obstacle):
        return min(points, tile.left)
    if not takes or _is_time(cells, cell):
        return points // takes if takes else 0
    return min(points // takes, _room(cells, cell) // takes)


def can_work(cells: Cells, work: int) -> bool:
    """Tell whether so much work can activate anything."""
    base = base_of(cells)
    if work and base.obstacles:
        return True
    stocks = base.stocks
    for cell, module in base.plan.workplaces:
        if module.work <= work and (stocks[cell] < MOST_STOCK or module.kind is not Kind.STORE):
            return True
    return False


def suggested(cells: Cells, points: int) -> tuple[int, ...]:
    """Spend points as the autopilot does (8.4): fill what takes one point, then obstacles.

    What is left goes into the other stores; time modules are left alone.
    """
    base = base_of(cells)
    plan, stocks = base.plan, {**base.stocks}
    chosen = _filling(plan, plan.light, stocks, points)
    if len(chosen) < points:
        chosen += _clearing(base)[: points - len(chosen)]
        chosen += _filling(plan, plan.heavy, stocks, (points - len(chosen)) // HEAVY)
    return tuple(chosen)


def _filling(plan: Plan, stores: Sequence[int], stocks: dict[int, int], times: int) -> list[int]:
    """Fill the emptiest store so often; among equals it is what there is least of, then by name."""
    chosen: list[int] = []
    holds = stocks.__getitem__
    while stores and len(chosen) < times:
        left = [*map(holds, stores)]
        least = min(left)
        if least >= MOST_STOCK:
            break
        cell = stores[left.index(least)]
        if left.count(least) > 1:
            tied = [each for each in stores if stocks[each] == least]
            alike = [sum(map(holds, plan.alike[each])) for each in tied]
            cell = tied[alike.index(min(alike))]
        stocks[cell] += 1
        chosen.append(cell)
    return chosen


def _clearing(base: Base) -> list[int]:
    """List the work that obstacles take: the weakest first, then by name."""
    worn = [(left, NAMES[cell], cell) for cell, left in base.obstacles.items()]
    return [cell for left, _, cell in sorted(worn) for _ in range(left)]


def everything(cells: Cells, usable: Sequence[int], points: int) -> tuple[int, ...] | None:
    """List all activations that are possible, if they are no choice."""
    if len(usable) > 1 and sum(_room(cells, cell) for cell in usable) > points:
        return None
    if any(_is_time(cells, cell) for cell in usable):
        return None
    return suggested(cells, points)


def _room(cells: Cells, cell: int) -> int:
    """Return the points that a cell with something in it can take until it is full or gone."""
    tile = cells[cell]
    assert tile is not None
    if isinstance(tile, Obstacle):
        return tile.left
    return (MOST_STOCK - tile.stock) * MODULES[tile.module].work


def _is_time(cells: Cells, cell: int) -> bool:
    tile = cells[cell]
    return isinstance(tile, Tile) and MODULES[tile.module].kind is Kind.TIME
