"""The public board: cities, humans track, captains and tasks, readable at phone width."""

from engine.core.words import say
from engine.tremble.view import Phase, PublicView, Space
from render.boxes import Box
from render.canvas import Canvas
from render.picture import Picture
from render.theme import NIGHT, Theme
from render.tremble import icons
from render.tremble.alt import board_alt
from render.tremble.board_captains import captain_height, draw_captain
from render.tremble.board_cities import draw_city, row_height
from render.tremble.board_tasks import TASKS_HEIGHT, draw_tasks
from render.tremble.board_track import TRACK_HEIGHT, draw_track
from render.tremble.facts import in_order, live_spaces, winners
from render.tremble.parts import BIG, GAP, PAD, TITLE, labelled
from render.tremble.terms import headline
from render.words import Words

WIDTH = 1200
HEAD_HEIGHT = 84
CITY_COLUMNS = 2


def board(view: PublicView, names: tuple[str, ...], words: Words, theme: Theme = NIGHT) -> Picture:
    """Draw what everybody sees."""
    canvas = draw_board(view, names, words, theme)
    name = f"board-{view.turn}-{view.phase}.png"
    return Picture(canvas.png(), board_alt(view, names, words), name)


def draw_board(view: PublicView, names: tuple[str, ...], words: Words, theme: Theme) -> Canvas:
    """Draw the board part by part, from top to bottom."""
    canvas = Canvas(WIDTH, _height(view), theme)
    rest = canvas.box.inset(PAD, GAP)
    _draw_head(canvas, rest.top(HEAD_HEIGHT), view, words)
    rest = rest.below(HEAD_HEIGHT + GAP)
    for spaces in _city_rows(view):
        high = row_height(view, spaces)
        places = rest.top(high).columns(CITY_COLUMNS, GAP)
        for space, place in zip(spaces, places, strict=False):
            draw_city(canvas, place, view, space, words)
        rest = rest.below(high + GAP)
    draw_track(canvas, rest.top(TRACK_HEIGHT), view.captains, words)
    rest = rest.below(TRACK_HEIGHT + GAP)
    best = winners(view)
    for captain in in_order(view):
        won = captain.seat in best
        high = captain_height(captain)
        draw_captain(canvas, rest.top(high), captain, names, words, won=won)
        rest = rest.below(high + GAP)
    draw_tasks(canvas, rest.top(TASKS_HEIGHT), view.tasks, words)
    return canvas


def _height(view: PublicView) -> int:
    cities = sum(row_height(view, spaces) + GAP for spaces in _city_rows(view))
    captains = sum(captain_height(captain) + GAP for captain in view.captains)
    return HEAD_HEIGHT + cities + TRACK_HEIGHT + captains + TASKS_HEIGHT + 4 * GAP


def _city_rows(view: PublicView) -> list[tuple[Space, ...]]:
    spaces = live_spaces(view)
    return [spaces[first : first + CITY_COLUMNS] for first in range(0, len(spaces), CITY_COLUMNS)]


def _draw_head(canvas: Canvas, box: Box, view: PublicView, words: Words) -> None:
    theme = canvas.theme
    if view.phase is not Phase.OVER:
        text = words(say("tremble-fuel", fuel=view.fuel))
        place = box.end(260)
        labelled(canvas, place, icons.fuel, text, BIG, theme.accent, align="right")
    title = box.before(280)
    canvas.text(title, words(headline(view)), TITLE, theme.ink)
