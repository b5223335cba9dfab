"""Action A: an astronaut works on tiles of its base (HU-4)."""

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.humanity.base.grid import Cells, Obstacle, Thing, Tile, put, put_all
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
    changes: dict[int, Thing | None] = {}
    done, research = [], 0
    for cell in points:
        moves: tuple[Moved, ...] = ()
        before = changes[cell] if cell in changes else player.cells[cell]
        if isinstance(before, Tile) and MODULES[before.module].kind is Kind.TIME:
            player, moves = nearer(player, state.arm, 1)
        after = changes[cell] = _turned(before)
        done.append(_told(cell, after, moves))
        research += CLEARED * (isinstance(before, Obstacle) and after is None)
    tired = with_astronaut(player, number, replace(player.astronauts[number], active=False))
    cells = put_all(player.cells, changes) if changes else player.cells
    player = replace(tired, cells=cells, research=min(TRACK, player.research + research))
    event = Worked(seat, number, tuple(done), research, forced)
    return with_player(state, seat, player), tell(event)


def activated(cells: Cells, cell: int) -> Cells:
    """Activate a cell of a base."""
    before = cells[cell]
    after = _turned(before)
    return cells if after is before else put(cells, cell, after)


def _turned(tile: Thing | None) -> Thing | None:
    """Turn a tile: a module stores one more, an obstacle comes nearer to its end (HU-4.2, 4.4)."""
    if isinstance(tile, Obstacle):
        return Obstacle(tile.left - 1) if tile.left > 1 else None
    if isinstance(tile, Tile) and MODULES[tile.module].kind is Kind.STORE:
        return Tile(tile.module, tile.colour, tile.stock + 1)
    return tile


def _told(cell: int, left: Thing | None, moves: tuple[Moved, ...]) -> Activated:
    if isinstance(left, Tile):
        return Activated(cell, MODULES[left.module], left.stock, moves)
    return Activated(cell, None, 0 if left is None else left.left)
