"""What must be true of the whole card set, beyond each field alone (TD-F1 to TD-F13)."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.invasion.cards.cards import ShipClass
from engine.invasion.cards.pack_checks import bonus_problems, span
from engine.kit.packs import Problem
from engine.tremble_draft.cards.cards import MAX_CAPTAINS, Pack
from engine.tremble_draft.cards.goals import measured

CITIES = {2: 60, 4: 15, 5: 15}
STARRED = 45
ARMIES, STARRED_ARMIES = 6, 3
SHIPS = 35
TASKS = {2: 20, 4: 5, 5: 5}
FUEL = range(1, 21)  # what a tank can hold


def problems(pack: Pack) -> list[Problem]:
    """List everything that keeps `pack` from being a legal card set."""
    return [*_cities(pack), *_armies(pack), *_ships(pack), *_tasks(pack)]


def _counted(file: str, what: str, found: int, expected: int) -> Iterator[Problem]:
    if found != expected:
        yield Problem(file, what, "", f"there are {found}", str(expected))


def _marks(file: str, marks: Iterable[int], expected: dict[int, int]) -> Iterator[Problem]:
    found = Counter(marks)
    for mark in sorted({*found, *expected}):
        what = f"cards marked {mark}+" if mark > 2 else "cards without a mark"
        yield from _counted(file, what, found[mark], expected.get(mark, 0))


def _cities(pack: Pack) -> Iterator[Problem]:
    file, cities = "cities.toml", pack.cities.values()
    for city in cities:
        if city.search <= city.raid:
            more = f"more than the raid value {city.raid:,}"
            yield Problem(file, f"city {city.id}", "search", f"is {city.search:,}", more)
    yield from _marks(file, (city.captains for city in cities), CITIES)
    yield from _counted(file, "cities with a star", sum(city.star for city in cities), STARRED)


def _armies(pack: Pack) -> Iterator[Problem]:
    file, armies = "armies.toml", pack.armies.values()
    yield from _counted(file, "all armies", len(armies), ARMIES)
    starred = sum(army.star for army in armies)
    yield from _counted(file, "armies with a star", starred, STARRED_ARMIES)


def _ships(pack: Pack) -> Iterator[Problem]:
    file, ships = "ships.toml", pack.ships.values()
    yield from _counted(file, "all ships", len(ships), SHIPS)
    starting = [ship for ship in ships if ship.starting]
    yield from _counted(file, "starting ships", len(starting), MAX_CAPTAINS)
    for ship in {ship.series: ship for ship in ships}.values():
        card = f"ship {ship.series}"
        yield from bonus_problems(file, ship)
        if ship.fuel not in FUEL:
            yield Problem(file, card, "fuel", f"is {ship.fuel}", span(FUEL))
        if ship.starting and ship.ship_class is not ShipClass.SAUCER:
            yield Problem(file, card, "class", f'is "{ship.ship_class}"', "a saucer, as it starts")


def _tasks(pack: Pack) -> Iterator[Problem]:
    """Check the marks, and that every task can be met by the cities of its smallest game."""
    file = "tasks.toml"
    yield from _marks(file, (task.captains for task in pack.tasks.values()), TASKS)
    for task in pack.tasks.values():
        played = [city for city in pack.cities.values() if city.captains <= task.captains]
        for need in task.needs:
            if (most := measured(need, played)) < need.least:
                found = f"asks for {need.least:,}"
                yield Problem(file, f"task {task.id}", "needs", found, f"{most:,} at most")
