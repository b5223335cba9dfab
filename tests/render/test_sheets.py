"""Tall pictures come in sheets: cut where nothing is, each told by itself, and the same in all."""

import io
from random import Random

from PIL import Image

from render.boxes import Box
from render.canvas import Canvas, Style
from render.page import Page
from render.picture import ALT_LIMIT, Caption, Picture, captioned
from render.sheets import TALLEST, sheet_edges
from render.theme import NIGHT, USUAL, Look, grown
from render.type import Face
from render.words import Words
from tests.render.test_page import inks, sloping

STYLE = Style(Face.TEXT, 28, 20)
WIDE = 400
MOST = int(WIDE * TALLEST)
LOOKS = (USUAL, grown(Look()))


def plate(canvas: Canvas, box: Box, text: str) -> None:
    canvas.panel(box, NIGHT.card)
    canvas.text(box, text, STYLE, NIGHT.ink)


def listed(look: Look, count: int) -> Page:
    """Lay out plates that each follow a heading without a gap."""
    page = Page(WIDE, 0, look, sloping)
    for number in range(count):
        page.add(plate, page.grow(40), f"heading {number}")
        page.add(plate, page.grow(136).top(120), f"plate {number}")
    return page


def pixels(png: bytes) -> Image.Image:
    with Image.open(io.BytesIO(png)) as image:
        return image.convert("RGB")


def joined(picture: Picture) -> Image.Image:
    """Put the sheets of a picture together again."""
    images = [pixels(sheet.png) for sheet in picture.parts]
    whole = Image.new("RGB", (images[0].width, sum(image.height for image in images)))
    top = 0
    for image in images:
        whole.paste(image, (0, top))
        top += image.height
    return whole


def test_few_sheets_about_equally_high_and_only_cut_at_breaks() -> None:
    rng = Random(4)
    for _ in range(50):
        breaks = sorted(rng.sample(range(20, 2000, 20), 30))
        edges = sheet_edges(WIDE, 2000, breaks)
        heights = [bottom - top for top, bottom in edges]
        assert sum(heights) == 2000
        assert {bottom for _, bottom in edges[:-1]} <= {*breaks}
        if max(b - a for a, b in zip([0, *breaks], [*breaks, 2000], strict=True)) < 100:
            assert len(edges) <= 6
            assert max(heights) < MOST
    assert sheet_edges(WIDE, MOST - 1, [200]) == [(0, MOST - 1)]
    assert sheet_edges(WIDE, 600, [20, 310, 490]) == [(0, 310), (310, 600)]
    assert sheet_edges(WIDE, 900, []) == [(0, 900)]


def test_sheets_of_a_page_show_what_all_of_it_does_and_part_no_heading(words: Words) -> None:
    for look in LOOKS:
        page = listed(look, 7)
        picture = page.picture(inks, Caption(["One.", "Two."], "board-1.png", words))
        assert joined(picture).tobytes() == pixels(picture.png).tobytes()
        assert len(picture.sheets) == 4
        for sheet in picture.sheets:
            wide, high = pixels(sheet.png).size
            assert wide == round(WIDE * look.scale)
            assert high <= wide * TALLEST
        starts = [place % 176 for place in page.breaks]
        assert {*starts} == {168}, "a sheet ends below a plate, never below its heading"


def test_sheets_of_a_canvas_show_what_all_of_it_does(words: Words) -> None:
    for look in LOOKS:
        canvas = listed(look, 6).canvas()
        picture = canvas.picture(inks(NIGHT), Caption(["One."], "podium.png", words))
        assert joined(picture).tobytes() == pixels(picture.png).tobytes()
        assert len(picture.sheets) > 1
        assert all(pixels(each.png).height <= 1.25 * WIDE * look.scale for each in picture.sheets)


def test_what_is_not_tall_has_no_sheets(words: Words) -> None:
    picture = listed(USUAL, 2).picture(inks, Caption(["One."], "board-1.png", words))
    assert not picture.sheets
    assert [(each.png, each.alt, each.name) for each in picture.parts] == [picture[:3]]


def test_every_sheet_has_its_own_words_and_none_is_said_twice(words: Words) -> None:
    told = [f"Sentence {number} of many that are told." for number in range(60)]
    picture = captioned(b"", [b"1", b"2", b"3"], Caption(told, "board-2.png", words))
    assert [each.name for each in picture.sheets] == [f"board-2-{part}.png" for part in (1, 2, 3)]
    said = [each.alt for each in picture.sheets]
    assert [alt.partition(". ")[0] for alt in said] == [f"Picture {n} of 3" for n in (1, 2, 3)]
    assert all(len(alt) <= ALT_LIMIT for alt in said)
    assert " ".join(alt.partition(". ")[2] for alt in said) == " ".join(told)
    assert len(picture.alt) <= ALT_LIMIT < len(" ".join(told))
    few = captioned(b"", [b"1", b"2"], Caption(["Only this."], "board.png", words))
    assert [each.alt for each in few.sheets] == ["Picture 1 of 2. Only this.", "Picture 2 of 2."]
