"""The sharp computer captain: searches over its own guesses, within a budget of positions."""

from engine.core.asks import Answer, Ask
from engine.core.playthrough import FormMaker, Pick
from engine.tremble.captains.sharp_plan import plan
from engine.tremble.captains.steady import steady
from engine.tremble.table.view import TrembleView


def sharp(view: TrembleView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Answer by search where rivals decide at the same time, else by exact odds."""
    if ask.kind == "plan":
        return plan(view, make_form, pick)
    return steady(view, ask, make_form, pick)
