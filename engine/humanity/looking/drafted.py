"""What an unfinished answer says so far, for whoever draws it into the base and the ring."""

import msgspec

from engine.core.asks import Answer, Seat
from engine.humanity.phases.moves import (
    ACTION,
    COLOUR,
    EXPERIMENT,
    MODULE,
    PAYMENT,
    Action,
    astronaut_of,
    auto,
    colour_of,
    paid,
    picked,
    planned,
    upgraded,
    upgrades_after,
)
from engine.humanity.phases.reach import Reach, reach_in
from engine.humanity.table.view import HumanityView
from engine.humanity.tiles.tiles import Colour


class Drafted(msgspec.Struct, frozen=True, gc=False):
    """A turn as far as it is known; what goes without saying is said."""

    action: Action | None = None
    astronaut: int | None = None
    points: tuple[int, ...] = ()  # cells to work on, each as often as it is activated
    tile: str | None = None  # the module or the experiment
    cell: int | None = None  # where the module would lie
    colour: Colour | None = None
    hangar: int | None = None  # where the astronaut would go
    payment: tuple[tuple[int, int], ...] = ()  # cells and units
    upgrades: tuple[int, ...] = ()  # astronauts, as often as they are upgraded


def drafted(view: HumanityView, seat: Seat, answer: Answer) -> Drafted:
    """Read an answer to the question of a turn, finished or not."""
    said = picked(answer, ACTION)
    if said not in set(Action):
        return Drafted()
    action, reach = Action(said), reach_in(view, seat)
    if action is Action.AUTO:
        move = auto(reach)
        return Drafted(action, move.astronaut, move.points)
    number = astronaut_of(reach, action, answer)
    if number is None:
        return Drafted(action)
    if action is Action.WORK:
        return Drafted(action, number, planned(answer))
    return _sent(view, reach, answer, action, number)


def _sent(view: HumanityView, reach: Reach, answer: Answer, action: Action, number: int) -> Drafted:
    """Read which tile an astronaut leaves for, and how it is paid."""
    deploys = action is Action.DEPLOY
    tile = picked(answer, MODULE if deploys else EXPERIMENT)
    if tile not in (reach.modules if deploys else reach.experiments):
        return Drafted(action, number)
    assert tile is not None
    hangar = next(
        each.hangar
        for each in view.public.ring
        if tile in (each.module and each.module.id, each.experiment and each.experiment.id)
    )
    goes = number in reach.deploying(tile) if deploys else reach.pays(tile)
    if not goes:  # it may be named, but not had
        return Drafted(action, number)
    payment = paid(reach, answer, tile)
    if payment is None:  # one's own way to pay is open still: the usual one stands for it
        payment = paid(reach, {**answer, PAYMENT: ()}, tile) or ()
    if not deploys:
        return Drafted(action, number, tile=tile, hangar=hangar, payment=payment)
    colour = colour_of(reach, number, tile, picked(answer, COLOUR))
    upgrades: tuple[int, ...] = ()
    if colour is not None:
        due = upgraded(reach, upgrades_after(reach, number, colour), answer)
        upgrades = tuple([given for _, given in due if given is not None])
    cell = reach.astronauts[number].cell
    return Drafted(
        action,
        number,
        tile=tile,
        cell=cell,
        colour=colour,
        hangar=hangar,
        payment=payment,
        upgrades=upgrades,
    )
