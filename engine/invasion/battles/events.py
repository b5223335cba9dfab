"""What happens over cities in every edition; the city cards are the edition's own."""

from typing import Generic, TypeAlias, TypeVar

import msgspec

from engine.core.asks import Seat
from engine.invasion.battles.battles import Fighter

City = TypeVar("City")
Ship = TypeVar("Ship")
Attack = TypeVar("Attack")
Flown = TypeVar("Flown")


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=str.lower):
    """The base of all events."""


class PlansRevealed(Event, Generic[Attack, City], frozen=True):
    """All plans become public at the same instant, with the seats that stayed home."""

    attacks: tuple[Attack, ...]
    home: tuple[Seat, ...]
    cities: tuple[City | None, ...] = ()  # on the spaces from 1


class Move(msgspec.Struct, Generic[Ship], frozen=True, gc=False):
    """A ship leaves one space for another after the reveal; `target` is `origin` if it stays."""

    seat: Seat  # whose ship it is
    ship: Ship
    origin: int
    target: int


class ShipsTransferred(Event, Generic[Flown, Attack, City], frozen=True):
    """Ships with transfer have moved or stayed, all at once."""

    moves: tuple[Flown, ...]
    attacks: tuple[Attack, ...] = ()  # as they are now
    cities: tuple[City | None, ...] = ()


class DecidesNow(Event, frozen=True):
    """A captain who gave orders ahead wanted to be asked about this."""

    seat: Seat


class CitySpared(Event, Generic[City], frozen=True):
    """Nobody attacked; the city is discarded."""

    space: int
    city: City


class Unopposed(Event, Generic[City], frozen=True):
    """One attacker, no battle."""

    space: int
    city: City
    seat: Seat


class OrderRolled(Event, frozen=True):
    """Equal totals: the dice say who decides first."""

    space: int
    seats: tuple[Seat, ...]
    rolls: tuple[int, ...]


class FightChosen(Event, Generic[City], frozen=True):
    """A captain fights or retreats."""

    space: int
    city: City
    seat: Seat
    total: int
    fights: bool


class Walkover(Event, Generic[City], frozen=True):
    """All others retreated; the last captain has the city without a battle."""

    space: int
    city: City
    seat: Seat


class DiceRolled(Event, Generic[City], frozen=True):
    """The fighters roll; after a tie only those tied roll again."""

    space: int
    city: City
    round: int
    fighters: tuple[Fighter, ...]


class BattleTied(Event, Generic[City], frozen=True):
    """Several are ahead; they roll again from their totals, the others have lost."""

    space: int
    city: City
    seats: tuple[Seat, ...]
    fighters: tuple[Fighter, ...] = ()  # of this throw


class BattleWon(Event, Generic[City], frozen=True):
    """A battle is over."""

    space: int
    city: City
    winner: Seat
    losers: tuple[Seat, ...]
    fighters: tuple[Fighter, ...] = ()  # all who fought, with their last dice


OverCities: TypeAlias = (
    CitySpared[City]
    | Unopposed[City]
    | OrderRolled
    | FightChosen[City]
    | Walkover[City]
    | DiceRolled[City]
    | BattleTied[City]
    | BattleWon[City]
)
"""What every edition tells as it is."""
