"""A turn that was planned, spelled as an answer when its moment has come."""

from typing import NamedTuple

from engine.core.asks import Answer, Ask
from engine.humanity.phases import question
from engine.humanity.phases.moves import (
    ACTION,
    ASTRONAUT,
    COLOUR,
    EXPERIMENT,
    MODULE,
    PAYMENT,
    Action,
    able,
)
from engine.humanity.phases.reach import reach_in
from engine.humanity.table.view import HumanityView
from engine.humanity.tiles.tables import EXPERIMENTS, MODULES

AUTO = Action.AUTO.value


class PlannedTurn(NamedTuple):
    """What a player left for one turn; what is not said is as usual."""

    what: str  # a tile, or to work as suggested
    who: str | None = None
    face: str | None = None  # the colour of communications
    pay: str | None = None
    works: bool = False  # where it cannot be done


def carried_out(view: HumanityView, ask: Ask, plan: PlannedTurn) -> Answer | None:
    """Answer as planned; where that cannot be done, as was said for that case."""
    if plan.what == AUTO:
        return question.default(view, ask)
    answer = _spelled(view, ask, plan)
    if answer is None and plan.works:
        return question.default(view, ask)
    return answer


def _spelled(view: HumanityView, ask: Ask, plan: PlannedTurn) -> Answer | None:
    """Fill the form in, field by field; None where it does not offer what was planned."""
    action, key = Action.DEPLOY, MODULE
    if plan.what in EXPERIMENTS:
        action, key = Action.EXPERIMENT, EXPERIMENT
    elif plan.what not in MODULES:
        return None
    reach = reach_in(view, ask.seat)
    wanted = {
        ACTION: action.value,
        ASTRONAUT: plan.who,
        key: plan.what,
        COLOUR: plan.face,
        PAYMENT: plan.pay,
    }
    answer: Answer = {}
    for field, given in wanted.items():
        offered = question.form(view, ask, answer).field(field).open_options()
        if given is not None and given in [option.key for option in offered]:
            answer[field] = (given,)
    numbers = [str(number + 1) for number in able(reach, action)]
    acts = plan.who is None or plan.who in numbers
    return answer if acts and not question.form(view, ask, answer).faults else None
