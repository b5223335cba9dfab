"""Action A: an astronaut works on tiles of its base (HU-4)."""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from engine.core.asks import Seat
from engine.humanity.base.grid import NAMES, Cells, Obstacle, Tile, put, things_in
from engine.humanity.phases.reach import Reach, able_to_deploy, affords, laziest, workable
from engine.humanity.phases.ring import nearer
from engine.humanity.table.events import Activated, Moved, Worked
from engine.humanity.table.state import State, Step, tell, with_astronaut, with_player
from engine.humanity.tiles.tables import CLEARED, MODULES, MOST_STOCK, TRACK
from engine.humanity.tiles.tiles import Kind, Resource
from engine.kit.memo import recent


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
        done.append(_told(cell, player.cells, moves))
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


def _told(cell: int, after: Cells, moves: tuple[Moved, ...]) -> Activated:
    left = after[cell]
    if isinstance(left, Tile):
        return Activated(cell, MODULES[left.module], left.stock, moves)
    return Activated(cell, None, 0 if left is None else left.left)


_LIGHT, _WEARING, _HEAVY = range(3)
"""What is worked on first: modules that take one point, obstacles, the other modules."""


class _Job(msgspec.Struct, gc=False):
    """A cell to work on, and how often that can still be done."""

    cell: int
    group: int
    work: int  # for each time
    room: int
    makes: tuple[Resource, ...] = ()


@recent
def suggested(cells: Cells, points: int) -> tuple[int, ...]:
    """Spend points as the autopilot does (8.4): fill what takes one point, then obstacles."""
    jobs, chosen = _jobs(cells), []
    while usable := [job for job in jobs if job.room and job.work <= points]:
        job = _first(usable, jobs)
        job.room -= 1
        points -= job.work
        chosen.append(job.cell)
    return tuple(chosen)


def _jobs(cells: Cells) -> list[_Job]:
    """List what can be worked on; time modules are left alone."""
    jobs = []
    for cell, tile in things_in(cells):
        if isinstance(tile, Tile):
            printed = MODULES[tile.module]
            if printed.kind is Kind.STORE:
                group = _LIGHT if printed.work == 1 else _HEAVY
                jobs.append(_Job(cell, group, printed.work, MOST_STOCK - tile.stock, printed.makes))
        else:
            jobs.append(_Job(cell, _WEARING, 1, tile.left))
    return jobs


def _first(usable: list[_Job], jobs: list[_Job]) -> _Job:
    """Choose of the first group the weakest obstacle or the emptiest module.

    Among equals it is what there is least of, then by name.
    """
    group = min([job.group for job in usable])
    likely = [job for job in usable if job.group == group]
    rooms = [job.room for job in likely]
    room = min(rooms) if group == _WEARING else max(rooms)
    tied = [job for job in likely if job.room == room]
    if len(tied) == 1:
        return tied[0]
    owned = dict.fromkeys([job.makes for job in tied], 0)
    for job in jobs:
        if job.makes in owned:
            owned[job.makes] += MOST_STOCK - job.room
    return min(tied, key=lambda job: (owned[job.makes], NAMES[job.cell]))


@recent
def only_work(reach: Reach) -> tuple[int, tuple[int, ...]] | None:
    """Return the astronaut and the work of a turn in which nothing else is worth a question.

    Nothing can be paid for, and either nothing can be activated at all, or the last active
    astronaut can do all there is to do; time is never spent unasked.
    """
    if not can_only_work(reach):
        return None
    active = reach.active()
    most = max([reach.astronauts[number].work for number in active])
    cells = workable(reach.cells, most)
    if cells and len(active) > 1:
        return None
    if not cells:
        return laziest(reach), ()
    points = _everything(reach.cells, cells, most)
    return (active[0], points) if points is not None else None


@recent
def can_only_work(reach: Reach) -> bool:
    """Tell whether nothing can be paid for and placed."""
    return not affords(reach) and not able_to_deploy(reach)


def _everything(cells: Cells, usable: Sequence[int], points: int) -> tuple[int, ...] | None:
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
