"""A city on the board: its skyline, what it is worth now and later, and who comes for it."""

from engine.core.words import say
from engine.tremble_draft.table.view import PublicView, Space
from render.boxes import Box
from render.canvas import Canvas
from render.invasion import icons
from render.invasion.board_cities import draw_attacks, draw_town, draw_worth, fate_place
from render.invasion.city_cards import draw_title
from render.invasion.facts import attacks_at, battle_at
from render.page import Page
from render.words import Words

STAR = 40


def add_city(page: Page | Canvas, box: Box, view: PublicView, space: Space, words: Words) -> None:
    """Add a space of the board with its city and everybody over it."""
    page.add(draw_ground, box, space, words)
    if attacks := tuple(attacks_at(view, space.number)):
        page.add(draw_attacks, fate_place(box), attacks, battle_at(view, space.number))


def draw_ground(canvas: Canvas, box: Box, space: Space, words: Words) -> None:
    """Draw a space with its city and nobody over it; a star marks the upper half of the deck."""
    city = space.city
    assert city is not None
    foot = draw_town(canvas, box, city)
    draw_title(canvas, box, space.number, city, words)
    told = words(say("tremble-draft-picture-search"))
    rest = draw_worth(canvas, foot, city.raid, told, city.search, words)
    if city.star:
        canvas.stamp(icons.star, rest.end(STAR), canvas.theme.ink)
