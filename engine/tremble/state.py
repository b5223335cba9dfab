"""The whole truth about a game: captains, piles, the board, and the agenda of the turn."""

from collections.abc import Iterable
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from engine.core.asks import Notice, Seat
from engine.tremble.cards import Colour
from engine.tremble.events import TrembleEvent
from engine.tremble.frames import Frame
from engine.tremble.piles import Pile, laid
from engine.tremble.tables import SHIPS, SQUAD_CARDS
from engine.tremble.view import Battle

TURNS = 10
BLUE_TURNS = 5


class Captain(msgspec.Struct, frozen=True):
    """A captain's humans and cards, by card id."""

    humans: int
    ships: tuple[str, ...]  # in the order they were bought
    seen: tuple[str, ...] = ()  # those of `ships` that everybody knows, in canonical order
    stations: tuple[str, ...] = ()
    trophies: tuple[str, ...] = ()
    compensations: tuple[str, ...] = ()
    credits: int = 0  # taken in the whole game; paid back at its end (RL-19)
    offer: tuple[str, ...] = ()  # drawn in this buying phase


class Group(msgspec.Struct, frozen=True):
    """The ships a captain sent to one space, with their attack total against its city (F-1)."""

    seat: Seat
    space: int
    ships: tuple[str, ...]  # without those that were destroyed
    total: int  # as the group attacked
    lost: tuple[str, ...] = ()  # destroyed in this attack (F-6, W-3)


class State(msgspec.Struct, frozen=True):
    """A game between two steps of the rules."""

    turn: int
    captains: tuple[Captain, ...]
    tasks: tuple[str, ...]
    spaces: tuple[str | None, ...]  # the city on each space, from space 1
    groups: tuple[Group, ...]  # the plans of this turn, by space, then seat
    battles: tuple[Battle, ...]
    ships: Pile  # of the colour in use, orbital stations included
    red: tuple[str, ...]  # the red deck while it waits
    gone: tuple[str, ...]  # ships and stations out of play (S-4, RL-16)
    cities: tuple[str, ...]
    city_discard: tuple[str, ...]
    armies: Pile
    compensations: Pile
    agenda: tuple[Frame, ...]  # what is to come in this turn, next on top (last)

    @property
    def frame(self) -> Frame:
        """Return the frame the rules are at."""
        return self.agenda[-1]


Notices: TypeAlias = tuple[Notice[TrembleEvent], ...]
Step: TypeAlias = tuple[State, Notices]


def tell(*events: TrembleEvent) -> Notices:
    """Make notices of events that everybody gets to know alike."""
    return tuple(Notice(event) for event in events)


def colour_in(turn: int) -> Colour:
    """Return which backs are in use (S-4)."""
    return Colour.BLUE if turn <= BLUE_TURNS else Colour.RED


def with_captain(state: State, seat: Seat, captain: Captain) -> State:
    """Exchange what a seat has."""
    captains = state.captains
    return replace(state, captains=(*captains[:seat], captain, *captains[seat + 1 :]))


def with_frame(state: State, frame: Frame) -> State:
    """Exchange the frame on top."""
    return replace(state, agenda=(*state.agenda[:-1], frame))


def popped(state: State) -> State:
    """Take the frame on top away: its step is done."""
    return replace(state, agenda=state.agenda[:-1])


def without_city(state: State, space: int) -> State:
    """Take the city card from a space; whoever calls says where it goes."""
    spaces = state.spaces
    return replace(state, spaces=(*spaces[: space - 1], None, *spaces[space:]))


def city_discarded(state: State, space: int) -> State:
    """Discard the city of a space."""
    city = state.spaces[space - 1]
    if city is None:
        return state
    return replace(without_city(state, space), city_discard=(*state.city_discard, city))


def discarded(state: State, cards: Iterable[str]) -> State:
    """Lay ships and stations face up on the discard, or out of play (S-4, RL-16)."""
    colour = colour_in(state.turn)
    kept: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    for card in cards:
        if SQUAD_CARDS[card].colour is colour:
            kept += (card,)
        else:
            gone += (card,)
    return replace(state, ships=laid(state.ships, kept), gone=state.gone + gone)


def ship_destroyed(state: State, seat: Seat, ship: str) -> State:
    """Take a ship from its squad and its group and discard it (F-6, W-3)."""
    captain = state.captains[seat]
    poorer = replace(
        captain,
        ships=tuple(card for card in captain.ships if card != ship),
        seen=tuple(card for card in captain.seen if card != ship),
    )
    groups = tuple(_without_ship(group, ship) for group in state.groups)
    state = replace(with_captain(state, seat, poorer), groups=groups)
    return discarded(state, (ship,))


def _without_ship(group: Group, ship: str) -> Group:
    if ship not in group.ships:
        return group
    left = tuple(each for each in group.ships if each != ship)
    return replace(group, ships=left, lost=(*group.lost, ship))


def group_at(state: State, seat: Seat, space: int) -> Group:
    """Return the group a seat sent to a space; raise LookupError where there is none."""
    for group in state.groups:
        if group.space == space and group.seat == seat:
            return group
    raise LookupError(f"seat {seat} sent nothing to space {space}")


def destroyable(ships: Iterable[str]) -> tuple[str, ...]:
    """List the ships that may be destroyed: all but the invulnerable ones (A-5)."""
    return tuple(ship for ship in ships if not SHIPS[ship].invulnerable)
