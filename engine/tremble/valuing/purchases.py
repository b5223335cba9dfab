"""What a captain can buy, ready to be answered: with discards, discounts and a credit as needed."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from engine.core.asks import Answer
from engine.tremble.cards.effects import CompensationKind
from engine.tremble.cards.tables import SHIPS
from engine.tremble.table.aids import at_hand
from engine.tremble.table.shopping import (
    Basket,
    Customer,
    affordable,
    off,
    room_for,
    twice_alike,
)
from engine.tremble.table.view import TrembleView, own_part
from engine.tremble.valuing.squads import points
from engine.tremble.valuing.values import station_rank

FUEL_POINTS = 2.5  # points of attack that a unit of fuel must bring


class Purchase(NamedTuple):
    """A purchase that can be made, and what its captain has afterwards."""

    basket: Basket
    ships: tuple[str, ...]
    stations: tuple[str, ...]

    def answer(self) -> Answer:
        """Write the purchase as an answer to the form."""
        credit = ("take",) if self.basket.credit else ()
        answer = {"buy": self.basket.buy, "discard": self.basket.discard, "credit": credit}
        if self.basket.discounts:
            answer["discount"] = self.basket.discounts
        return answer


def customer_of(view: TrembleView) -> Customer:
    """Read what the owner of a view has to buy with."""
    own = own_part(view)
    captain = view.public.captains[own.seat]
    return Customer(
        captain.humans,
        tuple(ship.id for ship in own.ships),
        tuple(held.station.id for held in captain.stations),
        tuple(card.id for card in own.offer),
        at_hand(view, (), (CompensationKind.DISCOUNT,)) if own.compensations else (),
    )


def purchases(customer: Customer) -> Iterator[Purchase]:
    """List all purchases of an offer, to buy nothing first."""
    for count in range(len(customer.offer) + 1):
        for buy in combinations(customer.offer, count):
            purchase = purchase_of(customer, buy)
            if purchase is not None:
                yield purchase


def purchase_of(customer: Customer, buy: tuple[str, ...]) -> Purchase | None:
    """Make a purchase of these cards, if it can be made; what must go is what is missed least."""
    if not affordable(customer, buy) or twice_alike(buy):
        return None
    return _settled(customer, Basket(buy, (), credit=False))


def _settled(customer: Customer, basket: Basket) -> Purchase:
    """Pay with discounts and, where they do not suffice, with a credit; make room."""
    discounts = _discounts(customer, basket.price)
    credit = customer.humans < basket.price - off(discounts)
    room = room_for(customer, basket.buy)
    ships = _kept(customer.ships, room.ships, _ship_rank)
    unlike = [card for card in customer.stations if card not in room.alike]
    stations = _kept(unlike, room.stations - len(room.alike), station_rank)
    owned = customer.ships + customer.stations
    discard = tuple(card for card in owned if card not in ships and card not in stations)
    return Purchase(
        basket._replace(discard=discard, credit=credit, discounts=discounts),
        (*ships, *basket.ships()),
        (*stations, *[card.id for card in basket.stations()]),
    )


def _discounts(customer: Customer, price: int) -> tuple[str, ...]:
    """Choose discounts that lose nothing, else as few as suffice, else all."""
    spent: tuple[str, ...] = ()
    for card in customer.discounts:
        if off((*spent, card)) <= price:
            spent = (*spent, card)
    if customer.humans >= price - off(spent):
        return spent
    for count in range(1, len(customer.discounts)):
        for few in combinations(customer.discounts, count):
            if customer.humans >= price - off(few):
                return few
    return customer.discounts


def _kept(cards: Sequence[str], gone: int, rank: Callable[[str], float]) -> tuple[str, ...]:
    """Leave out so many of these cards as are missed least."""
    if gone <= 0:
        return tuple(cards)
    out = sorted(cards, key=rank)[:gone]
    return tuple(card for card in cards if card not in out)


@cache
def _ship_rank(ship: str) -> float:
    return points(ship) - FUEL_POINTS * SHIPS[ship].fuel
