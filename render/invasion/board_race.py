"""The race in short: what all would have if the game ended now."""

from collections.abc import Sequence

from engine.core.words import Text
from render.boxes import Box
from render.canvas import Canvas, Style
from render.invasion.board_track import draw_marker
from render.invasion.parts import LEAST_BADGE, emblem
from render.type import Face
from render.words import Words

HEADING_HEIGHT = 52
LINE = 70
CELL = 232  # wide, so that a million fits beside an emblem
MARKER = 8
HEADING = Style(Face.TEXT, 34, 26)
FIGURE = Style(Face.BOLD, 36, 26)


def draw_legend(canvas: Canvas, box: Box, told: Text, words: Words) -> None:
    """Say what marks on lanes mean."""
    line = box.inset(6, 0)
    draw_marker(canvas, line.left(MARKER).inset(0, 8))
    canvas.text(line.after(MARKER + 12), words(told), HEADING, canvas.theme.muted)


def race_height(race: Sequence[int], width: int) -> int:
    """Return how high it is to tell what captains would have."""
    return HEADING_HEIGHT + LINE * -(-len(race) // (width // CELL))


def draw_race(canvas: Canvas, box: Box, race: Sequence[int], told: Text, words: Words) -> None:
    """Draw what all would have if the game ended now, the first one first."""
    draw_legend(canvas, box.top(HEADING_HEIGHT), told, words)
    theme, rest = canvas.theme, box.below(HEADING_HEIGHT)
    order = sorted(range(len(race)), key=lambda seat: -race[seat])
    count = box.w // CELL
    for first in range(0, len(order), count):
        for cell, seat in zip(rest.columns(count, 0), order[first : first + count], strict=False):
            emblem(canvas, cell.left(LEAST_BADGE).top(LINE), seat)
            figure = cell.after(LEAST_BADGE + 4).top(LINE)
            ink = theme.danger if race[seat] < 0 else theme.ink
            canvas.text(figure, words.number(race[seat]), FIGURE, ink)
        rest = rest.below(LINE)
