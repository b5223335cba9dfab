"""The board in large print: one thing below the other, everything a third larger."""

from engine.core.words import say
from engine.tremble.view import Phase, PublicView
from render.boxes import Box
from render.canvas import Canvas, Style
from render.theme import Look, grown
from render.tremble import icons, sprites
from render.tremble.board_captains import draw_large_captain, large_height
from render.tremble.board_cities import draw_city, row_height
from render.tremble.board_tasks import TASKS_HEIGHT, draw_tasks
from render.tremble.board_track import TRACK_HEIGHT, draw_track
from render.tremble.facts import gains_since, in_order, live_spaces, winners
from render.tremble.parts import BIG, GAP, PAD, labelled
from render.tremble.terms import headline
from render.type import Face
from render.words import Words

WIDTH = 900
HEAD_HEIGHT = 138
SHIP_WIDTH, SHIP_HEIGHT = 340, 124
SCALE_MARKS = 4
TASK_COLUMNS = 2
TITLE = Style(Face.DISPLAY, 56, 36)


def draw_large_board(
    view: PublicView,
    names: tuple[str, ...],
    words: Words,
    look: Look,
    before: PublicView | None = None,
) -> Canvas:
    """Draw the board part by part, from top to bottom."""
    canvas = Canvas(WIDTH, _height(view), grown(look), sprites.backdrop)
    gains, best = gains_since(view, before), winners(view)
    rest = canvas.box.inset(PAD, GAP)
    _draw_head(canvas, rest.top(HEAD_HEIGHT), view, words)
    rest = rest.below(HEAD_HEIGHT + GAP)
    for space in live_spaces(view):
        high = row_height(view, (space,))
        draw_city(canvas, rest.top(high), view, space, words)
        rest = rest.below(high + GAP)
    draw_track(canvas, rest.top(TRACK_HEIGHT), view.captains, gains, words, SCALE_MARKS)
    rest = rest.below(TRACK_HEIGHT + GAP)
    for captain in in_order(view):
        high, gain = large_height(captain), gains[captain.seat]
        won = captain.seat in best
        draw_large_captain(canvas, rest.top(high), captain, gain, names, words, won=won)
        rest = rest.below(high + GAP)
    rows = _task_rows(view)
    draw_tasks(canvas, rest.top(TASKS_HEIGHT * rows), view.tasks, words, rows)
    return canvas


def _height(view: PublicView) -> int:
    cities = sum(row_height(view, (space,)) + GAP for space in live_spaces(view))
    captains = sum(large_height(captain) + GAP for captain in view.captains)
    tasks = TASKS_HEIGHT * _task_rows(view) + GAP
    return HEAD_HEIGHT + cities + TRACK_HEIGHT + captains + tasks + 3 * GAP


def _task_rows(view: PublicView) -> int:
    return -(-len(view.tasks) // TASK_COLUMNS)


def _draw_head(canvas: Canvas, box: Box, view: PublicView, words: Words) -> None:
    theme = canvas.theme
    ship = box.end(SHIP_WIDTH).top(SHIP_HEIGHT)
    canvas.fill(ship, sprites.mothership, theme.metal, view.turn)
    title = box.before(SHIP_WIDTH + 10)
    canvas.text(title.top(78), words(headline(view)), TITLE, theme.ink)
    if view.phase is not Phase.OVER:
        text = words(say("tremble-fuel", fuel=view.fuel))
        labelled(canvas, title.below(78).top(60), icons.fuel, text, BIG, theme.accent)
