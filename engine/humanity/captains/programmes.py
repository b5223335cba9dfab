"""How captains write a programme: their turns in a round as it will go most likely.

No captain asks to be asked: where a table plays by post, computers take their time to answer, too,
and everybody would wait.
"""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Seat
from engine.core.chance import KEY_BYTES, SeededChance
from engine.core.playthrough import FormMaker, Pick
from engine.humanity.looking.imagine import imagine
from engine.humanity.looking.views import make_view
from engine.humanity.phases import placing, question
from engine.humanity.phases.moves import Move, read_move
from engine.humanity.phases.reach import reach_of
from engine.humanity.phases.turns import TURN
from engine.humanity.programme.foretelling import foretold
from engine.humanity.programme.terms import spelled
from engine.humanity.table.state import State
from engine.humanity.table.view import HumanityView

Answerer: TypeAlias = Callable[[HumanityView, Ask, FormMaker, Pick], Answer]

_NOTHING_IS_DRAWN = SeededChance(bytes(KEY_BYTES))


def programmed(
    captain: Answerer,
    rival: Answerer,
    lands: Answer,
    view: HumanityView,
    ask: Ask,
    make_form: FormMaker,
    pick: Pick,
) -> Answer:
    """Act as a captain does when it is asked turn by turn, once it `lands`; others as a rival."""
    answer, begun = {**lands}, imagine(view, _NOTHING_IS_DRAWN)
    cells = placing.cells_in(reach_of(begun, ask.seat), lands)
    begun, _ = placing.settled(begun, {ask.seat: cells})
    begun = replace(begun, landing=())  # where rivals land nobody knows: they build nothing there

    def choose(state: State, seat: Seat) -> Move:
        seen, turn = make_view(state, seat), Ask(seat, TURN, (*ask.about, 1, 1))
        by = captain if seat == ask.seat else rival
        given = by(seen, turn, partial(question.form, seen, turn), pick)
        return read_move(reach_of(state, seat), given)

    for wish in foretold(begun, ask.seat, choose):
        answer |= spelled(wish)
    return make_form(answer).fresh()
