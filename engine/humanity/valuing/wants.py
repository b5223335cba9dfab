"""What a player wants but cannot pay for yet, and how near its stores bring it."""

import math
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from engine.humanity.base.grid import Cells, tiles_in
from engine.humanity.tiles.tables import MODULES
from engine.humanity.tiles.tiles import ADVANCED, BASICS, Cost, Resource
from engine.kit.memo import recent

BEST = 5  # so many tiles are wanted at once
HALVED = 0.6  # what is left of a wish for each point of work that it lacks
HOPE = 0.5  # of what a tile is worth, that all hope for it is
POINTS = {each: 2.5 if each in ADVANCED else 1.0 for each in Resource}
POINTS[Resource.ELECTRICITY] = 2.0
"""The work that a unit takes which is not there."""

Piles: TypeAlias = tuple[tuple[tuple[Resource, ...], int], ...]
"""How many units there are that may be spent as one of these."""


class Want(NamedTuple):
    """A tile that would be worth so much more than its price."""

    worth: float
    cost: Cost


def best_of(wants: Iterable[Want]) -> list[Want]:
    """Keep those that are wanted most."""
    return sorted((each for each in wants if each.worth > 0), reverse=True)[:BEST]


@recent
def piles_of(cells: Cells) -> Piles:
    """Count what is stored, by what it may be spent as."""
    piles: dict[tuple[Resource, ...], int] = {}
    for _, tile in tiles_in(cells):
        if tile.stock:
            makes = MODULES[tile.module].makes
            piles[makes] = piles.get(makes, 0) + tile.stock
    return tuple(piles.items())


def hope(wants: Iterable[Want], piles: Piles) -> float:
    """Value how near stores bring what is wanted."""
    return HOPE * sum([each.worth * math.pow(HALVED, lacking(piles, each.cost)) for each in wants])


@lru_cache(maxsize=1 << 14)
def lacking(piles: Piles, cost: Cost) -> float:
    """Estimate the work that is missing to pay a cost."""
    left, missing = dict(piles), 0.0
    for resource, amount in _hardest_first(cost):
        for _ in range(amount):
            if not _taken(left, resource):
                missing += POINTS[resource]
    return missing


@cache
def _hardest_first(cost: Cost) -> Cost:
    """Order a cost, so that what can stand for others is taken last."""
    return tuple(sorted(cost, key=lambda due: -list(Resource).index(due[0])))


def _taken(left: dict[tuple[Resource, ...], int], resource: Resource) -> bool:
    """Take a unit from what is left, if there is one."""
    fitting = [makes for makes, count in left.items() if count and resource in makes]
    if not fitting and resource in BASICS and left.get((Resource.ELECTRICITY,)):
        fitting = [(Resource.ELECTRICITY,)]
    if not fitting:
        return False
    left[min(fitting, key=len)] -= 1
    return True
