"""While some draw again, what the others buy waits and shows nowhere (RL-1, RL-18)."""

from pathlib import Path

import pytest

from tests.secrecy.pairs import check_baskets
from tests.secrecy.plots import Playing, both
from tests.secrecy.rich import RICH
from tests.secrecy.schemes import WaitingBasket
from tests.secrecy.traces import assert_alike, trace


async def compare(folder: Path, playing: Playing) -> None:
    """Play both games until the last captain is about to buy."""
    first, second, _ = await both(folder, playing)
    owners = [trace(show, show.people[playing.owner]) for show in (first, second)]
    assert owners[0] != owners[1]
    state = await first.state()
    assert state.captains[playing.owner].basket.buy, "take another seed: nothing was bought"
    assert_alike(first, second, playing.owner)


async def test_a_waiting_basket_shows_nowhere(tmp_path: Path) -> None:
    await compare(tmp_path, Playing(captains=3, seed=1, groups=2, plot=WaitingBasket))


def test_no_rule_tells_what_waits() -> None:
    counts = [check_baskets(seats, seed) for seats in RICH.game.seats for seed in range(4)]
    assert sum(counts) > 5, "hardly anybody drew again"


@pytest.mark.soak
@pytest.mark.parametrize("captains", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(60, 65))
async def test_a_waiting_basket_shows_nowhere_often(
    tmp_path: Path, captains: int, seed: int
) -> None:
    await compare(tmp_path, Playing(captains, seed, groups=2, plot=WaitingBasket))


@pytest.mark.soak
@pytest.mark.parametrize("seats", RICH.game.seats)
def test_no_rule_tells_what_waits_in_many_games(seats: int) -> None:
    assert sum(check_baskets(seats, seed) for seed in range(100, 200)) > 50
