"""What saves a ship: a station or card, in battles and against armies."""

from typing import Any

from engine.tremble.table.events import CityLost, Compensated, ShipLost, ShipSaved
from tests.invasion.harness import split
from tests.tremble.harness import Play, captain, fight_all, meeting, planned

LOW, HIGH = (1, 1), (6, 6)
SEAT, LANDING = "ejector-seat.1", "soft-landing"


def lost(squad: str, cards: str = "") -> Play:
    """Let seat 0 lose a battle at space 1 and use nothing after the roll."""
    one = captain(squad, compensations=split(cards))
    play = meeting(
        one,
        captain("boom-mole.1"),
        throws=(LOW, HIGH),
        compensations="pep-talk.1",
        armies="army-30 army-8 army-9 army-11",
    )
    while play.asks[0].kind == "respond":
        play.give()
    return play


def test_f_6_a_card_brings_the_ship_home_that_would_be_destroyed() -> None:
    play = lost("knock-knee.1 paper-plate.1", SEAT)
    assert (play.group, play.asked()) == ("t9:aftermath", {0: (1,), 1: (1,)})
    assert play.open(0, "space.1") == {"knock-knee.1", "paper-plate.1", SEAT}
    play.give({0: f"space.1={SEAT} claim.1=let-go"})
    (saved,) = play.told(ShipSaved, 1)
    assert (saved.space, saved.seat, saved.aid.id) == (1, 0, SEAT)
    assert not play.told(ShipLost)
    assert play.state.captains[0].ships == ("knock-knee.1", "paper-plate.1")
    assert play.view(1).public.piles.compensation_discard == (SEAT,)


def test_f_7_whoever_saves_a_ship_has_still_lost_and_draws_a_card() -> None:
    play = lost("knock-knee.1", SEAT).give({0: f"space.1={SEAT} claim.1=let-go"})
    assert [each.seat for each in play.told(Compensated)] == [0]
    assert play.state.captains[0].compensations == ("pep-talk.1",)


def test_f_6_a_station_does_once_a_turn() -> None:
    play = lost(f"knock-knee.1 {LANDING}")
    assert play.asked()[0] == (1,)  # the only ship, but everybody sees what might save it
    assert play.open(0, "space.1") == {"knock-knee.1", LANDING}
    play.give({0: f"space.1={LANDING}", 1: "space.1=catch"})
    assert play.state.captains[0].ships == ("knock-knee.1",)
    assert [each.used for each in play.view(1).public.captains[0].stations] == [True]


def test_f_6_whoever_may_hold_a_card_that_saves_is_asked() -> None:
    play = lost("knock-knee.1", "jerry-can.1")
    assert play.ask(0).kind == "loss"
    assert play.open(0, "space.1") == {"knock-knee.1"}
    assert play.form(0).field("space.1").chosen == ("knock-knee.1",)


def test_f_6_what_cannot_be_destroyed_needs_no_help() -> None:
    play = lost("training.1", SEAT)
    assert [field.key for field in play.form(0).fields] == ["claim.1"]
    assert lost(f"training.1 {LANDING}").group == "t9:reward"


def two_lost(squad: str, cards: str = "") -> Play:
    """Let seat 0 lose knock-knee at space 1 and paper-plate at space 2."""
    rolls = {
        f"t9:battle:{space}:roll:1:seat:{seat}": (LOW, HIGH)[seat]
        for space in (1, 2)
        for seat in (0, 1)
    }
    play = planned(
        captain(squad, compensations=split(cards)),
        captain("fat-comet.1 hard-frisbee.1"),
        plans={
            0: "knock-knee.1>1 paper-plate.1>2",
            1: "fat-comet.1>1 hard-frisbee.1>2",
        },
        dice=rolls,
        turn=9,
    )
    fight_all(play)
    while play.asks[0].kind == "respond":
        play.give()
    return play


def test_f_6_one_aid_saves_one_ship() -> None:
    for squad, cards, aid in (
        ("knock-knee.1 paper-plate.1", SEAT, SEAT),
        (f"knock-knee.1 paper-plate.1 {LANDING}", "", LANDING),
    ):
        play = two_lost(squad, cards)
        assert play.asked() == {0: (1, 2), 1: (1, 2)}
        assert play.open(0, "space.2", f"space.1={aid}") == {"paper-plate.1"}
        assert play.faults(0, f"space.1={aid} space.2={aid}") == ["fault-together"]
        assert play.open(0, "space.2", "space.1=knock-knee.1") == {"paper-plate.1", aid}
        claims = "claim.1=let-go claim.2=let-go" if cards else ""
        play.give({0: f"space.1={aid} space.2=paper-plate.1 {claims}"})
        assert play.state.captains[0].ships == ("knock-knee.1",)


def test_f_6_two_aids_save_two_ships() -> None:
    play = two_lost(f"knock-knee.1 paper-plate.1 {LANDING}", SEAT)
    play.give({0: f"space.1={LANDING} space.2={SEAT} claim.1=let-go claim.2=let-go"})
    assert [each.aid.id for each in play.told(ShipSaved)] == [LANDING, SEAT]
    assert play.state.captains[0].ships == ("knock-knee.1", "paper-plate.1")


def beaten(squad: str, cards: str = "", **more: Any) -> Play:
    """Let seat 0 lose to an army in Vienna, alone there."""
    play = planned(
        captain(squad, compensations=split(cards), **more),
        captain("training.2"),
        plans={0: " ".join(f"{ship}>1" for ship in split(squad) if ship != LANDING)},
        dice={"t9:army:1:1:roll": LOW},
        turn=9,
        cities="vienna paris naples",
        armies="army-30 army-8",
    )
    play.give({0: "space.1=catch"}).give({0: "choice=fight"})
    while play.asks[0].kind == "army-respond":
        play.give()
    return play


def test_w_3_ships_are_saved_from_armies_too_but_not_the_city() -> None:
    for squad, cards, aid in (
        ("knock-knee.1", SEAT, SEAT),
        (f"knock-knee.1 {LANDING}", "", LANDING),
    ):
        play = beaten(squad, cards)
        assert (play.group, play.asked()) == ("t9:army:1:1:loss", {0: (1,)})
        assert [field.key for field in play.form(0).fields] == ["space.1"]
        assert play.default(0) == {"space.1": ("knock-knee.1",)}
        play.give({0: f"space.1={aid}"})
        assert [each.aid.id for each in play.told(ShipSaved)] == [aid]
        assert len(play.told(CityLost)) == 1
        assert play.state.captains[0].ships == ("knock-knee.1",)
        assert "vienna" in play.state.city_discard
        assert not play.told(Compensated)


def test_w_3_no_claim_against_armies() -> None:
    play = beaten("knock-knee.1", "finders-keepers.1")
    assert [field.key for field in play.form(0).fields] == ["space.1"]


def test_a_7_a_station_that_saved_a_ship_in_a_battle_saves_none_from_an_army() -> None:
    rolls = {"t9:battle:1:roll:1:seat:0": LOW, "t9:battle:1:roll:1:seat:1": HIGH}
    play = planned(
        captain(f"knock-knee.1 paper-plate.1 {LANDING}"),
        captain("fat-comet.1"),
        plans={0: "knock-knee.1>1 paper-plate.1>2", 1: "fat-comet.1>1"},
        dice={**rolls, "t9:army:2:1:roll": LOW},
        turn=9,
        cities="naples vienna paris",
        armies="army-30 army-8",
    )
    fight_all(play)
    assert play.ask(0).kind == "aftermath"
    play.give({0: f"space.1={LANDING} space.2=catch"}).give({0: "choice=fight"})
    assert [each.ship and each.ship.id for each in play.told(ShipLost)] == ["paper-plate.1"]


def test_rl_7_a_card_drawn_this_turn_saves_nothing() -> None:
    play = beaten("knock-knee.1", SEAT, fresh=1)
    assert play.state.captains[0].ships == ()
