"""The kinds of card, as the rules see them."""

from enum import StrEnum

import msgspec

from engine.core.words import Named
from engine.invasion.cards.cards import Bonus, CityType, Region, ShipClass

MAX_CAPTAINS = 5


class City(Named, msgspec.Struct, frozen=True):
    """A city: what a raid brings at once, and what a search brings later."""

    id: str
    english: str = msgspec.field(name="name")
    region: Region
    type: CityType
    star: bool  # in the upper half of the deck
    captains: int  # 2 for unmarked cards, 4 or 5 for cards marked 4+, 5+
    raid: int
    search: int


class Army(Named, msgspec.Struct, frozen=True):
    """A human army, mixed into the city deck."""

    id: str
    english: str = msgspec.field(name="name")
    star: bool
    attack: int


class Ship(Named, msgspec.Struct, frozen=True):
    """A ship card; cards of one `series` are alike."""

    id: str
    series: str
    english: str = msgspec.field(name="name")
    ship_class: ShipClass
    attack: int
    fuel: int
    price: int
    bonuses: tuple[Bonus, ...] = ()
    tempo: bool = False  # TD-A3
    reserve: bool = False  # TD-A4
    transfer: bool = False  # TD-A5
    starting: bool = False


class Measure(StrEnum):
    """What a need counts among the cities a captain has taken."""

    CITIES = "cities"  # those that fit
    REGIONS = "regions"  # regions in which at least `each` of them lie
    ALIKE = "alike"  # the most of one region and type
    RAID = "raid"  # what their raids bring together


class Need(msgspec.Struct, frozen=True):
    """One condition of a task: so much of a measure, over the cities that fit."""

    measure: Measure
    least: int
    each: int = 1
    regions: tuple[Region, ...] = ()  # any where there is none
    type: CityType | None = None
    raid: int = 0  # what a raid brings at least
    star: bool = False


class Task(msgspec.Struct, frozen=True):
    """A secret task: a bonus where all its needs are met at the end, else a penalty."""

    id: str
    captains: int
    bonus: int
    penalty: int
    needs: tuple[Need, ...]


class Pack(msgspec.Struct, frozen=True):
    """All cards, each kind by card id, in the canonical order of the data files."""

    cities: dict[str, City]
    armies: dict[str, Army]
    ships: dict[str, Ship]
    tasks: dict[str, Task]
    hash: str
