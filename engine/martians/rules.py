"""The rules `martians/1`: which step answers for which frame, which for which question."""

from typing import Any, TypeAlias

from engine.core.asks import Answer, Ask, Setup, Turn
from engine.core.forms import Form, Option
from engine.core.variants import Choice, Variant
from engine.core.words import Text, say
from engine.kit.agenda import Agenda, Procedure
from engine.kit.edition import Edition, Parts, Question, no_facts, nothing
from engine.martians.advice import ADVICE, AHEAD, FORMS, facts, form
from engine.martians.cards.tables import COMP, COOP, PACK, SEATS
from engine.martians.orders import plans
from engine.martians.phases import (
    ending,
    fights,
    herding,
    laying,
    setup,
    turns,
    typing,
    walking,
)
from engine.martians.playing import answering, finding, points
from engine.martians.table import frames
from engine.martians.table.events import MartiansEvent
from engine.martians.table.looking import imagine, make_view
from engine.martians.table.problems import problems
from engine.martians.table.state import State
from engine.martians.table.view import MartiansView

MartiansTurn: TypeAlias = Turn[State, MartiansEvent]

PROCEDURES: dict[type[frames.Frame], Procedure] = {
    frames.SettingUp: Procedure(setup.pending, draw=setup.draw),
    frames.Planning: Procedure(plans.pending, decide=plans.decide),
    frames.Turning: Procedure(proceed=turns.begun),
    frames.Point: Procedure(points.pending, points.proceed, points.decide),
    frames.TileDrawing: Procedure(proceed=laying.drawn),
    frames.Laying: Procedure(laying.pending, laying.proceed, laying.decide),
    frames.Meeting: Procedure(proceed=turns.met),
    frames.Dealing: Procedure(turns.waits_for_cards, turns.dealt, draw=turns.reshuffled),
    frames.Striding: Procedure(turns.strides, turns.no_stride, draw=turns.strode),
    frames.Walking: Procedure(walking.pending, walking.proceed, walking.decide),
    frames.Fighting: Procedure(fights.pending, decide=fights.decide, draw=fights.draw),
    frames.IconFinding: Procedure(finding.pending, finding.proceed, draw=finding.reshuffled),
    frames.Aiming: Procedure(finding.aims, finding.aimed_at_nothing, finding.aimed),
    frames.Casting: Procedure(finding.casts, draw=finding.cast),
    frames.Announced: Procedure(answering.pending, answering.proceed, answering.decide),
    frames.Raging: Procedure(points.rages, points.proceed, points.raged),
    frames.Mixing: Procedure(turns.mixes, turns.not_mixed, draw=turns.mixed),
    frames.Stirring: Procedure(herding.stirs, herding.still, draw=herding.stirred),
    frames.Herding: Procedure(herding.pending, decide=herding.decide),
    frames.Closing: Procedure(proceed=turns.closed),
    frames.Finished: Procedure(ending.pending),
}
STEPS: Agenda[State, MartiansEvent] = Agenda(
    {frame: ending.watched(procedure) for frame, procedure in PROCEDURES.items()}, AHEAD
)


def _choice(
    key: str, label: Text, values: tuple[Option, ...], by_post: str | None = None
) -> Choice:
    return Choice(key, label, values, values[0].key, by_post)


_KILLS = _choice(
    setup.KILLS,
    say("martians-kills"),
    (Option("30", say("martians-kills-30")), Option("20", say("martians-kills-20"))),
)
_ROUNDS = _choice(
    setup.ROUNDS,
    say("martians-rounds"),
    (Option("40", say("martians-rounds-40")), Option("24", say("martians-rounds-24"))),
    by_post="24",
)
_ANSWERS = _choice(
    setup.ANSWERS,
    say("martians-answers"),
    (
        Option("windows", say("martians-answers-windows"), say("martians-answers-windows-note")),
        Option("ahead", say("martians-answers-ahead"), say("martians-answers-ahead-note")),
    ),
    by_post="ahead",
)
_TURNS = _choice(
    setup.TURNS,
    say("martians-turns"),
    (
        Option("turn", say("martians-turns-turn"), say("martians-turns-turn-note")),
        Option("rounds", say("martians-turns-rounds"), say("martians-turns-rounds-note")),
    ),
    by_post="rounds",
)
_SPAWN = _choice(
    setup.SPAWN,
    say("martians-spawn-after"),
    (
        Option("count", say("martians-spawn-count"), say("martians-spawn-count-note")),
        Option("all", say("martians-spawn-all")),
        Option("ship", say("martians-spawn-ship")),
    ),
)
_CLOCK = _choice(
    setup.CLOCK,
    say("martians-clock"),
    (
        Option("printed", say("martians-clock-printed")),
        Option("gentle", say("martians-clock-gentle"), say("martians-clock-gentle-note")),
    ),
)
_HANDS = _choice(
    setup.HANDS,
    say("martians-hands"),
    (
        Option("closed", say("martians-hands-closed")),
        Option("open", say("martians-hands-open"), say("martians-hands-open-note")),
    ),
)
VARIANTS = (
    Variant(COMP, say("martians-comp"), SEATS[COMP], (_TURNS, _KILLS, _ROUNDS, _ANSWERS)),
    Variant(
        COOP,
        say("martians-coop"),
        SEATS[COOP],
        (_SPAWN, _CLOCK, _HANDS, _ANSWERS),
        together=True,
    ),
)


def open_part(_view: MartiansView, _ask: Ask, answer: Answer) -> Any:
    """Show all that was chosen but orders for the turns of others."""
    orders = f"{herding.WHEN}-", herding.WISH
    return {key: each for key, each in answer.items() if each and not key.startswith(orders)}


SECRET = {points.PLAY, answering.ANSWER, plans.PLAN}
"""Answers that never show as such: what comes of them does."""
FACTS = {walking.MOVE: facts}
QUESTIONS = {
    kind: Question(form, nothing if kind in SECRET else open_part, facts=FACTS.get(kind, no_facts))
    for kind in FORMS
}


class Martians(Edition[State, MartiansView, MartiansEvent]):
    """A town that is invaded while it grows."""

    id = "martians/1"
    data_hash = PACK.hash
    seats = SEATS[COOP]
    variants = VARIANTS
    state_type = State
    view_type = MartiansView
    event_type: Any = MartiansEvent
    parts = Parts(STEPS, QUESTIONS, ADVICE, make_view, imagine, problems)

    def form(self, view: MartiansView, ask: Ask, draft: Answer) -> Form:
        """Make the form of `ask`, with an example where it can be typed."""
        return typing.typed(view, ask, super().form(view, ask, draft))

    def read(self, view: MartiansView, ask: Ask, text: str) -> Answer | Text:
        """Read an answer as it is typed."""
        return typing.read(view, ask, text)

    def complete(self, view: MartiansView, ask: Ask, text: str) -> tuple[Option, ...]:
        """List how a text may go on."""
        return typing.complete(view, ask, text)

    def start(self, setup_: Setup) -> MartiansTurn:
        """Lay all out, to be shuffled."""
        return Turn(setup.laid_out(setup_))


MARTIANS = Martians()
