"""One's own orders as they are drafted: a plan on the board, a purchase in the hand."""

import msgspec

from engine.core.asks import Ask
from engine.core.forms import Form
from engine.tremble.table.view import TrembleView, own_part
from render.invasion.facts import open_spaces
from render.picture import Picture
from render.theme import USUAL, Look
from render.tremble.hand import hand
from render.tremble.hand_text import hand_text
from render.tremble.plan import plan
from render.tremble.plan_text import plan_text
from render.tremble.stakes import Stakes, stakes, stakes_text
from render.words import Words

BUY, PLAN = "buy", "plan"  # questions whose answers can be seen
STAKES = "stakes"  # those whose cities are seen, whatever is answered
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


def orders(shown: Drafted, names: tuple[str, ...], words: Words, look: Look = USUAL) -> Picture:
    """Draw what is drafted."""
    public, own = shown.view.public, own_part(shown.view)
    if shown.kind == STAKES:
        return stakes(Stakes(public, own.seat, shown.spaces), names, words, look)
    if shown.kind == PLAN:
        return plan(public, own, shown.form, words, look)
    return hand(public, own, names, words, look, shown.form)


def orders_text(shown: Drafted, names: tuple[str, ...], words: Words) -> str:
    """Tell the same; a purchase is told by its form."""
    public, own = shown.view.public, own_part(shown.view)
    told = hand_text(public, own, names, words)
    if shown.kind == STAKES:
        about = Stakes(public, own.seat, shown.spaces)
        return f"{stakes_text(about, names, words)}\n{told}"
    return f"{plan_text(public, own, shown.form, words)}\n{told}" if shown.kind == PLAN else told
