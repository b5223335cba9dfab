"""Rounds: what the clock tells captains: what they owe, that all wait, that time was given back."""

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.core.words import say
from engine.host.steps.base.step import Step
from engine.host.steps.base.timetable import (
    What,
    called,
    is_untold,
    items,
    seats_due,
    speaks_of_away,
)
from engine.host.steps.news.orders import owe_reminder, owe_summons
from engine.host.steps.news.scenes import refresh
from engine.host.steps.seats.absence import written_to
from engine.host.values.deadlines import Deadline
from engine.host.values.rows import Payload
from engine.host.values.terms import Progress
from engine.host.values.times import moment, span


def go_round(step: Step, deadline: Deadline) -> None:
    """Tell all that is due by now."""
    due = [*items(step.row, step.table, step.people)]
    reminded = seats_due(due, What.REMINDER, step.now)
    nudged = seats_due(due, What.NUDGE, step.now)
    remind(step, [seat for seat in reminded if seat not in nudged])
    for seat in nudged:
        _nudge(step, seat, deadline.group)
    done = replace(deadline, rung=step.now, nudged=deadline.nudged or bool(nudged))
    step.set_deadline(done)
    if speaks_of_away(step.info, deadline):
        _tell_away(step, done)


def remind(step: Step, seats: Iterable[Seat]) -> None:
    """Owe reminders of the open group: by direct message, else by a mention that was agreed to.

    Who has one answer only gets no message; a mention that is missing would tell of it.
    """
    deadline = step.row.deadline
    assert deadline is not None
    mentioned: list[Seat] = []
    for seat in seats:
        if written_to(step, seat):
            _owe_reminder(step, seat, Payload(group=deadline.group))
        elif called(step.info.seats[seat], step.people):
            mentioned.append(seat)
    if mentioned:
        summons = Payload(group=deadline.group, called=tuple(mentioned))
        owe_summons(step, summons)


def _owe_reminder(step: Step, seat: Seat, payload: Payload) -> None:
    assert step.table is not None
    if not is_untold(step.table, seat):
        owe_reminder(step, seat, payload)


def _nudge(step: Step, seat: Seat, group: str) -> None:
    """Tell the last captain that all wait.

    A mention at that moment would tell the channel who is the last, so it needs a table to
    which everybody shows anyway who is done.
    """
    if written_to(step, seat):
        _owe_reminder(step, seat, Payload(group=group, text=say("reminder-last")))
    elif step.info.terms.progress is Progress.NAMES:
        remind(step, [seat])


def _tell_away(step: Step, deadline: Deadline) -> None:
    step.set_deadline(replace(deadline, away=0.0))
    refresh(step)
    step.note(say("note-given-back", span=span(deadline.away), when=moment(deadline.due)))
