"""Phase 5 after the roll: stations and cards in battles."""

from typing import Any

import pytest

from engine.core.asks import Decide
from engine.invasion.battles.events import BattleTied, BattleWon, DiceRolled
from engine.tremble.phases import responses
from engine.tremble.rules import TREMBLE
from engine.tremble.table.events import DiceRerolled, EffectUsed, Passed
from engine.tremble.table.state import Captain
from tests.invasion.harness import parsed, sent
from tests.tremble.harness import Play, acting_as, captain, fight_all, meeting, planned, state

LOW, EVEN, HIGH = (1, 1), (3, 4), (6, 6)
KLR, STABLE, OPINION = "kek-lol-rofl.1", "death-stable", "second-opinion"


def sums(play: Play) -> dict[int, int]:
    """Return the sums in the battle for space 1 as they stand."""
    return {each.seat: each.sum for each in play.view().public.battles[0].fighters}


def holder(squad: str, cards: str = "", **more: Any) -> Captain:
    return captain(squad, compensations=tuple(cards.split()), **more)


def duel(squad: str, cards: str = "", *, rival: str = "fat-comet.1", **more: Any) -> Play:
    """Let seat 0 throw 2 against 11 + 7 of the rival."""
    return meeting(holder(squad, cards), captain(rival), throws=(LOW, EVEN), **more)


# F-4: who may do what


def test_f_4_whoever_is_behind_may_use_a_station_after_the_roll() -> None:
    play = duel(f"knock-knee.1 {KLR}")
    assert (play.group, play.asked()) == ("t9:battle:1:respond:1:1", {0: (1,)})
    assert play.open(0, "use") == {"pass", KLR}
    play.give({0: f"use={KLR}"})
    (used,) = play.told(EffectUsed)
    assert (used.seat, used.aid.id, used.plus, used.against, used.ship) == (0, KLR, 3, 0, None)
    assert {each.seat: each.sum for each in used.fighters} == {0: 7 + 2 + 3, 1: 11 + 7}
    assert [each.used for each in play.view(1).public.captains[0].stations] == [True]
    assert play.told(BattleWon)[0].winner == 1


def test_f_4_an_effect_may_turn_a_battle() -> None:
    play = meeting(holder(f"knock-knee.1 {KLR}"), captain("paper-plate.1"), throws=(LOW, EVEN))
    assert sums(play) == {0: 9, 1: 10}
    play.give({0: f"use={KLR}"})
    assert play.told(BattleWon)[0].winner == 0


def test_f_4_cards_may_be_used_and_go_face_up_to_the_discard() -> None:
    play = duel("knock-knee.1", "pep-talk.1").give({0: "use=pep-talk.1"})
    (used,) = play.told(EffectUsed, 1)
    assert (used.aid.id, used.plus) == ("pep-talk.1", 4)
    assert "pep-talk.1" in play.view(1).public.piles.compensation_discard
    assert "pep-talk.1" not in play.state.captains[0].compensations


def test_f_4_stations_of_other_kinds_do_not_act_in_battles() -> None:
    for station in ("crowd-control.1", "soft-landing", "gas-giant", "people-hoover"):
        play = duel(f"training.1 {station}")
        assert play.group != "t9:battle:1:respond:1:1"


def test_f_4_a_reroll_exchanges_ones_own_dice() -> None:
    dice = {"t9:battle:1:reroll:1:1:seat:0": (6, 5)}
    play = duel(f"knock-knee.1 {OPINION}", dice=dice).give({0: f"use={OPINION}"})
    (used,), (rolled,) = play.told(EffectUsed), play.told(DiceRerolled)
    assert (used.aid.id, used.plus, used.against) == (OPINION, 0, None)
    assert (rolled.seat, rolled.before, rolled.roll) == (0, LOW, (6, 5))
    assert {each.seat: each.sum for each in rolled.fighters} == {0: 18, 1: 18}
    assert len(play.told(BattleTied)) == 1


def test_f_4_the_new_dice_count_even_if_they_are_worse() -> None:
    dice = {"t9:battle:1:reroll:1:1:seat:0": (1, 1)}
    play = meeting(
        holder("knock-knee.1", "loaded-dice.1"),
        captain("fat-comet.1"),
        throws=((2, 2), EVEN),
        dice=dice,
    )
    play.give({0: "use=loaded-dice.1"})
    assert sums(play)[0] == 7 + 2
    assert "loaded-dice.1" in play.state.compensations.discard


# RL-6: who is asked, in which order, how long


def test_rl_6_whoever_leads_alone_is_not_asked() -> None:
    play = meeting(
        captain("training.1"), holder(f"fat-comet.1 {KLR}", "pep-talk.1"), throws=(LOW, EVEN)
    )
    assert play.asked() == {1: (1,)}
    assert play.group == "t9:reward"


def test_rl_6_those_who_lead_together_are_asked() -> None:
    play = meeting(holder(f"knock-knee.1 {KLR}"), captain("knock-knee.2"), throws=(EVEN, EVEN))
    assert play.group == "t9:battle:1:respond:1:1"
    play.give({0: f"use={KLR}"})
    assert not play.told(BattleTied)
    assert play.told(BattleWon)[0].winner == 0


def three(throws: tuple[tuple[int, int], ...] = (LOW, EVEN, HIGH), **more: Any) -> Play:
    """Let captains with stations and totals 2, 7 and 11 meet."""
    return meeting(
        captain(f"training.1 {KLR}"),
        captain("knock-knee.1 muhahaha"),
        captain(f"fat-comet.1 {OPINION}"),
        throws=throws,
        **more,
    )


def test_rl_6_the_lowest_sum_first_and_it_ends_when_all_have_passed() -> None:
    play = three()
    assert sums(play) == {0: 4, 1: 14, 2: 23}
    asked = []
    while play.asks[0].kind == "respond":
        asked.append((play.group, play.asked()))
        play.give()
        assert [each.seat for each in play.told(Passed)] == [0, 1]
    assert asked == [("t9:battle:1:respond:1:1", {0: (1,), 1: (1,)})]
    assert play.told(BattleWon)[0].winner == 2


def test_rl_6_only_the_answer_of_the_lowest_is_sure_to_show() -> None:
    play = three()
    for seat, use in ((0, "use=pass"), (1, "use=muhahaha")):
        answer = parsed(use)
        public = TREMBLE.public_part(play.view(seat), play.ask(seat), answer)
        assert (public == answer) is (seat == 0)


def test_rl_6_a_pass_counts_until_somebody_uses_something() -> None:
    play = three()
    play.give({1: "use=muhahaha"})
    assert sums(play) == {0: 4, 1: 20, 2: 23}
    assert [each.seat for each in play.told(Passed)] == [0]
    assert play.asked() == {0: (1,)}
    play.give()
    assert play.told(BattleWon)[0].winner == 2


def test_rl_6_a_leader_who_falls_behind_is_asked() -> None:
    play = three((LOW, EVEN, (1, 1)))
    assert sums(play) == {0: 4, 1: 14, 2: 13}
    assert play.asked() == {0: (1,), 2: (1,)}
    play.give()
    assert play.told(BattleWon)[0].winner == 1
    dice = {"t9:battle:1:reroll:1:1:seat:2": (6, 6)}
    play = three((LOW, EVEN, (1, 1)), dice=dice)
    play.give({2: f"use={OPINION}"})
    assert sums(play) == {0: 4, 1: 14, 2: 23}
    assert play.asked() == {0: (1,), 1: (1,)}


def test_rl_6_an_answer_counts_only_if_all_before_pass() -> None:
    """What who comes later would have used is kept, and shows nowhere."""
    seen = []
    for later in ("muhahaha", "pass"):
        play = three()
        assert "tremble-fact-respond-turn" in str(play.form(1).facts)
        assert "tremble-fact-respond-turn" not in str(play.form(0).facts)
        play.give({0: f"use={KLR}", 1: f"use={later}"})
        assert [each.seat for each in play.told(EffectUsed)] == [0]
        assert play.asked() == {1: (1,)}, "it is asked again, as the sums are others now"
        seen.append([play.view(viewer) for viewer in (0, 1, 2, None)])
    assert seen[0] == seen[1]


def test_rl_6_equal_sums_are_asked_in_the_order_of_the_battle() -> None:
    order = {"t9:battle:1:order:1:seat:0": (6, 6), "t9:battle:1:order:1:seat:1": (1, 1)}
    play = meeting(
        captain(f"knock-knee.1 {KLR}"),
        captain("knock-knee.2 muhahaha"),
        captain("fat-comet.1"),
        throws=(EVEN, EVEN, HIGH),
        dice=order,
    )
    assert play.asked() == {0: (1,), 1: (1,)}
    play.give({0: f"use={KLR}", 1: "use=muhahaha"})
    assert [each.seat for each in play.told(EffectUsed)] == [1]


def test_rl_6_cards_count_by_their_number_not_by_their_kind() -> None:
    play = duel("training.1", "jerry-can.1")
    assert play.asked() == {0: (1,)}
    assert play.open(0, "use") == {"pass"}


def window_of(play: Play) -> float | None:
    pending = TREMBLE.pending(play.state)
    assert isinstance(pending, Decide)
    return pending.window


@pytest.mark.parametrize("card", ["jerry-can.1", "pep-talk.1"])
def test_rl_6_a_question_about_hidden_cards_alone_closes_by_the_clock(card: str) -> None:
    play = duel("training.1", card)
    assert window_of(play) == responses.WINDOW
    ruled = TREMBLE.standing(play.view(0), play.ask(0), {})
    assert ruled == ({"use": ("pass",)} if card == "jerry-can.1" else None)


def test_rl_6_whoever_has_a_station_to_use_is_waited_for() -> None:
    assert window_of(duel(f"training.1 {KLR}", "jerry-can.1")) is None
    both = meeting(
        holder(f"training.1 {KLR}"),
        holder("knock-knee.1", "pep-talk.1"),
        captain("fat-comet.1"),
        throws=(LOW, EVEN, HIGH),
    )
    assert both.asked() == {0: (1,), 1: (1,)}
    assert window_of(both) is None


def test_rl_6_a_station_that_finds_no_bonus_makes_nobody_wait() -> None:
    play = duel(f"training.1 {STABLE}", "jerry-can.1", rival="knock-knee.1")
    assert window_of(play) == responses.WINDOW
    assert TREMBLE.standing(play.view(0), play.ask(0), {}) == {"use": ("pass",)}


def test_rl_6_nobody_without_station_or_card_is_asked() -> None:
    assert duel("training.1").group == "t9:reward"


def test_rl_6_those_who_retreated_are_not_asked() -> None:
    plans = {0: "training.1>1", 1: "knock-knee.1>1", 2: "fat-comet.1>1"}
    dice = {"t9:battle:1:roll:1:seat:1": LOW, "t9:battle:1:roll:1:seat:2": HIGH}
    play = planned(
        captain(f"training.1 {KLR}"),
        captain("knock-knee.1 muhahaha"),
        captain("fat-comet.1"),
        plans=plans,
        dice=dice,
        turn=9,
    )
    play.give({0: "space.1=retreat", 1: "space.1=fight", 2: "space.1=fight"})
    assert play.asked() == {1: (1,)}
    assert play.give().group == "t9:reward"


def test_rl_7_cards_drawn_this_turn_do_not_help() -> None:
    fresh = captain("training.1", compensations=("pep-talk.1",), fresh=1)
    assert meeting(fresh, captain("fat-comet.1"), throws=(LOW, EVEN)).group == "t9:reward"
    both = captain("training.1", compensations=("pep-talk.1", "pep-talk.2"), fresh=1)
    play = meeting(both, captain("fat-comet.1"), throws=(LOW, EVEN))
    assert play.open(0, "use") == {"pass", "pep-talk.1"}
    assert play.give({0: "use=pep-talk.1"}).told(BattleWon)


def test_rl_7_a_card_drawn_in_one_turn_helps_in_the_next() -> None:
    play = meeting(
        captain("training.1"),
        captain("fat-comet.1"),
        throws=(LOW, EVEN),
        turn=8,
        compensations="pep-talk.1",
        dice={"t8:battle:1:roll:1:seat:0": LOW, "t8:battle:1:roll:1:seat:1": EVEN},
    )
    assert play.view(1).public.captains[0].fresh == 1
    while play.group != "t9:plan":
        play.give()
    assert play.view(1).public.captains[0].fresh == 0
    play.give({0: sent("training.1>1"), 1: sent("fat-comet.1>1")})
    play.give({0: "space.1=fight", 1: "space.1=fight"})
    assert play.asks[0].kind == "respond"
    assert play.open(0, "use") == {"pass", "pep-talk.1"}


def test_rl_21_nothing_is_used_before_the_choice_to_fight() -> None:
    play = planned(
        holder(f"training.1 {KLR} {STABLE}", "pep-talk.1"),
        captain("fat-comet.1"),
        plans={0: "training.1>1", 1: "fat-comet.1>1"},
        turn=9,
    )
    assert play.group == "t9:fight:1"
    assert [field.key for field in play.form(0).fields] == ["space.1"]
    assert [each.total for each in play.view().public.battles[0].fighters] == [2, 11]
    assert play.default(0) == {"space.1": ("retreat",)}


# RL-22: what is cancelled


def aimed(rival: str, **more: Any) -> Play:
    return duel(f"training.1 {STABLE}", rival=rival, cities="paris vienna naples", **more)


def test_rl_22_one_ship_loses_its_printed_bonuses() -> None:
    play = aimed("golden-eye.1 doom-mole.1")
    assert sums(play) == {0: 4, 1: 3 + 5 + 3 + 3 + 7}
    assert play.faults(0, f"use={STABLE}") == ["tremble-fault-aim"]
    assert play.open(0, "ship", f"use={STABLE}") == {"doom-mole.1"}
    play.give({0: f"use={STABLE} ship=doom-mole.1"})
    (used,) = play.told(EffectUsed)
    assert (used.plus, used.against, used.ship and used.ship.id) == (-6, 1, "doom-mole.1")
    assert sums(play) == {0: 4, 1: 3 + 5 + 7}


def test_rl_22_wing_bonuses_of_other_ships_stay() -> None:
    play = aimed("lazy-susan.1 mole-mates.1")
    assert sums(play)[1] == 3 + 3 + 5 + 3 + 7
    play.give({0: f"use={STABLE} ship=lazy-susan.1"})
    assert sums(play)[1] == 3 + 5 + 3 + 7


def test_rl_22_what_a_station_added_stays() -> None:
    play = meeting(
        captain("boom-mole.1 death-stable"),
        captain(f"golden-eye.1 doom-mole.1 {KLR}"),
        throws=((4, 5), (3, 4)),
        cities="paris",
    )
    assert sums(play) == {0: 22, 1: 21}
    play.give({1: f"use={KLR}"})
    assert sums(play) == {0: 22, 1: 24}
    play.give({0: f"use={STABLE} ship=doom-mole.1"})
    assert sums(play) == {0: 22, 1: 18}


def test_rl_22_only_ships_with_a_bonus_that_counts_here() -> None:
    play = aimed("fat-comet.1 golden-eye.1")  # no industry in Paris
    assert {ask.kind for ask in play.asks} != {"respond"}, "everybody sees that nothing can be used"
    play = aimed("tax-mole.1 knock-knee.1")  # scientific, and against armies only
    assert play.open(0, "ship", f"use={STABLE}") == {"tax-mole.1"}
    play.give({0: f"use={STABLE} ship=tax-mole.1"})
    assert sums(play)[1] == 5 + 7 + 7


def test_rl_22_bonuses_are_lost_once(monkeypatch: pytest.MonkeyPatch) -> None:
    acting_as(monkeypatch, KLR, "cancel-bonuses")
    play = aimed_with(f"training.1 {STABLE} {KLR}")
    play.give({0: f"use={STABLE} ship=doom-mole.1"})
    assert play.open(0, "use") == {"pass", KLR}
    assert play.open(0, "ship", f"use={KLR}") == {"doom-mole.2"}


def aimed_with(squad: str) -> Play:
    return duel(squad, rival="doom-mole.1 doom-mole.2 fat-comet.1", cities="paris")


def test_an_aim_is_let_go_where_nothing_is_aimed() -> None:
    form = aimed("golden-eye.1 doom-mole.1").form(0, "use=pass ship=doom-mole.1")
    assert not form.faults
    assert form.answer() == {"use": ("pass",), "ship": ()}


# A-7 and F-5: how long effects last


AGAIN = {"t9:battle:1:roll:2:seat:0": LOW, "t9:battle:1:roll:2:seat:1": (1, 2)}


def test_a_7_an_effect_lasts_for_the_battle_with_its_rerolls() -> None:
    play = meeting(
        holder(f"knock-knee.1 {KLR}", "pep-talk.1"),
        captain("fat-comet.1"),
        throws=(EVEN, (4, 2)),
        dice=AGAIN,
    )
    assert sums(play) == {0: 14, 1: 17}
    play.give({0: f"use={KLR}"}).give()
    assert play.told(BattleTied)[0].seats == (0, 1)
    assert {each.seat: each.sum for each in play.told(DiceRolled)[0].fighters} == {
        0: 7 + 3 + 2,
        1: 11 + 3,
    }


def test_a_7_cancelled_bonuses_stay_cancelled_in_its_rerolls() -> None:
    play = meeting(
        captain(f"knock-knee.1 {STABLE}"),
        captain("lazy-susan.1 bar-stool.1 training.2"),
        throws=((5, 4), (2, 4)),
        dice=AGAIN,
        cities="paris",
    )
    assert sums(play) == {0: 16, 1: 3 + 3 + 5 + 2 + 6}
    play.give({0: f"use={STABLE} ship=lazy-susan.1"})
    assert play.told(BattleTied)
    assert {each.seat: each.sum for each in play.told(DiceRolled)[0].fighters} == {
        0: 7 + 2,
        1: 10 + 3,
    }


def test_f_5_each_new_roll_opens_new_responses_from_the_original_totals() -> None:
    play = meeting(
        holder(f"knock-knee.1 {KLR}", "pep-talk.1"),
        captain("fat-comet.1"),
        throws=(EVEN, (4, 2)),
        dice=AGAIN,
    )
    play.give({0: f"use={KLR}"})
    assert play.group == "t9:battle:1:respond:1:2"
    play.give()
    assert (play.group, play.asked()) == ("t9:battle:1:respond:2:1", {0: (1,)})
    assert play.open(0, "use") == {"pass", "pep-talk.1"}  # the station has acted
    play.give({0: "use=pep-talk.1"})
    assert play.told(BattleWon)[0].winner == 0
    assert sums(play) == {0: 7 + 3 + 4 + 2, 1: 14}


def test_f_5_whoever_has_lost_is_not_asked_after_the_new_roll() -> None:
    play = meeting(
        captain(f"training.1 {KLR}"),
        captain("knock-knee.1 muhahaha"),
        captain("knock-knee.2"),
        throws=(LOW, EVEN, EVEN),
        dice={"t9:battle:1:roll:2:seat:1": LOW, "t9:battle:1:roll:2:seat:2": HIGH},
    )
    assert play.asked() == {0: (1,), 1: (1,)}
    play.give()
    assert play.told(BattleTied)[0].seats == (1, 2)
    assert (play.group, play.asked()) == ("t9:battle:1:respond:2:1", {1: (1,)})


def test_f_5_ships_of_those_who_have_lost_are_no_aim(monkeypatch: pytest.MonkeyPatch) -> None:
    acting_as(monkeypatch, "muhahaha", "cancel-bonuses")
    play = meeting(
        captain("opera-glass.1"),
        captain("knock-knee.1 muhahaha"),
        captain("knock-knee.2 opera-glass.2"),
        throws=(LOW, (6, 6), (1, 4)),
        dice={"t9:battle:1:roll:2:seat:1": LOW, "t9:battle:1:roll:2:seat:2": HIGH},
    )
    assert sums(play) == {0: 9, 1: 19, 2: 19}
    assert play.open(1, "ship", "use=muhahaha") == {"opera-glass.1", "opera-glass.2"}
    play.give()
    assert play.open(1, "ship", "use=muhahaha") == {"opera-glass.2"}


def test_a_7_a_station_acts_once_a_turn() -> None:
    throws = {f"t9:battle:{space}:roll:1:seat:{seat}": EVEN for space in (1, 2) for seat in (0, 1)}
    play = planned(
        captain(f"knock-knee.1 paper-plate.1 {KLR}"),
        captain("fat-comet.1 hard-frisbee.1"),
        plans={0: "knock-knee.1>1 paper-plate.1>2", 1: "fat-comet.1>1 hard-frisbee.1>2"},
        dice=throws,
        turn=9,
    )
    fight_all(play)
    assert play.group == "t9:battle:1:respond:1:1"
    play.give({0: f"use={KLR}"})
    assert [each.used for each in play.view().public.captains[0].stations] == [True]
    assert len(play.told(BattleWon)) == 2  # nobody was asked in the second battle
    while play.state.turn == 9:
        play.give()
    assert [each.used for each in play.view().public.captains[0].stations] == [False]


def test_a_7_a_station_that_passed_may_act_in_the_next_battle() -> None:
    throws = {f"t9:battle:{space}:roll:1:seat:{seat}": EVEN for space in (1, 2) for seat in (0, 1)}
    play = planned(
        captain(f"knock-knee.1 paper-plate.1 {KLR}"),
        captain("fat-comet.1 hard-frisbee.1"),
        plans={0: "knock-knee.1>1 paper-plate.1>2", 1: "fat-comet.1>1 hard-frisbee.1>2"},
        dice=throws,
        turn=9,
    )
    fight_all(play)
    play.give()
    assert (play.group, play.asked()) == ("t9:battle:2:respond:1:1", {0: (2,)})
    play.give({0: f"use={KLR}"})
    assert [battle.winner for battle in play.view().public.battles] == [1, 0]


def test_a_7_stations_act_from_the_turn_they_are_bought() -> None:
    deck = f"{KLR} test-tube.1 golden-eye.1 test-tube.2"
    throws = {"t3:battle:1:roll:1:seat:0": LOW, "t3:battle:1:roll:1:seat:1": HIGH}
    play = Play(state(captain("knock-knee.1"), captain("knock-knee.2"), turn=3, deck=deck), throws)
    play.give({0: f"buy={KLR}"}).give({0: sent("knock-knee.1>1"), 1: sent("knock-knee.2>1")})
    fight_all(play)
    assert play.asked() == {0: (1,)}
    assert play.open(0, "use") == {"pass", KLR}
