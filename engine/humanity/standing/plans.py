"""A turn that was planned, spelled as an answer when its moment has come."""

from typing import NamedTuple

from engine.core.asks import Answer, Ask
from engine.core.forms import Form
from engine.humanity.phases import question
from engine.humanity.phases.moves import (
    ACTION,
    ASTRONAUT,
    COLOUR,
    EXPERIMENT,
    MODULE,
    PAYMENT,
    UPGRADES,
    Action,
    able,
)
from engine.humanity.phases.reach import reach_in
from engine.humanity.table.view import HumanityView
from engine.humanity.tiles.tables import EXPERIMENTS, MODULES

AUTO = Action.AUTO.value


class Plan(NamedTuple):
    """What a player left for one turn; what is not said is as usual."""

    what: str  # a tile, or to work as suggested
    who: str | None = None
    face: str | None = None  # the colour of communications
    pay: str | None = None
    works: bool = False  # where it cannot be done


def carried_out(view: HumanityView, ask: Ask, plan: Plan) -> Answer | None:
    """Answer as planned; where that cannot be done, as was said for that case."""
    if plan.what == AUTO:
        return question.default(view, ask)
    answer = _spelled(view, ask, plan)
    if answer is None and plan.works:
        return question.default(view, ask)
    return answer


def _spelled(view: HumanityView, ask: Ask, plan: Plan) -> Answer | None:
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
    for field in (ACTION, ASTRONAUT, key, COLOUR, PAYMENT, *UPGRADES):
        form = question.form(view, ask, answer)
        given = _given(view, ask, form, field, wanted.get(field))
        if given is not None:
            answer[field] = (given,)
    numbers = [str(number + 1) for number in able(reach, action)]
    acts = plan.who is None or plan.who in numbers
    return answer if acts and not question.form(view, ask, answer).faults else None


def _given(view: HumanityView, ask: Ask, form: Form, key: str, wanted: str | None) -> str | None:
    """Choose in a field what is wanted; a way to pay or an upgrade as usual where that is not."""
    keys = [option.key for option in form.field(key).open_options()]
    if wanted in keys:
        return wanted
    if not keys or key not in (PAYMENT, *UPGRADES):
        return None
    if key == PAYMENT:
        return keys[0]
    astronauts = view.public.players[ask.seat].astronauts
    return min(keys, key=lambda each: (astronauts[int(each) - 1].work, each))
