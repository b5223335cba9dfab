"""What must be true of a whole card set, beyond each field alone (digest sections 1 and 2)."""

from collections import Counter
from collections.abc import Iterator

from engine.invasion.cards.cards import CityType, Region, ShipClass
from engine.invasion.cards.pack_checks import bonus_problems, span
from engine.kit.packs import Problem
from engine.tremble.cards.cards import MAX_CAPTAINS, City, Colour, Pack, Task
from engine.tremble.cards.effects import (
    COMPENSATION_AMOUNTS,
    STATION_AMOUNTS,
    CompensationKind,
    StationKind,
)

CITIES_BY_TAG = {2: 15, 3: 5, 4: 5, 5: 5}  # of each colour: 3 to 6 spaces for five turns
DECK = 50  # ships and stations of each colour: 5 captains x 2 cards x 5 turns
STATIONS = range(4, 7)
STATION_KINDS = 8
TRAINING = 5
ARMIES = 20
COMPENSATIONS = 20
COMPENSATION_KINDS = 7
TASKS_LEFT = {2: 3, 3: 3, 4: 4, 5: 5}
FUEL = {
    ShipClass.SAUCER: range(1, 3),
    ShipClass.TRIPOD: range(2, 4),
    ShipClass.CRUISER: range(4, 7),
}


def problems(pack: Pack) -> list[Problem]:
    """List everything that keeps `pack` from being a legal card set."""
    checks = (_cities, _ships, _decks, _stations, _armies, _tasks, _compensations)
    return [problem for check in checks for problem in check(pack)]


def contestable(task: Task, cities: list[City], captains: int) -> bool:
    """Tell whether the captains can compete for `task`: one matching city more than captains."""
    matching = sum(city.type is task.type or city.region is task.region for city in cities)
    return matching > captains


def _cities(pack: Pack) -> Iterator[Problem]:
    """Check the counts of colours and tags, and that red cities are richer (S-1, S-2)."""
    file = "cities.toml"
    for city in pack.cities.values():
        if city.catch <= city.raid:
            more = f"more than the raid value {city.raid:,}"
            yield Problem(file, f"city {city.id}", "catch", f"is {city.catch:,}", more)
    tags = Counter((city.colour, city.captains) for city in pack.cities.values())
    for colour in Colour:
        for captains, count in CITIES_BY_TAG.items():
            what = f"{colour} cities " + (
                f"tagged {captains}+" if captains > 2 else "without a tag"
            )
            if tags[colour, captains] != count:
                found = f"there are {tags[colour, captains]}"
                yield Problem(file, what, "captains", found, str(count))
    raids = {
        colour: sorted(city.raid for city in pack.cities.values() if city.colour is colour)
        for colour in Colour
    }
    blue, red = raids[Colour.BLUE], raids[Colour.RED]
    if blue and red and sum(red) * len(blue) <= sum(blue) * len(red):
        found = "their mean is not above that of the blue cities"
        yield Problem(file, "red cities", "raid", found, "red cities to be richer than blue ones")


def _ships(pack: Pack) -> Iterator[Problem]:
    """Check each ship, and the training saucers (S-3)."""
    file = "ships.toml"
    for ship in {ship.series: ship for ship in pack.ships.values()}.values():
        card = f"ship {ship.series}"
        yield from bonus_problems(file, ship)
        if ship.fuel not in FUEL[ship.ship_class]:
            expected = f"{span(FUEL[ship.ship_class])} for a {ship.ship_class}"
            yield Problem(file, card, "fuel", f"is {ship.fuel}", expected)
        if ship.colour is not None and ship.price == 0:
            yield Problem(file, card, "price", "is 0", "a price for every ship that has a colour")
    training = [ship for ship in pack.ships.values() if ship.colour is None]
    if len(training) != TRAINING:
        found = f"there are {len(training)}"
        yield Problem(file, 'ships of colour "none"', "copies", found, f"{TRAINING} in all")
    for ship in training:
        plain = ship.ship_class is ShipClass.SAUCER and ship.fuel == 1 and ship.invulnerable
        if not plain:
            expected = "a saucer of fuel 1 that is invulnerable, as every captain's first ship is"
            yield Problem(file, f"ship {ship.id}", "colour", 'is "none"', expected)


def _decks(pack: Pack) -> Iterator[Problem]:
    """Check that ships and stations fill the decks of both colours (S-4)."""
    stations = Counter(station.colour for station in pack.stations.values())
    ships = Counter(ship.colour for ship in pack.ships.values())
    for colour in Colour:
        if stations[colour] not in STATIONS:
            found = f"there are {stations[colour]}"
            yield Problem("stations.toml", f"{colour} stations", "copies", found, span(STATIONS))
        if ships[colour] + stations[colour] != DECK:
            found = f"there are {ships[colour]} beside {stations[colour]} {colour} stations"
            yield Problem("ships.toml", f"{colour} ships", "copies", found, f"{DECK} in all")


def _stations(pack: Pack) -> Iterator[Problem]:
    """Check that effects have the number they need, and that they differ enough."""
    file = "stations.toml"
    for station in {station.series: station for station in pack.stations.values()}.values():
        amounts = STATION_AMOUNTS[StationKind(station.effect.kind)]
        if station.effect.amount not in amounts:
            expected = f"{span(amounts)} for {station.effect.kind}{_steps(amounts)}"
            found = f"is {station.effect.amount:,}"
            yield Problem(file, f"station {station.series}", "effect.amount", found, expected)
    kinds = {station.effect.kind for station in pack.stations.values()}
    if len(kinds) < STATION_KINDS:
        found = f"there are {len(kinds)} kinds"
        yield Problem(file, "all stations", "effect.kind", found, f"at least {STATION_KINDS}")


def _steps(amounts: range) -> str:
    """Add which numbers of a range count, where not all do."""
    return f", in steps of {amounts.step:,}" if amounts.step > 1 else ""


def _armies(pack: Pack) -> Iterator[Problem]:
    """Check that there are enough armies, some of them none."""
    file, armies = "armies.toml", pack.armies.values()
    if len(armies) != ARMIES:
        yield Problem(file, "all armies", "copies", f"there are {len(armies)}", str(ARMIES))
    if len({army.attack is None for army in armies}) == 1:
        expected = 'some cards with "none" and some with a number'
        yield Problem(file, "all armies", "attack", "all are of one sort", expected)


def _tasks(pack: Pack) -> Iterator[Problem]:
    """Check that every type and region has its task, and that enough are left (S-1, S-6)."""
    file = "tasks.toml"
    for task in pack.tasks.values():
        if (task.type is None) == (task.region is None):
            found = "both are given" if task.type else "both are missing"
            yield Problem(file, f"task {task.id}", "type, region", found, "exactly one of them")
    given = Counter(task.type or task.region for task in pack.tasks.values())
    for aim in (*CityType, *Region):
        if given[aim] != 1:
            field = "type" if isinstance(aim, CityType) else "region"
            yield Problem(file, f'tasks for "{aim}"', field, f"there are {given[aim]}", "1")
    for captains in range(2, MAX_CAPTAINS + 1):
        yield from _tasks_left(pack, captains)


def _tasks_left(pack: Pack, captains: int) -> Iterator[Problem]:
    """Check the tasks that are left for `captains`: how many, and each worth fighting for."""
    file = "tasks.toml"
    left = [task for task in pack.tasks.values() if task.captains <= captains]
    cities = [city for city in pack.cities.values() if city.captains <= captains]
    if len(left) < TASKS_LEFT[captains]:
        expected = f"at least {TASKS_LEFT[captains]}"
        found = f"{len(left)} are left with {captains} captains"
        yield Problem(file, "all tasks", "captains", found, expected)
    for task in left:
        if not contestable(task, cities, captains):
            found = f"is in play with {captains} captains, but too few cities match"
            expected = f"a higher tag, or at least {captains + 1} matching cities"
            yield Problem(file, f"task {task.id}", "captains", found, expected)


def _compensations(pack: Pack) -> Iterator[Problem]:
    """Check effects, count and variety of the compensation cards (K-1 to K-4)."""
    file, cards = "compensations.toml", pack.compensations.values()
    for card in {card.series: card for card in cards}.values():
        amounts = COMPENSATION_AMOUNTS[CompensationKind(card.effect.kind)]
        if card.effect.amount not in amounts:
            expected = f"{span(amounts)} for {card.effect.kind}{_steps(amounts)}"
            found = f"is {card.effect.amount:,}"
            yield Problem(file, f"compensation {card.series}", "effect.amount", found, expected)
    if len(cards) != COMPENSATIONS:
        found = f"there are {len(cards)}"
        yield Problem(file, "all compensations", "copies", found, str(COMPENSATIONS))
    kinds = {card.effect.kind for card in cards}
    if len(kinds) < COMPENSATION_KINDS:
        found, expected = f"there are {len(kinds)} kinds", f"at least {COMPENSATION_KINDS}"
        yield Problem(file, "all compensations", "effect.kind", found, expected)
    for kind in (CompensationKind.FUEL, CompensationKind.HUMANS, CompensationKind.TROPHY):
        if kind not in kinds:
            found = f'no card has "{kind}"'
            yield Problem(file, "all compensations", "effect.kind", found, "at least one")
