"""Standing orders."""

import pytest

from engine.core.asks import Answer
from engine.tremble.rules import TREMBLE
from tests.tremble.harness import Play, captain, planned, state
from tests.tremble.test_reward import alone


def standing(play: Play, seat: int, **policy: str) -> Answer | None:
    """Answer by standing orders from what everybody sees."""
    orders: Answer = {key: (choice,) for key, choice in policy.items()}
    assert not TREMBLE.policies(play.view(seat), orders).faults
    return TREMBLE.standing(play.view(), play.ask(seat), orders)


def battle(first: str, second: str) -> Play:
    return planned(
        captain(first),
        captain(second),
        plans={0: f"{first}>1", 1: f"{second}>1"},
        dice={"t9:battle:1:order:1:seat:0": (1, 1), "t9:battle:1:order:1:seat:1": (2, 2)},
        turn=9,
    )


@pytest.mark.parametrize(
    ("rival", "policy", "choice"),
    [
        ("fat-comet.1", "always", "fight"),
        ("fat-comet.1", "ahead", "retreat"),
        ("knock-knee.2", "ahead", "fight"),
        ("fat-comet.1", "never", "retreat"),
    ],
)
def test_fight_by_standing_orders(rival: str, policy: str, choice: str) -> None:
    play = battle("knock-knee.1", rival)
    assert standing(play, 0, fight=policy) == {"space.1": (choice,)}


def test_fight_when_ahead() -> None:
    play = battle("knock-knee.1", "paper-plate.1").give({1: "space.1=fight"})
    assert standing(play, 0, fight="ahead") == {"space.1": ("fight",)}


def test_reward_by_standing_orders() -> None:
    play = alone("knock-knee.1", "army-8")
    assert standing(play, 0, reward="catch") == {"space.1": ("catch",)}
    assert standing(play, 0, fight="always") is None


@pytest.mark.parametrize(
    ("army", "policy", "choice"),
    [
        ("army-8", "even", "fight"),
        ("army-30", "even", "retreat"),
        ("army-30", "always", "fight"),
        ("army-8", "never", "retreat"),
    ],
)
def test_army_by_standing_orders(army: str, policy: str, choice: str) -> None:
    play = alone("knock-knee.1", f"{army} army-9").give({0: "space.1=catch"})
    assert standing(play, 0, army=policy) == {"choice": (choice,)}


def test_no_standing_orders_for_purchases_and_plans() -> None:
    play = Play(state(captain("training.1"), captain("training.2")))
    assert standing(play, 0, fight="always", reward="raid", army="even") is None
