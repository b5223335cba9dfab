"""Which compensation cards a captain holds shows nowhere, as long as none of them is used.

Two games are alike but for one hand. In one of them it could help after a roll, save a ship and
claim a city; in the other it could do nothing of that, and its captain is asked all the same.
"""

from collections import Counter
from pathlib import Path

import pytest

from tests.secrecy.casting import cast
from tests.secrecy.pairs import check_hands
from tests.secrecy.plots import Playing, both
from tests.secrecy.rich import RICH
from tests.secrecy.schemes import OtherHand
from tests.secrecy.stage import Show
from tests.secrecy.traces import assert_alike, trace

CASES = [(seats, seed) for seed in range(20) for seats in RICH.game.seats]
KINDS = {"buy", "plan", "respond", "loss", "aftermath", "reward", "army-respond"}
BATTLES = Playing(captains=3, seed=0, groups=9, plot=OtherHand)
CATCHES = Playing(captains=2, seed=0, groups=14, plot=OtherHand)


def test_no_rule_asks_by_what_is_held() -> None:
    """Games are exchanged until every question was another one; a few are enough."""
    changed: Counter[str] = Counter()
    for case in CASES:
        changed += check_hands(*case)
        if changed.keys() >= KINDS:
            break
    assert changed.keys() >= KINDS, f"never another question: {KINDS - changed.keys()}"


async def compare(folder: Path, playing: Playing, kinds: set[str]) -> Show:
    """Play both games; everybody but the owner sees the same."""
    playing = await cast(folder / "rehearsal", playing, kinds)
    first, second, _ = await both(folder, playing)
    owners = [trace(show, show.people[playing.owner]) for show in (first, second)]
    assert owners[0] != owners[1]
    assert_alike(first, second, playing.owner)
    return first


async def test_a_hand_shows_in_no_battle(tmp_path: Path) -> None:
    """Neither when its captain passes, nor when nobody answers in time."""
    show = await compare(tmp_path, BATTLES, {"buy", "plan", "fight", "respond", "loss"})
    names = " ".join(moment.name for moment in show.moments)
    assert "respond" in names
    assert "is silent" in names
    assert "aftermath" in names


async def test_a_hand_shows_in_no_catch(tmp_path: Path) -> None:
    show = await compare(tmp_path, CATCHES, {"buy", "plan", "reward", "army-respond"})
    assert "reward" in " ".join(moment.name for moment in show.moments)


@pytest.mark.soak
@pytest.mark.parametrize("seats", RICH.game.seats)
@pytest.mark.parametrize("seed", range(100, 150))
def test_no_rule_asks_by_what_is_held_for_long(seats: int, seed: int) -> None:
    check_hands(seats, seed)


@pytest.mark.soak
@pytest.mark.parametrize("captains", RICH.game.seats)
@pytest.mark.parametrize("seed", [41, 42, 43])
async def test_a_hand_shows_nowhere_for_long(tmp_path: Path, captains: int, seed: int) -> None:
    playing = Playing(captains, seed, groups=30, owner=seed % captains, plot=OtherHand)
    first, second, _ = await both(tmp_path, playing)
    assert_alike(first, second, playing.owner)
