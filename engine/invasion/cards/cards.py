"""What cards of every edition have: cities of a type and a region, ships of a class."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol

import msgspec

from engine.core.asks import Seat
from engine.core.words import Text

HUMANS_STEP = 10_000  # every printed amount of humans is a multiple of it


class CityType(StrEnum):
    """What a city is a centre of."""

    SCIENTIFIC = "scientific"
    CULTURAL = "cultural"
    INDUSTRIAL = "industrial"


class Region(StrEnum):
    """Where on Earth a city lies."""

    AFRICA = "africa"
    ASIA = "asia"
    EUROPE = "europe"
    NORTH_AMERICA = "north-america"
    OCEANIA = "oceania"
    SOUTH_AMERICA = "south-america"


class ShipClass(StrEnum):
    """What a ship is; wing bonuses name a class."""

    SAUCER = "saucer"
    TRIPOD = "tripod"
    CRUISER = "cruiser"


class Bonus(msgspec.Struct, frozen=True):
    """Extra attack of a ship: exactly one of `city`, `wing`, `army` says when."""

    plus: int
    city: CityType | None = None
    wing: ShipClass | None = None
    army: bool = False


class AnyCity(Protocol):
    """A city card of any edition."""

    @property
    def id(self) -> str:
        """Return the card's id."""
        ...

    @property
    def name(self) -> Text:
        """Return its name."""
        ...

    @property
    def type(self) -> CityType:
        """Return what the city is a centre of."""
        ...

    @property
    def region(self) -> Region:
        """Return where it lies."""
        ...


class AnyShip(Protocol):
    """A ship card of any edition."""

    @property
    def id(self) -> str:
        """Return the card's id."""
        ...

    @property
    def series(self) -> str:
        """Return what it shares with all cards that are alike."""
        ...

    @property
    def name(self) -> Text:
        """Return its name."""
        ...

    @property
    def ship_class(self) -> ShipClass:
        """Return its class."""
        ...

    @property
    def attack(self) -> int:
        """Return its attack without bonuses."""
        ...

    @property
    def fuel(self) -> int:
        """Return the fuel it needs."""
        ...

    @property
    def bonuses(self) -> Sequence[Bonus]:
        """Return what may add to its attack."""
        ...


class AnySpace(Protocol):
    """A space of the board of any edition; its city is None once nothing is left to take."""

    @property
    def number(self) -> int:
        """Return the number of the space."""
        ...

    @property
    def city(self) -> AnyCity | None:
        """Return the city that lies there."""
        ...


class AnyAttack(Protocol):
    """A captain's ships before a city, in any edition."""

    @property
    def seat(self) -> Seat:
        """Return whose ships they are."""
        ...

    @property
    def space(self) -> int:
        """Return the number of the space they are at."""
        ...

    @property
    def total(self) -> int:
        """Return their attack total."""
        ...

    @property
    def ships(self) -> Sequence[AnyShip]:
        """Return the ships that are left."""
        ...

    @property
    def lost(self) -> Sequence[AnyShip]:
        """Return the ships that were destroyed in this attack."""
        ...
