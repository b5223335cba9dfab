"""What happens in a game, as everybody or one captain gets to know it.

Each event carries what made it (cards, numbers), so that words and pictures need nothing else.
"""

from typing import TypeAlias, get_args, get_origin

import msgspec

from engine.core.asks import Seat
from engine.invasion.battles import events as common
from engine.invasion.battles.battles import Fighter
from engine.invasion.battles.events import Event, OverCities
from engine.invasion.cards.cards import Bonus
from engine.invasion.ending.ending import GameEnded
from engine.tremble.cards.cards import Aid, Army, Card, City, Compensation, Ship, Station, Task
from engine.tremble.table.view import Attack


class TurnBegan(Event, frozen=True):
    """A turn begins with this fuel limit (E-1)."""

    turn: int
    fuel: int


class Offered(Event, frozen=True):
    """A captain draws cards (B-1); only the captain is told which."""

    seat: Seat
    cards: tuple[Card, ...]


class Shopped(Event, frozen=True):
    """What a captain did in phase 1 (B-4); `bought` ships are listed for their captain alone."""

    seat: Seat
    paid: int
    credit: bool
    ships: int  # how many ships were bought
    stations: tuple[Station, ...]
    refused: tuple[Card, ...]
    discarded: tuple[Card, ...]
    humans: int  # afterwards
    bought: tuple[Ship, ...] = ()
    discounts: tuple[Compensation, ...] = ()  # spent on this purchase
    before: int = 0  # humans before it


class GivenBack(Event, frozen=True):
    """A captain drew two stations and draws two other cards instead (B-3)."""

    seat: Seat
    stations: tuple[Card, ...]


class CitiesLaid(Event, frozen=True):
    """Cities are laid on the spaces from 1 (C-1)."""

    cities: tuple[City, ...]


class PlansRevealed(common.PlansRevealed[Attack, City], frozen=True):
    """All plans become public at the same instant (R-1), with the seats that stayed home."""


class FuelAdded(Event, frozen=True):
    """A captain's plan needed more fuel than the turn gives (P-2)."""

    seat: Seat
    aids: tuple[Aid, ...]
    amount: int  # how much they add to the limit together
    used: int = 0  # by all ships sent
    limit: int = 0  # of the turn


class Move(common.Move[Ship], frozen=True, gc=False):
    """A ship leaves one space for another after the reveal."""


class Haul(msgspec.Struct, frozen=True, gc=False):
    """A station moves an enemy ship; `move` is None where another station was quicker (RL-4)."""

    seat: Seat
    station: Station
    ship: Ship
    move: Move | None


class EnemiesMoved(Event, frozen=True):
    """Stations have moved enemy ships, one after another (R-2, RL-4)."""

    hauls: tuple[Haul, ...]
    attacks: tuple[Attack, ...] = ()  # as they are now
    cities: tuple[City | None, ...] = ()


class ShipsTransferred(common.ShipsTransferred[Move, Attack, City], frozen=True):
    """Ships with transfer have moved or stayed, all at once (A-4, RL-20)."""


class DecidesNow(common.DecidesNow, frozen=True):
    """A captain who gave orders ahead wanted to be asked about this (RL-28)."""


class EffectUsed(Event, frozen=True):
    """After the roll a captain uses a station or a card (F-4, A-7)."""

    space: int
    city: City
    seat: Seat
    aid: Aid
    plus: int = 0  # what it adds to the sum of `against`
    against: Seat | None = None  # whose sum changes at once; None where dice are to be rolled
    ship: Ship | None = None  # which loses its bonuses
    fighters: tuple[Fighter, ...] = ()  # of this throw, afterwards
    bonuses: tuple[Bonus, ...] = ()  # which the ship loses


class DiceRerolled(Event, frozen=True):
    """A captain's dice are rolled again by a station or a card (F-4)."""

    space: int
    city: City
    seat: Seat
    before: tuple[int, ...]
    roll: tuple[int, ...]
    fighters: tuple[Fighter, ...]  # of this throw, afterwards


class Passed(Event, frozen=True):
    """A captain who may use stations or cards after a roll lets it be (F-4, W-2)."""

    space: int
    city: City
    seat: Seat


class TrophyClaimed(Event, frozen=True):
    """A loser takes the city card of a battle (K-4); the winner still gets the humans."""

    space: int
    city: City
    seat: Seat
    claimants: tuple[Seat, ...]  # all who spent a claim on it


class ClaimRolled(Event, frozen=True):
    """Several claim one city card; the dice decide (K-4)."""

    space: int
    city: City
    seats: tuple[Seat, ...]
    rolls: tuple[int, ...]


class ShipLost(Event, frozen=True):
    """A loser destroys a ship; None where only invulnerable ones were there (F-6, W-3)."""

    space: int
    seat: Seat
    ship: Ship | None
    army: bool = False  # to an army, not in a battle


class ShipSaved(Event, frozen=True):
    """A station or card brings the ship home that would be destroyed."""

    space: int
    seat: Seat
    aid: Aid
    army: bool = False


class Compensated(Event, frozen=True):
    """A loser draws a compensation card (F-7); only its captain is told which.

    Bonus humans are shown to all and paid at once (K-2).
    """

    seat: Seat
    card: Compensation | None = None
    humans: int = 0  # paid


class NoCompensation(Event, frozen=True):
    """A loser draws nothing: deck and discard hold no card any more (F-7, RL-12)."""

    seat: Seat


class RewardChosen(Event, frozen=True):
    """A captain raids or catches (W-1)."""

    space: int
    city: City
    seat: Seat
    catch: bool
    aids: tuple[Aid, ...] = ()  # spent to meet fewer armies


class ArmiesTurned(Event, frozen=True):
    """All army cards of a catch are turned up (W-2, RL-13)."""

    space: int
    city: City
    seat: Seat
    armies: tuple[Army, ...]
    helped: tuple[Aid, ...] = ()  # what made them fewer


class ArmyRolled(Event, frozen=True):
    """The dice are not enough against an army, but stations and cards may be used (W-2)."""

    space: int
    city: City
    seat: Seat
    army: Army
    total: int
    roll: tuple[int, ...]
    ships: tuple[Ship, ...] = ()  # which make the total


class ArmyEffectUsed(Event, frozen=True):
    """A captain uses a station or a card against an army (W-2)."""

    space: int
    city: City
    seat: Seat
    army: Army
    aid: Aid
    plus: int  # what it adds to the attack, 0 where dice are to be rolled
    reached: int = 0  # with dice and effects, afterwards


class ArmyRerolled(Event, frozen=True):
    """A captain's dice against an army are rolled again (W-2)."""

    space: int
    city: City
    seat: Seat
    army: Army
    before: tuple[int, ...]
    roll: tuple[int, ...]
    reached: int = 0  # with dice and effects, afterwards


class ArmyFought(Event, frozen=True):
    """A captain fights an army (W-2)."""

    space: int
    city: City
    seat: Seat
    army: Army
    total: int
    roll: tuple[int, ...]
    won: bool
    plus: int = 0  # by stations and cards
    ships: tuple[Ship, ...] = ()  # which make the total


class ArmyAvoided(Event, frozen=True):
    """A captain retreats before an army (W-2)."""

    space: int
    city: City
    seat: Seat
    army: Army


class CityTaken(Event, frozen=True):
    """Humans are gained and the card becomes a trophy (W-1, W-4)."""

    space: int
    city: City
    seat: Seat
    humans: int  # gained
    caught: bool
    total: int  # humans of the captain afterwards
    stations: tuple[Station, ...] = ()  # which made the catch richer
    claimed_by: Seat | None = None  # who has the card by a trophy claim (K-4)


class CityLost(Event, frozen=True):
    """A catch failed; the city is discarded (W-2, W-3)."""

    space: int
    city: City
    seat: Seat
    army: Army | None = None  # before which it failed
    fled: bool = False


class Award(msgspec.Struct, frozen=True, gc=False):
    """What a seat gets for a task."""

    seat: Seat
    rank: int
    trophies: int
    humans: int
    shared: int = 0  # among all of this rank


class TaskScored(Event, frozen=True):
    """A task is rewarded at the end (T-1 to T-4)."""

    task: Task
    awards: tuple[Award, ...]
    counts: tuple[int, ...] = ()  # matching trophies of every seat


class CreditsPaid(Event, frozen=True):
    """Credits are paid back at the end (T-5)."""

    seat: Seat
    credits: int
    humans: int  # paid


TrembleEvent: TypeAlias = (
    TurnBegan
    | Offered
    | Shopped
    | CitiesLaid
    | PlansRevealed
    | GivenBack
    | FuelAdded
    | EnemiesMoved
    | ShipsTransferred
    | DecidesNow
    | EffectUsed
    | DiceRerolled
    | Passed
    | TrophyClaimed
    | ClaimRolled
    | ShipLost
    | ShipSaved
    | Compensated
    | NoCompensation
    | RewardChosen
    | ArmiesTurned
    | ArmyRolled
    | ArmyEffectUsed
    | ArmyRerolled
    | ArmyFought
    | ArmyAvoided
    | CityTaken
    | CityLost
    | TaskScored
    | CreditsPaid
    | OverCities[City]
    | GameEnded
)
EVENT_TYPES: tuple[type[Event], ...] = tuple(
    get_origin(kind) or kind for kind in get_args(TrembleEvent)
)
