"""What hangs in the gallery can be read: no text drowns, leaves its place or covers another."""

from itertools import combinations

import pytest

from engine.tremble.captains.captains import CAPTAINS
from engine.tremble.rules import TREMBLE
from render.boxes import Box
from render.canvas import Canvas, Style
from render.gallery.exhibit import Exhibit, exhibits
from render.gallery.played import played
from render.games import GAMES
from render.invasion.parts import sprites
from render.theme import NIGHT, USUAL
from render.tremble.exhibits import KINDS
from render.type import Face
from render.words import Words
from tests.render.inked import Inked, listening
from tests.render.sight import AA

MOST = 3  # of a kind
FULLEST = 5
STILL = tuple(kind for kind in KINDS if kind != "film")  # whose frames are redrawn


@pytest.fixture(scope="module")
def shown() -> list[Exhibit]:
    return list(exhibits(KINDS, played(TREMBLE, FULLEST, 7, CAPTAINS["easy"])))


def crowded(heard: list[Inked]) -> list[str]:
    """List the texts that cover each other."""
    pairs = combinations(heard, 2)
    return [f"{one} over {other}" for one, other in pairs if one.covers(other)]


@pytest.mark.parametrize("kind", STILL)
def test_texts_can_be_read(
    kind: str, shown: list[Exhibit], words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    cases = [case for case in shown if case.kind == kind]
    cases.sort(key=lambda case: "late" not in case.name)
    assert cases
    for case in cases[:MOST]:
        with listening(monkeypatch) as heard:
            drawing = GAMES["tremble"].full_renderer.drawings[kind]
            drawing.draw(case.shown, case.names, words, case.look)
        assert heard
        assert not [str(text) for text in heard if text.contrast() < AA], case.name
        assert not crowded(heard), case.name


def test_a_text_over_another_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with listening(monkeypatch) as heard:
        canvas = Canvas(400, 100, USUAL, sprites.backdrop)
        for x in (10, 60, 250):
            canvas.text(Box(x, 0, 140, 60), "Ann", Style(Face.TEXT, 40, 20), NIGHT.ink)
    assert len(crowded(heard)) == 1
