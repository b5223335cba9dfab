"""Questions of fight and reward show their cities, the rivals and one's tasks, not the hand."""

import msgspec
import pytest

from engine.core.asks import Ask
from engine.core.forms import Field, Form, Option
from engine.core.words import say
from engine.tremble.rules import QUESTIONS
from engine.tremble.table.view import OwnView, PublicView, TrembleView
from render.games import GAMES
from render.invasion.hands.plan import STAKES
from render.theme import look_of
from render.tremble.fights.duel import duel_now
from render.tremble.fights.stakes import draw_stakes, stakes_lines
from render.tremble.parts.orders import ABOUT_ALL, ABOUT_CITIES, Drafted, drafted
from render.words import Words
from tests.render.tremble.samples import BOARDS, NAMES, catching, fought, revealed, with_own
from tests.render.tremble.test_pictures import outside

TREMBLE = GAMES["tremble"].full_renderer
DRAWN = {"buy", "plan"}
FORM = Form((Field("a", say("invasion-option-fight"), (Option("b", say("list-last")),)),))
SHOWN = {
    "one battle": (revealed(5), 0, (1,)),
    "a battle that is over": (fought(3), 1, (1,)),
    "nobody else": (revealed(3), 1, (3,)),
    "a catch": (catching(3), 0, (2,)),
    "several": (revealed(3), 0, (1, 2)),
    "one where nobody is": (revealed(3), 1, (1, 2, 3, 4)),
    "three": (revealed(4), 1, (1, 2, 3)),
    "crowded": (BOARDS["extreme-5"], 0, (1, 2, 3, 4)),
}


def about(view: PublicView, seat: int, spaces: tuple[int, ...]) -> Drafted:
    """Ask a captain about some cities."""
    own = OwnView(seat, (), (), ())
    return Drafted(TrembleView(view, own), STAKES, Form(()), spaces)


def test_every_question_is_about_cities_or_draws_its_answer() -> None:
    assert QUESTIONS.keys() == ABOUT_CITIES | ABOUT_ALL | DRAWN
    view = with_own(revealed(3), 0)
    for kind in ABOUT_CITIES:
        shown = drafted(view, Ask(0, kind, (2, 1)), FORM)
        assert shown is not None
        assert shown.spaces == ((2,) if kind.startswith("army") else (2, 1))
        again = drafted(view, Ask(0, kind, (2, 1)), Form(()))
        assert shown == again, "choices change nothing there"


def test_whoever_may_move_ships_sees_all_cities_and_who_is_there(words: Words) -> None:
    view = with_own(revealed(3), 0)
    for kind in ABOUT_ALL:
        shown = drafted(view, Ask(0, kind), FORM)
        assert shown is not None
        assert shown.spaces == (1, 2, 3, 4)
    told = "\n".join(stakes_lines(about(view.public, 0, (1, 2, 3, 4)), NAMES, words))
    (empty,) = set(range(1, 5)) - {each.space for each in view.public.attacks}
    assert f"fight for {empty}" not in told


@pytest.mark.parametrize("look", ["", "large"])
@pytest.mark.parametrize("name", SHOWN)
def test_nothing_is_clipped(name: str, look: str, words: Words) -> None:
    canvas = draw_stakes(about(*SHOWN[name]), NAMES, words, look_of(look))
    assert not outside(canvas)
    assert canvas.image.width == 1200, "large print is drawn larger, not on less room"


@pytest.mark.parametrize("name", ["one battle", "nobody else"])
def test_the_picture_of_one_city_leaves_a_phone_room_for_what_is_chosen(
    name: str, words: Words
) -> None:
    image = draw_stakes(about(*SHOWN[name]), NAMES, words).image
    assert image.height * 4 <= image.width * 3


def test_a_fight_that_has_begun_is_seen_from_close_up(words: Words) -> None:
    """Whoever may use a card after a roll sees the dice."""
    begun, not_yet = (
        draw_stakes(about(*SHOWN[name]), NAMES, words).image.height
        for name in ("a battle that is over", "one battle")
    )
    assert begun > not_yet


@pytest.mark.parametrize("name", SHOWN)
def test_the_text_tells_cities_rivals_and_tasks(name: str, words: Words) -> None:
    view, seat, spaces = SHOWN[name]
    told = "\n".join(stakes_lines(about(*SHOWN[name]), NAMES, words))
    for space in spaces:
        city = view.spaces[space - 1].city
        if city is None:
            continue
        assert f"{space} {city.english}: raid {words.number(city.raid)}" in told
        rivals = [each.seat for each in view.attacks if each.space == space]
        catch = next((each for each in view.catches if each.space == space), None)
        shown = [seat] if catch else rivals
        assert all(NAMES[each].strip() in told for each in shown if NAMES[each].strip())
    assert "Your trophies: " in told


def test_the_picture_is_made_of_what_everybody_sees(words: Words) -> None:
    poor, rich = with_own(revealed(3), 0), with_own(revealed(3), 0, full=True)
    assert poor.own != rich.own
    pictures = {
        TREMBLE.drawings["orders"].draw(shown, NAMES, words, "")
        for view in (poor, rich)
        if (shown := drafted(view, Ask(0, "fight", (1,)), FORM)) is not None
    }
    assert len(pictures) == 1
    (picture,) = pictures
    assert picture != TREMBLE.drawings["hand"].draw(poor, NAMES, words, "")
    assert "raid" in picture.alt


def test_a_city_that_is_gone_is_not_shown(words: Words) -> None:
    view: PublicView = BOARDS["beaten-3"]
    assert duel_now(view, 1, 3) is None
    assert not outside(draw_stakes(about(view, 1, (3,)), NAMES, words))
    changed = msgspec.structs.replace(view, attacks=())
    assert duel_now(changed, 1, 4) is not None
