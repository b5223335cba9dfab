"""A scene as a page: its nodes in their places, and a mark upon what changed."""

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from render.boxes import Box as Place
from render.canvas import Sprite
from render.page import Page
from render.scene.drawing import draw_mark
from render.scene.layout import Sizes
from render.scene.nodes import Node
from render.sheets import TALLEST
from render.theme import USUAL, Look, grown
from render.words import Words

WIDTH, LARGE_WIDTH = 1200, 900
MARGIN = 20

Scene = TypeVar("Scene", bound=Node)


def lay_scene(
    scene: Node,
    words: Words,
    ground: Sprite,
    look: Look = USUAL,
    changed: frozenset[Hashable] = frozenset(),
) -> Page:
    """Lay a scene out; what has `changed` since an earlier one, by its key, is marked.

    A page that is taller than a phone shows in full width is cut between what stands on it.
    """
    width, drawn = (LARGE_WIDTH, grown(look)) if look.large else (WIDTH, look)
    sizes, room = Sizes(words, large=look.large), width - 2 * MARGIN
    page = Page(width, sizes.height(scene, room) + 2 * MARGIN, drawn, ground)
    _note(page, scene, page.box.inset(MARGIN), sizes, changed)
    return page


def height_of(node: Node, words: Words, width: int) -> int:
    """Return how high a node is where it has so much room."""
    return Sizes(words).height(node, width)


def room_below(node: Node, words: Words) -> int:
    """Return how much higher a scene may be for one picture on a phone; less than 0 is too high."""
    room = int(WIDTH * TALLEST) - 1 - 2 * MARGIN
    return room - height_of(node, words, WIDTH - 2 * MARGIN)


def stretched(
    build: Callable[[int], Scene], sizes: Sequence[int], growth: int, words: Words
) -> Scene:
    """Build a scene with the largest of these sizes that leaves it one picture for a phone.

    They are ordered, the smallest in front. With each unit a scene becomes at most `growth` units
    higher, so that it is measured but once; where none fits, it has the smallest size.
    """
    least, *_ = sizes
    scene = build(least)
    spare = room_below(scene, words) // growth
    most = max([size for size in sizes if size <= least + spare], default=least)
    return scene if most == least else build(most)


def _note(page: Page, node: Node, place: Place, sizes: Sizes, changed: frozenset[Hashable]) -> None:
    """Note what a node draws, then what is in it, then whether it is new."""
    node.draw(page, place, sizes)
    for child, inner in node.arrange(sizes, place):
        _note(page, child, inner, sizes, changed)
    if node.key is not None and node.key in changed:
        page.add(draw_mark, place)
