"""Rows, columns, grids and tables share their room, and nothing leaves its place."""

from random import Random

import pytest

from render.boxes import Box as Place
from render.canvas import Canvas, Style
from render.scene.layout import Size, Sizes, shares
from render.scene.nodes import Beside, Card, Column, Grid, Label, Leaf, Node, Wrap
from render.type import Face
from render.words import words_for

TEXT = Style(Face.TEXT, 36, 36)
WORDS = words_for("en")


def blank(_canvas: Canvas, _place: Place) -> None:
    """Draw nothing."""


def leaf(width: int, height: int = 40, grow: int = 0) -> Leaf:
    return Leaf(drawing=blank, wide=width, high=height, mute=True, grow=grow)


def label(text: str, lines: int = 1) -> Label:
    return Label(text=text, style=TEXT, lines=lines)


def places(node: Node, width: int, *, large: bool = False) -> dict[int, Place]:
    layout = Sizes(WORDS, large=large)
    return {id(each): place for each, place in placed(node, width, layout)}


def placed(root: Node, width: int, layout: Sizes) -> list[tuple[Node, Place]]:
    """List a node and all in it with their places."""
    found = [(root, Place(0, 0, width, layout.height(root, width)))]
    for node, place in found:
        found += node.arrange(layout, place)
    return found


def test_what_grows_takes_what_others_leave() -> None:
    still, one, two = leaf(100), leaf(50, grow=1), leaf(50, grow=2)
    found = places(Beside(inside=(still, one, two), gap=10), 520)
    assert [found[id(each)].w for each in (still, one, two)] == [100, 150, 250]
    assert [found[id(each)].x for each in (still, one, two)] == [0, 110, 270]


def test_what_does_not_fit_gives_way_by_what_it_can() -> None:
    assert shares([Size(50, 100), Size(100, 100)], [0, 0], 160) == [60, 100]
    assert shares([Size(50, 100), Size(50, 100)], [1, 1], 300) == [150, 150]
    assert shares([Size(100, 100), Size(100, 100)], [0, 0], 100) == [50, 50]
    assert shares([], [], 100) == []


def test_large_print_stands_below_each_other() -> None:
    first, second = leaf(100), leaf(100)
    row = Beside(inside=(first, second), gap=10, stacked=True)
    assert places(row, 300)[id(second)].y == places(row, 300)[id(first)].y
    assert places(row, 300, large=True)[id(second)].y == 50


def test_a_grid_has_equal_columns_and_rows_as_high_as_their_highest() -> None:
    cells = [leaf(10, high) for high in (20, 60, 30, 10)]
    found = places(Grid(inside=tuple(cells), columns=2, gap=10), 210)
    assert [found[id(each)] for each in cells] == [
        Place(0, 0, 100, 60),
        Place(110, 0, 100, 60),
        Place(0, 70, 100, 30),
        Place(110, 70, 100, 30),
    ]
    assert (
        places(Grid(inside=tuple(cells), columns=2, gap=10), 210, large=True)[id(cells[1])].x == 0
    )


def test_a_wrap_goes_on_in_the_next_line() -> None:
    things = [leaf(100) for _ in range(5)]
    found = places(Wrap(inside=tuple(things), gap=10), 330)
    assert [found[id(each)].y for each in things] == [0, 0, 0, 50, 50]


@pytest.mark.parametrize(("lines", "high"), [(1, 46), (2, 92), (3, 138)])
def test_text_takes_as_many_lines_as_it_needs_and_may_fill(lines: int, high: int) -> None:
    long = label("as many words as it takes to fill some three lines of this width", lines=lines)
    assert Sizes(WORDS).height(long, 500) == high
    assert Sizes(WORDS).height(label("short", lines=3), 500) == 46


def test_text_becomes_smaller_before_it_takes_another_line() -> None:
    style = Style(Face.TEXT, 60, 34)
    text = Label(text="just about one line", style=style, lines=2)
    assert Sizes(WORDS).height(text, 400) < 60
    assert Sizes(WORDS).height(text, 1000) == 76
    assert Sizes(WORDS).height(text, 200) > 80


def anything(random: Random, depth: int) -> Node:
    """Make a tree by chance."""
    if depth == 0 or random.random() < 0.2:
        kinds = (
            leaf(random.randrange(5, 80), random.randrange(5, 90)),
            label("word " * random.randrange(1, 4), lines=random.randrange(1, 3)),
        )
        return random.choice(kinds)
    inside = tuple(anything(random, depth - 1) for _ in range(random.randrange(1, 4)))
    gap = random.randrange(0, 12)
    boxes: tuple[Node, ...] = (
        Column(inside=inside, gap=gap),
        Beside(inside=inside, gap=gap, stacked=random.random() < 0.5),
        Wrap(inside=inside, gap=gap),
        Grid(inside=inside, gap=gap, columns=random.randrange(1, 3)),
        Card(inside=Column(inside=inside), pad=gap),
    )
    return random.choice(boxes)


@pytest.mark.parametrize("seed", range(40))
def test_nothing_leaves_what_it_is_in_nor_covers_its_neighbour(seed: int) -> None:
    random = Random(seed)
    root, large = anything(random, 4), random.random() < 0.5
    layout = Sizes(WORDS, large=large)
    width = max(900, layout.width(root).best)
    found = placed(root, width, layout)
    by_node = {id(node): place for node, place in found}
    for node, place in found:
        inner = [by_node[id(child)] for child in node.children]
        for at, one in enumerate(inner):
            assert place.x <= one.x
            assert one.right <= place.right
            assert place.y <= one.y
            assert one.bottom <= place.bottom
            assert not any(_meet(one, other) for other in inner[at + 1 :])


def _meet(one: Place, other: Place) -> bool:
    return max(one.x, other.x) < min(one.right, other.right) and max(one.y, other.y) < min(
        one.bottom, other.bottom
    )
