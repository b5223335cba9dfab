"""Seasons: the quarters of a year, by the calendar of Greenwich."""

from datetime import UTC, datetime
from typing import NamedTuple

from engine.host.values.results import Period

QUARTERS, MONTHS = 4, 3


class Season(NamedTuple):
    """A quarter of a year; quarters count from 1."""

    year: int
    quarter: int

    @property
    def period(self) -> Period:
        """Return when it begins, and when the next one does."""
        return Period(_begin(self), _begin(self.later(1)))

    def later(self, quarters: int) -> "Season":
        """Return the season so many quarters later, or before where that is negative."""
        year, quarter = divmod(self.year * QUARTERS + self.quarter - 1 + quarters, QUARTERS)
        return Season(year, quarter + 1)


def season_at(moment: float) -> Season:
    """Return the season of a moment."""
    day = datetime.fromtimestamp(moment, UTC)
    return Season(day.year, (day.month - 1) // MONTHS + 1)


def _begin(season: Season) -> float:
    month = (season.quarter - 1) * MONTHS + 1
    return datetime(season.year, month, 1, tzinfo=UTC).timestamp()
