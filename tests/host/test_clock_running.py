"""Running time: a deadline leaves as much of it as the pace, whatever night, zone and season."""

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.host.values.terms import Night
from engine.host.values.times import (
    after,
    asleep_since,
    asleep_until,
    before,
    between,
    moved,
)

ZONES = (
    "UTC",
    "Europe/Rome",
    "America/New_York",
    "America/St_Johns",
    "Australia/Lord_Howe",  # its clocks change by half an hour
    "Asia/Kathmandu",
    "Africa/Casablanca",
    "Pacific/Chatham",
)
BEGIN, END = 1_767_000_000, 1_830_000_000  # about 2026 and 2027, with their changes of clocks
SOON = 1e-5
HOUR = 3600.0

nights = st.builds(
    Night,
    zone=st.sampled_from(ZONES),
    begins=st.integers(0, 1439),
    ends=st.integers(0, 1439),
).filter(lambda night: (night.ends - night.begins) % 1440 <= 1200)
times = st.floats(BEGIN, END)
paces = st.floats(60, 336 * HOUR)


@given(now=times, pace=paces, night=nights)
def test_a_deadline_leaves_its_pace_of_running_time(now: float, pace: float, night: Night) -> None:
    due = after(now, pace, night)
    assert abs(between(now, due, night) - pace) < SOON
    assert asleep_until(due - SOON, night) is None


@given(now=times, pace=paces, night=nights)
def test_counting_back_is_counting_forth(now: float, pace: float, night: Night) -> None:
    begun = before(now, pace, night)
    assert abs(between(begun, now, night) - pace) < SOON


@given(now=times, seconds=st.floats(0, 40 * HOUR), later=st.floats(0, 40 * HOUR), night=nights)
def test_running_time_adds_up(now: float, seconds: float, later: float, night: Night) -> None:
    middle, end = now + seconds, now + seconds + later
    whole = between(now, end, night)
    assert abs(between(now, middle, night) + between(middle, end, night) - whole) < SOON
    assert whole <= end - now + SOON


@given(now=times, night=nights)
def test_a_night_begins_before_it_ends(now: float, night: Night) -> None:
    begins, ends = asleep_since(now, night), asleep_until(now, night)
    assert (begins is None) == (ends is None)
    if begins is None or ends is None:
        return
    assert begins <= now < ends
    assert asleep_until(begins, night) == ends
    assert between(begins, ends, night) < SOON


@settings(max_examples=200)
@given(
    since=times,
    left=st.floats(0, 200 * HOUR),
    away=st.floats(0, 60 * HOUR),
    night=st.none() | nights,
)
def test_what_was_left_before_is_left_after(
    since: float, left: float, away: float, night: Night | None
) -> None:
    due, now = after(since, left, night), since + away
    assert abs(between(now, moved(due, since, now, night), night) - left) < SOON


@given(since=times, gone=st.floats(0, 99 * HOUR), away=st.floats(0, 60 * HOUR), night=nights)
def test_what_was_gone_before_is_gone_after(
    since: float, gone: float, away: float, night: Night
) -> None:
    opened, now = before(since, gone, night), since + away
    assert abs(between(moved(opened, since, now, night), now, night) - gone) < SOON


def test_without_a_night_all_time_counts() -> None:
    assert after(BEGIN, HOUR, None) == BEGIN + HOUR
    assert before(BEGIN, HOUR, None) == BEGIN - HOUR
    assert between(BEGIN, BEGIN + HOUR, None) == HOUR
    assert between(BEGIN + HOUR, BEGIN, None) == 0
    assert moved(BEGIN, BEGIN, BEGIN + HOUR, None) == BEGIN + HOUR
    assert asleep_until(BEGIN, Night("UTC", 60, 60)) is None


@given(now=times, night=nights)
def test_time_stands_still_at_night(now: float, night: Night) -> None:
    ends = asleep_until(now, night)
    assume(ends is not None)
    assert ends is not None
    assert after(now, HOUR, night) == after(ends, HOUR, night)
