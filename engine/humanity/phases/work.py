"""Action A: an astronaut works on tiles of its base (HU-4)."""

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.humanity.base.grid import Cells, Obstacle, Tile, put
from engine.humanity.phases.ring import nearer
from engine.humanity.table.events import Activated, Moved, Worked
from engine.humanity.table.state import State, Step, tell, with_astronaut, with_player
from engine.humanity.tiles.tables import CLEARED, MODULES, TRACK
from engine.humanity.tiles.tiles import Kind


def work(
    state: State, seat: Seat, number: int, points: Iterable[int], *, forced: bool = False
) -> Step:
    """Activate cells one after another; the astronaut is exhausted (HU-4.1)."""
    player = state.players[seat]
    cells, done, research = player.cells, [], 0
    for cell in points:
        moves: tuple[Moved, ...] = ()
        tile = cells[cell]
        if isinstance(tile, Tile) and MODULES[tile.module].kind is Kind.TIME:
            player, moves = nearer(player, state.arm, 1)
        cells = activated(cells, cell)
        done.append(_told(cell, cells, moves))
        research += CLEARED * (isinstance(tile, Obstacle) and cells[cell] is None)
    astronaut = replace(player.astronauts[number], active=False)
    player = with_astronaut(player, number, astronaut)
    player = replace(player, cells=cells, research=min(TRACK, player.research + research))
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


def _told(cell: int, after: Cells, moves: tuple[Moved, ...]) -> Activated:
    left = after[cell]
    if isinstance(left, Tile):
        return Activated(cell, MODULES[left.module], left.stock, moves)
    return Activated(cell, None, 0 if left is None else left.left)
