"""In which order, and when, captains answer tells the others nothing about what."""

from pathlib import Path

import pytest

from playground import Person
from tests.secrecy.plots import Playing, both
from tests.secrecy.schemes import Arrivals
from tests.secrecy.stage import Show
from tests.secrecy.traces import trace


def bystanders(show: Show) -> list[Person]:
    """List those who are neither the first nor the last to answer."""
    return [*show.people[1 : show.captains - 1], *show.people[show.captains :]]


def assert_nobody_was_quicker(first: Show, second: Show) -> None:
    """Bystanders see the same, whoever was the first."""
    for one, two in zip(bystanders(first), bystanders(second), strict=True):
        assert trace(first, one) == trace(second, two), f"{one.name} can tell who was quicker"


async def compare(folder: Path, playing: Playing) -> None:
    """Play both games."""
    first, second, _ = await both(folder, playing)
    assert trace(first, first.people[0]) != trace(second, second.people[0]), "nobody was quicker"
    assert_nobody_was_quicker(first, second)


async def test_nobody_can_tell_who_was_quicker(tmp_path: Path) -> None:
    await compare(tmp_path, Playing(captains=3, seed=1, groups=4, plot=Arrivals))


@pytest.mark.soak
@pytest.mark.parametrize("captains", [3, 5])
@pytest.mark.parametrize("seed", [71, 72, 73])
async def test_nobody_can_tell_who_was_quicker_for_long(
    tmp_path: Path, captains: int, seed: int
) -> None:
    await compare(tmp_path, Playing(captains, seed, groups=25, plot=Arrivals))
