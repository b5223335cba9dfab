"""Reminding: when somebody is told what they owe; never at night, never in their quiet hours."""

from collections.abc import Iterator
from math import inf

from engine.host.values.deadlines import Deadline
from engine.host.values.people import Person
from engine.host.values.running_time import asleep_since, asleep_until, before
from engine.host.values.terms import Night, Terms

# Of two reminders that a night pushed together only the first goes out.
LEAST_GAP, LONGEST_GAP = 0.02, 900.0  # of the time allotted, and seconds
SLACK = 1.0  # seconds by which a time may miss itself after it was moved by another road
MARGIN = 60.0  # seconds before a night in which a late ring might fall into it


def reminder_times(deadline: Deadline, person: Person, terms: Terms) -> Iterator[float]:
    """List when somebody is still to be reminded."""
    nights = (terms.night, person.quiet)
    wanted = [
        before(deadline.due, share * deadline.allotted, terms.night) for share in person.reminders
    ]
    apart = min(LONGEST_GAP, deadline.allotted * LEAST_GAP)
    last = -inf
    for at in sorted(_awake(at, deadline, nights) for at in wanted):
        if at - last >= apart:
            last = at
            if deadline.rung + SLACK < at:
                yield at


def nudge_time(deadline: Deadline, person: Person, terms: Terms) -> float | None:
    """Return when the last captain hears that all wait; None where not at all."""
    if deadline.nudge is None or deadline.nudged or not person.reminders:
        return None
    at = _morning(deadline.nudge, deadline.due, (terms.night, person.quiet))
    return at if at < deadline.due else None


def _awake(at: float, deadline: Deadline, nights: tuple[Night | None, ...]) -> float:
    """Return when to remind instead of at `at`.

    What would wake somebody goes to the end of the night, else to just before it began.
    """
    morning = _morning(at, deadline.due, nights)
    return morning if morning < deadline.due else _evening(at, deadline.rung, nights)


def _morning(at: float, due: float, nights: tuple[Night | None, ...]) -> float:
    """Return the first time from `at` on that is in no night, nor just before one."""
    while at < due:
        ends = [
            asleep_until(at, night) or asleep_until(at + MARGIN, night) or at for night in nights
        ]
        if max(ends) <= at:
            return at
        at = max(ends)
    return due


def _evening(at: float, least: float, nights: tuple[Night | None, ...]) -> float:
    """Return the last time up to `at` that is in no night, nor just before one."""
    while at > least:
        begins = [
            asleep_since(at, night) or asleep_since(at + MARGIN, night) or inf for night in nights
        ]
        latest = min(begins) - MARGIN
        if latest >= at:
            return at
        at = latest
    return least
