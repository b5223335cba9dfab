"""The easy computer captain: legal, and a bit silly."""

from functools import partial

from engine.core.asks import Answer, Ask, Seat
from engine.core.playthrough import FormMaker, Pick, random_answer
from engine.humanity.captains.programmes import programmed
from engine.humanity.looking.landed import landed
from engine.humanity.phases import placing
from engine.humanity.phases.moves import ACTION, Action
from engine.humanity.phases.offered import actions
from engine.humanity.phases.reach import reach_in
from engine.humanity.programme.terms import PROGRAMME
from engine.humanity.table.view import HumanityView

CHOOSY = 3
"""One turn in so many it works although it could pay for something."""
_BUYING, _WORKS = (Action.DEPLOY.value, Action.EXPERIMENT.value), Action.AUTO.value


def easy(view: HumanityView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Take whatever can be paid for, by whim; else work, and place astronauts anywhere."""
    if ask.kind == PROGRAMME:
        lands = anywhere(view, ask.seat, pick)
        return programmed(easy, easy, lands, view, ask, make_form, pick)
    said = anywhere(view, ask.seat, pick) if ask.seat in view.public.landing else Answer()
    reach = reach_in(landed(view, ask.seat, said), ask.seat)
    options = actions(reach)  # as any form of this question offers them
    offered = [option.key for option in options if option.closed is None]
    bought = [key for key in _BUYING if key in offered]
    action = bought[pick(len(bought))] if bought and pick(CHOOSY) else _WORKS
    said |= {ACTION: (action,)}
    return random_answer(
        lambda draft: make_form(said | draft),
        pick,
        lambda field, option: option in (said.get(field) or (option,)),
    )


def anywhere(view: HumanityView, seat: Seat, pick: Pick) -> Answer:
    """Land by whim."""
    return random_answer(partial(placing.form, view, seat), pick)
