"""Others cannot tell what a captain does in secret: the same game, played in two ways.

While a group is open, the owner leaves a draft or none, gives one answer or another, changes it
or not; all others look at everything all the time.
"""

from pathlib import Path

import pytest

from tests.contract.subjects import PLOTTED, TREMBLE
from tests.secrecy.casting import cast
from tests.secrecy.plots import Playing, both
from tests.secrecy.traces import assert_alike, trace

QUICK = [
    pytest.param(
        Playing(captains, seed=0, groups=groups, owner=owner, subject=subject),
        phases,
        id="-".join([f"{subject}-{captains}", *subject.options.values()]),
    )
    for usual in PLOTTED
    for subject in (usual, *usual.chosen_otherwise)
    for owner, (captains, groups, phases) in enumerate(subject.plots)
]
WIDE = [
    Playing(captains=captains, seed=seed, groups=30, owner=seed % captains)
    for captains in (2, 3, 4, 5)
    for seed in (11, 12)
]
OTHERS = [
    pytest.param(
        Playing(captains, seed, groups=30, owner=seed % captains, subject=subject),
        id=f"{subject}-{captains}-{seed}",
    )
    for subject in PLOTTED
    for captains in subject.seats[:4]
    for seed in (13, 14)
    if subject is not TREMBLE and captains > 1
]


async def compare(folder: Path, playing: Playing) -> set[str]:
    """Play both games and compare what the others saw; tell which phases had a difference."""
    first, second, script = await both(folder, playing)
    owners = [trace(show, show.people[playing.owner]) for show in (first, second)]
    assert owners[0] != owners[1], "the owner did the same in both games"
    assert_alike(first, second, playing.owner)
    return {phase for phase, count in script.varied.items() if count}


@pytest.mark.parametrize(("playing", "phases"), QUICK)
async def test_an_open_answer_shows_nowhere(
    tmp_path: Path, playing: Playing, phases: frozenset[str]
) -> None:
    playing = await cast(tmp_path / "rehearsal", playing, phases)
    assert await compare(tmp_path, playing) >= phases


@pytest.mark.soak
@pytest.mark.parametrize("playing", WIDE)
async def test_an_open_answer_shows_nowhere_for_long(tmp_path: Path, playing: Playing) -> None:
    assert {"buy", "plan"} <= await compare(tmp_path, playing)


@pytest.mark.soak
@pytest.mark.parametrize("playing", OTHERS)
async def test_an_open_answer_of_other_games_shows_nowhere(
    tmp_path: Path, playing: Playing
) -> None:
    await compare(tmp_path, playing)
