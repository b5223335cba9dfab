"""Medals: what stands out in a whole game, counted from the events that everybody got."""

from collections.abc import Iterable
from typing import Any

from engine.core.asks import Seat
from engine.tremble.table import events as ev
from engine.tremble.table.events import TrembleEvent
from engine.tremble.table.view import PublicView, TrembleView
from render.invasion.ending.medals import deciding, usual_medals
from render.renderers import Medal
from render.tremble.parts.course import Course, Finale, course_of
from render.tremble.parts.terms import task_name


def finale_of(steps: Iterable[tuple[TrembleView, Iterable[TrembleEvent]]]) -> Finale:
    """Sum up a game that is over: how it ended, how it came to that, what stood out."""
    told = [(view, tuple(events)) for view, events in steps]
    last, course = told[-1][0].public, course_of(told)
    return Finale(last, course, medals(last, course, [each for _, new in told for each in new]))


def medals(view: PublicView, course: Course, events: Iterable[TrembleEvent]) -> tuple[Medal, ...]:
    """Name the tasks that decided, the boldest bluff, the most feared, the luckiest dice."""
    paid = [
        (task_name(scored.task), {award.seat: award.humans for award in scored.awards})
        for scored in course.scored
    ]
    return (*deciding(view, paid), *usual_medals(tuple(events), throws))


def throws(event: Any) -> list[tuple[Seat, tuple[int, ...]]]:
    """List the throws that an event is the first to tell, beside those of battles."""
    match event:
        case ev.DiceRerolled() | ev.ArmyFought():
            return [(event.seat, event.roll)]
        case ev.ArmyRerolled():  # its new dice come with the fight
            return [(event.seat, event.before)]
        case _:
            return []
