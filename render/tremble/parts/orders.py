"""One's own orders as they are drafted: a plan on the board, a purchase in the hand."""

import msgspec

from engine.core.asks import Ask
from engine.core.forms import Form
from engine.tremble.table.view import TrembleView
from render.invasion.facts.facts import open_spaces
from render.invasion.hands.plan import PLAN, STAKES

BUY = "buy"  # another question whose answers can be seen
ABOUT_ONE = frozenset({"army", "army-respond"})  # whose second number is that of an army
ABOUT_CITIES = frozenset({"orders", "fight", "respond", "loss", "reward", "aftermath"}) | ABOUT_ONE
ABOUT_ALL = frozenset({"move", "transfer"})  # where a ship goes depends on who is over each city


class Drafted(msgspec.Struct, frozen=True):
    """A captain's view and what is chosen in a form so far."""

    view: TrembleView
    kind: str  # of the question
    form: Form
    spaces: tuple[int, ...] = ()  # that the question is about


def drafted(view: TrembleView, ask: Ask, form: Form) -> Drafted | None:
    """Take a draft to be drawn; None where the hand alone tells as much."""
    if ask.kind in ABOUT_CITIES:
        spaces = ask.about[:1] if ask.kind in ABOUT_ONE else ask.about
        return Drafted(view, STAKES, Form((), ()), spaces)
    if ask.kind in ABOUT_ALL:
        spaces = tuple(space.number for space in open_spaces(view.public))
        return Drafted(view, STAKES, Form((), ()), spaces)
    return Drafted(view, ask.kind, form) if ask.kind in {BUY, PLAN} else None
