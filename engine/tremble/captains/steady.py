"""The steady computer captain: does what is suggested, with moods of its own."""

from engine.core.asks import Answer, Ask
from engine.core.playthrough import FormMaker, Pick, random_answer
from engine.invasion.captains.moods import swayed
from engine.tremble.advice import ADVICE
from engine.tremble.suggesting.plans import planned
from engine.tremble.suggesting.shop import answered, best_purchase
from engine.tremble.table.view import TrembleView

MOOD = 6_000  # how far a worth may be off


def steady(view: TrembleView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Answer as is suggested; by moods, where plans and purchases are nearly equal."""
    if ask.kind == "buy":
        return answered(best_purchase(view, lambda: pick(MOOD)), make_form)
    if ask.kind == "plan":
        return planned(view, make_form, lambda hopes: swayed(hopes, pick))
    if ask.kind not in ADVICE.rows:
        return random_answer(make_form, lambda _: 0)
    return ADVICE.suggestion(view, ask)
