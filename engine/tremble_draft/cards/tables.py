"""The cards in the shape the rules look things up in."""

from collections.abc import Iterable
from functools import cache

from engine.tremble_draft.cards.cards import City
from engine.tremble_draft.cards.pack import load_pack

PACK = load_pack()

SHIPS, CITIES, ARMIES, TASKS = PACK.ships, PACK.cities, PACK.armies, PACK.tasks
STARTING = tuple(ship.id for ship in SHIPS.values() if ship.starting)
MARKET = tuple(ship.id for ship in SHIPS.values() if not ship.starting)
"""The ship deck at the beginning; starting ships come into it once they are lost."""

_RANK = {card: rank for rank, card in enumerate((*SHIPS, *CITIES, *ARMIES, *TASKS))}


def canonical(cards: Iterable[str]) -> tuple[str, ...]:
    """Put cards in the order of the data files, which tells nobody anything."""
    return tuple(sorted(cards, key=_RANK.__getitem__))


@cache
def half_of(captains: int, *, star: bool) -> tuple[str, ...]:
    """List the cities and armies of one half of the city deck (TD-1.1 to TD-1.3)."""
    cities = [
        city.id for city in CITIES.values() if city.star is star and city.captains <= captains
    ]
    return (*cities, *(army.id for army in ARMIES.values() if army.star is star))


@cache
def tasks_for(captains: int) -> tuple[str, ...]:
    """List the tasks that this many captains are dealt (TD-1.1)."""
    return tuple(task.id for task in TASKS.values() if task.captains <= captains)


def cities_in(cards: Iterable[str]) -> tuple[City, ...]:
    """Look cities up."""
    return tuple([CITIES[card] for card in cards])
