"""What happens over cities in every edition; the city cards are the edition's own."""

from typing import Generic, TypeVar

import msgspec

from engine.core.asks import Seat
from engine.invasion.battles import Fighter

City = TypeVar("City")


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=str.lower):
    """The base of all events."""


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
