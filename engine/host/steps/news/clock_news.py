"""Rounds: what the clock tells captains: what they owe, that all wait, that time was given back."""

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.core.words import say
from engine.host.steps.base.step import Step
from engine.host.steps.base.timetable import Item, What, called, items, speaks_of_away
from engine.host.steps.news.orders import owe_reminder, owe_summons
from engine.host.steps.news.scenes import refresh
from engine.host.steps.seats.absence import written_to
from engine.host.values.deadlines import Deadline
from engine.host.values.rows import Payload
from engine.host.values.terms import Progress
from engine.host.values.times import moment, span


def go_round(step: Step, deadline: Deadline) -> None:
    """Tell all that is due by now."""
    due = [item for item in items(step.row, step.table, step.people) if item.at <= step.now]
    reminded = _seats(due, What.REMINDER)
    nudged = _seats(due, What.NUDGE)
    remind(step, [seat for seat in reminded if seat not in nudged])
    for seat in nudged:
        _nudge(step, seat, deadline.group)
    done = replace(deadline, rung=step.now, nudged=deadline.nudged or bool(nudged))
    step.set_deadline(done)
    if speaks_of_away(step.info, deadline):
        _tell_away(step, done)


def remind(step: Step, seats: Iterable[Seat]) -> None:
    """Owe reminders of the open group: by direct message, else by a mention that was agreed to."""
    deadline = step.row.deadline
    assert deadline is not None
    mentioned: list[Seat] = []
    for seat in seats:
        if written_to(step, seat):
            owe_reminder(step, seat, Payload(group=deadline.group))
        elif called(step.info.seats[seat], step.people):
            mentioned.append(seat)
    if mentioned:
        summons = Payload(group=deadline.group, called=tuple(mentioned))
        owe_summons(step, summons)


def _nudge(step: Step, seat: Seat, group: str) -> None:
    """Tell the last captain that all wait.

    A mention at that moment would tell the channel who is the last, so it needs a table to
    which everybody shows anyway who is done.
    """
    if written_to(step, seat):
        owe_reminder(step, seat, Payload(group=group, text=say("reminder-last")))
    elif step.info.terms.progress is Progress.NAMES:
        remind(step, [seat])


def _tell_away(step: Step, deadline: Deadline) -> None:
    step.set_deadline(replace(deadline, away=0.0))
    refresh(step)
    step.note(say("note-given-back", span=span(deadline.away), when=moment(deadline.due)))


def _seats(due: Iterable[Item], what: What) -> tuple[Seat, ...]:
    found = (item.seat for item in due if item.what is what and item.seat is not None)
    return tuple(dict.fromkeys(found))
