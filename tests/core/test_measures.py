"""Measures: intervals that cover the truth as often as they say, and targets."""

import pytest

from engine.core.chance import KEY_BYTES, picker
from engine.core.measures import Finding, Measured, Ratio, median_of, wilson

RUNS = 600


def test_a_share_of_coins_has_wilsons_interval() -> None:
    coins = Ratio()
    for number in range(100):
        coins += Ratio.of_game(number < 30)
    share = coins.share()
    assert share.value == pytest.approx(0.3)
    assert (share.low, share.high) == pytest.approx((0.2189, 0.3958), abs=0.0005)


def test_a_share_that_never_happened_is_not_certain() -> None:
    never = wilson(0.0, 100)
    assert never.low == 0.0
    assert 0.03 < never.high < 0.04
    assert Ratio().share() == Measured(0.0, 0.0, 1.0)


def test_shares_of_games_that_hang_together_are_less_certain() -> None:
    alike, mixed = Ratio(), Ratio()
    for number in range(50):
        alike += Ratio.of_game(10 * (number % 2), 10)
        mixed += Ratio.of_game(5, 10)
    assert alike.value == mixed.value == 0.5
    wide, narrow = alike.share(), mixed.share()
    assert wide.high - wide.low > 2.5 * (narrow.high - narrow.low)
    assert wide.high - wide.low == pytest.approx(2 * 0.1335, abs=0.01)  # as 50 coins


@pytest.mark.parametrize("size", [1, 6])
def test_intervals_hold_the_truth_about_95_times_in_100(size: int) -> None:
    pick = picker(bytes(KEY_BYTES), f"measures {size}")
    held = held_mean = held_median = 0
    for _ in range(RUNS):
        ratio, values = Ratio(), []
        for _ in range(80):
            luck = 30 if pick(2) else 10  # a game's happenings are alike
            ratio += Ratio.of_game(sum(pick(100) < luck for _ in range(size)), size)
            values.append(pick(1001))
        share, mean, median = ratio.share(), ratio.mean(), median_of(values)
        held += share.low <= 0.2 <= share.high
        held_mean += mean.low <= 0.2 <= mean.high
        held_median += median.low <= 500 <= median.high
    for count in (held, held_mean, held_median):
        assert 0.92 <= count / RUNS <= 0.99


def test_counts_of_some_games_are_spread_over_all() -> None:
    some = Ratio.of_game(4) + Ratio.of_game(2)
    assert some.value == 3
    assert some.over(6).value == 1
    assert some.over(6) == some + sum((Ratio.of_game(0) for _ in range(4)), Ratio())


def test_a_median_lies_between_its_neighbours() -> None:
    assert median_of([3, 1, 2]).value == 2
    assert median_of([4, 1, 2, 3]).value == 2.5
    assert median_of([]) == Measured(0.0, 0.0, 0.0)


@pytest.mark.parametrize(
    ("low", "value", "high", "holds", "certain"),
    [
        (0.30, 0.40, 0.50, True, True),
        (0.20, 0.30, 0.40, True, False),
        (0.10, 0.20, 0.30, False, False),
        (0.10, 0.15, 0.20, False, True),
        (0.70, 0.80, 0.90, False, True),
        (0.55, 0.62, 0.70, False, False),
    ],
)
def test_targets(low: float, value: float, high: float, holds: bool, certain: bool) -> None:
    finding = Finding("battles", "", Measured(value, low, high), least=0.25, most=0.6)
    assert (finding.aimed, finding.holds, finding.certain) == (True, holds, certain)


def test_without_a_target_there_is_nothing_to_hold() -> None:
    assert not Finding("battles", "", Measured(0.1, 0.0, 0.2)).aimed
