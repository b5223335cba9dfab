"""Fights and death."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.asks import Draw
from engine.martians.cards.tables import OBJECT
from engine.martians.table.events import Died, Fought, TokensLie
from engine.martians.table.frames import Fighting, Meeting, Striding, Walking
from engine.martians.table.state import HOME, on
from tests.martians.scenes import STREET, Scene, at


def fighting(**changes: Any) -> Scene:
    """Return a scene in which seat 0 fights on the straight, and decides what is paid."""
    scene = Scene().town().martians("2.5").captain(0, "2.5", **changes)
    scene.state = replace(scene.state, orders=(("pays--ask",), ()))
    return scene


@pytest.mark.parametrize("face", [4, 5, 6])
def test_four_and_more_win(face: int) -> None:
    """MA-T6 MA-7.2 MA-7.4 MA-F5: the Martian is collected."""
    scene = fighting().step(Fighting()).roll(face)
    assert scene.me().kills == 1
    assert not scene.state.table.martians


@pytest.mark.parametrize(("face", "spent"), [(3, 1), (2, 2), (1, 3)])
def test_bullets_make_up_for_a_lost_roll(face: int, spent: int) -> None:
    """MA-T7 MA-7.2 MA-9.3: exactly those that are missing."""
    scene = fighting().step(Fighting()).roll(face)
    assert scene.offered("pay") == {"bullets", "life"}
    scene.answer(pay="bullets")
    assert (scene.me().bullets, scene.me().kills) == (3 - spent, 1)


def test_too_few_bullets_are_no_option() -> None:
    """MA-T8 MA-7.2 MA-7.3: a Life is lost, and the die is thrown again."""
    scene = fighting(bullets=1).step(Fighting()).roll(2)
    assert scene.me().life == 2
    assert isinstance(scene.pending, Draw)


def test_nobody_breaks_off() -> None:
    """MA-7.3: the fight goes on until victory or death."""
    scene = fighting(bullets=0).step(Fighting()).roll(1, 1)
    assert scene.me().life == 1
    scene.roll(1)
    assert scene.told(Died)


@pytest.mark.parametrize(
    ("face", "life", "paid"), [(3, 3, "bullets"), (2, 3, "life"), (2, 1, "bullets")]
)
def test_what_is_paid_by_default(face: int, life: int, paid: str) -> None:
    """MA-7.2: Bullets for a need of one, or with the last Life."""
    scene = fighting(life=life).step(Fighting()).roll(face)
    scene.default()
    assert scene.told(Fought)[0].paid == paid


def test_a_fight_is_no_question_unless_its_captain_asked() -> None:
    """MA-7.2: what was ordered with the walk answers each roll."""
    scene = Scene().town().martians("2.4").walk(roll=4)
    scene.answer(goal="2.4", pays="2").roll(2)
    assert scene.me().bullets == 1
    assert scene.me().kills == 1
    asking = Scene().town().martians("2.4").walk(roll=4)
    asking.answer(goal="2.4", pays="ask").roll(2)
    assert asking.asked == "hit"


def test_the_shotgun_helps_once_a_fight() -> None:
    """EV-12 MA-C9 MA-T26 MA-7.5 MA-C22: a shell for a need of one, whatever was played."""
    scene = fighting(played=1).weapon(0, "shotgun", shells=3).hands((), ())
    scene.step(Fighting()).roll(3)
    assert scene.offered("pay") == {"shell", "bullets", "life"}
    scene.answer(pay="shell")
    assert (scene.me().shells, scene.me().bullets, scene.me().kills) == (2, 3, 1)
    worse = fighting().weapon(0, "shotgun", shells=3).hands((), ()).step(Fighting()).roll(2)
    assert "shell" not in worse.offered("pay")


def test_the_last_shell_discards_the_shotgun() -> None:
    """EV-12: it is gone with its last Bullet."""
    scene = fighting().weapon(0, "shotgun", shells=1).hands((), ()).step(Fighting()).roll(3)
    scene.answer(pay="shell")
    assert scene.me().weapons == ()
    assert scene.state.events.discard == ("shotgun.1",)


def test_death() -> None:
    """MA-T9 MA-8.1 MA-F6 MA-8.3 MA-Q11 MA-Q13: half is lost, objects lie open near by."""
    scene = Scene().town().martians("3.5").weapon(0, "shotgun", shells=2)
    scene.captain(0, "3.5", life=1, bullets=0, kills=7, objects=("fuel", "dynamite"))
    scene.hands(("beamed", "candy", "wrong-human"))
    scene.step(Fighting()).roll(1)
    me = scene.me()
    assert (me.kills, me.life, me.bullets, me.square) == (3, 3, 3, HOME)
    assert (me.objects, me.weapons, me.shells, me.cards) == ((), (), 0, 3)
    down = scene.told(TokensLie)[0].tokens
    assert {each.face for each in down} == {"fuel", "dynamite"}
    assert {each.square // 9 for each in down} == {3, 6}
    assert "shotgun.1" in scene.state.events.discard
    assert scene.state.table.supply == 100 - 1 - 3


def test_with_too_few_buildings_they_share_one() -> None:
    """MA-8.3: of one building squares are used again."""
    scene = Scene().town(*STREET[:3]).martians("3.5")
    scene.captain(0, "3.5", life=1, bullets=0, objects=("fuel", "dynamite"))
    scene.step(Fighting()).roll(1)
    squares = [each.square for each in scene.told(TokensLie)[0].tokens]
    assert [each // 9 for each in squares] == [3, 3]
    assert len(set(squares)) == 2


def test_without_a_building_they_return_to_the_pool() -> None:
    """MA-8.3 MA-C18: and the pool is shuffled, so that no face is known."""
    scene = Scene().town(*STREET[:2]).martians("2.5")
    scene.captain(0, "2.5", life=1, bullets=0, objects=("fuel",)).step(Fighting()).roll(1)
    assert isinstance(scene.pending, Draw)
    assert ":pool" in scene.pending.label
    scene.shuffled()
    assert len(scene.state.pool) == 18


def test_death_in_the_walk_ends_it() -> None:
    """MA-T10 MA-8.2: steps 6 to 8 are still played."""
    scene = Scene().town().martians("2.4").captain(0, life=1, bullets=0)
    scene.turn(skip=4)
    scene.roll(6).answer(goal="2.6").roll(1)
    assert scene.told(Died)
    assert isinstance(scene.pending, Draw)
    assert ":horde" in scene.pending.label


def test_death_in_step_two_leaves_out_the_walk() -> None:
    """MA-8.2 MA-Q12: cards are drawn all the same."""
    scene = Scene().town().martians("2.5").captain(0, "2.5", life=1, bullets=0)
    scene.hands(()).turn(skip=2)
    scene.roll(1)
    assert scene.told(Died)
    assert scene.me().cards == 3
    assert isinstance(scene.pending, Draw)
    assert ":horde" in scene.pending.label


def test_who_is_on_turn_fights() -> None:
    """MA-Q35 MA-7.6: others on the square do not, nor do captains fight each other."""
    scene = Scene().town().martians("2.5").captain(0, "2.5").captain(1, "2.5")
    scene.step(Meeting()).roll(6)
    assert (scene.me(0).kills, scene.me(1).kills) == (1, 0)


def test_a_cooperative_kill_goes_to_the_box() -> None:
    """MA-T33 MA-7.4 MA-C4: the supply stays as it is."""
    scene = Scene("coop", 2).town().martians("2.5").captain(0, "2.5").step(Fighting())
    supply = scene.state.table.supply
    scene.roll(6)
    assert (scene.state.table.box, scene.state.table.supply) == (1, supply)


def test_the_thirtieth_kill_wins() -> None:
    """MA-T28 MA-14.1: at once."""
    scene = Scene().town().martians("2.5").captain(0, "2.5", kills=29).step(Fighting()).roll(6)
    assert scene.over.winners == (0,)
    assert scene.over.reason.key == "martians-over-kills"


def test_stupid_humans_lower_the_roll() -> None:
    """MA-T37 MA-C2: a four counts three."""
    scene = fighting().effect("stupid-humans", 1, 1).step(Fighting()).roll(4)
    assert scene.asked == "hit"
    assert scene.ask(0).about[1] == 1


def test_objects_under_death_are_known() -> None:
    """MA-8.3: everybody saw them, so they lie face up for all (corrections, 22)."""
    scene = Scene().town().martians("3.5")
    scene.captain(0, "3.5", life=1, bullets=0, objects=("fuel",)).step(Fighting()).roll(1)
    (token,) = [each for each in scene.state.table.tokens if each.kind == OBJECT]
    assert token.face == "fuel"
    assert scene.view(None).face(token) == "fuel"


def test_no_walk_after_death() -> None:
    """MA-8.2: the die for it is not thrown."""
    scene = Scene().town()
    scene.state = on(scene.state, stopped=True)
    scene.step(Striding())
    assert not any(isinstance(each, Walking) for each in scene.state.agenda)
    assert at("1.5") == scene.me().square
