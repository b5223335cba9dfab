"""The key to the marks on lanes: what all would have if the game ended now."""

from engine.core.words import Text
from render.boxes import Box
from render.canvas import Canvas, Style
from render.invasion.boards.board_track import draw_marker
from render.type import Face
from render.words import Words

HEADING_HEIGHT = 52
LINE = 70
MARKER = 8
HEADING = Style(Face.TEXT, 34, 26)
FIGURE = Style(Face.BOLD, 36, 26)


def draw_legend(canvas: Canvas, box: Box, told: Text, words: Words) -> None:
    """Say what marks on lanes mean."""
    line = box.inset(6, 0)
    draw_marker(canvas, line.left(MARKER).inset(0, 8))
    canvas.text(line.after(MARKER + 12), words(told), HEADING, canvas.theme.muted)
