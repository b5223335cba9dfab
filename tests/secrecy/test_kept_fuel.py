"""Fuel that was committed to a plan that does not need it is kept, and nobody learns of it."""

from pathlib import Path

import pytest

from tests.secrecy.plots import Playing, both
from tests.secrecy.schemes import KeptFuel
from tests.secrecy.traces import assert_alike, trace


async def compare(folder: Path, playing: Playing) -> None:
    """Play both games; everybody but the owner sees the same, long after the plans."""
    first, second, _ = await both(folder, playing)
    owners = [trace(show, show.people[playing.owner]) for show in (first, second)]
    assert owners[0] != owners[1]
    assert_alike(first, second, playing.owner)
    names = [moment.name for moment in first.moments]
    assert len(names) > names.index(f"t1:plan, seat {playing.owner} answers") + playing.captains


async def test_kept_fuel_shows_nowhere(tmp_path: Path) -> None:
    await compare(tmp_path, Playing(captains=2, seed=1, groups=5, plot=KeptFuel))


@pytest.mark.soak
@pytest.mark.parametrize("captains", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [51, 52])
async def test_kept_fuel_shows_nowhere_for_long(tmp_path: Path, captains: int, seed: int) -> None:
    playing = Playing(captains, seed, groups=25, owner=seed % captains, plot=KeptFuel)
    await compare(tmp_path, playing)
