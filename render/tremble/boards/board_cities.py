"""A city on the board: its skyline, what it is worth, and who comes for it."""

from collections.abc import Iterator

from engine.core.words import say
from engine.tremble.cards.cards import City
from engine.tremble.table.view import PublicView, Space
from render.boxes import Box
from render.canvas import Canvas
from render.invasion.boards import board_cities
from render.invasion.boards.board_cities import draw_town
from render.invasion.parts.city_cards import draw_title
from render.invasion.parts.parts import TEXT, army_card
from render.page import Page
from render.tremble.boards.board_fates import add_fate
from render.tremble.parts.facts import Fate, fate_at
from render.words import Words

ARMY_CARD = 30
BESIDE = 14  # between army cards and their word


def city_rows(view: PublicView, columns: int) -> Iterator[tuple[Space, ...]]:
    """Divide cities into rows; those that many fight for, or many armies, have one for each."""
    return board_cities.city_rows(view, columns, lambda number: _crowd(fate_at(view, number)))


def _crowd(fate: Fate) -> int:
    armies = 0 if fate.catch is None else len(fate.catch.armies) + fate.catch.fewer
    return max(len(fate.attacks), armies)


def add_city(page: Page | Canvas, box: Box, space: Space, fate: Fate, words: Words) -> None:
    """Add a space of the board with its city and everything over it."""
    page.add(draw_ground, box, space, words)
    if fate.attacks:
        add_fate(page, box, fate, words)


def draw_ground(canvas: Canvas, box: Box, space: Space, words: Words) -> None:
    """Draw a space with its city and nobody over it."""
    assert space.city is not None
    foot = draw_town(canvas, box, space.city)
    draw_title(canvas, box, space.number, space.city, words, space.claimed_by)
    _draw_worth(canvas, foot, space.city, words)


def _draw_worth(canvas: Canvas, box: Box, city: City, words: Words) -> None:
    """Draw what a raid brings, and a catch, beside as many army cards as it meets."""
    told = words(say("tremble-board-catch"))
    rest = board_cities.draw_worth(canvas, box, city.raid, told, city.catch, words)
    for _ in range(city.difficulty):
        army_card(canvas, rest.left(ARMY_CARD).inset(0, 2), canvas.theme.ink)
        rest = rest.after(ARMY_CARD - 2)
    armies = words(say("tremble-board-armies", count=city.difficulty))
    canvas.text(rest.after(BESIDE), armies, TEXT, canvas.theme.muted)
