"""What happens in a game, as everybody or one captain gets to know it.

Each event carries what made it (cards, numbers), so that words and pictures need nothing else.
"""

from typing import TypeAlias, get_args, get_origin

from engine.core.asks import Seat
from engine.invasion.battles import events as common
from engine.invasion.battles.events import Event, OverCities
from engine.invasion.ending.ending import GameEnded
from engine.tremble_draft.cards.cards import Army, City, Ship, Task
from engine.tremble_draft.table.view import Attack, TaskResult


class TasksDealt(Event, frozen=True):
    """A captain is dealt tasks (TD-1.9); only the captain is told which."""

    seat: Seat
    tasks: tuple[Task, ...]


class TasksKept(Event, frozen=True):
    """A captain keeps tasks; only the captain is told which, and how many."""

    seat: Seat
    tasks: tuple[Task, ...]


class TurnBegan(Event, frozen=True):
    """A turn begins; everybody has so much fuel (TD-3.1)."""

    turn: int
    lead: Seat
    fuel: tuple[int, ...]
    before: tuple[int, ...]


class CreditTaken(Event, frozen=True):
    """A captain takes a credit (TD-12.1)."""

    seat: Seat
    humans: int  # afterwards


class CreditRepaid(Event, frozen=True):
    """A captain pays a credit back (TD-12.2, TD-12.3)."""

    seat: Seat
    humans: int  # afterwards
    final: bool = False  # because the game ends


class Offered(Event, frozen=True):
    """A captain draws cards (TD-4.1); only the captain is told which."""

    seat: Seat
    cards: tuple[Ship, ...]


class Shopped(Event, frozen=True):
    """What a captain did in phase 2; the ship bought is told to its captain alone (TD-4.7)."""

    seat: Seat
    paid: int
    refused: tuple[Ship, ...]
    discarded: tuple[Ship, ...]
    humans: int  # afterwards
    before: int
    bought: Ship | None = None


class CityLaid(Event, frozen=True):
    """A city is turned up and lies on the next space (TD-5.1)."""

    space: int
    city: City


class ArmyTurned(Event, frozen=True):
    """An army is turned up; whoever searches meets it (TD-5.2)."""

    army: Army
    number: int  # in this turn
    seats: tuple[Seat, ...]  # who searches


class SearchLeft(Event, frozen=True):
    """A captain leaves a city before an army comes (TD-11.2)."""

    seat: Seat
    city: City
    army: Army
    ships: tuple[Ship, ...]


class ArmyFought(Event, frozen=True):
    """A search fights an army (TD-11.3)."""

    seat: Seat
    city: City
    army: Army
    ships: tuple[Ship, ...]
    total: int
    roll: tuple[int, ...]
    won: bool


class SearchBroken(Event, frozen=True):
    """A search lost to an army; a ship is gone, the others come home (TD-11.5)."""

    seat: Seat
    city: City
    army: Army
    ship: Ship


class PlansRevealed(common.PlansRevealed[Attack, City], frozen=True):
    """All plans become public at the same instant, with the seats that stayed home (TD-6.2)."""


class FuelPaid(Event, frozen=True):
    """A captain pays for all ships sent (TD-7.1)."""

    seat: Seat
    paid: int
    fuel: int  # left


class Move(common.Move[Ship], frozen=True, gc=False):
    """A ship relocates after the reveal."""


class ShipsTransferred(common.ShipsTransferred[Move, Attack, City], frozen=True):
    """Ships have relocated or stayed, all at once (TD-8.2)."""


class DecidesNow(common.DecidesNow, frozen=True):
    """A captain who gave orders ahead wanted to be asked about this, at these spaces."""

    about: tuple[int, ...] = ()


class ReserveJoined(Event, frozen=True):
    """Ships in reserve join a battle before the dice (TD-9.7)."""

    space: int
    city: City
    seat: Seat
    ships: tuple[Ship, ...]
    paid: int  # fuel
    fuel: int  # left
    total: int  # of the group, with them


class ShipLost(Event, frozen=True):
    """A loser of a battle gives a ship up (TD-9.10)."""

    space: int
    city: City
    seat: Seat
    ship: Ship


class LootChosen(Event, frozen=True):
    """A captain raids or searches (TD-10.1); `ships` stay for a search."""

    space: int
    city: City
    seat: Seat
    ships: tuple[Ship, ...] = ()
    counter: int = 0  # of the search; 0 where it is a raid


class CityTaken(Event, frozen=True):
    """Humans are gained and the card is taken, by a raid or at the end of a search."""

    city: City
    seat: Seat
    humans: int  # gained
    total: int  # humans of the captain afterwards
    space: int = 0  # where it was raided
    ships: tuple[Ship, ...] = ()  # which come home from a search


class SearchCounted(Event, frozen=True):
    """The counter of a search goes down (TD-10.4)."""

    seat: Seat
    city: City
    counter: int


class SearchUnfinished(Event, frozen=True):
    """The game ends before a search does: it pays nothing, the city is lost (TD-14.2)."""

    seat: Seat
    city: City


class TasksScored(Event, frozen=True):
    """The tasks of a captain are shown and scored (TD-13.2, TD-14.6)."""

    seat: Seat
    results: tuple[TaskResult, ...]
    humans: int  # gained or lost by them together
    total: int  # humans afterwards


DraftEvent: TypeAlias = (
    TasksDealt
    | TasksKept
    | TurnBegan
    | CreditTaken
    | CreditRepaid
    | Offered
    | Shopped
    | CityLaid
    | ArmyTurned
    | SearchLeft
    | ArmyFought
    | SearchBroken
    | PlansRevealed
    | FuelPaid
    | ShipsTransferred
    | DecidesNow
    | ReserveJoined
    | ShipLost
    | LootChosen
    | CityTaken
    | SearchCounted
    | SearchUnfinished
    | TasksScored
    | OverCities[City]
    | GameEnded
)
EVENT_TYPES: tuple[type[Event], ...] = tuple(
    get_origin(kind) or kind for kind in get_args(DraftEvent)
)
