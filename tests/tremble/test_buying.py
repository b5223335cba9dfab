"""Phase 1: buying."""

import pytest

from engine.tremble.cards.tables import SHIPS, SQUAD_CARDS
from engine.tremble.rules import TREMBLE
from engine.tremble.table.events import Offered, Shopped
from tests.tremble.harness import Play, captain, state

FULL = "training.1 paper-plate.1 hard-frisbee.1 knock-knee.1 fat-comet.1"


def shop(squad: str, offer: str, humans: int = 500_000, turn: int = 3, **more: object) -> Play:
    """Offer two cards to the first of two captains."""
    one, two = offer.split()
    deck = f"{one} test-tube.1 {two} test-tube.2"
    captains = captain(squad, humans=humans), captain("training.2")
    return Play(state(*captains, turn=turn, deck=deck, **more))  # type: ignore[arg-type]


def test_b_1_offers_two_cards_to_their_captain_alone() -> None:
    play = shop("training.1", "golden-eye.1 factory-foot.1")
    own = play.view(0).own
    assert own is not None
    assert [card.id for card in own.offer] == ["golden-eye.1", "factory-foot.1"]
    assert [len(event.cards) for event in play.told(Offered, 0)] == [2, 0]
    assert [len(event.cards) for event in play.told(Offered)] == [0, 0]
    assert play.group == "t3:buy"


def test_b_1_none_one_or_both_for_the_prices_printed() -> None:
    for text, price in (("", 0), ("buy=golden-eye.1", 20_000)):
        play = shop("training.1", "golden-eye.1 factory-foot.1").give({0: text})
        assert play.state.captains[0].humans == 500_000 - price
    play = shop("training.1", "golden-eye.1 factory-foot.1")
    play.give({0: "buy=golden-eye.1,factory-foot.1"})
    assert play.state.captains[0].ships == ("training.1", "golden-eye.1", "factory-foot.1")
    assert play.state.captains[0].humans == 450_000


def test_b_1_the_sum_may_not_exceed_your_humans() -> None:
    play = shop("training.1 paper-plate.1", "golden-eye.1 factory-foot.1", humans=40_000)
    assert play.open(0, "buy") == {"golden-eye.1", "factory-foot.1"}
    assert play.open(0, "buy", "buy=golden-eye.1") == {"golden-eye.1"}
    assert play.faults(0, "buy=golden-eye.1,factory-foot.1")


def test_b_2_a_sixth_ship_needs_a_discard_without_refund() -> None:
    play = shop(FULL, "golden-eye.1 factory-foot.1")
    assert play.faults(0, "buy=golden-eye.1") == ["tremble-fault-discard-ships"]
    assert play.faults(0, "discard=paper-plate.1") == ["tremble-fault-discards-for-nothing"]
    assert play.faults(0, "buy=golden-eye.1 discard=paper-plate.1,fat-comet.1")
    play.give({0: "buy=golden-eye.1 discard=paper-plate.1"})
    after = play.state.captains[0]
    assert len(after.ships) == 5
    assert "paper-plate.1" not in after.ships
    assert after.humans == 480_000
    assert "paper-plate.1" in play.state.ships.discard


def test_b_2_discards_are_open_only_as_far_as_room_is_needed() -> None:
    play = shop("training.1 paper-plate.1", "golden-eye.1 factory-foot.1")
    assert play.open(0, "discard") == set()
    play = shop(FULL, "golden-eye.1 factory-foot.1")
    assert len(play.open(0, "discard", "buy=golden-eye.1")) == 5
    one = "buy=golden-eye.1,factory-foot.1 discard=paper-plate.1"
    assert len(play.open(0, "discard", one)) == 5
    both = "buy=golden-eye.1,factory-foot.1 discard=paper-plate.1,training.1"
    assert play.open(0, "discard", both) == {"paper-plate.1", "training.1"}
    assert play.faults(0, both) == []


def test_b_2_a_third_station_needs_a_discard() -> None:
    play = shop("training.1 kek-lol-rofl.1 death-stable", "tug-of-woe golden-eye.1")
    assert play.faults(0, "buy=tug-of-woe") == ["tremble-fault-discard-stations"]
    assert play.open(0, "discard", "buy=tug-of-woe") == {"kek-lol-rofl.1", "death-stable"}
    play.give({0: "buy=tug-of-woe discard=death-stable"})
    assert play.state.captains[0].stations == ("kek-lol-rofl.1", "tug-of-woe")
    assert play.state.captains[0].ships == ("training.1",)
    assert "death-stable" in play.state.ships.discard


def test_b_2_never_two_alike() -> None:
    play = shop("training.1", "kek-lol-rofl.1 kek-lol-rofl.2")
    assert play.open(0, "buy", "buy=kek-lol-rofl.1") == {"kek-lol-rofl.1"}
    assert play.faults(0, "buy=kek-lol-rofl.1,kek-lol-rofl.2")


def test_b_4_bought_ships_stay_secret_the_rest_is_public_when_the_phase_closes() -> None:
    play = shop("training.1", "golden-eye.1 kek-lol-rofl.1").give({0: "buy=golden-eye.1"})
    public, own = play.told(Shopped)[0], play.told(Shopped, 0)[0]
    assert (public.paid, public.ships, public.bought, public.humans) == (20_000, 1, (), 480_000)
    assert [card.id for card in public.refused] == ["kek-lol-rofl.1"]
    assert [ship.id for ship in own.bought] == ["golden-eye.1"]
    assert "kek-lol-rofl.1" in play.view().public.piles.ship_discard
    seen = play.view(1).public.captains[0]
    assert (seen.ships, seen.backs_blue, [ship.id for ship in seen.seen]) == (2, 1, ["training.1"])


def test_b_4_bought_stations_lie_face_up() -> None:
    play = shop("training.1", "golden-eye.1 kek-lol-rofl.1").give({0: "buy=kek-lol-rofl.1"})
    assert [each.id for each in play.told(Shopped)[0].stations] == ["kek-lol-rofl.1"]
    shown = play.view(1).public.captains[0].stations
    assert [(each.station.id, each.used) for each in shown] == [("kek-lol-rofl.1", False)]


def test_b_4_shows_no_more_than_the_declared_public_part() -> None:
    play = shop("training.1", "golden-eye.1 golden-eye.2")
    parts = [
        TREMBLE.public_part(play.view(0), play.ask(0), play.form(0, text).answer())
        for text in ("buy=golden-eye.1", "buy=golden-eye.2", "")
    ]
    assert [part[0] for part in parts] == [20_000, 20_000, 0]
    assert [part[4] for part in parts] == [
        ["golden-eye.2"],
        ["golden-eye.1"],
        ["golden-eye.1", "golden-eye.2"],
    ]


def test_b_5_credit_for_those_with_little() -> None:
    play = shop("training.1", "golden-eye.1 boom-mole.1", humans=40_000)
    assert play.faults(0, "buy=boom-mole.1") == ["tremble-fault-short"]
    play.give({0: "buy=boom-mole.1 credit=take"})
    after = play.state.captains[0]
    assert (after.humans, after.credits) == (40_000, 1)
    assert play.told(Shopped)[0].credit
    assert play.view().public.captains[0].credits == 1


def test_b_5_no_credit_for_those_with_enough() -> None:
    for squad, humans in (("training.1", 50_000), ("training.1 paper-plate.1", 40_000)):
        play = shop(squad, "golden-eye.1 boom-mole.1", humans=humans)
        assert play.open(0, "credit") == set()
        assert play.faults(0, "credit=take")


def test_default_buys_nothing() -> None:
    play = shop("training.1", "golden-eye.1 boom-mole.1").give()
    assert play.state.captains[0].humans == 500_000
    assert play.state.captains[0].ships == ("training.1",)


def test_facts_tell_price_and_humans_left() -> None:
    assert shop("training.1", "golden-eye.1 boom-mole.1").form(0).facts == ()
    fact = shop("training.1", "golden-eye.1 boom-mole.1").form(0, "buy=golden-eye.1").facts[0]
    assert dict(fact.args) == {"price": SQUAD_CARDS["golden-eye.1"].price, "left": 480_000}


def test_facts_of_a_price_still_too_high_leave_nothing_below_zero() -> None:
    play = shop("training.1", "golden-eye.1 boom-mole.1", humans=40_000)
    form = play.form(0, "buy=boom-mole.1")
    assert form.facts == ()
    assert [dict(fault.args) for fault in form.faults] == [
        {"price": 50_000, "short": 10_000, "helps": "credit"}
    ]
    (fact,) = play.form(0, "buy=boom-mole.1 credit=take").facts
    assert dict(fact.args) == {"price": 50_000, "left": 40_000}


def test_a_ship_that_the_turns_fuel_cannot_send_says_from_when_it_can() -> None:
    offer = "boom-mole.1 golden-eye.1"
    thirst = {card: SHIPS[card].fuel for card in offer.split()}
    for turn in (1, 2, 3):
        facts = shop("training.1", offer, turn=turn).form(0).facts
        told = [dict(fact.args) for fact in facts if fact.key == "tremble-fact-thirsty"]
        due = [(fuel, fuel - 3) for fuel in thirst.values() if fuel > turn + 3]
        assert [(each["fuel"], each["turn"]) for each in told] == due
    assert max(thirst.values()) > 4, "turn 1 has too little for one of them"


def test_too_dear_counts_a_chosen_credit_in() -> None:
    play = shop("training.1", "factory-foot.1 boom-mole.1", humans=0)
    for text, humans in (("buy=boom-mole.1", 0), ("buy=boom-mole.1 credit=take", 50_000)):
        closed = play.form(0, text).field("buy").options[0].closed
        assert closed is not None
        assert dict(closed.args) == {"price": 80_000, "humans": humans}


def test_b_2_stations_make_room_for_two_stations() -> None:
    play = shop("training.1 kek-lol-rofl.1 death-stable", "tug-of-woe second-opinion")
    assert play.open(0, "discard", "buy=tug-of-woe") == {"kek-lol-rofl.1", "death-stable"}


def test_b_2_no_discards_for_what_cannot_be_paid() -> None:
    play = shop(FULL, "golden-eye.1 boom-mole.1", humans=60_000)
    assert len(play.open(0, "discard", "buy=golden-eye.1")) == 5
    assert play.open(0, "discard", "discard=paper-plate.1") == {"paper-plate.1"}


def test_b_2_what_cannot_be_paid_asks_for_no_room() -> None:
    """Nothing is offered to scrap for it, so nothing is asked."""
    play = shop(FULL, "golden-eye.1 boom-mole.1", humans=30_000)
    assert play.faults(0, "buy=golden-eye.1") == ["tremble-fault-discard-ships"]
    assert play.open(0, "discard", "buy=boom-mole.1") == set()
    assert play.faults(0, "buy=boom-mole.1") == ["fault-closed"]


@pytest.mark.parametrize(("turn", "told"), [(4, False), (5, True)])
def test_the_question_before_the_red_cities_says_what_they_bring(turn: int, *, told: bool) -> None:
    facts = shop("training.1", "golden-eye.1 factory-foot.1", turn=turn).form(0).facts
    assert ("tremble-fact-red" in [each.key for each in facts]) is told


def closed(play: Play, field: str, text: str = "") -> set[str | None]:
    """Return why options of a field are closed."""
    options = play.form(0, text).field(field).options
    return {option.closed.key if option.closed else None for option in options}


def test_b_2_why_nothing_need_be_discarded() -> None:
    play = shop("training.1 kek-lol-rofl.1", "golden-eye.1 factory-foot.1")
    assert closed(play, "discard") == {"tremble-closed-room"}
    play = shop("training.1 paper-plate.1", "tug-of-woe second-opinion")
    assert closed(play, "discard", "redraw=redraw") == {"tremble-closed-given-back"}
    assert closed(play, "buy", "redraw=redraw") == {"tremble-closed-given-back"}
    assert closed(play, "credit", "redraw=redraw") == {"tremble-closed-given-back"}


def test_b_2_as_many_discards_as_cards_on_offer_at_most() -> None:
    offer = "golden-eye.1 factory-foot.1"
    for squad, most in (("", 1), ("training.1", 1), ("training.1 kek-lol-rofl.1", 2), (FULL, 2)):
        assert shop(squad, offer).form(0).field("discard").most == most
    assert shop(FULL, offer).form(0).field("buy").most == 2


def test_b_4_everybody_sees_humans_before_and_after() -> None:
    play = shop(FULL, "golden-eye.1 factory-foot.1").give(
        {0: "buy=golden-eye.1 discard=paper-plate.1"}
    )
    told = play.told(Shopped)[0]
    assert (told.before, told.paid, told.humans) == (500_000, 20_000, 480_000)
    assert [card.id for card in told.discarded] == ["paper-plate.1"]


def test_b_1_the_last_humans_may_be_spent() -> None:
    play = shop("training.1", "golden-eye.1 factory-foot.1", humans=20_000)
    (fact,) = play.form(0, "buy=golden-eye.1").facts
    assert (fact.key, dict(fact.args)) == ("tremble-fact-purchase", {"price": 20_000, "left": 0})
    assert play.faults(0, "buy=golden-eye.1") == []


def test_b_2_with_discards_only_what_needs_them_can_be_bought() -> None:
    four = "training.1 paper-plate.1 hard-frisbee.1 knock-knee.1"
    play = shop(four, "golden-eye.1 factory-foot.1", humans=30_000)
    assert closed(play, "buy", "discard=paper-plate.1") == {"tremble-closed-discards"}
    play = shop(four, "golden-eye.1 factory-foot.1")
    assert closed(play, "buy", "discard=paper-plate.1") == {None}
