"""The course of a finished game: the public standings of every game that counts, and no others."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from cogs.pages.courses import Course, course_of, lead_of
from cogs.web.curves import curve_page
from engine.core.asks import PUBLIC
from engine.core.contract import variants_of
from engine.core.words import say
from render.games import GAMES
from render.words import words_for
from tests.cogs.web.browsing import reading
from tests.cogs.web.test_games import begun
from tests.contract.subjects import SUBJECTS

EN = words_for("en")
POINTS = say("humanity-counted")
RACES = [
    (game, way)
    for game in GAMES
    for way in variants_of(game.newest)
    if game.full_renderer.counted is not None and not way.together
]
COUNTING = {
    game.newest.id: next(
        each for each in SUBJECTS if each.game is game.newest and each.variant == way.key
    )
    for game, way in RACES
}


def course(*standings: tuple[int, ...], settled: bool = False) -> Course:
    turns = range(1, len(standings) - settled)
    return Course(POINTS, tuple(turns), standings, settled)


@pytest.mark.parametrize("name", COUNTING)
async def test_the_figures_are_what_everybody_saw(tmp_path: Path, name: str) -> None:
    async with reading(tmp_path, COUNTING[name]) as reader:
        number = await begun(reader.home)
        history = await reader.home.host.past.history(number, PUBLIC)
        over = (await reader.home.host.glance(number, None)).over
        assert over is not None
        found = course_of(history, over)
        assert found is not None
        count = GAMES.of(name).full_renderer.standings
        seen = {tuple(count(step.after)) for step in history.steps}
        assert {*found.standings[: len(found.turns) + 1]} <= seen
        scores = {place.seat: place.score for place in over.places}
        assert dict(enumerate(found.standings[-1])) == scores
        page = (await reader.get(await reader.address(number))).text
        assert page.count("<polyline") == len(over.places)
        for seat in scores:
            figures = "".join(f"<td>{EN.number(each)}</td>" for each in found.of(seat))
            assert f'<th scope="row">Captain {seat + 1}</th>{figures}' in page


@pytest.mark.parametrize(
    ("standings", "told"),
    [
        (((0, 0), (2, 1), (3, 2)), ["course-always"]),
        (((0, 0), (1, 2), (3, 2), (4, 2)), ["course-since", "course-changes"]),
        (((0, 0), (1, 2), (1, 3), (4, 3)), ["course-late", "course-changes"]),
        (((0, 0), (1, 2)), []),
        (((0, 0), (2, 2)), []),
    ],
)
def test_who_led_since_when(standings: tuple[tuple[int, ...], ...], told: list[str]) -> None:
    assert [text.key for text in lead_of(course(*standings), 0, "X")] == told


def test_the_turn_of_the_lead_is_the_one_that_brought_it() -> None:
    (text, changes) = lead_of(course((0, 0), (0, 1), (2, 1), (3, 1)), 0, "X")
    assert EN(text) == "📈 X took the lead in turn 2 and kept it (Points if it ended now)."
    assert EN(changes) == "🔀 The lead changed once."


@pytest.mark.parametrize("best", [0, 1, 7, 1_020_000, -3])
def test_lines_stay_within_their_drawing(best: int) -> None:
    told = curve_page(course((0, 0), (best, 3), (best, 9), settled=True), ("A", "B"), EN)
    drawing = ET.fromstring(f"<svg>{told.drawing}</svg>")
    for line in drawing.iter("polyline"):
        for x, y in (point.split(",") for point in line.attrib["points"].split()):
            assert 0 <= float(x) <= 720
            assert 0 <= float(y) <= 320
    assert told.moments == ("Start", "1", "End")
