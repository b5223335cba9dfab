"""Rounds by plans."""

from engine.core.asks import Decide
from engine.kit.ahead import held_to
from engine.martians.advice import form
from engine.martians.rules import MARTIANS as GAME
from engine.martians.table.events import ChoosesNow, TurnBegan, Walked
from engine.martians.table.frames import Laying
from engine.martians.table.state import on
from tests.martians.scenes import Scene


def planned(**plan: object) -> Scene:
    """Return a scene in which seat 0 has planned a round, and seat 1 what is filled in."""
    scene = Scene(turns="rounds").town()
    scene.state = on(scene.state, started=0, turn=0)
    scene.step()
    return scene.answer(0, **plan)


def until_seat_one(scene: Scene) -> Scene:
    """Let dice fall on six until the turn of seat 1 begins, or somebody is asked."""
    while not isinstance(scene.pending, Decide) and scene.state.table.turn < 3:
        scene.roll(6)
    return scene


def test_everybody_plans_at_once() -> None:
    """MA-4.1: one question a round, to all, without a window."""
    scene = Scene(turns="rounds").step()
    pending = scene.pending
    assert isinstance(pending, Decide)
    assert [ask.kind for ask in pending.asks] == ["plan", "plan"]
    assert pending.window is None
    assert pending.group == "r1:plans"
    assert not scene.told(TurnBegan)


def test_turns_follow_by_plans() -> None:
    """MA-6.5 MA-11.3: nobody is asked anything until the next round."""
    scene = Scene(turns="rounds").step().default()
    for _ in range(40):
        if scene.asked == "plan":
            break
        scene.roll(6)
    assert scene.asked == "plan"
    assert [each.seat for each in scene.told(TurnBegan)] == [0, 1]
    assert scene.pending.group == "r2:plans"  # type: ignore[union-attr]


def test_an_aim_is_walked_to() -> None:
    """MA-6.5: a place, or what is wished where that cannot be."""
    scene = until_seat_one(planned(aim="place", place="2.6", tile="far"))
    squares = next(each for each in scene.told(Walked) if each.seat == 0).squares
    assert scene.state.table.town.where[squares[-1]] == (1, 5)


def test_ask_me_is_public_when_its_moment_comes() -> None:
    """MA-5.1: not before."""
    scene = planned(tile="ask")
    assert [each.kind for each in scene.told(ChoosesNow)] == ["tile"]
    assert scene.asked == "tile"
    assert isinstance(scene.state.agenda[-1], Laying)


def test_plans_are_hidden() -> None:
    """MA-12.1: others see that there is one, and not even when cards are kept for."""
    scene = planned(aim="flee", horde="towards-2")
    assert scene.state.plans[0]
    for viewer in (1, None):
        view = scene.view(viewer)
        assert view.plan == (scene.state.plans[1] if viewer == 1 else ())
        assert view.planned == (True, True)


def test_a_plan_is_for_one_turn() -> None:
    """MA-C5: an extra turn is asked for."""
    scene = planned()
    while scene.state.table.seat == 0:
        scene.roll(6)
    assert scene.state.plans[0] == ()
    assert scene.state.plans[1]


def test_orders_are_held_to_the_form() -> None:
    scene = Scene().town().walk(roll=4)
    held = held_to(form, GAME.default)
    ask, view = scene.ask(0), scene.view(0)
    assert held(view, ask, {"goal": ("99.9",)})["goal"] == ()
    assert held(view, ask, {"nonsense": ("1",)})["goal"] == ()
    whole = GAME.suggestion(view, ask)
    assert held(view, ask, whole) == GAME.form(view, ask, whole).answer()
