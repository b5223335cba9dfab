"""Following a programme: the first of its wishes that can be done when its turn comes (Q-45)."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.humanity.phases.acting import acted, counted
from engine.humanity.phases.moves import Move
from engine.humanity.phases.reach import reach_of
from engine.humanity.programme.sending import sent, worked
from engine.humanity.programme.suggesting import bringing_most
from engine.humanity.programme.terms import (
    ASK,
    BEST,
    PLAIN,
    Barred,
    Wish,
    kept,
    spelled,
    wishes_left,
    without,
)
from engine.humanity.table.state import State, Step, is_ready, with_player


class Due(NamedTuple):
    """What a turn comes to: a move, or none where the player is asked; and what was missed."""

    move: Move | None
    turn: int = 0  # whose wish that was
    missed: tuple[str, ...] = ()  # each as turn, reason and wish


def due(state: State, seat: Seat) -> Due:
    """Find what the next turn of a player comes to: its wish, a later one pulled forward, or work.

    Who says work first, or asks, waits for nothing that is wished of later turns.
    """
    first, *later = [*wishes_left(state.players[seat].programme)] or [Wish()]
    reach, missed, last = reach_of(state, seat), list[str](), None
    for wanted in first.wanted:
        if wanted in PLAIN:
            last = wanted
            break
        move = sent(state, reach, first, wanted)
        if isinstance(move, Move):
            return Due(move, first.turn, tuple(missed))
        missed.append(f"{first.turn}.{move}.{wanted}")
    if last in (BEST, ASK) or not missed:
        return _plain(state, seat, first, last, tuple(missed))
    for wish in later:
        for wanted in takewhile(lambda each: each not in PLAIN, wish.wanted):
            move = sent(state, reach, wish, wanted)
            if isinstance(move, Move):
                return Due(move, wish.turn, tuple(missed))
    return Due(worked(reach, first), first.turn, tuple(missed))


def _plain(
    state: State, seat: Seat, wish: Wish, wanted: str | None, missed: tuple[str, ...]
) -> Due:
    """Find what a turn comes to of which no tile is wished."""
    reach = reach_of(state, seat)
    if wanted == ASK and reach.only_work is None:  # one work alone is no question
        return Due(None, wish.turn, missed)
    most = bringing_most(state, seat, wish.who) if wanted == BEST else None
    if most is None or (wish.cells and not most.tile):
        most = worked(reach, wish)
    return Due(most, wish.turn, missed)


def taken(state: State, seat: Seat) -> Step:
    """Take a turn by its programme."""
    turn = due(state, seat)
    assert turn.move is not None
    after, told = counted(acted(state, seat, turn.move), seat)
    return spent(noted(after, seat, turn.missed), seat, turn.turn), told


def noted(state: State, seat: Seat, missed: tuple[str, ...]) -> State:
    """Keep for a player, and nobody else, what came to nothing of their wishes."""
    if not missed:
        return state
    player = state.players[seat]
    known = dict.fromkeys((*player.missed, *missed))
    return with_player(state, seat, replace(player, missed=tuple(known)))


def spent(state: State, seat: Seat, turn: int) -> State:
    """Take what was wished of a turn away, once it is done."""
    player = state.players[seat]
    if not player.programme:
        return state
    return with_player(state, seat, replace(player, programme=without(player.programme, turn)))


def alone(state: State, seat: Seat) -> Iterator[tuple[State, Due]]:
    """Play a programme as if nobody else did anything: each state before a turn, and the turn.

    A turn about which its player will be asked is worked, so that there is one after it.
    """
    while is_ready(state.players[seat]):
        turn = due(state, seat)
        yield state, turn
        move = turn.move or worked(reach_of(state, seat), Wish())
        state, _ = counted(acted(state, seat, move), seat)
        state = spent(state, seat, turn.turn)
    yield state, Due(None)


def payable(state: State, seat: Seat, wishes: Sequence[Wish]) -> list[Wish]:
    """Wish for what brings most where a wish could not be paid even if nobody else did anything."""
    answer = {key: options for wish in wishes for key, options in spelled(wish).items()}
    written = replace(state.players[seat], programme=kept(answer))
    turns = [turn for _, turn in alone(with_player(state, seat, written), seat)]
    missed = [word.split(".") for turn in turns for word in turn.missed]
    poor = {int(turn) for turn, barred, *_ in missed if barred == Barred.POOR}
    if not poor:
        return [*wishes]
    sure = [each._replace(wanted=(BEST,)) if each.turn in poor else each for each in wishes]
    return payable(state, seat, sure)
