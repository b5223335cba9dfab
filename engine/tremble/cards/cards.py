"""The kinds of card, as the rules see them (digest section 1)."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from engine.core.words import Named
from engine.invasion.cards.cards import Bonus, CityType, Region, ShipClass

MAX_CAPTAINS = 5
CREDIT, CREDIT_REPAID = 50_000, 60_000
FIRST, SECOND = 200_000, 100_000  # for most trophies of a task, and for second most


class Colour(StrEnum):
    """The back of a card: blue is played in turns 1 to 5, red from turn 6."""

    BLUE = "blue"
    RED = "red"


class City(Named, msgspec.Struct, frozen=True):
    """A city: what it is worth and how hard its people are to catch (`difficulty` armies)."""

    id: str
    english: str = msgspec.field(name="name")
    region: Region
    type: CityType
    colour: Colour
    captains: int  # 2 for untagged cards, 3 to 5 for cards tagged 3+, 4+, 5+
    raid: int
    catch: int
    difficulty: int


class Ship(Named, msgspec.Struct, frozen=True, tag="ship"):
    """A ship card; cards of one `series` are alike. `colour` is None for the training saucers."""

    id: str
    series: str
    english: str = msgspec.field(name="name")
    ship_class: ShipClass
    colour: Colour | None
    attack: int
    fuel: int
    price: int
    bonuses: tuple[Bonus, ...] = ()
    transfer: bool = False
    invulnerable: bool = False


class Effect(msgspec.Struct, frozen=True):
    """What a station or compensation does: a kind known to the rules and its one number."""

    kind: str
    amount: int = 0


class Station(Named, msgspec.Struct, frozen=True, tag="station"):
    """An orbital station card; cards of one `series` are alike."""

    id: str
    series: str
    english: str = msgspec.field(name="name")
    colour: Colour
    price: int
    effect: Effect


class Army(msgspec.Struct, frozen=True):
    """An army card; `attack` is None for "no army"."""

    id: str
    attack: int | None


class Task(msgspec.Struct, frozen=True):
    """A task: trophies of one type or of one region are counted (T-1)."""

    id: str
    captains: int
    type: CityType | None = None
    region: Region | None = None

    def counts(self, city: City) -> bool:
        """Tell whether a trophy counts for it."""
        return city.type is self.type or city.region is self.region


class Compensation(Named, msgspec.Struct, frozen=True, tag="compensation"):
    """A compensation card (digest section 5); cards of one `series` are alike."""

    id: str
    series: str
    english: str = msgspec.field(name="name")
    effect: Effect


Card: TypeAlias = Ship | Station
"""What is bought and held in a squad or on the table."""

Aid: TypeAlias = Station | Compensation
"""What helps at a moment of its captain's choice."""


class Pack(msgspec.Struct, frozen=True):
    """All cards of one set, each kind by card id, in the canonical order of the data files."""

    cities: dict[str, City]
    ships: dict[str, Ship]
    stations: dict[str, Station]
    armies: dict[str, Army]
    tasks: dict[str, Task]
    compensations: dict[str, Compensation]
    hash: str
