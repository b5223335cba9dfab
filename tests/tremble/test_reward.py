"""Phase 6: raid, catch, armies, trophies."""

from collections.abc import Mapping

from engine.tremble.table.events import (
    ArmiesTurned,
    ArmyAvoided,
    ArmyFought,
    CityLost,
    CityTaken,
    Compensated,
    RewardChosen,
    ShipLost,
)
from tests.tremble.harness import Play, captain, planned

ROLL = "t9:army:1:1:roll"


def alone(squad: str, armies: str, *, dice: Mapping[str, tuple[int, ...]] | None = None) -> Play:
    """Send a squad alone to Vienna: cultural, raid 40,000, catch 70,000, twice an army."""
    plan = " ".join(f"{ship}>1" for ship in squad.split())
    return planned(
        captain(squad),
        captain("training.2"),
        plans={0: plan},
        dice=dice,
        turn=9,
        cities="vienna paris naples",
        armies=armies,
    )


def test_w_1_a_raid_brings_the_raid_value_and_the_card() -> None:
    play = alone("knock-knee.1", "army-8").give({0: "space.1=raid"})
    taken = play.told(CityTaken)[0]
    assert (taken.humans, taken.caught, taken.total) == (40_000, False, 140_000)
    assert play.state.captains[0].trophies == ("vienna",)


def test_w_2_catch_turns_up_as_many_armies_as_the_city_says() -> None:
    play = alone("knock-knee.1", "army-8 army-12").give({0: "space.1=catch"})
    assert [army.id for army in play.told(ArmiesTurned)[0].armies] == ["army-8", "army-12"]
    assert (play.group, play.asked()) == ("t9:army:1:1", {0: (1, 1)})
    shown = play.view(1).public.catches[0]
    assert (shown.total, shown.beaten, shown.chance) == (7, 0, 1.0)


def test_w_2_no_army_brings_the_catch_value_at_once() -> None:
    play = alone("knock-knee.1", "no-army.1 no-army.2").give({0: "space.1=catch"})
    taken = play.told(CityTaken)[0]
    assert (taken.humans, taken.caught, taken.total) == (70_000, True, 170_000)
    assert play.state.captains[0].trophies == ("vienna",)


def test_w_2_armies_are_fought_in_the_order_drawn_equal_is_enough() -> None:
    dice = {ROLL: (3, 2), "t9:army:1:2:roll": (1, 2)}
    play = alone("knock-knee.1", "army-12 army-10", dice=dice).give({0: "space.1=catch"})
    play.give({0: "choice=fight"})
    assert [(each.army.id, each.total, each.won) for each in play.told(ArmyFought)] == [
        ("army-12", 7, True)
    ]
    assert play.asked() == {0: (1, 2)}
    play.give({0: "choice=fight"})
    assert play.told(CityTaken)[0].humans == 70_000


def test_w_2_no_army_cards_between_armies_are_passed_by() -> None:
    play = alone("knock-knee.1", "no-army.1 army-8").give({0: "space.1=catch"})
    assert play.asked() == {0: (1, 2)}


def test_w_2_retreat_before_a_fight_discards_the_city_and_costs_no_ship() -> None:
    play = alone("knock-knee.1", "army-30 army-8").give({0: "space.1=catch"})
    assert play.default(0) == {"choice": ("retreat",)}
    play.give({0: "choice=retreat"})
    assert len(play.told(ArmyAvoided)) == len(play.told(CityLost)) == 1
    assert play.state.captains[0].ships == ("knock-knee.1",)
    assert play.state.captains[0].trophies == ()
    assert play.state.captains[0].humans == 100_000
    assert "vienna" in play.state.city_discard


def test_w_2_bonuses_against_armies_count() -> None:
    play = alone("tax-mole.1", "army-15 army-8").give({0: "space.1=catch"})
    assert play.view().public.attacks[0].total == 5
    assert play.view().public.catches[0].total == 11


def test_w_3_losing_to_an_army_costs_a_ship_of_choice_and_the_city() -> None:
    dice = {ROLL: (1, 1)}
    play = alone("knock-knee.1 paper-plate.1 training.1", "army-30 army-8", dice=dice)
    play.give({0: "space.1=catch"}).give({0: "choice=fight"})
    assert (play.group, play.asked()) == ("t9:army:1:1:loss", {0: (1,)})
    assert play.open(0, "space.1") == {"knock-knee.1", "paper-plate.1"}
    play.give({0: "space.1=paper-plate.1"})
    assert len(play.told(CityLost)) == 1
    assert not play.told(ArmyFought)
    assert not play.told(Compensated)
    assert play.state.captains[0].ships == ("knock-knee.1", "training.1")
    assert "vienna" in play.state.city_discard


def test_w_3_only_invulnerable_ships_lose_nothing_but_the_city() -> None:
    play = alone("training.1", "army-30 army-8", dice={ROLL: (1, 1)})
    play.give({0: "space.1=catch"}).give({0: "choice=fight"})
    assert [each.ship for each in play.told(ShipLost)] == [None]
    assert play.state.captains[0].ships == ("training.1",)


def test_w_4_trophies_lie_open() -> None:
    play = alone("knock-knee.1", "army-8").give({0: "space.1=raid"})
    assert [city.id for city in play.view(1).public.captains[0].trophies] == ["vienna"]


def both(armies: str) -> Play:
    return planned(
        captain("knock-knee.1 paper-plate.1"),
        captain("training.2"),
        plans={0: "paper-plate.1>1 knock-knee.1>3", 1: "training.2>2"},
        turn=9,
        cities="vienna paris naples",
        armies=armies,
    )


def test_rl_13_armies_are_discarded_after_the_catch_of_their_city() -> None:
    play = both("army-8 army-9 no-army.1").give(
        {0: "space.1=catch space.3=raid", 1: "space.2=catch"}
    )
    assert play.view().public.piles.army_discard == ("no-army.1",), "that catch is over"
    play.give({0: "choice=retreat"})
    assert set(play.state.armies.discard) == {"army-8", "army-9", "no-army.1"}


def test_rl_14_all_winners_choose_at_once_each_resolved_from_left_to_right() -> None:
    play = both("no-army.1 no-army.2 no-army.3")
    assert (play.group, play.asked()) == ("t9:reward", {0: (1, 3), 1: (2,)})
    play.give({0: "space.1=catch space.3=raid", 1: "space.2=catch"})
    assert [each.space for each in play.told(RewardChosen)] == [1, 2, 3]
    assert [(each.space, each.seat) for each in play.told(CityTaken)] == [(1, 0), (3, 0), (2, 1)]


def test_a_captain_alone_goes_through_all_catches_in_one_sitting() -> None:
    play = planned(
        captain("paper-plate.1 knock-knee.1"),
        captain("training.2"),
        plans={0: "knock-knee.1>1 paper-plate.1>3"},
        dice={ROLL: (6, 6)},
        turn=9,
        cities="vienna paris naples",
        armies="army-8 army-30 army-33 army-27",
    )
    asked = [(play.group, play.sitting)]
    for answer in ("space.1=catch space.3=catch", "choice=fight", "choice=retreat"):
        play.give({0: answer})
        asked.append((play.group, play.sitting))
    assert asked == [
        ("t9:reward", "t9:catches:3"),
        ("t9:army:1:1", "t9:catches:3"),
        ("t9:army:1:2", "t9:catches:3"),
        ("t9:army:3:1", "t9:catches:3"),
    ]
    assert play.give({0: "choice=retreat"}).sitting == ""


def test_rl_14_all_who_catch_are_asked_at_once() -> None:
    play = both("army-30 army-33 army-27 army-20")
    assert (play.group, play.sitting) == ("t9:reward", "")
    play.give({0: "space.1=catch space.3=catch", 1: "space.2=catch"})
    assert (play.group, play.sitting) == ("t9:rewards:1", "")
    assert [(each.seat, each.kind, each.about) for each in play.asks] == [
        (0, "army", (1, 1)),
        (1, "army", (2, 1)),
    ]
    assert [(each.seat, each.space) for each in play.view().public.catches] == [(0, 1), (1, 2)]
    play.give()
    assert (play.group, play.sitting) == ("t9:army:3:1", "t9:catches:3")
    play.give()
    assert not play.view().public.catches


def test_others_who_raid_in_between_do_not() -> None:
    play = both("army-30 army-33 army-27 army-20")
    play.give({0: "space.1=catch space.3=catch", 1: "space.2=raid"})
    first = play.sitting
    assert (first, play.give().sitting) == ("t9:catches:3", first)


def test_default_raids() -> None:
    assert alone("knock-knee.1", "army-8").default(0) == {"space.1": ("raid",)}


def test_default_fights_an_army_from_one_half() -> None:
    for army, choice in (("army-13", "fight"), ("army-14", "fight"), ("army-15", "retreat")):
        play = alone("knock-knee.1", f"{army} army-8").give({0: "space.1=catch"})
        assert play.default(0) == {"choice": (choice,)}
