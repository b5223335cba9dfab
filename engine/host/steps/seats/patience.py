"""Patience: where only captains are missing who missed too much, a question closes sooner."""

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.core.table import Table
from engine.host.steps.base.step import Step
from engine.host.steps.base.timetable import is_window, owing
from engine.host.values.deadlines import LEADERS, Deadline
from engine.host.values.rows import GameRow
from engine.host.values.terms import SHORT_WAIT, Terms
from engine.host.values.times import after


def only_absent_owe(step: Step) -> bool:
    """Tell whether all who still owe an answer have gone, or missed too much; computers have not.

    Somebody must be there who waits for them: a game does not run away from a table that sleeps.
    A window closes at its own time, and whoever is alone keeps nobody waiting.
    """
    table, info = step.table, step.info
    if table is None or info.terms.alone:
        return False
    people = [each.seat for each in info.seats if not each.strength]
    absent = [seat for seat in people if info.is_absent(seat)]
    if not 0 < len(absent) < len(people) or is_window(table):  # as it is in almost every step
        return False
    owe = owing(info, table)
    return bool(owe) and all(each.seat in absent for each in owe)


def wait_less(step: Step, grace: float) -> None:
    """Let an open question close sooner where that is so; its answers keep their grace.

    The deadline stays as it is told: it counts again as soon as one of them is back, and where
    host or staff gave more time it is what everybody reads.
    """
    deadline, terms = step.row.deadline, step.info.terms
    if deadline is None or deadline.closing is not None or LEADERS in deadline.extended:
        return
    if not only_absent_owe(step):
        return
    closing = min(deadline.due, max(_patient(deadline, terms), step.now + grace))
    step.set_deadline(replace(deadline, closing=closing))


def waits_until(row: GameRow, table: Table, seat: Seat) -> float | None:
    """Tell until when a captain who missed too much is waited for alone, where that is sooner."""
    info, deadline = row.info, row.deadline
    captain = info.seats[seat]
    if deadline is None or LEADERS in deadline.extended or info.terms.alone or is_window(table):
        return None
    if captain.strength or captain.missed < info.terms.patience:
        return None
    until = _patient(deadline, info.terms)
    return until if until < deadline.due else None


def _patient(deadline: Deadline, terms: Terms) -> float:
    return after(deadline.opened, SHORT_WAIT * terms.pace, terms.night)


def wait_again(step: Step, seat: Seat) -> None:
    """Give a captain who is back all the time there is."""
    deadline, table = step.row.deadline, step.table
    if deadline is None or table is None or deadline.closing is None:
        return
    if any(each.seat == seat for each in owing(step.info, table)):
        step.set_deadline(replace(deadline, closing=None))
