"""Standing orders for buying: one ship by price or strength, or as a computer captain would."""

from engine.core.asks import Answer, Ask
from engine.core.forms import Form
from engine.invasion.orders.standing import CHEAPEST, KEEP, STEADY
from engine.tremble.cards.tables import SHIPS
from engine.tremble.phases.buying import default, form
from engine.tremble.suggesting.shop import answered
from engine.tremble.suggesting.shop import buy as steady_buy
from engine.tremble.table.view import TrembleView
from engine.tremble.valuing.purchases import Purchase, customer_of, purchases


def buy(view: TrembleView, ask: Ask, order: str) -> Answer:
    """Buy as ordered; where no ship can be had, draw two stations again or buy nothing (B-3)."""
    if order == KEEP:
        return default(view, ask)

    def make_form(draft: Answer) -> Form:
        return form(view, ask, draft)

    if order == STEADY:
        return steady_buy(view, make_form)
    found = [each for each in purchases(customer_of(view)) if _is_one_ship(each)]
    if not found:
        return answered(None, make_form)
    return answered(min(found, key=_cheap if order == CHEAPEST else _weak), make_form)


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
