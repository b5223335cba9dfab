"""Moods and whims of computer captains, so that nobody can be sure of what they do."""

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.asks import Answer, Ask
from engine.core.playthrough import FormMaker, Pick
from engine.invasion.cards.cards import AnyShip
from engine.invasion.cards.keys import HOME, key_of
from engine.invasion.orders.choosing import AHEAD
from engine.invasion.orders.orders import CITY, FIGHT, Spot

WHIM = 0.25  # by what part a city may seem richer or poorer than it is


def moods(cities: int, pick: Pick) -> list[float]:
    """Let each city seem richer or poorer than it is, so that nobody can be sure of a plan."""
    return [1 + WHIM * (pick(101) - 50) / 50 for _ in range(cities)]


def swayed(hopes: Sequence[Sequence[float]], pick: Pick) -> list[list[float]]:
    """Hope for more or less of each city, by mood."""
    return [
        [mood * each for each in hope]
        for mood, hope in zip(moods(len(hopes), pick), hopes, strict=True)
    ]


def spread(view: Any, squad: Iterable[AnyShip], fuel: int, pick: Pick) -> Answer:
    """Send most ships off, as far as the fuel lasts, rather to cities where no other ship goes."""
    answer: Answer = {}
    fresh = [str(space.number) for space in view.spaces if space.city is not None]
    used: list[str] = []
    ships = list(squad)
    while ships:
        ship = ships.pop(pick(len(ships)))
        answer[key_of(ship.id)] = (HOME,)
        if ship.fuel <= fuel and (fresh or used) and pick(8):
            group = used if not fresh or (used and pick(3) == 0) else fresh
            target = group.pop(pick(len(group)))
            used.append(target)
            answer[key_of(ship.id)] = (target,)
            fuel -= ship.fuel
    return answer


def whims(ask: Ask, make_form: FormMaker, pick: Pick, usual: str, other: str) -> Answer:
    """Take what is suggested ahead, but fight when ahead, and loot by whim."""
    answer = make_form({}).answer()
    for space in ask.about:
        if Spot(FIGHT, space).key in answer:
            answer[Spot(FIGHT, space).key] = (AHEAD,)
        answer[Spot(CITY, space).key] = (usual if pick(3) else other,)
    return answer
