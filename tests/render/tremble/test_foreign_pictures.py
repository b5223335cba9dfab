"""No text leaves its place in a language whose words come from the catalogues alone."""

import pytest

from render.canvas import Canvas
from render.theme import USUAL, Look
from render.tremble.boards.board import lay_board
from render.tremble.hands.hand import lay_hand
from render.words import Words
from tests.render.pseudo import pseudo_words, stretched_words
from tests.render.tremble.samples import BOARDS, HANDS, NAMES
from tests.render.tremble.test_pictures import outside

LOOKS = {"usual": USUAL, "large": Look(large=True)}


@pytest.fixture(params=[pseudo_words, stretched_words], ids=["greek", "long"])
def foreign(request: pytest.FixtureRequest) -> Words:
    made: Words = request.param()
    return made


def check(canvas: Canvas) -> None:
    assert len(canvas.runs) > 4
    assert not outside(canvas)


@pytest.mark.parametrize("look", LOOKS)
def test_no_text_leaves_its_place_in_another_language(look: str, foreign: Words) -> None:
    for board in ("planning-5", "catching-3", "helped-5", "claimed-3", "over-4", "extreme-5"):
        check(lay_board(BOARDS[board], NAMES, foreign, LOOKS[look]).canvas())
    for view in HANDS.values():
        assert view.own is not None
        check(lay_hand(view.public, view.own, NAMES, foreign, LOOKS[look]).canvas())
