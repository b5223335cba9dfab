"""The course of a whole game: humans from turn to turn, and what the end added and took."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from engine.core.asks import Seat
from engine.tremble_draft.cards.terms import task_text
from engine.tremble_draft.table import events as ev
from engine.tremble_draft.table.view import CREDIT_DUE, DraftView, Phase, PublicView
from render.invasion.ending.medals import deciding, usual_medals
from render.renderers import Medal


class Finale(msgspec.Struct, frozen=True):
    """How a game ended, and how it came to that."""

    view: PublicView
    humans: tuple[tuple[int, ...], ...]  # by seat: at the start, after every turn, at the end
    repaid: tuple[int, ...]  # by seat, at the end
    medals: tuple[Medal, ...] = ()


def finale_of(steps: Iterable[tuple[DraftView, Iterable[Any]]]) -> Finale:
    """Follow a game that is over through its views and the events before each."""
    begun: dict[int, tuple[int, ...]] = {}  # a turn begins as the one before it ended
    told = [(view.public, tuple(events)) for view, events in steps]
    for view, _ in told:
        if view.phase not in {Phase.OVER, Phase.SETUP}:
            begun.setdefault(view.turn, _humans(view))
    last, events = told[-1][0], [event for _, events in told for event in events]
    scored = [event for event in events if isinstance(event, ev.TasksScored)]
    owed = [event.seat for event in events if isinstance(event, ev.CreditRepaid) and event.final]
    final = _humans(last)
    repaid = tuple(CREDIT_DUE * owed.count(seat) for seat in range(len(final)))
    before = tuple(
        humans + repaid[seat] - sum(each.humans for each in scored if each.seat == seat)
        for seat, humans in enumerate(final)
    )
    rows = [*begun.values(), before, final]
    return Finale(last, tuple(zip(*rows, strict=True)), repaid, medals(last, events))


def medals(view: PublicView, events: Sequence[Any]) -> tuple[Medal, ...]:
    """Name the tasks that decided, the boldest bluff, the most feared, the luckiest dice."""
    paid = [
        (task_text(each.task), {captain.seat: each.task.bonus if each.met else -each.task.penalty})
        for captain in view.captains
        for each in captain.tasks
    ]
    return (*deciding(view, paid), *usual_medals(events, throws))


def _humans(view: PublicView) -> tuple[int, ...]:
    return tuple(captain.humans for captain in view.captains)


def throws(event: Any) -> list[tuple[Seat, tuple[int, ...]]]:
    """List the throws that an event is the first to tell, beside those of battles."""
    match event:
        case ev.ArmyFought():
            return [(event.seat, event.roll)]
        case _:
            return []
