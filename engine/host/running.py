"""Running time: seconds that count, which pass neither at night nor in quiet hours."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from engine.host.terms import Night

DAY = 86400.0
LONGEST = 400  # days; no pace is longer


def asleep_until(now: float, night: Night | None) -> float | None:
    """Return when the night around `now` ends, or None where it is day."""
    if night is None or night.begins == night.ends:
        return None
    for days in (-1, 0):
        begins, ends = _night(now, night, days)
        if begins <= now < ends:
            return ends
    return None


def after(now: float, seconds: float, night: Night | None) -> float:
    """Return when `seconds` of running time will have passed."""
    if night is None or night.begins == night.ends:
        return now + seconds
    at = asleep_until(now, night) or now
    for days in range(LONGEST):
        begins, ends = _night(now, night, days)
        if ends <= at:
            continue
        if at + seconds <= begins:
            return at + seconds
        seconds -= max(0.0, begins - at)
        at = ends
    return at + seconds


def _night(now: float, night: Night, days: int) -> tuple[float, float]:
    """Return when the night begins and ends that begins `days` after the local day of `now`."""
    zone = ZoneInfo(night.zone)
    local = datetime.fromtimestamp(now, UTC).astimezone(zone)
    midnight = local.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    begins = _at(midnight, days, night.begins)
    later = 0 if night.ends > night.begins else 1
    return begins, _at(midnight, days + later, night.ends)


def _at(midnight: datetime, days: int, minutes: int) -> float:
    """Return a local time of day some days later; clocks may change in between."""
    day = (midnight + timedelta(days=days)).replace(tzinfo=midnight.tzinfo)
    hour, minute = divmod(minutes, 60)
    return day.replace(hour=hour % 24, minute=minute).timestamp()
