"""How the sharp captain plans: the best orders against plans that rivals would make.

It imagines what it cannot see, lets every rival plan there as a steady captain, and weighs all of
its own groups against what they send. A position is one imagined state with the rivals' plans.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from engine.core.asks import Answer, Seat
from engine.core.chance import KEY_BYTES, SeededChance
from engine.core.playthrough import FormMaker, Pick
from engine.tremble.guesses import fuel_for, help_of
from engine.tremble.imagine import imagine
from engine.tremble.odds import battle_odds
from engine.tremble.orders import best_orders
from engine.tremble.prizes import one_army
from engine.tremble.squads import Squad, squad_of
from engine.tremble.steady_plan import Target, fuelled, hopes_of, moods, ordered, targets_of
from engine.tremble.view import TrembleView, own_part

POSITIONS = 24  # imagined for a plan
OTHERS = 0.1  # what a human for a rival counts against one for oneself


class Foe(NamedTuple):
    """A rival's group before a city: its total, and what the city would bring it."""

    total: int  # with what its stations and cards may add
    reward: float


def plan(view: TrembleView, make_form: FormMaker, pick: Pick) -> Answer:
    """Send the groups that bring most against what rivals may send."""
    public, own = view.public, own_part(view)
    squad = squad_of(tuple([ship.id for ship in own.ships]))
    targets = targets_of(public, own.seat)
    rivals = Rivals(view)
    positions = [rivals.position(pick) for _ in range(POSITIONS)]
    passed, aid = one_army(public.piles.army_discard), help_of(public, own.seat)
    hopes = [
        _hopes(squad, target, [each[place] for each in positions], passed, aid)
        for place, target in enumerate(targets)
    ]
    orders, fuel = fuelled(view, squad, hopes)
    return make_form(ordered(squad, targets, orders, fuel)).answer()


class Rivals:
    """The plans that rivals may make, for what the owner of a view can tell."""

    def __init__(self, view: TrembleView) -> None:
        self._view, public = view, view.public
        own = own_part(view).seat
        self._captains = [each for each in public.captains if each.seat != own and each.ships]
        self._hidden = any(each.backs_blue or each.backs_red for each in self._captains)
        self._passed = one_army(public.piles.army_discard)
        self._targets = {each.seat: targets_of(public, each.seat) for each in self._captains}
        self._helps = {each.seat: help_of(public, each.seat) for each in self._captains}
        self._squads: dict[Seat, Squad] = {}
        self._hopes_of = cache(self._hoped)

    def position(self, pick: Pick) -> list[list[Foe]]:
        """Imagine one position; return who stands before each city in it."""
        if self._hidden or not self._squads:
            key = bytes([pick(256) for _ in range(KEY_BYTES)])
            state = imagine(self._view, SeededChance(key))
            self._squads = {
                each.seat: squad_of(state.captains[each.seat].ships) for each in self._captains
            }
        found: list[list[Foe]] = [[] for space in self._view.public.spaces if space.city]
        for captain in self._captains:
            squad, targets = self._squads[captain.seat], self._targets[captain.seat]
            hopes = self._hopes_of(captain.seat, squad.ids)
            swayed = [
                [mood * each for each in hope]
                for mood, hope in zip(moods(len(hopes), pick), hopes, strict=True)
            ]
            fuel = fuel_for(self._view.public, captain)
            groups = best_orders(swayed, squad.fuel, fuel).groups
            for foes, target, group in zip(found, targets, groups, strict=True):
                if group:
                    kind = target.city.type
                    reward = _reward(target, squad.army[kind][group], self._passed)
                    total = squad.battle[kind][group] + self._helps[captain.seat]
                    foes.append(Foe(total, reward))
        return found

    def _hoped(self, seat: Seat, ships: tuple[str, ...]) -> list[list[float]]:
        return hopes_of(self._view.public, seat, squad_of(ships), self._targets[seat])


def _reward(target: Target, army: int, passed: Sequence[float]) -> float:
    """Estimate what a city brings to a group with this total against armies."""
    city = target.city
    caught = passed[army] ** city.difficulty * (city.catch + target.trophy)
    return max(city.raid + target.trophy, caught)


def _hopes(
    squad: Squad,
    target: Target,
    positions: Sequence[Sequence[Foe]],
    passed: Sequence[float],
    aid: int,
) -> list[float]:
    """Estimate what each group brings from a city, on the average over positions."""
    totals, armies = squad.battle[target.city.type], squad.army[target.city.type]
    unharmed = sum(_taken(foes) for foes in positions)
    won: dict[int, tuple[float, float]] = {}
    for total in set(totals):
        chance = harm = 0.0
        for foes in positions:
            odds = battle_odds((total + aid, *[foe.total for foe in foes]))
            chance += odds[0]
            harm -= sum([share * foe.reward for share, foe in zip(odds[1:], foes, strict=True)])
        won[total] = chance / len(positions), (unharmed + harm) / len(positions)
    hopes = [0.0]
    for total, army in zip(totals[1:], armies[1:], strict=True):
        chance, harm = won[total]
        hopes.append(chance * _reward(target, army, passed) + OTHERS * harm)
    return hopes


def _taken(foes: Sequence[Foe]) -> float:
    """Estimate what rivals bring home from a city where nobody else comes."""
    odds = battle_odds(tuple([foe.total for foe in foes]))
    return sum([share * foe.reward for share, foe in zip(odds, foes, strict=True)])
