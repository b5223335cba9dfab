"""The steady computer captain: does what is suggested, with moods of its own."""

from engine.core.asks import Answer, Ask
from engine.core.playthrough import FormMaker, Pick
from engine.invasion.captains.moods import swayed
from engine.tremble_draft.advice import ADVICE
from engine.tremble_draft.suggesting.plans import bought, planned
from engine.tremble_draft.table.view import DraftView

MOOD = 4_000  # how far a worth may be off


def steady(view: DraftView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Answer as is suggested; by moods, where plans and purchases are nearly equal."""
    if ask.kind == "buy":
        return bought(view, make_form, lambda: pick(MOOD))
    if ask.kind == "plan":
        return planned(view, make_form, lambda hopes: swayed(hopes, pick))
    return make_form(ADVICE.suggestion(view, ask)).answer()
