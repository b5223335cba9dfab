"""A draft as everybody would see its outcome."""

import pytest

from engine.humanity.looking.foreseen import foreseen
from engine.humanity.table.terms import gains_text
from engine.humanity.table.view import HumanityView, ModuleView, ObstacleView
from tests.humanity.bases import at, lay
from tests.humanity.harness import Play, player, state
from tests.invasion.harness import parsed

BASE = lay(
    C4="ice-drill 2", D4="generator 3", E4="methane-tap 3", D5="insect-rack 3", D3="obstacle"
)


def seen(text: str) -> tuple[HumanityView, HumanityView]:
    """Return what the first player sees before and after a draft."""
    begun = state(player(BASE), hangars="1=relay-mast", wheel="4=1-left-3")
    playing = Play(begun)
    view = playing.view(0)
    return view, foreseen(view, playing.ask(0), parsed(text))


def test_what_is_still_open_changes_nothing() -> None:
    for text in ("", "action=deploy", "action=deploy astronaut=1"):
        before, after = seen(text)
        assert after == before


def test_work_is_foreseen_up_to_what_is_possible() -> None:
    _, after = seen("action=work astronaut=1 work=C4.2")
    drill = after.public.players[0].cells[at("C4")]
    assert isinstance(drill, ModuleView)
    assert drill.stock == 3
    assert not after.public.players[0].astronauts[0].active
    _, after = seen("action=work astronaut=1 work=D3.1")
    assert after.public.players[0].cells[at("D3")] == ObstacleView(2)


@pytest.mark.parametrize("said", ["", "colour=blue payment=plain"])
def test_a_module_is_foreseen_with_all_it_brings(said: str) -> None:
    before, after = seen(f"action=deploy astronaut=1 module=relay-mast {said}")
    own, then = after.public.players[0], before.public.players[0]
    laid = own.cells[at("C3")]
    assert isinstance(laid, ModuleView)
    assert laid.module.id == "relay-mast"
    assert own.research == then.research + 3
    assert sum(own.held) == sum(then.held) - 3
    assert (own.astronauts[0].cell, own.astronauts[0].hangar) == (None, 1)
    assert after.public.ring[1].module is None


def test_landing_is_foreseen() -> None:
    """Whoever is said to land lands there, others where suggested; it may still be changed."""
    playing = Play(state(player(BASE, "C3 home home"), landing=(0,)))
    view = playing.view(0)
    after = foreseen(view, playing.ask(0), parsed("cell.2=B4"))
    places = [each.cell for each in after.public.players[0].astronauts]
    assert places == [at("C3"), at("B4"), at("C5")]
    assert after.public.landing == (0,)
    worked = foreseen(view, playing.ask(0), parsed("cell.2=B4 action=work astronaut=2 work=D3.1"))
    crew = worked.public.players[0].astronauts
    assert (crew[1].cell, crew[1].active) == (at("B4"), False)


def test_what_cannot_be_paid_or_may_not_lie_there_is_not_foreseen() -> None:
    """A module that costs what nobody has was shown as built, and free."""
    poor = state(player(lay(C4="ice-drill")), hangars="1=relay-mast", wheel="4=1-left-3")
    for text in (
        "action=deploy astronaut=1 module=relay-mast",
        "action=experiment astronaut=1 experiment=1-left-3",
    ):
        playing = Play(poor)
        view = playing.view(0)
        assert foreseen(view, playing.ask(0), parsed(text)) == view
    beside = lay(C4="ice-drill 3", B3="long-greenhouse")
    playing = Play(state(player(beside), hangars="1=long-dome 2=octagon-greenhouse"))
    view = playing.view(0)
    draft = "action=deploy astronaut=1 module="
    assert foreseen(view, playing.ask(0), parsed(f"{draft}long-dome")) == view
    assert foreseen(view, playing.ask(0), parsed(f"{draft}octagon-greenhouse")) != view


def test_an_own_way_to_pay_that_is_open_still_is_foreseen_as_the_usual_one() -> None:
    before, after = seen("action=deploy astronaut=1 module=relay-mast payment=own")
    assert sum(after.public.players[0].held) == sum(before.public.players[0].held) - 3


def gains(playing: Play, text: str) -> dict[str, dict[str, object]]:
    """Return what a form tells of a draft, by its key."""
    return {each.key: dict(each.args) for each in playing.form(0, text).facts}


@pytest.mark.parametrize(
    ("missions", "points", "science"), [("a4 b1 c1", 4, 1), ("a4 b2 c1", 1, 0)]
)
def test_gains_of_missions_are_foreseen(missions: str, points: int, science: int) -> None:
    """Words said +1 where the picture showed +4: four in a column are worth three points more."""
    cells = lay(C4="ice-drill 3", C5="relay-mast", C6="dish-array")
    playing = Play(state(player(cells), hangars="1=octagon-greenhouse", missions=missions))
    text = "action=deploy astronaut=1 module=octagon-greenhouse"
    before, told = playing.view(0).public.players[0].points, gains(playing, text)
    playing.act(text)
    after = playing.view(0).public.players[0].points
    assert told["humanity-fact-gains"]["won"] == gains_text(0, after - before, science)
    assert after - before == points


def test_time_that_an_experiment_brings_moves_who_carries_it_out() -> None:
    begun = state(player(BASE), wheel="5=1-centre-2", hangars="1=relay-mast")
    playing = Play(begun)
    text = "action=experiment astronaut=1 experiment=1-centre-2"
    told = gains(playing, text)["humanity-fact-away"]
    playing.act(text)
    sent = playing.view(0).public.players[0].astronauts[0]
    assert (told["hangar"], told["away"]) == (sent.hangar, sent.away) == (3, 3)
