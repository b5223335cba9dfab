"""Chances in the forms: what captains are told is what the dice give (F-2 to F-4, W-1, W-2)."""

from itertools import product

from engine.core.words import Text
from engine.tremble.chances import catch_chance, percent
from engine.tremble.tables import ARMIES
from tests.tremble.harness import Play, captain, planned

THROWS = list(product(range(1, 7), repeat=2))


def fact(facts: tuple[Text, ...], key: str) -> dict[str, object]:
    """Return the arguments of a fact."""
    return dict(next(each.args for each in facts if each.key == key))


def duel(**more: object) -> Play:
    """Let 13 attack 8 at Paris: Boom Mole against Doom Mole with its +3."""
    return planned(
        captain("boom-mole.1"),
        captain("doom-mole.1 kek-lol-rofl.1", **more),  # type: ignore[arg-type]
        plans={0: "boom-mole.1>1", 1: "doom-mole.1>1"},
        cities="paris",
        turn=5,
        dice={"t5:battle:1:roll:1:seat:0": (1, 1), "t5:battle:1:roll:1:seat:1": (3, 2)},
    )


def exact(own: int, rival: int) -> float:
    """Count the throws of two fighters; ties begin anew."""
    pairs = [(own + sum(a), rival + sum(b)) for a in THROWS for b in THROWS]
    won = sum(a > b for a, b in pairs)
    return won / (won + sum(a < b for a, b in pairs))


def test_f_2_the_choice_to_fight_comes_with_the_exact_chance() -> None:
    play = duel()
    told = fact(play.form(1).facts, "tremble-fact-fight")
    assert (told["own"], told["best"]) == (8, 13)
    assert told["percent"] == round(100 * exact(8, 13))


def test_f_4_each_aid_comes_with_the_chance_it_gives() -> None:
    play = duel().give({1: "space.1=fight"}).give({0: "space.1=fight"})
    assert play.group == "t5:battle:1:respond:1:1"
    facts = play.form(1).facts  # 8 + 5 = 13 against 13 + 2 = 15
    assert fact(facts, "tremble-fact-respond")["percent"] == 0
    assert fact(facts, "tremble-fact-aid")["percent"] == 100  # +3 makes 16
    assert len(facts) == 2


def test_f_4_a_card_that_rolls_again_comes_with_the_chance_of_new_dice() -> None:
    play = duel(compensations=("loaded-dice.1",)).give({1: "space.1=fight"})
    play.give({0: "space.1=fight"})
    *_, again = play.form(1).facts
    beyond = sum(8 + sum(throw) > 15 for throw in THROWS)
    level = sum(8 + sum(throw) == 15 for throw in THROWS)
    assert dict(again.args)["percent"] == round(100 * (beyond + level * exact(8, 13)) / 36)


def test_w_2_a_catch_comes_with_the_chance_over_all_cards_not_seen() -> None:
    play = planned(
        captain("training.1 doom-mole.1"),
        captain("training.2"),
        plans={0: "training.1>1 doom-mole.1>1"},
        cities="paris",
    )
    told = fact(play.form(0).facts, "tremble-fact-catch")
    total = 2 + 5 + 3 + 3
    chances = [
        sum(total + sum(throw) >= (army.attack or 0) for throw in THROWS) / 36
        for army in ARMIES.values()
    ]
    assert told["total"] == total
    assert told["percent"] == round(100 * sum(chances) / len(chances))


def test_w_2_armies_that_lie_open_are_not_drawn_again() -> None:
    play = planned(
        captain("training.1"),
        captain("training.2"),
        plans={0: "training.1>1"},
        cities="paris",
        armies="army-30",
    )
    before = catch_chance(play.view().public, 2, 1)
    play.give({0: "space.1=catch"})
    assert play.view().public.catches
    assert catch_chance(play.view().public, 2, 1) > before


def test_w_2_several_armies_come_with_the_chance_against_all_of_them() -> None:
    play = planned(
        captain("training.1 doom-mole.1"),
        captain("training.2"),
        plans={0: "training.1>1 doom-mole.1>1"},
        cities="vienna",
        armies="army-12 army-16",
    ).give({0: "space.1=catch"})
    single, all_ = play.form(0).facts
    total = 2 + 5 + 3
    first, second = (sum(total + sum(throw) >= army for throw in THROWS) / 36 for army in (12, 16))
    assert dict(single.args)["percent"] == percent(first)
    assert dict(all_.args)["percent"] == percent(first * second)


def test_only_what_is_certain_is_told_as_certain() -> None:
    assert [percent(each) for each in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]
