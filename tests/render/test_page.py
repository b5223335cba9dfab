"""A page is the same picture whether all of it is drawn or only what is new."""

import io
import zlib
from random import Random

import pytest
from PIL import Image

from render.boxes import Box
from render.canvas import Canvas, Style
from render.page import Page, kept
from render.palette import palette_of, plain_colours
from render.theme import NIGHT, Colour, Look, Theme
from render.type import Face

LOOKS = (Look(), Look(scale=4 / 3))
STYLE = Style(Face.TEXT, 28, 20)
WIDTH, HEIGHT = 300, 210


def sloping(_: Theme, width: int, height: int) -> Image.Image:
    """Draw a ground that is higher than was asked, and nowhere the same."""
    return Image.linear_gradient("L").resize((width, -(-height // 400) * 400)).convert("RGB")


def inks(theme: Theme) -> Image.Image:
    return palette_of(plain_colours(theme))


class Sketch:
    """Draws plates with lines and texts, and counts them."""

    def __init__(self) -> None:
        self.drawn: list[str] = []

    def plate(self, canvas: Canvas, box: Box, text: str, colour: Colour) -> None:
        self.drawn.append(text)
        canvas.panel(box, colour, outline=NIGHT.accent)
        canvas.line([(box.x, box.y + 5), (box.right, box.bottom - 5)], NIGHT.danger, 3)
        canvas.text(box, text, STYLE, NIGHT.ink)

    def page(self, look: Look, *texts: str) -> Page:
        page = Page(WIDTH, HEIGHT, look, sloping)
        rest = page.box.inset(11)
        for text in texts:
            for place, piece in zip(rest.top(50).columns(2, 6), text.split(), strict=False):
                page.add(self.plate, place, piece, NIGHT.card)
            rest = rest.below(57)
        return page


def pixels(png: bytes) -> Image.Image:
    with Image.open(io.BytesIO(png)) as image:
        assert image.mode == "P"
        return image.convert("RGB")


@pytest.mark.parametrize("look", LOOKS)
def test_a_page_of_strips_shows_what_one_canvas_does(look: Look) -> None:
    page = Sketch().page(look, "Ann Bob", "Cid", "Dot Eve")
    whole = page.canvas().reduced(inks(look.theme)).convert("RGB")
    made = pixels(page.png(inks))
    assert made.size == whole.size
    assert made.tobytes() == whole.tobytes()


def test_only_what_changed_is_drawn_again() -> None:
    sketch = Sketch()
    first = sketch.page(LOOKS[0], "Ann Bob", "Cid", "Dot").png(inks)
    assert sketch.drawn == ["Ann", "Bob", "Cid", "Dot"]
    sketch.drawn.clear()
    later = sketch.page(LOOKS[0], "Ann Bea", "Cid", "Dot").png(inks)
    assert sketch.drawn == ["Ann", "Bea"]  # who stand side by side
    assert later != first
    kept.cache_clear()
    assert sketch.page(LOOKS[0], "Ann Bea", "Cid", "Dot").png(inks) == later
    assert sketch.drawn == ["Ann", "Bea", "Ann", "Bea", "Cid", "Dot"]


def test_a_large_page_is_packed_closer_and_drawn_once() -> None:
    noise = Image.frombytes("L", (800, 600), Random(5).randbytes(800 * 600)).convert("RGB")
    drawn: list[str] = []

    def crowd(canvas: Canvas, box: Box, text: str) -> None:
        drawn.append(text)
        canvas.image.paste(noise, (0, box.y))

    page = Page(800, 1800, LOOKS[0], sloping)
    for place, text in zip(page.box.rows(3, 0), ("upper", "middle", "lower"), strict=True):
        page.add(crowd, place, text)
    made = page.png(inks)
    assert len(made) > 300_000
    assert drawn == ["upper", "middle", "lower"]
    reduced = noise.quantize(palette=inks(NIGHT), dither=Image.Dither.NONE).convert("RGB")
    assert pixels(made).tobytes() == reduced.tobytes() * 3


def test_what_goes_across_is_drawn_for_either_side() -> None:
    sketch = Sketch()

    def page(*small: str) -> Page:
        page = sketch.page(LOOKS[0])
        page.add(sketch.plate, Box(11, 11, 200, 180), "Ann", NIGHT.card)
        for place, text in zip(Box(30, 60, 90, 120).rows(2, 10), small, strict=True):
            page.add(sketch.plate, place, text, NIGHT.well)
        return page

    whole = page("Bob", "Cid").canvas().reduced(inks(NIGHT)).convert("RGB")
    sketch.drawn.clear()
    assert pixels(page("Bob", "Cid").png(inks)).tobytes() == whole.tobytes()
    assert sketch.drawn == ["Ann", "Bob", "Cid"]  # once, as nothing of it is kept
    sketch.drawn.clear()
    page("Bob", "Dot").png(inks)
    assert sketch.drawn == ["Ann", "Dot"]


@pytest.mark.parametrize("look", LOOKS)
def test_what_is_new_above_and_below_what_stays(look: Look) -> None:
    sketch = Sketch()

    def page(upper: str, lower: str) -> Page:
        page = sketch.page(look)
        page.add(sketch.plate, Box(11, 150, 200, 50), lower, NIGHT.card)
        page.add(sketch.plate, Box(11, 11, 200, 150), upper, NIGHT.card)  # lies over the lower one
        page.add(sketch.plate, Box(11, 70, 100, 43), "Mid", NIGHT.well)
        return page

    page("Ann", "Bob").png(inks)
    for upper, lower in (("Ann", "Cid"), ("Dot", "Bob"), ("Eve", "Fay")):
        whole = page(upper, lower).canvas().reduced(inks(look.theme)).convert("RGB")
        assert pixels(page(upper, lower).png(inks)).tobytes() == whole.tobytes()


def test_another_ground_or_look_is_another_picture() -> None:
    sketch = Sketch()
    page = sketch.page(LOOKS[0], "Ann", "Bob")
    high = Page(WIDTH, 500, LOOKS[0], sloping)
    for place, text in ((Box(11, 11, 136, 50), "Ann"), (Box(11, 68, 136, 50), "Bob")):
        high.add(sketch.plate, place, text, NIGHT.card)
    page.png(inks)
    assert sketch.drawn == ["Ann", "Bob"]
    assert pixels(high.png(inks)).size == (WIDTH, 500)
    assert sketch.drawn == ["Ann", "Bob"] * 2
    assert pixels(sketch.page(LOOKS[1], "Ann", "Bob").png(inks)).size == (400, 280)


def test_the_file_is_whole() -> None:
    png = Sketch().page(LOOKS[0], "Ann", "Bob", "Cid").png(inks)
    Image.open(io.BytesIO(png)).verify()  # the sums of its chunks
    start = png.index(b"IDAT") + 4
    length = int.from_bytes(png[start - 8 : start - 4], "big")
    rows = zlib.decompress(png[start : start + length])  # and that of its pixels
    assert len(rows) == HEIGHT * (WIDTH + 1)
