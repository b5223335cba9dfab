"""Every kind of picture of every game fits a phone: its sheets are at most 4:5, its words 11 px."""

from functools import cache

import pytest

from engine.core.registry import name_of
from render.boxes import Box
from render.canvas import Canvas, Style
from render.gallery.command import kinds_of
from render.gallery.exhibit import Exhibit, exhibits
from render.gallery.played import Played, played
from render.games import GAMES
from render.invasion.parts import sprites
from render.sheets import TALLEST, sheet_edges
from render.theme import LARGE, NIGHT, USUAL
from render.type import Face
from render.words import words_for
from tests.render.gallery.test_russian import BY_THE_WAY, is_free
from tests.render.inked import ink_of, watching
from tests.render.tremble.test_legible import LEAST, on_a_phone

LOOKS = ("", LARGE)
LOCALES = ("en", "ru")
STILL = [
    (name, kind, seats)
    for name, game in ((name_of(game.newest.id), game) for game in GAMES)
    for kind in kinds_of(game)
    if kind != "film"  # it is as wide as it is high
    for seats in game.newest.seats
    if seats in {game.newest.seats[0], game.newest.seats[-1]}
]
MOST = 5  # of a kind


@cache
def shown(name: str, seats: int) -> Played:
    game = GAMES[name]
    return played(game.newest, seats, 3, game.captain("easy"))


def some(exhibits: list[Exhibit]) -> list[Exhibit]:
    """Choose a few from first to last."""
    return exhibits[:: max(1, len(exhibits) // MOST)]


@pytest.mark.parametrize(("game", "kind", "seats"), STILL)
def test_every_sheet_fits_a_phone_and_is_read_there(
    game: str, kind: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing = GAMES[game].full_renderer.drawings[kind]
    hung = some(list(exhibits({kind: kinds_of(GAMES[game])[kind]}, shown(game, seats))))
    for number, case in enumerate(hung):
        words = words_for(LOCALES[number % len(LOCALES)])
        for look in LOOKS:
            with watching(monkeypatch) as canvases:
                drawing.draw(case.shown, case.names, words, look)
            assert canvases
            for canvas in canvases:
                sheets = sheet_edges(canvas.box.w, canvas.box.h, canvas.breaks)
                assert not parted(canvas, sheets), case.name
                assert max(low - top for top, low in sheets) <= canvas.box.w * TALLEST, case.name
                assert kind in BY_THE_WAY or not small(canvas), case.name


def small(canvas: Canvas) -> list[str]:
    """List what nobody can read on a phone, but for what people are called."""
    texts = [run.fit.text for run in canvas.runs if on_a_phone(canvas, run) < LEAST]
    return [text for text in texts if not is_free(text)]


def parted(canvas: Canvas, sheets: list[tuple[int, int]]) -> list[str]:
    """List the texts that a cut between sheets goes through."""
    scale = canvas.image.height / canvas.box.h
    cuts = [round(top * scale) for top, _ in sheets[1:]]
    places = [(run.fit.text, ink_of(run)) for run in canvas.runs]
    return [text for text, ink in places if any(ink.y < cut < ink.bottom for cut in cuts)]


def test_a_text_that_is_parted_is_found() -> None:
    canvas = Canvas(400, 900, USUAL, sprites.backdrop)
    canvas.text(Box(0, 430, 300, 40), "Ann", Style(Face.TEXT, 40, 20), NIGHT.ink)
    assert parted(canvas, [(0, 450), (450, 900)]) == ["Ann"]
    assert parted(canvas, [(0, 420), (420, 900)]) == []
