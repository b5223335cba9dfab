"""What hangs in the gallery, in Russian: no word is cut, covered, out of place or too small."""

from functools import cache
from itertools import combinations

import pytest

from engine.core.contract import AnyGame
from engine.tremble.captains.captains import CAPTAINS
from engine.tremble.rules import TREMBLE
from engine.tremble_draft.captains.captains import CAPTAINS as DRAFT_CAPTAINS
from engine.tremble_draft.rules import TREMBLE_DRAFT
from render.boxes import Box
from render.canvas import Canvas, Run, Style
from render.gallery.exhibit import Exhibit, Kinds, exhibits
from render.gallery.played import NAMES, Played, played
from render.games import GAMES
from render.invasion.exhibits import HARD_NAMES
from render.invasion.parts import sprites
from render.plugged import Captain
from render.theme import NIGHT, USUAL
from render.tremble.exhibits import KINDS
from render.tremble_draft.exhibits import KINDS as DRAFT_KINDS
from render.type import ELLIPSIS, Face, drawable
from render.words import words_for
from tests.render.inked import ink_of, meet, watching
from tests.render.tremble.test_legible import LEAST, MADE_UP, on_a_phone
from tests.render.tremble.test_pictures import outside

EDITIONS: dict[str, tuple[AnyGame, Captain, Kinds]] = {
    "tremble": (TREMBLE, CAPTAINS["steady"], KINDS),
    "tremble-draft": (TREMBLE_DRAFT, DRAFT_CAPTAINS["steady"], DRAFT_KINDS),
}
STILL = [
    (game, kind)
    for game, (_, _, kinds) in EDITIONS.items()
    for kind in kinds
    if kind != "film"  # its frames are redrawn
]
BY_THE_WAY = {"poster", "example"}  # with smaller words, in every language
SEATS = (2, 5)


@cache
def shown(game: str, seats: int) -> Played:
    rules, captain, _ = EDITIONS[game]
    return played(rules, seats, 7, captain)


def hung(game: str, kind: str) -> list[Exhibit]:
    kinds = {kind: EDITIONS[game][2][kind]}
    return [each for seats in SEATS for each in exhibits(kinds, shown(game, seats))]


def is_free(text: str) -> bool:
    """Tell whether a text is a name as long as people like, or that of a city made up."""
    names = [drawable(name, Face.BOLD) for name in (*NAMES, *HARD_NAMES, MADE_UP)]
    return any(text.removesuffix(ELLIPSIS) in name for name in names)


def faults(canvas: Canvas, least: float) -> list[str]:
    """List the texts that are cut, too small, out of their place or over another."""
    ours = [run for run in canvas.runs if not is_free(run.fit.text)]
    letters = [run for run in canvas.runs if len(run.fit.text) == 1]
    return [
        *(f"{run.fit.text} is cut" for run in ours if ELLIPSIS in run.fit.text),
        *(
            f"{run.fit.text} is small"
            for run in ours
            if run not in letters and on_a_phone(canvas, run) < least
        ),
        *(f"{run.fit.text} is out of its place" for run in outside(canvas)),
        *(f"{one.fit.text} meets {other.fit.text}" for one, other in _pairs(canvas.runs)),
    ]


def _pairs(runs: list[Run]) -> list[tuple[Run, Run]]:
    placed = [(run, ink_of(run)) for run in runs]
    return [(one, two) for (one, a), (two, b) in combinations(placed, 2) if meet(a, b)]


@pytest.mark.parametrize(("game", "kind"), STILL)
def test_every_word_has_its_room(game: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawing, words = GAMES[game].full_renderer.drawings[kind], words_for("ru")
    found: dict[str, str] = {}
    for case in hung(game, kind):
        with watching(monkeypatch) as canvases:
            drawing.draw(case.shown, case.names, words, case.look)
        assert canvases
        least = 0.0 if kind in BY_THE_WAY else LEAST
        found |= {each: case.name for one in canvases for each in faults(one, least)}
    assert not found


def test_what_is_cut_small_or_covered_is_found() -> None:
    canvas = Canvas(1200, 100, USUAL, sprites.backdrop)
    for x, text, size in ((0, "куда-то далеко", 40), (20, "близко", 40), (800, "мелко", 33)):
        canvas.text(Box(x, 0, 200, 60), text, Style(Face.TEXT, size, size), NIGHT.ink)
    assert faults(canvas, LEAST) == [
        "куда-то… is cut",
        "мелко is small",
        "куда-то… meets близко",
    ]
