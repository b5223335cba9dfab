"""A city on the board: its skyline, what it is worth, and who comes for it."""

from collections.abc import Iterator, Sequence

from engine.core.words import say
from engine.tremble.cards.cards import City
from engine.tremble.table.view import PublicView, Space
from render.boxes import Box
from render.canvas import Canvas, Style
from render.invasion import sprites
from render.invasion.attackers import PLATE
from render.invasion.city_cards import FOOT, MARGIN, RADIUS, TITLE_HEIGHT, draw_title
from render.invasion.parts import TEXT, army_card
from render.page import Page
from render.tremble.board_fates import add_fate
from render.tremble.facts import Fate, attacks_at, fate_at
from render.type import Face
from render.words import Words

SKYLINE = 76  # of it is always seen
BELOW = 42  # of it under those who attack
VALUE = Style(Face.BOLD, 44, 30)
LABEL = 44  # high
ARMY_CARD = 30
CROWD = 3  # more of them need a whole row


def city_rows(view: PublicView, columns: int) -> Iterator[tuple[Space, ...]]:
    """Divide cities into rows, first those that many fight for; no row has an empty place."""
    alive = [space for space in view.spaces if space.city is not None]
    crowded = [space for space in alive if _is_crowded(fate_at(view, space.number))]
    yield from ((space,) for space in crowded)
    others = [space for space in alive if space not in crowded]
    for first in range(0, len(others), columns):
        yield tuple(others[first : first + columns])


def _is_crowded(fate: Fate) -> bool:
    armies = 0 if fate.catch is None else len(fate.catch.armies) + fate.catch.fewer
    return max(len(fate.attacks), armies) > CROWD


def row_height(view: PublicView, spaces: Sequence[Space], below: int = BELOW) -> int:
    """Return how high a row of cities is: higher where there is something to tell of one."""
    attacked = any(attacks_at(view, space.number) for space in spaces)
    return TITLE_HEIGHT + (PLATE + below if attacked else SKYLINE) + FOOT


def add_city(page: Page | Canvas, box: Box, space: Space, fate: Fate, words: Words) -> None:
    """Add a space of the board with its city and everything over it."""
    page.add(draw_ground, box, space, words)
    if fate.attacks:
        add_fate(page, fate_box(box), fate, words)


def fate_box(box: Box) -> Box:
    """Return the room over a city."""
    return box.top(box.h - FOOT).below(TITLE_HEIGHT).inset(12, 0)


def draw_ground(canvas: Canvas, box: Box, space: Space, words: Words) -> None:
    """Draw a space with its city and nobody over it."""
    assert space.city is not None
    canvas.panel(box, canvas.theme.card, radius=RADIUS)
    canvas.fill(box.top(box.h - FOOT), sprites.city, canvas.theme, space.city, radius=RADIUS)
    draw_title(canvas, box, space.number, space.city, words, space.claimed_by)
    _draw_worth(canvas, box.below(box.h - FOOT).inset(MARGIN + 4, 4), space.city, words)


def _draw_worth(canvas: Canvas, box: Box, city: City, words: Words) -> None:
    """Draw what a raid brings, and a catch, beside as many army cards as it meets."""
    theme = canvas.theme
    raid, catch = box.columns(2, MARGIN)
    canvas.text(raid.top(LABEL), words(say("tremble-board-raid")), TEXT, theme.muted)
    canvas.text(raid.below(LABEL), words.number(city.raid), VALUE, theme.ink)
    width = canvas.text(catch.top(LABEL), words(say("tremble-board-catch")), TEXT, theme.muted)
    canvas.text(catch.below(LABEL), words.number(city.catch), VALUE, theme.accent)
    rest = catch.top(LABEL).after(width + 14)
    for _ in range(city.difficulty):
        army_card(canvas, rest.left(ARMY_CARD).inset(0, 2), theme.ink)
        rest = rest.after(ARMY_CARD + 4)
