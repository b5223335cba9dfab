"""How the sharp captain plans: the best orders against plans that rivals would make.

It imagines what it cannot see, lets every rival plan there as a steady captain, and weighs all of
its own groups against what they send. A position is one imagined state with the rivals' plans.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.asks import Answer
from engine.core.chance import KEY_BYTES, SeededChance
from engine.core.playthrough import FormMaker, Pick
from engine.tremble.guesses import fuel_for
from engine.tremble.imagine import imagine
from engine.tremble.odds import battle_odds
from engine.tremble.orders import best_orders
from engine.tremble.prizes import one_army
from engine.tremble.squads import Squad, squad_of
from engine.tremble.steady_plan import Target, fuelled, hopes_of, ordered, targets_of
from engine.tremble.view import PublicView, TrembleView, own_part

POSITIONS = 24  # imagined for a plan
OTHERS = 0.3  # what a human for a rival counts against one for oneself


class Foe(NamedTuple):
    """A rival's group before a city: its total, and what the city would bring it."""

    total: int
    reward: float


def plan(view: TrembleView, make_form: FormMaker, pick: Pick) -> Answer:
    """Send the groups that bring most against what rivals may send."""
    public, own = view.public, own_part(view)
    squad = squad_of(tuple([ship.id for ship in own.ships]))
    targets = targets_of(public, own.seat, lambda _: 50)
    foes = [_foes(view, targets, pick) for _ in range(POSITIONS)]
    hopes = [
        _hopes(public, squad, target, [each[target.number] for each in foes]) for target in targets
    ]
    orders, fuel = fuelled(view, squad, hopes)
    return make_form(ordered(squad, targets, orders, fuel)).answer()


def _foes(view: TrembleView, targets: Sequence[Target], pick: Pick) -> dict[int, list[Foe]]:
    """Imagine a state and let rivals plan in it; return who stands before each city."""
    public, seat = view.public, own_part(view).seat
    chance = SeededChance(bytes([pick(256) for _ in range(KEY_BYTES)]))
    state = imagine(view, chance)
    passed = one_army(public.piles.army_discard)
    found: dict[int, list[Foe]] = {target.number: [] for target in targets}
    for rival, captain in enumerate(state.captains):
        if rival != seat and captain.ships:
            squad = squad_of(captain.ships)
            seen = targets_of(public, rival, pick)
            hopes = hopes_of(public, rival, squad, seen)
            groups = best_orders(hopes, squad.fuel, fuel_for(public, public.captains[rival])).groups
            for target, group in zip(seen, groups, strict=True):
                if group:
                    total = squad.battle[target.city.type][group]
                    reward = _reward(target, squad.army[target.city.type][group], passed)
                    found[target.number].append(Foe(total, reward))
    return found


def _reward(target: Target, army: int, passed: Sequence[float]) -> float:
    city = target.city
    caught = passed[army] ** city.difficulty * (city.catch + target.trophy)
    return max(city.raid + target.trophy, caught)


def _hopes(
    view: PublicView, squad: Squad, target: Target, foes: Sequence[Sequence[Foe]]
) -> list[float]:
    """Estimate what each group brings from a city, on the average over what rivals send."""
    kind = target.city.type
    passed = one_army(view.piles.army_discard)
    free = 0.0  # what rivals hope for where nobody comes against them
    for each in foes:
        free -= OTHERS * _shares(each)
    won: dict[int, tuple[float, float]] = {}
    for total in set(squad.battle[kind]):
        chance, others = 0.0, 0.0
        for each in foes:
            odds = battle_odds((total, *[foe.total for foe in each]))
            chance += odds[0]
            for foe, share in zip(each, odds[1:], strict=True):
                others += share * foe.reward
        won[total] = (chance / len(foes), -OTHERS * others / len(foes) - free / len(foes))
    hopes = [
        won[total][0] * _reward(target, army, passed) + won[total][1]
        for total, army in zip(squad.battle[kind], squad.army[kind], strict=True)
    ]
    hopes[0] = 0.0
    return hopes


def _shares(foes: Sequence[Foe]) -> float:
    odds = battle_odds(tuple([foe.total for foe in foes]))
    return sum(share * foe.reward for foe, share in zip(foes, odds, strict=True))
