"""Boards and hands made of what is kept and what is new are those that are drawn from scratch."""

import io
from itertools import pairwise

import pytest
from PIL import Image

from engine.tremble.captains.captains import CAPTAINS
from render.canvas import Canvas
from render.gallery.played import played
from render.games import GAMES
from render.invasion.parts import sprites
from render.page import kept
from render.picture import Picture
from render.theme import look_of
from render.tremble.boards.board import ChangedBoard, lay_board
from render.tremble.hands.hand import lay_hand
from render.tremble.renderer import TrembleRenderer
from render.words import Words

TREMBLE = TrembleRenderer()
MOMENTS = 17  # from one that is looked at to the next


def assert_same(picture: Picture, canvas: Canvas) -> None:
    """Compare a picture with one that was drawn at once."""
    theme = canvas.theme
    with Image.open(io.BytesIO(picture.png)) as image:
        assert image.convert("RGB").tobytes() == (
            canvas.reduced(sprites.inks(theme)).convert("RGB").tobytes()
        )


@pytest.mark.parametrize("name", ["", "large"])
@pytest.mark.parametrize("captains", [2, 5])
def test_pictures_of_a_game(captains: int, name: str, words: Words) -> None:
    game, look = played(GAMES["tremble"].newest, captains, 3, CAPTAINS["steady"]), look_of(name)
    steps = list(pairwise(game.steps))
    steps = [*steps[:: MOMENTS * (2 if name else 1)], steps[-1]]
    boards = []
    for old, new in steps:
        now, then = new.public.public, old.public.public
        boards.append(TREMBLE.change(ChangedBoard(then, now), game.names, words, name))
        assert_same(boards[-1], lay_board(now, game.names, words, look, then).canvas())
        view = new.own[1]
        assert view.own is not None
        assert_same(
            TREMBLE.hand(view, game.names, words, name),
            lay_hand(now, view.own, game.names, words, look).canvas(),
        )
    kept.cache_clear()
    old, new = steps[len(steps) // 2]
    change = ChangedBoard(old.public.public, new.public.public)
    again = TREMBLE.change(change, game.names, words, name)
    assert again == boards[len(steps) // 2]
