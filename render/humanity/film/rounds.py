"""A round as it unfolded: who went where, what was built, how the arm turned.

It is told by its events. What was before them is found by taking them back, one by one, from any
moment of the round; stores are left out, as a payment does not tell what there was.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from engine.core.asks import Seat
from engine.humanity.table.events import (
    AstronautsPlaced,
    BoardReset,
    Deed,
    Deployed,
    Experimented,
    Hangar,
    HangarsFilled,
    HumanityEvent,
    Moved,
    Settled,
    Worked,
    YearEnded,
)
from engine.humanity.table.view import (
    AstronautView,
    ModuleView,
    ObstacleView,
    Phase,
    PublicView,
)
from engine.humanity.tiles.tables import HANGARS
from engine.humanity.tiles.tiles import Colour, Experiment, Module


class Built(NamedTuple):
    """A module in a base, whatever it holds."""

    module: Module
    colour: Colour


class Rock(NamedTuple):
    """An obstacle, and the work it still takes."""

    left: int


class Spot(NamedTuple):
    """Where an astronaut is: in a cell, at a hangar, or back home; and whether it may act."""

    cell: int | None = None
    hangar: int | None = None
    active: bool = False


Person: TypeAlias = tuple[Seat, int]
Ground: TypeAlias = Built | Rock


class Moment(NamedTuple):
    """What a film shows at a time."""

    arm: int
    modules: Mapping[int, Module]  # by hangar
    experiments: Mapping[int, Experiment]
    bases: Mapping[tuple[Seat, int], Ground]  # by seat and cell
    people: Mapping[Person, Spot]


class Round(msgspec.Struct, frozen=True):
    """What was done in a round until its end, and a view from somewhere within it."""

    view: PublicView
    deeds: tuple[Deed, ...]
    reset: BoardReset
    more: tuple[Hangar, ...] = ()  # modules of the next year
    wheel: tuple[Experiment, ...] = ()  # its experiments, clockwise behind the arm
    landed: tuple[Settled, ...] = ()  # who lands in it: a film begins when they all have

    @classmethod
    def of(cls, view: PublicView, events: Sequence[HumanityEvent]) -> "Round | None":
        """Follow a round by its events; None where they do not tell of its end."""
        ends = [at for at, event in enumerate(events) if isinstance(event, BoardReset)]
        if not ends or view.phase is not Phase.ACTIONS:
            return None
        reset = events[ends[0]]
        assert isinstance(reset, BoardReset)
        deeds = tuple([event for event in events[: ends[0]] if isinstance(event, Deed)])
        if reset.origin != view.arm or not deeds:
            return None
        later = events[ends[0] :]
        more = [event.filled for event in later if isinstance(event, HangarsFilled)]
        wheel = [event.experiments for event in later if isinstance(event, YearEnded)]
        placed = [event for event in events[: ends[0]] if isinstance(event, AstronautsPlaced)]
        landed = tuple([each for event in placed for each in event.settled])
        return cls(view, deeds, reset, more[0] if more else (), wheel[0] if wheel else (), landed)

    def moments(self) -> Iterator[Moment]:
        """Show the round before its first deed, and after each."""
        moment = self._begun()
        yield moment
        for deed in self.deeds:
            moment = after(moment, deed)
            yield moment

    def _begun(self) -> Moment:
        moment = seen(self.view)
        for deed in reversed(self.deeds):
            moment = _before(moment, deed)
        landed = {(each.seat, each.astronaut): Spot(each.cell, active=True) for each in self.landed}
        return moment._replace(people={**moment.people, **landed})

    def turned(self, moment: Moment) -> Moment:
        """Show the end of a round: the arm has turned, modules closed up, astronauts are back."""
        lying, arm = (*self.reset.shifted, *self.reset.filled, *self.more), self.reset.arm
        new = {(arm + step) % HANGARS: each for step, each in enumerate(self.wheel, start=1)}
        return moment._replace(
            arm=arm,
            modules={each.hangar: each.module for each in lying},
            experiments=new or moment.experiments,
            people=dict(moment.people) | dict.fromkeys(self.reset.returned, Spot()),
        )


def seen(view: PublicView) -> Moment:
    """Take of a view what a film shows."""
    bases: dict[tuple[Seat, int], Ground] = {}
    for player in view.players:
        for cell, ground in enumerate(player.cells):
            match ground:
                case ModuleView(module=module, colour=colour):
                    bases[player.seat, cell] = Built(module, colour)
                case ObstacleView(left=left):
                    bases[player.seat, cell] = Rock(left)
    return Moment(
        view.arm,
        {each.hangar: each.module for each in view.ring if each.module},
        {each.hangar: each.experiment for each in view.ring if each.experiment},
        bases,
        {(one.seat, each.number): _spot(each) for one in view.players for each in one.astronauts},
    )


def _spot(person: AstronautView) -> Spot:
    return Spot(person.cell, person.hangar, person.active)


def after(moment: Moment, deed: Deed) -> Moment:
    """Do what a deed did."""
    seat, people = deed.seat, dict(moment.people)
    doer, bases = (seat, deed.astronaut), dict(moment.bases)
    modules, experiments = dict(moment.modules), dict(moment.experiments)
    match deed:
        case Deployed():
            modules.pop(deed.hangar, None)
            bases[seat, deed.cell] = Built(deed.module, deed.colour)
            people[doer] = Spot(hangar=deed.hangar)
        case Experimented():
            experiments.pop(deed.hangar, None)
            people[doer] = Spot(hangar=deed.hangar)
            people |= {
                (seat, each): people[seat, each]._replace(active=True) for each in deed.woken
            }
        case Worked():
            people[doer] = people[doer]._replace(active=False)
            for each in deed.done:
                if each.module is None:
                    bases.pop((seat, each.cell), None)
                    bases |= {(seat, each.cell): Rock(each.left)} if each.left else {}
    people |= {(seat, move.astronaut): Spot(hangar=move.target) for move in _moves(deed)}
    return Moment(moment.arm, modules, experiments, bases, people)


def _before(moment: Moment, deed: Deed) -> Moment:
    """Take back what a deed did, if it is done at that moment."""
    seat, people = deed.seat, dict(moment.people)
    doer, bases = (seat, deed.astronaut), dict(moment.bases)
    modules, experiments = dict(moment.modules), dict(moment.experiments)
    people |= {(seat, move.astronaut): Spot(hangar=move.origin) for move in reversed(_moves(deed))}
    match deed:
        case Deployed():
            modules[deed.hangar] = deed.module
            bases.pop((seat, deed.cell), None)
            people[doer] = Spot(deed.cell, active=True)
        case Experimented():
            experiments[deed.hangar] = deed.experiment
            people |= {
                (seat, each): people[seat, each]._replace(active=False) for each in deed.woken
            }
            people[doer] = Spot(deed.cell, active=True)
        case Worked():
            people[doer] = people[doer]._replace(active=True)
            for each in reversed(deed.done):
                if each.module is None:
                    bases[seat, each.cell] = Rock(each.left + 1)
    return Moment(moment.arm, modules, experiments, bases, people)


def _moves(deed: Deed) -> tuple[Moved, ...]:
    """List the moves towards the arm that a deed brought."""
    match deed:
        case Experimented(moves=moves):
            return moves
        case Worked(done=done):
            return tuple([move for each in done for move in each.moves])
    return ()
