"""Following a programme: the first of its wishes that can be done when its turn comes (Q-45)."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.humanity.phases.acting import acted, counted
from engine.humanity.phases.moves import Move
from engine.humanity.phases.reach import reach_of
from engine.humanity.programme.sending import sent, worked
from engine.humanity.programme.suggesting import bringing_most
from engine.humanity.programme.terms import ASK, BEST, WORK, Wish, next_wish, without_next
from engine.humanity.table.state import State, Step, is_ready, with_player


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
        if wanted == BEST:
            most = bringing_most(state, seat)
            return Due(most or worked(reach, wish), tuple(missed))
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
