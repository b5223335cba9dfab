"""A round as it will go most likely: what is wished of each turn, while others act in between.

Each wish is the best while nobody else takes anything. Others are expected to act, too, so that
what is likely gone by then has a wish in its place.
"""

from collections.abc import Callable, Collection, Iterator
from typing import TypeAlias

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.humanity.phases.acting import acted, counted
from engine.humanity.phases.moves import Move
from engine.humanity.programme.terms import TURNS, WORK, Wish
from engine.humanity.table.state import State, from_first, is_ready, with_player

Chooser: TypeAlias = Callable[[State, Seat], Move]
"""Choose the next turn of a player."""


def foretold(begun: State, seat: Seat, choose: Chooser) -> Iterator[Wish]:
    """Yield a wish for each turn that a player has left, as all act by what is chosen for them."""
    state, turn, had = begun, 0, set[str]()
    while turn < TURNS and is_ready(state.players[seat]):
        for other in from_first(state, state.first):
            if not is_ready(state.players[other]):
                continue
            if other != seat:
                move = choose(state, other)
            else:
                turn += 1
                first = choose(_laid(state, begun, had), seat)
                instead = choose(_alone(state, seat, first), seat) if first.tile else first
                yield _wish(turn, first, instead)
                move = first if first.tile in {*state.hangars, *state.wheel} else instead
                had |= {first.tile, move.tile}
            state, _ = counted(acted(state, other, move), other)


def _wish(turn: int, first: Move, instead: Move) -> Wish:
    """Wish for a move, and for what the same astronaut does where its tile is gone."""
    wanted = (first.tile, instead.tile or WORK) if first.tile else (WORK,)
    cells = sorted({*instead.points})  # row by row, as forms name them
    return Wish(turn, first.astronaut, wanted, tuple(cells))


def _alone(state: State, seat: Seat, move: Move) -> State:
    """Take the tile of a move off the ring, and let nobody else of the crew act."""
    player = state.players[seat]
    crew = [
        each if number == move.astronaut else replace(each, active=False)
        for number, each in enumerate(player.astronauts)
    ]
    alone = replace(player, astronauts=tuple(crew))
    return with_player(_laid(state, state, {move.tile}), seat, alone)


def _laid(state: State, before: State, without: Collection[str]) -> State:
    """Lay out what lay out before, but for some tiles."""
    hangars, wheel = (
        tuple([None if each in without else each for each in ring])
        for ring in (before.hangars, before.wheel)
    )
    return replace(state, hangars=hangars, wheel=wheel)
