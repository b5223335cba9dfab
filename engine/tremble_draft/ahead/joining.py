"""Ships in reserve that join by orders, as far as the tank goes, the leftmost battle first."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from engine.core.asks import Answer, Ask
from engine.invasion.battles.battles import totals
from engine.invasion.cards.attack import attack_total
from engine.invasion.orders.choosing import ALWAYS
from engine.invasion.orders.orders import WHEN
from engine.kit.advice import Orders, order_of
from engine.tremble_draft.cards.cards import Ship
from engine.tremble_draft.phases import reserve
from engine.tremble_draft.table.view import DraftView, attack_at, battle_in

JOIN = "join"
TURNS = "turns"  # only where that makes a weaker captain the strongest


def joined(view: DraftView, ask: Ask, orders: Orders) -> Answer:
    """Let ships join where they are ordered to: always, or as few as turn the fight."""
    answer: Answer = {}
    fuel, free = view.public.captains[ask.seat].fuel, list(reserve.in_reserve(view, ask.seat))
    for space in ask.about:
        there = [ship for ship in free if ship.id in orders(JOIN, space)]
        if order_of(orders, WHEN, space, ALWAYS) == ALWAYS:
            sent = _payable(there, fuel)
        else:
            sent = _turning(view, ask, space, there, fuel)
        fuel -= sum([ship.fuel for ship in sent])
        free = [ship for ship in free if ship not in sent]
        answer[reserve.join_key(space)] = tuple([ship.id for ship in sent])
    return answer


def _payable(ships: Iterable[Ship], fuel: int) -> Sequence[Ship]:
    sent: list[Ship] = []
    for ship in ships:
        if ship.fuel <= fuel:
            sent.append(ship)
            fuel -= ship.fuel
    return sent


def _turning(
    view: DraftView, ask: Ask, space: int, ships: Sequence[Ship], fuel: int
) -> Sequence[Ship]:
    """Choose the cheapest ships that lift a weaker group to the strongest, if any do."""
    battle, city = battle_in(view, space)
    own, best = totals(battle, ask.seat)
    if own >= best:
        return ()
    group = attack_at(view, ask.seat, space).ships
    found = [
        sent
        for count in range(1, len(ships) + 1)
        for sent in combinations(ships, count)
        if _fuel(sent) <= fuel and attack_total((*group, *sent), city) >= best
    ]
    return min(found, key=_fuel, default=())


def _fuel(ships: Iterable[Ship]) -> int:
    return sum([ship.fuel for ship in ships])
