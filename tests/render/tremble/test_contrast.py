"""Texts stand out from what is drawn under them, measured on the pixels of the pictures."""

import pytest
from PIL import Image

from render.boxes import Box
from render.canvas import Canvas, Style
from render.games import GAMES
from render.theme import NIGHT, PALETTES, USUAL, Theme
from render.type import Face
from render.words import Words
from tests.render.inked import listening
from tests.render.sight import AA
from tests.render.tremble.samples import HANDS, NAMES, public_of

DRAWINGS = GAMES["tremble"].full_renderer.drawings
BOARDS = ("planning-5", "catching-3", "extreme-5")
SHOWN = {
    **{f"board {name}": ("board", public_of(name)) for name in BOARDS},
    **{f"hand {name}": ("hand", view) for name, view in HANDS.items()},
}


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("name", SHOWN)
def test_texts_stand_out_from_what_is_under_them(
    name: str, palette: str, words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind, shown = SHOWN[name]
    with listening(monkeypatch) as heard:
        DRAWINGS[kind].draw(shown, NAMES, words, palette)
    assert len(heard) > 10
    assert not [str(text) for text in heard if text.contrast() < AA]


def _bright(theme: Theme, width: int, height: int) -> Image.Image:
    image = Image.new("RGB", (width, height), theme.sky)
    image.paste(theme.accent, (0, 0, width // 2, height))
    return image


def test_a_text_that_drowns_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with listening(monkeypatch) as heard:
        canvas = Canvas(400, 180, USUAL, _bright)
        for row, x in enumerate((0, 150, 220)):
            box = Box(x, 60 * row, 180, 60)
            canvas.text(box, "Ann of Mars", Style(Face.TEXT, 30, 20), NIGHT.ink)
    assert [text.contrast() >= AA for text in heard] == [False, False, True]
