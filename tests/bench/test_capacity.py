"""The model of capacity, and what the gates make of it."""

import pytest

from tests.bench.capacity import most_games, posts_of, share, waits_at


def test_discord_takes_a_hundred_thousand_games_of_four_with_rounds_of_six_hours() -> None:
    assert posts_of(4) == 9
    assert most_games(6.0) == pytest.approx(100_800)
    assert most_games(6.0, peak=3.0) == pytest.approx(33_600)


async def test_posts_wait_hardly_while_they_fit_and_ever_longer_once_they_do_not() -> None:
    light, heavy = [await waits_at(load, seconds=20.0) for load in (0.5, 1.5)]
    assert share(light.orders, 0.5) < 0.5
    assert share(heavy.orders, 0.5) > 2.0
    assert share(heavy.news, 0.5) < share(heavy.orders, 0.5), "the table waits for them"
