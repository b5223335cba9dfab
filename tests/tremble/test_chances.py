"""Chances in the forms: what captains are told is what the dice give (F-2 to F-4, W-1, W-2)."""

from itertools import product

import pytest
from msgspec.structs import replace

from engine.core.forms import Form
from engine.core.words import Text, named
from engine.invasion.battles.battles import cancel_chance, percent, reroll_chance, standing_chance
from engine.invasion.battles.odds import army_odds
from engine.invasion.cards.attack import attack_total
from engine.kit.piles import Pile
from engine.tremble.cards.tables import ARMIES, CITIES, ships_in
from engine.tremble.phases.responses import boosted
from engine.tremble.table.chances import catch_chance
from tests.tremble.harness import Play, captain, fight_all, meeting, planned
from tests.tremble.test_catches import alone, fought, two_cities

THROWS = list(product(range(1, 7), repeat=2))


def fact(facts: tuple[Text, ...], key: str) -> dict[str, object]:
    """Return the arguments of a fact."""
    return dict(next(each.args for each in facts if each.key == key))


def offered(form: Form) -> dict[str, object]:
    """Return what each station and card would make of the chance, in the order of the offer."""
    notes = {each.key: each.note for each in form.field("use").options if each.note}
    return {aid: dict(note.args)["percent"] for aid, note in notes.items()}


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
    told = fact(play.form(1).facts, "invasion-fact-fight")
    assert (told["own"], told["best"]) == (8, 13)
    assert told["percent"] == round(100 * exact(8, 13))


def test_f_4_each_aid_comes_with_the_chance_it_gives() -> None:
    play = fight_all(duel())
    assert play.group == "t5:battle:1:respond:1:1"
    facts = play.form(1).facts  # 8 + 5 = 13 against 13 + 2 = 15
    assert fact(facts, "tremble-fact-respond")["percent"] == 0
    assert offered(play.form(1)) == {"kek-lol-rofl.1": 100}  # +3 makes 16
    assert len(facts) == 1


def test_f_4_a_card_that_rolls_again_comes_with_the_chance_of_new_dice() -> None:
    play = fight_all(duel(compensations=("loaded-dice.1",)))
    again = offered(play.form(1))["loaded-dice.1"]
    beyond = sum(8 + sum(throw) > 15 for throw in THROWS)
    level = sum(8 + sum(throw) == 15 for throw in THROWS)
    assert again == round(100 * (beyond + level * exact(8, 13)) / 36)


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


def test_f_4_after_an_aid_all_chances_count_it() -> None:
    play = fight_all(duel())
    before = play.view().public.battles[0]  # 8 + 5 against 13 + 2
    stronger = boosted(before, 1, 1)
    beyond = sum(9 + sum(throw) > 15 for throw in THROWS)
    level = sum(9 + sum(throw) == 15 for throw in THROWS)
    assert reroll_chance(stronger, 1) == pytest.approx((beyond + level * exact(9, 13)) / 36)
    for tied in (standing_chance(boosted(before, 1, 2), 1), standing_chance(before, 1, 2)):
        assert tied == pytest.approx(exact(10, 13))
    harder = boosted(before, 0, 1)
    beyond = sum(8 + sum(throw) > 16 for throw in THROWS)
    level = sum(8 + sum(throw) == 16 for throw in THROWS)
    assert reroll_chance(harder, 1) == pytest.approx((beyond + level * exact(8, 14)) / 36)


def test_rl_22_a_rival_without_its_bonuses_may_be_beaten() -> None:
    play = fight_all(duel())
    battle = play.view().public.battles[0]
    assert cancel_chance(battle, 1, 0, 3) == 1.0  # 13 against 13 + 2 - 3
    assert cancel_chance(battle, 1, 0, 1) == 0.0
    assert cancel_chance(battle, 1, 0, 2) == pytest.approx(exact(8, 11))


def test_rl_22_the_best_aim_is_told_and_only_enemies_are_aims() -> None:
    play = planned(
        captain("lazy-susan.1 mole-mates.1 death-stable"),
        captain("doom-mole.1 golden-eye.1 paper-plate.1"),
        plans={
            0: "lazy-susan.1>1 mole-mates.1>1",
            1: "doom-mole.1>1 golden-eye.1>1 paper-plate.1>1",
        },
        cities="paris",
        turn=9,
        dice={"t9:battle:1:roll:1:seat:0": (1, 1), "t9:battle:1:roll:1:seat:1": (1, 1)},
    )
    play = fight_all(play)
    own, rival = (play.view().public.battles[0].fighters[seat].sum for seat in (0, 1))
    form = play.form(0)
    assert (own, rival) == (3 + 3 + 5 + 3 + 2, 5 + 3 + 3 + 3 + 3 + 2)
    assert {option.key for option in form.field("ship").options} == {
        "doom-mole.1",
        "golden-eye.1",
        "paper-plate.1",
    }
    assert [fault.key for fault in form.faults] == ["fault-too-few"]
    assert fact(form.facts, "tremble-fact-respond")["own"] == own
    assert fact(form.facts, "tremble-fact-respond")["best"] == rival
    assert offered(form) == {"death-stable": 100}


def test_f_4_the_best_of_several_rivals_is_told() -> None:
    play = meeting(
        captain("training.1 kek-lol-rofl.1"),
        captain("knock-knee.1"),
        captain("boom-mole.1"),
        throws=((1, 1), (1, 2), (1, 3)),
    )
    told = fact(play.form(0).facts, "tremble-fact-respond")
    assert (told["own"], told["best"]) == (2 + 2, 13 + 4)


def test_w_2_a_catch_counts_bonuses_against_armies_and_what_makes_them_fewer() -> None:
    play = planned(
        captain("training.1 tax-mole.1", compensations=("bribed-general.1",)),
        captain("training.2 boom-mole.1"),
        plans={0: "training.1>1 tax-mole.1>1", 1: "training.2>2 boom-mole.1>2"},
        cities="paris vienna",
        turn=9,
    )
    total = attack_total(ships_in(("training.1", "tax-mole.1")), CITIES["paris"], army=True)
    told = fact(play.form(0, "space.1=catch").facts, "tremble-fact-catch")
    assert (told["total"], told["city"]) == (total, named("Paris"))
    assert told["percent"] == percent(catch_chance(play.view().public, total, 1))
    helped = "space.1=catch use.1=bribed-general.1"
    assert fact(play.form(0, helped).facts, "tremble-fact-catch")["percent"] == 100
    other = fact(play.form(1).facts, "tremble-fact-catch")
    ships = ships_in(("training.2", "boom-mole.1"))
    assert other["total"] == attack_total(ships, CITIES["vienna"], army=True)


def test_w_2_one_army_fewer_leaves_the_chance_against_the_others() -> None:
    play = planned(
        captain("training.1 tax-mole.1", compensations=("bribed-general.1",)),
        captain("training.2 boom-mole.1"),
        plans={0: "training.1>1 tax-mole.1>1", 1: "training.2>2 boom-mole.1>2"},
        cities="new-york vienna",
        turn=9,
    )
    total = attack_total(ships_in(("training.1", "tax-mole.1")), CITIES["new-york"], army=True)
    told = fact(play.form(0, "space.1=catch use.1=bribed-general.1").facts, "tremble-fact-catch")
    armies = CITIES["new-york"].difficulty
    assert armies > 1
    assert told["percent"] == percent(catch_chance(play.view().public, total, armies - 1))
    assert told["percent"] < 100


def test_rl_12_a_small_army_deck_brings_its_discard_into_the_chance() -> None:
    play = planned(
        captain("knock-knee.1"),
        captain("training.2"),
        plans={0: "knock-knee.1>1"},
        cities="vienna",
        turn=9,
        armies="army-8 army-30 army-27",
    )
    pile = play.state.armies
    few = replace(play.state, armies=Pile(pile.deck[:1], pile.deck[1:], 1))
    view = Play(few).view().public
    rest = [ARMIES[card].attack for card in pile.deck[1:]]
    chances = [sum(7 + sum(throw) >= (army or 0) for throw in THROWS) / 36 for army in rest]
    first = sum(7 + sum(throw) >= 8 for throw in THROWS) / 36
    assert catch_chance(view, 7, 2) == pytest.approx(first * sum(chances) / len(chances))
    late = replace(few, armies=Pile(pile.deck[:1], pile.deck[3:] + pile.deck[1:3], 1, late=2))
    assert catch_chance(Play(late).view().public, 7, 2) > catch_chance(view, 7, 2)


def against(army: int) -> dict[str, object]:
    """Return what is told of an army: knock-knee, attack 7, throws 2 and has three aids."""
    play = fought("kek-lol-rofl.1 second-opinion", "pep-talk.1", armies=f"army-{army} army-8")
    facts = play.form(0).facts
    told = fact(facts, "tremble-fact-army-respond")
    return {**offered(play.form(0)), "own": told["own"], "army": told["army"]}


def test_w_2_each_aid_against_an_army_comes_with_its_chance() -> None:
    again = percent(sum(7 + sum(throw) >= 12 for throw in THROWS) / 36)
    station, card, other = "kek-lol-rofl.1", "pep-talk.1", "second-opinion"
    assert against(12) == {"own": 9, "army": 12, station: 100, card: 100, other: again}
    told = against(13)
    assert (told[station], told[card]) == (0, 100)
    assert against(14)[card] == 0


def test_w_2_after_one_aid_the_others_count_it() -> None:
    play = fought("kek-lol-rofl.1 second-opinion", "pep-talk.1", armies="army-16 army-8")
    play.give({0: "use=kek-lol-rofl.1"})
    facts = play.form(0).facts
    assert fact(facts, "tremble-fact-army-respond")["own"] == 7 + 2 + 3
    again = percent(sum(7 + 3 + sum(throw) >= 16 for throw in THROWS) / 36)
    assert offered(play.form(0)) == {"pep-talk.1": 100, "second-opinion": again}


def test_w_2_the_last_army_stands_alone() -> None:
    play = alone("", armies="army-12 army-11", dice={"t9:army:1:1:roll": (6, 6)})
    play.give({0: "space.1=catch"})
    first, _ = play.form(0).facts
    told = dict(first.args)
    assert (told["army"], told["total"], told["needed"]) == (12, 7, 5)
    assert dict(play.form(0).fields[0].label.args)["army"] == 12
    play.give({0: "choice=fight"})
    (last,) = play.form(0).facts
    assert (dict(last.args)["army"], dict(last.args)["needed"]) == (11, 4)


def test_rl_22_of_several_aims_the_best_is_told() -> None:
    play = meeting(
        captain("knock-knee.1 death-stable kek-lol-rofl.1"),
        captain("doom-mole.1 lazy-susan.1"),
        throws=((4, 4), (1, 1)),
        cities="paris",
    )
    rival = 5 + 3 + 3 + 3 + 3 + 2
    told = fact(play.form(0).facts, "tremble-fact-respond")
    assert (told["own"], told["best"]) == (7 + 8, rival)
    assert play.open(0, "ship", "use=death-stable") == {"doom-mole.1", "lazy-susan.1"}
    chances = [*offered(play.form(0)).values()]
    assert chances == [100, 0]  # without 6 of 19 against 15; 15 + 3 against 19


def test_w_1_each_catch_counts_the_ships_in_its_own_city() -> None:
    play = two_cities("")
    told = {
        dict(each.args)["space"]: dict(each.args)["total"]
        for each in play.form(0).facts
        if each.key == "tremble-fact-catch"
    }
    ships = ships_in(("knock-knee.1", "hard-frisbee.1"))
    assert told == {
        1: attack_total(ships[:1], CITIES["vienna"], army=True),
        2: attack_total(ships[1:], CITIES["paris"], army=True),
    }


def test_f_4_what_changes_nothing_is_offered_last_and_says_so() -> None:
    play = meeting(
        captain("knock-knee.1 kek-lol-rofl.1 death-stable"),
        captain("doom-mole.1 lazy-susan.1"),
        throws=((4, 4), (1, 1)),
        cities="paris",
    )
    assert fact(play.form(0).facts, "tremble-fact-respond")["percent"] == 0
    let_be, *others = play.form(0).field("use").options
    assert let_be.key == "pass"
    assert [*offered(play.form(0)).items()] == [("death-stable", 100), ("kek-lol-rofl.1", 0)]
    notes = [each.note.key for each in others if each.note]
    assert notes == ["tremble-note-chance", "tremble-note-same-chance"]


def test_w_2_before_the_roll_the_best_aid_comes_with_its_chance() -> None:
    """Who reads 0 % and nothing else leaves an army that they can beat."""
    squad = "kek-lol-rofl.1 second-opinion"
    play = alone(squad, "pep-talk.1", armies="army-20 army-8").give({0: "space.1=catch"})
    facts = play.form(0).facts
    total = fact(facts, "tremble-fact-army")["total"]
    assert isinstance(total, int)
    assert fact(facts, "tremble-fact-army")["percent"] == percent(army_odds(total, 20))
    assert fact(facts, "tremble-fact-army-helped")["percent"] == percent(army_odds(total + 4, 20))


def test_f_2_what_may_follow_the_roll_is_named() -> None:
    facts = duel().form(1).facts
    assert [each.key for each in facts] == ["invasion-fact-fight", "tremble-fact-on-top"]
    facts = duel().form(0).facts  # the other captain's card is no part of the odds
    assert [fact.key for fact in facts] == ["invasion-fact-fight", "tremble-fact-left-out"]
