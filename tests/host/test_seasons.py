"""Seasons are quarters of a year."""

from datetime import UTC, datetime

import pytest

from engine.host.values.seasons import Season, season_at


@pytest.mark.parametrize(
    ("day", "season"),
    [
        ((2026, 1, 1), Season(2026, 1)),
        ((2026, 3, 31, 23, 59), Season(2026, 1)),
        ((2026, 4, 1), Season(2026, 2)),
        ((2026, 12, 31), Season(2026, 4)),
    ],
)
def test_every_moment_is_in_one_season(day: tuple[int, ...], season: Season) -> None:
    moment = datetime(*day, tzinfo=UTC).timestamp()  # type: ignore[arg-type, misc]
    assert season_at(moment) == season
    assert season.period.begins <= moment < season.period.ends


def test_one_season_ends_where_the_next_begins() -> None:
    season = Season(2026, 3)
    for _ in range(4):
        assert season.period.ends == season.later(1).period.begins
        season = season.later(1)
    assert season == Season(2027, 3)
    assert season.later(-5) == Season(2026, 2)
