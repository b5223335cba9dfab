"""Thirteen captains with one fixed idea each; what it says nothing about they do as `steady`.

A game whose best idea never changes is solved: none of them should win more than its share.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.core.asks import Answer, Ask
from engine.core.playthrough import FormMaker, Pick
from engine.invasion.battles.battles import space_key
from engine.invasion.cards.attack import attack_total
from engine.invasion.cards.keys import HOME, key_of
from engine.invasion.orders.choosing import fight
from engine.tremble.advice import ADVICE
from engine.tremble.captains.captains import Captain
from engine.tremble.captains.steady import steady
from engine.tremble.cards.cards import City, Ship
from engine.tremble.choosing.rewards import army
from engine.tremble.phases.reward import CATCH, RAID
from engine.tremble.suggesting.shop import answered
from engine.tremble.table.view import TrembleView, own_part
from engine.tremble.valuing.prizes import trophy_worth
from engine.tremble.valuing.purchases import Purchase, customer_of, purchases

LAST_PURCHASE = 5  # the turn after which one of them buys nothing
FEW = 2  # ships that are enough for the thrifty

Wanted: TypeAlias = Callable[[TrembleView, Sequence[Purchase]], Purchase | None]
Order: TypeAlias = Callable[[TrembleView], list[tuple[int, City]]]
"""Return the cities to go to, the first one first."""


def suggested(view: TrembleView, ask: Ask, _make_form: FormMaker, _pick: Pick) -> Answer:
    """Take whatever people are suggested."""
    return ADVICE.suggestion(view, ask)


def always_fight(view: TrembleView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Fight every battle to the end."""
    if ask.kind == "fight":
        return fight(view, ask, lambda _view, _space: True)
    return steady(view, ask, make_form, pick)


def never_fight(view: TrembleView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Retreat from every battle."""
    if ask.kind == "fight":
        return fight(view, ask, lambda _view, _space: False)
    return steady(view, ask, make_form, pick)


def always_raid(view: TrembleView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Never try a catch."""
    if ask.kind == "reward":
        return {space_key(space): (RAID,) for space in ask.about}
    return steady(view, ask, make_form, pick)


def always_catch(view: TrembleView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Try every catch, and retreat from no army."""
    if ask.kind == "reward":
        return {space_key(space): (CATCH,) for space in ask.about}
    if ask.kind == "army":
        return army(fights=True)
    return steady(view, ask, make_form, pick)


def _buying(wanted: Wanted) -> Captain:
    """Make a captain who chooses purchases by a fixed idea; the first listed buys nothing."""

    def captain(view: TrembleView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
        if ask.kind != "buy":
            return steady(view, ask, make_form, pick)
        chosen = wanted(view, list(purchases(customer_of(view))))
        return answered(chosen, make_form) if chosen else make_form({}).answer()

    return captain


def _dearest(_view: TrembleView, offered: Sequence[Purchase]) -> Purchase:
    return max(offered, key=lambda each: each.basket.price)


def _cheapest_if_needed(view: TrembleView, offered: Sequence[Purchase]) -> Purchase | None:
    bought = [each for each in offered if each.basket.ships() and len(each.basket.buy) == 1]
    if len(own_part(view).ships) > FEW or not bought:
        return None
    return min(bought, key=lambda each: each.basket.price)


def stop_buying(view: TrembleView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Buy nothing after turn 5."""
    if ask.kind == "buy" and view.public.turn > LAST_PURCHASE:
        return make_form({}).answer()
    return steady(view, ask, make_form, pick)


def _cities(view: TrembleView) -> list[tuple[int, City]]:
    return [(each.number, each.city) for each in view.public.spaces if each.city is not None]


def _richest(view: TrembleView) -> list[tuple[int, City]]:
    return sorted(_cities(view), key=lambda each: (-each[1].raid, -each[1].catch, each[0]))


def _poorest(view: TrembleView) -> list[tuple[int, City]]:
    return _richest(view)[::-1]


def _weakest(view: TrembleView) -> list[tuple[int, City]]:
    return sorted(_cities(view), key=lambda each: (each[1].difficulty, -each[1].catch, each[0]))


def _for_tasks(view: TrembleView) -> list[tuple[int, City]]:
    public, seat = view.public, own_part(view).seat
    worths = {number: trophy_worth(public, seat, city) for number, city in _cities(view)}
    counted = [each for each in _cities(view) if worths[each[0]]]
    return sorted(counted, key=lambda each: (-worths[each[0]], each[0]))


def _planning(order: Order, *, most: int) -> Captain:
    """Make a captain who sends up to so many ships to each city, in a fixed order of cities."""

    def captain(view: TrembleView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
        if ask.kind != "plan":
            return steady(view, ask, make_form, pick)
        answer: Answer = {key_of(ship.id): (HOME,) for ship in own_part(view).ships}
        left, ships = view.public.fuel, list(own_part(view).ships)
        for number, city in order(view):
            group: list[Ship] = []
            while len(group) < most and (found := _strongest(ships, group, city, left)):
                group.append(found)
                ships.remove(found)
                left -= found.fuel
                answer[key_of(found.id)] = (str(number),)
        return make_form(answer).answer()

    return captain


def _strongest(ships: Sequence[Ship], group: list[Ship], city: City, fuel: int) -> Ship | None:
    """Find the ship that adds most to a group, of those that the fuel suffices for."""
    able = [ship for ship in ships if ship.fuel <= fuel]
    return max(able, key=lambda ship: attack_total((*group, ship), city), default=None)


ALL = 99  # more ships than anybody has

FIXED: dict[str, Captain] = {
    "suggested": suggested,
    "always-fight": always_fight,
    "never-fight": never_fight,
    "always-raid": always_raid,
    "always-catch": always_catch,
    "lavish": _buying(_dearest),
    "thrifty": _buying(_cheapest_if_needed),
    "stop-buying": stop_buying,
    "all-in-richest": _planning(lambda view: _richest(view)[:1], most=ALL),
    "one-each-richest": _planning(_richest, most=1),
    "one-each-poorest": _planning(_poorest, most=1),
    "tasks-only": _planning(_for_tasks, most=2),
    "weakest-first": _planning(_weakest, most=2),
}
