"""Phases 2 to 4: cities, planning, reveal."""

import pytest

from engine.invasion.battles.events import CitySpared, Unopposed
from engine.tremble.table.events import CitiesLaid, PlansRevealed
from tests.invasion.harness import sent
from tests.tremble.harness import Play, captain, planned, state


@pytest.mark.parametrize(("captains", "spaces"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_c_1_lays_cities_on_numbered_spaces(captains: int, spaces: int) -> None:
    squads = [captain(f"training.{seat + 1}") for seat in range(captains)]
    play = Play(state(*squads)).give()
    laid = play.told(CitiesLaid)[0].cities
    assert len(laid) == spaces
    shown = play.view().public.spaces
    assert [space.number for space in shown] == list(range(1, spaces + 1))
    assert [space.city for space in shown] == list(laid)


def plan(squad: str, turn: int = 9) -> Play:
    """Ask the first of two captains for a plan."""
    return Play(state(captain(squad), captain("training.2"), turn=turn)).give()


def test_p_1_each_ship_gets_one_target_or_stays_home() -> None:
    play = plan("training.1 paper-plate.1 knock-knee.1")
    form = play.form(0)
    assert [field.key for field in form.fields] == [
        "ship.training.1",
        "ship.paper-plate.1",
        "ship.knock-knee.1",
    ]
    assert {option.key for option in form.fields[0].options} == {"home", "1", "2", "3"}
    assert [field.chosen for field in form.fields] == [("home",)] * 3
    assert not form.faults


def test_one_line_says_that_all_ships_stay_home() -> None:
    play = plan("training.1 paper-plate.1 knock-knee.1")
    (told,) = play.form(0).choices()
    assert [each.key for each in told.options] == ["invasion-plan-home"]


def test_a_receipt_names_the_ships_that_are_sent_and_sums_up_the_others() -> None:
    form = plan("training.1 paper-plate.1 knock-knee.1").form(0, sent("training.1>1"))
    ship, others = form.choices()
    assert ship.name == form.fields[0].label
    assert [each.key for each in (others[0], *others[1])] == [
        "invasion-plan-others",
        "invasion-plan-others-home",
    ]
    form = plan("training.1 paper-plate.1").form(0, sent("training.1>1"))
    assert len(form.choices()) == 2, "a single ship that stays home is named"


def test_attack_and_fuel_stand_beside_a_ship_in_the_first_turn_alone() -> None:
    play = plan("training.1 paper-plate.1", turn=1)
    (ship, _) = play.form(0).fields
    assert ship.label.key == "invasion-field-ship"
    assert {"attack": 2, "fuel": 1}.items() <= dict(ship.label.args).items()
    later, _ = plan("training.1 paper-plate.1", turn=2).form(0).fields
    assert ship.short == later.label == play.form(0, sent("training.1>1")).choices()[0].name


def test_p_1_groups_may_go_to_several_cities_or_all_to_one() -> None:
    squad = "training.1 paper-plate.1 knock-knee.1"
    play = plan(squad).give({0: sent("training.1>1 paper-plate.1>3 knock-knee.1>3")})
    groups = {(group.space, group.ships) for group in play.state.groups}
    assert groups == {(1, ("training.1",)), (3, ("paper-plate.1", "knock-knee.1"))}
    play = plan(squad).give({0: sent("training.1>2 paper-plate.1>2 knock-knee.1>2")})
    assert [len(group.ships) for group in play.state.groups] == [3]


def test_p_1_one_city_a_turn() -> None:
    assert plan("training.1").faults(0, "ship.training.1=1,2") == ["fault-too-many"]


def test_p_2_fuel_of_all_ships_sent_is_limited() -> None:
    play = plan("training.1 knock-knee.1 doom-mole.1", turn=2)  # 1 + 3 + 2 with limit 5
    assert not play.faults(0, sent("knock-knee.1>1 doom-mole.1>2"))
    text = sent("knock-knee.1>1 doom-mole.1>2")
    assert play.open(0, "ship.training.1", text) == {"home"}
    assert play.faults(0, sent("knock-knee.1>1 doom-mole.1>2 training.1>1"))


def test_p_2_unused_fuel_is_lost() -> None:
    play = plan("training.1", turn=2)
    play.give()
    while play.state.turn == 2:
        play.give()
    assert play.view().public.fuel == 6


def test_p_3_stations_use_no_fuel_and_get_no_token() -> None:
    play = plan("training.1 knock-knee.1 kek-lol-rofl.1 death-stable", turn=1)
    form = play.form(0, sent("training.1>1 knock-knee.1>2"))
    assert [field.key for field in form.fields] == ["ship.training.1", "ship.knock-knee.1"]
    assert not form.faults
    play.give({0: sent("training.1>1 knock-knee.1>2")})
    sent_ships = [ship.id for each in play.view().public.attacks for ship in each.ships]
    assert sent_ships == ["training.1", "knock-knee.1"]
    assert play.state.captains[0].stations == ("kek-lol-rofl.1", "death-stable")


def test_r_1_all_plans_show_at_once_with_those_who_stay_home() -> None:
    play = planned(
        captain("training.1 paper-plate.1", seen=False),
        captain("training.2"),
        captain("training.3"),
        plans={0: "paper-plate.1>2", 2: "training.3>2"},
    )
    shown = play.told(PlansRevealed)[0]
    assert [(each.seat, each.space) for each in shown.attacks] == [(0, 2), (2, 2)]
    assert [ship.id for ship in shown.attacks[0].ships] == ["paper-plate.1"]
    assert shown.home == (1,)
    assert play.view().public.attacks == shown.attacks


def test_r_1_ships_once_shown_are_known() -> None:
    play = planned(
        captain("training.1 paper-plate.1 knock-knee.1", seen=False),
        captain("training.2"),
        plans={0: "paper-plate.1>2"},
    )
    seen = play.view(1).public.captains[0]
    assert [ship.id for ship in seen.seen] == ["training.1", "paper-plate.1"]
    assert seen.ships == 3


def test_r_3_none_one_or_more_attackers() -> None:
    play = planned(
        captain("training.1 paper-plate.1"),
        captain("training.2"),
        plans={0: "training.1>2 paper-plate.1>3", 1: "training.2>3"},
        cities="paris vienna naples",
    )
    assert [(each.space, each.city.id) for each in play.told(CitySpared)] == [(1, "paris")]
    assert [(each.space, each.seat) for each in play.told(Unopposed)] == [(2, 0)]
    assert [battle.space for battle in play.view().public.battles] == [3]
    assert play.state.city_discard == ("paris",)
    assert play.view().public.spaces[0].city is None


def test_rl_25_without_ships_the_empty_plan_is_entered() -> None:
    play = Play(state(captain(""), captain("training.2"))).give()
    assert play.asked() == {1: ()}
    play = Play(state(captain(""), captain(""))).give()
    assert play.group == "t2:buy"


def test_r_1_the_reveal_shows_the_cities_on_the_spaces() -> None:
    play = Play(state(captain("training.1"), captain("training.2"), cities="paris seoul vienna"))
    play.give().give({0: "ship.training.1=1"})
    (told,) = play.told(PlansRevealed)
    assert [city and city.id for city in told.cities] == ["paris", "seoul", "vienna"]
    assert told.home == (1,)
