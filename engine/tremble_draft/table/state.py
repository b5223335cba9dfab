"""The whole truth about a game: captains, piles, the board, and the agenda of the turn."""

from collections.abc import Iterable
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from engine.core.asks import Ask, Notice, Seat
from engine.invasion.battles.battles import Battle
from engine.invasion.cards.attack import attack_total
from engine.invasion.cards.groups import Fleet, Group, with_captain, without_city, without_ship
from engine.kit.ahead import key_of
from engine.kit.piles import Pile, laid
from engine.tremble_draft.cards.cards import City, Ship
from engine.tremble_draft.cards.tables import CITIES, SHIPS, canonical
from engine.tremble_draft.table.events import DraftEvent
from engine.tremble_draft.table.frames import Frame
from engine.tremble_draft.table.view import Attack

FLEET: Fleet[Ship, City, Attack] = Fleet(SHIPS, CITIES, canonical, Attack)
city_at = FLEET.city_at
ships_in = FLEET.ships_in


class Search(msgspec.Struct, frozen=True, gc=False):
    """A city that is being searched, and the ships that stay there."""

    city: str
    ships: tuple[str, ...]
    counter: int
    since: int  # the turn in which it began

    @property
    def total(self) -> int:
        """Sum up the strength against armies (TD-11.3)."""
        return attack_total(ships_in(self.ships), CITIES[self.city], army=True)


class Captain(msgspec.Struct, frozen=True, gc=False):
    """A captain's humans, fuel and cards, by card id."""

    humans: int
    fuel: int
    ships: tuple[str, ...]  # in the order they were bought, those that search too
    seen: tuple[str, ...] = ()  # those of `ships` that everybody knows, in canonical order
    trophies: tuple[str, ...] = ()
    searches: tuple[Search, ...] = ()
    loan: bool = False  # whether a credit is open
    credits: int = 0  # taken in the whole game
    offer: tuple[str, ...] = ()  # drawn in this buying phase
    tasks: tuple[str, ...] = ()  # kept; before that, all that were dealt
    thrown: tuple[str, ...] = ()
    orders: tuple[str, ...] = ()  # for battles and armies, as `fight.1.always`

    @property
    def hand(self) -> tuple[str, ...]:
        """List the ships that are not searching."""
        away = {ship for search in self.searches for ship in search.ships}
        return tuple([ship for ship in self.ships if ship not in away])


class State(msgspec.Struct, frozen=True, gc=False):
    """A game between two steps of the rules."""

    turn: int
    captains: tuple[Captain, ...]
    spaces: tuple[str | None, ...]  # the city on each space, from space 1
    groups: tuple[Group, ...]  # the attacks of this turn, by space, then seat
    battles: tuple[Battle, ...]
    ships: Pile
    deck: tuple[str, ...]  # cities and armies, the next one first
    box: tuple[str, ...]  # cities and armies that nobody has seen and that never come (TD-F5)
    city_discard: tuple[str, ...]
    army_discard: tuple[str, ...]
    agenda: tuple[Frame, ...]  # what is to come in this turn, next on top (last)
    turned: tuple[str, ...] = ()  # cities and armies of this turn, in the order they came up
    tasks: bool = True  # whether the game is played with tasks (TD-1.10)
    ahead: bool = False  # whether battle orders are given ahead
    unordered: tuple[Ask, ...] = ()  # what is asked because orders say so, or say nothing of it


Notices: TypeAlias = tuple[Notice[DraftEvent], ...]
Step: TypeAlias = tuple[State, Notices]


def lead_of(turn: int, captains: int) -> Seat:
    """Return the lead seat, which moves on by one each turn (TD-1.11)."""
    return (turn - 1) % captains


def from_lead(state: State) -> list[Seat]:
    """List the seats in their order from the lead."""
    count = len(state.captains)
    lead = lead_of(state.turn, count)
    return [(lead + step) % count for step in range(count)]


def city_discarded(state: State, space: int) -> State:
    """Discard the city of a space."""
    city = city_at(state, space).id
    return replace(without_city(state, space), city_discard=(*state.city_discard, city))


def ship_destroyed(state: State, seat: Seat, ship: str) -> State:
    """Take a ship from its squad and its group and discard it."""
    captain = without_ships(state.captains[seat], (ship,))
    state = without_ship(with_captain(state, seat, captain), ship)
    return replace(state, ships=laid(state.ships, (ship,)))


def without_ships(captain: Captain, gone: Iterable[str]) -> Captain:
    """Take ships from a squad."""
    gone = frozenset(gone)
    return replace(
        captain,
        ships=tuple([card for card in captain.ships if card not in gone]),
        seen=tuple([card for card in captain.seen if card not in gone]),
    )


def city_gained(state: State, seat: Seat, city: City, humans: int) -> State:
    """Gain humans and the card of a city (TD-10.2, TD-10.5)."""
    captain = state.captains[seat]
    richer = replace(captain, humans=captain.humans + humans, trophies=(*captain.trophies, city.id))
    return with_captain(state, seat, richer)


def search_ended(state: State, seat: Seat, city: str, *, discard: bool) -> State:
    """End a search: its ships come home; say whether its city is discarded."""
    captain = state.captains[seat]
    left = tuple([each for each in captain.searches if each.city != city])
    mine = f".{city}"
    orders = tuple([order for order in captain.orders if not key_of(order).endswith(mine)])
    state = with_captain(state, seat, replace(captain, searches=left, orders=orders))
    return replace(state, city_discard=(*state.city_discard, city)) if discard else state


def loan_repaid(state: State, seat: Seat, due: int) -> State:
    """Pay a credit back."""
    captain = state.captains[seat]
    return with_captain(state, seat, replace(captain, humans=captain.humans - due, loan=False))
