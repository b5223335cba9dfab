import io

import pytest
from PIL import Image

from render.games import GAMES
from render.theme import USUAL, Look
from render.tremble.examples import EXAMPLES, MOLE, SUSAN, TASK, VIENNA, draw_example, example
from render.type import ELLIPSIS
from render.words import Words
from tests.render.tremble.samples import PACK
from tests.render.tremble.test_legible import too_small
from tests.render.tremble.test_pictures import MOST_ALT, outside

MOST_BYTES = 80_000


def test_examples_show_cards_as_they_are() -> None:
    assert PACK.ships[MOLE.id] == MOLE
    assert PACK.ships[SUSAN.id] == SUSAN
    assert PACK.cities[VIENNA.id] == VIENNA
    assert PACK.tasks[TASK.id] == TASK


@pytest.mark.parametrize("rule", EXAMPLES)
def test_every_example_belongs_to_a_rule_and_can_be_read(rule: str, words: Words) -> None:
    assert GAMES["tremble"].help.entry(rule) is not None
    assert rule in GAMES["tremble"].full_renderer.examples
    for look in (USUAL, Look(large=True)):
        canvas = draw_example(EXAMPLES[rule], words, look)
        assert canvas.image.width == 1200
        assert not outside(canvas)
        assert not [run.fit.text for run in canvas.runs if ELLIPSIS in run.fit.text]
        assert not too_small(canvas)


def test_lines_beside_each_other_are_level(words: Words) -> None:
    runs = draw_example(EXAMPLES["GO-2"], words).runs
    places = {run.fit.text: run.baseline for run in runs}
    assert places["Attack 5"] == places[words(EXAMPLES["GO-2"][1].lines[1][1])] - 88


@pytest.mark.parametrize("rule", EXAMPLES)
def test_every_example_is_small_and_told_in_words(rule: str, words: Words) -> None:
    picture = example(rule, words)
    image = Image.open(io.BytesIO(picture.png))
    assert (image.mode, image.width) == ("P", 1200)
    assert len(picture.png) < MOST_BYTES
    assert len(picture.alt) <= MOST_ALT
    assert all(words(text) in picture.alt for pane in EXAMPLES[rule] for _, text in pane.lines)


def test_a_rule_without_an_example_has_none() -> None:
    assert "B-1" not in GAMES["tremble"].full_renderer.examples
