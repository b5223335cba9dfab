"""The card set: read from the data files, checked, and given to the rules as plain cards."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from engine.invasion.cards.card_files import bonuses_of
from engine.kit.packs import Reader, by_id, copies_of, digest
from engine.tremble.cards import cards
from engine.tremble.cards.card_files import (
    ArmyCard,
    CityCard,
    CompensationCard,
    ShipCard,
    StationCard,
    TaskCard,
)
from engine.tremble.cards.cards import Colour, Pack
from engine.tremble.cards.pack_checks import problems

DATA = Path(__file__).parent / "data"


def load_pack(folder: Path | None = None) -> Pack:
    """Load the card set in `folder`, or the house set; raise PackError."""
    return _house_pack() if folder is None else _load(folder)


@cache
def _house_pack() -> Pack:
    """Load the card set that is shipped with the game."""
    return _load(DATA)


def _load(folder: Path) -> Pack:
    """Read, check and convert all files of `folder`."""
    reader = Reader(folder)
    cities = reader.read("cities.toml", "city", CityCard)
    ships = reader.read("ships.toml", "ship", ShipCard)
    stations = reader.read("stations.toml", "station", StationCard)
    armies = reader.read("armies.toml", "army", ArmyCard)
    tasks = reader.read("tasks.toml", "task", TaskCard)
    compensations = reader.read("compensations.toml", "compensation", CompensationCard)
    reader.stop_at_problems()
    pack = Pack(
        cities=by_id(map(_city, cities)),
        ships=by_id(ship for series in ships for ship in _ships(series)),
        stations=by_id(station for series in stations for station in _stations(series)),
        armies=by_id(army for series in armies for army in _armies(series)),
        tasks=by_id(map(_task, tasks)),
        compensations=by_id(each for series in compensations for each in _compensations(series)),
        hash="",
    )
    reader.problems += problems(pack)
    reader.stop_at_problems()
    return msgspec.structs.replace(pack, hash=digest(pack))


def _city(card: CityCard) -> cards.City:
    """Make the city of a data file."""
    return cards.City(
        id=card.id,
        english=card.name,
        region=card.region,
        type=card.type,
        colour=card.colour,
        captains=card.captains,
        raid=card.raid,
        catch=card.catch,
        difficulty=card.difficulty,
    )


def _ships(card: ShipCard) -> Iterator[cards.Ship]:
    """Make the ships of a series."""
    bonuses = bonuses_of(card)
    for own_id in copies_of(card.series, card.copies):
        yield cards.Ship(
            id=own_id,
            series=card.series,
            english=card.name,
            ship_class=card.ship_class,
            colour=None if card.colour == "none" else Colour(card.colour),
            attack=card.attack,
            fuel=card.fuel,
            price=card.price,
            bonuses=bonuses,
            transfer=card.transfer,
            invulnerable=card.invulnerable,
        )


def _stations(card: StationCard) -> Iterator[cards.Station]:
    """Make the stations of a series."""
    effect = cards.Effect(card.effect.kind.value, card.effect.amount)
    for own_id in copies_of(card.series, card.copies):
        yield cards.Station(own_id, card.series, card.name, card.colour, card.price, effect)


def _armies(card: ArmyCard) -> Iterator[cards.Army]:
    """Make the armies of a series."""
    for own_id in copies_of(card.series, card.copies):
        yield cards.Army(own_id, None if card.attack == "none" else card.attack)


def _task(card: TaskCard) -> cards.Task:
    """Make the task of a data file."""
    return cards.Task(id=card.id, captains=card.captains, type=card.type, region=card.region)


def _compensations(card: CompensationCard) -> Iterator[cards.Compensation]:
    """Make the compensation cards of a series."""
    effect = cards.Effect(card.effect.kind.value, card.effect.amount)
    for own_id in copies_of(card.series, card.copies):
        yield cards.Compensation(own_id, card.series, card.name, effect)
