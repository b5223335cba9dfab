"""Safe points: what others may play, one card at a time (MA-12.1, MA-12.6)."""

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.fields import Stages
from engine.core.forms import Form
from engine.martians.phases.turns import sitting
from engine.martians.playing.own import CARD, PlayedWith, announced, own_card, usable
from engine.martians.table.doing import Doing
from engine.martians.table.frames import Point, Raging
from engine.martians.table.state import State, Step, TownTable
from engine.martians.table.view import MartiansView

PLAY, RAGE = "play", "rage"
BEFORE_HORDE = 4
"""The safe point after the walk."""
WINDOW = 0.1
"""The share of the pace for which a window is open."""


def pending(state: State, frame: Point) -> Decide | None:
    """Ask everybody else who has a card that may be played, or a weapon to use."""
    table = state.table
    seats = [each for each in table.from_seat(table.seat)[1:] if may_act(table, each)]
    if not seats:
        return None
    asks = tuple([Ask(each, PLAY, (table.turn, frame.number)) for each in sorted(seats)])
    group = f"t{table.turn}:play{frame.number}-{table.count}"
    return Decide(group, asks, window=WINDOW if table.by_windows else None)


def may_act(table: TownTable, seat: Seat) -> bool:
    """Tell from what everybody sees whether a captain might play or use something."""
    return table.may_play(seat) or bool(usable(table, seat))


def proceed(state: State, _frame: Point) -> Step:
    """Go on where nobody may play anything."""
    do = Doing(state)
    do.pop()
    return do.done()


def decide(state: State, _frame: Point, answers: dict[Seat, Answer]) -> Step:
    """Hear captains clockwise: the first who plays does so, and all are asked again."""
    do = Doing(state)
    for seat in state.table.from_seat(state.table.seat):
        answer = answers.get(seat, {})
        if answer.get(CARD):
            announced(do, seat, answer)
            return do.done()
    do.pop()
    return do.done()


def form(view: MartiansView, ask: Ask, draft: Answer) -> Form:
    """Ask for a card with its targets, or for nothing."""
    stages = Stages(draft)
    own_card(stages, view, _raging_with(view) if ask.kind == RAGE else PlayedWith.OTHERS)
    return stages.form()


def _raging_with(view: MartiansView) -> PlayedWith:
    """Return the question with which cards are played one after another in the own turn (EV-16)."""
    points = [each.number for each in view.agenda if isinstance(each, Point)]
    return PlayedWith.HORDE if points[-1] == BEFORE_HORDE else PlayedWith.TILE


def default(_view: MartiansView, _ask: Ask) -> Answer:
    """Play nothing."""
    return {}


# One card after another (EV-20)


def rages(state: State, frame: Raging) -> Decide | None:
    """Ask its player for the next card, while there are any."""
    table = state.table
    if not table.captains[frame.seat].cards:
        return None
    kind = RAGE if frame.seat == table.seat else PLAY
    asks = (Ask(frame.seat, kind, (table.turn, 0)),)
    group = f"t{table.turn}:rage{table.count}"
    if kind == RAGE:
        return Decide(group, asks, sitting(table))
    return Decide(group, asks, window=WINDOW if table.by_windows else None)


def raged(state: State, frame: Raging, answers: dict[Seat, Answer]) -> Step:
    """Play a card and go on, or stop."""
    do, answer = Doing(state), answers[frame.seat]
    if answer.get(CARD):
        announced(do, frame.seat, answer)
    else:
        do.pop()
    return do.done()
