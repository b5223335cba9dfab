"""Times: running time, which passes neither at night nor in quiet hours, and how times read."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from engine.core.words import Text, say
from engine.host.values.terms import Night

LONGEST = 800  # days; no deadline is further away


def asleep_until(now: float, night: Night | None) -> float | None:
    """Return when the night around `now` ends, or None where it is day."""
    for begins, ends in _nights(now, night, range(-2, 2)):
        if begins <= now < ends:
            return ends
    return None


def asleep_since(now: float, night: Night | None) -> float | None:
    """Return when the night around `now` began, or None where it is day."""
    for begins, ends in _nights(now, night, range(-2, 2)):
        if begins <= now < ends:
            return begins
    return None


def after(now: float, seconds: float, night: Night | None) -> float:
    """Return when `seconds` of running time will have passed."""
    at = now
    for begins, ends in _nights(now, night, range(-2, LONGEST)):
        if ends <= at:
            continue
        if at + seconds <= begins:
            break
        seconds -= max(0.0, begins - at)
        at = ends
    return at + seconds


def before(now: float, seconds: float, night: Night | None) -> float:
    """Return when there were `seconds` of running time left until `now`."""
    at = now
    for begins, ends in _nights(now, night, range(1, -LONGEST, -1)):
        if begins >= at:
            continue
        if at - seconds >= ends:
            break
        seconds -= max(0.0, at - ends)
        at = begins
    return at - seconds


def between(begin: float, end: float, night: Night | None) -> float:
    """Return how much running time lies between two times; 0 where they are the wrong way."""
    seconds = max(0.0, end - begin)
    for begins, ends in _nights(begin, night, range(-2, LONGEST)):
        if begins >= end:
            break
        seconds -= max(0.0, min(ends, end) - max(begins, begin))
    return max(0.0, seconds)


def moved(at: float, since: float, now: float, night: Night | None) -> float:
    """Return `at` as far from `now`, in running time, as it was from `since`."""
    if night is None:
        return at + now - since
    if at >= since:
        return after(now, between(since, at, night), night)
    return before(now, between(at, since, night), night)


def _nights(now: float, night: Night | None, days: range) -> Iterator[tuple[float, float]]:
    """List nights by the days after the local day of `now` on which they begin.

    Where clocks change, a night may be empty or begin before the one before it ended.
    """
    if night is None or night.begins == night.ends:
        return
    local = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(night.zone))
    midnight = local.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    later = 0 if night.ends > night.begins else 1
    for day in days:
        begins = _at(midnight, day, night.begins)
        ends = min(_at(midnight, day + later, night.ends), _at(midnight, day + 1, night.begins))
        if begins < ends:
            yield begins, ends


def _at(midnight: datetime, days: int, minutes: int) -> float:
    """Return a local time of day some days later; clocks may change in between."""
    hour, minute = divmod(minutes, 60)
    day = midnight + timedelta(days=days)
    return day.replace(hour=hour % 24, minute=minute).timestamp()


MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


def moment(at: float) -> Text:
    """Say when something is."""
    return say("moment", at=int(at))


def soon(at: float) -> Text:
    """Say in how long something is."""
    return say("moment-soon", at=int(at))


def span(seconds: float) -> Text:
    """Say how long something lasts, roughly."""
    if seconds < 2 * HOUR:
        return say("pace-minutes", minutes=max(1, round(seconds / MINUTE)))
    if seconds < 2 * DAY:
        return say("pace-hours", hours=round(seconds / HOUR))
    return say("pace-days", days=round(seconds / DAY))
