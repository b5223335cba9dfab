"""Standing orders and computer captains."""

import pytest

from engine.core.asks import Answer
from engine.tremble.captains import CAPTAINS
from engine.tremble.rules import TREMBLE
from engine.tremble.tactics import chance_to_win
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


def answer(play: Play, seat: int, name: str, choices: int = 0) -> Answer:
    """Let a computer captain answer."""
    view, ask = play.view(seat), play.ask(seat)
    return CAPTAINS[name](
        view, ask, lambda draft: TREMBLE.form(view, ask, draft), lambda limit: choices % limit
    )


def test_captains_buy_with_a_credit_and_make_room() -> None:
    squad = "training.1 paper-plate.1 paper-plate.2 test-tube.1 test-tube.2"
    full = captain(squad, humans=500_000)
    deck = "boom-mole.1 golden-eye.1 fat-comet.1 golden-eye.2"
    play = Play(state(full, captain("training.2", humans=0), turn=3, deck=deck))
    bought = answer(play, 0, "easy", 1)
    assert set(bought["buy"]) == {"boom-mole.1", "fat-comet.1"}
    assert len(bought["discard"]) == 2
    poor = answer(play, 1, "steady", 1)
    assert poor["credit"] == ("take",)
    assert len(poor["buy"]) == 2


def test_steady_buys_nothing_that_no_longer_pays() -> None:
    rich = captain("training.1", humans=500_000)
    deck = "worse-penny.1 audit-mole.1 worse-penny.2 audit-mole.2"
    play = Play(state(rich, captain("training.2"), turn=10, deck=deck))
    assert answer(play, 0, "steady")["buy"] == ()


def test_steady_sends_ships_and_keeps_to_the_fuel() -> None:
    squad = captain("training.1 knock-knee.1 fat-comet.1 paper-plate.1")
    play = Play(state(squad, captain("training.2"), turn=3)).give()
    plan = answer(play, 0, "steady")
    assert any(target != ("home",) for target in plan.values())
    form = TREMBLE.form(play.view(0), play.ask(0), plan)
    assert not form.faults


def test_steady_fights_for_good_odds_and_flees_bad_ones() -> None:
    weak = battle("knock-knee.1", "space-cathedral")
    assert answer(weak, 0, "steady") == {"space.1": ("retreat",)}
    strong = battle("boom-mole.1", "fat-comet.1").give({1: "space.1=fight"})
    assert answer(strong, 0, "steady") == {"space.1": ("fight",)}


def test_steady_catches_with_strength_and_raids_without() -> None:
    assert answer(alone("knock-knee.1", "army-8"), 0, "steady") == {"space.1": ("raid",)}
    strong = alone("boom-mole.1 boomer-mole.1", "army-8")
    assert answer(strong, 0, "steady") == {"space.1": ("catch",)}


def test_chances_of_two_dice_against_two() -> None:
    assert chance_to_win(5, [5]) == 0.5
    assert chance_to_win(20, [5]) == 1.0
    assert chance_to_win(5, [20]) == 0.0
    assert abs(chance_to_win(5, [5, 5]) - 1 / 3) < 1e-12
