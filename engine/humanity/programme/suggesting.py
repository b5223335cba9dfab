"""What is filled in of a programme, and what brings most in a turn: by what moves are worth."""

from collections.abc import Iterator
from functools import lru_cache

from engine.core.asks import Seat
from engine.humanity.looking.views import make_view
from engine.humanity.phases.moves import Move
from engine.humanity.phases.reach import reach_of
from engine.humanity.programme.foretelling import foretold
from engine.humanity.programme.sending import sent
from engine.humanity.programme.terms import Barred, Wish
from engine.humanity.table.state import State, unwritten
from engine.humanity.valuing.turns import RatedMove, choices

KEPT = 256
"""Turns whose moves are remembered; while a programme is written the same ones come up."""


def suggested_turns(state: State, seat: Seat) -> Iterator[Wish]:
    """Suggest a wish for each turn that a player has left, and what if it is gone."""
    return foretold(state, seat, bringing_most)


def bringing_most(state: State, seat: Seat, who: int | None = None) -> Move:
    """Return the move that brings most; where that is work, by whoever is named, if they can."""
    moves = rated(unwritten(state), seat)
    best = _best(moves)
    if best.tile:
        move = sent(state, reach_of(state, seat), Wish(who=best.astronaut), best.tile)
        assert not isinstance(move, Barred)
        return move
    own = [each for each in moves if not each.move.tile and each.move.astronaut == who]
    return _best(own) if own else best


@lru_cache(maxsize=KEPT)
def rated(state: State, seat: Seat) -> list[RatedMove]:
    """Value what can be done: of drafts that differ in a later turn the ones before are alike."""
    return choices(make_view(state, seat), seat)


def _best(moves: list[RatedMove]) -> Move:
    return max(moves, key=lambda each: each.worth).move
