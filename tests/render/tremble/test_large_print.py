"""Large print: everything a third larger, in one column, and nothing cut."""

import io
import re

import pytest
from PIL import Image

from engine.host.values.people import Person
from render.canvas import Canvas
from render.games import GAMES
from render.house.poster import draw_poster
from render.theme import CLEAR, LARGER, NIGHT, USUAL, Look, look_of
from render.tremble.boards.board import lay_board
from render.tremble.ending.podium import draw_podium
from render.tremble.ending.poster import ART
from render.tremble.hands.hand import lay_hand
from render.type import ELLIPSIS
from render.words import Words
from tests.render.tremble.samples import BOARDS, HANDS, NAMES, public_of
from tests.render.tremble.test_pictures import outside
from tests.render.tremble.test_podium import finale, steps
from tests.render.tremble.test_poster import CASES as LOBBIES

TREMBLE = GAMES["tremble"].full_renderer
LARGE = Look(large=True)
SMALLEST = 26  # pixels of a picture that is 1200 wide
MOST_BYTES = (
    300 * 1024
)  # of an invented table of the longest of everything; only who chose it gets it


def sizes(canvas: Canvas) -> dict[str, int]:
    """Return in which size each text is set; the smallest where it stands more than once."""
    found: dict[str, int] = {}
    for run in canvas.runs:
        found[run.fit.text] = min(run.fit.size, found.get(run.fit.text, run.fit.size))
    return found


def compared(large: Canvas, usual: Canvas) -> None:
    """Check that nothing is lost or cut, and that print grew."""
    assert not outside(large)
    texts, before = sizes(large), sizes(usual)
    assert not [text for text in texts if ELLIPSIS in text]
    assert all(size >= SMALLEST for text, size in texts.items() if len(text) > 1)
    common = texts.keys() & before.keys()
    grown = sum(texts[text] / before[text] for text in common) / len(common)
    assert grown > LARGER - 0.1


@pytest.mark.parametrize("name", BOARDS)
def test_boards_grow_and_lose_nothing(name: str, words: Words) -> None:
    large = lay_board(BOARDS[name], NAMES, words, LARGE).canvas()
    usual = lay_board(BOARDS[name], NAMES, words).canvas()
    compared(large, usual)
    whole = {run.fit.text for run in usual.runs if ELLIPSIS not in run.fit.text}
    drawn = " ".join(run.fit.text for run in large.runs)
    lost = [text.split()[0] for text in whole if text not in drawn]  # figures may stand alone
    assert not {figure for figure in lost if not re.search(r"\d[+−]", figure)} - {*drawn.split()}
    assert large.image.width == usual.image.width


@pytest.mark.parametrize("name", HANDS)
def test_hands_grow_and_lose_nothing(name: str, words: Words) -> None:
    view = HANDS[name]
    assert view.own is not None
    large = lay_hand(view.public, view.own, NAMES, words, LARGE).canvas()
    usual = lay_hand(view.public, view.own, NAMES, words).canvas()
    compared(large, usual)
    assert large.image.width == usual.image.width


@pytest.mark.parametrize("ends", [(9, 9, 9, 9, 9), (640_000, -90_000)])
def test_podiums_grow_and_lose_nothing(ends: tuple[int, ...], words: Words) -> None:
    past = steps(len(ends), *ends)
    about = (finale(past), NAMES, words)
    large, usual = draw_podium(*about, LARGE), draw_podium(*about)
    compared(large, usual)
    whole = {run.fit.text for run in usual.runs if ELLIPSIS not in run.fit.text}
    turns = {str(turn) for turn in range(1, 11)}
    drawn = " ".join(run.fit.text for run in large.runs)
    assert not [text for text in whole - turns if text not in drawn]
    assert large.image.width == usual.image.width


@pytest.mark.parametrize("name", LOBBIES)
def test_posters_grow_and_lose_nothing(name: str, words: Words) -> None:
    large, usual = (draw_poster(LOBBIES[name], words, ART, look) for look in (LARGE, USUAL))
    compared(large, usual)
    drawn = " ".join(run.fit.text for run in large.runs)
    assert not [run.fit.text for run in usual.runs if run.fit.text not in drawn]
    assert large.image.width == usual.image.width


def test_looks_are_read_as_people_chose_them(words: Words) -> None:
    assert look_of("") == USUAL
    assert look_of(Person(palette="clear").look) == Look(CLEAR)
    assert look_of(Person(large=True).look) == Look(NIGHT, large=True)
    assert look_of(Person(palette="clear", large=True).look) == Look(CLEAR, large=True)
    assert look_of("gone") == USUAL
    pictures = [
        TREMBLE.board(public_of("extreme-5"), NAMES, words, look)
        for look in ("", "large", "clear large")
    ]
    assert len({picture.png for picture in pictures}) == 3
    assert len({picture.alt for picture in pictures}) == 1
    widths = {Image.open(io.BytesIO(picture.png)).width for picture in pictures}
    assert widths == {1200}
    assert max(len(picture.png) for picture in pictures) < MOST_BYTES
