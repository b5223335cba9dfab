"""RL-30: live, which armies are fought is said with the catch, and counts when they are met."""

from typing import Any

import pytest

from engine.tremble.table.events import ArmyAvoided, ArmyFought, DecidesNow
from tests.tremble.harness import Play, captain, planned

HIGH = (6, 6)
DICE = {"t9:army:1:1:roll": HIGH, "t9:army:1:2:roll": HIGH}


def alone(armies: str = "army-8 army-18", cities: str = "vienna paris naples") -> Play:
    """Send 7 to Vienna, 70,000 against two armies."""
    return planned(
        captain("knock-knee.1 paper-plate.1"),
        captain("training.2"),
        plans={0: "knock-knee.1>1 paper-plate.1>2"},
        dice=DICE,
        turn=9,
        cities=cities,
        armies=armies,
    )


@pytest.mark.parametrize(
    ("order", "fought"),
    [("always", 2), ("50", 1), ("most.1", 1), ("most.2", 2), ("never", 0)],
)
def test_rl_30_armies_are_fought_as_was_said_with_the_catch(order: str, fought: int) -> None:
    play = alone().give({0: f"space.1=catch armies.1={order} space.2=raid"})
    assert len(play.told(ArmyFought)) == fought
    assert bool(play.told(ArmyAvoided)) is (fought < 2)
    assert not play.told(DecidesNow)


def test_rl_30_who_wants_to_be_asked_is_asked_before_each_army() -> None:
    play = alone()
    assert not play.form(0, "space.1=raid space.2=raid").field("armies.1").options
    assert play.form(0, "space.1=catch").answer()["armies.1"] == ("50",), "as in D-9"
    play.give({0: "space.1=catch armies.1=ask space.2=raid"})
    assert (play.group, len(play.told(DecidesNow))) == ("t9:army:1:1", 1)
    play.give({0: "choice=fight"})
    assert (play.group, len(play.told(DecidesNow))) == ("t9:army:1:2", 1)


def test_rl_30_what_was_said_shows_to_nobody_before_it_counts() -> None:
    seen: list[list[Any]] = []
    for order in ("always", "never", "ask"):
        play = alone("army-8 army-18 army-9 army-11", cities="vienna boston naples")
        catches = f"space.1=catch armies.1=ask space.2=catch armies.2={order}"
        play.give({0: catches})
        assert play.group == "t9:army:1:1"
        seen.append([play.view(viewer) for viewer in (1, None)])
        seen[-1] += [[notice.seen_by(viewer) for notice in play.notices] for viewer in (1, None)]
    assert seen[0] == seen[1] == seen[2]


def test_rl_30_a_raid_forgets_what_was_said_of_armies() -> None:
    form = alone().form(0, "space.1=raid armies.1=always space.2=raid")
    assert not form.faults
    assert form.answer()["armies.1"] == ()
