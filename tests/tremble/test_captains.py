"""Computer captains: legal in every question, and with some sense."""

from engine.core.asks import Answer
from engine.tremble.captains.captains import CAPTAINS
from engine.tremble.rules import TREMBLE
from tests.tremble.harness import Play, captain, planned, state
from tests.tremble.test_policies import battle
from tests.tremble.test_reward import alone


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
    bought = answer(play, 0, "easy", 3)
    assert set(bought["buy"]) == {"boom-mole.1", "fat-comet.1"}
    assert len(bought["discard"]) == 2
    poor = answer(play, 1, "steady", 1)
    assert poor["credit"] == ("take",)
    assert len(poor["buy"]) == 2


def test_steady_buys_nothing_that_no_longer_pays() -> None:
    squad = "training.1 space-cathedral tap-dancer.1 tap-dancer.2 long-john-leg.1"
    rich = captain(squad, humans=500_000)
    deck = "boomer-mole.1 audit-mole.1 boomer-mole.2 audit-mole.2"
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
    squads = [captain("doom-mole.1"), captain("boom-mole.1")]
    plans = {0: "doom-mole.1>1", 1: "boom-mole.1>1"}
    weak = planned(*squads, plans=plans, turn=3, cities="vienna paris naples")
    assert answer(weak, 0, "steady") == {"space.1": ("retreat",)}
    strong = battle("boom-mole.1", "fat-comet.1")
    assert answer(strong, 0, "steady") == {"space.1": ("fight",)}


def test_steady_catches_with_strength_and_raids_without() -> None:
    assert answer(alone("knock-knee.1", "army-8"), 0, "steady") == {"space.1": ("raid",)}
    strong = alone("boom-mole.1 boomer-mole.1", "army-8")
    assert answer(strong, 0, "steady") == {"space.1": ("catch",), "armies.1": ("30",)}
