"""The house card set in the shape the rules look things up in."""

from collections.abc import Iterable
from functools import cache, lru_cache

from engine.tremble.cards.cards import Aid, Card, City, Colour, Ship, Station
from engine.tremble.cards.effects import CompensationKind
from engine.tremble.cards.pack import load_pack

PACK = load_pack()
MEMORY = 1 << 12
"""So many squads and the like are looked up once: most stay as they are for long."""

SHIPS = PACK.ships
STATIONS = PACK.stations
SQUAD_CARDS: dict[str, Card] = {**PACK.ships, **PACK.stations}
CITIES = PACK.cities
ARMIES = PACK.armies
TASKS = PACK.tasks
COMPENSATIONS = PACK.compensations
PAID_AT_ONCE = frozenset(
    card.id for card in COMPENSATIONS.values() if card.effect.kind == CompensationKind.HUMANS
)
"""Compensation cards that nobody ever holds: bonus humans (K-2)."""
AIDS: dict[str, Aid] = {**PACK.stations, **PACK.compensations}

TRAINING = tuple(ship.id for ship in SHIPS.values() if ship.colour is None)

_RANK = {
    card: rank for rank, card in enumerate((*SQUAD_CARDS, *CITIES, *ARMIES, *TASKS, *COMPENSATIONS))
}


def canonical(cards: Iterable[str]) -> tuple[str, ...]:
    """Put cards in the order of the data files, which tells nobody anything."""
    return tuple(sorted(cards, key=_RANK.__getitem__))


@cache
def deck_of(colour: Colour) -> tuple[str, ...]:
    """List all ships and stations with backs of this colour."""
    return tuple(card.id for card in SQUAD_CARDS.values() if card.colour is colour)


@cache
def cities_of(colour: Colour, captains: int) -> tuple[str, ...]:
    """List the cities of a colour that this many captains play with (S-1)."""
    return tuple(
        city.id for city in CITIES.values() if city.colour is colour and city.captains <= captains
    )


@cache
def tasks_for(captains: int) -> tuple[str, ...]:
    """List the tasks that this many captains may draw (S-1)."""
    return tuple(task.id for task in TASKS.values() if task.captains <= captains)


@lru_cache(maxsize=MEMORY)
def ships_in(cards: tuple[str, ...]) -> tuple[Ship, ...]:
    """Look ships up."""
    return tuple([SHIPS[card] for card in cards])


def stations_in(cards: Iterable[str]) -> tuple[Station, ...]:
    """Look stations up."""
    return tuple([STATIONS[card] for card in cards])


def cards_in(cards: tuple[str, ...]) -> tuple[Card, ...]:
    """Look ships and stations up."""
    return tuple([SQUAD_CARDS[card] for card in cards])


@lru_cache(maxsize=MEMORY)
def cities_in(cards: tuple[str, ...]) -> tuple[City, ...]:
    """Look cities up."""
    return tuple([CITIES[card] for card in cards])


def aids_in(cards: Iterable[str]) -> tuple[Aid, ...]:
    """Look stations and compensation cards up."""
    aids: tuple[Aid, ...] = ()
    for card in cards:
        aids += (AIDS[card],)
    return aids
