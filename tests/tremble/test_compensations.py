"""Section 5 of the digest: compensation cards, how they are held, used and discarded."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from engine.kit.piles import Pile
from engine.tremble.cards.effects import CompensationKind
from engine.tremble.cards.tables import COMPENSATIONS, PAID_AT_ONCE
from engine.tremble.table.events import Shopped
from tests.invasion.harness import sent, split
from tests.tremble.harness import Play, acting_as, captain, fight_all, meeting, planned, state

LOW, EVEN, HIGH = (1, 1), (3, 4), (6, 6)


def shopping(cards: str, humans: int = 100_000, offer: str = "golden-eye.1 factory-foot.1") -> Play:
    """Offer two cards in turn 3 to a captain who holds these."""
    one, two = split(offer)
    return Play(
        state(
            captain("training.1", humans=humans, compensations=split(cards)),
            captain("training.2"),
            turn=3,
            deck=f"{one} test-tube.1 {two} test-tube.2",
        )
    )


def bought(card: str) -> Play:
    return shopping(card).give({0: f"buy=golden-eye.1 discount={card}"})


def fuelled(card: str) -> Play:
    one = captain("boom-mole.1", compensations=(card,))
    play = Play(state(one, captain("training.2"), turn=1)).give()
    return play.give({0: f"{sent('boom-mole.1>1')} fuel={card}"})


def responded(card: str) -> Play:
    one = captain("knock-knee.1", compensations=(card,))
    play = meeting(one, captain("fat-comet.1"), throws=(LOW, EVEN))
    return play.give({0: f"use={card}"})


def claimed(card: str) -> Play:
    one = captain("training.1", compensations=(card,))
    play = meeting(one, captain("fat-comet.1"), throws=(LOW, EVEN)).give()
    return play.give({0: "claim.1=claim"})


def saved(card: str) -> Play:
    one = captain("knock-knee.1", compensations=(card,))
    play = meeting(one, captain("fat-comet.1"), throws=(LOW, EVEN)).give()
    return play.give({0: f"space.1={card} claim.1=let-go"})


def caught(card: str) -> Play:
    one = captain("knock-knee.1", compensations=(card,))
    play = meeting(one, captain("training.2"), throws=(HIGH, LOW))
    return play.give({0: f"space.1=catch use.1={card}"})


USES: dict[str, Callable[[str], Play]] = {
    "scratch-and-dent.1": bought,
    "jerry-can.1": fuelled,
    "pep-talk.1": responded,
    "loaded-dice.1": responded,
    "finders-keepers.1": claimed,
    "ejector-seat.1": saved,
    "bribed-general.1": caught,
}


@pytest.mark.parametrize("card", USES)
def test_k_3_a_card_is_used_once_and_then_lies_face_up_on_the_discard(card: str) -> None:
    play = USES[card](card)
    assert card not in play.state.captains[0].compensations
    assert card in play.view(1).public.piles.compensation_discard


def test_k_3_every_kind_that_is_held_has_its_use() -> None:
    kinds = {COMPENSATIONS[card].effect.kind for card in USES}
    assert kinds | {CompensationKind.HUMANS} == set(CompensationKind)


def test_k_1_the_number_of_cards_is_public_which_they_are_is_not() -> None:
    hands = ("pep-talk.1", "jerry-can.1"), ("ejector-seat.1", "bribed-general.1")
    one, other = (
        Play(state(captain("training.1", compensations=hand), captain("training.2")))
        for hand in hands
    )
    assert one.view(1).public.captains[0].compensations == 2
    assert one.view(1) == other.view(1)
    assert one.view() == other.view()


def test_k_1_there_is_no_limit_to_a_hand() -> None:
    hand = [card for card in COMPENSATIONS if not card.startswith("lost-")][:12]
    play = meeting(
        captain("training.1", compensations=tuple(hand)),
        captain("fat-comet.1"),
        throws=(LOW, HIGH),
        compensations="bribed-general.1",
    )
    while play.asks[0].kind != "loss":
        play.give()
    play.give({0: "claim.1=let-go"})
    assert play.view(1).public.captains[0].compensations == 13


def test_k_2_a_card_may_be_used_from_the_turn_after_it_was_drawn() -> None:
    dice = {
        "t8:battle:1:roll:1:seat:0": LOW,
        "t8:battle:1:roll:1:seat:1": HIGH,
        "t8:army:2:1:roll": LOW,
    }
    play = planned(
        captain("training.1 knock-knee.1"),
        captain("fat-comet.1"),
        plans={0: "training.1>1 knock-knee.1>2", 1: "fat-comet.1>1"},
        dice=dice,
        turn=8,
        cities="naples vienna paris",
        armies="army-18 army-8",
        compensations="bribed-general.1",
    )
    while play.asks[0].kind == "fight":
        play.give({ask.seat: "space.1=fight" for ask in play.asks})
    assert play.state.captains[0].compensations == ("bribed-general.1",)
    assert play.asks[0].kind == "reward"
    assert [field.key for field in play.form(0).fields] == ["space.2", "armies.2"]
    while play.group != "t9:plan":
        play.give()
    play.give({0: sent("training.1>1")})
    assert play.open(0, "use.1", "space.1=catch") == {"bribed-general.1"}


def test_rl_12_a_card_used_in_phase_1_may_be_drawn_again_in_phase_5() -> None:
    """The discard is shuffled as it lay when phase 5 began."""
    rest = tuple(
        card
        for card in COMPENSATIONS
        if card not in PAID_AT_ONCE and card not in ("scratch-and-dent.1", "pep-talk.1")
    )
    deck = "golden-eye.1 test-tube.1 factory-foot.1 test-tube.2 knock-knee.1 bar-stool.1"
    throws = (LOW, EVEN, HIGH)
    begun = state(
        captain("training.1", compensations=("scratch-and-dent.1", "pep-talk.1")),
        captain("training.2"),
        captain("fat-comet.1", compensations=rest),
        turn=2,
        deck=deck,
    )
    begun = replace(begun, compensations=Pile((), begun.compensations.deck, shuffles=1))
    dice = {f"t2:battle:1:roll:1:seat:{seat}": throw for seat, throw in enumerate(throws)}
    play = Play(begun, {**dice, "compensations:2": (3, 2, 1, 0)})
    play.give({0: "buy=golden-eye.1 discount=scratch-and-dent.1"})
    play.give({0: sent("training.1>1"), 1: sent("training.2>1"), 2: sent("fat-comet.1>1")})
    fight_all(play).give({0: "use=pep-talk.1"})
    assert "compensations:2" in play.labels
    assert play.state.captains[0].compensations == ("scratch-and-dent.1",)
    assert play.state.compensations.discard[0] == "pep-talk.1"


# Discounts


def test_k_3_a_discount_makes_one_purchase_cheaper() -> None:
    play = shopping("scratch-and-dent.1")
    text = "buy=golden-eye.1,factory-foot.1 discount=scratch-and-dent.1"
    assert dict(play.form(0, text).facts[0].args) == {"price": 30_000, "left": 70_000}
    play.give({0: text})
    told = play.told(Shopped, 1)[0]
    assert (told.paid, [card.id for card in told.discounts]) == (30_000, ["scratch-and-dent.1"])
    assert play.state.captains[0].humans == 70_000


def test_a_discount_is_kept_where_nothing_is_bought() -> None:
    play = shopping("scratch-and-dent.1")
    assert play.open(0, "discount") == set()
    assert play.faults(0, "discount=scratch-and-dent.1") == ["fault-closed"]
    play.give()
    assert play.state.captains[0].compensations == ("scratch-and-dent.1",)


def test_a_discount_never_pays_more_than_the_price() -> None:
    play = shopping("scratch-and-dent.1", offer="paper-plate.1 factory-foot.1", humans=0)
    play.give({0: "buy=paper-plate.1 discount=scratch-and-dent.1"})
    assert play.state.captains[0].humans == 0
    assert play.told(Shopped)[0].paid == 0


def test_a_second_discount_is_kept_where_nothing_is_left_to_pay() -> None:
    play = shopping("scratch-and-dent.1 scratch-and-dent.2")
    one = "buy=golden-eye.1 discount=scratch-and-dent.1"
    assert play.open(0, "discount", one) == {"scratch-and-dent.1"}
    assert play.faults(0, f"{one},scratch-and-dent.2")
    both = "buy=golden-eye.1,factory-foot.1 discount=scratch-and-dent.1,scratch-and-dent.2"
    play.give({0: both})
    assert play.told(Shopped)[0].paid == 10_000


def test_a_discount_and_a_credit_may_be_needed_together() -> None:
    play = shopping("scratch-and-dent.1", humans=0, offer="boom-mole.1 factory-foot.1")
    assert play.open(0, "buy") == {"boom-mole.1", "factory-foot.1"}
    assert play.open(0, "buy", "buy=boom-mole.1") == {"boom-mole.1"}
    play = shopping("scratch-and-dent.1", humans=10_000, offer="boom-mole.1 factory-foot.1")
    both = "buy=boom-mole.1,factory-foot.1"
    assert play.faults(0, f"{both} credit=take") == ["tremble-fault-short"]
    assert play.faults(0, f"{both} discount=scratch-and-dent.1") == ["tremble-fault-short"]
    paths = {"": "both", " credit=take": "discount", " discount=scratch-and-dent.1": "credit"}
    for draft, helps in paths.items():
        (fault,) = play.form(0, f"{both}{draft}").faults
        assert dict(fault.args)["helps"] == helps, "what is still at hand is advised"
    play.give({0: f"{both} credit=take discount=scratch-and-dent.1"})
    assert (play.state.captains[0].humans, play.state.captains[0].credits) == (0, 1)


def test_rl_7_a_discount_drawn_this_turn_waits() -> None:
    one = captain("training.1", compensations=("scratch-and-dent.1",), fresh=1)
    play = Play(state(one, captain("training.2"), turn=3))
    assert "discount" not in {field.key for field in play.form(0).fields}


def test_f_7_cards_are_held_in_the_order_they_were_drawn() -> None:
    rolls = {
        f"t9:battle:{space}:roll:1:seat:{seat}": ((1, 1), (6, 6))[seat]
        for space in (1, 2)
        for seat in (0, 1)
    }
    play = planned(
        captain("training.1 bad-penny.1"),
        captain("fat-comet.1 knock-knee.1"),
        plans={0: "training.1>1 bad-penny.1>2", 1: "fat-comet.1>1 knock-knee.1>2"},
        dice=rolls,
        turn=9,
        compensations="pep-talk.1 jerry-can.1",
    )
    assert fight_all(play).state.captains[0].compensations == ("pep-talk.1", "jerry-can.1")


def test_no_discount_is_spent_where_the_others_suffice(monkeypatch: pytest.MonkeyPatch) -> None:
    acting_as(monkeypatch, "scratch-and-dent.2", "discount", 30_000)
    play = shopping("scratch-and-dent.1 scratch-and-dent.2")
    both = {"scratch-and-dent.1", "scratch-and-dent.2"}
    assert play.open(0, "discount", "buy=factory-foot.1") == both
    for card in both:
        assert play.open(0, "discount", f"buy=factory-foot.1 discount={card}") == {card}
