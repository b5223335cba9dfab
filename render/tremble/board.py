"""The public board: cities, humans track, captains and tasks, readable at phone width."""

import msgspec

from engine.tremble.table.view import PublicView, Space
from render.boxes import Box
from render.canvas import Canvas
from render.invasion import sprites
from render.invasion.parts import GAP, PAD
from render.page import Page
from render.picture import Picture
from render.theme import USUAL, Look
from render.tremble.alt import board_alt
from render.tremble.board_captains import CAPTAIN_HEIGHT, draw_captain, draw_star, star_place
from render.tremble.board_cities import add_city, row_height
from render.tremble.board_head import draw_head, head_height, head_of
from render.tremble.board_large import large_board
from render.tremble.board_tasks import (
    HEADING_HEIGHT,
    draw_heading,
    draw_others,
    draw_task_rows,
    draw_tasks,
    others_height,
    task_rows_height,
    tasks_height,
)
from render.tremble.board_track import TRACK_HEIGHT, draw_track
from render.tremble.facts import (
    Grown,
    fate_at,
    gains_since,
    humans_of,
    in_order,
    live_spaces,
    other_standings,
    ruins_of,
    tasks_of,
    winners,
)
from render.tremble.moods import mood_of
from render.words import Words

WIDTH = 1200
SHIP = (400, 146)
CITY_COLUMNS = 2
CLOSE = 8  # between captains, who belong together
LEAST_SIDE = 1600  # pixels of the longer side


class Change(msgspec.Struct, frozen=True):
    """What everybody saw once, and what they see now."""

    before: PublicView
    view: PublicView


def board(
    view: PublicView,
    names: tuple[str, ...],
    words: Words,
    look: Look = USUAL,
    before: PublicView | None = None,
) -> Picture:
    """Draw what everybody sees; what is new since `before` is marked."""
    page = _page(view, names, words, look, before)
    name = f"board-{view.turn}-{view.phase}.png"
    return Picture(page.png(sprites.inks), board_alt(view, names, words), name)


def draw_board(
    view: PublicView,
    names: tuple[str, ...],
    words: Words,
    look: Look = USUAL,
    before: PublicView | None = None,
) -> Canvas:
    """Draw all of the board anew."""
    return _page(view, names, words, look, before).canvas()


def _page(
    view: PublicView,
    names: tuple[str, ...],
    words: Words,
    look: Look,
    before: PublicView | None,
) -> Page:
    """Lay the board out part by part, from top to bottom."""
    if look.large:
        return large_board(view, names, words, look, before)
    page = Page(WIDTH, _height(view), look, sprites.backdrop)
    gains = gains_since(view, before)
    grown = tasks_of(gains)
    rest = page.box.inset(PAD, GAP)
    head = rest.top(head_height(view) + GAP)  # the mothership hovers behind what is below
    page.add(draw_head, head, SHIP, head_of(view, names, words))
    rest = _add_cities(page, rest.below(head.h), view, before, grown, words)
    page.add(draw_track, rest.top(TRACK_HEIGHT), *humans_of(view, gains), words)
    rest, best = rest.below(TRACK_HEIGHT + GAP), winners(view)
    for captain in in_order(view):
        place = rest.top(CAPTAIN_HEIGHT)
        about = (captain, mood_of(view, captain.seat), gains[captain.seat])
        page.add(draw_captain, place, *about, best, names, words)
        if captain.seat in best:
            page.add(draw_star, star_place(place))
        rest = rest.below(CAPTAIN_HEIGHT + CLOSE)
    rest = rest.below(GAP - CLOSE)
    if not _has_gap(view):
        page.add(draw_heading, rest.top(HEADING_HEIGHT), words)
        place = rest.below(HEADING_HEIGHT).top(tasks_height(view.tasks, rest.w))
        page.add(draw_tasks, place, view.tasks, words, grown)
        rest = rest.below(HEADING_HEIGHT + place.h + GAP)
    page.add(draw_others, rest, other_standings(view), words, grown)
    return page


def _height(view: PublicView) -> int:
    cities = sum(_row_height(view, spaces) + GAP for spaces in _city_rows(view))
    captains = (CAPTAIN_HEIGHT + CLOSE) * len(view.captains) - CLOSE + GAP
    tasks = _tasks_below(view) + others_height(other_standings(view), WIDTH - 2 * PAD)
    return head_height(view) + cities + TRACK_HEIGHT + captains + tasks + 3 * GAP


def _tasks_below(view: PublicView) -> int:
    """Return how much room the tasks take under the captains."""
    if _has_gap(view):
        return 0
    return HEADING_HEIGHT + tasks_height(view.tasks, WIDTH - 2 * PAD) + GAP


def _city_rows(view: PublicView) -> list[tuple[Space, ...]]:
    spaces = live_spaces(view)
    return [spaces[first : first + CITY_COLUMNS] for first in range(0, len(spaces), CITY_COLUMNS)]


def _row_height(view: PublicView, spaces: tuple[Space, ...]) -> int:
    """Return how high a row is, with the tasks where a city is missing."""
    high = row_height(view, spaces)
    return high if len(spaces) == CITY_COLUMNS else max(high, task_rows_height(view.tasks))


def _has_gap(view: PublicView) -> bool:
    """Tell whether the last city stands alone, so that the tasks fit beside it."""
    return len(live_spaces(view)) % CITY_COLUMNS == 1


def _add_cities(
    page: Page,
    rest: Box,
    view: PublicView,
    before: PublicView | None,
    grown: Grown,
    words: Words,
) -> Box:
    """Lay out the cities in rows, the tasks where one is missing; return the room that is left."""
    for spaces in _city_rows(view):
        high = _row_height(view, spaces)
        places = rest.top(high).columns(CITY_COLUMNS, GAP)
        for space, place in zip(spaces, places, strict=False):
            fate, ruins = fate_at(view, space.number), ruins_of(space, view, before)
            add_city(page, place, space, fate, words, ruins)
        for place in places[len(spaces) :]:
            page.add(draw_heading, place.top(HEADING_HEIGHT), words)
            page.add(draw_task_rows, place.below(HEADING_HEIGHT), view.tasks, words, grown)
        rest = rest.below(high + GAP)
    return rest
