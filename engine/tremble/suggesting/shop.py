"""What is suggested to buy: what brings more over the turns that are left than it costs."""

from collections.abc import Callable
from functools import partial

from engine.core.asks import Answer, Ask
from engine.core.playthrough import FormMaker
from engine.tremble.cards.cards import CREDIT, CREDIT_REPAID
from engine.tremble.phases.buying import REDRAW, form
from engine.tremble.table.view import TrembleView
from engine.tremble.valuing.purchases import Purchase, customer_of, purchases
from engine.tremble.valuing.values import future

PURSE = 1.0  # how dear a human is now that could buy ships later
CLOSE = 3_000  # that a purchase may bring too little, and is suggested yet


def buy(view: TrembleView, ask: Ask) -> Answer:
    """Make the best purchase; give two stations back that are not worth it."""
    return answered(best_purchase(view, lambda: CLOSE), partial(form, view, ask))


def best_purchase(view: TrembleView, more: Callable[[], float]) -> Purchase | None:
    """Find the purchase that brings most, with what each is worth `more`; None where none pays."""
    public = view.public
    turn, captains = public.turn, len(public.captains)
    customer = customer_of(view)
    best, most = None, 0.0
    nothing = future(customer.ships, customer.stations, turn, captains)
    for purchase in purchases(customer):
        if purchase.basket.buy:
            gain = future(purchase.ships, purchase.stations, turn, captains) - nothing
            gain += more() - cost(purchase)
            if gain > most:
                best, most = purchase, gain
    return best


def answered(best: Purchase | None, make_form: FormMaker) -> Answer:
    """Answer with a purchase, or for none by giving two stations back where that may be done."""
    made = make_form(best.answer() if best else {})
    if best is None and any(field.key == REDRAW for field in made.fields):
        made = make_form({REDRAW: (REDRAW,)})
    return made.answer()


def cost(purchase: Purchase) -> float:
    """Price a purchase in humans at the end of the game."""
    interest = (CREDIT_REPAID - CREDIT) * purchase.basket.credit
    return PURSE * purchase.basket.due + interest
