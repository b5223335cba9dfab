"""Phase 4 after the reveal: stations that move enemy ships, ships that move themselves."""

from typing import Any

import pytest

from engine.core.chance import SeededChance
from engine.invasion.battles.events import BattleWon, CitySpared, DiceRolled, Unopposed
from engine.tremble.rules import TREMBLE
from engine.tremble.table.events import (
    Compensated,
    EnemiesMoved,
    PlansRevealed,
    ShipLost,
    ShipsTransferred,
)
from engine.tremble.table.problems import problems
from tests.invasion.harness import split
from tests.tremble.harness import Play, acting_as, captain, fight_all, planned

TUG = "tug-of-woe"
CITIES = "paris vienna naples"  # scientific, cultural, industrial


def hauled(*moves: str) -> str:
    """Spell an order: `tug-of-woe:knock-knee.1>3`."""
    parts = (move.replace(">", ":").split(":") for move in moves)
    return " ".join(f"ship.{station}={ship} space.{station}={to}" for station, ship, to in parts)


def groups(play: Play) -> dict[tuple[int, int], tuple[str, ...]]:
    """Return which ships each seat has at each space."""
    return {
        (each.seat, each.space): tuple(ship.id for ship in each.ships)
        for each in play.view().public.attacks
    }


def totals(play: Play) -> dict[tuple[int, int], int]:
    return {(each.seat, each.space): each.total for each in play.view().public.attacks}


def tugged(victim: str = "knock-knee.1 paper-plate.1", plan: str = "", **more: Any) -> Play:
    """Let the first of two captains have a station, the second have sent ships."""
    plan = plan or " ".join(f"{ship}>1" for ship in victim.split())
    return planned(
        captain(f"training.1 {TUG}"),
        captain(victim),
        plans={0: "training.1>2", 1: plan},
        turn=9,
        cities=CITIES,
        **more,
    )


def test_r_2_a_station_moves_an_enemy_ship_after_the_reveal() -> None:
    play = tugged()
    assert play.told(PlansRevealed)
    assert (play.group, play.asked()) == ("t9:move", {0: ()})
    assert not play.told(CitySpared)
    play.give({0: hauled(f"{TUG}:knock-knee.1>3")})
    (told,) = play.told(EnemiesMoved)
    (haul,) = told.hauls
    assert (haul.seat, haul.station.id, haul.ship.id) == (0, TUG, "knock-knee.1")
    assert haul.move is not None
    assert (haul.move.seat, haul.move.origin, haul.move.target) == (1, 1, 3)
    assert groups(play) == {
        (1, 1): ("paper-plate.1",),
        (0, 2): ("training.1",),
        (1, 3): ("knock-knee.1",),
    }


def test_r_2_stations_act_first_then_ships_move_themselves() -> None:
    play = tugged("moon-walker.1 paper-plate.1")
    play.give({0: hauled(f"{TUG}:paper-plate.1>3")})
    assert (play.group, play.asked()) == ("t9:transfer", {1: ()})
    assert not play.told(Unopposed)
    play.give()
    assert play.group == "t9:reward"


def test_rl_4_owners_are_asked_when_a_rival_has_sent_a_ship() -> None:
    play = planned(
        captain(f"training.1 {TUG}"), captain("training.2"), plans={0: "training.1>2"}, turn=9
    )
    assert play.group == "t9:reward"
    play = planned(
        captain(TUG), captain("training.2"), plans={1: "training.2>2"}, turn=9, cities=CITIES
    )
    assert play.asked() == {0: ()}


def test_rl_4_only_enemy_ships_sent_this_turn_to_any_other_city() -> None:
    play = tugged("knock-knee.1 paper-plate.1", "knock-knee.1>1")
    assert play.open(0, f"ship.{TUG}") == {"pass", "knock-knee.1"}
    assert play.open(0, f"space.{TUG}") == set()
    assert play.open(0, f"space.{TUG}", f"ship.{TUG}=knock-knee.1") == {"2", "3"}
    assert play.faults(0, f"ship.{TUG}=knock-knee.1") == ["tremble-fault-haul-space"]


def test_rl_4_passing_needs_no_city_and_keeps_the_station() -> None:
    play = tugged()
    form = play.form(0, f"ship.{TUG}=pass space.{TUG}=3")
    assert not form.faults
    assert form.answer() == {f"ship.{TUG}": ("pass",), f"space.{TUG}": ()}
    play.give({0: f"ship.{TUG}=pass"})
    assert play.told(EnemiesMoved)[0].hauls == ()
    assert play.state.captains[0].used == ()


def test_rl_4_another_ship_needs_another_city_where_it_is_there_already() -> None:
    play = tugged("knock-knee.1 paper-plate.1", "knock-knee.1>1 paper-plate.1>3")
    form = play.form(0, hauled(f"{TUG}:paper-plate.1>3"))
    assert form.field(f"space.{TUG}").chosen == ()
    assert [fault.key for fault in form.faults] == ["tremble-fault-haul-space"]


def two_tugs(patch: pytest.MonkeyPatch, first: int = 100_000, second: int = 100_000) -> Play:
    acting_as(patch, "death-stable", "move-enemy")
    return planned(
        captain(f"training.1 {TUG}", humans=first),
        captain("training.2 death-stable", humans=second),
        captain("knock-knee.1 paper-plate.1"),
        plans={0: "training.1>4", 2: "knock-knee.1>1 paper-plate.1>1"},
        turn=9,
        cities="paris vienna naples dublin",
    )


@pytest.mark.parametrize(
    ("first", "second", "target"),
    [(200_000, 50_000, 3), (50_000, 200_000, 2), (90_000, 90_000, 2)],
)
def test_rl_4_the_fewest_humans_first_then_seat_order_and_each_ship_once(
    monkeypatch: pytest.MonkeyPatch, first: int, second: int, target: int
) -> None:
    play = two_tugs(monkeypatch, first, second)
    assert play.asked() == {0: (), 1: ()}
    play.give({0: hauled(f"{TUG}:knock-knee.1>2"), 1: hauled("death-stable:knock-knee.1>3")})
    assert groups(play)[2, target] == ("knock-knee.1",)
    quick, slow = play.told(EnemiesMoved)[0].hauls
    assert quick.move is not None
    assert slow.move is None
    assert quick.seat == (0 if target == 2 else 1)
    assert [each.used for each in play.state.captains] == [(TUG,), ("death-stable",), ()]


def test_rl_4_several_stations_move_several_ships(monkeypatch: pytest.MonkeyPatch) -> None:
    play = two_tugs(monkeypatch)
    play.give({0: hauled(f"{TUG}:knock-knee.1>2"), 1: hauled("death-stable:paper-plate.1>3")})
    assert groups(play) == {
        (2, 2): ("knock-knee.1",),
        (2, 3): ("paper-plate.1",),
        (0, 4): ("training.1",),
    }


def test_rl_4_own_ships_may_be_moved_by_others_only(monkeypatch: pytest.MonkeyPatch) -> None:
    play = two_tugs(monkeypatch)
    assert play.open(1, "ship.death-stable") == {
        "pass",
        "training.1",
        "knock-knee.1",
        "paper-plate.1",
    }
    assert play.open(0, f"ship.{TUG}") == {"pass", "knock-knee.1", "paper-plate.1"}


def test_rl_4_two_stations_of_one_captain_take_two_ships(monkeypatch: pytest.MonkeyPatch) -> None:
    acting_as(monkeypatch, "death-stable", "move-enemy")
    play = planned(
        captain(f"training.1 {TUG} death-stable"),
        captain("knock-knee.1 paper-plate.1"),
        plans={1: "knock-knee.1>1 paper-plate.1>1"},
        turn=9,
        cities=CITIES,
    )
    one = hauled(f"{TUG}:knock-knee.1>2")
    assert play.open(0, "ship.death-stable", one) == {"pass", "paper-plate.1"}
    play.give({0: f"{one} {hauled('death-stable:paper-plate.1>2')}"})
    assert groups(play) == {(1, 2): ("paper-plate.1", "knock-knee.1")}


def test_rl_20_bonuses_are_counted_anew_where_a_ship_arrives() -> None:
    play = tugged("golden-eye.1 doom-mole.1")
    assert totals(play) == {(1, 1): 3 + 5 + 3 + 3, (0, 2): 2}
    play.give({0: hauled(f"{TUG}:golden-eye.1>3")})
    assert totals(play) == {(1, 1): 5 + 3, (0, 2): 2, (1, 3): 3 + 4}


def test_rl_20_a_moved_ship_joins_its_own_group_there() -> None:
    play = tugged("golden-eye.1 doom-mole.1", "golden-eye.1>3 doom-mole.1>1")
    play.give({0: hauled(f"{TUG}:golden-eye.1>1")})
    assert groups(play)[1, 1] == ("golden-eye.1", "doom-mole.1")
    assert totals(play)[1, 1] == 3 + 5 + 3 + 3


def test_rl_20_it_leaves_the_first_city_for_good_without_loss_or_compensation() -> None:
    play = tugged("knock-knee.1", "knock-knee.1>2")
    play.give({0: hauled(f"{TUG}:knock-knee.1>3")})
    assert [(each.space, each.seat) for each in play.told(Unopposed)] == [(2, 0), (3, 1)]
    assert [each.space for each in play.told(CitySpared)] == [1]
    assert not play.told(ShipLost)
    assert not play.told(Compensated)
    assert play.asked() == {0: (2,), 1: (3,)}


def test_rl_20_a_ship_with_transfer_that_was_moved_may_still_move_itself() -> None:
    play = tugged("moon-walker.1", "moon-walker.1>1")
    play.give({0: hauled(f"{TUG}:moon-walker.1>3")})
    assert play.asked() == {1: ()}
    assert play.open(1, "ship.moon-walker.1") == {"stay", "1", "2"}
    play.give({1: "ship.moon-walker.1=1"})
    assert groups(play) == {(0, 2): ("training.1",), (1, 1): ("moon-walker.1",)}


def test_rl_20_fuel_is_not_checked_again() -> None:
    """Moves change no fuel; what was sent with all the fuel of the turn may still be moved."""
    play = planned(
        captain(f"training.1 {TUG}"),
        captain("moon-walker.1 paper-plate.1 paper-plate.2"),
        plans={1: "moon-walker.1>1 paper-plate.1>1 paper-plate.2>1"},
        turn=1,
        cities=CITIES,
    )
    play.give({0: hauled(f"{TUG}:moon-walker.1>2")}).give({1: "ship.moon-walker.1=3"})
    assert groups(play)[1, 3] == ("moon-walker.1",)


def test_a_4_a_ship_with_transfer_may_move_after_the_reveal() -> None:
    play = planned(
        captain("moon-walker.1 knock-knee.1"),
        captain("moon-walker.2"),
        plans={0: "moon-walker.1>1 knock-knee.1>1"},
        turn=9,
        cities=CITIES,
    )
    assert (play.group, play.asked()) == ("t9:transfer", {0: ()})
    assert [field.key for field in play.form(0).fields] == ["ship.moon-walker.1"]
    assert play.form(0).field("ship.moon-walker.1").chosen == ("stay",)
    play.give({0: "ship.moon-walker.1=3"})
    (told,) = play.told(ShipsTransferred)
    assert [(each.ship.id, each.origin, each.target) for each in told.moves] == [
        ("moon-walker.1", 1, 3)
    ]
    assert groups(play) == {(0, 1): ("knock-knee.1",), (0, 3): ("moon-walker.1",)}


def test_a_4_ships_at_home_do_not_move() -> None:
    play = planned(
        captain("moon-walker.1 knock-knee.1"),
        captain("training.2"),
        plans={0: "knock-knee.1>1"},
        turn=9,
    )
    assert play.group == "t9:reward"


def test_a_4_all_own_ships_move_in_one_choice_and_all_captains_together() -> None:
    play = planned(
        captain("moon-walker.1 hit-and-rum.1"),
        captain("moon-walker.2"),
        captain("training.3"),
        plans={0: "moon-walker.1>1 hit-and-rum.1>2", 1: "moon-walker.2>1", 2: "training.3>1"},
        turn=9,
        cities="paris vienna naples dublin",
    )
    assert play.asked() == {0: (), 1: ()}
    orders = {0: "ship.moon-walker.1=2 ship.hit-and-rum.1=1", 1: "ship.moon-walker.2=3"}
    play.give(orders)
    (told,) = play.told(ShipsTransferred)
    assert [(each.seat, each.ship.id, each.origin, each.target) for each in told.moves] == [
        (0, "moon-walker.1", 1, 2),
        (0, "hit-and-rum.1", 2, 1),
        (1, "moon-walker.2", 1, 3),
    ]
    assert groups(play) == {
        (0, 1): ("hit-and-rum.1",),
        (2, 1): ("training.3",),
        (0, 2): ("moon-walker.1",),
        (1, 3): ("moon-walker.2",),
    }


def test_a_4_whoever_stays_is_told_too() -> None:
    play = planned(
        captain("moon-walker.1"), captain("training.2"), plans={0: "moon-walker.1>2"}, turn=9
    )
    play.give()
    (move,) = play.told(ShipsTransferred)[0].moves
    assert move.origin == move.target == 2


def test_r_3_battles_are_found_only_when_all_have_moved() -> None:
    """The moved ship meets its enemy where it arrives, and they fight with the new totals."""
    play = planned(
        captain("lazy-susan.1 moon-walker.1"),
        captain("knock-knee.1"),
        plans={0: "lazy-susan.1>1 moon-walker.1>2", 1: "knock-knee.1>1"},
        dice={"t9:battle:1:roll:1:seat:0": (1, 1), "t9:battle:1:roll:1:seat:1": (3, 3)},
        turn=9,
        cities=CITIES,
    )
    assert play.view().public.battles == ()
    play.give({0: "ship.moon-walker.1=1"})
    (battle,) = play.view().public.battles
    assert {each.seat: each.total for each in battle.fighters} == {0: 3 + 3 + 6, 1: 7}
    assert [each.space for each in play.told(CitySpared)] == [2, 3]
    assert play.asked() == {0: (1,), 1: (1,)}
    fight_all(play)
    assert {each.seat: each.sum for each in play.told(DiceRolled)[0].fighters} == {0: 14, 1: 13}
    assert play.told(BattleWon)[0].winner == 0
    assert [each.ship and each.ship.id for each in play.told(ShipLost)] == ["knock-knee.1"]


def test_r_3_ships_that_part_do_not_fight() -> None:
    play = planned(
        captain("moon-walker.1"),
        captain("knock-knee.1"),
        plans={0: "moon-walker.1>1", 1: "knock-knee.1>1"},
        turn=9,
    )
    play.give({0: "ship.moon-walker.1=2"})
    assert play.view().public.battles == ()
    assert play.asked() == {0: (2,), 1: (1,)}


def test_games_between_moves_can_be_imagined() -> None:
    play = tugged("moon-walker.1 paper-plate.1")
    for order in (hauled(f"{TUG}:paper-plate.1>3"), None):
        for viewer in (None, 0, 1):
            twin = TREMBLE.imagine(play.view(viewer), SeededChance(bytes(32)))
            assert not problems(twin)
            assert TREMBLE.view(twin, viewer) == play.view(viewer)
        if order:
            play.give({0: order})
    assert split(TUG) == play.state.captains[0].used


def test_r_2_moves_are_shown_on_the_cities_they_lead_to() -> None:
    play = tugged().give({0: hauled(f"{TUG}:knock-knee.1>3")})
    (told,) = play.told(EnemiesMoved)
    assert [city and city.id for city in told.cities] == CITIES.split()
