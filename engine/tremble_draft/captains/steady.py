"""The steady computer captain: values cities and cards, computes odds, takes the better bet."""

from collections.abc import Callable

from engine.core.asks import Answer, Ask
from engine.core.playthrough import FormMaker, Pick
from engine.tremble_draft.captains.prizes import task_hope
from engine.tremble_draft.captains.steady_battle import fight, loss, reserve, transfer
from engine.tremble_draft.captains.steady_loot import army, loot
from engine.tremble_draft.captains.steady_orders import steady_orders
from engine.tremble_draft.captains.steady_plan import buy, plan
from engine.tremble_draft.captains.values import turns_left
from engine.tremble_draft.phases.lending import CREDIT_KEY, LEAVE, TAKE
from engine.tremble_draft.phases.setup import MOST
from engine.tremble_draft.table.view import DraftView, own_part

LATE = 3  # turns before the end, after which a credit pays no more


def tasks(view: DraftView, _ask: Ask) -> Answer:
    """Keep the tasks that promise most, and none that threatens, but for the first."""
    hopes = {task.id: task_hope(view, task) for task in own_part(view).tasks}
    ranked = sorted(hopes, key=lambda task: -hopes[task])
    more = [task for task in ranked[1:MOST] if hopes[task] > 0]
    return {"keep": (ranked[0], *more)}


def credit(view: DraftView, _ask: Ask) -> Answer:
    """Take a credit as long as what it buys can pay."""
    return {CREDIT_KEY: (TAKE if turns_left(view.public) > LATE else LEAVE,)}


_PLAIN: dict[str, Callable[[DraftView, Ask], Answer]] = {
    "tasks": tasks,
    "credit": credit,
    "transfer": transfer,
    "orders": steady_orders,
    "fight": fight,
    "reserve": reserve,
    "loss": loss,
    "loot": loot,
    "army": army,
}


def steady(view: DraftView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Answer by estimates; chance breaks what is nearly equal."""
    if ask.kind == "buy":
        return buy(view, make_form, pick)
    if ask.kind == "plan":
        return plan(view, make_form, pick)
    return make_form(_PLAIN[ask.kind](view, ask)).answer()
