"""Results carry what made them: who threw what, which ships, cards and cities."""

from engine.invasion.battles.events import BattleTied, BattleWon, OrderRolled
from engine.invasion.cards.attack import attack_total
from engine.invasion.cards.cards import ShipClass
from engine.tremble.cards.tables import CITIES, COMPENSATIONS, SHIPS
from engine.tremble.table.events import (
    ArmyEffectUsed,
    ArmyFought,
    ArmyRerolled,
    ArmyRolled,
    CityLost,
    Compensated,
    EffectUsed,
    RewardChosen,
    ShipLost,
    ShipSaved,
    ShipsTransferred,
    TaskScored,
)
from tests.tremble.harness import Play, captain, meeting, planned, state
from tests.tremble.test_catches import CROWD, KLR, OPINION, ROLL, alone, fought
from tests.tremble.test_ending import ended
from tests.tremble.test_losses import LANDING, beaten
from tests.tremble.test_losses import lost as lost_battle
from tests.tremble.test_responses import STABLE, holder

LOW, EVEN, HIGH = (1, 1), (3, 4), (6, 6)


def test_f_5_a_tie_and_a_victory_show_all_who_threw() -> None:
    play = meeting(
        captain("knock-knee.1"),
        captain("knock-knee.2"),
        captain("training.3"),
        throws=(EVEN, EVEN, LOW),
        dice={"t9:battle:1:roll:2:seat:0": HIGH, "t9:battle:1:roll:2:seat:1": LOW},
    )
    (tied,) = play.told(BattleTied)
    assert {each.seat: each.roll for each in tied.fighters} == {0: EVEN, 1: EVEN, 2: LOW}
    (won,) = play.told(BattleWon)
    assert {each.seat: each.roll for each in won.fighters} == {0: HIGH, 1: LOW, 2: LOW}


def test_rl_5_the_lowest_of_several_ties_rolls_off_first() -> None:
    ships = ("training.1", "training.2", "knock-knee.1", "knock-knee.2")
    play = planned(
        *(captain(ship) for ship in ships),
        plans={seat: f"{ship}>1" for seat, ship in enumerate(ships)},
        turn=9,
        dice={f"t9:battle:1:order:1:seat:{seat}": (LOW, HIGH)[seat] for seat in (0, 1)}
        | {f"t9:battle:1:order:2:seat:{seat}": (LOW, HIGH)[seat - 2] for seat in (2, 3)},
    )
    assert [each.seats for each in play.told(OrderRolled)] == [(0, 1), (2, 3)]
    assert [each.seat for each in play.view().public.battles[0].fighters] == [0, 1, 2, 3]


def test_f_4_what_a_station_adds_is_told_by_itself() -> None:
    play = meeting(
        holder(f"knock-knee.1 {KLR}", "pep-talk.1"), captain("boom-mole.1"), throws=(LOW, HIGH)
    )
    play.give({0: f"use={KLR}"})
    (used,) = play.told(EffectUsed)
    assert (used.plus, used.bonuses) == (3, ())
    play.give({0: "use=pep-talk.1"})
    (used,) = play.told(EffectUsed)
    assert used.plus == COMPENSATIONS["pep-talk.1"].effect.amount


def test_rl_22_the_bonuses_that_are_lost_are_told() -> None:
    play = meeting(
        captain(f"training.1 {STABLE}"),
        captain("tax-mole.1 paper-plate.1"),
        throws=(LOW, HIGH),
        cities="paris",
    )
    play.give({0: f"use={STABLE} ship=tax-mole.1"})
    (used,) = play.told(EffectUsed)
    assert used.plus == -sum(bonus.plus for bonus in used.bonuses)
    assert {(bonus.city, bonus.wing, bonus.army) for bonus in used.bonuses} == {
        (CITIES["paris"].type, None, False),
        (None, ShipClass.SAUCER, False),
    }


def test_f_4_after_new_dice_the_next_question_has_a_number_of_its_own() -> None:
    play = meeting(
        holder(f"training.1 {OPINION}", "pep-talk.1"),
        captain("boom-mole.1"),
        throws=(LOW, HIGH),
        dice={"t9:battle:1:respond:1:1:reroll:seat:0": LOW},
    )
    assert play.group == "t9:battle:1:respond:1:1"
    play.give({0: f"use={OPINION}"})
    assert play.group == "t9:battle:1:respond:1:2"


def test_f_6_losses_say_that_a_battle_took_them() -> None:
    play = lost_battle("knock-knee.1")
    told = play.told(ShipLost)[0]
    assert (told.ship, told.army) == (SHIPS["knock-knee.1"], False)
    assert lost_battle("training.1").told(ShipLost) == [ShipLost(1, 0, None, army=False)]


def test_w_3_losses_say_that_an_army_took_them() -> None:
    play = fought("", armies="army-30 army-8")
    (lost,) = play.told(ShipLost)
    assert (lost.seat, lost.ship, lost.army) == (0, SHIPS["knock-knee.1"], True)
    (city,) = play.told(CityLost)
    assert (city.army and city.army.id, city.fled) == ("army-30", False)
    saved = beaten(f"knock-knee.1 {LANDING}")
    saved.give({0: f"space.1={LANDING}"})
    assert [each.army for each in saved.told(ShipSaved)] == [True]


def test_w_3_nothing_is_asked_or_lost_where_nothing_can_be_destroyed() -> None:
    play = planned(
        captain("training.1", compensations=("jerry-can.1",)),
        captain("training.2"),
        plans={0: "training.1>1"},
        dice={ROLL: LOW},
        turn=9,
        cities="vienna paris naples",
        armies="army-30 army-8",
    )
    play.give({0: "space.1=catch"}).give({0: "choice=fight"}).give()
    assert play.told(ShipLost) == [ShipLost(1, 0, None, army=True)]
    assert play.told(CityLost)


def test_w_2_a_retreat_says_before_which_army() -> None:
    play = alone("", armies="army-30 army-8").give({0: "space.1=catch"})
    play.give({0: "choice=retreat"})
    (city,) = play.told(CityLost)
    assert (city.army and city.army.id, city.fled) == ("army-30", True)


def test_w_2_a_fight_shows_its_ships_and_what_was_reached() -> None:
    ships = (SHIPS["knock-knee.1"],)
    total = attack_total(ships, CITIES["vienna"], army=True)
    play = fought(f"{KLR} {OPINION}", armies="army-30 army-8", dice={"t9:army:1:1:reroll:3": EVEN})
    (rolled,) = play.told(ArmyRolled)
    assert (rolled.total, rolled.ships) == (total, ships)
    play.give({0: f"use={KLR}"})
    (used,) = play.told(ArmyEffectUsed)
    assert (used.plus, used.reached) == (3, total + 2 + 3)
    assert play.group == "t9:army:1:1:respond:2"
    catch = play.view(1).public.catches[0]
    assert (catch.seat, catch.roll, catch.plus) == (0, LOW, 3)
    play.give({0: f"use={OPINION}"})
    (again,) = play.told(ArmyRerolled)
    assert again.reached == total + 7 + 3
    (judged,) = play.told(ArmyFought)
    assert (judged.roll, judged.plus, judged.won, judged.ships) == (EVEN, 3, False, ships)


def test_w_2_the_next_army_is_met_with_a_clean_sheet() -> None:
    play = fought(f"{KLR} {CROWD}", dice={"t9:army:1:2:roll": LOW})
    play.give({0: f"use={KLR}"})
    (judged,) = play.told(ArmyFought)
    assert (judged.roll, judged.won) == (LOW, True)
    catch = play.view(1).public.catches[0]
    assert (catch.roll, catch.plus, catch.beaten) == ((), 0, 1)
    play.give({0: "choice=fight"})
    assert play.group == "t9:army:1:2:respond:1"


def test_f_7_every_loser_with_bonus_humans_is_told() -> None:
    play = meeting(
        captain("training.1"),
        captain("training.2"),
        captain("boom-mole.1"),
        throws=(LOW, (1, 2), HIGH),
        compensations="lost-tourists.1 lost-cruise-ship",
    )
    paid = {each.seat: each.humans for each in play.told(Compensated)}
    assert paid == {
        seat: COMPENSATIONS[card].effect.amount
        for seat, card in enumerate(("lost-tourists.1", "lost-cruise-ship"))
    }


def test_r_2_transfers_are_shown_on_the_cities_they_lead_to() -> None:
    mover = next(ship.id for ship in SHIPS.values() if ship.transfer)
    play = planned(
        captain(mover),
        captain("training.2"),
        plans={0: f"{mover}>1"},
        turn=9,
        cities="paris vienna naples",
    )
    assert play.default(0) == {f"ship.{mover}": ("stay",)}
    play.give()
    (told,) = play.told(ShipsTransferred)
    assert [city and city.id for city in told.cities] == ["paris", "vienna", "naples"]


def test_t_1_a_task_shows_the_trophies_of_all() -> None:
    paris = captain("training.1", trophies=("paris", "dublin"))
    play = ended(Play(state(paris, captain("training.2"), turn=10, tasks="scientific europe asia")))
    assert [event.counts for event in play.told(TaskScored)] == [(2, 0), (2, 0), (0, 0)]


def test_w_1_a_catch_says_what_will_help_it() -> None:
    play = alone("fake-news-tower").give({0: "space.1=catch use.1=fake-news-tower"})
    (told,) = play.told(RewardChosen)
    assert (told.catch, [aid.id for aid in told.aids]) == (True, ["fake-news-tower"])
