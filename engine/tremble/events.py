"""What happens in a game, as everybody or one captain gets to know it.

Each event carries what made it (cards, numbers), so that words and pictures need nothing else.
"""

from typing import TypeAlias

import msgspec

from engine.core.asks import Seat
from engine.tremble.cards import Army, City, Compensation, Ship, Station, Task
from engine.tremble.view import Attack, Card, Fighter


class _Event(msgspec.Struct, frozen=True, tag_field="event", tag=str.lower):
    """The base of all events."""


class TurnBegan(_Event, frozen=True):
    """A turn begins with this fuel limit (E-1)."""

    turn: int
    fuel: int


class Offered(_Event, frozen=True):
    """A captain draws cards (B-1); only the captain is told which."""

    seat: Seat
    cards: tuple[Card, ...]


class Shopped(_Event, frozen=True):
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


class CitiesLaid(_Event, frozen=True):
    """Cities are laid on the spaces from 1 (C-1)."""

    cities: tuple[City, ...]


class PlansRevealed(_Event, frozen=True):
    """All plans become public at the same instant (R-1), with the seats that stayed home."""

    attacks: tuple[Attack, ...]
    home: tuple[Seat, ...]


class CitySpared(_Event, frozen=True):
    """Nobody attacked; the city is discarded (R-3)."""

    space: int
    city: City


class Unopposed(_Event, frozen=True):
    """One attacker, no battle (R-3)."""

    space: int
    city: City
    seat: Seat


class OrderRolled(_Event, frozen=True):
    """Equal totals: the dice say who decides first (RL-5)."""

    space: int
    seats: tuple[Seat, ...]
    rolls: tuple[int, ...]


class FightChosen(_Event, frozen=True):
    """A captain fights or retreats (F-2)."""

    space: int
    city: City
    seat: Seat
    total: int
    fights: bool


class Walkover(_Event, frozen=True):
    """All others retreated; the last captain has the city without a battle (F-2)."""

    space: int
    city: City
    seat: Seat


class DiceRolled(_Event, frozen=True):
    """The fighters roll (F-3); after a tie only those tied roll again (F-5)."""

    space: int
    city: City
    round: int
    fighters: tuple[Fighter, ...]
    tied: tuple[Seat, ...]  # who must roll again, () when somebody is ahead


class BattleWon(_Event, frozen=True):
    """A battle is over."""

    space: int
    city: City
    winner: Seat
    losers: tuple[Seat, ...]


class ShipLost(_Event, frozen=True):
    """A loser destroys a ship; None where only invulnerable ones were there (F-6, W-3)."""

    space: int
    seat: Seat
    ship: Ship | None


class Compensated(_Event, frozen=True):
    """A loser draws a compensation card (F-7); only its captain is told which.

    Bonus humans are shown to all and paid at once (K-2).
    """

    seat: Seat
    card: Compensation | None = None
    humans: int = 0  # paid


class NoCompensation(_Event, frozen=True):
    """A loser draws nothing: deck and discard hold no card any more (F-7, RL-12)."""

    seat: Seat


class RewardChosen(_Event, frozen=True):
    """A captain raids or catches (W-1)."""

    space: int
    city: City
    seat: Seat
    catch: bool


class ArmiesTurned(_Event, frozen=True):
    """All army cards of a catch are turned up (W-2, RL-13)."""

    space: int
    city: City
    seat: Seat
    armies: tuple[Army, ...]


class ArmyFought(_Event, frozen=True):
    """A captain fights an army (W-2)."""

    space: int
    city: City
    seat: Seat
    army: Army
    total: int
    roll: tuple[int, ...]
    won: bool


class ArmyAvoided(_Event, frozen=True):
    """A captain retreats before an army (W-2)."""

    space: int
    city: City
    seat: Seat
    army: Army


class CityTaken(_Event, frozen=True):
    """Humans are gained and the card becomes a trophy (W-1, W-4)."""

    space: int
    city: City
    seat: Seat
    humans: int  # gained
    caught: bool
    total: int  # humans of the captain afterwards


class CityLost(_Event, frozen=True):
    """A catch failed; the city is discarded (W-2, W-3)."""

    space: int
    city: City
    seat: Seat


class Award(msgspec.Struct, frozen=True):
    """What a seat gets for a task."""

    seat: Seat
    rank: int
    trophies: int
    humans: int


class TaskScored(_Event, frozen=True):
    """A task is rewarded at the end (T-1 to T-4)."""

    task: Task
    awards: tuple[Award, ...]


class CreditsPaid(_Event, frozen=True):
    """Credits are paid back at the end (T-5)."""

    seat: Seat
    credits: int
    humans: int  # paid


class Final(msgspec.Struct, frozen=True):
    """A line of the final ranking."""

    seat: Seat
    rank: int
    humans: int
    trophies: int
    credits: int


class GameEnded(_Event, frozen=True):
    """The final ranking, winners first."""

    ranking: tuple[Final, ...]


TrembleEvent: TypeAlias = (
    TurnBegan
    | Offered
    | Shopped
    | CitiesLaid
    | PlansRevealed
    | CitySpared
    | Unopposed
    | OrderRolled
    | FightChosen
    | Walkover
    | DiceRolled
    | BattleWon
    | ShipLost
    | Compensated
    | NoCompensation
    | RewardChosen
    | ArmiesTurned
    | ArmyFought
    | ArmyAvoided
    | CityTaken
    | CityLost
    | TaskScored
    | CreditsPaid
    | GameEnded
)
