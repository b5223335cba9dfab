"""Following a programme: the first of its wishes that can be done when its turn comes (Q-45)."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.asks import Answer, Seat
from engine.humanity.base.grid import Cells
from engine.humanity.base.paying import can_pay
from engine.humanity.base.suggesting import suggested, work_for
from engine.humanity.phases.acting import acted, counted
from engine.humanity.phases.moves import (
    ACTION,
    ASTRONAUT,
    EXPERIMENT,
    MODULE,
    Action,
    Move,
    cost_of,
    read_move,
)
from engine.humanity.phases.reach import Reach, least, reach_of
from engine.humanity.phases.work import activated
from engine.humanity.programme.terms import ASK, WORK, Barred, Wish, next_wish, without_next
from engine.humanity.table.state import State, Step, is_ready, with_player
from engine.humanity.table.terms import ANY
from engine.humanity.tiles.tables import HANGARS, MODULES
from engine.humanity.tiles.tiles import Colour


class Due(NamedTuple):
    """What a turn comes to: a move, or none where the player is asked; and what was missed."""

    move: Move | None
    missed: tuple[str, ...] = ()  # each as turn, reason and wish


def due(state: State, seat: Seat) -> Due:
    """Find what the next turn of a player comes to."""
    reach = reach_of(state, seat)
    wish = next_wish(state.players[seat].programme) or Wish()
    missed: list[str] = []
    for wanted in wish.wanted:
        if wanted == WORK:
            break
        if wanted == ASK:
            asked = reach.only_work is None  # one work alone is no question
            return Due(None if asked else worked(reach, wish), tuple(missed))
        move = sent(state, reach, wish.who, wanted)
        if isinstance(move, Move):
            return Due(move, tuple(missed))
        missed.append(f"{wish.turn}.{move}.{wanted}")
    return Due(worked(reach, wish), tuple(missed))


def taken(state: State, seat: Seat) -> Step:
    """Take a turn by its programme."""
    move, missed = due(state, seat)
    assert move is not None
    after, told = counted(acted(state, seat, move), seat)
    return spent(noted(after, seat, missed), seat), told


def noted(state: State, seat: Seat, missed: tuple[str, ...]) -> State:
    """Keep for a player, and nobody else, what came to nothing of their wishes."""
    if not missed:
        return state
    player = state.players[seat]
    return with_player(state, seat, replace(player, missed=(*player.missed, *missed)))


def spent(state: State, seat: Seat) -> State:
    """Take what was wished of a turn away, once that is over."""
    player = state.players[seat]
    if not player.programme:
        return state
    return with_player(state, seat, replace(player, programme=without_next(player.programme)))


def alone(state: State, seat: Seat) -> Iterator[tuple[State, Due]]:
    """Play a programme as if nobody else did anything: each state before a turn, and the turn.

    A turn about which its player will be asked is worked, so that there is one after it.
    """
    while is_ready(state.players[seat]):
        turn = due(state, seat)
        yield state, turn
        move = turn.move or worked(reach_of(state, seat), Wish())
        state, _ = counted(acted(state, seat, move), seat)
        state = spent(state, seat)
    yield state, Due(None)


def sent(state: State, reach: Reach, who: int | None, wanted: str) -> Move | Barred:
    """Send an astronaut for a tile, paid and placed as is usual; else say what it lacks."""
    if not wanted.startswith(ANY):
        number = _goes(reach, who, wanted)
        return number if isinstance(number, Barred) else _move(reach, number, wanted)
    colour = Colour(wanted.removeprefix(ANY))
    bars = [Barred.GONE]
    for tile in _from_arm(state):
        if MODULES[tile].colour is colour:
            number = _goes(reach, who, tile)
            if not isinstance(number, Barred):
                return _move(reach, number, tile)
            bars.append(number)
    return max(bars, key=list(Barred).index)


def _from_arm(state: State) -> list[str]:
    """List the modules clockwise from the arm."""
    ring = [state.hangars[(state.arm + step) % HANGARS] for step in range(HANGARS)]
    return [each for each in ring if each is not None]


def _goes(reach: Reach, who: int | None, tile: str) -> int | Barred:
    """Return who goes for a tile: as was said; whoever cannot act any more is stood in for."""
    module = MODULES.get(tile)
    lies = tile in (reach.experiments if module is None else reach.modules)
    pays = lies and can_pay(reach.cells, cost_of(tile))
    fitting = [each for each in reach.active if module is None or reach.fits(tile, each)]
    able = [who] if who in fitting else [] if who in reach.active else fitting
    if pays and able:
        number = least(reach.astronauts, able)
        assert number is not None
        return number
    return Barred.GONE if not lies else Barred.POOR if not pays else Barred.PLACE


def _move(reach: Reach, number: int, tile: str) -> Move:
    action, key = (Action.DEPLOY, MODULE) if tile in MODULES else (Action.EXPERIMENT, EXPERIMENT)
    said: Answer = {ACTION: (action.value,), ASTRONAUT: (str(number + 1),), key: (tile,)}
    return read_move(reach, said)._replace(astronaut=number)


def worked(reach: Reach, wish: Wish) -> Move:
    """Work as wished, else as suggested."""
    number = wish.who if wish.who in reach.active else least(reach.astronauts, reach.active)
    assert number is not None
    work = reach.astronauts[number].work
    return Move(Action.WORK, number, tuple(_points(reach.cells, wish.cells, work)))


def _points(cells: Cells, wanted: tuple[int, ...], left: int) -> Iterator[int]:
    """Spend points on the cells that are wanted, one after another; the rest as suggested."""
    while usable := [each for each in wanted if 0 < work_for(cells, each) <= left]:
        for cell in usable:
            takes = work_for(cells, cell)
            if 0 < takes <= left:
                yield cell
                left -= takes
                cells = activated(cells, cell)
    yield from suggested(cells, left)
