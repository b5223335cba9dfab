"""Reminders: in time, and never at night or in somebody's quiet hours."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.host.steps.base.timetable import (
    LEAST_GAP,
    LONGEST_GAP,
    MARGIN,
    nudge_time,
    reminder_times,
)
from engine.host.values.deadlines import Deadline
from engine.host.values.people import Person
from engine.host.values.terms import Night, Terms
from engine.host.values.times import after, asleep_until, before, between
from tests.host.test_clock_running import BEGIN, HOUR, nights, paces, times

MIDNIGHT = 1_800_057_600.0  # in UTC
QUIET = Night("UTC", 22 * 60, 8 * 60)
SHARES = st.lists(st.sampled_from((0.5, 0.25, 0.1, 0.05)), min_size=1, max_size=3, unique=True)


def opened(at: float, pace: float, night: Night | None = None) -> tuple[Deadline, Terms]:
    terms = Terms(pace=pace, night=night)
    return Deadline.opening("g", at, terms), terms


@given(now=times, pace=paces, night=st.none() | nights, quiet=st.none() | nights, shares=SHARES)
def test_nobody_is_woken(
    now: float, pace: float, night: Night | None, quiet: Night | None, shares: list[float]
) -> None:
    deadline, terms = opened(now, pace, night)
    person = Person(reminders=tuple(shares), quiet=quiet)
    found = list(reminder_times(deadline, person, terms))
    assert len(found) <= len(shares)
    for at in found:
        assert deadline.rung < at < deadline.due
        assert asleep_until(at, night) is None
        assert asleep_until(at, quiet) is None
    gaps = [later - at for at, later in pairwise(found)]
    assert all(gap >= min(LONGEST_GAP, LEAST_GAP * pace) for gap in gaps)


@given(now=times, pace=paces, night=st.none() | nights, quiet=nights, shares=SHARES)
def test_what_wakes_nobody_comes_when_it_was_wanted(
    now: float, pace: float, night: Night | None, quiet: Night, shares: list[float]
) -> None:
    deadline, terms = opened(now, pace, night)
    person = Person(reminders=tuple(shares), quiet=quiet)
    found = list(reminder_times(deadline, person, terms))
    wanted = [before(deadline.due, share * pace, night) for share in shares]
    asleep = [
        at
        for at in wanted
        for hours in (night, quiet)
        if asleep_until(at, hours) or asleep_until(at + MARGIN, hours)
    ]
    if not asleep:
        assert sorted(wanted) == found


@given(now=times, pace=paces, quiet=nights, delay=st.floats(0, HOUR))
def test_the_last_captain_is_not_woken_either(
    now: float, pace: float, quiet: Night, delay: float
) -> None:
    found, terms = opened(now, pace)
    deadline = Deadline("g", found.due, opened=now, nudge=now + delay)
    at = nudge_time(deadline, Person(quiet=quiet), terms)
    if at is not None:
        assert now + delay <= at < deadline.due
        assert asleep_until(at, quiet) is None


def test_a_reminder_at_night_comes_in_the_morning() -> None:
    deadline, terms = opened(MIDNIGHT - 10 * HOUR, 24 * HOUR)
    person = Person(reminders=(0.5,), quiet=QUIET)
    assert list(reminder_times(deadline, person, terms)) == [MIDNIGHT + 8 * HOUR]


def test_a_deadline_at_night_is_told_in_the_evening() -> None:
    deadline, terms = opened(MIDNIGHT - 21 * HOUR, 24 * HOUR)  # due at three
    person = Person(reminders=(0.1,), quiet=QUIET)
    assert list(reminder_times(deadline, person, terms)) == [MIDNIGHT - 2 * HOUR - MARGIN]


def test_two_that_fall_together_are_one() -> None:
    deadline, terms = opened(MIDNIGHT - 10 * HOUR, 24 * HOUR)
    person = Person(reminders=(0.5, 0.4, 0.1), quiet=QUIET)
    morning, last = reminder_times(deadline, person, terms)
    assert morning == MIDNIGHT + 8 * HOUR
    assert last == deadline.due - 2.4 * HOUR


def test_whoever_never_sleeps_has_no_reminders_and_no_endless_search() -> None:
    deadline, terms = opened(MIDNIGHT, 24 * HOUR, Night("UTC", 0, 1000))
    person = Person(quiet=Night("UTC", 900, 100))
    assert list(reminder_times(deadline, person, terms)) == []


def test_without_reminders_nobody_hears_of_being_the_last() -> None:
    deadline, terms = opened(BEGIN, HOUR)
    waiting = Deadline("g", deadline.due, opened=BEGIN, nudge=BEGIN + 60.0)
    assert nudge_time(waiting, Person(), terms) == BEGIN + 60.0
    assert nudge_time(waiting, Person(reminders=()), terms) is None


@given(
    now=times,
    pace=paces,
    share=st.sampled_from((0.5, 0.1)),
    gone=st.floats(0, 0.09),
    stood=st.floats(0, 99 * HOUR),
)
def test_no_reminder_is_repeated_after_a_pause(
    now: float, pace: float, share: float, gone: float, stood: float
) -> None:
    deadline, terms = opened(now, pace)
    person = Person(reminders=(share,))
    for at in reminder_times(deadline, person, terms):
        rung = replace(deadline, rung=at)
        since = at + gone * pace
        assert not list(reminder_times(rung.later(since, since + stood, None), person, terms))


@given(now=times, pace=paces, night=nights, gone=st.floats(0, 1), stood=st.floats(0, 99 * HOUR))
def test_a_pause_keeps_the_reminders_that_were_left(
    now: float, pace: float, night: Night, gone: float, stood: float
) -> None:
    deadline, terms = opened(now, pace, night)
    since = after(now, gone * pace, night)
    later = deadline.later(since, since + stood, night)
    assert abs(between(since + stood, later.due, night) - (1 - gone) * pace) < 1e-4
    person = Person()
    before_it = [at for at in reminder_times(deadline, person, terms) if at > since + 1]
    after_it = [at for at in reminder_times(later, person, terms) if at > since + stood + 1]
    assert len(after_it) >= len(before_it) - 1  # a night may have pushed two together
