"""Standing orders: the next two turns planned ahead, and work without being asked.

A planned turn bears the number of the turn it is for, so that it is used once. Everything lies
open in this game: whatever orders answer, everybody could tell that they do, and they count at
once.
"""

from collections.abc import Callable, Iterator

from engine.core.asks import Answer, Ask
from engine.core.forms import Field, Form, Option, chosen, make_form
from engine.core.words import Text, say
from engine.humanity.base.paying import Keep
from engine.humanity.phases import offered, placing, question
from engine.humanity.phases.moves import COLOURS, Action, able, picked
from engine.humanity.phases.reach import reach_in
from engine.humanity.phases.turns import TURN
from engine.humanity.standing.plans import AUTO, PlannedTurn, carried_out
from engine.humanity.table.terms import COLOURS as COLOUR_NAMES
from engine.humanity.table.terms import tile_note, tile_text
from engine.humanity.table.view import HumanityView
from engine.kit.advice import Advice, AdviceTable

PLANNED = 2
"""So many turns may be planned."""
WORK, PLACE = "work", "place"
ALWAYS, POOR, SUGGESTED = "always", "poor", "suggested"
WHAT, WHO, FACE, PAY, ELSE = "what", "who", "face", "pay", "else"

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
        PLACE,
        say("humanity-standing-place"),
        (Option(SUGGESTED, say("humanity-standing-place-suggested")),),
    ),
)
_WORKS = Option(AUTO, say("humanity-action-auto"))
_LABELS: dict[str, Callable[[int], Text]] = {
    WHAT: lambda ahead: say("humanity-plan-what", ahead=ahead),
    WHO: lambda ahead: say("humanity-plan-who", ahead=ahead),
    FACE: lambda ahead: say("humanity-plan-face", ahead=ahead),
    PAY: lambda ahead: say("humanity-plan-pay", ahead=ahead),
    ELSE: lambda ahead: say("humanity-plan-else", ahead=ahead),
}


def plan_key(turn: int, part: str) -> str:
    """Name a field of the plan for a player's turn, by its number in the game."""
    return f"turn.{turn}.{part}"


def policies(view: HumanityView, draft: Answer) -> Form:
    """Make the form: the plans of the next turns, a page each, and what counts always."""
    made = []
    for field in (*_plans(view), *_RULES):
        given = chosen(draft, field.key, [option.key for option in field.options])
        made.append(Field(field.key, field.label, field.options, given, 0, 1))
    return make_form(made, facts=(say("humanity-standing-usual"),))


def _placed(view: HumanityView, ask: Ask, policy: Answer) -> Answer | None:
    """Place astronauts as suggested."""
    return placing.default(view, ask) if picked(policy, PLACE) == SUGGESTED else None


def _turn(view: HumanityView, ask: Ask, policy: Answer) -> Answer | None:
    """Answer by a plan for this very turn, else by what counts always."""
    plan = _plan_for(ask.about[-1], policy)
    planned = carried_out(view, ask, plan) if plan is not None else None
    return planned if planned is not None else _worked(view, ask, policy)


def _plans(view: HumanityView) -> Iterator[Field]:
    """Make the fields for the next turns of whoever looks; not for one that is asked about now."""
    seat = view.seat
    if seat is None:
        return
    public = view.public
    first = public.players[seat].turns + 1 + (seat in public.acting)
    reach = reach_in(view, seat)
    tiles = (*reach.modules, *reach.experiments)
    options = {
        WHAT: (_WORKS, *[Option(each, tile_text(each), tile_note(each)) for each in tiles]),
        WHO: tuple([_person(number) for number in range(len(reach.astronauts))]),
        FACE: tuple([Option(each.value, COLOUR_NAMES[each]) for each in COLOURS]),
        PAY: tuple([Option(each.value, offered.KEEPS[each]) for each in Keep]),
        ELSE: (_WORKS,),
    }
    for ahead, turn in enumerate(range(first, first + PLANNED), start=1):
        for part, choices in options.items():
            yield Field(plan_key(turn, part), _LABELS[part](ahead), choices)


def _person(number: int) -> Option:
    return Option(str(number + 1), say("humanity-plan-astronaut", number=number + 1))


def _plan_for(turn: int, policy: Answer) -> PlannedTurn | None:
    """Read the plan for a turn, if there is one."""
    said = {part: picked(policy, plan_key(turn, part)) for part in _LABELS}
    what = said[WHAT]
    if what is None:
        return None
    return PlannedTurn(what, said[WHO], said[FACE], said[PAY], works=said[ELSE] == AUTO)


def _worked(view: HumanityView, ask: Ask, policy: Answer) -> Answer | None:
    """Work unasked: always, or where nothing can be paid for."""
    said = picked(policy, WORK)
    if said is None:
        return None
    reach = reach_in(view, ask.seat)
    if said == POOR and (reach.affords or able(reach, Action.DEPLOY)):
        return None
    return question.default(view, ask)


ADVICE = AdviceTable[HumanityView](
    {
        TURN: Advice(
            question.default, standing=_turn, early=lambda *asked: _turn(*asked) is not None
        ),
        placing.PLACE: Advice(
            placing.default, standing=_placed, early=lambda *asked: _placed(*asked) is not None
        ),
    },
    policies,
)
"""All lies open: standing orders answer at once wherever they do."""
