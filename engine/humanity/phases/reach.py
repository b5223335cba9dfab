"""What is in a player's reach: what its astronauts could do now, by what everybody sees."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import compress
from typing import NamedTuple

from engine.core.asks import Seat
from engine.humanity.base.grid import Cells, base_of
from engine.humanity.base.paying import Bill, bill_of, can_pay, payable
from engine.humanity.base.placing import may_lie
from engine.humanity.base.suggesting import can_work, everything, suggested, workable
from engine.humanity.table.state import (
    Astronaut,
    Player,
    State,
    Task,
)
from engine.humanity.table.view import (
    AstronautView,
    HumanityView,
    PlayerView,
    PublicView,
    cells_of,
)
from engine.humanity.tiles.tables import EXPERIMENTS, MODULES
from engine.kit.memo import FEW, Origins, latest, lazy


class Market:
    """The tiles that lie out, for everybody."""

    def __init__(
        self,
        hangars: tuple[str | None, ...],
        wheel: tuple[str | None, ...],
        missions: tuple[str, ...],
    ) -> None:
        self.modules = tuple([each for each in hangars if each is not None])
        self.experiments = tuple([each for each in wheel if each is not None])
        self.missions = missions
        self.module_bills = [*map(bill_for, self.modules)]
        self.experiment_bills = [*map(bill_for, self.experiments)]
        self._reaches: dict[int, tuple[Player, Reach]] = {}

    def reach(self, player: Player) -> "Reach":
        """Return what is in the reach of a player, made once for a few of them."""
        found = self._reaches.get(id(player))  # nobody else's while that is kept
        if found is None:
            if len(self._reaches) == FEW:
                self._reaches.clear()
            made = Reach(player.cells, player.astronauts, self)
            found = self._reaches[id(player)] = (player, made)
        return found[1]


@cache
def bill_for(tile: str) -> Bill:
    """Return the cost of a module or an experiment."""
    return bill_of(MODULES[tile].cost if tile in MODULES else EXPERIMENTS[tile].cost)


class Reach:
    """A player's base and astronauts, and the tiles that lie out."""

    def __init__(self, cells: Cells, astronauts: tuple[Astronaut, ...], market: Market) -> None:
        self.cells = base_of(cells)
        self.astronauts = astronauts
        self.modules = market.modules  # from hangar 0
        self.experiments = market.experiments  # from hangar 0
        self.missions = market.missions
        self._module_bills = market.module_bills
        self._experiment_bills = market.experiment_bills

    @lazy
    def active(self) -> tuple[int, ...]:
        """List the astronauts that may act."""
        return tuple([number for number, each in enumerate(self.astronauts) if each.active])

    def deploying(self, module: str) -> tuple[int, ...]:
        """List the astronauts that may deploy a module: it is paid for and may lie there."""
        if not can_pay(self.cells, MODULES[module].cost):
            return ()
        return tuple([number for number in self.active if self.fits(module, number)])

    def fits(self, module: str, number: int) -> bool:
        """Tell whether a module may lie where an astronaut stands; in reserve none may."""
        cell = self.astronauts[number].cell
        return cell is not None and may_lie(MODULES[module], self.cells, cell)

    def pays(self, experiment: str) -> bool:
        """Tell whether an experiment can be paid for."""
        return can_pay(self.cells, EXPERIMENTS[experiment].cost)

    @lazy
    def affords(self) -> bool:
        """Tell whether any experiment can be paid for."""
        ready = self.cells.ready
        for bill in self._experiment_bills:  # noqa: SIM110 - asked in each turn: no generator
            if bill[ready & bill.serving]:
                return True
        return False

    @lazy
    def pays_modules(self) -> list[bool]:
        """Tell which of the modules can be paid for."""
        return payable(self.cells, self._module_bills)

    @lazy
    def able_to_deploy(self) -> tuple[int, ...]:
        """List the astronauts that may deploy any of the modules."""
        paid = list(compress(self.modules, self.pays_modules))
        if not paid:
            return ()
        return tuple([each for each in self.active if any(self.fits(tile, each) for tile in paid)])

    @lazy
    def auto(self) -> tuple[int, tuple[int, ...]]:
        """Work as the autopilot does: return the astronaut and its work (Q-40, 8.4)."""
        number = laziest(self)
        return number, suggested(self.cells, self.astronauts[number].work)

    @property
    def can_only_work(self) -> bool:
        """Tell whether nothing can be paid for and placed."""
        return not self.affords and not self.able_to_deploy

    @lazy
    def only_work(self) -> tuple[int, tuple[int, ...]] | None:
        """Return the astronaut and the work of a turn in which nothing else is worth a question.

        Nothing can be paid for, and either nothing can be activated at all, or the last active
        astronaut can do all there is to do; time is never spent unasked.
        """
        if not self.can_only_work:
            return None
        most = max([self.astronauts[number].work for number in self.active])
        if not can_work(self.cells, most):
            return laziest(self), ()
        if len(self.active) > 1:
            return None
        points = everything(self.cells, workable(self.cells, most), most)
        return (self.active[0], points) if points is not None else None


class InTheOpen(NamedTuple):
    """What everybody sees of a state, as the rules reckon with it: no deck and no pile."""

    players: tuple[Player, ...]
    market: Market


SEEN: Origins[PublicView, InTheOpen] = Origins()
"""What views of late were made of, as far as anybody could work it out again from them."""


def in_the_open(state: State) -> InTheOpen:
    """Take what everybody sees."""
    return InTheOpen(state.players, _market(state.hangars, state.wheel, state.tasks))


@latest
def _market(
    hangars: tuple[str | None, ...], wheel: tuple[str | None, ...], tasks: tuple[Task, ...]
) -> Market:
    return Market(hangars, wheel, tuple([each.mission for each in tasks]))


def reach_of(state: State, seat: Seat) -> Reach:
    """Return what is in the reach of a player."""
    return _market(state.hangars, state.wheel, state.tasks).reach(state.players[seat])


def reach_in(view: HumanityView, seat: Seat) -> Reach:
    """Return what is in the reach of a player, by what everybody sees."""
    if (laid := SEEN.of(view.public)) is not None:
        return laid.market.reach(laid.players[seat])
    player: PlayerView = view.public.players[seat]
    ring = view.public.ring
    market = Market(
        tuple([each.module.id if each.module else None for each in ring]),
        tuple([each.experiment.id if each.experiment else None for each in ring]),
        tuple([each.mission.id for each in view.public.tasks]),
    )
    return Reach(cells_of(player), crew_of(player.astronauts), market)


def crew_of(shown: Iterable[AstronautView]) -> tuple[Astronaut, ...]:
    """Return the astronauts that are seen, as the rules reckon with them."""
    return tuple([Astronaut(each.work, each.cell, each.hangar, each.active) for each in shown])


def laziest(reach: Reach) -> int:
    """Return the active astronaut that works least, the first of equal ones (Q-40)."""
    found = least(reach.astronauts, reach.active)
    assert found is not None
    return found


def least(astronauts: Sequence[Astronaut], numbers: Iterable[int]) -> int | None:
    """Return who of some astronauts works least, the first of equal ones."""
    return min(numbers, key=lambda number: (astronauts[number].work, number), default=None)
