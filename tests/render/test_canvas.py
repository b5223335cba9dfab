import io
from itertools import pairwise

from PIL import Image

from render.boxes import Box
from render.canvas import Canvas, Style
from render.theme import NIGHT
from render.type import Face

STYLE = Style(Face.TEXT, 28, 20)


def test_text_is_set_where_it_was_told() -> None:
    canvas = Canvas(400, 100, NIGHT)
    box = Box(100, 20, 200, 50)
    for align in ("left", "center", "right"):
        assert canvas.text(box, "Ann", STYLE, NIGHT.ink, align) > 0
    left, center, right = (run.x for run in canvas.runs)
    assert box.x == left < center < right < box.right


def test_a_place_without_room_stays_empty() -> None:
    canvas = Canvas(400, 100, NIGHT)
    assert canvas.text(Box(0, 0, 3, 40), "Ann", STYLE, NIGHT.ink) == 0


def test_paragraphs_break_between_words_and_keep_to_their_place() -> None:
    canvas = Canvas(400, 200, NIGHT)
    box = Box(10, 10, 200, 80)
    canvas.paragraph(box, "one two three four five six seven eight nine ten", STYLE, NIGHT.ink)
    assert len(canvas.runs) == 2
    assert canvas.runs[0].fit.text.startswith("one two")
    assert all(run.box.bottom <= box.bottom for run in canvas.runs)


def test_pictures_use_the_fixed_palette_and_stable_bytes() -> None:
    def draw() -> bytes:
        canvas = Canvas(300, 120, NIGHT)
        canvas.panel(Box(10, 10, 200, 80), NIGHT.card, outline=NIGHT.accent)
        canvas.text(Box(20, 20, 150, 50), "Seoul", STYLE, NIGHT.ink)
        return canvas.png()

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
