"""What may be bought: limits, room and money (B-1, B-2, B-5, K-3, RL-2, RL-19, RL-26)."""

from collections.abc import Iterable
from itertools import chain, combinations
from typing import NamedTuple

import msgspec

from engine.tremble.cards.cards import CREDIT, Station
from engine.tremble.cards.tables import COMPENSATIONS, SHIPS, SQUAD_CARDS, STATIONS

MAX_SHIPS, MAX_STATIONS = 5, 2
CREDIT_HUMANS, CREDIT_SHIPS = 50_000, 2  # fewer than these (RL-2)


class Customer(msgspec.Struct, frozen=True, gc=False):
    """What a captain has when the offer is on the table."""

    humans: int
    ships: tuple[str, ...]
    stations: tuple[str, ...]
    offer: tuple[str, ...]
    discounts: tuple[str, ...] = ()  # compensation cards that make a purchase cheaper

    @property
    def may_borrow(self) -> bool:
        """Tell whether a credit may be taken, before anything is discarded (B-5, RL-19)."""
        return self.humans < CREDIT_HUMANS and len(self.ships) < CREDIT_SHIPS


class Basket(NamedTuple):
    """What a captain wants: cards to buy, cards to discard for room, a credit, discounts."""

    buy: tuple[str, ...]
    discard: tuple[str, ...]
    credit: bool
    discounts: tuple[str, ...] = ()

    @property
    def price(self) -> int:
        """Add the printed prices."""
        return price_of(self.buy)

    @property
    def due(self) -> int:
        """Take the discounts off the price."""
        return max(0, self.price - off(self.discounts)) if self.discounts else self.price

    def ships(self) -> tuple[str, ...]:
        """List the ships to buy."""
        return tuple([card for card in self.buy if card in SHIPS])

    def stations(self) -> tuple[Station, ...]:
        """List the stations to buy."""
        return tuple([STATIONS[card] for card in self.buy if card in STATIONS])


class Room(msgspec.Struct, frozen=True, gc=False):
    """What must go to make room for a basket: no more and no less (B-2)."""

    ships: int  # how many, of the captain's choice
    stations: int
    alike: frozenset[str]  # stations that must be among them (RL-26)


class Way(msgspec.Struct, frozen=True, gc=False):
    """A purchase that can be made: the cards bought, and the room that they need."""

    cards: frozenset[str]
    room: Room


def price_of(cards: Iterable[str]) -> int:
    """Add the printed prices of ships and stations."""
    price = 0
    for card in cards:
        price += SQUAD_CARDS[card].price
    return price


def off(discounts: Iterable[str]) -> int:
    """Add up what discount cards take off a price."""
    return sum(COMPENSATIONS[card].effect.amount for card in discounts)


_NONE: frozenset[str] = frozenset()


def room_for(customer: Customer, buy: tuple[str, ...]) -> Room:
    """Count what must be discarded for these cards."""
    stations = [STATIONS[card].series for card in buy if card in STATIONS]
    ships = max(0, len(customer.ships) + len(buy) - len(stations) - MAX_SHIPS)
    if not stations:
        return Room(ships, 0, _NONE)
    alike = frozenset([card for card in customer.stations if STATIONS[card].series in stations])
    over = len(customer.stations) + len(stations) - MAX_STATIONS
    return Room(ships, max(len(alike), over), alike)


def purse(customer: Customer, basket: Basket) -> int:
    """Count the humans at hand, with the credit where one is taken and allowed."""
    return customer.humans + CREDIT * (basket.credit and customer.may_borrow)


def budget(customer: Customer) -> int:
    """Count the humans that can be had, with a credit and all discounts there are."""
    humans = customer.humans + CREDIT * customer.may_borrow
    return humans + off(customer.discounts) if customer.discounts else humans


def affordable(customer: Customer, buy: tuple[str, ...]) -> bool:
    """Tell whether the humans can suffice for these cards."""
    return price_of(buy) <= budget(customer)


def twice_alike(buy: tuple[str, ...]) -> bool:
    """Tell whether two of these cards are alike stations (B-2)."""
    if len(buy) < 2:
        return False
    series = [STATIONS[card].series for card in buy if card in STATIONS]
    return len(set(series)) < len(series)


def may_need_room(customer: Customer) -> bool:
    """Tell whether any purchase of this offer could need a discard."""
    if len(customer.ships) + len(customer.offer) > MAX_SHIPS:
        return True
    return bool(customer.stations) and not STATIONS.keys().isdisjoint(customer.offer)


def ways_to_buy(customer: Customer) -> list[Way]:
    """List all purchases of an offer that can be made and need room."""
    if not may_need_room(customer):
        return []
    most, offer = budget(customer), customer.offer
    sizes = range(1, len(offer) + 1)
    ways = []
    for buy in chain.from_iterable(combinations(offer, size) for size in sizes):
        if price_of(buy) > most or twice_alike(buy):
            continue
        room = room_for(customer, buy)
        if room.ships or room.stations:
            ways.append(Way(frozenset(buy), room))
    return ways


def rooms_ahead(ways: Iterable[Way], buy: tuple[str, ...]) -> list[Room]:
    """List the room needed by all purchases that `buy` is or, by adding to it, can become."""
    return [way.room for way in ways if not buy or way.cards.issuperset(buy)]


def of_use(discard: tuple[str, ...], rooms: Iterable[Room]) -> bool:
    """Tell whether any of these purchases needs all that is discarded."""
    stations = {card for card in discard if card in STATIONS}
    ships = len(discard) - len(stations)
    for room in rooms:
        if ships <= room.ships and len(stations | room.alike) <= room.stations:
            return True
    return False
