"""Plans: cities as a captain sees them, and orders written as an answer to the form."""

from collections.abc import Callable, Iterable, Sequence
from math import log
from typing import Any, Generic, NamedTuple, TypeVar

from engine.core.asks import Answer
from engine.invasion.cards.cards import AnyCity
from engine.invasion.cards.keys import HOME, key_of
from engine.invasion.valuing.assignment import Assignment
from engine.invasion.valuing.squads import Squad

City = TypeVar("City", bound=AnyCity)


class Target(NamedTuple, Generic[City]):
    """A city as a captain sees it: what its trophy is worth and how rich it is."""

    number: int
    city: City
    trophy: float
    rich: float  # against the others on the board: 0 is as rich as most


def targets_of(
    spaces: Iterable[Any], trophy: Callable[[City], float], worth: Callable[[City], float]
) -> list[Target[City]]:
    """Look at the cities of a turn as a captain does, who gets this much of one at best."""
    cities = [(space.number, space.city) for space in spaces if space.city is not None]
    trophies = [trophy(city) for _, city in cities]
    worths = [worth(city) + more for (_, city), more in zip(cities, trophies, strict=True)]
    usual = sum(worths) / max(1, len(worths))
    return [
        Target(number, city, more, log(each / usual))
        for (number, city), more, each in zip(cities, trophies, worths, strict=True)
    ]


def ordered(squad: Squad, targets: Sequence[Target[Any]], orders: Assignment) -> Answer:
    """Write orders as an answer to the form."""
    answer: Answer = {key_of(ship): (HOME,) for ship in squad.ids}
    for target, group in zip(targets, orders.groups, strict=True):
        for place, ship in enumerate(squad.ids):
            if group >> place & 1:
                answer[key_of(ship)] = (str(target.number),)
    return answer
