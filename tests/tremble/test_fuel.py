"""Extra fuel, from compensation cards and a station: P-2."""

from typing import Any

import pytest

from engine.core.words import say
from engine.tremble.cards.tables import SHIPS
from engine.tremble.phases.planning import needed_fuel
from engine.tremble.rules import TREMBLE
from engine.tremble.table.events import FuelAdded, PlansRevealed
from tests.invasion.harness import parsed, sent, split
from tests.tremble.harness import Play, captain, state


def fuelled(cards: str = "", squad: str = "training.1 boom-mole.1", **more: Any) -> Play:
    """Ask for a plan in turn 1, fuel 4: all ships together take 7 fuel."""
    one = captain(squad, compensations=split(cards))
    return Play(state(one, captain("training.2"), turn=more.get("turn", 1))).give()


def test_p_2_extra_fuel_cards_raise_the_limit() -> None:
    play = fuelled("jerry-can.1")
    plan = sent("boom-mole.1>1")
    assert play.open(0, "ship.boom-mole.1") == {"home"}
    assert play.faults(0, plan) == ["fault-closed"]
    assert "1" in play.open(0, "ship.boom-mole.1", "fuel=jerry-can.1")
    assert not play.form(0, f"{plan} fuel=jerry-can.1").faults


def test_p_2_too_much_for_the_fuel_is_one_fault_that_says_what_to_leave() -> None:
    play = fuelled("jerry-can.1", "training.1 boom-mole.1 knock-knee.1")
    plan = sent("training.1>1 boom-mole.1>1 knock-knee.1>2")
    (fault,) = play.form(0, plan).faults
    used = sum(SHIPS[f"{ship}.1"].fuel for ship in ("training", "boom-mole", "knock-knee"))
    why = say("invasion-closed-over", used=used, limit=4, over=used - 4)
    assert fault == say("fault-together", why=why)
    (fault,) = play.form(0, f"{plan} fuel=jerry-can.1").faults
    assert "invasion-closed-over" in str(fault), "what is added counts"


def test_p_2_they_are_spent_at_the_reveal_and_shown() -> None:
    play = fuelled("jerry-can.1").give({0: sent("boom-mole.1>1") + " fuel=jerry-can.1"})
    kinds = [type(notice.public) for notice in play.notices]
    assert kinds.index(FuelAdded) < kinds.index(PlansRevealed)
    (told,) = play.told(FuelAdded, 1)
    assert (told.seat, [aid.id for aid in told.aids], told.amount) == (0, ["jerry-can.1"], 2)
    assert play.state.captains[0].compensations == ()
    assert play.view(1).public.piles.compensation_discard == ("jerry-can.1",)
    assert play.view(1).public.captains[0].extra_fuel == 2


def test_p_2_several_cards_add_up() -> None:
    play = fuelled("jerry-can.1 tanker-on-tow", "boom-mole.1 knock-knee.1")
    plan = sent("boom-mole.1>1 knock-knee.1>2")
    assert play.faults(0, f"{plan} fuel=tanker-on-tow")
    play.give({0: f"{plan} fuel=tanker-on-tow,jerry-can.1"})
    assert play.state.captains[0].compensations == ()
    assert play.state.captains[0].extra_fuel == 6


def test_p_2_cards_that_the_plan_does_not_need_are_kept() -> None:
    play = fuelled("jerry-can.1 jerry-can.2").give(
        {0: sent("training.1>1") + " fuel=jerry-can.1,jerry-can.2"}
    )
    assert not play.told(FuelAdded)
    assert play.state.captains[0].compensations == ("jerry-can.1", "jerry-can.2")
    assert play.state.captains[0].extra_fuel == 0
    play = fuelled("jerry-can.1 jerry-can.2").give(
        {0: sent("boom-mole.1>1") + " fuel=jerry-can.1,jerry-can.2"}
    )
    assert len(play.state.captains[0].compensations) == 1


@pytest.mark.parametrize(
    ("committed", "over", "needed"),
    [
        ("jerry-can.1 tanker-on-tow", 2, "jerry-can.1"),
        ("jerry-can.1 tanker-on-tow", 3, "tanker-on-tow"),
        ("jerry-can.1 tanker-on-tow", 5, "jerry-can.1 tanker-on-tow"),
        ("gas-giant jerry-can.1", 2, "gas-giant"),
        ("gas-giant jerry-can.1", 5, "gas-giant jerry-can.1"),
        ("gas-giant jerry-can.1 tanker-on-tow", 0, ""),
        ("jerry-can.1", -3, ""),
    ],
)
def test_p_2_no_more_than_needed_and_the_station_first(
    committed: str, over: int, needed: str
) -> None:
    assert needed_fuel(split(committed), over) == split(needed)


def test_p_2_a_station_helps_once_a_turn_and_again_in_the_next() -> None:
    play = fuelled(squad="boom-mole.1 gas-giant")
    play.give({0: sent("boom-mole.1>1") + " fuel=gas-giant"})
    shown = play.view(1).public.captains[0]
    assert [each.used for each in shown.stations] == [True]
    assert shown.extra_fuel == 4
    while play.state.turn == 1:
        play.give()
    shown = play.view(1).public.captains[0]
    assert [each.used for each in shown.stations] == [False]
    assert shown.extra_fuel == 0
    play.give()
    assert play.open(0, "fuel") == {"gas-giant"}


def test_p_2_a_station_that_is_not_needed_stays_unused() -> None:
    play = fuelled(squad="training.1 gas-giant").give({0: sent("training.1>1") + " fuel=gas-giant"})
    assert play.state.captains[0].used == ()


def test_p_2_only_fuel_is_offered() -> None:
    assert [field.key for field in fuelled("pep-talk.1").form(0).fields] == [
        "ship.training.1",
        "ship.boom-mole.1",
    ]
    assert play_options("pep-talk.1 jerry-can.2") == {"jerry-can.2"}


def play_options(cards: str) -> set[str]:
    return fuelled(cards).open(0, "fuel")


def test_p_2_commitments_that_are_kept_stay_secret() -> None:
    play = fuelled("jerry-can.1")
    parts = [
        TREMBLE.public_part(play.view(0), play.ask(0), parsed(text))
        for text in (sent("training.1>1"), sent("training.1>1") + " fuel=jerry-can.1")
    ]
    assert parts[0] == parts[1]
    seen = []
    for text in ("", " fuel=jerry-can.1"):
        play = fuelled("jerry-can.1").give({0: sent("training.1>1") + text})
        seen.append((play.view(1), play.view(), play.notices))
    assert seen[0] == seen[1]


def test_p_2_everybody_whose_plan_needs_fuel_shows_it() -> None:
    squads = (
        captain("training.1 boom-mole.1", compensations=("jerry-can.1",)),
        captain("training.2 boom-mole.2", compensations=("jerry-can.2",)),
    )
    play = Play(state(*squads, turn=1)).give()
    play.give(
        {
            0: sent("boom-mole.1>1") + " fuel=jerry-can.1",
            1: sent("boom-mole.2>2") + " fuel=jerry-can.2",
        }
    )
    told = play.told(FuelAdded)
    assert [(each.seat, each.amount, each.used, each.limit) for each in told] == [
        (0, 2, 6, 4),
        (1, 2, 6, 4),
    ]
    assert play.state.compensations.late == 0  # phase 5 has begun (RL-12)


def test_p_2_fuel_is_asked_for_first_and_by_name() -> None:
    form = fuelled("jerry-can.1").form(0)
    assert [field.key for field in form.fields] == [
        "fuel",
        "ship.training.1",
        "ship.boom-mole.1",
    ]
    (option,) = form.field("fuel").options
    assert option.label.key == "invasion-card"
    assert option.note is not None


def test_p_2_the_public_part_of_a_plan_is_where_ships_go_and_the_fuel_it_takes() -> None:
    play = fuelled("jerry-can.1 jerry-can.2")
    text = sent("boom-mole.1>1 training.1>home") + " fuel=jerry-can.1,jerry-can.2"
    part = TREMBLE.public_part(play.view(0), play.ask(0), play.form(0, text).answer())
    assert part == [[("ship.boom-mole.1", "1")], ("jerry-can.2",)]
