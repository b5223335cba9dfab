"""How one captain stands with the tasks, for the captain's own pictures."""

from collections.abc import Sequence

from engine.core.asks import Seat
from engine.tremble.table.view import Standing
from render.boxes import Box
from render.canvas import Canvas, Style
from render.invasion import icons
from render.invasion.parts import TEXT, emblem
from render.tremble.board_tasks import draw_sign
from render.tremble.terms import task_name
from render.type import Face
from render.words import Words

STRIP_HEIGHT = 96
LIST_HEIGHT = 190  # at least, for the most tasks there are
GAP = 12
ROW = 52
COUNT = Style(Face.BOLD, 36, 26)
COUNTS = 178
TOKEN = 36


def draw_tasks_strip(
    canvas: Canvas, box: Box, standings: Sequence[Standing], seat: Seat, words: Words
) -> None:
    """Draw the tasks side by side, each with one's own trophies and the most that anybody has."""
    for cell, standing in zip(box.columns(max(1, len(standings)), GAP), standings, strict=False):
        outline = canvas.theme.accent if _leads(standing, seat) else None
        canvas.panel(cell, canvas.theme.card, radius=16, outline=outline, line=3)
        title, counts = cell.inset(14, 8).rows(2, 0)
        _draw_name(canvas, title, standing, words)
        _draw_counts(canvas, counts.left(COUNTS), standing, seat)


def list_height(standings: Sequence[Standing]) -> int:
    """Return how high a list of tasks is, drawn at its ease."""
    return 2 * GAP + ROW * len(standings)


def draw_tasks_list(
    canvas: Canvas, box: Box, standings: Sequence[Standing], seat: Seat, words: Words
) -> None:
    """Draw the same one below the other."""
    canvas.panel(box, canvas.theme.card)
    height = min(ROW, (box.h - 2 * GAP) // max(1, len(standings)))
    line = box.inset(20, (box.h - height * len(standings)) // 2).top(height)
    for standing in standings:
        _draw_name(canvas, line.before(COUNTS + 10), standing, words)
        _draw_counts(canvas, line.end(COUNTS), standing, seat)
        line = Box(line.x, line.bottom, line.w, line.h)


def _leads(standing: Standing, seat: Seat) -> bool:
    return standing.counts[seat] == max(standing.counts) > 0


def _draw_name(canvas: Canvas, box: Box, standing: Standing, words: Words) -> None:
    draw_sign(canvas, box.left(36), standing.task)
    canvas.text(box.after(46), words(task_name(standing.task)), TEXT, canvas.theme.accent)


def _draw_counts(canvas: Canvas, box: Box, standing: Standing, seat: Seat) -> None:
    """Draw how many one has, by one's emblem, and after a star the most that anybody has."""
    theme, own, best = canvas.theme, standing.counts[seat], max(standing.counts)
    emblem(canvas, box.left(TOKEN), seat)
    canvas.text(box.after(TOKEN + 8).left(44), str(own), COUNT, theme.ink if own else theme.muted)
    ink = theme.accent if _leads(standing, seat) else theme.muted
    most = box.after(TOKEN + 60)
    canvas.stamp(icons.star, most.left(30), ink)
    canvas.text(most.after(36), str(best), COUNT, ink)
