"""The steady computer captain: values every action it can pay for, and takes the best."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.asks import Answer, Ask
from engine.core.fields import region_key
from engine.core.playthrough import FormMaker, Pick
from engine.humanity.base.grid import NAMES, SIDE
from engine.humanity.base.paying import Keep, can_pay, offers, spend
from engine.humanity.captains.places import place_worth
from engine.humanity.captains.prizes import Prize, Prizes
from engine.humanity.captains.programmes import programmed
from engine.humanity.captains.spelling import spelled
from engine.humanity.captains.values import ACT, Outlook, outlook_of, price, stock_worth
from engine.humanity.captains.wants import Want, best_of
from engine.humanity.captains.working import Working
from engine.humanity.phases.moves import Action, Move, cost_of
from engine.humanity.phases.placing import PLACE, place_key
from engine.humanity.phases.reach import Reach, reach_in
from engine.humanity.programme.terms import PROGRAMME
from engine.humanity.table.view import HumanityView, cells_of, landing_cells, waiting

MOOD = 0.1
"""How far a worth may be off."""


class RatedMove(NamedTuple):
    """A move, how it is paid, and its worth."""

    worth: float
    move: Move
    keeps: Keep = Keep.PLAIN


def steady(view: HumanityView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Answer by estimates; chance breaks what is nearly equal."""
    if ask.kind == PROGRAMME:
        return programmed(steady, steady, view, ask, make_form, pick)
    if ask.kind == PLACE:
        return make_form(placed(view, ask)).fresh()
    best = max(choices(view, ask), key=lambda each: each.worth + MOOD * pick(100) / 100)
    return spelled(best.move, best.keeps, make_form)


def placed(view: HumanityView, ask: Ask) -> Answer:
    """Place each astronaut where most can come of it."""
    player = view.public.players[ask.seat]
    cells, answer = cells_of(player), Answer()
    places = set(landing_cells(cells, player.astronauts))
    for number in waiting(player.astronauts):
        if places:
            best = max(sorted(places), key=lambda cell: place_worth(cells, cell))
            key = place_key(number)
            answer |= {region_key(key): (str(best // SIDE + 1),), key: (NAMES[best],)}
            places.discard(best)
    return answer


def choices(view: HumanityView, ask: Ask) -> list[RatedMove]:
    """Value all moves in reach."""
    reach, outlook = reach_in(view, ask.seat), outlook_of(view, ask.seat)
    prizes = list(Prizes(view, ask.seat, reach, outlook).all())
    aways = [each.away for each in view.public.players[ask.seat].astronauts]
    working = Working(reach, aways, outlook, wants_of(prizes, outlook))
    found = list(_paid(reach, outlook, prizes))
    for number in reach.active:
        worth, points = working.best(number)
        costs = ACT * reach.astronauts[number].work
        found.append(RatedMove(worth - costs, Move(Action.WORK, number, points)))
    return found


def wants_of(prizes: list[Prize], outlook: Outlook) -> list[Want]:
    """List what is worth more than its price, each tile once."""
    best: dict[str, float] = {}
    for prize in prizes:
        best[prize.move.tile] = max(prize.worth, best.get(prize.move.tile, 0.0))
    costs = {tile: cost_of(tile) for tile in best}
    return best_of(
        Want(worth - price(costs[tile], outlook.rounds), costs[tile])
        for tile, worth in best.items()
    )


def _paid(reach: Reach, outlook: Outlook, prizes: list[Prize]) -> Iterator[RatedMove]:
    """Price what can be had now, by the way to pay that is missed least."""
    stock = stock_worth(reach.cells, outlook.rounds)
    prices: dict[str, tuple[float, Keep]] = {}
    active = set(reach.active)
    for worth, move in prizes:
        cost = cost_of(move.tile)
        if move.astronaut not in active or not can_pay(reach.cells, cost):
            continue
        if move.tile not in prices:
            prices[move.tile] = min(
                (stock - stock_worth(spend(reach.cells, way.payment), outlook.rounds), way.keeps)
                for way in offers(reach.cells, cost)
            )
        costs, keeps = prices[move.tile]
        yield RatedMove(worth - costs, move, keeps)
