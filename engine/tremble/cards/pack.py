"""The card set: read from the data files, checked, and given to the rules as plain cards."""

import hashlib
import json
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

from engine.core.registry import GameDataError
from engine.invasion.cards import Bonus
from engine.tremble.cards import cards
from engine.tremble.cards.card_files import (
    ArmyCard,
    Card,
    CityCard,
    CompensationCard,
    ShipCard,
    StationCard,
    TaskCard,
    read_card,
)
from engine.tremble.cards.cards import Colour, Pack
from engine.tremble.cards.pack_checks import Problem, problems

DATA = Path(__file__).parent / "data"


class PackError(GameDataError):
    """The card set cannot be played with; the message has one problem a line."""


def load_pack(folder: Path | None = None) -> Pack:
    """Load the card set in `folder`, or the house set; raise PackError."""
    return _house_pack() if folder is None else _load(folder)


@cache
def _house_pack() -> Pack:
    """Load the card set that is shipped with the game."""
    return _load(DATA)


def _load(folder: Path) -> Pack:
    """Read, check and convert all files of `folder`."""
    reader = _Reader(folder)
    cities = reader.read("cities.toml", "city", CityCard)
    ships = reader.read("ships.toml", "ship", ShipCard)
    stations = reader.read("stations.toml", "station", StationCard)
    armies = reader.read("armies.toml", "army", ArmyCard)
    tasks = reader.read("tasks.toml", "task", TaskCard)
    compensations = reader.read("compensations.toml", "compensation", CompensationCard)
    reader.stop_at_problems()
    pack = Pack(
        cities=_by_id(map(_city, cities)),
        ships=_by_id(ship for series in ships for ship in _ships(series)),
        stations=_by_id(station for series in stations for station in _stations(series)),
        armies=_by_id(army for series in armies for army in _armies(series)),
        tasks=_by_id(map(_task, tasks)),
        compensations=_by_id(each for series in compensations for each in _compensations(series)),
        hash="",
    )
    reader.problems += problems(pack)
    reader.stop_at_problems()
    return msgspec.structs.replace(pack, hash=_digest(pack))


class _Reader:
    """Reads file after file and gathers what is wrong, so that all of it is said at once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[Problem] = []
        self._ids: dict[str, str] = {}
        self._names: dict[str, str] = {}

    def read(self, file: str, kind: str, model: type[Card]) -> list[Card]:
        """Read the cards of one file."""
        found: list[Card] = []
        for number, raw in enumerate(self._tables(file, kind), start=1):
            own_id = raw.get("id", raw.get("series"))
            card_name = f"{kind} {own_id if isinstance(own_id, str) else f'number {number}'}"
            card = read_card(model, raw)
            if isinstance(card, list):
                self.problems += [Problem(file, card_name, *fault) for fault in card]
            else:
                found.append(card)
            self._unique(file, card_name, raw)
        return found

    def stop_at_problems(self) -> None:
        """Raise PackError if there was a problem."""
        if self.problems:
            raise PackError("\n".join(map(str, self.problems)))

    def _tables(self, file: str, kind: str) -> list[dict[str, Any]]:
        """Return the tables `[[kind]]` of a file."""
        try:
            content = tomllib.loads((self.folder / file).read_text("utf-8"))
        except FileNotFoundError:
            self._broken(file, "the file is missing", f"it in the folder {self.folder.name}")
            return []
        except (OSError, UnicodeDecodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
            self._broken(file, f"the file cannot be read ({reason})", "a text file in UTF-8")
            return []
        except tomllib.TOMLDecodeError as error:
            self._broken(file, f"the file is not TOML: {error}", 'lines like name = "Paris"')
            return []
        for key in content.keys() - {kind}:
            self.problems.append(Problem(file, key, "", "is unknown here", f"only [[{kind}]]"))
        tables = content.get(kind, [])
        if not isinstance(tables, list) or not all(isinstance(each, dict) for each in tables):
            self._broken(file, f"{kind} is not a list of cards", f"each card under [[{kind}]]")
            return []
        return tables

    def _broken(self, file: str, found: str, expected: str) -> None:
        """Note that a whole file is of no use."""
        self.problems.append(Problem(file, "all cards", "", found, expected))

    def _unique(self, file: str, card: str, raw: dict[str, Any]) -> None:
        """Note an id or a name that another card has already."""
        for field, seen in (("id", self._ids), ("series", self._ids), ("name", self._names)):
            value = raw.get(field)
            if not isinstance(value, str):
                continue
            if value in seen:
                found = f'is "{value}", as {seen[value]} has it'
                self.problems.append(Problem(file, card, field, found, f"a {field} of its own"))
            seen.setdefault(value, f"a {card.partition(' ')[0]} of {file}")


class _HasId(Protocol):
    """A card that knows its id."""

    @property
    def id(self) -> str:
        """Return the id."""
        ...


Kind = TypeVar("Kind", bound=_HasId)


def _by_id(found: Iterable[Kind]) -> dict[str, Kind]:
    """Put cards in a dictionary, in the order of the file."""
    return {card.id: card for card in found}


def _ids(series: str, copies: int) -> Iterator[str]:
    """Name the cards of a series: itself when single, else numbered from 1."""
    if copies == 1:
        yield series
    else:
        yield from (f"{series}.{number}" for number in range(1, copies + 1))


def _city(card: CityCard) -> cards.City:
    """Make the city of a data file."""
    return cards.City(
        id=card.id,
        name=card.name,
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
    bonuses = tuple(
        Bonus(plus=bonus.plus, city=bonus.city, wing=bonus.wing, army=bonus.army)
        for bonus in card.bonuses
    )
    for own_id in _ids(card.series, card.copies):
        yield cards.Ship(
            id=own_id,
            series=card.series,
            name=card.name,
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
    for own_id in _ids(card.series, card.copies):
        yield cards.Station(own_id, card.series, card.name, card.colour, card.price, effect)


def _armies(card: ArmyCard) -> Iterator[cards.Army]:
    """Make the armies of a series."""
    for own_id in _ids(card.series, card.copies):
        yield cards.Army(own_id, None if card.attack == "none" else card.attack)


def _task(card: TaskCard) -> cards.Task:
    """Make the task of a data file."""
    return cards.Task(id=card.id, captains=card.captains, type=card.type, region=card.region)


def _compensations(card: CompensationCard) -> Iterator[cards.Compensation]:
    """Make the compensation cards of a series."""
    effect = cards.Effect(card.effect.kind.value, card.effect.amount)
    for own_id in _ids(card.series, card.copies):
        yield cards.Compensation(own_id, card.series, card.name, effect)


def _digest(pack: Pack) -> str:
    """Hash the content of a card set; comments and white space do not count, the order does."""
    kinds = {
        kind: list(found.values())
        for kind, found in msgspec.to_builtins(pack).items()
        if kind != "hash"
    }
    text = json.dumps(kinds, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()
