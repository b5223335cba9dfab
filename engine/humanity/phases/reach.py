"""What is in a player's reach: what its astronauts could do now, by what everybody sees."""

from collections.abc import Callable, Iterable, Sequence
from itertools import compress
from typing import NamedTuple

from engine.core.asks import Seat
from engine.humanity.base.grid import Cells, Tile, same_base, things_in
from engine.humanity.base.paying import can_pay, payable
from engine.humanity.base.placing import may_lie
from engine.humanity.table.state import Astronaut, Player, State, Task
from engine.humanity.table.view import AstronautView, HumanityView, PlayerView, cells_of
from engine.humanity.tiles.tables import EXPERIMENTS, MODULES, MOST_STOCK
from engine.humanity.tiles.tiles import Kind
from engine.kit.memo import latest, recent, sharing


class Reach(NamedTuple):
    """A player's base and astronauts, and the tiles that lie out."""

    cells: Cells
    astronauts: tuple[Astronaut, ...]
    modules: tuple[str, ...]  # from hangar 0
    experiments: tuple[str, ...]  # from hangar 0
    missions: tuple[str, ...]

    def active(self) -> tuple[int, ...]:
        """List the astronauts that may act."""
        return tuple([number for number, each in enumerate(self.astronauts) if each.active])

    def deploying(self, module: str) -> tuple[int, ...]:
        """List the astronauts that may deploy a module: it is paid for and may lie there."""
        if not can_pay(self.cells, MODULES[module].cost):
            return ()
        return tuple([number for number in self.active() if self.fits(module, number)])

    def fits(self, module: str, number: int) -> bool:
        """Tell whether a module may lie where an astronaut stands; in reserve none may."""
        cell = self.astronauts[number].cell
        return cell is not None and may_lie(MODULES[module], self.cells, cell)

    def pays(self, experiment: str) -> bool:
        """Tell whether an experiment can be paid for."""
        return can_pay(self.cells, EXPERIMENTS[experiment].cost)


@recent
def affords(reach: Reach) -> bool:
    """Tell whether any experiment can be paid for."""
    return any(payable(reach.cells, [EXPERIMENTS[each].cost for each in reach.experiments]))


@recent
def able_to_deploy(reach: Reach) -> tuple[int, ...]:
    """List the astronauts that may deploy any of the modules."""
    can = payable(reach.cells, [MODULES[each].cost for each in reach.modules])
    paid = list(compress(reach.modules, can))
    return tuple([each for each in reach.active() if any(reach.fits(tile, each) for tile in paid)])


_shared: Callable[[Reach], Reach] = sharing()


def reach_of(state: State, seat: Seat) -> Reach:
    """Return what is in the reach of a player."""
    return _reach(state.players[seat], state.hangars, state.wheel, state.tasks)


@recent
def _reach(
    player: Player,
    hangars: tuple[str | None, ...],
    wheel: tuple[str | None, ...],
    tasks: tuple[Task, ...],
) -> Reach:
    cells, missions = same_base(player.cells), tuple([each.mission for each in tasks])
    return _shared(Reach(cells, player.astronauts, _tiles(hangars), _tiles(wheel), missions))


@latest
def reach_in(view: HumanityView, seat: Seat) -> Reach:
    """Return what is in the reach of a player, as it is seen: what the state says of it."""
    player: PlayerView = view.public.players[seat]
    ring = view.public.ring
    modules = tuple([each.module.id for each in ring if each.module is not None])
    experiments = tuple([each.experiment.id for each in ring if each.experiment is not None])
    missions = tuple([each.mission.id for each in view.public.tasks])
    crew = crew_of(player.astronauts)
    return _shared(Reach(cells_of(player), crew, modules, experiments, missions))


def crew_of(shown: Iterable[AstronautView]) -> tuple[Astronaut, ...]:
    """Return the astronauts that are seen, as the rules reckon with them."""
    return tuple([Astronaut(each.work, each.cell, each.hangar, each.active) for each in shown])


def _tiles(ring: tuple[str | None, ...]) -> tuple[str, ...]:
    return tuple([each for each in ring if each is not None])


def work_for(cells: Cells, cell: int) -> int:
    """Return the points that one activation of a cell takes; 0 where none is possible (HU-4)."""
    tile = cells[cell]
    if not isinstance(tile, Tile):
        return 0 if tile is None else 1
    printed = MODULES[tile.module]
    full = tile.stock >= MOST_STOCK and printed.kind is Kind.STORE
    return 0 if full else printed.work


@recent
def workable(cells: Cells, work: int) -> tuple[int, ...]:
    """List the cells that so much work can activate."""
    return tuple([cell for cell, _ in things_in(cells) if 0 < work_for(cells, cell) <= work])


def laziest(reach: Reach) -> int:
    """Return the active astronaut that works least, the first of equal ones (Q-40)."""
    found = least(reach.astronauts, reach.active())
    assert found is not None
    return found


def least(astronauts: Sequence[Astronaut], numbers: Iterable[int]) -> int | None:
    """Return who of some astronauts works least, the first of equal ones."""
    return min(numbers, key=lambda number: (astronauts[number].work, number), default=None)
