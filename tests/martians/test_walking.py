"""Walks, what is picked up on them, and what stops them."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from engine.core.asks import Answer, Decide, Draw
from engine.martians.cards.tables import OBJECT, SHIP
from engine.martians.phases.fights import survived
from engine.martians.phases.walking import allowance
from engine.martians.rules import MARTIANS as GAME
from engine.martians.table.events import Fought, LookedAt, PickedUp, SetOut, TokensLie, Walked
from engine.martians.table.frames import Meeting, Striding, Walking
from engine.martians.table.state import on
from tests.martians.scenes import Scene, at


def left(scene: Scene) -> int:
    """Return how many squares are left of the walk that is open."""
    frame = scene.state.agenda[-1]
    assert isinstance(frame, Walking)
    return allowance(scene.state.table, frame)


def test_the_walk_is_the_die_and_lives() -> None:
    """MA-T3 MA-F4 MA-6.1 MA-4.4: three Lives and a roll of four make seven squares."""
    scene = Scene().town().step(Striding())
    assert isinstance(scene.pending, Draw)
    scene.roll(4)
    assert left(scene) == 7
    pending = scene.pending
    assert isinstance(pending, Decide)
    assert pending.asks[0].about == (1, 7)


def test_lives_on_the_way_change_nothing() -> None:
    """MA-T4 MA-T5 MA-6.1: what was thrown stays fixed."""
    scene = Scene().town().walk(roll=4, life=3)
    for life in (2, 4):
        scene.captain(0, life=life)
        assert left(scene) == 7


def test_a_goal_is_walked_to_in_one_answer() -> None:
    """MA-4.5 MA-6.5 MA-6.2: the whole way at once, one point a square."""
    scene = Scene().town().walk(roll=4)
    scene.answer(goal="2.6")
    assert scene.me().square == at("2.6")
    assert scene.told(SetOut)[0].path == tuple(map(at, ("1.6", "2.4", "2.5", "2.6")))
    assert not scene.told(Fought)


def test_the_walk_ends_with_the_points() -> None:
    """MA-6.5: a goal that is too far is walked towards."""
    scene = Scene().town().captain(0, life=1).walk(roll=2)
    scene.answer(goal="3.2")
    assert scene.me().square == at("2.5")


def test_nobody_walks_for_nothing() -> None:
    """MA-6.5: where nothing is worth a walk, none is filled in."""
    scene = Scene().town().walk(roll=4).default()
    assert scene.me().square == at("1.5")
    assert not scene.told(Walked)


def test_a_walk_is_filled_in_and_can_be_left_out() -> None:
    """MA-6.5: what is filled in counts where nobody answers; whoever stays says so."""
    walked = Scene().town().token("2.6", "life").captain(0, life=2).walk(roll=6)
    assert walked.form(0).answer()["goal"] == ("2.6",)
    walked.default()
    assert walked.me().life == 3
    stayed = Scene().town().token("2.6", "life").captain(0, life=2).walk(roll=6)
    stayed.answer(way="stay")
    assert stayed.me().square == at("1.5")
    assert stayed.asked != "move"


def test_a_walk_goes_on_by_itself() -> None:
    """MA-6.5: to what is worth most then, in the same manner; nobody is asked."""
    scene = Scene().town().captain(0, life=4, bullets=3)
    scene.token("2.6", "life").token("1.6", "bullet").walk(roll=6)
    scene.answer(goal="1.6", way="safe", then="on")
    assert (scene.me().bullets, scene.me().life) == (4, 5)
    assert scene.asked != "move"


def test_a_walk_that_goes_on_keeps_its_manner() -> None:
    """MA-6.5: whoever avoids fights does so to the end."""
    scene = Scene().town().token("2.6", "object", "fuel").walk(roll=6)
    view = scene.view(0)
    frame = view.agenda[-1]
    assert isinstance(frame, Walking)
    ahead = replace(view, agenda=(*view.agenda[:-1], replace(frame, onward="safe")))
    assert GAME.default(ahead, scene.ask(0))["way"] == ("safe",)
    assert GAME.default(view, scene.ask(0))["way"] == ("usual",)


def test_a_walk_that_goes_on_stops_where_it_was_to() -> None:
    """MA-6.5: below the Lives that its captain named; then they are asked."""
    scene = Scene().town().martians("2.4").captain(0, life=4, bullets=0)
    scene.token("2.6", "life").token("1.6", "bullet").walk(roll=6)
    scene.answer(goal="1.6", way="short", then="on", stop=4, pays="0")
    assert scene.me().square == at("2.4")
    scene.roll(1, 6)
    assert scene.me().life == 3
    assert scene.asked == "move"


def test_no_step_crosses_a_wall() -> None:
    """MA-T30 MA-T31 MA-6.2: only over lines, and never askew."""
    links = Scene().town().state.table.town.links
    assert at("3.1") not in links[at("3.4")]
    assert at("4.5") not in links[at("4.1")]


def test_pawns_share_squares() -> None:
    """MA-6.3: and pass each other."""
    scene = Scene().town().captain(1, "2.5").walk(roll=4).answer(goal="2.5")
    assert scene.me(0).square == scene.me(1).square


def test_a_martian_stops_the_walk_until_it_is_beaten() -> None:
    """MA-6.4 MA-6.9 MA-7.1 MA-Q10: then it goes on with the points that are left."""
    scene = Scene().town().martians("2.4").walk(roll=1)
    scene.answer(goal="2.6")
    assert scene.me().square == at("2.4")
    scene.roll(4)
    assert scene.me().square == at("2.6")
    assert scene.me().kills == 1


def test_a_stop_below_some_lives() -> None:
    """MA-6.5: the walk asks again when its condition comes true."""
    scene = Scene().town().martians("2.4").captain(0, bullets=0).walk(roll=4)
    scene.answer(goal="2.6", stop=3)
    scene.roll(1, 6)
    assert scene.me().life == 2
    assert scene.asked == "move"
    assert scene.me().square == at("2.4")
    assert left(scene) == 5
    scene.answer(goal="2.6")
    assert scene.me().square == at("2.6")


def test_it_may_ask_at_the_goal() -> None:
    """MA-6.5: points that are left can be walked after a look around."""
    scene = Scene().town().walk(roll=4)
    scene.answer(goal="1.6", then="ask")
    assert scene.asked == "move"
    scene.answer(goal="1.5")
    assert scene.me().square == at("1.5")
    assert scene.asked != "move"


def test_ways_around_martians() -> None:
    """MA-6.5: the safe way goes around, the short one through."""
    scene = Scene().town().martians("4.5").captain(0, "4.4").walk(roll=5)
    scene.answer(goal="4.6", way="safe")
    assert scene.me().square == at("4.6")
    assert not scene.told(Fought)
    short = Scene().town().martians("4.5").captain(0, "4.4").walk(roll=5)
    short.answer(goal="4.6", way="short").roll(6)
    assert [each.square for each in short.told(Fought)] == [at("4.5")]


def test_tokens_are_taken_where_legal() -> None:
    """MA-6.6 MA-9.1: Lives and Bullets, up to five of each."""
    scene = Scene().town().token("1.6", "life").token("2.4", "bullet").walk(roll=4)
    scene.answer(goal="2.4")
    assert (scene.me().life, scene.me().bullets) == (4, 4)
    assert not scene.state.table.tokens


def test_a_sixth_bullet_stays() -> None:
    """MA-T12 MA-6.6: five can be held."""
    scene = Scene().town().token("1.6", "bullet").captain(0, bullets=5).walk(roll=4)
    scene.answer(goal="1.6")
    assert scene.me().bullets == 5
    assert len(scene.state.table.tokens) == 1


def test_a_second_object_of_a_kind_is_looked_at() -> None:
    """MA-T11 MA-6.6: it stays face down there, and only who looked knows it."""
    scene = Scene().town().captain(0, objects=("fuel",))
    scene.token("1.6", OBJECT, "fuel", down=True).walk(roll=4)
    scene.answer(goal="1.6", then="ask")
    (token,) = scene.state.table.tokens
    assert (token.face, token.seen, token.among) == ("", (0,), ("fuel",))
    assert scene.view(0).face(token) == "fuel"
    assert scene.view(1).face(token) == ""
    assert scene.told(LookedAt)[0].token.face == ""
    scene.answer(goal="1.5", then="ask").answer(goal="1.6")
    assert len(scene.told(LookedAt)) == 1


def test_an_object_is_taken_and_known() -> None:
    """MA-6.6 MA-9.2: what is held everybody sees."""
    scene = Scene().town().token("1.6", OBJECT, "dynamite", down=True)
    scene.walk(roll=4).answer(goal="1.6")
    assert scene.me().objects == ("dynamite",)
    assert scene.told(PickedUp)[0].token.face == "dynamite"
    assert scene.view(1).table.captains[0].objects == ("dynamite",)


def test_a_martian_guards_what_lies_under_it() -> None:
    """MA-T13 MA-6.6 MA-9.1: it is taken after the kill."""
    scene = Scene().town().token("1.6", "life").martians("1.6").walk(roll=4)
    scene.answer(goal="1.6")
    assert scene.me().life == 3
    scene.roll(5)
    assert scene.me().life == 4


def test_a_kill_turns_the_crop_token() -> None:
    """MA-10.1: whoever beats the Martian on it sees what it is, and so do all."""
    scene = Scene().town().crop("4.5").martians("4.5").captain(0, "4.4").walk(roll=4)
    scene.answer(goal="4.5").roll(6)
    assert scene.state.table.tokens[0].face == "crop-circle"
    assert scene.told(TokensLie)
    assert not scene.state.faces


def test_without_a_kill_it_stays_face_down() -> None:
    """MA-10.1: walking over it is not enough."""
    scene = Scene().town().crop("4.5").captain(0, "4.4").walk(roll=4).answer(goal="4.6")
    assert scene.state.table.tokens[0].face == ""


def test_a_fight_on_the_own_square_comes_first() -> None:
    """MA-4.2 MA-7.1: step 2."""
    scene = Scene().town().martians("1.5").step(Meeting())
    assert isinstance(scene.pending, Draw)
    assert ":fight" in scene.pending.label
    scene.roll(6)
    assert scene.me().kills == 1


def test_a_martian_that_came_meanwhile_is_fought_before_the_walk() -> None:
    """MA-Q36 MA-C19: nobody leaves a fight."""
    scene = Scene().town().martians("1.5").walk(roll=4)
    assert isinstance(scene.pending, Draw)
    scene.roll(6)
    assert scene.asked == "move"


def test_doubling_comes_before_what_is_added() -> None:
    """MA-T36 MA-6.8 EV-16 MA-C2: (4 + 3) times 2 and 1 are 15."""
    scene = Scene().town().effect("seen-it", 0, 0).hands(("cannot-lose",))
    scene.step(Striding()).roll(4)
    assert left(scene) == 8
    scene.answer(card="cannot-lose")
    assert left(scene) == 15
    assert scene.asked == "move"


def test_a_pawn_moved_on_the_way_goes_on_from_there() -> None:
    """MA-6.7: the walk asks for another goal with the points left."""
    scene = Scene("coop", 1).town().walk(roll=4)
    scene.answer(goal="5.5")
    scene.state = on(scene.state, stopped=False)
    assert scene.me().square == at("5.5")
    assert scene.state.table.town.icons >= {at("5.5")}


@pytest.mark.parametrize("leaves", [True, False])
def test_what_comes_to_lie_under_a_pawn_is_taken_before_it_leaves(leaves: bool) -> None:
    """MA-6.6 MA-8.3: a death scattered it while the walk was asked for; who stays takes it, too."""
    scene = Scene().town().captain(0, "3.1").walk(roll=4)
    scene.token("3.1", OBJECT, "fuel")
    scene.answer(goal="3.4") if leaves else scene.answer()
    assert scene.me().objects == ("fuel",)
    assert [each.seat for each in scene.told(PickedUp)] == [0]


def test_the_ship_is_reached_by_a_fight() -> None:
    """MA-T29 MA-14.1: three objects and a beaten Martian on the open ship win."""
    scene = Scene().town().crop("4.5", SHIP, down=False).martians("4.5")
    scene.captain(0, "4.4", objects=("fuel", "fertilizer", "dynamite")).walk(roll=4)
    scene.answer(goal="4.5").roll(6)
    assert scene.over.winners == (0,)
    assert scene.over.reason.key == "martians-over-bomb"


def test_a_walk_says_what_it_comes_to() -> None:
    """MA-6.5: squares, fights with their odds, and what lies on the way."""
    scene = Scene().town().martians("2.4").token("2.5", "life").captain(0, bullets=0, life=1)
    scene.walk(roll=4, life=3)
    draft: Answer = {"goal": ("2.6",), "pays": ("1",)}
    told = list(GAME.facts(scene.view(0), scene.ask(0), draft))
    assert [each.key for each in told] == [
        "martians-walk-squares",
        "martians-walk-fights",
        "martians-walk-tokens",
    ]
    assert dict(told[0].args) == {"squares": 4, "left": 7}
    assert dict(told[1].args) == {"fights": 1, "percent": 50}


def test_the_odds_are_exact() -> None:
    """MA-7.2 MA-7.3: a die wins half of the time, Bullets and Lives help."""
    assert survived(1, 1, 0, 3) == Fraction(1, 2)
    assert survived(1, 2, 0, 3) == Fraction(3, 4)
    assert survived(1, 1, 1, 0) == Fraction(2, 3)
    assert survived(1, 1, 3, 0) == 1
    assert survived(2, 2, 1, 1) == sum_by_hand()
    assert survived(1, 1, 0, 3, -1) == Fraction(1, 3)


def sum_by_hand() -> Fraction:
    """Two fights with two Lives and a Bullet that is spent on a three."""
    half, third, sixth = Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)
    two_lives_one_fight = half + half * half
    one_life_bullet_one = half + sixth
    one_life_bullet_two = half * one_life_bullet_one + sixth * half
    return (
        half * (half + sixth + third * one_life_bullet_one)
        + sixth * two_lives_one_fight
        + third * one_life_bullet_two
    )
