"""A city on the board: its skyline, what it is worth, and who comes for it."""

from collections.abc import Sequence

from engine.core.words import say
from engine.tremble.cards.cards import City
from engine.tremble.table.view import PublicView, Space
from render.boxes import Box
from render.canvas import Canvas, Style
from render.invasion import sprites
from render.invasion.attackers import PLATE
from render.invasion.city_cards import (
    CLAIM,
    CLAIM_HEIGHT,
    FOOT,
    RADIUS,
    TITLE_HEIGHT,
    draw_claim,
    draw_gone,
    draw_number,
    draw_title,
)
from render.invasion.parts import army_card
from render.page import Page
from render.tremble.board_fates import FATE_HEIGHT, add_fate
from render.tremble.facts import Fate, attacks_at
from render.type import Face
from render.words import Words

SKYLINE = 96  # of it is always seen
BELOW = 66  # of it under those who attack
BARE = 14  # under them where nobody lives
VALUE = Style(Face.BOLD, 32, 22)
ARMY_CARD = 28
RAID = 206
WORTH = 352  # beside its name


def row_height(view: PublicView, spaces: Sequence[Space]) -> int:
    """Return how high a row of cities is: higher where there is something to tell of one."""
    attacked = any(attacks_at(view, space.number) for space in spaces)
    if not any(space.city for space in spaces):
        return TITLE_HEIGHT + (PLATE + BARE if attacked else 0)
    return TITLE_HEIGHT + (PLATE + BELOW if attacked else SKYLINE) + FOOT


def add_city(
    page: Page | Canvas,
    box: Box,
    space: Space,
    fate: Fate,
    words: Words,
    ruins: City | None = None,
) -> None:
    """Add a space of the board with its city, or what is left of it, and everything over it."""
    page.add(draw_ground, box, space, words, ruins)
    if fate.attacks:
        add_fate(page, fate_box(box).top(FATE_HEIGHT), space, fate, words)


def large_city_height(view: PublicView, space: Space) -> int:
    """Return how high a space is in large print."""
    attacked = bool(attacks_at(view, space.number))
    return TITLE_HEIGHT + (PLATE + BARE if attacked else 0)


def add_large_city(
    page: Page,
    box: Box,
    space: Space,
    fate: Fate,
    words: Words,
    ruins: City | None = None,
) -> None:
    """Add the same in large print: what a city is worth stands beside its name."""
    if space.city is None:
        page.add(draw_ground, box, space, words, ruins)
    else:
        page.add(_draw_large_ground, box, space, space.city, words)
    if fate.attacks:
        room = box.below(TITLE_HEIGHT).inset(12, 0).top(PLATE)
        beside = space.city is not None and space.claimed_by is not None
        room = room.before(CLAIM + 14) if beside else room
        add_fate(page, room, space, fate, words)


def _draw_large_ground(canvas: Canvas, box: Box, space: Space, city: City, words: Words) -> None:
    """Draw a card with all figures; under it the city where somebody comes for it."""
    theme, head, fate = canvas.theme, box.top(TITLE_HEIGHT), box.below(TITLE_HEIGHT)
    if fate.h:
        art = box.below(TITLE_HEIGHT - RADIUS)
        canvas.fill(art, sprites.city, theme, city, radius=RADIUS, below=True)
    canvas.panel(head, theme.card, radius=RADIUS)
    worth = head.inset(16, 8).end(WORTH)
    title = draw_number(canvas, head, space).before(WORTH)
    draw_title(canvas, title, city, words, None if fate.h else space.claimed_by)
    if fate.h and space.claimed_by is not None:
        corner = fate.end(CLAIM + 14).before(14).below(PLATE - CLAIM_HEIGHT - 4)
        draw_claim(canvas, corner, city, space.claimed_by)
    text = words(say("tremble-board-raid", humans=city.raid))
    canvas.text(worth.top(CLAIM_HEIGHT), text, VALUE, theme.ink, "right")
    draw_catch_worth(canvas, worth.below(44).top(44), city, words)


def fate_box(box: Box) -> Box:
    """Return the room over a city."""
    return box.top(box.h - FOOT).below(TITLE_HEIGHT).inset(12, 0)


def draw_ground(
    canvas: Canvas, box: Box, space: Space, words: Words, ruins: City | None = None
) -> None:
    """Draw a space with its city and nobody over it."""
    theme = canvas.theme
    canvas.panel(box, theme.card, radius=RADIUS)
    if space.city is not None:
        canvas.fill(box.top(box.h - FOOT), sprites.city, theme, space.city, radius=RADIUS)
    elif ruins is not None:
        canvas.fill(box, sprites.ruins, theme, ruins, radius=RADIUS, below=True)
    else:
        canvas.panel(box.inset(4), theme.well, radius=RADIUS - 4)
    title = draw_number(canvas, box, space)
    if space.city is None:
        draw_gone(canvas, title, ruins, words)
        return
    draw_title(canvas, title, space.city, words, space.claimed_by)
    _draw_worth(canvas, box.below(box.h - FOOT).inset(18, 6), space.city, words)


def _draw_worth(canvas: Canvas, line: Box, city: City, words: Words) -> None:
    text = words(say("tremble-board-raid", humans=city.raid))
    canvas.text(line.left(RAID), text, VALUE, canvas.theme.ink)
    draw_catch_worth(canvas, line.after(RAID + 10), city, words)


def draw_catch_worth(canvas: Canvas, line: Box, city: City, words: Words) -> None:
    """Draw what a catch is worth, and how many army cards it meets."""
    for _ in range(city.difficulty):
        army_card(canvas, line.end(ARMY_CARD).inset(0, 5), canvas.theme.ink)
        line = line.before(ARMY_CARD + 3)
    text = words(say("tremble-board-catch", humans=city.catch))
    canvas.text(line.before(7), text, VALUE, canvas.theme.accent, "right")
