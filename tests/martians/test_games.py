"""Whole games: each ends, and nothing gets lost on the way."""

import pytest

from engine.core.asks import Over
from tests.martians.playing import as_suggested, at_random, setup_of


@pytest.mark.parametrize(("mode", "seats"), [("comp", 3), ("coop", 1), ("coop", 4)])
def test_games_of_anything_end(mode: str, seats: int) -> None:
    """MA-14.4 MA-14.3: whatever is answered, and no position is without an answer."""
    over = at_random(setup_of(mode, seats, answers="windows"), seats).pending()
    assert isinstance(over, Over)


@pytest.mark.parametrize(("mode", "seats"), [("comp", 4), ("coop", 3)])
def test_games_of_suggestions_end(mode: str, seats: int) -> None:
    """MA-14.1 MA-14.2: by what they are about."""
    table = as_suggested(setup_of(mode, seats, answers="ahead"), 2)
    over = table.pending()
    assert isinstance(over, Over)
    assert over.reason.key in {
        "martians-over-bomb",
        "martians-over-kills",
        "martians-over-delivered",
        "martians-over-invaded",
    }


def test_rounds_wait_seldom() -> None:
    """MA-F1: a race by rounds of those who do as suggested asks a few times a round at most."""
    setup = setup_of("comp", 2, turns="rounds")
    table = as_suggested(setup, 1)
    rounds = table.state.table.round
    groups = [each for each in table.log if type(each).__name__ == "Closed"]
    assert len(groups) <= 3 * rounds
