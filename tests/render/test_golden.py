"""Pictures look as they did; `make golden` where they are meant to look otherwise."""

import pytest
from PIL import Image, ImageChops, ImageFilter

from render.theme import CLEAR, NIGHT, Colour
from tests.render.goldens import FOLDER, GOLDENS, distance, opened, sheet

MOST_BYTES = 300_000
SAMPLE = "board-2-helped"
NUMBER = (34, 136, 92, 194)  # where the first space is numbered


def _mask(image: Image.Image, colour: Colour) -> Image.Image:
    """Cover the pixels of a colour within the number of the first space."""
    apart = ImageChops.difference(image.crop(NUMBER), Image.new("RGB", (58, 58), colour))
    return apart.convert("L").point(lambda value: 255 if value < 4 else 0)


def golden(name: str) -> Image.Image:
    return opened((FOLDER / f"{name}.png").read_bytes())


@pytest.mark.parametrize("name", GOLDENS)
def test_a_picture_looks_as_it_did(name: str) -> None:
    apart = distance(golden(name), opened(GOLDENS[name]()))
    assert apart.is_small, f"{apart}: look at it, then `make golden`"


def test_the_golden_images_are_these_and_small() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GOLDENS)
    assert all(path.stat().st_size < MOST_BYTES for path in FOLDER.iterdir())


def test_a_thing_that_moved_is_seen() -> None:
    image = golden(SAMPLE)
    moved = image.copy()
    moved.paste(image.crop(NUMBER), (NUMBER[0] + 6, NUMBER[1]))
    assert not distance(image, moved).is_small


def test_a_colour_that_changed_is_seen() -> None:
    image = golden(SAMPLE)
    changed = image.copy()
    changed.paste(CLEAR.accent, NUMBER, _mask(image, NIGHT.accent))
    assert not distance(image, changed).is_small
    darker = image.point(lambda value: max(0, value - 3))
    assert not distance(image, darker).is_small


def test_a_word_that_changed_is_seen() -> None:
    image = golden(SAMPLE)
    other = image.copy()
    other.paste((13, 16, 33), (26, 30, 400, 90))
    assert not distance(image, other).is_small


def test_softer_edges_are_not_seen() -> None:
    image = golden(SAMPLE)
    assert distance(image, image).is_small
    soft = Image.blend(image, image.filter(ImageFilter.BoxBlur(1)), 0.2)
    assert distance(image, soft).is_small


def test_another_size_is_seen() -> None:
    image = golden(SAMPLE)
    assert not distance(image, image.crop((0, 0, image.width, image.height - 2))).is_small


def test_the_sheet_shows_before_after_and_difference() -> None:
    image = golden(SAMPLE)
    other = image.copy()
    other.paste((255, 0, 0), (0, 0, 600, 300))
    laid = sheet([(image, other)])
    third = laid.width // 3
    before, after, apart = (laid.getpixel((column * third + 2, 2)) for column in range(3))
    assert before != after == (255, 0, 0)
    assert isinstance(apart, tuple)
    assert apart[0] == 255
    assert laid.getpixel((2 * third + 300, 300)) == (0, 0, 0)
