"""The steady computer captain: does what is suggested, with moods of its own."""

from engine.core.asks import Answer, Ask
from engine.core.playthrough import FormMaker, Pick, random_answer
from engine.invasion.captains.moods import swayed
from engine.tremble.phases.aftermath import answered as answered_both
from engine.tremble.suggesting.battles import fight, loss, respond
from engine.tremble.suggesting.catches import army, army_respond, reward
from engine.tremble.suggesting.moves import move, transfer
from engine.tremble.suggesting.plans import planned
from engine.tremble.suggesting.shop import answered, best_purchase
from engine.tremble.table.view import TrembleView

MOOD = 6_000  # how far a worth may be off


_PLAIN = {
    "move": move,
    "transfer": transfer,
    "fight": fight,
    "respond": respond,
    "loss": loss,
    "aftermath": answered_both(loss, reward),
    "reward": reward,
    "army": army,
    "army-respond": army_respond,
}


def steady(view: TrembleView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Answer by estimates; chance breaks what is nearly equal."""
    if ask.kind == "buy":
        return answered(best_purchase(view, lambda: pick(MOOD)), make_form)
    if ask.kind == "plan":
        return planned(view, make_form, lambda hopes: swayed(hopes, pick))
    if ask.kind == "orders":
        return make_form({}).answer()  # filled in with suggestions
    answer = _PLAIN.get(ask.kind)
    return answer(view, ask) if answer else random_answer(make_form, lambda _: 0)
