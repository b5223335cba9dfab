"""The whole truth about a game: captains, piles, the board, and the agenda of the turn."""

from collections.abc import Iterable
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from engine.core.asks import Ask, Notice, Seat
from engine.invasion.attack import attack_total
from engine.kit.piles import Pile, laid
from engine.tremble.cards.cards import City, Colour
from engine.tremble.cards.tables import CITIES, SHIPS, SQUAD_CARDS, canonical, ships_in
from engine.tremble.table.events import TrembleEvent
from engine.tremble.table.frames import Frame
from engine.tremble.table.shopping import Basket
from engine.tremble.table.view import Battle

BLUE_TURNS = 5


class Captain(msgspec.Struct, frozen=True, gc=False):
    """A captain's humans and cards, by card id."""

    humans: int
    ships: tuple[str, ...]  # in the order they were bought
    seen: tuple[str, ...] = ()  # those of `ships` that everybody knows, in canonical order
    stations: tuple[str, ...] = ()
    trophies: tuple[str, ...] = ()
    compensations: tuple[str, ...] = ()
    credits: int = 0  # taken in the whole game; paid back at its end (RL-19)
    offer: tuple[str, ...] = ()  # drawn in this buying phase
    basket: Basket | None = None  # bought from it while others draw again (RL-1)
    used: tuple[str, ...] = ()  # stations used in this turn
    fresh: int = 0  # the last so many of `compensations` were drawn in this turn (RL-7)
    extra_fuel: int = 0  # by which this turn's plan went beyond the limit for all (P-2)
    orders: tuple[str, ...] = ()  # for the battles of this turn (RL-28), as `fight.1.always`


class Group(msgspec.Struct, frozen=True, gc=False):
    """The ships a captain sent to one space, with their attack total against its city (F-1)."""

    seat: Seat
    space: int
    ships: tuple[str, ...]  # without those that were destroyed
    total: int  # as the group attacks, moves after the reveal included
    lost: tuple[str, ...] = ()  # destroyed in this attack (F-6, W-3)


class State(msgspec.Struct, frozen=True, gc=False):
    """A game between two steps of the rules."""

    turn: int
    captains: tuple[Captain, ...]
    tasks: tuple[str, ...]
    spaces: tuple[str | None, ...]  # the city on each space, from space 1
    claimed: tuple[tuple[int, Seat], ...]  # spaces whose card a loser took (K-4)
    groups: tuple[Group, ...]  # the attacks of this turn, by space, then seat
    battles: tuple[Battle, ...]
    ships: Pile  # of the colour in use, orbital stations included
    red: tuple[str, ...]  # the red deck while it waits
    gone: tuple[str, ...]  # ships and stations out of play (S-4, RL-16)
    cities: tuple[str, ...]
    city_discard: tuple[str, ...]
    armies: Pile
    compensations: Pile
    agenda: tuple[Frame, ...]  # what is to come in this turn, next on top (last)
    ahead: bool = False  # whether battle orders are given ahead (RL-28)
    unordered: tuple[Ask, ...] = ()  # what is asked because orders say so, or say nothing of it


Notices: TypeAlias = tuple[Notice[TrembleEvent], ...]
Step: TypeAlias = tuple[State, Notices]


def tell(*events: TrembleEvent) -> Notices:
    """Make notices of events that everybody gets to know alike."""
    told: Notices = ()
    for event in events:
        told += (Notice(event),)
    return told


def colour_in(turn: int) -> Colour:
    """Return which backs are in use (S-4)."""
    return Colour.BLUE if turn <= BLUE_TURNS else Colour.RED


def with_captain(state: State, seat: Seat, captain: Captain) -> State:
    """Exchange what a seat has."""
    captains = state.captains
    return replace(state, captains=(*captains[:seat], captain, *captains[seat + 1 :]))


def without_city(state: State, space: int) -> State:
    """Take the city card from a space; whoever calls says where it goes."""
    spaces = state.spaces
    return replace(state, spaces=(*spaces[: space - 1], None, *spaces[space:]))


def city_at(state: State, space: int) -> City:
    """Return the city on a space; raise LookupError where it has left the board."""
    city = state.spaces[space - 1]
    if city is None:
        raise LookupError(f"space {space} is empty")
    return CITIES[city]


def claimant_of(state: State, space: int) -> Seat | None:
    """Return who took the card of a space by a trophy claim (K-4)."""
    for claimed, seat in state.claimed:
        if claimed == space:
            return seat
    return None


def city_discarded(state: State, space: int) -> State:
    """Discard the city of a space, unless a claimant has its card (RL-15)."""
    city = city_at(state, space).id
    left = without_city(state, space)
    if claimant_of(state, space) is not None:
        return left
    return replace(left, city_discard=(*state.city_discard, city))


def discarded(state: State, cards: Iterable[str]) -> State:
    """Lay ships and stations face up on the discard, or out of play (S-4, RL-16)."""
    colour = colour_in(state.turn)
    kept: list[str] = []
    gone: list[str] = []
    for card in cards:
        (kept if SQUAD_CARDS[card].colour is colour else gone).append(card)
    ships = laid(state.ships, tuple(kept)) if kept else state.ships
    return replace(state, ships=ships, gone=(*state.gone, *gone) if gone else state.gone)


def ship_destroyed(state: State, seat: Seat, ship: str) -> State:
    """Take a ship from its squad and its group and discard it (F-6, W-3)."""
    captain = state.captains[seat]
    poorer = replace(
        captain,
        ships=tuple([card for card in captain.ships if card != ship]),
        seen=tuple([card for card in captain.seen if card != ship]),
    )
    groups = tuple([_without_ship(group, ship) for group in state.groups])
    state = replace(with_captain(state, seat, poorer), groups=groups)
    return discarded(state, (ship,))


def _without_ship(group: Group, ship: str) -> Group:
    if ship not in group.ships:
        return group
    left = tuple([each for each in group.ships if each != ship])
    return replace(group, ships=left, lost=(*group.lost, ship))


def grouped(state: State, sent: Iterable[tuple[Seat, str, int]]) -> tuple[Group, ...]:
    """Put ships (whose, which, to what space) in groups, by space, then seat (P-1, F-1)."""
    places: dict[tuple[int, Seat], list[str]] = {}
    for seat, ship, space in sent:
        places.setdefault((space, seat), []).append(ship)
    groups = []
    for (space, seat), cards in sorted(places.items()):
        ships = canonical(cards)
        total = attack_total(ships_in(ships), city_at(state, space))
        groups.append(Group(seat, space, ships, total))
    return tuple(groups)


def group_at(state: State, seat: Seat, space: int) -> Group:
    """Return the group a seat sent to a space; raise LookupError where there is none."""
    for group in state.groups:
        if group.space == space and group.seat == seat:
            return group
    raise LookupError(f"seat {seat} sent nothing to space {space}")


def destroyable(ships: Iterable[str]) -> tuple[str, ...]:
    """List the ships that may be destroyed: all but the invulnerable ones (A-5)."""
    return tuple([ship for ship in ships if not SHIPS[ship].invulnerable])
