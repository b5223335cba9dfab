"""One's own orders as they are drafted: a plan on the board, a purchase in the hand."""

import msgspec

from engine.core.forms import Form
from engine.tremble.table.view import TrembleView, own_part
from render.picture import Picture
from render.theme import USUAL, Look
from render.tremble.hand import hand
from render.tremble.hand_text import hand_text
from render.tremble.plan import plan
from render.tremble.plan_text import plan_text
from render.words import Words

BUY, PLAN = "buy", "plan"  # questions whose answers can be seen


class Drafted(msgspec.Struct, frozen=True):
    """A captain's view and what is chosen in a form so far."""

    view: TrembleView
    kind: str  # of the question
    form: Form


def drafted(view: TrembleView, kind: str, form: Form) -> Drafted | None:
    """Take a draft to be drawn; None where the hand alone tells as much."""
    return Drafted(view, kind, form) if kind in {BUY, PLAN} else None


def orders(shown: Drafted, names: tuple[str, ...], words: Words, look: Look = USUAL) -> Picture:
    """Draw what is drafted."""
    public, own = shown.view.public, own_part(shown.view)
    if shown.kind == PLAN:
        return plan(public, own, shown.form, words, look)
    return hand(public, own, names, words, look, shown.form)


def orders_text(shown: Drafted, names: tuple[str, ...], words: Words) -> str:
    """Tell the same; a purchase is told by its form."""
    public, own = shown.view.public, own_part(shown.view)
    told = hand_text(public, own, names, words)
    return f"{plan_text(public, own, shown.form, words)}\n{told}" if shown.kind == PLAN else told
