"""A city on the board: its skyline, what it is worth now and later, and who comes for it."""

from collections.abc import Iterable, Sequence

from engine.core.words import say
from engine.tremble_draft.cards.cards import City
from engine.tremble_draft.table.view import PublicView, Space
from render.boxes import Box
from render.canvas import Canvas
from render.invasion.boards.board_cities import (
    draw_attacks,
    draw_town,
    draw_worth,
    fate_place,
    row_height,
)
from render.invasion.boards.board_pages import add_rows
from render.invasion.facts.facts import attacks_at, battle_at
from render.invasion.parts import icons
from render.invasion.parts.city_cards import draw_title
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
    draw_promise(canvas, foot, city, words)


def draw_promise(canvas: Canvas, box: Box, city: City, words: Words) -> None:
    """Draw what a raid brings now, and a search later."""
    told = words(say("tremble-draft-picture-search"))
    rest = draw_worth(canvas, box, city.raid, told, city.search, words)
    if city.star:
        canvas.stamp(icons.star, rest.end(STAR), canvas.theme.ink)


def add_cities(
    page: Page,
    view: PublicView,
    rows: Iterable[Sequence[Space]],
    words: Words,
) -> None:
    """Lay out cities in rows."""

    def add(page: Page | Canvas, place: Box, space: Space) -> None:
        add_city(page, place, view, space, words)

    add_rows(page, [(row, row_height(view, row)) for row in rows], add)
