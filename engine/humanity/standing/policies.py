"""Standing orders: work without being asked, and land as suggested before it.

Everybody could tell that such orders answer, whatever they answer, so they count at once.
"""

from collections.abc import Callable

from engine.core.asks import Answer, Ask
from engine.core.forms import Field, Form, Option, chosen, make_form, shut
from engine.core.words import say
from engine.humanity.looking.landed import landed
from engine.humanity.phases import question
from engine.humanity.phases.moves import picked
from engine.humanity.phases.reach import reach_in
from engine.humanity.phases.turns import TURN
from engine.humanity.programme import question as programme
from engine.humanity.programme.terms import PROGRAMME
from engine.humanity.table.view import HumanityView
from engine.kit.advice import Advice, AdviceTable

WORK, LAND = "work", "place"
ALWAYS, POOR, SUGGESTED = "always", "poor", "suggested"

_RULES = (
    Field(
        WORK,
        say("humanity-standing-work"),
        (
            Option(POOR, say("humanity-standing-work-poor")),
            Option(ALWAYS, say("humanity-standing-work-always")),
        ),
    ),
    Field(
        LAND,
        say("humanity-standing-place"),
        (Option(SUGGESTED, say("humanity-standing-place-suggested")),),
    ),
)
_ALONE = say("humanity-standing-place-alone")


def policies(_view: HumanityView, draft: Answer) -> Form:
    """Make the form."""
    made = []
    for field in _RULES:
        given = chosen(draft, field.key, [option.key for option in field.options])
        options = field.options
        if field.key == LAND and not draft.get(WORK):
            options = tuple([shut(option, _ALONE) for option in options])
        made.append(Field(field.key, field.label, options, given, 0, 1))
    return make_form(made, facts=(say("humanity-standing-usual"),))


def _turn(view: HumanityView, ask: Ask, policy: Answer) -> Answer | None:
    """Work unasked, always or where nothing can be paid for; not where somebody lands unsaid."""
    said = picked(policy, WORK)
    if said is None or (ask.seat in view.public.landing and picked(policy, LAND) != SUGGESTED):
        return None
    reach = reach_in(landed(view, ask.seat, {}), ask.seat)
    return None if said == POOR and not reach.can_only_work else question.default(view, ask)


def _programme(view: HumanityView, ask: Ask, policy: Answer) -> Answer | None:
    """Land as suggested and work, for a whole round."""
    return programme.default(view, ask) if picked(policy, WORK) == ALWAYS else None


def _row(
    default: Callable[[HumanityView, Ask], Answer],
    standing: Callable[[HumanityView, Ask, Answer], Answer | None],
    suggested: Callable[[HumanityView, Ask], Answer] | None = None,
) -> Advice:
    """Let orders answer at once wherever they do: everybody could tell so."""
    return Advice(default, suggested, standing, early=lambda *asked: standing(*asked) is not None)


ADVICE = AdviceTable[HumanityView](
    {
        TURN: _row(question.default, _turn),
        PROGRAMME: _row(programme.default, _programme, programme.suggested),
    },
    policies,
)
