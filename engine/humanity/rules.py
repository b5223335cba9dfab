"""The rules `humanity/1`: which phase answers for which frame, which for which question."""

from functools import partial
from typing import Any, TypeAlias

from engine.core.asks import Setup, Turn
from engine.core.forms import Option
from engine.core.variants import Choice, Variant
from engine.core.words import say
from engine.humanity.looking.foreseen import foreseen
from engine.humanity.looking.imagine import imagine
from engine.humanity.looking.notes import noted
from engine.humanity.looking.views import make_view
from engine.humanity.looking.wished import wished
from engine.humanity.phases import question, reset, setup, turns, years
from engine.humanity.programme import question as programme
from engine.humanity.programme.terms import PROGRAMME
from engine.humanity.standing.policies import ADVICE
from engine.humanity.table import frames
from engine.humanity.table.events import HumanityEvent
from engine.humanity.table.problems import problems
from engine.humanity.table.state import State
from engine.humanity.table.view import HumanityView
from engine.humanity.tiles.tables import PACK, SEATS
from engine.kit.agenda import Agenda, Procedure
from engine.kit.edition import Edition, Parts, Question, nothing

HumanityTurn: TypeAlias = Turn[State, HumanityEvent]

PROCEDURES: dict[type[frames.Frame], Procedure] = {
    frames.SettingUp: Procedure(setup.pending, draw=setup.draw),
    frames.Acting: Procedure(turns.pending, turns.proceed, turns.decide),
    frames.Resetting: Procedure(proceed=reset.proceed),
    frames.Programming: Procedure(programme.pending, programme.proceed, programme.decide),
    frames.Finished: Procedure(years.finished),
}
STEPS: Agenda[State, HumanityEvent] = Agenda(PROCEDURES)
THIRD_OPTION, PRINTED, EVEN = "third", "printed", "even"
_THIRD = Choice(
    THIRD_OPTION,
    say("humanity-third"),
    (
        Option(PRINTED, say("humanity-third-printed"), say("humanity-third-printed-note")),
        Option(EVEN, say("humanity-third-even"), say("humanity-third-even-note")),
    ),
    PRINTED,
)
TURNS, LIVE, IN_ADVANCE = "turns", "live", "ahead"
_TURNS = Choice(
    TURNS,
    say("humanity-turns"),
    (
        Option(LIVE, say("humanity-turns-live"), say("humanity-turns-live-note")),
        Option(IN_ADVANCE, say("humanity-turns-ahead"), say("humanity-turns-ahead-note")),
    ),
    LIVE,
    by_post=IN_ADVANCE,
)
VARIANT = Variant("", say("variant-only"), SEATS, (_TURNS, _THIRD))
QUESTIONS = {
    turns.TURN: Question(
        question.form,
        facts=partial(question.facts, foreseen),
        comes_to=partial(question.comes_to, foreseen),
        noted=noted,
    ),
    PROGRAMME: Question(programme.form, nothing, comes_to=programme.comes_to, noted=wished),
}


class Humanity(Edition[State, HumanityView, HumanityEvent]):
    """Bases on Titan."""

    id = "humanity/1"
    data_hash = PACK.hash
    seats = SEATS
    variants = (VARIANT,)
    state_type = State
    view_type = HumanityView
    event_type: Any = HumanityEvent
    parts = Parts(STEPS, QUESTIONS, ADVICE, make_view, imagine, problems)

    def start(self, setup_: Setup) -> HumanityTurn:
        """Lay all tiles out, to be shuffled."""
        even = setup_.options.get(THIRD_OPTION) == EVEN
        programmed = setup_.options.get(TURNS) == IN_ADVANCE
        return Turn(setup.laid_out(setup_.seats, even=even, programmed=programmed))


HUMANITY = Humanity()
