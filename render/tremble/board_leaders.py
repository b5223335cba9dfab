"""The tasks in short: who leads which of them."""

from collections.abc import Sequence

from engine.core.asks import Seat
from engine.core.words import say
from engine.tremble.cards.cards import FIRST, SECOND
from engine.tremble.table.view import Standing
from render.boxes import Box
from render.canvas import Canvas
from render.invasion.board_race import FIGURE, HEADING
from render.invasion.parts import LEAST_BADGE, emblem
from render.invasion.tallies import COUNT, MARGIN, SIGN
from render.tremble.board_tasks import draw_sign
from render.words import Words

LEGEND = 280  # wide


def draw_heading(canvas: Canvas, box: Box, words: Words) -> None:
    """Say what the tasks are worth."""
    text = words(say("tremble-board-tasks", first=FIRST, second=SECOND))
    canvas.text(box.inset(6, 0), text, HEADING, canvas.theme.muted)


def draw_leaders(canvas: Canvas, box: Box, standings: Sequence[Standing]) -> None:
    """Draw for each task who leads, all of them where several do, and with how many trophies."""
    theme = canvas.theme
    canvas.panel(box, theme.card, radius=MARGIN)
    cells = box.inset(MARGIN, 6).columns(max(1, len(standings)), 8)
    for cell, standing in zip(cells, standings, strict=False):
        best = max(standing.counts)
        leaders = [seat for seat, count in enumerate(standing.counts) if count == best > 0]
        draw_sign(canvas, cell.left(SIGN), standing.task)
        rest = _draw_seats(canvas, cell.after(SIGN + 8).before(SIGN), leaders)
        ink = theme.ink if leaders else theme.muted
        canvas.text(rest.after(6)._replace(w=SIGN), str(best), COUNT, ink)


def _draw_seats(canvas: Canvas, box: Box, seats: Sequence[Seat]) -> Box:
    """Draw as many emblems as there is room for, then how many more there are."""
    room = max(1, box.w // LEAST_BADGE)
    shown = seats if len(seats) <= room else seats[: room - 1]
    for seat in shown:
        emblem(canvas, box.left(LEAST_BADGE), seat)
        box = box.after(LEAST_BADGE)
    if more := len(seats) - len(shown):
        box = box.after(canvas.text(box, f"+{more}", FIGURE, canvas.theme.muted) + 8)
    return box
