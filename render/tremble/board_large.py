"""The board in large print: one thing below the other, everything a third larger."""

from engine.tremble.table.view import PublicView
from render.canvas import Canvas
from render.invasion import sprites
from render.invasion.parts import GAP, PAD
from render.theme import Look, grown
from render.tremble.board_captains import draw_large_captain, large_height
from render.tremble.board_cities import draw_large_city, large_city_height
from render.tremble.board_head import draw_head, head_height
from render.tremble.board_tasks import (
    HEADING_HEIGHT,
    ROW,
    draw_heading,
    draw_others,
    draw_task_rows,
    others_height,
)
from render.tremble.board_track import TRACK_HEIGHT, draw_track
from render.tremble.facts import (
    gains_since,
    in_order,
    live_spaces,
    other_standings,
    ruins_of,
    winners,
)
from render.words import Words

WIDTH = 900
SHIP = (250, 92)
SCALE_MARKS = 4
CLOSE = 8  # between things that belong together


def draw_large_board(
    view: PublicView,
    names: tuple[str, ...],
    words: Words,
    look: Look,
    before: PublicView | None = None,
) -> Canvas:
    """Draw the board part by part, from top to bottom."""
    canvas = Canvas(WIDTH, _height(view, words), grown(look), sprites.backdrop)
    gains, best = gains_since(view, before), winners(view)
    others = other_standings(view)
    rest = canvas.box.inset(PAD, GAP)
    draw_head(canvas, rest.top(head_height(view)), SHIP, view, names, words)
    rest = rest.below(head_height(view) + CLOSE)
    for space in live_spaces(view):
        place = rest.top(large_city_height(view, space))
        draw_large_city(canvas, place, view, space, words, ruins_of(space, view, before))
        rest = rest.below(place.h + CLOSE)
    rest = rest.below(GAP - CLOSE)
    draw_track(canvas, rest.top(TRACK_HEIGHT), view.captains, gains, words, SCALE_MARKS)
    rest = rest.below(TRACK_HEIGHT + GAP)
    for captain in in_order(view):
        place, gain = rest.top(large_height(captain, rest.w, words)), gains[captain.seat]
        won = captain.seat in best
        draw_large_captain(canvas, place, captain, gain, names, words, won=won)
        rest = rest.below(place.h + CLOSE)
    draw_heading(canvas, rest.top(HEADING_HEIGHT), words)
    place = rest.below(HEADING_HEIGHT).top(ROW * len(view.tasks))
    draw_task_rows(canvas, place, view.tasks, words, gains)
    draw_others(canvas, rest.below(HEADING_HEIGHT + place.h + GAP), others, words, gains)
    return canvas


def _height(view: PublicView, words: Words) -> int:
    room = WIDTH - 2 * PAD
    cities = sum(large_city_height(view, space) + CLOSE for space in live_spaces(view))
    captains = sum(large_height(captain, room, words) + CLOSE for captain in view.captains)
    tasks = HEADING_HEIGHT + ROW * len(view.tasks)
    tasks += others_height(other_standings(view), room)
    return head_height(view) + cities + TRACK_HEIGHT + captains + tasks + 4 * GAP
