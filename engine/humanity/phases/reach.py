"""What is in a player's reach: what its astronauts could do now, by what everybody sees."""

from collections.abc import Iterable, Sequence
from itertools import compress

from engine.core.asks import Seat
from engine.humanity.base.grid import Cells, base_of
from engine.humanity.base.paying import can_pay, payable
from engine.humanity.base.placing import may_lie
from engine.humanity.base.suggesting import everything, suggested, workable
from engine.humanity.table.state import (
    Astronaut,
    InTheOpen,
    Player,
    State,
    Task,
)
from engine.humanity.table.view import SEEN, AstronautView, HumanityView, PlayerView, cells_of
from engine.humanity.tiles.tables import EXPERIMENTS, MODULES
from engine.kit.memo import latest, lazy, recent


class Offer:
    """The tiles that lie out, for everybody."""

    def __init__(
        self,
        hangars: tuple[str | None, ...],
        wheel: tuple[str | None, ...],
        tasks: tuple[Task, ...],
    ) -> None:
        self.modules = tuple([each for each in hangars if each is not None])
        self.experiments = tuple([each for each in wheel if each is not None])
        self.missions = tuple([each.mission for each in tasks])


class Reach:
    """A player's base and astronauts, and the tiles that lie out."""

    def __init__(self, cells: Cells, astronauts: tuple[Astronaut, ...], offer: Offer) -> None:
        self.cells = base_of(cells)
        self.astronauts = astronauts
        self.modules = offer.modules  # from hangar 0
        self.experiments = offer.experiments  # from hangar 0
        self.missions = offer.missions

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
        return any(payable(self.cells, [EXPERIMENTS[each].cost for each in self.experiments]))

    @lazy
    def able_to_deploy(self) -> tuple[int, ...]:
        """List the astronauts that may deploy any of the modules."""
        can = payable(self.cells, [MODULES[each].cost for each in self.modules])
        paid = list(compress(self.modules, can))
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
        cells = workable(self.cells, most)
        if not cells:
            return laziest(self), ()
        if len(self.active) > 1:
            return None
        points = everything(self.cells, cells, most)
        return (self.active[0], points) if points is not None else None


def reach_of(state: State, seat: Seat) -> Reach:
    """Return what is in the reach of a player."""
    return _within(state, seat)


def _within(laid: State | InTheOpen, seat: Seat) -> Reach:
    return _reach(laid.players[seat], _offer(laid.hangars, laid.wheel, laid.tasks))


_offer = latest(Offer)


@recent
def _reach(player: Player, offer: Offer) -> Reach:
    return Reach(player.cells, player.astronauts, offer)


def reach_in(view: HumanityView, seat: Seat) -> Reach:
    """Return what is in the reach of a player, by what everybody sees."""
    if (laid := SEEN.of(view.public)) is not None:
        return _within(laid, seat)
    player: PlayerView = view.public.players[seat]
    ring = view.public.ring
    offer = Offer(
        tuple([each.module.id if each.module else None for each in ring]),
        tuple([each.experiment.id if each.experiment else None for each in ring]),
        tuple([Task(each.mission.id) for each in view.public.tasks]),
    )
    return Reach(cells_of(player), crew_of(player.astronauts), offer)


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
