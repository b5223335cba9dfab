"""How each question is answered for its captain."""

from collections.abc import Iterable

from engine.core.asks import Answer, Ask
from engine.core.fields import region_key
from engine.core.forms import Form
from engine.core.words import Text
from engine.kit.advice import Advice, AdviceTable
from engine.kit.ahead import AnswersAhead, held_to
from engine.kit.memo import recent
from engine.martians.orders import following, plans, suggesting
from engine.martians.orders.standing import policies, standing
from engine.martians.phases import fights, herding, laying, walking
from engine.martians.playing import answering, finding, points
from engine.martians.playing.own import CARD
from engine.martians.table.events import ChoosesNow
from engine.martians.table.frames import Walking
from engine.martians.table.looking import make_view
from engine.martians.table.state import State
from engine.martians.table.view import MartiansView

ADVICE: AdviceTable[MartiansView] = AdviceTable(
    {
        laying.TILE: Advice(suggesting.tile, standing=standing, ahead=plans.tile),
        fights.HIT: Advice(fights.default, standing=standing, ahead=following.hit),
        walking.MOVE: Advice(suggesting.walk, suggesting.move, standing, ahead=plans.move),
        herding.HORDE: Advice(suggesting.horde, standing=standing, ahead=plans.horde),
        points.PLAY: Advice(
            points.default, following.play, standing=following.in_window, ahead=following.play
        ),
        points.RAGE: Advice(points.default, following.play, ahead=following.play),
        answering.ANSWER: Advice(
            following.answer,
            following.answer,
            standing=following.in_window,
            ahead=following.answer,
        ),
        finding.AIM: Advice(finding.default, ahead=finding.default),
        plans.PLAN: Advice(plans.default, plans.default),
    },
    policies,
)
FORMS = {
    laying.TILE: laying.form,
    fights.HIT: fights.form,
    walking.MOVE: walking.form,
    herding.HORDE: herding.form,
    points.PLAY: points.form,
    points.RAGE: points.form,
    answering.ANSWER: answering.form,
    finding.AIM: finding.form,
    plans.PLAN: plans.form,
}
OF_A_TURN = (laying.TILE, walking.MOVE, herding.HORDE, points.RAGE, finding.AIM)


_FIRST = {laying.TILE: laying.CELL, walking.MOVE: walking.GOAL, herding.HORDE: herding.HOW}
"""The field of a question from which others follow."""


def form(view: MartiansView, ask: Ask, draft: Answer) -> Form:
    """Make the form of a question; what counts where nobody answers is filled in."""
    return FORMS[ask.kind](view, ask, _filled(view, ask, draft))


def facts(view: MartiansView, ask: Ask, draft: Answer) -> Iterable[Text]:
    """Say what a walk comes to, as it is filled in."""
    return walking.facts(view, ask, _filled(view, ask, draft))


def _filled(view: MartiansView, ask: Ask, draft: Answer) -> Answer:
    """Fill a draft in, unless a card is played first or its captain has begun otherwise."""
    first = _FIRST.get(ask.kind)
    if first is None or any(draft.get(each) for each in (first, region_key(first), CARD)):
        return draft
    return {**_advised(view, ask), **{key: picked for key, picked in draft.items() if picked}}


@recent
def _advised(view: MartiansView, ask: Ask) -> Answer:
    return ADVICE.default(view, ask)


def _kinds(state: State) -> frozenset[str]:
    """List what orders answer at this table: fights always, cards where no windows are opened."""
    cards = () if state.table.by_windows else (points.PLAY, answering.ANSWER)
    turns = OF_A_TURN if state.table.by_rounds else _onward(state)
    return frozenset((fights.HIT, *cards, *turns))


def _onward(state: State) -> tuple[str, ...]:
    """List the walk where its captain said that it goes on by itself."""
    frame = state.agenda[-1]
    return (walking.MOVE,) if isinstance(frame, Walking) and frame.onward else ()


def _unordered(state: State, ask: Ask) -> Ask | None:
    """Return a question that its captain wants to decide."""
    return ask if plans.asks(make_view(state, ask.seat), ask) else None


AHEAD: AnswersAhead[State, MartiansView] = AnswersAhead(
    follow=ADVICE.ahead,
    unordered=_unordered,
    make_view=make_view,
    told=lambda ask: ChoosesNow(ask.seat, ask.kind),
    kinds=_kinds,
    held=held_to(form, ADVICE.default),
)
