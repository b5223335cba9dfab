"""Buying by standing orders: one ship by price or strength, or as is suggested."""

from functools import partial

from engine.core.asks import Answer, Ask
from engine.invasion.orders.standing import BUY, CHEAPEST, KEEP, STEADY
from engine.kit.advice import Orders, order_of
from engine.tremble.cards.tables import SHIPS
from engine.tremble.phases.buying import default, form
from engine.tremble.suggesting.shop import answered
from engine.tremble.suggesting.shop import buy as suggested
from engine.tremble.table.view import TrembleView
from engine.tremble.valuing.purchases import Purchase, customer_of, purchases


def buy(view: TrembleView, ask: Ask, orders: Orders) -> Answer:
    """Buy as ordered; where no ship can be had, draw two stations again or buy nothing (B-3)."""
    order = order_of(orders, BUY, usual=KEEP)
    if order == KEEP:
        return default(view, ask)
    if order == STEADY:
        return suggested(view, ask)
    found = [each for each in purchases(customer_of(view)) if _is_one_ship(each)]
    best = min(found, key=_cheap if order == CHEAPEST else _weak, default=None)
    return answered(best, partial(form, view, ask))


def _is_one_ship(purchase: Purchase) -> bool:
    """Tell whether just a ship is bought, without a credit, and for none that is as strong."""
    basket = purchase.basket
    ships = basket.ships()
    if len(basket.buy) != 1 or not ships or basket.credit:
        return False
    return all(SHIPS[each].attack < SHIPS[ships[0]].attack for each in basket.discard)


def _cheap(purchase: Purchase) -> tuple[int, int]:
    ship = SHIPS[purchase.basket.buy[0]]
    return ship.price, -ship.attack


def _weak(purchase: Purchase) -> tuple[int, int]:
    ship = SHIPS[purchase.basket.buy[0]]
    return -ship.attack, ship.price
