"""What a viewer may see of a game (TD-2.14), in types of their own.

Views hold whole cards, so that whoever draws or tells one needs nothing else.
"""

from enum import StrEnum
from operator import attrgetter

import msgspec

from engine.core.asks import Ask, Seat
from engine.invasion.battles.battles import Battle
from engine.invasion.cards.groups import Attack as AttackBase
from engine.invasion.ending.ranking import Merit, ranked
from engine.tremble_draft.cards.cards import Army, City, Ship, Task
from engine.tremble_draft.cards.tables import ARMIES, SHIPS, cities_in
from engine.tremble_draft.table.frames import Frame

ID = attrgetter("id")  # of cards
CREDIT_DUE = 60_000


class Phase(StrEnum):
    """Where in the turn the game stands."""

    SETUP = "setup"
    BUYING = "buying"
    INTELLIGENCE = "intelligence"
    PLANNING = "planning"
    BATTLE = "battle"
    REWARD = "reward"
    OVER = "over"


class SearchView(msgspec.Struct, frozen=True, gc=False):
    """A search in progress, face up: the city, the ships that stay, the counter."""

    city: City
    ships: tuple[Ship, ...]
    counter: int
    since: int  # the turn in which it began
    total: int  # strength against armies


class TaskResult(msgspec.Struct, frozen=True, gc=False):
    """A kept task at the end of the game."""

    task: Task
    met: bool


class CaptainView(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees of a captain."""

    seat: Seat
    humans: int
    fuel: int
    seen: tuple[Ship, ...]  # ships in the squad that everybody knows
    backs: int  # ships in the squad that nobody else has seen
    trophies: tuple[City, ...]
    searches: tuple[SearchView, ...]
    loan: bool  # whether a credit is open
    credits: int  # taken in the whole game
    tasks: tuple[TaskResult, ...] = ()  # kept, once the game is over (TD-14.6)

    @property
    def ships(self) -> int:
        """Count the ships of the squad."""
        return len(self.seen) + self.backs

    @property
    def searching(self) -> frozenset[str]:
        """Return the ships that are away."""
        return frozenset([ship.id for search in self.searches for ship in search.ships])

    @property
    def merit(self) -> Merit:
        """Return what the captain is ranked by."""
        return Merit(self.humans, len(self.trophies), -self.credits)


class Space(msgspec.Struct, frozen=True, gc=False):
    """A numbered cell of the board; `city` is None where nothing is left to take."""

    number: int
    city: City | None


class Attack(AttackBase[Ship], frozen=True, gc=False):
    """A revealed group: the ships one captain sent to one city, with their strength."""


class Encounter(msgspec.Struct, frozen=True, gc=False):
    """A search that fights the army; `roll` is () before the dice."""

    seat: Seat
    city: City
    ships: tuple[Ship, ...]
    total: int
    roll: tuple[int, ...]
    won: bool | None


class Meeting(msgspec.Struct, frozen=True, gc=False):
    """An army that all searchers meet (TD-11)."""

    army: Army
    number: int  # in this turn
    encounters: tuple[Encounter, ...]


class Piles(msgspec.Struct, frozen=True, gc=False):
    """Sizes of the face-down decks, and the cards that lie face up."""

    ships: int
    cities: int
    ship_discard: tuple[str, ...]
    city_discard: tuple[str, ...]
    army_discard: tuple[str, ...]


class Discards(msgspec.Struct, frozen=True, gc=False):
    """The cards that lie open for anybody, and the armies nobody has seen: some never come."""

    armies: tuple[Army, ...]
    unseen_armies: tuple[Army, ...]
    ships: tuple[Ship, ...]
    cities: tuple[City, ...]


class Ledger(msgspec.Struct, frozen=True, gc=False):
    """Public bookkeeping that only serves to imagine a state from a view."""

    agenda: tuple[Frame, ...]
    offers: tuple[int, ...]  # how many cards each captain has drawn in this phase
    shuffles: int
    tasks: bool  # whether the game is played with tasks
    turned: tuple[str, ...] = ()  # cities and armies of this turn, in the order they came up
    ahead: bool = False  # whether battle orders are given ahead
    unordered: tuple[Ask, ...] = ()  # what is asked although orders were given


class PublicView(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees."""

    turn: int
    phase: Phase
    lead: Seat
    captains: tuple[CaptainView, ...]
    spaces: tuple[Space, ...]
    attacks: tuple[Attack, ...]
    battles: tuple[Battle, ...]
    meeting: Meeting | None
    piles: Piles
    ledger: Ledger

    @property
    def is_last(self) -> bool:
        """Tell whether this is the last turn: the city deck is out (TD-2.2)."""
        return self.piles.cities == 0 and self.phase is not Phase.SETUP

    @property
    def places(self) -> tuple[tuple[int, CaptainView], ...]:
        """Return every place if it ended now, which equals share; the best first."""
        merits = [
            each.merit._replace(humans=humans)
            for humans, each in zip(self.foreseen, self.captains, strict=True)
        ]
        return tuple((rank, self.captains[seat]) for rank, seat in ranked(merits))

    @property
    def foreseen(self) -> tuple[int, ...]:
        """Return the humans of every seat if the game ended now, as far as it is public."""
        return tuple([each.humans - CREDIT_DUE * each.loan for each in self.captains])

    @property
    def discards(self) -> Discards:
        """Return the cards that lie open, and the armies still unseen (TD-Q36)."""
        piles = self.piles
        seen = {*piles.army_discard, *([self.meeting.army.id] if self.meeting else [])}
        return Discards(
            armies=tuple([army for army in ARMIES.values() if army.id in seen]),
            unseen_armies=tuple([army for army in ARMIES.values() if army.id not in seen]),
            ships=tuple([SHIPS[ship] for ship in piles.ship_discard]),
            cities=cities_in(piles.city_discard),
        )


class OwnView(msgspec.Struct, frozen=True, gc=False):
    """What one captain sees besides."""

    seat: Seat
    ships: tuple[Ship, ...]  # the whole squad, in the order they were bought
    offer: tuple[Ship, ...]  # cards drawn in this phase, () outside buying
    tasks: tuple[Task, ...]  # kept; before that, all that were dealt
    thrown: tuple[Task, ...]
    orders: tuple[str, ...] = ()  # for battles and armies, as `fight.1.always`


class DraftView(msgspec.Struct, frozen=True, gc=False):
    """All that a viewer gets; `own` is None for the public."""

    public: PublicView
    own: OwnView | None


def own_part(view: DraftView) -> OwnView:
    """Return what only its captain sees; raise ValueError for the public's view."""
    if view.own is None:
        raise ValueError("only a captain has orders to give")
    return view.own


def hand_of(view: DraftView) -> tuple[Ship, ...]:
    """List the ships of the viewer that are not away searching."""
    own = own_part(view)
    away = view.public.captains[own.seat].searching
    return tuple([ship for ship in own.ships if ship.id not in away])


def battle_in(view: DraftView, space: int) -> tuple[Battle, City]:
    """Find the battle for a space, and its city."""
    city = view.public.spaces[space - 1].city
    for battle in view.public.battles:
        if battle.space == space and city is not None:
            return battle, city
    raise LookupError(f"there is no battle for space {space}")


def attack_at(view: DraftView, seat: Seat, space: int) -> Attack:
    """Find the ships of a seat at a space; raise LookupError where there are none."""
    for attack in view.public.attacks:
        if attack.seat == seat and attack.space == space:
            return attack
    raise LookupError(f"seat {seat} sent nothing to space {space}")
