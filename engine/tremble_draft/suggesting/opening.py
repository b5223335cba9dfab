"""What is suggested before ships are bought: tasks to keep, and credits to take."""

from engine.core.asks import Answer, Ask
from engine.tremble_draft.phases.lending import CREDIT_KEY, LEAVE, TAKE
from engine.tremble_draft.phases.setup import MOST
from engine.tremble_draft.table.view import DraftView, own_part
from engine.tremble_draft.valuing.prizes import task_hope
from engine.tremble_draft.valuing.values import turns_left

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
