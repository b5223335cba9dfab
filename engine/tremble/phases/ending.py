"""The end of the turn and of the game: E-1 and T-1 to T-5, with RL-8 to RL-11."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.invasion.battles.battle_phase import tell
from engine.invasion.battles.frames import EndingTurn
from engine.invasion.cards.groups import with_captain
from engine.invasion.ending.ending import GameEnded, final_ranking
from engine.kit.agenda import popped
from engine.tremble.cards.cards import CREDIT_REPAID
from engine.tremble.cards.tables import CITIES, TASKS
from engine.tremble.phases.turns import begin_turn
from engine.tremble.table.events import Award, CreditsPaid, TaskScored, TrembleEvent
from engine.tremble.table.ranking import rewarded
from engine.tremble.table.state import State, Step
from engine.tremble.table.view import TURNS


def proceed(state: State, _frame: EndingTurn) -> Step:
    """Begin the next turn (E-1), or after the tenth score the tasks and end the game."""
    state = popped(state)
    if state.turn < TURNS:
        return begin_turn(state, state.turn + 1)
    return _scored(state)


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
    events.append(GameEnded(final_ranking(state.captains)))
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
    return tuple(
        Award(share.seat, share.rank, counts[share.seat], share.humans, share.shared)
        for share in rewarded(counts)
    )
