"""The sharp captain's catches: armies are imagined, and each help is kept for where it is best."""

import pytest

from engine.core.asks import Answer
from engine.tremble.captains.captains import CAPTAINS
from engine.tremble.captains.sharp_catch import best_fight
from engine.tremble.rules import TREMBLE
from render.report.simulate import picker
from tests.tremble.test_reward import alone


def rewarded(squad: str) -> Answer:
    play = alone(squad, "army-8")
    view, ask = play.view(0), play.ask(0)
    return CAPTAINS["sharp"](
        view, ask, lambda draft: TREMBLE.form(view, ask, draft), picker("catch")
    )


def test_sharp_catches_with_strength_and_raids_without() -> None:
    assert rewarded("knock-knee.1")["space.1"] == ("raid",)
    assert rewarded("boom-mole.1 boomer-mole.1")["space.1"] == ("catch",)


def test_help_is_kept_for_the_army_that_needs_it() -> None:
    assert best_fight(10, (8, 14), ()) == pytest.approx(33 / 36)
    assert best_fight(10, (8, 14), ("pep-talk.1",)) == 1
    assert best_fight(10, (14, 14), ("pep-talk.1",)) == pytest.approx(33 / 36)
    assert best_fight(10, (None,), ()) == best_fight(10, (), ()) == 1
