"""Standing orders for planning: where ships go when their captain says nothing (P-1, P-2)."""

from collections.abc import Iterator, Sequence
from itertools import combinations, cycle
from typing import NamedTuple, TypeAlias

from engine.core.asks import Answer, Ask
from engine.invasion.cards.attack import attack_total
from engine.invasion.cards.cards import CityType
from engine.invasion.cards.keys import HOME, key_of
from engine.invasion.orders.standing import PLAN, STEADY
from engine.kit.advice import Orders, order_of
from engine.tremble.cards.cards import City, Ship
from engine.tremble.cards.effects import StationKind
from engine.tremble.phases.planning import FUEL, default, fuel_of
from engine.tremble.suggesting.plans import plan as suggested
from engine.tremble.table.aids import stations_ready
from engine.tremble.table.view import TrembleView, own_part

RICHEST, SPREAD, FOR_TASKS = "richest", "spread", "tasks"
CHOOSY = frozenset({FOR_TASKS, *CityType})
"""Orders that are about some cities only, of which none may lie open."""

Group: TypeAlias = tuple[Ship, ...]


class _Place(NamedTuple):
    """A city that may be attacked, and where it lies."""

    space: int
    city: City


def finds_a_city(view: TrembleView, order: str) -> bool:
    """Tell from what everybody sees whether an order finds a city, or needs none."""
    return order in (HOME, STEADY) or any(_fits(view, each.city, order) for each in _places(view))


def plan(view: TrembleView, ask: Ask, orders: Orders) -> Answer | None:
    """Send ships as ordered, with the fuel of stations but no cards; None where no city fits."""
    order = order_of(orders, PLAN, usual=HOME)
    if order == HOME:
        return default(view, ask)
    if order == STEADY:
        return suggested(view, ask)
    places = [each for each in _places(view) if _fits(view, each.city, order)]
    if not places:
        return None
    ready = stations_ready(view.public.captains[ask.seat], (StationKind.EXTRA_FUEL,))
    fuel = tuple([station.id for station in ready])
    groups = list(_groups(own_part(view).ships, view.public.fuel + fuel_of(fuel)))
    answer = _massed(groups, places[0]) if order == RICHEST else _spread(groups, places)
    return {**answer, FUEL: fuel} if fuel else answer


def _places(view: TrembleView) -> list[_Place]:
    """List the cities, the richest first."""
    spaces = view.public.spaces
    places = [_Place(each.number, each.city) for each in spaces if each.city is not None]
    return sorted(places, key=lambda each: -each.city.raid)


def _fits(view: TrembleView, city: City, order: str) -> bool:
    """Tell whether an order is about a city: any, those that count for a task, or of one type."""
    if order in (RICHEST, SPREAD):
        return True
    if order == FOR_TASKS:
        return any(each.task.counts(city) for each in view.public.tasks)
    return city.type == order


def _groups(ships: Group, fuel: int) -> Iterator[Group]:
    """List the groups that so much fuel can send, small ones first."""
    for count in range(len(ships) + 1):
        for group in combinations(ships, count):
            if _need(group) <= fuel:
                yield group


def _need(group: Group) -> int:
    return sum([ship.fuel for ship in group])


def _massed(groups: Sequence[Group], place: _Place) -> Answer:
    """Send the strongest group to one city; of equal ones that which needs the least fuel."""
    best = max(groups, key=lambda group: (attack_total(group, place.city), -_need(group)))
    return {key_of(ship.id): (str(place.space),) for ship in best}


def _spread(groups: Sequence[Group], places: Sequence[_Place]) -> Answer:
    """Send ships to as many cities as can be, the strongest ship to the richest."""
    most = len(places)
    best = max(groups, key=lambda group: (min(most, len(group)), _strength(group), -_need(group)))
    ships = sorted(best, key=lambda ship: -ship.attack)
    pairs = zip(ships, cycle(places), strict=False)
    return {key_of(ship.id): (str(place.space),) for ship, place in pairs}


def _strength(group: Group) -> int:
    return sum([ship.attack for ship in group])
