"""The end of the turn and of the game: E-1 and T-1 to T-5, with RL-8 to RL-11."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from engine.core.asks import Over, Place, Seat
from engine.kit.agenda import popped
from engine.tremble.cards.cards import CREDIT_REPAID, FIRST, SECOND
from engine.tremble.cards.effects import HUMANS_STEP
from engine.tremble.cards.tables import CITIES, TASKS
from engine.tremble.phases.turns import begin_turn
from engine.tremble.table.events import (
    Award,
    CreditsPaid,
    Final,
    GameEnded,
    TaskScored,
    TrembleEvent,
)
from engine.tremble.table.frames import EndingTurn, Finished
from engine.tremble.table.ranking import Merit, ranked
from engine.tremble.table.state import State, Step, tell, with_captain
from engine.tremble.table.view import TURNS


def proceed(state: State, _frame: EndingTurn) -> Step:
    """Begin the next turn (E-1), or after the tenth score the tasks and end the game."""
    state = popped(state)
    if state.turn < TURNS:
        return begin_turn(state, state.turn + 1)
    return _scored(state)


def finished(state: State, _frame: Finished) -> Over:
    """Say who won."""
    ranking = final_ranking(state)
    return Over(
        winners=tuple(sorted(line.seat for line in ranking if line.rank == 1)),
        places=tuple(Place(line.seat, line.rank, line.humans) for line in ranking),
        reason=GameEnded(ranking).reason,
    )


def _scored(state: State) -> Step:
    events: list[TrembleEvent] = []
    for card in state.tasks:
        counts = matches(card, state)
        awards = awarded(counts)
        for award in awards:
            state = _paid(state, award.seat, award.humans)
        events.append(TaskScored(TASKS[card], awards, counts))
    for seat, captain in enumerate(state.captains):
        if captain.credits:  # after the tasks, and below zero if need be (T-5, RL-10)
            owed = captain.credits * CREDIT_REPAID
            state = _paid(state, seat, -owed)
            events.append(CreditsPaid(seat, captain.credits, owed))
    events.append(GameEnded(final_ranking(state)))
    return state, tell(*events)


def _paid(state: State, seat: Seat, humans: int) -> State:
    captain = state.captains[seat]
    return with_captain(state, seat, replace(captain, humans=captain.humans + humans))


_COUNTING = {
    task.id: frozenset(city.id for city in CITIES.values() if task.counts(city))
    for task in TASKS.values()
}


def matches(task: str, state: State) -> tuple[int, ...]:
    """Count the matching trophies of every seat."""
    return tuple([_matching(task, captain.trophies) for captain in state.captains])


@lru_cache(maxsize=1 << 14)
def _matching(task: str, trophies: tuple[str, ...]) -> int:
    return len(_COUNTING[task].intersection(trophies))


def awarded(counts: Sequence[int]) -> tuple[Award, ...]:
    """Share the rewards of a task among the first and the second (T-1 to T-4, RL-9)."""
    first = _seats_with(counts, max(counts))
    if len(first) > 1:
        return _shared(first, 1, counts, FIRST + SECOND)
    rest = [count for seat, count in enumerate(counts) if seat not in first]
    return _shared(first, 1, counts, FIRST) + _shared(
        _seats_with(counts, max(rest)), 2, counts, SECOND
    )


def _seats_with(counts: Sequence[int], most: int) -> tuple[Seat, ...]:
    return tuple(seat for seat, count in enumerate(counts) if count == most and count > 0)


def _shared(
    seats: tuple[Seat, ...], rank: int, counts: Sequence[int], humans: int
) -> tuple[Award, ...]:
    """Share evenly, rounded down (RL-8)."""
    if not seats:
        return ()
    share = humans // len(seats) // HUMANS_STEP * HUMANS_STEP
    return tuple(Award(seat, rank, counts[seat], share, humans) for seat in seats)


def final_ranking(state: State) -> tuple[Final, ...]:
    """Rank all (RL-11)."""
    merits = [Merit(each.humans, len(each.trophies), -each.credits) for each in state.captains]
    return tuple(
        Final(seat, rank, merits[seat].humans, merits[seat].trophies, -merits[seat].thrift)
        for rank, seat in ranked(merits)
    )
