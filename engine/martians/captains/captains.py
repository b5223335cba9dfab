"""The computer captains by name."""

from collections.abc import Callable
from typing import TypeAlias

from engine.core.asks import Answer, Ask
from engine.core.playthrough import FormMaker, Pick, random_answer
from engine.martians.advice import ADVICE
from engine.martians.captains.chances import lay, walk
from engine.martians.phases.fights import HIT
from engine.martians.phases.laying import TILE
from engine.martians.phases.walking import MOVE
from engine.martians.table.view import MartiansView

Captain: TypeAlias = Callable[[MartiansView, Ask, FormMaker, Pick], Answer]
CLEAR_HEADED = 3
"""One question in so many the easy captain answers as is suggested."""


def easy(view: MartiansView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Answer by whim, and now and then as is suggested; fights are left to the default."""
    if ask.kind == HIT:
        return _filled(ADVICE.default(view, ask), make_form)
    if pick(CLEAR_HEADED) == 0:
        return _filled(ADVICE.suggestion(view, ask), make_form)
    return random_answer(make_form, pick)


def steady(view: MartiansView, ask: Ask, make_form: FormMaker, _pick: Pick) -> Answer:
    """Answer as people are suggested to."""
    return _filled(ADVICE.suggestion(view, ask), make_form)


def sharp(view: MartiansView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Let Martians come where others are, and pay fights well; else answer as is suggested."""
    if ask.kind == MOVE:
        return _filled(walk(view, ask), make_form)
    if ask.kind == TILE:
        return _filled(lay(view, ask), make_form)
    return steady(view, ask, make_form, pick)


def _filled(answer: Answer, make_form: FormMaker) -> Answer:
    """Return an answer with what its form fills in."""
    return make_form(answer).answer()


CAPTAINS: dict[str, Captain] = {"easy": easy, "steady": steady, "sharp": sharp}
