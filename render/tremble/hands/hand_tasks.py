"""How one captain stands with the tasks, for the captain's own pictures."""

from collections.abc import Sequence

from engine.core.asks import Seat
from engine.core.words import say
from engine.tremble.table.view import Standing
from render.boxes import Box
from render.canvas import Canvas, Style
from render.invasion.parts import sprites
from render.invasion.parts.parts import TEXT
from render.tremble.boards.board_tasks import draw_sign
from render.tremble.parts.terms import task_name
from render.type import Face
from render.words import Words

GAP = 12
ROW, LEAST = 52, 44
COUNT = Style(Face.BOLD, 36, 26)
COUNTS = 200
SPARE = 12  # of what is free beside them
TOKEN = 36


def tasks_height(standings: Sequence[Standing], columns: int = 1) -> int:
    """Return how high a list of tasks is, drawn at its ease."""
    return 2 * GAP + ROW * -(-len(standings) // columns)


def has_room(standings: Sequence[Standing], height: int) -> bool:
    """Tell whether a list of tasks can be read in a place so high."""
    return 2 * GAP + LEAST * len(standings) <= height


def draw_own_tasks(
    canvas: Canvas,
    box: Box,
    standings: Sequence[Standing],
    seat: Seat,
    words: Words,
    columns: int = 1,
) -> None:
    """Draw the tasks, each with one's own trophies and those of whoever leads."""
    canvas.panel(box, canvas.theme.card)
    lines = -(-len(standings) // columns)
    height = min(ROW, (box.h - 2 * GAP) // max(1, lines))
    inner = box.inset(20, (box.h - height * lines) // 2)
    for number, standing in enumerate(standings):
        row, column = divmod(number, columns)
        place = inner.below(row * height).top(height).columns(columns, 3 * GAP)[column]
        _draw_name(canvas, place.before(COUNTS + 10), standing, words)
        _draw_counts(canvas, place.end(COUNTS), standing, seat, words)


def _draw_name(canvas: Canvas, box: Box, standing: Standing, words: Words) -> None:
    draw_sign(canvas, box.left(36), standing.task)
    canvas.text(box.after(46), words(task_name(standing.task)), TEXT, canvas.theme.accent)


def _draw_counts(canvas: Canvas, box: Box, standing: Standing, seat: Seat, words: Words) -> None:
    """Draw how many one has, in one's colour, and beside it what whoever leads has, if anything."""
    theme, own = canvas.theme, standing.counts[seat]
    canvas.place(box.left(TOKEN), sprites.token, theme, seat)
    canvas.text(box.after(TOKEN + 8).left(44), str(own), COUNT, theme.ink if own else theme.muted)
    if not standing.best:
        return
    ink = theme.accent if seat in standing.first else theme.muted
    rest = box.after(TOKEN + 56)
    told = rest._replace(w=rest.w + SPARE)
    canvas.text(told, words(say("tremble-hand-best", best=standing.best)), TEXT, ink)
