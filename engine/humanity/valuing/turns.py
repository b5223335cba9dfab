"""What the moves of a turn and cells to land in are worth, by estimates."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.asks import Seat
from engine.humanity.base.paying import Keep, can_pay, offers, spend
from engine.humanity.phases.moves import Action, Move, cost_of
from engine.humanity.phases.reach import Reach, reach_in
from engine.humanity.table.view import HumanityView
from engine.humanity.valuing.prizes import Prize, Prizes
from engine.humanity.valuing.values import ACT, Outlook, outlook_of, price, stock_worth
from engine.humanity.valuing.wants import Want, best_of
from engine.humanity.valuing.working import Working


class RatedMove(NamedTuple):
    """A move, how it is paid, and its worth."""

    worth: float
    move: Move
    keeps: Keep = Keep.PLAIN


def choices(view: HumanityView, seat: Seat) -> list[RatedMove]:
    """Value all moves in reach."""
    reach, outlook = reach_in(view, seat), outlook_of(view, seat)
    prizes = list(Prizes(view, seat, reach, outlook).all())
    aways = [each.away for each in view.public.players[seat].astronauts]
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
