"""Phase 5: fight or retreat, dice, ships lost, compensation."""

from collections.abc import Mapping
from typing import Any

import pytest

from engine.invasion.battles.events import (
    BattleTied,
    BattleWon,
    DiceRolled,
    FightChosen,
    OrderRolled,
    Walkover,
)
from engine.tremble.cards.tables import COMPENSATIONS, PAID_AT_ONCE
from engine.tremble.rules import TREMBLE
from engine.tremble.table.events import Compensated, NoCompensation, ShipLost
from tests.invasion.harness import parsed
from tests.tremble.harness import Play, captain, fight_all, planned

DICE = {
    "t9:battle:1:roll:1:seat:0": (1, 1),
    "t9:battle:1:roll:1:seat:1": (3, 3),
    "t9:battle:1:roll:1:seat:2": (6, 6),
}


def three(dice: Mapping[str, tuple[int, ...]] | None = None, **more: str) -> Play:
    """Let three captains with totals 2, 7 and 11 meet at space 1."""
    return planned(
        captain("training.1"),
        captain("knock-knee.1 paper-plate.1 hard-frisbee.1"),
        captain("fat-comet.1"),
        plans={0: "training.1>1", 1: "knock-knee.1>1", 2: "fat-comet.1>1"},
        dice=DICE if dice is None else dice,
        turn=9,
        **more,
    )


def test_f_2_from_the_lowest_total_upward() -> None:
    play = three()
    order, told = [], list[int]()
    while play.asks[0].kind == "fight":
        order.append(play.asked())
        play.give(dict.fromkeys(range(3), "space.1=fight"))
        told += [each.seat for each in play.told(FightChosen)]
    assert order == [{0: (1,), 1: (1,), 2: (1,)}]
    assert told == [0, 1, 2]


@pytest.mark.parametrize(
    ("first", "second", "fought"),
    [
        ("fight", "retreat", {0: True, 1: False, 2: True}),
        ("retreat", "retreat", {0: False, 1: True, 2: False}),
        ("fight", "fight", {0: True, 1: True, 2: False}),
    ],
)
def test_f_2_who_is_asked_later_says_what_to_do_in_each_case(
    first: str, second: str, fought: dict[int, bool]
) -> None:
    play = three()
    keys = [[field.key for field in play.form(seat).fields] for seat in range(3)]
    assert keys[:2] == [["space.1"], ["space.1", "without.1.0"]]
    assert keys[2] == ["space.1", "without.1.1", "without.1.0"], "alone it is not asked"
    third = "space.1=retreat without.1.1=fight without.1.0=retreat"
    play.give({0: f"space.1={first}", 1: f"space.1={second} without.1.0=fight", 2: third})
    assert {each.seat: each.fights for each in play.told(FightChosen)} == fought


def test_f_2_who_fights_where_more_stay_is_not_asked_where_fewer_do() -> None:
    """One question in the place of three; each of the others opens behind a retreat."""
    play = three()
    assert play.open(2, "space.1") == {"fight", "retreat"}
    for draft, asked in (
        ("", set[str]()),
        ("space.1=fight", set()),
        ("space.1=retreat", {"without.1.0", "without.1.1"}),
    ):
        conditional = [each for each in play.form(2, draft).fields if each.key != "space.1"]
        assert {each.key for each in conditional if each.options} == asked, draft
    assert play.faults(2, "space.1=fight") == []
    said = play.form(2, "space.1=fight without.1.0=retreat")
    assert (said.faults, said.answer()["without.1.0"]) == ((), ()), "it follows from the first"
    play.give({0: "space.1=retreat", 1: "space.1=fight", 2: "space.1=fight"})
    fought = {each.seat: each.fights for each in play.told(FightChosen)}
    assert fought == {0: False, 1: True, 2: True}


def test_f_2_a_fourth_is_asked_when_three_have_chosen() -> None:
    play = planned(
        *(captain(f"training.{seat + 1}") for seat in range(3)),
        captain("fat-comet.1"),
        plans={0: "training.1>1", 1: "training.2>1", 2: "training.3>1", 3: "fat-comet.1>1"},
        turn=9,
    )
    assert play.asked().keys() == {0, 1, 2}
    cases = sorted(len(play.form(seat).fields) for seat in range(3))
    assert cases == [1, 2, 4], "the fourth may stay when two have left"
    play.give(dict.fromkeys(range(3), "space.1=fight"))
    assert (play.group, play.asked()) == ("t9:fight:2", {3: (1,)})
    assert [field.key for field in play.form(3).fields] == ["space.1"]


def test_f_2_what_was_said_for_a_case_is_never_called_public() -> None:
    play = three()
    first, second = parsed("space.1=fight"), parsed("space.1=retreat without.1.0=fight")
    assert TREMBLE.public_part(play.view(0), play.ask(0), first) == first
    assert TREMBLE.public_part(play.view(1), play.ask(1), second) != second


def test_f_2_each_case_comes_with_its_own_odds_and_default() -> None:
    play = planned(
        *(captain("fat-comet.1"), captain("boom-mole.1"), captain("knock-knee.1 paper-plate.1")),
        plans={0: "fat-comet.1>1", 1: "boom-mole.1>1", 2: "knock-knee.1>1 paper-plate.1>1"},
        turn=9,
    )
    assert play.asked().keys() == {0, 1, 2}
    fewer, *told = play.form(0, "space.1=retreat").facts
    assert fewer.key == "invasion-fact-fewer"
    odds = [int(str(dict(fact.args)["percent"])) for fact in told]
    assert odds[0] < odds[1], "one rival less"
    assert len(play.form(0).facts) == 2, "what is not asked yet is not told"
    assert play.default(0) == {"space.1": ("retreat",), "without.1.2": ("retreat",)}


def test_f_2_what_was_said_of_the_other_case_shows_nowhere() -> None:
    seen: list[list[Any]] = []
    for other in ("fight", "retreat"):
        play = three().give({0: "space.1=fight", 1: f"space.1=retreat without.1.0={other}"})
        seen.append([play.view(viewer) for viewer in (0, 1, 2, None)])
        seen[-1] += [[notice.seen_by(viewer) for notice in play.notices] for viewer in (0, 1, 2)]
    assert seen[0] == seen[1]


def test_f_2_the_last_captain_left_is_not_asked_and_has_the_city() -> None:
    play = three().give({0: "space.1=retreat", 1: "space.1=retreat"})
    assert [(each.space, each.seat) for each in play.told(Walkover)] == [(1, 2)]
    assert play.group == "t9:reward"
    assert play.asked() == {2: (1,)}
    assert not [label for label in play.labels if ":battle:" in label]


def test_f_2_a_fighter_whom_all_others_leave_has_the_city() -> None:
    play = three().give({0: "space.1=fight", 1: "space.1=retreat", 2: "space.1=retreat"})
    assert [each.seat for each in play.told(Walkover)] == [0]
    assert play.asked() == {0: (1,)}


def test_f_2_a_retreat_costs_and_brings_nothing() -> None:
    play = three().give({0: "space.1=retreat"})
    assert not play.told(FightChosen)[0].fights
    fight_all(play)
    assert play.state.captains[0].ships == ("training.1",)
    assert play.state.captains[0].compensations == ()


def test_f_3_two_dice_and_the_total_the_highest_sum_wins() -> None:
    play = fight_all(three())
    rolled = play.told(DiceRolled)[0]
    assert [(each.seat, each.sum) for each in rolled.fighters] == [(0, 4), (1, 13), (2, 23)]
    assert play.told(BattleWon)[0].winner == 2
    assert play.told(BattleWon)[0].losers == (0, 1)
    assert play.view().public.battles[0].winner == 2


def test_f_5_those_tied_for_first_roll_again_from_their_totals() -> None:
    dice = {
        "t9:battle:1:roll:1:seat:0": (1, 1),
        "t9:battle:1:roll:1:seat:1": (5, 5),
        "t9:battle:1:roll:1:seat:2": (3, 3),
        "t9:battle:1:roll:2:seat:1": (6, 5),
        "t9:battle:1:roll:2:seat:2": (3, 3),
    }
    play = fight_all(three(dice))
    first, second = play.told(DiceRolled)
    assert [tied.seats for tied in play.told(BattleTied)] == [(1, 2)]
    assert [each.seat for each in first.fighters] == [0, 1, 2]
    assert [(each.seat, each.sum) for each in second.fighters] == [(1, 18), (2, 17)]
    assert play.told(BattleWon)[0].winner == 1


def test_f_6_the_loser_chooses_a_ship_of_this_battle() -> None:
    play = planned(
        captain("knock-knee.1 paper-plate.1 hard-frisbee.1"),
        captain("boom-mole.1"),
        plans={0: "knock-knee.1>1 paper-plate.1>1 hard-frisbee.1>2", 1: "boom-mole.1>1"},
        dice={"t9:battle:1:roll:1:seat:0": (1, 1), "t9:battle:1:roll:1:seat:1": (6, 6)},
        turn=9,
    )
    fight_all(play)
    assert (play.group, play.asked()) == ("t9:aftermath", {0: (1, 2), 1: (1,)})
    assert play.open(0, "space.1") == {"knock-knee.1", "paper-plate.1"}
    assert play.default(0) == {"space.1": ("paper-plate.1",), "space.2": ("raid",)}
    play.give({0: "space.1=knock-knee.1 space.2=raid"})
    assert [each.ship.id for each in play.told(ShipLost) if each.ship] == ["knock-knee.1"]
    assert play.state.captains[0].ships == ("paper-plate.1", "hard-frisbee.1")
    assert play.state.captains[0].seen == ("hard-frisbee.1", "paper-plate.1")
    assert play.view().public.piles.out_of_play[-1] == "knock-knee.1"  # blue in turn 9 (S-4)


def test_f_6_destroyed_ships_are_marked_in_the_attacks_until_the_turn_ends() -> None:
    play = planned(
        captain("knock-knee.1 paper-plate.1"),
        captain("boom-mole.1"),
        plans={0: "knock-knee.1>1 paper-plate.1>1", 1: "boom-mole.1>1"},
        dice={"t9:battle:1:roll:1:seat:0": (1, 1), "t9:battle:1:roll:1:seat:1": (6, 6)},
        turn=9,
        armies="army-30 army-8 army-9 army-11",
    )
    total = play.view().public.attacks[0].total
    fight_all(play).give({0: "space.1=knock-knee.1", 1: "space.1=catch"})
    assert play.asks[0].kind == "army", "the turn goes on"
    attack = play.view().public.attacks[0]
    assert [ship.id for ship in attack.ships] == ["paper-plate.1"]
    assert [ship.id for ship in attack.lost] == ["knock-knee.1"]
    assert attack.total == total


def test_f_6_destroyed_ships_go_face_up_to_the_discard() -> None:
    play = planned(
        captain("knock-knee.1"),
        captain("grumpy-sofa.1"),
        plans={0: "knock-knee.1>1", 1: "grumpy-sofa.1>1"},
        dice={"t5:battle:1:roll:1:seat:0": (1, 1), "t5:battle:1:roll:1:seat:1": (6, 6)},
        turn=5,
    )
    assert "knock-knee.1" in fight_all(play).view().public.piles.ship_discard


def test_f_6_the_only_ship_is_lost_without_a_question() -> None:
    play = fight_all(three())
    lost = {each.seat: each.ship and each.ship.id for each in play.told(ShipLost)}
    assert lost == {0: None, 1: "knock-knee.1"}
    assert play.group == "t9:reward"


def test_f_6_all_losers_choose_at_once() -> None:
    play = planned(
        captain("knock-knee.1 paper-plate.1"),
        captain("knock-knee.2 paper-plate.2"),
        captain("boom-mole.1"),
        plans={
            0: "knock-knee.1>1 paper-plate.1>1",
            1: "knock-knee.2>1 paper-plate.2>1",
            2: "boom-mole.1>1",
        },
        dice={f"t9:battle:1:roll:1:seat:{seat}": (1 + 5 * (seat == 2),) * 2 for seat in range(3)},
        turn=9,
    )
    fight_all(play)
    assert [(ask.seat, ask.kind) for ask in play.asks] == [(0, "loss"), (1, "loss"), (2, "reward")]
    play.give({0: "space.1=knock-knee.1", 1: "space.1=paper-plate.2"})
    assert len(play.told(ShipLost)) == 2


def test_f_7_each_loser_draws_a_card_that_only_they_see() -> None:
    play = fight_all(three(compensations="pep-talk.1 ejector-seat.1"))
    told = {
        viewer: {each.seat: each.card and each.card.id for each in play.told(Compensated, viewer)}
        for viewer in (None, 0, 1)
    }
    assert told[None] == {0: None, 1: None}
    assert told[0] == {0: "pep-talk.1", 1: None}
    assert told[1] == {0: None, 1: "ejector-seat.1"}


def test_k_1_hands_are_hidden_their_number_is_public() -> None:
    play = fight_all(three(compensations="pep-talk.1 ejector-seat.1"))
    assert [each.compensations for each in play.view().public.captains] == [1, 1, 0]
    own = play.view(0).own
    assert own is not None
    assert [card.id for card in own.compensations] == ["pep-talk.1"]


def test_k_2_bonus_humans_are_shown_and_paid_at_once() -> None:
    play = fight_all(three(compensations="lost-tourists.1 pep-talk.1"))
    shown = play.told(Compensated)[0]
    assert (shown.seat, shown.humans) == (0, 80_000)
    assert shown.card is not None
    assert play.state.captains[0].humans == 180_000
    assert play.state.captains[0].compensations == ()
    assert play.state.compensations.discard == ("lost-tourists.1",)


def test_k_3_an_empty_deck_is_refilled_from_its_shuffled_discard() -> None:
    held = "jerry-can.1 jerry-can.2 tanker-on-tow"
    held += " finders-keepers.1 finders-keepers.2 finders-keepers.3"
    held += " pep-talk.1 pep-talk.2 pep-talk.3 loaded-dice.1 loaded-dice.2"
    thrown = "ejector-seat.1 ejector-seat.2 scratch-and-dent.1 scratch-and-dent.2 bribed-general.1"
    thrown += " lost-tourists.1 lost-tourists.2 lost-cruise-ship"
    play = planned(
        captain("training.1", compensations=tuple(held.split())),
        captain("knock-knee.1"),
        captain("fat-comet.1"),
        plans={0: "training.1>1", 1: "knock-knee.1>1", 2: "fat-comet.1>1"},
        dice={**DICE, "compensations:2": (7, 6, 5, 4, 3, 2, 1, 0)},
        turn=9,
        compensation_discard=thrown,
    )
    assert play.state.compensations.deck == ("bribed-general.2",)
    fight_all(play)
    play.give().give()  # the holder of cards passes; the claim spent now stays on the discard
    assert "compensations:2" in play.labels
    assert play.state.captains[0].compensations[-1] == "bribed-general.2"
    assert play.state.captains[1].compensations == ("bribed-general.1",)
    assert play.state.compensations.discard == ("finders-keepers.1",)
    assert len(play.state.compensations.deck) == 7


def test_rl_7_cards_are_held_until_used_not_only_in_the_next_turn() -> None:
    play = planned(
        captain("training.1"),
        captain("fat-comet.1"),
        plans={0: "training.1>1", 1: "fat-comet.1>1"},
        dice={"t5:battle:1:roll:1:seat:0": (1, 1), "t5:battle:1:roll:1:seat:1": (6, 6)},
        turn=5,
        compensations="pep-talk.1",
    )
    fight_all(play)
    while play.state.turn < 8:
        assert play.state.captains[0].compensations == ("pep-talk.1",)
        play.give()
    assert play.state.captains[0].compensations == ("pep-talk.1",)
    assert play.state.compensations.discard == ()


def test_rl_12_who_finds_no_card_left_is_told_so() -> None:
    held = tuple(card for card in COMPENSATIONS if card not in PAID_AT_ONCE)
    throws = ((1, 1), (1, 2), (2, 2), (2, 3), (6, 6))
    play = planned(
        *(captain(f"training.{seat + 1}") for seat in range(4)),
        captain("fat-comet.1", compensations=held),
        plans={**{seat: f"training.{seat + 1}>1" for seat in range(4)}, 4: "fat-comet.1>1"},
        dice={f"t9:battle:1:roll:1:seat:{seat}": throw for seat, throw in enumerate(throws)},
        turn=9,
    )
    assert set(play.state.compensations.deck) == PAID_AT_ONCE
    fight_all(play)
    assert [each.seat for each in play.told(Compensated)] == [0, 1, 2]
    assert [each.seat for each in play.told(NoCompensation)] == [3]
    assert play.state.captains[3].compensations == ()


def test_rl_5_equal_totals_roll_off_for_the_order() -> None:
    dice = {
        "t9:battle:1:order:1:seat:0": (3, 3),
        "t9:battle:1:order:1:seat:1": (1, 5),
        "t9:battle:1:order:1:seat:2": (6, 6),
        "t9:battle:1:order:2:seat:0": (4, 4),
        "t9:battle:1:order:2:seat:1": (1, 1),
    }
    play = planned(
        *(captain(f"training.{seat + 1}") for seat in range(3)),
        plans={seat: f"training.{seat + 1}>1" for seat in range(3)},
        dice=dice,
        turn=9,
    )
    told = play.told(OrderRolled)
    assert [(each.seats, each.rolls) for each in told] == [
        ((0, 1, 2), (6, 6, 12)),
        ((0, 1), (8, 2)),
    ]
    assert [each.seat for each in play.view().public.battles[0].fighters] == [1, 0, 2]
    assert [len(play.form(seat).fields) for seat in (1, 0, 2)] == [1, 2, 3]


def test_rl_24_losers_draw_from_the_lowest_sum_up() -> None:
    dice = {**DICE, "t9:battle:1:roll:1:seat:0": (6, 6), "t9:battle:1:roll:1:seat:1": (1, 1)}
    play = fight_all(three(dice, compensations="pep-talk.1 ejector-seat.1"))
    assert play.told(BattleWon)[0].losers == (1, 0)
    assert play.state.captains[1].compensations == ("pep-talk.1",)
    assert play.state.captains[0].compensations == ("ejector-seat.1",)
    assert [each.seat for each in play.told(Compensated)] == [0, 1]


def two_battles() -> Play:
    return planned(
        captain("training.1 paper-plate.1"),
        captain("knock-knee.1 hard-frisbee.1"),
        captain("fat-comet.1"),
        plans={
            0: "training.1>1 paper-plate.1>2",
            1: "knock-knee.1>1 hard-frisbee.1>2",
            2: "fat-comet.1>2",
        },
        turn=9,
    )


def test_rl_27_rounds_of_choices_go_over_all_battles() -> None:
    play = two_battles()
    assert (play.group, play.asked()) == ("t9:fight:1", {0: (1, 2), 1: (1, 2), 2: (2,)})
    assert [field.key for field in play.form(1).fields] == ["space.1", "space.2", "without.2.0"]
    fight, retreat = "space.1=fight space.2=fight", "space.1=fight space.2=retreat"
    play.give({0: fight, 1: retreat, 2: "space.2=fight"})
    chosen = [(each.space, each.seat) for each in play.told(FightChosen)]
    assert chosen == [(1, 0), (2, 0), (1, 1), (2, 1), (2, 2)]


def test_rl_27_rolls_go_from_left_to_right() -> None:
    play = fight_all(two_battles())
    rolls = [label for label in play.labels if ":roll:" in label]
    assert rolls == [
        "t9:battle:1:roll:1:seat:0",
        "t9:battle:1:roll:1:seat:1",
        "t9:battle:2:roll:1:seat:0",
        "t9:battle:2:roll:1:seat:1",
        "t9:battle:2:roll:1:seat:2",
    ]


def test_default_fights_with_the_highest_total_or_tied_for_it() -> None:
    play = three()
    assert play.default(0) == {"space.1": ("retreat",)}
    assert set(play.default(2).values()) == {("fight",)}


def test_facts_tell_own_total_and_the_best_of_the_rivals() -> None:
    fact = three().form(0).facts[0]
    assert dict(fact.args)["own"] == 2
    assert dict(fact.args)["best"] == 11
