"""The steady computer captain: does what is suggested, with moods of its own."""

from collections.abc import Callable

from engine.core.asks import Answer, Ask
from engine.core.playthrough import FormMaker, Pick
from engine.invasion.captains.moods import swayed
from engine.tremble_draft.suggesting.battles import fight, loss, reserve, transfer
from engine.tremble_draft.suggesting.looting import army, loot
from engine.tremble_draft.suggesting.opening import credit, tasks
from engine.tremble_draft.suggesting.orders import battle_orders
from engine.tremble_draft.suggesting.plans import bought, planned
from engine.tremble_draft.table.view import DraftView

MOOD = 4_000  # how far a worth may be off

_PLAIN: dict[str, Callable[[DraftView, Ask], Answer]] = {
    "tasks": tasks,
    "credit": credit,
    "transfer": transfer,
    "orders": battle_orders,
    "fight": fight,
    "reserve": reserve,
    "loss": loss,
    "loot": loot,
    "army": army,
}


def steady(view: DraftView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Answer by estimates; chance breaks what is nearly equal."""
    if ask.kind == "buy":
        return bought(view, make_form, lambda: pick(MOOD))
    if ask.kind == "plan":
        return planned(view, make_form, lambda hopes: swayed(hopes, pick))
    return make_form(_PLAIN[ask.kind](view, ask)).answer()
