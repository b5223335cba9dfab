"""Stations and cards in catches: after a roll against an army, before the cards are drawn."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.kit.piles import Pile
from engine.tremble.table.events import (
    ArmiesTurned,
    ArmyEffectUsed,
    ArmyFought,
    ArmyRerolled,
    ArmyRolled,
    CityLost,
    CityTaken,
    ShipLost,
)
from tests.invasion.harness import split
from tests.tremble.harness import Play, acting_as, captain, meeting, planned

LOW, EVEN, HIGH = (1, 1), (3, 4), (6, 6)
ROLL, SECOND = "t9:army:1:1:roll", "t9:army:1:2:roll"
KLR, CROWD, OPINION = "kek-lol-rofl.1", "crowd-control.1", "second-opinion"


def alone(
    squad: str, cards: str = "", *, cities: str = "vienna", armies: str = "", **more: Any
) -> Play:
    """Send knock-knee, attack 7, alone to space 1: Vienna, 70,000 against two armies."""
    dice = more.pop("dice", {})
    return planned(
        captain(f"knock-knee.1 {squad}", compensations=split(cards), **more),
        captain("training.2"),
        plans={0: "knock-knee.1>1"},
        dice=dice,
        turn=9,
        cities=cities,
        armies=armies,
    )


def fought(squad: str, cards: str = "", armies: str = "army-12 army-11", **dice: Any) -> Play:
    """Catch, and fight the first army: 7 + 2 against 12."""
    rolls = {ROLL: LOW, **dice.pop("dice", {})}
    play = alone(squad, cards, armies=armies, dice=rolls, **dice)
    return play.give({0: "space.1=catch"}).give({0: "choice=fight"})


# After the roll


def test_w_2_a_station_may_be_used_after_a_losing_roll() -> None:
    play = fought(KLR)
    assert (play.group, play.asked()) == ("t9:army:1:1:respond:1", {0: (1, 1)})
    (rolled,) = play.told(ArmyRolled, 1)
    assert (rolled.army.id, rolled.total, rolled.roll) == ("army-12", 7, LOW)
    assert play.open(0, "use") == {"pass", KLR}
    play.give({0: f"use={KLR}"})
    (used,) = play.told(ArmyEffectUsed)
    assert (used.seat, used.army.id, used.aid.id, used.plus) == (0, "army-12", KLR, 3)
    (judged,) = play.told(ArmyFought)
    assert (judged.total, judged.plus, judged.won) == (7, 3, True)
    assert (play.group, play.asked()) == ("t9:army:1:2", {0: (1, 2)})


def test_w_2_a_roll_that_wins_asks_nothing() -> None:
    play = fought(KLR, "pep-talk.1", dice={ROLL: EVEN})
    assert [each.won for each in play.told(ArmyFought)] == [True]
    assert not play.told(ArmyRolled)
    assert play.group == "t9:army:1:2"


def test_w_2_passing_gives_the_fight_up() -> None:
    play = fought(KLR)
    assert play.default(0) == {"use": ("pass",)}
    play.give()
    assert [(each.total, each.plus, each.won) for each in play.told(ArmyFought)] == [(7, 0, False)]
    assert play.told(CityLost)
    assert play.state.captains[0].used == ()


def test_w_2_more_may_be_used_while_it_is_not_enough() -> None:
    play = fought(KLR, "pep-talk.1 jerry-can.1", armies="army-16 army-8")
    play.give({0: f"use={KLR}"})
    assert play.group == "t9:army:1:1:respond:2"
    assert play.open(0, "use") == {"pass", "pep-talk.1"}
    assert not play.told(ArmyFought)
    play.give({0: "use=pep-talk.1"})
    assert [(each.plus, each.won) for each in play.told(ArmyFought)] == [(7, True)]
    assert play.state.captains[0].compensations == ("jerry-can.1",)


def test_w_2_dice_may_be_rolled_again() -> None:
    for squad, cards, aid in ((OPINION, "", OPINION), ("", "loaded-dice.1", "loaded-dice.1")):
        play = fought(squad, cards, dice={"t9:army:1:1:reroll:2": HIGH})
        play.give({0: f"use={aid}"})
        assert [(each.aid.id, each.plus) for each in play.told(ArmyEffectUsed)] == [(aid, 0)]
        assert [(each.before, each.roll) for each in play.told(ArmyRerolled)] == [(LOW, HIGH)]
        assert [(each.roll, each.won) for each in play.told(ArmyFought)] == [(HIGH, True)]


def test_w_2_after_bad_new_dice_more_may_be_used() -> None:
    play = fought(f"{OPINION} {KLR}", dice={"t9:army:1:1:reroll:2": LOW})
    play.give({0: f"use={OPINION}"})
    assert (play.group, play.open(0, "use")) == ("t9:army:1:1:respond:2", {"pass", KLR})


def test_w_2_army_stations_act_against_armies_only() -> None:
    play = fought(CROWD, armies="army-15 army-8").give({0: f"use={CROWD}"})
    assert [(each.plus, each.won) for each in play.told(ArmyFought)] == [(10, True)]
    battle = meeting(captain(f"knock-knee.1 {CROWD}"), captain("fat-comet.1"), throws=(LOW, HIGH))
    assert battle.group == "t9:reward"


def test_rl_22_nothing_is_cancelled_against_armies() -> None:
    play = fought("death-stable")
    assert [each.won for each in play.told(ArmyFought)] == [False]
    assert play.told(CityLost)


def test_a_7_an_effect_lasts_for_the_fight_against_one_army() -> None:
    play = fought(KLR, dice={SECOND: LOW}).give({0: f"use={KLR}"})
    play.give({0: "choice=fight"})
    assert [(each.army.id, each.plus, each.won) for each in play.told(ArmyFought)] == [
        ("army-11", 0, False)
    ]
    assert play.told(CityLost)  # the station has acted, nothing else is there


def test_a_7_a_station_used_in_a_battle_is_turned_in_the_catch() -> None:
    play = meeting(
        captain(f"knock-knee.1 {KLR}"),
        captain("paper-plate.1"),
        throws=((1, 2), EVEN),
        dice={ROLL: LOW},
        armies="army-12 army-8",
    )
    play.give({0: f"use={KLR}"})
    play.give({0: "space.1=catch"}).give({0: "choice=fight"})
    assert [each.won for each in play.told(ArmyFought)] == [False]


def test_rl_7_cards_drawn_this_turn_do_not_help_against_armies() -> None:
    play = fought("", "pep-talk.1", fresh=1)
    assert [each.won for each in play.told(ArmyFought)] == [False]
    play = fought("", "pep-talk.1 pep-talk.2", fresh=1)
    assert play.open(0, "use") == {"pass", "pep-talk.1"}


def test_rl_6_any_card_of_an_earlier_turn_asks_against_armies_too() -> None:
    play = fought("", "jerry-can.1")
    assert (play.group, play.open(0, "use")) == ("t9:army:1:1:respond:1", {"pass"})
    told = [type(notice.public) for notice in fought("").notices]
    assert told[:3] == [ArmyFought, ShipLost, CityLost]


# Fewer armies


def test_w_2_fewer_armies_are_drawn_thanks_to_a_station_or_card() -> None:
    for squad, cards, aid in (
        ("fake-news-tower", "", "fake-news-tower"),
        ("", "bribed-general.1", "bribed-general.1"),
    ):
        play = alone(squad, cards, armies="army-8 army-9")
        play.give({0: f"space.1=catch use.1={aid}"})
        (turned,) = play.told(ArmiesTurned, 1)
        assert [army.id for army in turned.armies] == ["army-8"]
        assert [each.id for each in turned.helped] == [aid]
        assert play.view(1).public.catches[0].fewer == 1
        assert play.state.armies.deck[0] == "army-9"


def test_w_2_without_armies_left_a_catch_succeeds_at_once() -> None:
    play = alone("fake-news-tower", "bribed-general.1", armies="army-30 army-27")
    play.give({0: "space.1=catch use.1=fake-news-tower,bribed-general.1"})
    assert play.told(ArmiesTurned)[0].armies == ()
    assert play.told(CityTaken)[0].humans == 70_000
    assert play.state.armies.discard == ()


def test_w_2_no_aid_in_vain() -> None:
    play = alone("fake-news-tower", "bribed-general.1", cities="paris")  # one army
    assert play.open(0, "use.1") == set()
    assert play.open(0, "use.1", "space.1=raid") == set()
    both = {"fake-news-tower", "bribed-general.1"}
    assert play.open(0, "use.1", "space.1=catch") == both
    one = "space.1=catch use.1=bribed-general.1"
    assert play.open(0, "use.1", one) == {"bribed-general.1"}
    assert play.faults(0, f"{one},fake-news-tower")


def test_w_2_what_takes_two_armies_leaves_no_room_for_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    acting_as(monkeypatch, "fake-news-tower", "fewer-armies", 2)
    play = alone("fake-news-tower", "bribed-general.1")
    one = "space.1=catch use.1=bribed-general.1"
    assert play.open(0, "use.1", one) == {"bribed-general.1"}


def test_a_raid_lets_the_helpers_go() -> None:
    play = alone("", "bribed-general.1")
    assert play.form(0, "space.1=raid use.1=bribed-general.1").answer()["use.1"] == ()
    play.give({0: "space.1=raid use.1=bribed-general.1"})
    assert play.state.captains[0].compensations == ("bribed-general.1",)


def two_cities(squad: str, cards: str = "", armies: str = "", **dice: Any) -> Play:
    """Send two ships alone to Vienna and Paris."""
    return planned(
        captain(f"knock-knee.1 hard-frisbee.1 {squad}", compensations=split(cards)),
        captain("training.2"),
        plans={0: "knock-knee.1>1 hard-frisbee.1>2"},
        dice=dice,
        turn=9,
        cities="vienna paris naples",
        armies=armies,
    )


def test_w_2_an_aid_helps_in_one_city() -> None:
    play = two_cities("", "bribed-general.1")
    text = "space.1=catch space.2=catch use.1=bribed-general.1"
    assert play.open(0, "use.2", text) == set()
    assert "fault-together" in play.faults(0, f"{text} use.2=bribed-general.1")


# Richer catches


def test_w_2_a_station_makes_the_first_catch_of_the_turn_richer_by_itself() -> None:
    play = two_cities("people-hoover", armies="no-army.1 no-army.2 no-army.3")
    play.give({0: "space.1=catch space.2=catch"})
    first, second = play.told(CityTaken)
    assert (first.humans, [each.id for each in first.stations]) == (90_000, ["people-hoover"])
    assert (second.humans, second.stations) == (80_000, ())
    assert first.total == 190_000


def test_w_2_a_raid_is_not_made_richer() -> None:
    play = two_cities("people-hoover", armies="no-army.1")
    play.give({0: "space.1=raid space.2=catch"})
    assert [each.humans for each in play.told(CityTaken)] == [40_000, 100_000]


def test_w_2_a_failed_catch_leaves_the_station_for_the_next() -> None:
    play = two_cities("people-hoover", armies="army-30 army-8 no-army.1")
    play.give({0: "space.1=catch space.2=catch"}).give({0: "choice=retreat"})
    assert play.told(CityLost)
    assert [each.humans for each in play.told(CityTaken)] == [100_000]


def test_w_2_the_station_acts_again_in_the_next_turn() -> None:
    play = two_cities("people-hoover", armies="no-army.1 no-army.2 no-army.3")
    play.give({0: "space.1=catch space.2=catch"})
    assert play.state.turn == 10
    assert play.state.captains[0].used == ()


# The army deck


def with_deck_of(play: Play, count: int) -> Play:
    """Lay all but the first army cards on the discard."""
    pile = play.state.armies
    return Play(replace(play.state, armies=Pile(pile.deck[:count], pile.deck[count:], 1)))


def test_rl_12_the_army_deck_runs_out() -> None:
    play = with_deck_of(alone("", armies="army-8"), 1).give({0: "space.1=catch"})
    assert play.labels == ["armies:2"]
    (turned,) = play.told(ArmiesTurned)
    assert turned.armies[0].id == "army-8"
    assert len(turned.armies) == 2
    assert len(play.state.armies.deck) == 18
    assert play.state.armies.shuffles == 2


def test_rl_13_armies_of_this_turn_are_not_shuffled_into_their_deck() -> None:
    play = two_cities("", armies="no-army.1 no-army.2 army-8")
    play = with_deck_of(play, 2).give({0: "space.1=catch space.2=catch"})
    assert [len(event.armies) for event in play.told(ArmiesTurned)] == [2, 1]
    assert play.labels == ["armies:2"]
    assert play.state.armies.discard == ("no-army.1", "no-army.2")


def test_a_raid_keeps_its_helper_for_another_catch() -> None:
    play = two_cities("", "bribed-general.1")
    text = "space.1=raid use.1=bribed-general.1 space.2=catch"
    assert play.open(0, "use.2", text) == {"bribed-general.1"}
