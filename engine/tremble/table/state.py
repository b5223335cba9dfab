"""The whole truth about a game: captains, piles, the board, and the agenda of the turn."""

from collections.abc import Iterable
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from engine.core.asks import Ask, Notice, Seat
from engine.invasion.cards.groups import Fleet, Group, with_captain, without_city, without_ship
from engine.kit.piles import Pile, laid
from engine.tremble.cards.cards import City, Colour, Ship
from engine.tremble.cards.tables import CITIES, SHIPS, SQUAD_CARDS, canonical
from engine.tremble.table.events import TrembleEvent
from engine.tremble.table.frames import Frame
from engine.tremble.table.shopping import Basket
from engine.tremble.table.view import UNTRIED, Attack, Battle

BLUE_TURNS = 5

FLEET: Fleet[Ship, City, Attack] = Fleet(SHIPS, CITIES, canonical, Attack)
city_at = FLEET.city_at


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
    fought: tuple[int, ...] = UNTRIED  # how often in the whole game, by fifths of the chance to win
    retreated: tuple[int, ...] = UNTRIED  # likewise


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


def colour_in(turn: int) -> Colour:
    """Return which backs are in use (S-4)."""
    return Colour.BLUE if turn <= BLUE_TURNS else Colour.RED


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
    return discarded(without_ship(with_captain(state, seat, poorer), ship), (ship,))


def destroyable(ships: Iterable[str]) -> tuple[str, ...]:
    """List the ships that may be destroyed: all but the invulnerable ones (A-5)."""
    return tuple([ship for ship in ships if not SHIPS[ship].invulnerable])
