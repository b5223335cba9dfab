import io
from itertools import pairwise

import pytest
from PIL import Image

from render.boxes import Box
from render.canvas import Canvas, Style
from render.palette import palette_of, plain_colours
from render.theme import NIGHT, USUAL, Look, Theme
from render.type import Face

STYLE = Style(Face.TEXT, 28, 20)


def plain(theme: Theme, width: int, height: int) -> Image.Image:
    return Image.new("RGB", (width, height), theme.sky)


def red(width: int, height: int) -> Image.Image:
    return Image.new("RGB", (width, height), (255, 0, 0))


def burning(_: Theme, width: int, height: int) -> Image.Image:
    return red(width, height)


def half(colour: str, size: int) -> Image.Image:
    """Draw a square whose left half is clear."""
    image = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    image.paste(colour, (size // 2, 0, size, size))
    return image


def test_text_is_set_where_it_was_told() -> None:
    canvas = Canvas(400, 100, USUAL, plain)
    box = Box(100, 20, 200, 50)
    for align in ("left", "center", "right"):
        assert canvas.text(box, "Ann", STYLE, NIGHT.ink, align) > 0
    left, center, right = (run.x for run in canvas.runs)
    assert box.x == left < center < right < box.right


def test_a_place_without_room_stays_empty() -> None:
    canvas = Canvas(400, 100, USUAL, plain)
    assert canvas.text(Box(0, 0, 3, 40), "Ann", STYLE, NIGHT.ink) == 0


def test_paragraphs_break_between_words_and_keep_to_their_place() -> None:
    canvas = Canvas(400, 200, USUAL, plain)
    box = Box(10, 10, 200, 80)
    canvas.paragraph(box, "one two three four five six seven eight nine ten", STYLE, NIGHT.ink)
    assert len(canvas.runs) == 2
    assert canvas.runs[0].fit.text.startswith("one two")
    assert all(run.box.bottom <= box.bottom for run in canvas.runs)


def test_a_paragraph_never_breaks_a_number() -> None:
    box, words = Box(10, 10, 200, 200), "x " * 40
    for cut in range(0, len(words), 2):
        canvas = Canvas(400, 300, USUAL, plain)
        canvas.paragraph(box, f"{words[cut:]}100\N{NO-BREAK SPACE}000", STYLE, NIGHT.ink)
        assert canvas.runs[-1].fit.text.endswith("100\N{NO-BREAK SPACE}000")


def test_pictures_use_the_fixed_palette_and_stable_bytes() -> None:
    def draw() -> bytes:
        canvas = Canvas(300, 120, USUAL, plain)
        canvas.panel(Box(10, 10, 200, 80), NIGHT.card, outline=NIGHT.accent)
        canvas.text(Box(20, 20, 150, 50), "Seoul", STYLE, NIGHT.ink)
        return canvas.png(palette_of(plain_colours(NIGHT)))

    assert draw() == draw()
    image = Image.open(io.BytesIO(draw()))
    assert (image.mode, image.size) == ("P", (300, 120))
    assert image.convert("RGB").getpixel((100, 80)) == NIGHT.card
    assert image.convert("RGB").getpixel((100, 11)) == NIGHT.accent


def test_boxes_divide_without_overlap() -> None:
    box = Box(10, 20, 103, 50)
    columns = box.columns(3, 5)
    assert [column.w for column in columns] == [31, 31, 31]
    assert all(one.right + 5 == other.x for one, other in pairwise(columns))
    assert columns[-1].right <= box.right
    assert box.left(30).right == box.after(30).x
    assert box.before(30).right == box.end(30).x
    assert box.top(10).bottom == box.below(10).y
    assert box.inset(60) == Box(70, 80, 0, 0)


def test_a_look_scales_all_that_is_drawn() -> None:
    small, large = (Canvas(200, 100, Look(NIGHT, scale), plain) for scale in (1.0, 2.5))
    for canvas in (small, large):
        canvas.panel(Box(20, 20, 100, 40), NIGHT.card, radius=0)
        assert canvas.text(Box(20, 60, 100, 40), "Ann", STYLE, NIGHT.ink) in range(48, 56)
    assert large.image.size == (500, 250)
    assert [large.image.getpixel(at) for at in ((49, 51), (51, 51))] == [NIGHT.sky, NIGHT.card]
    (one,), (other,) = small.runs, large.runs
    assert other.fit.size == round(one.fit.size * 2.5)


def test_sprites_keep_to_their_place_and_let_the_ground_through() -> None:
    canvas = Canvas(200, 100, USUAL, plain)
    canvas.place(Box(0, 0, 100, 40), half, "white")
    seen = [canvas.image.getpixel((x, 20)) for x in (29, 40, 51, 69, 71)]
    assert seen == [NIGHT.sky, NIGHT.sky, (255, 255, 255), (255, 255, 255), NIGHT.sky]
    canvas.fill(Box(100, 0, 100, 100), red, radius=20)
    corners = [canvas.image.getpixel(at) for at in ((100, 0), (199, 0), (100, 99), (199, 99))]
    assert corners == [NIGHT.sky, NIGHT.sky, (255, 0, 0), (255, 0, 0)]


@pytest.mark.parametrize("radius", [0, 7, 30, 200])
def test_a_panel_is_round_whichever_way_it_is_drawn(
    radius: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = []
    for small in (0, 10**9):
        monkeypatch.setattr("render.canvas.SMALL", small)
        canvas = Canvas(100, 100, USUAL, burning)
        canvas.panel(Box(10, 20, 80, 60), (255, 255, 255), radius=radius, outline=NIGHT.ink)
        drawn.append(canvas.image.tobytes())
        assert canvas.image.getpixel((50, 50)) == (255, 255, 255)
        assert (canvas.image.getpixel((10, 20)) == (255, 0, 0)) == (radius > 0)
    assert drawn[0] == drawn[1]
