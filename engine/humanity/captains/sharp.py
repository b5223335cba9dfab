"""The sharp computer captain: thinks its next turns through, and weighs what each leaves behind."""

from engine.core.asks import Answer, Ask
from engine.core.playthrough import FormMaker, Pick
from engine.humanity.captains.programmes import programmed
from engine.humanity.captains.searches import Search
from engine.humanity.captains.spelling import spelled
from engine.humanity.captains.steady import placed, steady
from engine.humanity.looking.landed import landed
from engine.humanity.programme.terms import PROGRAMME
from engine.humanity.table.view import HumanityView

MOOD = 0.05
"""How far a worth may be off."""


def sharp(view: HumanityView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Answer by search; chance breaks what is nearly equal."""
    if ask.kind == PROGRAMME:
        return programmed(sharp, steady, placed(view, ask.seat), view, ask, make_form, pick)
    lands = placed(view, ask.seat)
    view = landed(view, ask.seat, lands)
    lines = Search(view, ask.seat).lines()
    best = max(lines, key=lambda each: each.worth + MOOD * pick(100) / 100)
    return spelled(best.move, best.keeps, lands, make_form)
