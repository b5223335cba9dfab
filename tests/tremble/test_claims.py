"""Trophy claims: a loser takes the city card, the winner the humans."""

from typing import Any

from engine.tremble.table.events import (
    CityLost,
    CityTaken,
    ClaimRolled,
    Compensated,
    RewardChosen,
    ShipLost,
    TrophyClaimed,
)
from engine.tremble.table.state import Captain
from tests.tremble.harness import Play, captain, fight_all, meeting, planned

LOW, EVEN, HIGH = (1, 1), (3, 4), (6, 6)
CLAIM, SECOND, THIRD = "finders-keepers.1", "finders-keepers.2", "finders-keepers.3"


def loser(squad: str, *cards: str) -> Captain:
    return captain(squad, compensations=cards)


def lost(squad: str = "training.1", *cards: str, **more: Any) -> Play:
    """Let seat 0 lose Vienna (40,000 or 70,000, two armies) to seat 1, with its cards unused."""
    play = meeting(loser(squad, *cards), captain("fat-comet.1"), throws=(LOW, HIGH), **more)
    return passed(play)


def passed(play: Play) -> Play:
    while play.asks[0].kind == "respond":
        play.give()
    return play


def closed_claim(play: Play, field: str, draft: str = "") -> str:
    """Return why seat 0 cannot claim there."""
    (option,) = [each for each in play.form(0, draft).field(field).options if each.key == "claim"]
    assert option.closed is not None
    return option.closed.key


def trophies(play: Play) -> list[tuple[str, ...]]:
    return [each.trophies for each in play.state.captains]


def test_k_4_a_loser_takes_the_card_and_the_winner_still_gets_the_humans() -> None:
    play = lost("training.1", CLAIM)
    assert (play.group, play.asked()) == ("t9:aftermath", {0: (1,), 1: (1,)})
    play.give({0: "claim.1=claim", 1: "space.1=raid"})
    (claimed,) = play.told(TrophyClaimed)
    assert (claimed.space, claimed.city.id, claimed.seat, claimed.claimants) == (
        1,
        "vienna",
        0,
        (0,),
    )
    assert CLAIM in play.view(1).public.piles.compensation_discard
    (taken,) = play.told(CityTaken)
    assert (taken.seat, taken.humans, taken.total, taken.claimed_by) == (1, 40_000, 140_000, 0)
    assert trophies(play) == [("vienna",), ()]
    assert play.state.captains[0].humans == 100_000
    assert "vienna" not in play.state.city_discard


def test_k_4_a_catch_brings_the_winner_its_humans_too() -> None:
    play = lost("training.1", CLAIM, armies="no-army.1 no-army.2")
    play.give({0: "claim.1=claim", 1: "space.1=catch"})
    assert play.told(CityTaken)[0].humans == 70_000
    assert trophies(play) == [("vienna",), ()]


def test_rl_15_the_claimant_keeps_the_card_when_the_catch_fails() -> None:
    play = lost("training.1", CLAIM, armies="army-30 army-8")
    play.give({0: "claim.1=claim", 1: "space.1=catch"})
    assert play.view().public.spaces[0].claimed_by == 0
    play.give({1: "choice=retreat"})
    assert len(play.told(CityLost)) == 1
    assert trophies(play) == [("vienna",), ()]
    assert "vienna" not in play.state.city_discard
    dice = {"t9:army:1:1:roll": LOW}
    play = lost("training.1", CLAIM, armies="army-30 army-8", dice=dice)
    play.give({0: "claim.1=claim", 1: "space.1=catch"}).give({1: "choice=fight"})
    assert len(play.told(CityLost)) == 1
    assert trophies(play) == [("vienna",), ()]


def test_k_4_letting_go_keeps_the_claim() -> None:
    play = lost("training.1", CLAIM).give({0: "claim.1=let-go", 1: "space.1=raid"})
    assert not play.told(TrophyClaimed)
    assert play.state.captains[0].compensations[0] == CLAIM
    assert trophies(play) == [(), ("vienna",)]


def test_k_4_claims_come_before_ships_are_destroyed_and_cards_drawn() -> None:
    play = lost("knock-knee.1", CLAIM).give({0: "space.1=knock-knee.1 claim.1=claim"})
    order = [type(notice.public) for notice in play.notices]
    assert order[:4] == [TrophyClaimed, ShipLost, Compensated, RewardChosen]


def both_claim(dice: dict[str, tuple[int, ...]]) -> Play:
    play = meeting(
        loser("training.1", CLAIM),
        loser("training.2", SECOND),
        captain("fat-comet.1"),
        throws=(LOW, (1, 2), HIGH),
        dice=dice,
    )
    passed(play)
    assert play.asked() == {0: (1,), 1: (1,), 2: (1,)}
    return play.give({0: "claim.1=claim", 1: "claim.1=claim"})


def test_k_4_several_claimants_roll_and_all_claims_are_spent() -> None:
    play = both_claim({"t9:battle:1:claim:1:seat:0": EVEN, "t9:battle:1:claim:1:seat:1": HIGH})
    (rolled,) = play.told(ClaimRolled)
    assert (rolled.seats, rolled.rolls) == ((0, 1), (7, 12))
    assert [(each.seat, each.claimants) for each in play.told(TrophyClaimed)] == [(1, (0, 1))]
    assert trophies(play) == [(), ("vienna",), ()], "the winner has the humans alone"
    assert {CLAIM, SECOND} <= set(play.state.compensations.discard)


def test_k_4_those_who_tie_roll_again() -> None:
    play = both_claim(
        {
            "t9:battle:1:claim:1:seat:0": EVEN,
            "t9:battle:1:claim:1:seat:1": (2, 5),
            "t9:battle:1:claim:2:seat:0": (2, 1),
            "t9:battle:1:claim:2:seat:1": LOW,
        }
    )
    assert [each.rolls for each in play.told(ClaimRolled)] == [(7, 7), (3, 2)]
    assert trophies(play) == [("vienna",), (), ()]


def test_k_4_only_those_tied_for_first_roll_again() -> None:
    play = meeting(
        loser("training.1", CLAIM),
        loser("training.2", SECOND),
        loser("training.3", THIRD),
        captain("fat-comet.1"),
        throws=(LOW, LOW, LOW, HIGH),
        dice={
            "t9:battle:1:claim:1:seat:0": EVEN,
            "t9:battle:1:claim:1:seat:1": LOW,
            "t9:battle:1:claim:1:seat:2": EVEN,
            "t9:battle:1:claim:2:seat:0": LOW,
            "t9:battle:1:claim:2:seat:2": HIGH,
        },
    )
    passed(play).give(dict.fromkeys((0, 1, 2), "claim.1=claim"))
    assert [each.seats for each in play.told(ClaimRolled)] == [(0, 1, 2), (0, 2)]
    assert trophies(play) == [(), (), ("vienna",), ()]
    assert {CLAIM, SECOND, THIRD} <= set(play.state.compensations.discard)


def test_k_4_not_for_those_who_retreated() -> None:
    play = planned(
        loser("training.1", CLAIM),
        captain("knock-knee.1"),
        captain("fat-comet.1"),
        plans={0: "training.1>1", 1: "knock-knee.1>1", 2: "fat-comet.1>1"},
        dice={"t9:battle:1:roll:1:seat:1": LOW, "t9:battle:1:roll:1:seat:2": HIGH},
        turn=9,
    )
    fight_all(play.give({0: "space.1=retreat"}))
    assert play.group == "t9:reward"
    assert trophies(play) == [(), (), ()]


def test_rl_23_every_loser_with_a_card_of_an_earlier_turn_is_asked() -> None:
    play = lost("training.1", "jerry-can.1")
    assert (play.group, play.asked()) == ("t9:aftermath", {0: (1,), 1: (1,)})
    assert play.open(0, "claim.1") == {"let-go"}
    assert play.form(0).field("claim.1").chosen == ("let-go",)
    assert closed_claim(play, "claim.1") == "tremble-closed-no-claim"
    assert lost("training.1").group == "t9:reward"
    fresh = captain("training.1", compensations=(CLAIM,), fresh=1)
    play = meeting(fresh, captain("fat-comet.1"), throws=(LOW, HIGH))
    assert passed(play).group == "t9:reward"


def test_rl_23_the_winner_is_not_asked() -> None:
    play = meeting(captain("training.1"), loser("fat-comet.1", CLAIM), throws=(LOW, HIGH))
    assert passed(play).group == "t9:reward"


def two_lost(*cards: str) -> Play:
    """Let seat 0 lose Vienna and Paris."""
    play = planned(
        loser("training.1 bad-penny.1", *cards),
        captain("fat-comet.1 knock-knee.1"),
        plans={0: "training.1>1 bad-penny.1>2", 1: "fat-comet.1>1 knock-knee.1>2"},
        dice={
            f"t9:battle:{space}:roll:1:seat:{seat}": (LOW, HIGH)[seat]
            for space in (1, 2)
            for seat in (0, 1)
        },
        turn=9,
        cities="vienna paris naples",
    )
    return passed(fight_all(play))


def test_k_4_one_claim_takes_one_city() -> None:
    play = two_lost(CLAIM)
    assert play.asked() == {0: (1, 2), 1: (1, 2)}
    assert play.open(0, "claim.2", "claim.1=claim") == {"let-go"}
    assert closed_claim(play, "claim.2", "claim.1=claim") == "tremble-closed-claims-spent"
    assert play.open(0, "claim.2", "claim.1=let-go") == {"let-go", "claim"}
    assert play.faults(0, "claim.1=claim claim.2=claim")
    assert play.default(0) == {"claim.1": ("let-go",), "claim.2": ("claim",)}  # Paris counts most
    play.give({0: "claim.1=let-go claim.2=claim"})
    assert trophies(play) == [("paris",), ("vienna",)]


def test_k_4_two_claims_take_two_cities() -> None:
    play = two_lost(CLAIM, SECOND).give()
    assert [each.space for each in play.told(TrophyClaimed)] == [1, 2]
    assert trophies(play) == [("vienna", "paris"), ()]
    assert {CLAIM, SECOND} <= set(play.state.compensations.discard)


def test_k_4_a_claimed_trophy_counts_for_tasks() -> None:
    play = lost("training.1", CLAIM, tasks="cultural").give({0: "claim.1=claim"})
    assert [each.counts for each in play.view().public.tasks] == [(1, 0)]


def test_k_4_each_city_has_its_own_claims() -> None:
    rolls = {
        f"t9:battle:{space}:roll:1:seat:{seat}": (LOW, (1, 2), HIGH)[seat]
        for space in (1, 2)
        for seat in (0, 1, 2)
    }
    play = planned(
        loser("training.1 bad-penny.1", CLAIM, SECOND),
        loser("training.2", THIRD),
        captain("fat-comet.1 knock-knee.1"),
        plans={
            0: "training.1>1 bad-penny.1>2",
            1: "training.2>1",
            2: "fat-comet.1>1 knock-knee.1>2",
        },
        dice={
            **rolls,
            "t9:battle:1:claim:1:seat:0": LOW,
            "t9:battle:1:claim:1:seat:1": HIGH,
        },
        turn=9,
    )
    play = passed(fight_all(play)).give({0: "claim.1=claim claim.2=claim", 1: "claim.1=claim"})
    assert [each.space for each in play.told(ClaimRolled)] == [1]
    assert [(each.space, each.seat) for each in play.told(TrophyClaimed)] == [(1, 1), (2, 0)]


def test_rl_27_live_cities_are_raided_or_caught_while_losers_choose() -> None:
    """The choice waits, unseen, until claims are settled, ships gone and cards drawn."""
    play = lost("knock-knee.1 paper-plate.1", CLAIM, armies="army-30 army-8")
    assert [(ask.seat, ask.kind) for ask in play.asks] == [(0, "loss"), (1, "reward")]
    play.give({0: "space.1=knock-knee.1 claim.1=claim", 1: "space.1=catch armies.1=never"})
    order = [type(notice.public) for notice in play.notices]
    assert order[:4] == [TrophyClaimed, ShipLost, Compensated, RewardChosen]
    assert len(play.told(CityLost)) == 1


def test_rl_27_where_losers_have_no_choice_cities_are_asked_about_alone() -> None:
    play = lost("training.1")
    assert (play.group, [ask.kind for ask in play.asks]) == ("t9:reward", ["reward"])
