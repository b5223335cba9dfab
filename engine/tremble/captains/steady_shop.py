"""How the steady captain buys: what brings more until the end of the game than it costs."""

from engine.core.asks import Answer
from engine.core.playthrough import FormMaker, Pick
from engine.tremble.captains.purchases import Purchase, customer_of, purchases
from engine.tremble.captains.values import future
from engine.tremble.cards.cards import CREDIT, CREDIT_REPAID
from engine.tremble.phases.buying import REDRAW
from engine.tremble.table.view import TrembleView

PURSE = 1.0  # how dear a human is now that could buy ships later
MOOD = 6_000  # how far a worth may be off


def buy(view: TrembleView, make_form: FormMaker, pick: Pick) -> Answer:
    """Make the best purchase; give two stations back that are not worth it."""
    public = view.public
    turn, captains = public.turn, len(public.captains)
    customer = customer_of(view)
    best, most = None, 0.0
    nothing = future(customer.ships, customer.stations, turn, captains)
    for purchase in purchases(customer):
        if purchase.basket.buy:
            gain = future(purchase.ships, purchase.stations, turn, captains) - nothing
            gain += pick(MOOD) - cost(purchase)
            if gain > most:
                best, most = purchase, gain
    return answered(best, make_form)


def answered(best: Purchase | None, make_form: FormMaker) -> Answer:
    """Answer with a purchase, or for none by giving two stations back where that may be done."""
    form = make_form(best.answer() if best else {})
    if best is None and any(field.key == REDRAW for field in form.fields):
        form = make_form({REDRAW: (REDRAW,)})
    return form.answer()


def cost(purchase: Purchase) -> float:
    """Price a purchase in humans at the end of the game."""
    interest = (CREDIT_REPAID - CREDIT) * purchase.basket.credit
    return PURSE * purchase.basket.due + interest
