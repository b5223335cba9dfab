"""A board part by part, from top to bottom, where every edition lays it out alike."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.words import Text
from render.art.faces import Mood
from render.boxes import Box
from render.canvas import Canvas
from render.invasion.boards.board_gone import draw_gone, gone_height
from render.invasion.boards.board_head import BoardHead, draw_head
from render.invasion.boards.board_race import HEADING_HEIGHT, draw_legend
from render.invasion.boards.board_track import Lane, lanes_of
from render.invasion.boards.captain_rows import captain_height, draw_star, star_place
from render.invasion.facts.facts import attacks_at, battle_at, in_order, ruins_of, winners
from render.invasion.facts.views import Captain, HasCaptains, HasSpaces
from render.invasion.fights.moods import mood_of
from render.invasion.parts import sprites
from render.invasion.parts.parts import GAP, PAD
from render.invasion.parts.tallies import TrophyCount, draw_tallies, tallies_height
from render.page import Page
from render.theme import Look, grown
from render.words import Words

WIDTH, LARGE_WIDTH = 1200, 900
SHIP, LARGE_SHIP = (400, 146), (250, 92)
CLOSE = 8  # between things that belong together


def board_page(look: Look) -> Page:
    """Begin a board in some look."""
    width, drawn = (LARGE_WIDTH, grown(look)) if look.large else (WIDTH, look)
    page = Page(width, 0, drawn, sprites.backdrop)
    page.grow(GAP)
    return page


def next_place(page: Page, height: int, gap: int = 0) -> Box:
    """Take the next place of a page, with a gap below."""
    return page.grow(height + gap).top(height).inset(PAD, 0)


def add_head(page: Page, head: BoardHead, height: int, look: Look) -> None:
    """Lay out the head; the mothership hovers behind what is below."""
    place = next_place(page, height)
    page.add(draw_head, place._replace(h=height + GAP), LARGE_SHIP if look.large else SHIP, head)


def add_rows(
    page: Page,
    rows: Sequence[tuple[Sequence[Any], int]],
    add: Callable[[Page | Canvas, Box, Any], None],
) -> None:
    """Lay out things in rows, each so high; all of a row are equally wide."""
    for things, high in rows:
        places = next_place(page, high, GAP).columns(len(things), GAP)
        for thing, place in zip(things, places, strict=True):
            add(page, place, thing)


def add_spaces(
    page: Page,
    view: HasSpaces[Any, Any, Any],
    before: HasSpaces[Any, Any, Any] | None,
    rows: Sequence[tuple[Sequence[Any], int]],
    add: Callable[[Page | Canvas, Box, Any], None],
    words: Words,
) -> None:
    """Lay out cities in rows, and in a line each what is left of others, by their numbers."""
    told = 0
    for spaces, high in rows:
        first = spaces[0].number - 1
        add_ruins(page, view, before, view.spaces[told:first], words)
        add_rows(page, [(spaces, high)], add)
        told = max(told, first)
    add_ruins(page, view, before, view.spaces[told:], words)


def add_ruins(
    page: Page,
    view: HasSpaces[Any, Any, Any],
    before: HasSpaces[Any, Any, Any] | None,
    spaces: Sequence[Any],
    words: Words,
) -> None:
    """Lay out in a line each what is left of the cities of these spaces."""
    for space in spaces:
        attacks, ruins = tuple(attacks_at(view, space.number)), ruins_of(space, view, before)
        if space.city is None and (attacks or ruins):
            place = next_place(page, gone_height(len(attacks), page.box.w), GAP)
            battle = battle_at(view, space.number)
            page.add(draw_gone, place, space.number, ruins, attacks, battle, words)


def add_captains(
    page: Page,
    view: HasCaptains[Captain],
    came: Sequence[int],
    names: tuple[str, ...],
    words: Words,
    lines: int,
    row: Callable[[Captain, Mood, Lane, bool], Any],
    draw: Callable[..., None],
) -> None:
    """Lay out the captains one below the other, by their rows; whoever has won gets a star."""
    best, humans = winners(view), tuple([one.humans for one in view.captains])
    lanes = lanes_of(humans, came, view.foreseen, words)
    for captain in in_order(view):
        seat, place = captain.seat, next_place(page, captain_height(lines), CLOSE)
        told = row(captain, mood_of(view, seat), lanes[seat], seat in best)
        page.add(draw, place, told, lines, names, words)
        if seat in best:
            page.add(draw_star, star_place(place))
    page.grow(GAP - CLOSE)


def add_legend(page: Page, told: Text, words: Words) -> None:
    """Say what the marks on lanes mean."""
    page.add(draw_legend, next_place(page, HEADING_HEIGHT), told, words)


def add_tallies(page: Page, tallies: tuple[TrophyCount, ...], words: Words) -> None:
    """Lay out a table of trophies."""
    page.add(draw_tallies, next_place(page, tallies_height(tallies), GAP), tallies, words)
