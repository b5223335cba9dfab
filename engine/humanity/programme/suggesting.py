"""What is filled in of a programme: for each turn what brings most at once, else work."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.asks import Seat
from engine.humanity.phases.acting import acted, counted
from engine.humanity.phases.moves import Move, cost_of
from engine.humanity.phases.reach import laziest, reach_of
from engine.humanity.programme.sending import sent, worked
from engine.humanity.programme.terms import BEST, WORK, Barred, Wish
from engine.humanity.table.state import State, is_ready
from engine.humanity.tiles.tables import MODULES, YEARS
from engine.humanity.tiles.tiles import ADVANCED, Kind, Resource

POINT = 4  # units of research that are as good as a point
LASTS = {Kind.STORE: 2.0, Kind.TIME: 0.5}  # in points, while there are years to come
PRICES = {each: 1.0 if each in ADVANCED else 0.5 for each in Resource}
LEAST = 1.0  # points that it must bring to be worth an astronaut


class Offered(NamedTuple):
    """A tile that could be had, by whom, and what that is worth in points."""

    worth: float
    tile: str
    move: Move


def suggested_turns(state: State, seat: Seat) -> Iterator[Wish]:
    """Suggest a wish for each turn that a player has left, and what if it is gone."""
    while is_ready(state.players[seat]):
        reach = reach_of(state, seat)
        best = sorted(_offered(state, seat), key=lambda each: -each.worth)
        if best:
            move = best[0].move
            others = [each.tile for each in best if each.move.astronaut == move.astronaut]
            second = next((each for each in others if each != best[0].tile), BEST)
            yield Wish(0, move.astronaut, (best[0].tile, second))
        else:
            number = laziest(reach)
            move = worked(reach, Wish(0, number))
            yield Wish(0, number, (WORK,))
        state, _ = counted(acted(state, seat, move), seat)


def bringing_most(state: State, seat: Seat) -> Move | None:
    """Return the move that brings most at once; None where it is better to work."""
    best = max(_offered(state, seat), key=lambda each: each.worth, default=None)
    return None if best is None else best.move


def _offered(state: State, seat: Seat) -> Iterator[Offered]:
    """Value what can be paid now, wherever it may lie."""
    reach = reach_of(state, seat)
    for tile in (*reach.modules, *reach.experiments):
        for number in reach.active:
            move = sent(state, reach, number, tile)
            if isinstance(move, Barred):
                continue
            worth = _worth(state, seat, move)
            if worth >= LEAST:
                yield Offered(worth, tile, move)


def _worth(state: State, seat: Seat, move: Move) -> float:
    before = state.players[seat]
    after = counted(acted(state, seat, move), seat)[0].players[seat]
    worth = after.points - before.points + (after.research - before.research) / POINT
    worth += sum(each.work for each in after.astronauts) - sum(
        each.work for each in before.astronauts
    )
    if move.tile in MODULES and state.year < YEARS:
        worth += LASTS.get(MODULES[move.tile].kind, 0.0)
    return worth - sum(PRICES[resource] * amount for resource, amount in cost_of(move.tile))
