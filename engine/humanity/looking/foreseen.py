"""What everybody would see if an answer counted as it is drafted now: for who draws it."""

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Seat
from engine.core.chance import SeededChance
from engine.humanity.base.suggesting import work_for
from engine.humanity.looking.drafted import Drafted, drafted
from engine.humanity.looking.imagine import imagine
from engine.humanity.looking.landed import landed
from engine.humanity.looking.views import make_view
from engine.humanity.phases.acting import acted
from engine.humanity.phases.missions import checked
from engine.humanity.phases.moves import Action, Move
from engine.humanity.phases.work import activated
from engine.humanity.programme.question import played_out
from engine.humanity.programme.terms import PROGRAMME
from engine.humanity.table.state import State
from engine.humanity.table.view import HumanityView

_CHANCE = SeededChance(b"nothing that is drawn depends on it")


def foreseen(view: HumanityView, ask: Ask, answer: Answer) -> HumanityView:
    """Return the view after an answer, finished or not; what is still open changes nothing.

    Who came home has landed in it, as the answer says or as suggested. A programme is played out
    as if nobody else acted.
    """
    after = landed(view, ask.seat, answer)
    state = imagine(after, _CHANCE)
    if ask.kind == PROGRAMME:
        state = played_out(state, ask.seat, answer)
    elif (move := _move(state, ask.seat, drafted(after, ask.seat, answer))) is not None:
        state, _ = checked(acted(state, ask.seat, move)[0], ask.seat)
    elif after is view:
        return view
    # Until that counts they may land elsewhere, and whoever draws it shows where.
    return make_view(replace(state, landing=view.public.landing), view.seat)


def _move(state: State, seat: Seat, some: Drafted) -> Move | None:
    """Make the move of a draft; None where too little of it is known."""
    if some.action is None or some.astronaut is None:
        return None
    if some.action in (Action.AUTO, Action.WORK):
        return Move(some.action, some.astronaut, _possible(state, seat, some))
    if some.tile is None:
        return None
    move = Move(some.action, some.astronaut, tile=some.tile, payment=some.payment)
    if some.action is Action.EXPERIMENT:
        return move
    if some.cell is None or some.colour is None:
        return None
    return move._replace(colour=some.colour, upgrades=some.upgrades)


def _possible(state: State, seat: Seat, some: Drafted) -> tuple[int, ...]:
    """List the points of work up to one that an earlier choice has made impossible."""
    cells, points = state.players[seat].cells, list[int]()
    for cell in some.points:
        if not work_for(cells, cell):
            break
        cells = activated(cells, cell)
        points.append(cell)
    return tuple(points)
