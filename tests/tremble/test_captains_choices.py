"""What computer captains do when stations, cards and ships that move come into play."""

import pytest

from engine.core.asks import Ask
from engine.tremble.captains.captains import CAPTAINS
from engine.tremble.rules import TREMBLE
from tests.invasion.harness import split
from tests.tremble.harness import Play, captain, meeting, planned, state
from tests.tremble.test_captains import answer

KLR, STABLE, OPINION = "kek-lol-rofl.1", "death-stable", "second-opinion"
CITIES = "paris vienna naples"


def duel(squad: str, throw: tuple[int, int], cards: str = "", rival: str = "fat-comet.1") -> Play:
    """Let seat 0 throw against 11 + 7 of the rival."""
    own = captain(squad, compensations=split(cards))
    return meeting(own, captain(rival), throws=(throw, (3, 4)))


def test_steady_uses_a_station_that_turns_the_battle() -> None:
    assert answer(duel(f"knock-knee.1 {KLR}", (5, 4)), 0, "steady") == {"use": (KLR,)}


def test_steady_passes_where_a_station_is_not_enough() -> None:
    assert answer(duel(f"knock-knee.1 {KLR}", (1, 1)), 0, "steady") == {"use": ("pass",)}


def test_steady_begins_with_the_station_where_both_are_needed() -> None:
    play = duel(f"knock-knee.1 {KLR}", (3, 2), "pep-talk.1")
    assert answer(play, 0, "steady") == {"use": (KLR,)}
    play.give({0: f"use={KLR}"})
    assert answer(play, 0, "steady") == {"use": ("pep-talk.1",)}


def test_steady_rolls_bad_dice_again() -> None:
    assert answer(duel(f"knock-knee.1 {OPINION}", (2, 1)), 0, "steady") == {"use": (OPINION,)}


def test_steady_cancels_the_bonus_that_decides() -> None:
    behind = duel(f"knock-knee.1 {STABLE}", (4, 4), rival="doom-mole.1 paper-plate.1")
    assert answer(behind, 0, "steady") == {"use": (STABLE,), "ship": ("doom-mole.1",)}


def test_steady_saves_a_dear_ship_and_claims_the_trophy() -> None:
    own = captain("mole-mates.1 doom-mole.1", compensations=("ejector-seat.1", "finders-keepers.1"))
    play = meeting(
        own,
        captain("boom-mole.2"),
        turn=3,
        dice={f"t3:battle:1:roll:1:seat:{seat}": (1 + seat, 1) for seat in range(2)},
    )
    while play.asks[0].kind == "respond":
        play.give()
    chosen = answer(play, 0, "steady")
    assert chosen["space.1"] == ("ejector-seat.1",)
    assert chosen["claim.1"] == ("claim",)


def test_steady_gives_up_the_poorest_ship() -> None:
    play = duel("fat-comet.2 doom-mole.1 paper-plate.1", (1, 1), rival="fat-comet.1 boom-mole.2")
    assert answer(play, 0, "steady") == {"space.1": ("paper-plate.1",)}


def test_steady_breaks_up_the_group_that_would_beat_it() -> None:
    play = planned(
        captain("knock-knee.1 tug-of-woe"),
        captain("boom-mole.1 paper-plate.1"),
        plans={0: "knock-knee.1>1", 1: "boom-mole.1>1 paper-plate.1>1"},
        turn=9,
        cities=CITIES,
    )
    moved = answer(play, 0, "steady")
    assert moved["ship.tug-of-woe"] == ("boom-mole.1",)
    assert moved["space.tug-of-woe"] in {("2",), ("3",)}
    play.give({0: " ".join(f"{key}={value[0]}" for key, value in moved.items())})


def test_steady_moves_nothing_where_nobody_is_in_its_way() -> None:
    play = planned(
        captain("knock-knee.1 tug-of-woe"),
        captain("boom-mole.1"),
        plans={0: "knock-knee.1>1", 1: "boom-mole.1>2"},
        turn=9,
        cities=CITIES,
    )
    assert answer(play, 0, "steady") == {"ship.tug-of-woe": ("pass",)}


@pytest.mark.parametrize(("rival", "target"), [("fat-comet.1", "3"), ("paper-plate.1", "stay")])
def test_steady_transfers_to_where_nobody_is(rival: str, target: str) -> None:
    play = planned(
        captain("moon-walker.1"),
        captain(f"{rival} boom-mole.1"),
        plans={0: "moon-walker.1>1", 1: f"{rival}>1 boom-mole.1>2"},
        turn=9,
        cities="naples vienna paris" if target == "3" else "paris vienna naples",
    )
    assert answer(play, 0, "steady") == {"ship.moon-walker.1": (target,)}


def alone(squad: str, *, cards: str = "", armies: str = "", cities: str = "seoul") -> Play:
    """Send knock-knee and more alone to space 1: Seoul, two armies."""
    ships = " ".join(f"{ship}>1" for ship in split(squad) if ship not in ("fake-news-tower", KLR))
    return planned(
        captain(squad, compensations=split(cards)),
        captain("training.2"),
        plans={0: ships},
        turn=9,
        cities=cities,
        armies=armies,
    )


def test_steady_meets_fewer_armies_where_that_pays() -> None:
    play = alone("fat-comet.1 knock-knee.1 fake-news-tower")
    assert answer(play, 0, "steady") == {
        "space.1": ("catch",),
        "armies.1": ("30",),
        "use.1": ("fake-news-tower",),
    }


def test_steady_flees_a_hopeless_army_and_fights_a_weak_one() -> None:
    strong = alone("knock-knee.1", armies="army-30 army-8").give({0: "space.1=catch"})
    assert answer(strong, 0, "steady") == {"choice": ("retreat",)}
    weak = alone("knock-knee.1", armies="army-8 army-9").give({0: "space.1=catch"})
    assert answer(weak, 0, "steady") == {"choice": ("fight",)}


def lost_fight(squad: str, cards: str = "") -> Play:
    """Let 7 + 2 lose against an army of 12."""
    play = planned(
        captain(squad, compensations=split(cards)),
        captain("training.2"),
        plans={0: "knock-knee.1>1"},
        dice={"t9:army:1:1:roll": (1, 1)},
        turn=9,
        cities="paris",
        armies="army-12",
    )
    return play.give({0: "space.1=catch"}).give({0: "choice=fight"})


def test_steady_spends_what_is_just_enough_against_an_army() -> None:
    assert answer(lost_fight(f"knock-knee.1 {KLR}", "pep-talk.1"), 0, "steady") == {"use": (KLR,)}
    assert answer(lost_fight("knock-knee.1", "pep-talk.1"), 0, "steady") == {"use": ("pep-talk.1",)}
    assert answer(lost_fight("knock-knee.1", "jerry-can.1"), 0, "steady") == {"use": ("pass",)}


def test_steady_commits_fuel_that_pays() -> None:
    squad = "training.1 doom-mole.1 doom-mole.2 boom-mole.1"
    own = captain(squad, compensations=("tanker-on-tow",))
    play = Play(state(own, captain("training.2"), cities="paris seoul kyoto")).give()
    plan = answer(play, 0, "steady")
    assert plan["fuel"] == ("tanker-on-tow",)
    assert not TREMBLE.form(play.view(0), play.ask(0), plan).faults


def test_steady_pays_with_discounts() -> None:
    own = captain("training.1", humans=40_000, compensations=("scratch-and-dent.1",))
    deck = "moon-walker.1 fat-comet.1 mole-mates.1 golden-eye.1"
    play = Play(state(own, captain("training.2"), turn=2, deck=deck))
    bought = answer(play, 0, "steady")
    assert len(bought["buy"]) == 2
    assert bought["discount"] == ("scratch-and-dent.1",)


def test_steady_keeps_a_discount_that_has_nothing_left_to_pay() -> None:
    cards = split("scratch-and-dent.1 scratch-and-dent.2")
    own = captain("training.1 golden-eye.3", humans=0, compensations=cards)
    deck = "moon-walker.1 kek-lol-rofl.1 paper-plate.1 death-stable"
    play = Play(state(own, captain("training.2"), turn=2, deck=deck))
    bought = answer(play, 0, "steady")
    assert (bought["buy"], bought["discount"]) == (("paper-plate.1",), cards[:1])
    assert not TREMBLE.form(play.view(0), play.ask(0), bought).faults


def test_steady_draws_again_where_no_station_pays() -> None:
    deck = "kek-lol-rofl.1 golden-eye.1 second-opinion golden-eye.2"
    own = captain("training.1 paper-plate.1", humans=0)
    play = Play(state(own, captain("training.2"), turn=1, deck=deck))
    assert answer(play, 0, "steady").get("redraw") == ("redraw",)


@pytest.mark.parametrize("name", sorted(CAPTAINS))
def test_a_question_of_an_unknown_kind_is_answered_by_its_form(name: str) -> None:
    play = duel(f"knock-knee.1 {KLR}", (5, 4))
    view, ask = play.view(0), play.ask(0)

    def pick(limit: int) -> int:
        return limit - 1

    chosen = CAPTAINS[name](
        view, Ask(0, "riddle"), lambda draft: TREMBLE.form(view, ask, draft), pick
    )
    assert not TREMBLE.form(view, ask, chosen).faults


def test_sharp_throws_in_a_ship_that_is_worth_less_than_the_comfort_and_no_other() -> None:
    def chosen(ship: str, captain_name: str) -> tuple[str, ...]:
        plans = {0: f"{ship}>1", 1: "fat-comet.1>1"}
        play = planned(
            captain(ship), captain("fat-comet.1"), plans=plans, turn=5, cities="vienna paris naples"
        )
        return answer(play, 0, captain_name)["space.1"]

    assert chosen("paper-plate.1", "steady") == ("retreat",)
    assert chosen("paper-plate.1", "sharp") == ("fight",)
    assert chosen("mole-mates.1", "sharp") == ("retreat",)
