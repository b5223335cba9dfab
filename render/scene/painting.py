"""A scene as a page: its nodes in their places, and a mark upon what changed."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from render.boxes import Box as Place
from render.canvas import Sprite
from render.page import Page
from render.scene.changes import NO_GROWTH
from render.scene.drawing import ROOMY, SIGN, SIGN_GAP, draw_mark
from render.scene.layout import Sizes
from render.scene.nodes import Leaf, Node
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
    grew: Mapping[Hashable, int] = NO_GROWTH,
) -> Page:
    """Lay a scene out; what has `changed` since an earlier one, by its key, is marked.

    Where an amount `grew` or became less, the mark says by how much.
    A page that is taller than a phone shows in full width is cut between what stands on it.
    """
    width, drawn = (LARGE_WIDTH, grown(look)) if look.large else (WIDTH, look)
    sizes, room = Sizes(words, large=look.large), width - 2 * MARGIN
    page = Page(width, sizes.height(scene, room) + 2 * MARGIN, drawn, ground)
    marks = _Marks(changed, grew, [])
    _note(page, scene, page.box.inset(MARGIN), sizes, marks)
    for place, grown_by in marks.places:
        page.add(draw_mark, place, grown_by)
    return page


def room_below(node: Node, sizes: Sizes) -> int:
    """Return how much higher a scene may be for one picture on a phone; less than 0 is too high."""
    room = int(WIDTH * TALLEST) - 1 - 2 * MARGIN
    return room - sizes.height(node, WIDTH - 2 * MARGIN)


def stretched(build: Callable[[int], Scene], steps: Sequence[int], sizes: Sizes) -> Scene:
    """Build a scene with the largest of these steps that leaves it one picture for a phone.

    They are ordered, the smallest in front, which it has where none fits. What scenes share is
    measured once, as long as they share the nodes.
    """
    fits, too_high = 0, len(steps)
    scene = build(steps[0])
    while room_below(scene, sizes) >= 0 and too_high - fits > 1:
        middle = (fits + too_high) // 2
        larger = build(steps[middle])
        if room_below(larger, sizes) >= 0:
            fits, scene = middle, larger
        else:
            too_high = middle
    return scene


class _Marks(NamedTuple):
    """What is marked, by its key, and which amounts grew."""

    changed: frozenset[Hashable]
    grew: Mapping[Hashable, int]
    places: list[tuple[Place, int]]  # that are marked: last of all, so that nothing covers them


def _note(page: Page, node: Node, place: Place, sizes: Sizes, marks: _Marks) -> None:
    """Note what a node draws, then what is in it, then whether it is new."""
    node.draw(page, place, sizes)
    for child, inner in node.arrange(sizes, place):
        _note(page, child, inner, sizes, marks)
    if node.key is not None and node.key in marks.changed:
        grown_by = marks.grew.get(node.key, 0)
        if grown_by and isinstance(node, Leaf) and place.h < ROOMY:  # beside what it draws
            place = place.left(min(place.w, node.wide + SIGN + SIGN_GAP))
        marks.places.append((place, grown_by))
