"""The easy computer captain: legal, and a bit silly."""

from engine.core.asks import Answer, Ask
from engine.core.playthrough import FormMaker, Pick, random_answer
from engine.humanity.captains.programmes import programmed
from engine.humanity.phases.moves import ACTION, Action
from engine.humanity.phases.offered import actions
from engine.humanity.phases.placing import PLACE
from engine.humanity.phases.reach import reach_in
from engine.humanity.programme.terms import PROGRAMME
from engine.humanity.table.view import HumanityView

CHOOSY = 3
"""One turn in so many it works although it could pay for something."""
_BUYING, _WORKS = (Action.DEPLOY.value, Action.EXPERIMENT.value), Action.AUTO.value


def easy(view: HumanityView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Take whatever can be paid for, by whim; else work, and place astronauts anywhere."""
    if ask.kind == PROGRAMME:
        return programmed(easy, easy, view, ask, make_form, pick)
    if ask.kind == PLACE:
        return random_answer(make_form, pick)
    options = actions(reach_in(view, ask.seat))  # as any form of this question offers them
    offered = [option.key for option in options if option.closed is None]
    bought = [key for key in _BUYING if key in offered]
    action = bought[pick(len(bought))] if bought and pick(CHOOSY) else _WORKS
    return random_answer(
        lambda draft: make_form({ACTION: (action,)} | draft),
        pick,
        lambda field, option: field != ACTION or option == action,
    )
