"""How often a game waits for a person: asked turn by turn, or with the next turns planned ahead.

A wait is a question that somebody must answer in person; the turns of a lone player are one, and
so is placing astronauts. `python -m tests.humanity.waits 20` plays so many games of each kind.
"""

import statistics
import sys
from collections.abc import Iterator
from functools import partial

from engine.core.asks import Ask, Decide, Over, Seat
from engine.core.chance import SeededChance, picker
from engine.core.contract import agreed
from engine.core.playthrough import Pick
from engine.core.table import SeatStatus, Table, open_table
from engine.humanity.captains.steady import steady
from engine.humanity.phases.moves import EXPERIMENT, MODULE, picked, read_move
from engine.humanity.phases.reach import reach_of
from engine.humanity.phases.turns import TURN, acted
from engine.humanity.rules import HUMANITY
from engine.humanity.standing.plans import AUTO
from engine.humanity.standing.policies import ELSE, PLANNED, WHAT, WHO, plan_key
from engine.humanity.table.state import is_ready

CHANCE = SeededChance(bytes(32))


def waits_of(seats: int, seed: int, *, planned: bool) -> int:
    """Play a game of steady captains, who plan ahead or do not, and count its waits."""
    chance, pick = SeededChance(seed.to_bytes(32, "big")), picker(bytes(32), f"waits {seed}")
    table = open_table(HUMANITY, agreed(HUMANITY, seats))[0].settle(chance)[0]
    waits, sitting = 0, None
    while not isinstance(pending := table.pending(), Over):
        assert isinstance(pending, Decide)
        table = table.answer_early()
        owed = [ask for ask in pending.asks if table.status(ask.seat) is SeatStatus.EMPTY]
        if owed:
            waits += sitting is None or table.sitting() != sitting
            sitting = table.sitting()
        for ask in owed:
            table = _answered(table, ask, pick)
        table = table.settle(chance)[0]
        for ask in owed if planned else ():
            left = table.leave(ask.seat, dict(plans(table, ask.seat, pick)))
            assert isinstance(left, Table), left
            table = left
    return waits


def _answered(table: Table, ask: Ask, pick: Pick) -> Table:
    answer = steady(table.view(ask.seat), ask, partial(table.derived.form, ask), pick)
    after = table.submit(ask.seat, table.group() or "", answer)
    assert isinstance(after, Table), after
    return after


def plans(table: Table, seat: Seat, pick: Pick) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Plan the next turns as if nobody else did anything; where that fails, work."""
    if table.ask_of(seat) is not None:
        return
    state = table.game.imagine(table.view(seat), CHANCE)
    first = state.players[seat].turns + 1
    for turn in range(first, first + PLANNED):
        if not is_ready(state.players[seat]):
            return
        view, ask = HUMANITY.view(state, seat), Ask(seat, TURN, (turn,))
        answer = steady(view, ask, partial(HUMANITY.form, view, ask), pick)
        move = read_move(reach_of(state, seat), answer)
        what = picked(answer, MODULE) or picked(answer, EXPERIMENT)
        yield plan_key(turn, WHAT), (what or AUTO,)
        if what:
            yield plan_key(turn, ELSE), (AUTO,)
            yield plan_key(turn, WHO), (str(move.astronaut + 1),)
        state, _ = acted(state, seat, move)


def main(games: int) -> None:
    """Tell how many waits games have."""
    for seats in HUMANITY.seats:
        for planned in (False, True):
            found = [waits_of(seats, seed, planned=planned) for seed in range(games)]
            mean, most = statistics.mean(found), max(found)
            way = "planned" if planned else "turn by turn"
            sys.stdout.write(f"{seats} captains, {way}: {mean:.1f} waits, at most {most}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
