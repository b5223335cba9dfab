"""The end of the turn, and the end of the game with its accounts (TD-14)."""

from msgspec.structs import replace

from engine.invasion.battles.battle_phase import tell
from engine.invasion.battles.frames import EndingTurn
from engine.invasion.cards.groups import with_captain
from engine.invasion.ending.ending import GameEnded, final_ranking
from engine.kit.agenda import popped
from engine.tremble_draft.cards.goals import is_met
from engine.tremble_draft.cards.tables import CITIES, TASKS, cities_in
from engine.tremble_draft.phases.turns import begin_turn
from engine.tremble_draft.table.events import CreditRepaid, SearchUnfinished, TasksScored
from engine.tremble_draft.table.state import (
    Captain,
    Notices,
    State,
    Step,
    loan_repaid,
    search_ended,
)
from engine.tremble_draft.table.view import CREDIT_DUE, TaskResult


def proceed(state: State, _frame: EndingTurn) -> Step:
    """Begin the next turn, or end the game with the city deck (TD-14.1)."""
    state = popped(state)
    return begin_turn(state, state.turn + 1) if state.deck else _scored(state)


def _scored(state: State) -> Step:
    """Close the accounts: searches, then credits, then tasks (TD-14.2, TD-14.3)."""
    told: Notices = ()
    for seat in range(len(state.captains)):
        for search in state.captains[seat].searches:
            state = search_ended(state, seat, search.city, discard=True)
            told += tell(SearchUnfinished(seat, CITIES[search.city]))
    for seat, captain in enumerate(state.captains):
        if captain.loan:  # below zero if need be (TD-12.3)
            state = loan_repaid(state, seat, CREDIT_DUE)
            told += tell(CreditRepaid(seat, state.captains[seat].humans, final=True))
    for seat, captain in enumerate(state.captains if state.tasks else ()):
        results = results_of(captain)
        humans = sum([each.task.bonus if each.met else -each.task.penalty for each in results])
        after = replace(captain, humans=captain.humans + humans)
        state = with_captain(state, seat, after)
        told += tell(TasksScored(seat, results, humans, after.humans))
    return state, told + tell(GameEnded(final_ranking(state.captains)))


def results_of(captain: Captain) -> tuple[TaskResult, ...]:
    """Check the tasks of a captain against the cities taken (TD-13.2)."""
    cities = cities_in(captain.trophies)
    return tuple([TaskResult(TASKS[task], is_met(TASKS[task], cities)) for task in captain.tasks])
