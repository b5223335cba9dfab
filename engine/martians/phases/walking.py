"""The walk (MA-6): a goal and conditions in one answer, which runs until something stops it."""

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.fields import Stages, at_place
from engine.core.forms import Form, Option
from engine.core.words import Text, say
from engine.kit.ahead import said, with_said
from engine.martians.phases.fights import survived
from engine.martians.phases.pawns import is_fought, picked_up
from engine.martians.phases.turns import bonus, sitting
from engine.martians.playing.own import PlayedWith, folded, own_card, played_own
from engine.martians.table.doing import Doing
from engine.martians.table.events import SetOut, Walked
from engine.martians.table.frames import Fighting, IconFinding, Walking
from engine.martians.table.state import State, Step, TownTable, tokens_at
from engine.martians.table.terms import all_areas
from engine.martians.table.view import MartiansView
from engine.martians.town.town import Square, square_at, square_key
from engine.martians.town.ways import MANNERS, SAFE, SHORT, USUAL, way

MOVE, GOAL, WAY, PAYS, STOP, THEN = "move", "goal", "way", "pays", "stop", "then"
NEVER, NEED_1, NEED_2, NEED_3, ASKS = "0", "1", "2", "3", "ask"
ON, END, AGAIN, ONWARD = "0", "end", "ask", "on"
STAY = "stay"
"""The way that leads nowhere."""
ENOUGH = 2
"""Squares for which it is worth looking around again at a goal."""
_WAYS = (
    Option(USUAL, say("martians-way-usual")),
    Option(SHORT, say("martians-way-short")),
    Option(SAFE, say("martians-way-safe")),
    Option(STAY, say("martians-way-stay")),
)
PAY_OPTIONS = (
    Option(NEED_1, say("martians-pays-need", need=1)),
    Option(NEED_2, say("martians-pays-need", need=2)),
    Option(NEED_3, say("martians-pays-need", need=3)),
    Option(NEVER, say("martians-pays-never")),
    Option(ASKS, say("martians-pays-ask")),
)
_THEN = (
    Option(ONWARD, say("martians-then-on")),
    Option(AGAIN, say("martians-then-ask")),
    Option(END, say("martians-then-end")),
)


def allowance(table: TownTable, frame: Walking) -> int:
    """Return how many squares are left of a walk (MA-6.1, MA-6.8)."""
    whole: int = (frame.roll + frame.life) * 2**table.doubled + frame.bonus
    return max(0, whole - frame.used)


def _is_over(table: TownTable, frame: Walking) -> bool:
    done = not frame.path and not frame.asked
    return (
        bool(table.stopped or table.in_force("levitation")) or done or not allowance(table, frame)
    )


def pending(state: State, frame: Walking) -> Decide | None:
    """Ask for a goal, unless the walk is over, under way, or met a Martian."""
    table = state.table
    if _is_over(table, frame) or is_fought(table, table.seat) or frame.path:
        return None
    group = f"t{table.turn}:move{frame.number}-{table.count}"
    about = (table.turn, allowance(table, frame))
    return Decide(group, (Ask(table.seat, MOVE, about),), sitting(table))


def proceed(state: State, frame: Walking) -> Step:
    """Fight, walk on, or end."""
    do, seat = Doing(state), state.table.seat
    table = state.table
    if table.stopped or table.in_force("levitation"):
        do.pop()
    elif is_fought(table, seat):
        do.push(Fighting())
    elif _is_over(table, frame):
        picked_up(do, seat)
        do.pop()
    elif table.captains[seat].life < frame.stop:
        do.turn_into(_asking(frame))
    elif frame.path[0] not in table.town.links[table.captains[seat].square]:
        do.turn_into(_asking(frame))  # a card moved the pawn (MA-6.7)
    else:
        picked_up(do, seat)  # what came to lie there meanwhile (MA-6.6)
        _walked(do, seat, frame)
    return do.done()


def _asking(frame: Walking) -> Walking:
    """Stop for something that was not foreseen: whatever comes next, the captain says."""
    return replace(frame, path=(), asked=True, stop=0, onward="", number=frame.number + 1)


def _walked(do: Doing, seat: Seat, frame: Walking) -> None:
    """Walk to the next square on which something happens."""
    left, path, walked = allowance(do.table, frame), list(frame.path), list[Square]()
    while path and left:
        square = path.pop(0)
        walked.append(square)
        left -= 1
        if _something_at(do.table, square):
            break
    do.give(seat, square=walked[-1])
    do.tell(Walked(seat, tuple(walked)))
    used = frame.used + len(walked)
    ahead = replace(frame, used=used, path=tuple(path), asked=bool(path) or frame.again)
    if not path and frame.again:
        ahead = replace(ahead, number=frame.number + 1)
    do.turn_into(ahead)
    if is_fought(do.table, seat):
        do.push(Fighting(entered=True))
        return
    picked_up(do, seat)
    if do.table.coop and walked[-1] in do.table.town.icons:
        do.push(IconFinding())


def _something_at(table: TownTable, square: Square) -> bool:
    icon = table.coop and square in table.town.icons
    return square in table.martians or icon or bool(tokens_at(table, square))


def decide(state: State, frame: Walking, answers: dict[Seat, Answer]) -> Step:
    """Play a card first, walk to a goal, or stay."""
    do, seat = Doing(state), state.table.seat
    answer = answers[seat]
    if played_own(do, seat, answer, 2):
        return do.done()
    if answer.get(PAYS):
        do.state = with_order(do.state, seat, PAYS, answer[PAYS][0])
    if not answer.get(GOAL):
        do.turn_into(replace(frame, asked=False))
        return do.done()
    manner = (answer.get(WAY) or (USUAL,))[0]
    path = way_to(do.table, frame, square_at(answer[GOAL][0]), manner)
    stop = int((answer.get(STOP) or (ON,))[0])
    then = (answer.get(THEN) or (END,))[0] if path else END
    again, onward = then in (AGAIN, ONWARD), manner if then == ONWARD else ""
    if path:
        do.tell(SetOut(seat, path, stop, then == AGAIN))
    else:
        stop = 0
    do.turn_into(replace(frame, path=path, stop=stop, again=again, asked=again, onward=onward))
    return do.done()


def with_order(state: State, seat: Seat, key: str, option: str) -> State:
    """Keep one thing that a captain ordered for later."""
    orders = with_said(state.orders[seat], key, option)
    return replace(state, orders=(*state.orders[:seat], orders, *state.orders[seat + 1 :]))


def way_to(table: TownTable, frame: Walking, goal: Square, manner: str) -> tuple[Square, ...]:
    """Return the way that is taken to a goal; none for whoever stays."""
    if manner == STAY:
        return ()
    captain = table.captains[table.seat]
    martians = () if table.in_force("jammer", table.seat) else {*table.martians}
    return way(table.town, martians, captain.square, goal, allowance(table, frame), manner)


# The form


def form(view: MartiansView, _ask: Ask, draft: Answer) -> Form:
    """Ask for a card, or for a goal and what stops the walk; conditions are filled in."""
    stages, table = Stages(draft), view.table
    card = own_card(stages, view, PlayedWith.WALK)
    # Whoever stays says so by the way; after a card the goal is asked for again.
    least = int(card is None and bool(stages.said(GOAL)))
    goal = stages.place(GOAL, say("martians-goal"), all_areas(table.town), least)
    chosen = _WAYS if goal else ()
    if goal:
        stages.fill({WAY: (USUAL,), THEN: (END,), STOP: (ON,), PAYS: (usual_pay(view),)})
    stages.one(WAY, say("martians-way"), chosen)
    stages.one(PAYS, say("martians-pays"), PAY_OPTIONS if goal else ())
    life = table.captains[table.seat].life
    stages.one(STOP, say("martians-stop"), stops_to(life) if goal else ())
    stages.one(THEN, say("martians-then"), _THEN if goal else ())
    return folded(stages.form(), (say("martians-conditions"), (WAY, PAYS, STOP, THEN)))


def usual_pay(view: MartiansView) -> str:
    """Return what a captain said last of Bullets."""
    return (said(view.orders, PAYS) or (NEED_1,))[0]


def facts(view: MartiansView, _ask: Ask, draft: Answer) -> Iterator[Text]:
    """Say what a walk comes to: squares, fights with their odds, and what lies on the way."""
    frame, table = view.agenda[-1], view.table
    goals = {square_key(each): each for each in table.town.order if each != _start(table)}
    goal = goals.get("".join(draft.get(GOAL, ())))
    if not isinstance(frame, Walking) or goal is None:
        return
    manner = (draft.get(WAY) or (USUAL,))[0]
    path = way_to(table, frame, goal, manner if manner in (*MANNERS, STAY) else USUAL)
    left = allowance(table, frame)
    yield say("martians-walk-squares", squares=len(path), left=left)
    walked = path[:left]
    fights = sum(each in table.martians for each in walked)
    if fights and not table.in_force("jammer", table.seat):
        captain, most = table.captains[table.seat], (draft.get(PAYS) or (NEED_1,))[0]
        chance = survived(
            fights, captain.life, captain.bullets, int(most) if most.isdigit() else 1, bonus(table)
        )
        yield say("martians-walk-fights", fights=fights, percent=int(100 * chance))
    lie = sum(len(tokens_at(table, each)) for each in walked)
    if lie:
        yield say("martians-walk-tokens", tokens=lie)


def _start(table: TownTable) -> Square:
    return table.captains[table.seat].square


def stops_to(life: int) -> list[Option]:
    """Offer the Lives below which a walk stops: none that it would stop for at once."""
    return [_stop(each) for each in range(life + 1) if each != 1]


@cache
def _stop(life: int) -> Option:
    text: Text = say("martians-stop-below", life=life) if life else say("martians-stop-never")
    return Option(str(life), text)


def answer_for(view: MartiansView, goal: Square, stop: int = 0) -> Answer:
    """Return the whole answer that walks to a goal, then asks where there is enough left for it."""
    frame = view.agenda[-1]
    assert isinstance(frame, Walking)
    place = at_place(GOAL, all_areas(view.table.town), square_key(goal))
    left = allowance(view.table, frame) - len(way_to(view.table, frame, goal, USUAL))
    then = AGAIN if left >= ENOUGH else END
    rest = {WAY: (USUAL,), PAYS: (usual_pay(view),), STOP: (str(stop),), THEN: (then,)}
    return {**place, **rest}
