"""Battles as both editions share them: who is in, who is out, in which cases who chooses."""

from types import SimpleNamespace
from typing import Any

import pytest

from engine.core.asks import Ask
from engine.invasion.battles.battles import Battle, Fighter, fighter_in, is_out
from engine.invasion.orders.choosing import counts_in_a_case


def battle(*fighters: Fighter, space: int = 1, **more: Any) -> Battle:
    return Battle(space, fighters, **more)


def test_a_captain_left_alone_was_never_in_the_battle() -> None:
    """TD-9.6, F-9: whoever is the last one is not asked, and does not fight."""
    asked, alone = Fighter(0, 3, fights=False), Fighter(1, 5)
    assert fighter_in(battle(asked, alone), 1) == alone, "nothing is decided yet"
    assert fighter_in(battle(asked, alone, winner=1), 1) is None
    assert fighter_in(battle(asked, alone, winner=1), 0) == asked
    assert fighter_in(battle(asked), 1) is None
    assert fighter_in(None, 1) is None


def test_after_a_tie_whoever_threw_less_is_out() -> None:
    """TD-9.9, RL-5: only those tied throw again; nobody is out before dice."""
    first, second, third = (Fighter(seat, 9, fights=True, roll=(3, 4)) for seat in range(3))
    tied = battle(first, second, third, throwing=(0, 1))
    assert [is_out(tied, each) for each in tied.fighters] == [False, False, True]
    assert not is_out(tied, Fighter(2, 9, fights=True)), "who has not thrown cannot have lost"
    assert not is_out(battle(first, second), first)
    assert not is_out(None, third)


@pytest.mark.parametrize(("spaces", "hidden"), [((1,), False), ((2,), True), ((1, 2), True)])
def test_an_answer_counts_in_a_case_if_anybody_chooses_before(
    spaces: tuple[int, ...], *, hidden: bool
) -> None:
    """RL-27: one space of several where somebody chooses first is enough to hide the answer."""
    first = battle(Fighter(0, 3), Fighter(1, 5))
    later = battle(Fighter(2, 3), Fighter(0, 5), space=2)
    view = SimpleNamespace(public=SimpleNamespace(battles=(first, later)))
    assert counts_in_a_case(view, Ask(0, "fight", spaces)) is hidden
