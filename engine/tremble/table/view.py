"""What a viewer may see of a game (digest section 7), in types of their own.

Views hold whole cards, so that whoever draws or tells one needs nothing else.
"""

from enum import StrEnum
from operator import attrgetter
from typing import NamedTuple

import msgspec

from engine.core.asks import Ask, Seat
from engine.invasion.battles.battles import Battle as BattleBase
from engine.invasion.cards.groups import Attack as AttackBase
from engine.invasion.ending.ranking import Merit, ranked
from engine.tremble.cards.cards import (
    CREDIT_REPAID,
    Aid,
    Army,
    Card,
    City,
    Compensation,
    Ship,
    Station,
    Task,
)
from engine.tremble.cards.tables import ARMIES, aids_in, cards_in, cities_in
from engine.tremble.table.frames import Frame
from engine.tremble.table.ranking import rewarded
from engine.tremble.table.shopping import Basket

TURNS = 10
FIFTHS = 5
UNTRIED = (0,) * FIFTHS  # no choice in a battle yet, whatever the chance was

ID = attrgetter("id")  # of cards
STATION_ID = attrgetter("station.id")  # of stations on the table


class Phase(StrEnum):
    """Where in the turn the game stands, by the rulebook's names."""

    SETUP = "setup"
    BUYING = "buying"
    PLANNING = "planning"
    REVEAL = "reveal"
    BATTLE = "battle"
    REWARD = "reward"
    OVER = "over"


class StationView(msgspec.Struct, frozen=True, gc=False):
    """A station on the table; `used` until the end of the turn (A-7)."""

    station: Station
    used: bool


class CaptainView(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees of a captain."""

    seat: Seat
    humans: int
    seen: tuple[Ship, ...]  # ships in the squad that everybody knows
    backs_blue: int  # ships in the squad nobody else has seen, by the colour of their backs
    backs_red: int
    stations: tuple[StationView, ...]
    trophies: tuple[City, ...]
    compensations: int  # number held; it changes in public only (K-1)
    credits: int  # credits taken; all are paid back at the end of the game
    fresh: int = 0  # how many of `compensations` were drawn in this turn (RL-7)
    extra_fuel: int = 0  # what the plan of this turn added to the fuel limit (P-2)
    fought: tuple[int, ...] = UNTRIED  # how often in the whole game, by fifths of the chance to win
    retreated: tuple[int, ...] = UNTRIED  # likewise

    @property
    def ships(self) -> int:
        """Count the ships of the squad."""
        return len(self.seen) + self.backs_blue + self.backs_red


class Space(msgspec.Struct, frozen=True, gc=False):
    """A numbered space of the board; `city` is None once nothing is left to take there."""

    number: int
    city: City | None
    claimed_by: Seat | None = None  # who has taken the card, but not the humans (K-4)


class Attack(AttackBase[Ship], frozen=True, gc=False):
    """A revealed group: the ships one captain sent to one space, with their attack total (F-1)."""


class EffectUse(msgspec.Struct, frozen=True, gc=False):
    """A station or card used in a battle (F-4)."""

    seat: Seat
    aid: Aid
    ship: Ship | None = None  # which lost its bonuses


class Battle(BattleBase, frozen=True, gc=False):
    """A battle in which stations and cards may be used."""

    effects: tuple[EffectUse, ...] = ()


class Catch(msgspec.Struct, frozen=True, gc=False):
    """A catch under way: the armies turned up, and which of them is fought next (W-2)."""

    seat: Seat
    space: int
    armies: tuple[Army, ...]
    beaten: int  # how many have been passed, "no army" cards included
    total: int  # attack total against armies
    chance: float  # to beat the next one
    roll: tuple[int, ...] = ()  # against the army under fight, when it was not enough
    plus: int = 0  # by stations and cards, in this fight
    fewer: int = 0  # army cards that were not drawn thanks to stations and cards


class Standing(msgspec.Struct, frozen=True, gc=False):
    """A task and how many matching trophies each seat has (T-1)."""

    task: Task
    counts: tuple[int, ...]

    @property
    def first(self) -> tuple[Seat, ...]:
        """List who leads: would get the reward of the first if the game ended now (T-1)."""
        return self._of_rank(1)

    @property
    def second(self) -> tuple[Seat, ...]:
        """List who would get the reward of the second; nobody where that is no place (T-2)."""
        return self._of_rank(2)

    @property
    def best(self) -> int:
        """Return how many trophies it takes to lead; 0 while nobody does."""
        return max([self.counts[seat] for seat in self.first], default=0)

    def _of_rank(self, rank: int) -> tuple[Seat, ...]:
        return tuple([share.seat for share in rewarded(self.counts) if share.rank == rank])


class Piles(msgspec.Struct, frozen=True, gc=False):
    """Sizes of the face-down decks, and the cards that lie face up or out of play."""

    ships: int
    cities: int
    armies: int
    compensations: int
    ship_discard: tuple[str, ...]
    out_of_play: tuple[str, ...]  # blue cards from turn 6 on (S-4)
    city_discard: tuple[str, ...]
    army_discard: tuple[str, ...]
    compensation_discard: tuple[str, ...]


class Ledger(msgspec.Struct, frozen=True, gc=False):
    """Public bookkeeping that only serves to imagine a state from a view."""

    agenda: tuple[Frame, ...]
    offers: tuple[int, ...]  # how many cards each captain has drawn in this buying phase
    shuffles: tuple[int, int, int]  # so far: ships of this colour, armies, compensations
    late: tuple[int, int]  # armies and compensations discarded in this phase
    ahead: bool = False  # whether battle orders are given ahead (RL-28)
    unordered: tuple[Ask, ...] = ()  # what is asked although orders were given


class Discards(NamedTuple):
    """The cards that everybody may look through at any time, whole (S-4, RL-29)."""

    armies: tuple[Army, ...]  # also those of the catch under way
    unseen_armies: tuple[Army, ...]  # that nobody has seen since they were last shuffled
    squad_cards: tuple[Card, ...]  # ships and stations
    out_of_play: tuple[Card, ...]
    cities: tuple[City, ...]
    compensations: tuple[Aid, ...]


class PublicView(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees."""

    turn: int
    phase: Phase
    fuel: int
    captains: tuple[CaptainView, ...]
    spaces: tuple[Space, ...]
    tasks: tuple[Standing, ...]
    attacks: tuple[Attack, ...]
    battles: tuple[Battle, ...]
    catches: tuple[Catch, ...]
    piles: Piles
    ledger: Ledger

    @property
    def places(self) -> tuple[tuple[int, CaptainView], ...]:
        """Return every place if it ended now, which equals share; the best first (RL-11)."""
        merits = [
            Merit(humans, len(each.trophies), -each.credits)
            for humans, each in zip(self.foreseen, self.captains, strict=True)
        ]
        return tuple((rank, self.captains[seat]) for rank, seat in ranked(merits))

    @property
    def foreseen(self) -> tuple[int, ...]:
        """Return the humans of every seat if the game ended as things stand (T-1 to T-5)."""
        humans = [captain.humans for captain in self.captains]
        if self.phase is Phase.OVER:
            return tuple(humans)
        for standing in self.tasks:
            for share in rewarded(standing.counts):
                humans[share.seat] += share.humans
        for captain in self.captains:
            humans[captain.seat] -= captain.credits * CREDIT_REPAID
        return tuple(humans)

    @property
    def discards(self) -> Discards:
        """Return the cards that lie open or are out of play, and the armies still unseen."""
        piles = self.piles
        caught = [army.id for catch in self.catches for army in catch.armies]
        seen = {*piles.army_discard, *caught}
        return Discards(
            armies=tuple(army for army in ARMIES.values() if army.id in seen),
            unseen_armies=tuple(army for army in ARMIES.values() if army.id not in seen),
            squad_cards=cards_in(piles.ship_discard),
            out_of_play=cards_in(piles.out_of_play),
            cities=cities_in(piles.city_discard),
            compensations=aids_in(piles.compensation_discard),
        )


class OwnView(msgspec.Struct, frozen=True, gc=False):
    """What one captain sees besides."""

    seat: Seat
    ships: tuple[Ship, ...]  # the whole squad, in the order they were bought
    offer: tuple[Card, ...]  # cards drawn in this phase, () outside buying
    compensations: tuple[Compensation, ...]  # in the order they were drawn
    basket: Basket | None = None  # what is bought when the others have drawn again (RL-1)
    orders: tuple[str, ...] = ()  # for the battles of this turn (RL-28), as `fight.1.always`


class TrembleView(msgspec.Struct, frozen=True, gc=False):
    """All that a viewer gets; `own` is None for the public."""

    public: PublicView
    own: OwnView | None


def own_part(view: TrembleView) -> OwnView:
    """Return what only its captain sees; raise ValueError for the public's view."""
    if view.own is None:
        raise ValueError("only a captain has orders to give")
    return view.own


def battle_in(view: TrembleView, space: int) -> tuple[Battle, City]:
    """Find the battle for a space, and its city."""
    city = view.public.spaces[space - 1].city
    for battle in view.public.battles:
        if battle.space == space and city is not None:
            return battle, city
    raise LookupError(f"there is no battle for space {space}")
