"""The public board: cities, humans track, captains and tasks, readable at phone width."""

import msgspec

from engine.tremble.table.view import PublicView, Space
from render.boxes import Box
from render.canvas import Canvas
from render.invasion import sprites
from render.invasion.parts import GAP, PAD
from render.picture import Picture
from render.theme import USUAL, Look
from render.tremble.alt import board_alt
from render.tremble.board_captains import CAPTAIN_HEIGHT, draw_captain
from render.tremble.board_cities import draw_city, row_height
from render.tremble.board_head import draw_head, head_height
from render.tremble.board_large import draw_large_board
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
    Gains,
    gains_since,
    in_order,
    live_spaces,
    other_standings,
    ruins_of,
    winners,
)
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
    canvas = draw_board(view, names, words, look, before)
    name = f"board-{view.turn}-{view.phase}.png"
    return Picture(canvas.png(sprites.inks(look.theme)), board_alt(view, names, words), name)


def draw_board(
    view: PublicView,
    names: tuple[str, ...],
    words: Words,
    look: Look = USUAL,
    before: PublicView | None = None,
) -> Canvas:
    """Draw the board part by part, from top to bottom."""
    if look.large:
        return draw_large_board(view, names, words, look, before)
    canvas = Canvas(WIDTH, _height(view), look, sprites.backdrop)
    gains = gains_since(view, before)
    rest = canvas.box.inset(PAD, GAP)
    draw_head(canvas, rest.top(head_height(view)), SHIP, view, names, words)
    rest = _draw_cities(canvas, rest.below(head_height(view) + GAP), view, before, gains, words)
    draw_track(canvas, rest.top(TRACK_HEIGHT), view.captains, gains, words)
    rest = _draw_captains(canvas, rest.below(TRACK_HEIGHT + GAP), view, gains, names, words)
    if not _has_gap(view):
        draw_heading(canvas, rest.top(HEADING_HEIGHT), words)
        place = rest.below(HEADING_HEIGHT).top(tasks_height(view.tasks, rest.w))
        draw_tasks(canvas, place, view.tasks, words, gains)
        rest = rest.below(HEADING_HEIGHT + place.h + GAP)
    draw_others(canvas, rest, other_standings(view), words, gains)
    return canvas


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


def _draw_cities(
    canvas: Canvas,
    rest: Box,
    view: PublicView,
    before: PublicView | None,
    gains: Gains,
    words: Words,
) -> Box:
    """Draw the cities in rows, the tasks where one is missing; return the room that is left."""
    for spaces in _city_rows(view):
        high = _row_height(view, spaces)
        places = rest.top(high).columns(CITY_COLUMNS, GAP)
        for space, place in zip(spaces, places, strict=False):
            draw_city(canvas, place, view, space, words, ruins_of(space, view, before))
        for place in places[len(spaces) :]:
            draw_heading(canvas, place.top(HEADING_HEIGHT), words)
            draw_task_rows(canvas, place.below(HEADING_HEIGHT), view.tasks, words, gains)
        rest = rest.below(high + GAP)
    return rest


def _draw_captains(
    canvas: Canvas,
    rest: Box,
    view: PublicView,
    gains: Gains,
    names: tuple[str, ...],
    words: Words,
) -> Box:
    """Draw the captains one below the other; return the room that is left."""
    best = winners(view)
    for captain in in_order(view):
        place, won = rest.top(CAPTAIN_HEIGHT), captain.seat in best
        draw_captain(canvas, place, captain, gains[captain.seat], names, words, won=won)
        rest = rest.below(CAPTAIN_HEIGHT + CLOSE)
    return rest.below(GAP - CLOSE)
