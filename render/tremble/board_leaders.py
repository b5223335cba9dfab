"""The tasks in short: who leads which of them."""

from collections.abc import Sequence

from engine.core.asks import Seat
from engine.core.words import say
from engine.tremble.cards.cards import FIRST, SECOND
from engine.tremble.table.view import Standing
from render.boxes import Box
from render.canvas import Canvas
from render.invasion.board_race import FIGURE, HEADING, LINE
from render.invasion.parts import LEAST_BADGE, emblem
from render.invasion.tallies import COUNT, MARGIN, NAMED, SIGN
from render.theme import Colour
from render.tremble.board_tasks import draw_sign, tally_of
from render.words import Words

LEGEND = 280  # wide
MOST = 3  # tasks stand side by side, so that those who are second have room beside the first
FIGURES = 48  # wide is how many trophies somebody has
APART = 20


def draw_heading(canvas: Canvas, box: Box, words: Words) -> None:
    """Say what the tasks are worth."""
    text = words(say("tremble-board-tasks", first=FIRST, second=SECOND))
    canvas.text(box.inset(6, 0), text, HEADING, canvas.theme.muted)


def leaders_height(tasks: int) -> int:
    """Return how high it is to tell who leads so many tasks."""
    return LINE * -(-tasks // _columns(tasks))


def draw_leaders(canvas: Canvas, box: Box, standings: Sequence[Standing], words: Words) -> None:
    """Draw for each task who leads and who is second, and with how many trophies."""
    canvas.panel(box, canvas.theme.card, radius=MARGIN)
    count, inner = _columns(len(standings)), box.inset(MARGIN, 6)
    for first in range(0, len(standings), count):
        row = standings[first : first + count]
        cells = inner.below(LINE * (first // count)).top(LINE - 12).columns(count, 8)
        for cell, standing in zip(cells, row, strict=False):
            _draw_task(canvas, cell, standing, words)


def _columns(tasks: int) -> int:
    """Tell how many tasks stand side by side, as evenly as rows allow."""
    rows = -(-max(1, tasks) // MOST)
    return -(-max(1, tasks) // rows)


def _draw_task(canvas: Canvas, cell: Box, standing: Standing, words: Words) -> None:
    """Draw a task with all who lead it, and all who are second where that is a place (T-2).

    While nobody has such a trophy the task is named instead.
    """
    theme, counts = canvas.theme, standing.counts
    draw_sign(canvas, cell.left(SIGN), standing.task)
    best = max(counts)
    leaders = _who_has(counts, best)
    if not leaders:
        named = words(tally_of(standing).name)
        canvas.text(cell.after(SIGN + 8), named, NAMED, theme.muted)
        return
    second = max((count for count in counts if count < best), default=0)
    seconds = _who_has(counts, second) if len(leaders) == 1 else []
    rest = _draw_seats(canvas, cell.after(SIGN + 8), leaders, best, theme.ink)
    if seconds:
        _draw_seats(canvas, rest.after(APART), seconds, second, theme.muted)


def _who_has(counts: Sequence[int], count: int) -> list[Seat]:
    """List who has so many trophies, if that is any."""
    return [seat for seat, each in enumerate(counts) if each == count > 0]


def _draw_seats(canvas: Canvas, box: Box, seats: Sequence[Seat], count: int, ink: Colour) -> Box:
    """Draw as many emblems as there is room for, how many more there are, and what they have."""
    room = max(1, (box.w - FIGURES) // LEAST_BADGE)
    shown = seats if len(seats) <= room else seats[: room - 1]
    for seat in shown:
        emblem(canvas, box.left(LEAST_BADGE), seat)
        box = box.after(LEAST_BADGE)
    if more := len(seats) - len(shown):
        box = box.after(canvas.text(box, f"+{more}", FIGURE, canvas.theme.muted) + 8)
    box = box.after(6)
    return box.after(canvas.text(box.left(FIGURES), str(count), COUNT, ink))
