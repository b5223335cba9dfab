"""Section 10 of the digest: worked examples."""

from engine.invasion.battles.events import BattleWon, CitySpared, DiceRolled, Unopposed
from engine.invasion.cards.attack import attack_total, ship_attack
from engine.tremble.cards.tables import CITIES, ships_in
from engine.tremble.table.events import Compensated, EffectUsed, ShipLost
from tests.invasion.harness import sent
from tests.tremble.harness import Play, captain, fight_all, planned, state
from tests.tremble.test_buying import shop
from tests.tremble.test_ending import shares


def test_example_1_paris_before_stations() -> None:
    play = planned(
        captain("golden-eye.1 doom-mole.1"),
        captain("boom-mole.1"),
        plans={0: "golden-eye.1>1 doom-mole.1>1", 1: "boom-mole.1>1"},
        dice={"t5:battle:1:roll:1:seat:0": (3, 4), "t5:battle:1:roll:1:seat:1": (4, 5)},
        turn=5,
        cities="paris",
    )
    assert [attack.total for attack in play.view().public.attacks] == [14, 13]
    fight_all(play)
    sums = {each.seat: each.sum for each in play.told(DiceRolled)[0].fighters}
    assert sums == {0: 21, 1: 22}
    assert play.told(BattleWon)[0].winner == 1


def test_example_1_paris_with_kek_lol_rofl_and_death_stable() -> None:
    play = planned(
        captain("golden-eye.1 doom-mole.1 kek-lol-rofl.1"),
        captain("boom-mole.1 death-stable"),
        plans={0: "golden-eye.1>1 doom-mole.1>1", 1: "boom-mole.1>1"},
        dice={"t5:battle:1:roll:1:seat:0": (3, 4), "t5:battle:1:roll:1:seat:1": (4, 5)},
        turn=5,
        cities="paris",
    )
    fight_all(play)
    assert play.asked() == {0: (1,)}
    play.give({0: "use=kek-lol-rofl.1"})
    assert {each.seat: each.sum for each in play.told(EffectUsed)[0].fighters} == {0: 24, 1: 22}
    assert play.asked() == {1: (1,)}
    play.give({1: "use=death-stable ship=doom-mole.1"})
    assert {each.seat: each.sum for each in play.told(EffectUsed)[0].fighters} == {0: 18, 1: 22}
    assert play.told(BattleWon)[0].winner == 1
    assert {
        each.used for seat in (0, 1) for each in play.view().public.captains[seat].stations
    } == {True}


def test_example_2_seoul() -> None:
    play = planned(
        captain("grumpy-sofa.1 tax-mole.1"),
        captain("lazy-susan.1 mole-mates.1"),
        plans={0: "grumpy-sofa.1>1 tax-mole.1>1", 1: "lazy-susan.1>1 mole-mates.1>1"},
        dice={"t5:battle:1:roll:1:seat:0": (2, 4), "t5:battle:1:roll:1:seat:1": (5, 5)},
        turn=5,
        cities="seoul",
        compensations="pep-talk.1",
    )
    assert [attack.total for attack in play.view().public.attacks] == [17, 14]
    fight_all(play)
    sums = {each.seat: each.sum for each in play.told(DiceRolled)[0].fighters}
    assert sums == {0: 23, 1: 24}
    assert play.told(BattleWon)[0].winner == 1
    play.give({0: "space.1=tax-mole.1"})
    assert [(each.seat, each.ship and each.ship.id) for each in play.told(ShipLost)] == [
        (0, "tax-mole.1")
    ]
    assert [each.seat for each in play.told(Compensated)] == [0]


def test_rl_17_seoul_is_14_not_15() -> None:
    group, seoul = ships_in(("lazy-susan.1", "mole-mates.1")), CITIES["seoul"]
    assert [ship_attack(ship, group, seoul) for ship in group] == [3 + 3, 5 + 3]
    assert attack_total(group, seoul) == 14


def test_example_3_four_captains_five_cities() -> None:
    play = planned(
        captain("training.1"),
        captain("training.2 paper-plate.1 hard-frisbee.1"),
        captain("training.3 knock-knee.1"),
        captain("training.4 doom-mole.1"),
        plans={
            0: "training.1>1",
            1: "training.2>1 paper-plate.1>4 hard-frisbee.1>5",
            2: "training.3>5 knock-knee.1>5",
            3: "training.4>2 doom-mole.1>2",
        },
        turn=2,
    )
    assert [battle.space for battle in play.view().public.battles] == [1, 5]
    assert {each.space: each.seat for each in play.told(Unopposed)} == {2: 3, 4: 1}
    assert [each.space for each in play.told(CitySpared)] == [3]


def test_example_4_fuel_of_the_first_turn() -> None:
    play = Play(state(captain("training.1 knock-knee.1"), captain("training.2"))).give()
    assert not play.faults(0, sent("training.1>1 knock-knee.1>1"))


def test_example_5_both_ships_are_too_dear_and_no_credit_between() -> None:
    play = shop("training.1", "doom-mole.1 boom-mole.1", humans=60_000)
    assert play.open(0, "buy") == {"doom-mole.1", "boom-mole.1"}
    assert play.faults(0, "buy=doom-mole.1,boom-mole.1")
    assert play.faults(0, "buy=doom-mole.1,boom-mole.1 credit=take")
    assert play.open(0, "credit", "buy=doom-mole.1") == set()


def lost(squad: str) -> Play:
    """Lose a battle at space 1 with these ships."""
    play = planned(
        captain(squad),
        captain("boom-mole.1"),
        plans={0: " ".join(f"{ship}>1" for ship in squad.split()), 1: "boom-mole.1>1"},
        dice={"t5:battle:1:roll:1:seat:0": (1, 1), "t5:battle:1:roll:1:seat:1": (6, 6)},
        turn=5,
        compensations="pep-talk.1",
    )
    return fight_all(play)


def test_example_6_a_lost_battle_with_only_the_training_saucer() -> None:
    play = lost("training.1")
    assert play.state.captains[0].ships == ("training.1",)
    assert play.state.captains[0].compensations == ("pep-talk.1",)


def test_example_6_with_another_ship_that_one_is_destroyed() -> None:
    play = lost("training.1 paper-plate.1")
    assert play.state.captains[0].ships == ("training.1",)
    assert play.state.captains[0].compensations == ("pep-talk.1",)


def test_example_7_ties_for_tasks() -> None:
    assert shares(3, 3, 1) == {0: 150_000, 1: 150_000}
    assert shares(3, 1, 1) == {0: 200_000, 1: 50_000, 2: 50_000}
    assert shares(3, 1, 1, 1) == {0: 200_000, 1: 30_000, 2: 30_000, 3: 30_000}
