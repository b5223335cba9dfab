"""Action A: an astronaut works on tiles of its base (HU-4)."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.humanity.base.grid import BY_NAME, Cells, Obstacle, Tile, put
from engine.humanity.phases.reach import Reach, work_for, workable
from engine.humanity.phases.ring import nearer
from engine.humanity.table.events import Activated, Moved, Worked
from engine.humanity.table.state import State, Step, tell, with_astronaut, with_player
from engine.humanity.tiles.tables import CLEARED, MODULES, MOST_STOCK, TRACK
from engine.humanity.tiles.tiles import Kind


def work(
    state: State, seat: Seat, number: int, points: Iterable[int], *, forced: bool = False
) -> Step:
    """Activate cells one after another; the astronaut is exhausted (HU-4.1)."""
    player = state.players[seat]
    done, research = [], 0
    for cell in points:
        moves: tuple[Moved, ...] = ()
        tile = player.cells[cell]
        if isinstance(tile, Tile) and MODULES[tile.module].kind is Kind.TIME:
            player, moves = nearer(player, state.arm, 1)
        player = replace(player, cells=activated(player.cells, cell))
        done.append(_told(tile, cell, player.cells, moves))
        research += CLEARED * (isinstance(tile, Obstacle) and player.cells[cell] is None)
    astronaut = replace(player.astronauts[number], active=False)
    player = with_astronaut(player, number, astronaut)
    player = replace(player, research=min(TRACK, player.research + research))
    event = Worked(seat, number, tuple(done), research, forced)
    return with_player(state, seat, player), tell(event)


def activated(cells: Cells, cell: int) -> Cells:
    """Turn a tile: a module stores one more, an obstacle comes nearer to its end (HU-4.2, 4.4)."""
    match cells[cell]:
        case Obstacle(left=left):
            return put(cells, cell, Obstacle(left - 1) if left > 1 else None)
        case Tile(module=module) as tile if MODULES[module].kind is Kind.STORE:
            return put(cells, cell, replace(tile, stock=tile.stock + 1))
    return cells


def _told(
    tile: Tile | Obstacle | None, cell: int, after: Cells, moves: tuple[Moved, ...]
) -> Activated:
    left = after[cell]
    if isinstance(tile, Tile):
        return Activated(
            cell, MODULES[tile.module], left.stock if isinstance(left, Tile) else 0, moves
        )
    return Activated(cell, None, left.left if isinstance(left, Obstacle) else 0)


@lru_cache(maxsize=64)
def suggested(cells: Cells, points: int) -> tuple[int, ...]:
    """Spend points as the autopilot does (8.4): fill what takes one point, then obstacles."""
    chosen = []
    while points and (cell := _next(cells, points)) is not None:
        chosen.append(cell)
        points -= work_for(cells, cell)
        cells = activated(cells, cell)
    return tuple(chosen)


def _next(cells: Cells, points: int) -> int | None:
    """Choose the next cell to activate; time modules are left alone."""
    usable = set(workable(cells, points))
    ordered = [cell for cell in BY_NAME if cell in usable]
    wearing = [cell for cell in ordered if isinstance(cells[cell], Obstacle)]
    storing = [cell for cell in ordered if _stores(cells, cell)]
    owned = _owned(cells)
    light = [cell for cell in storing if work_for(cells, cell) == 1]
    for found, rank in ((light, owned), (wearing, _resistance(cells)), (storing, owned)):
        if found:
            return min(found, key=rank)
    return None


def _stores(cells: Cells, cell: int) -> bool:
    tile = cells[cell]
    return isinstance(tile, Tile) and MODULES[tile.module].kind is Kind.STORE


def _owned(cells: Cells) -> Callable[[int], tuple[int, int]]:
    """Rank a module by what it stores, then by what there is of its kind."""
    tiles = [tile for tile in cells if isinstance(tile, Tile)]

    def rank(cell: int) -> tuple[int, int]:
        tile = cells[cell]
        assert isinstance(tile, Tile)
        makes = MODULES[tile.module].makes
        return tile.stock, sum(
            [each.stock for each in tiles if MODULES[each.module].makes == makes]
        )

    return rank


def _resistance(cells: Cells) -> Callable[[int], tuple[int, int]]:
    def rank(cell: int) -> tuple[int, int]:
        tile = cells[cell]
        return (tile.left if isinstance(tile, Obstacle) else 0), 0

    return rank


def only_work(reach: Reach) -> tuple[int, tuple[int, ...]] | None:
    """Return the astronaut and the work of a turn in which nothing else is worth a question.

    Nothing can be paid for, and either nothing can be activated at all, or the last active
    astronaut can do all there is to do; time is never spent unasked.
    """
    active = reach.active()
    most = max(reach.astronauts[number].work for number in active)
    cells = workable(reach.cells, most)
    if cells and len(active) > 1:
        return None
    if not can_only_work(reach):
        return None
    if not cells:
        return min(active, key=lambda number: (reach.astronauts[number].work, number)), ()
    points = _everything(reach.cells, cells, most)
    return (active[0], points) if points is not None else None


def can_only_work(reach: Reach) -> bool:
    """Tell whether nothing can be paid for and placed."""
    return not reach.affordable() and not any(map(reach.deploying, reach.modules))


def _everything(cells: Cells, usable: Sequence[int], points: int) -> tuple[int, ...] | None:
    """List all activations that are possible, if they are no choice."""
    if len(usable) > 1 and sum(_room(cells, cell) for cell in usable) > points:
        return None
    if any(_is_time(cells, cell) for cell in usable):
        return None
    return suggested(cells, points)


def _room(cells: Cells, cell: int) -> int:
    """Return the points that a cell can take until it is full or gone."""
    match cells[cell]:
        case Obstacle(left=left):
            return left
        case Tile(module=module, stock=stock):
            return (MOST_STOCK - stock) * MODULES[module].work
    return 0


def _is_time(cells: Cells, cell: int) -> bool:
    tile = cells[cell]
    return isinstance(tile, Tile) and MODULES[tile.module].kind is Kind.TIME
