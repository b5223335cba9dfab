"""The terms of a table in words: what stands in the lobby is what the clock does."""

import pytest

from cogs.pages.terms import pace_text
from render.words import words_for


@pytest.mark.parametrize(
    ("hours", "told"),
    [
        (0.02, "one minute"),
        (2 / 60, "2 minutes"),
        (1.0, "one hour"),
        (1.5, "one hour and 30 minutes"),
        (2.5, "2 hours and 30 minutes"),
        (24.0, "one day"),
        (36.0, "36 hours"),
        (60.0, "60 hours"),
        (72.0, "3 days"),
        (1.0 + 1 / 60, "one hour and one minute"),
    ],
)
def test_the_lobby_tells_the_pace_as_it_is(hours: float, told: str) -> None:
    assert words_for("en")(pace_text(hours * 3600.0)) == told
