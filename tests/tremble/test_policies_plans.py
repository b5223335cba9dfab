"""Standing orders for buying, planning and moves."""

import pytest

from engine.core.asks import Answer
from tests.tremble.harness import Play, captain, planned, state
from tests.tremble.test_moves import TUG, tugged
from tests.tremble.test_policies import at_once, standing

NOTHING: Answer = {"buy": (), "discard": (), "credit": ()}


def offered(squad: str, offer: str, humans: int = 100_000) -> Play:
    """Offer two cards of turn 1 to the first captain."""
    first, second = offer.split()
    deck = f"{first} fat-comet.2 {second} fat-comet.1"
    return Play(state(captain(squad, humans=humans), captain("training.2"), deck=deck))


def bought(play: Play, order: str) -> tuple[str, ...] | None:
    answer = standing(play, 0, buy=order)
    return None if answer is None else answer["buy"]


def test_buy_one_ship_by_price_or_by_strength() -> None:
    play = offered("training.1", "boom-mole.1 paper-plate.1")
    assert bought(play, "cheapest") == ("paper-plate.1",)
    assert bought(play, "strongest") == ("boom-mole.1",)
    assert bought(play, "steady")
    assert standing(play, 0, buy="keep") == NOTHING


def test_only_what_can_be_paid_without_a_credit() -> None:
    play = offered("training.1", "boom-mole.1 knock-knee.1", humans=30_000)
    assert bought(play, "strongest") == ("knock-knee.1",)
    play = offered("training.1", "boom-mole.1 knock-knee.1", humans=20_000)
    assert standing(play, 0, buy="strongest") == NOTHING


def test_a_full_squad_gives_a_weaker_ship_for_a_stronger_one() -> None:
    squad = "training.1 moon-walker.1 moon-walker.2 bar-stool.1 bar-stool.2"
    play = offered(squad, "boom-mole.1 golden-eye.1")
    answer = standing(play, 0, buy="strongest")
    assert answer is not None
    assert (answer["buy"], len(answer["discard"])) == (("boom-mole.1",), 1)
    strong = "fat-comet.1 knock-knee.1 knock-knee.2 grumpy-sofa.1 grumpy-sofa.2"
    play = Play(
        state(
            captain(strong),
            captain("training.2"),
            deck="golden-eye.1 hard-frisbee.1 golden-eye.2 hard-frisbee.2",
        )
    )
    assert standing(play, 0, buy="cheapest") == NOTHING


def test_two_stations_are_given_back_for_a_ship() -> None:
    play = offered("training.1", "kek-lol-rofl.1 death-stable")
    for order in ("cheapest", "strongest"):
        answer = standing(play, 0, buy=order)
        assert answer is not None
        assert answer["redraw"] == ("redraw",)
    assert standing(play, 0, buy="keep") == NOTHING


def test_whatever_is_bought_may_be_bought_at_once() -> None:
    play = offered("training.1", "boom-mole.1 paper-plate.1")
    assert at_once(play, 0, buy="keep") == NOTHING
    for each in ("cheapest", "strongest", "steady"):
        assert at_once(play, 0, buy=each) == standing(play, 0, buy=each)
        assert standing(play, 0, buy=each) is not None


# Plans


def before_plans(squad: str, cities: str, turn: int = 1, tasks: str = "") -> Play:
    play = Play(state(captain(squad), captain("training.2"), cities=cities, turn=turn, tasks=tasks))
    return play.give()


def sent(play: Play, order: str) -> dict[str, str] | None:
    """Return where ships go by an order, those left out being home."""
    answer = standing(play, 0, plan=order)
    if answer is None:
        return None
    assert not play.form(0, " ".join(f"{key}={','.join(to)}" for key, to in answer.items())).faults
    return {key.removeprefix("ship."): to[0] for key, to in answer.items() if key != "fuel"}


def test_all_to_the_city_with_the_best_raid() -> None:
    play = before_plans("training.1 knock-knee.1 fat-comet.1", "vienna paris naples")  # fuel 4
    assert sent(play, "richest") == {"training.1": "2", "knock-knee.1": "2"}
    play = before_plans("training.1 knock-knee.1 fat-comet.1", "vienna paris naples", turn=3)
    assert sent(play, "richest") == {"training.1": "2", "fat-comet.1": "2"}


def test_bonuses_count_for_what_is_strongest() -> None:
    squad = "grumpy-sofa.1 training.1 opera-glass.1 test-tube.1"  # 9 against 2 + 3 + 3 and 4
    play = before_plans(squad, "vienna paris naples")
    assert sent(play, "richest") == dict.fromkeys(squad.split()[1:], "2")


def test_the_strongest_ship_goes_to_the_richest_of_several() -> None:
    play = before_plans("training.1 knock-knee.1 fat-comet.1", "vienna paris naples", turn=6)
    assert sent(play, "spread") == {"fat-comet.1": "2", "knock-knee.1": "1", "training.1": "3"}
    play = before_plans("training.1 knock-knee.1 fat-comet.1", "vienna paris naples")
    assert sent(play, "spread") == {"knock-knee.1": "2", "training.1": "1"}


def test_more_ships_than_cities_join_the_others() -> None:
    play = before_plans("training.1 knock-knee.1 bar-stool.1", "vienna paris naples", turn=6)
    assert sent(play, "scientific") == {
        "knock-knee.1": "2",
        "bar-stool.1": "2",
        "training.1": "2",
    }


@pytest.mark.parametrize(
    ("order", "space"), [("scientific", "2"), ("cultural", "1"), ("industrial", "3")]
)
def test_cities_of_a_type(order: str, space: str) -> None:
    play = before_plans("training.1", "vienna paris naples")
    assert sent(play, order) == {"training.1": space}


def test_where_no_city_fits_the_order_says_nothing() -> None:
    play = before_plans("training.1", "paris dublin seoul", tasks="cultural industrial africa")
    assert sent(play, "cultural") is None
    assert sent(play, "tasks") is None
    assert at_once(play, 0, plan="cultural") is at_once(play, 0, plan="tasks") is None
    play = before_plans("training.1", "paris dublin seoul", tasks="cultural industrial asia")
    assert sent(play, "tasks") == {"training.1": "3"}


def test_stations_give_fuel_without_a_word() -> None:
    play = before_plans("fat-comet.1 gas-giant", "vienna paris naples", turn=1)  # 5 with 4 + 2
    assert standing(play, 0, plan="richest") == {"ship.fat-comet.1": ("2",), "fuel": ("gas-giant",)}


def test_plans_count_at_once_where_everybody_sees_that_a_city_fits() -> None:
    play = before_plans("training.1 knock-knee.1", "vienna paris naples")
    assert at_once(play, 0, plan="home") == play.default(0)
    assert play.form(0).answer() == play.default(0)
    for each in ("richest", "spread", "steady", "cultural"):
        assert at_once(play, 0, plan=each) == standing(play, 0, plan=each)
        assert standing(play, 0, plan=each)
    assert sent(play, "steady")


# Moves


def test_stations_leave_ships_alone_unless_told() -> None:
    play = tugged()
    for order in ("stay", "free"):
        assert at_once(play, 0, moves=order) == {f"ship.{TUG}": ("pass",)}


def test_a_station_sends_a_rival_away_where_that_helps() -> None:
    play = tugged(plan="knock-knee.1>2")
    answer = at_once(play, 0, moves="best")
    assert answer is not None
    assert answer[f"ship.{TUG}"] == ("knock-knee.1",)
    assert answer == standing(play, 0, moves="best")


def dodging(rival: str) -> Play:
    return planned(
        captain("moon-walker.1"),
        captain("fat-comet.1"),
        plans={0: "moon-walker.1>1", 1: f"fat-comet.1>{rival}"},
        turn=9,
        cities="vienna paris naples",
    )


@pytest.mark.parametrize(
    ("rival", "order", "target"),
    [("1", "stay", "stay"), ("1", "free", "2"), ("2", "free", "stay"), ("1", "best", "2")],
)
def test_own_ships_stay_or_dodge(rival: str, order: str, target: str) -> None:
    play = dodging(rival)
    assert at_once(play, 0, moves=order) == {"ship.moon-walker.1": (target,)}
    assert standing(play, 0, moves=order) == {"ship.moon-walker.1": (target,)}
