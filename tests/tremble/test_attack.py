"""Section 4 of the digest: abilities of ships, and the odds of two dice."""

import pytest

from engine.invasion.cards.attack import attack_total, ship_attack, ship_sums
from engine.tremble.cards.fuel import fuel_limit
from engine.tremble.cards.tables import CITIES, SHIPS, ships_in
from tests.invasion.harness import split
from tests.tremble.harness import captain as squad_of
from tests.tremble.harness import planned

PARIS, VIENNA, NAPLES = (CITIES[city] for city in ("paris", "vienna", "naples"))


def total(ships: str, city: str = "vienna", *, army: bool = False) -> int:
    return attack_total(ships_in(split(ships)), CITIES[city], army=army)


def test_f_1_sums_attack_values_and_bonuses() -> None:
    assert total("training.1") == 2
    assert total("training.1 knock-knee.1 fat-comet.1") == 2 + 7 + 11


def test_a_1_city_type_bonus_also_against_armies_there() -> None:
    assert total("golden-eye.1", "naples") == 7
    assert total("golden-eye.1", "paris") == 3
    assert total("golden-eye.1", "naples", army=True) == 7


def test_a_2_wing_bonus_needs_the_class_in_the_same_group() -> None:
    assert total("lazy-susan.1") == 3
    assert total("lazy-susan.1 knock-knee.1") == 3 + 3 + 7
    assert total("lazy-susan.1 fat-comet.1") == 3 + 11


def test_a_2_wing_bonus_counts_once_however_many_there_are() -> None:
    assert total("lazy-susan.1 knock-knee.1 knock-knee.2") == 3 + 3 + 7 + 7


def test_a_2_another_of_the_own_class_needs_a_second_one() -> None:
    assert total("mole-mates.1") == 5
    assert total("mole-mates.1 knock-knee.1") == 5 + 3 + 7
    assert total("mole-mates.1 mole-mates.2") == 5 + 3 + 5 + 3


def test_a_3_army_bonus_only_against_armies() -> None:
    assert total("tax-mole.1") == 5
    assert total("tax-mole.1", army=True) == 11
    mole = ships_in(("tax-mole.1",))
    assert ship_attack(mole[0], mole, VIENNA) == 5
    (against,), (plain,) = ship_sums(mole, VIENNA, army=True), ship_sums(mole, VIENNA)
    assert (against.attack, plain.attack) == (11, 5)


def test_a_5_invulnerable_ships_cannot_be_chosen() -> None:
    play = planned(
        squad_of("training.1 bad-penny.1 paper-plate.1 knock-knee.1"),
        squad_of("boom-mole.1"),
        plans={0: "training.1>1 bad-penny.1>1 paper-plate.1>1 knock-knee.1>1", 1: "boom-mole.1>1"},
        dice={"t9:battle:1:roll:1:seat:0": (1, 1), "t9:battle:1:roll:1:seat:1": (6, 6)},
        turn=9,
    ).until("fight")
    play.give({0: "space.1=fight", 1: "space.1=fight"})
    while play.asks[0].kind == "fight":
        play.give({ask.seat: "space.1=fight" for ask in play.asks})
    assert play.open(0, "space.1") == {"paper-plate.1", "knock-knee.1"}


def test_a_6_several_abilities_add_up() -> None:
    assert total("doom-mole.1 training.1", "paris") == 5 + 3 + 3 + 2
    assert total("tax-mole.1 training.1", "paris", army=True) == 5 + 6 + 3 + 3 + 2


def test_a_6_sums_of_ships_add_up_to_the_attack_total() -> None:
    ships = tuple(SHIPS.values())[5:40:3]
    for city in list(CITIES.values())[::7]:
        for army in (False, True):
            sums = ship_sums(ships, city, army=army)
            assert sum(each.attack for each in sums) == attack_total(ships, city, army=army)
            assert [each.ship for each in sums] == list(ships)


@pytest.mark.parametrize(("turn", "limit"), [(1, 4), (2, 5), (5, 8), (9, 12), (10, 12)])
def test_rl_3_fuel_by_turn(turn: int, limit: int) -> None:
    assert fuel_limit(turn) == limit
