"""The samples of the look are there, small, and keep their texts in place."""

import re

import pytest
from PIL import Image

from tests.look import FOLDER, SHEETS
from tests.render.tremble.test_pictures import outside

MOST_BYTES = 300_000  # the sheet of all sixty landmarks needs it


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_is_shown_small_and_up_to_size(name: str) -> None:
    canvas = SHEETS[name]()
    assert not outside(canvas)
    path = FOLDER / f"{name}.png"
    assert path.stat().st_size < MOST_BYTES
    with Image.open(path) as drawn:
        assert drawn.size == canvas.image.size


def test_the_page_shows_every_sheet() -> None:
    text = (FOLDER.parent / "look.md").read_text("utf-8")
    assert set(re.findall(r"\(look/(\w+)\.png\)", text)) == set(SHEETS)
    assert {path.stem for path in FOLDER.iterdir()} == set(SHEETS)
