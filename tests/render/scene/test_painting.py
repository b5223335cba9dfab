"""A scene becomes a page, as large as a phone shows well, on which what is new is marked."""

from dataclasses import dataclass, replace

import pytest
from PIL import Image, ImageChops

from engine.core.words import say
from render.boxes import Box as Place
from render.canvas import Canvas, Style
from render.palette import palette_of, plain_colours
from render.scene.changes import changes, growth
from render.scene.drawing import draw_mark
from render.scene.layout import Sizes
from render.scene.nodes import Card, Column, Label, Leaf
from render.scene.painting import LARGE_WIDTH, WIDTH, lay_scene, room_below, stretched
from render.scene.speaking import alternative
from render.theme import USUAL, Look, Theme
from render.type import Face
from render.words import words_for

TEXT = Style(Face.TEXT, 36, 34)
WORDS = words_for("en")
LARGE = Look(large=True)


def ground(theme: Theme, width: int, height: int) -> Image.Image:
    return Image.new("RGB", (width, height), theme.sky)


def inks(theme: Theme) -> Image.Image:
    return palette_of(plain_colours(theme))


def fill(canvas: Canvas, place: Place, colour: str) -> None:
    canvas.panel(place, getattr(canvas.theme, colour), radius=0)


def block(high: int, colour: str = "card") -> Leaf:
    return Leaf(drawing=fill, about=(colour,), wide=100, high=high, mute=True)


@pytest.mark.parametrize(("look", "width"), [(USUAL, WIDTH), (LARGE, LARGE_WIDTH)])
def test_large_print_is_laid_out_narrower_and_drawn_as_wide(look: Look, width: int) -> None:
    page = lay_scene(Column(inside=(Label(text="Ann", style=TEXT),)), WORDS, ground, look)
    assert page.box.w == width
    assert page.canvas().image.width == WIDTH


def test_things_are_as_large_as_leaves_one_picture() -> None:
    def build(size: int) -> Column:
        return Column(inside=(block(size), block(size)), gap=10)

    assert stretched(build, (500, 700, 900), Sizes(WORDS)) == build(700)
    assert stretched(build, (900, 2000), Sizes(WORDS)) == build(900), "none fits"
    assert stretched(build, (50, 100), Sizes(WORDS)) == build(100)


def test_what_scenes_of_several_sizes_share_is_measured_once() -> None:
    """Else a picture is laid out as often as sizes are tried."""
    measured = []

    @dataclass(frozen=True, slots=True, kw_only=True)
    class Counted(Label):
        def height(self, sizes: Sizes, width: int) -> int:
            measured.append(width)
            return Label.height(self, sizes, width)

    shared = Counted(text="Ann", style=TEXT)
    steps, tried = tuple(range(100, 1700, 100)), list[int]()

    def build(size: int) -> Column:
        tried.append(size)
        return Column(inside=(shared, block(size)), gap=10)

    sizes = Sizes(WORDS)
    scene = stretched(build, steps, sizes)
    assert room_below(scene, sizes) >= 0 > room_below(build(1500), sizes)
    assert len(measured) == 1
    assert len(tried) <= 6, "halved, not tried one after another"


def test_a_mark_lies_upon_what_changed_and_nowhere_else() -> None:
    def pixels(changed: frozenset[str]) -> Image.Image:
        thing = Card(inside=block(100), key="thing", pad=30)
        scene = Column(inside=(thing, block(50)))
        return lay_scene(scene, WORDS, ground, USUAL, changed).canvas().image

    plain, marked = pixels(frozenset()), pixels(frozenset({"thing"}))
    assert marked.getpixel((22, 22)) == USUAL.theme.good
    assert plain.getpixel((22, 22)) != USUAL.theme.good
    below = (0, 200, WIDTH, plain.height)
    assert plain.crop(below).tobytes() == marked.crop(below).tobytes()
    assert lay_scene(Column(inside=(block(9),)), WORDS, ground).png(inks)


@pytest.mark.parametrize("scale", [1.0, 0.5])
@pytest.mark.parametrize("side", [12, 24, 33, 210])
def test_a_mark_stays_in_its_place(side: int, scale: float) -> None:
    """Else the strip below keeps the rest of it, and shows it when the mark is gone."""
    plain, marked = (Canvas(300, 300, Look(scale=scale), ground) for _ in range(2))
    draw_mark(marked, Place(40, 41, side, side + 1))
    box = ImageChops.difference(plain.image, marked.image).getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert left >= round(40 * scale)
    assert top >= round(41 * scale)
    assert right <= round((40 + side) * scale)
    assert bottom <= round((42 + side) * scale)


def test_an_empty_cell_that_comes_into_sight_is_not_new() -> None:
    def scene(*keys: str) -> Column:
        return Column(inside=tuple([replace(block(50), key=key) for key in keys]))

    said = replace(block(50), key="b", mute=False, says=say("new"))
    assert not changes(scene("a"), scene("a", "b"))
    assert changes(scene("a"), Column(inside=(replace(block(50), key="a"), said))) == {"b"}
    other = replace(block(50, "sky"), key="b")
    assert changes(Column(inside=(said,)), Column(inside=(other,))) == {"b"}, "what left is"


def test_what_grew_bears_a_plus_and_what_shrank_a_minus() -> None:
    """One sign for both told nothing; by colour alone it would not tell everybody."""

    def amount(figure: int | None, side: int = 80) -> Column:
        thing = Leaf(
            drawing=lambda canvas, place, _: fill(canvas, place, "card"),
            about=(figure,),
            wide=100,
            high=side,
            key="ice",
            says=say("scene-changed", what="ice"),
            amount=figure,
        )
        return Column(inside=(thing,))

    def draw(before: Column, after: Column) -> Canvas:
        new, grew = changes(before, after), growth(before, after)
        return lay_scene(after, WORDS, ground, USUAL, new, grew).canvas()

    assert growth(amount(3), amount(1)) == {"ice": -2}
    assert growth(amount(1), amount(1)) == growth(amount(None), amount(1)) == {}
    for side in (80, 40):
        fewer, more = (draw(amount(2, side), amount(figure, side)).image for figure in (1, 3))
        inks = [{ink for _, ink in image.getcolors(1 << 20) or []} for image in (fewer, more)]
        assert USUAL.theme.danger in inks[0] - inks[1]
        assert USUAL.theme.good in inks[1] - inks[0]
    grown, new = (draw(amount(was), amount(3)).image for was in (2, None))
    assert ImageChops.difference(grown, new).getbbox() is not None, "new: its corners alone"
    told = alternative(
        amount(1), WORDS, changes(amount(3), amount(1)), grew=growth(amount(3), amount(1))
    )
    assert told[0].startswith("Less by 2: ")
