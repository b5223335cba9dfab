"""Close-ups of Martians!!!: what is worth one, and that all of it can be read."""

import pytest

from engine.martians.table import events as ev
from engine.martians.table.state import Token
from render.martians.closeup import Closeup, closeup, closeups, draw_closeup
from render.theme import USUAL, Look
from render.type import ELLIPSIS
from render.words import words_for
from tests.martians.scenes import Scene
from tests.render.tremble.test_legible import too_small

NAMES = ("Ann", "Captain Long-Name of the Lost Fleet", "Zoë")
SHIP, CIRCLE = (Token(4, 40, "crop", face) for face in ("mother-ship", "crop-circle"))
OBJECTS = ("fuel", "fertilizer", "dynamite")
TOLD = (
    ev.TurnBegan(7, 2, 1, extra=False),
    ev.TokensLie((CIRCLE,)),
    ev.TokensLie((SHIP,)),
    ev.Died(2, 22, 5, OBJECTS, ("shotgun",)),
    ev.ObjectsLost(0, OBJECTS),
)


def shown() -> tuple[Closeup, ...]:
    return closeups(Scene("comp", 3).town().view(None), TOLD)


def test_a_death_the_ship_and_what_is_taken_are_shown_and_nothing_else() -> None:
    found = [(type(each.event).__name__, each.seat) for each in shown()]
    assert found == [("TokensLie", 1), ("Died", 2), ("ObjectsLost", 0)]


def test_the_first_news_of_a_game_have_nothing_before_them() -> None:
    assert [each.seat for each in closeups(None, TOLD)] == [1, 2, 0]


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_all_that_a_closeup_says_can_be_read(locale: str) -> None:
    words = words_for(locale)
    for each in shown():
        for look in (USUAL, Look(large=True)):
            canvas = draw_closeup(each, NAMES, words, look)
            assert not too_small(canvas)
            assert ELLIPSIS not in "".join(run.fit.text for run in canvas.runs)
        picture = closeup(each, NAMES, words)
        assert NAMES[each.seat][:20] in picture.alt
        assert "*" not in picture.alt
