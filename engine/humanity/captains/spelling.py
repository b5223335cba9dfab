"""How captains spell a whole turn: a move, as an answer to its question."""

from collections import Counter

from engine.core.asks import Answer
from engine.core.playthrough import FormMaker
from engine.humanity.base.paying import Keep
from engine.humanity.phases.moves import (
    ACTION,
    ASTRONAUT,
    COLOUR,
    EXPERIMENT,
    IDLE,
    MODULE,
    PAYMENT,
    UPGRADES,
    WORK,
    Action,
    Move,
    work_key,
)

TILE = {Action.DEPLOY: MODULE, Action.EXPERIMENT: EXPERIMENT}


def spelled(move: Move, keeps: Keep, lands: Answer, make_form: FormMaker) -> Answer:
    """Spell a move, and who `lands` where before it.

    What goes without saying is not asked for, and left out.
    """
    answer: Answer = {
        **lands,
        ACTION: (move.action.value,),
        ASTRONAUT: (str(move.astronaut + 1),),
        COLOUR: (move.colour.value,),
        PAYMENT: (keeps.value,),
    }
    if move.action in TILE:
        answer[TILE[move.action]] = (move.tile,)
    if move.action is Action.WORK:
        plan = [work_key(cell, times) for cell, times in Counter(move.points).items()]
        answer[WORK] = tuple(plan) or (IDLE,)
    for key, number in zip(UPGRADES, move.upgrades, strict=False):
        answer[key] = (str(number + 1),)
    return make_form(answer).fresh()
