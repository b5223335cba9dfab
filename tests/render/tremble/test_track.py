from itertools import pairwise

import pytest

from render.invasion.boards.board_track import scale, spread


@pytest.mark.parametrize(
    "values",
    [[100_000], [0, 640_000], [-120_000, 3_000_000], [-1_000_000, -500_000], [9_999_999]],
)
def test_the_scale_holds_everybody_with_few_round_marks(values: list[int]) -> None:
    low, high, step = scale(values)
    assert low <= min(0, *values)
    assert high >= max(values)
    assert low % step == high % step == 0
    assert 2 <= (high - low) // step <= 12


@pytest.mark.parametrize(
    "wanted",
    [
        {0: 100, 1: 100, 2: 100, 3: 100, 4: 100},
        {0: 0, 1: 0, 2: 1000, 3: 1000, 4: 1000},
        {0: 10, 1: 30, 2: 990, 3: 50, 4: 500},
    ],
)
def test_markers_stand_apart_in_order_and_on_the_track(wanted: dict[int, int]) -> None:
    places = spread(wanted, 54, 0, 1000)
    ordered = sorted(places.values())
    assert all(after - before >= 54 for before, after in pairwise(ordered))
    assert ordered[0] >= 0
    assert ordered[-1] <= 1000
    by_place = sorted(places, key=lambda seat: places[seat])
    assert [wanted[seat] for seat in by_place] == sorted(wanted.values())


def test_markers_with_room_stay_where_they_belong() -> None:
    assert spread({0: 100, 1: 400}, 54, 0, 1000) == {0: 100, 1: 400}
