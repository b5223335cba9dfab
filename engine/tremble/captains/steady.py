"""The steady computer captain: values cities and cards, computes odds, takes the better bet."""

from engine.core.asks import Answer, Ask
from engine.core.playthrough import FormMaker, Pick, random_answer
from engine.tremble.captains.steady_battle import fight, loss, respond
from engine.tremble.captains.steady_catch import army, army_respond, reward
from engine.tremble.captains.steady_moves import move, transfer
from engine.tremble.captains.steady_plan import plan
from engine.tremble.captains.steady_shop import buy
from engine.tremble.table.view import TrembleView

_PLAIN = {
    "move": move,
    "transfer": transfer,
    "fight": fight,
    "respond": respond,
    "loss": loss,
    "reward": reward,
    "army": army,
    "army-respond": army_respond,
}


def steady(view: TrembleView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Answer by estimates; chance breaks what is nearly equal."""
    if ask.kind == "buy":
        return buy(view, make_form, pick)
    if ask.kind == "plan":
        return plan(view, make_form, pick)
    answer = _PLAIN.get(ask.kind)
    return answer(view, ask) if answer else random_answer(make_form, lambda _: 0)
