"""How each question is answered for its captain."""

from engine.core.asks import Answer, Ask
from engine.core.forms import Form
from engine.kit.advice import Advice, AdviceTable
from engine.kit.ahead import AnswersAhead, held_to
from engine.martians.orders import following, plans, suggesting
from engine.martians.orders.standing import policies, standing
from engine.martians.phases import fights, herding, laying, walking
from engine.martians.playing import answering, finding, points
from engine.martians.table.events import ChoosesNow
from engine.martians.table.looking import make_view
from engine.martians.table.state import State
from engine.martians.table.view import MartiansView

ADVICE: AdviceTable[MartiansView] = AdviceTable(
    {
        laying.TILE: Advice(laying.default, suggesting.tile, standing, ahead=plans.tile),
        fights.HIT: Advice(fights.default, standing=standing, ahead=following.hit),
        walking.MOVE: Advice(walking.default, suggesting.move, standing, ahead=plans.move),
        herding.HORDE: Advice(herding.default, suggesting.horde, standing, ahead=plans.horde),
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


def form(view: MartiansView, ask: Ask, draft: Answer) -> Form:
    """Make the form of a question."""
    return FORMS[ask.kind](view, ask, draft)


def _kinds(state: State) -> frozenset[str]:
    """List what orders answer at this table: fights always, cards where no windows are opened."""
    cards = () if state.table.by_windows else (points.PLAY, answering.ANSWER)
    turns = OF_A_TURN if state.table.by_rounds else ()
    return frozenset((fights.HIT, *cards, *turns))


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
