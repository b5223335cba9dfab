"""The tasks in short: who leads which of them."""

from collections.abc import Sequence

from engine.core.asks import Seat
from engine.core.words import say
from engine.tremble.cards.cards import FIRST, SECOND
from engine.tremble.table.view import Standing
from render.boxes import Box
from render.canvas import Canvas
from render.invasion.boards.board_race import FIGURE, HEADING, LINE
from render.invasion.parts.parts import LEAST_BADGE, emblem
from render.invasion.parts.tallies import COUNT, MARGIN, NAMED, SIGN
from render.theme import Colour
from render.tremble.boards.board_tasks import draw_sign, tally_of
from render.type import length
from render.words import Words

LEGEND = 280  # wide
MOST = 3  # tasks stand side by side
BETWEEN, BESIDE = 8, 6  # tasks, and a name or a figure and what it belongs to
APART = 20


def draw_heading(canvas: Canvas, box: Box, words: Words) -> None:
    """Say what the tasks are worth."""
    text = words(say("tremble-board-tasks", first=FIRST, second=SECOND))
    canvas.text(box.inset(6, 0), text, HEADING, canvas.theme.muted)


def leaders_height(standings: Sequence[Standing], width: int, words: Words) -> int:
    """Return how high it is to tell who leads tasks."""
    return LINE * -(-len(standings) // _columns(standings, width, words))


def draw_leaders(canvas: Canvas, box: Box, standings: Sequence[Standing], words: Words) -> None:
    """Draw for each task who leads and who is second, and with how many trophies."""
    canvas.panel(box, canvas.theme.card, radius=MARGIN)
    count, inner = _columns(standings, box.w, words), box.inset(MARGIN, 6)
    for first in range(0, len(standings), count):
        row = standings[first : first + count]
        cells = inner.below(LINE * (first // count)).top(LINE - 12).columns(count, BETWEEN)
        for cell, standing in zip(cells, row, strict=False):
            _draw_task(canvas, cell, standing, words)


def _columns(standings: Sequence[Standing], width: int, words: Words) -> int:
    """Tell how many tasks stand side by side, with their names and all that is told of them."""
    wide = [
        _name_wide(standing, words)
        + sum(_wide(seats, standing.counts) for seats in (standing.first, standing.second))
        for standing in standings
    ]
    room = width - 2 * MARGIN + BETWEEN
    return max(1, min(MOST, len(standings), room // (max(wide, default=room) + BETWEEN)))


def _name_wide(standing: Standing, words: Words) -> int:
    """Return how wide a task is with its sign and its name."""
    told = words(tally_of(standing).name)
    return SIGN + BETWEEN + round(length(told, NAMED.face, NAMED.size))


def _draw_task(canvas: Canvas, cell: Box, standing: Standing, words: Words) -> None:
    """Draw a task with all who lead it, and all who are second where that is a place (T-2)."""
    theme, counts = canvas.theme, standing.counts
    draw_sign(canvas, cell.left(SIGN), standing.task)
    leaders, seconds = standing.first, standing.second
    name, rest = words(tally_of(standing).name), cell.after(SIGN + BETWEEN)
    ink = theme.accent if leaders else theme.muted
    rest = rest.after(canvas.text(rest, name, NAMED, ink) + APART)
    if leaders:
        rest = _draw_seats(canvas, rest, leaders, counts[leaders[0]], theme.ink)
    if seconds:
        _draw_seats(canvas, rest.after(APART), seconds, counts[seconds[0]], theme.muted)


def _wide(seats: Sequence[Seat], counts: Sequence[int]) -> int:
    """Return how much room captains who have as many take, with what they have."""
    if not seats:
        return 0
    return APART + LEAST_BADGE * len(seats) + _figure(counts[seats[0]])


def _figure(count: int) -> int:
    """Return how wide it is to tell how many trophies somebody has, beside emblems."""
    return BESIDE + round(length(str(count), COUNT.face, COUNT.size)) + 1


def _draw_seats(canvas: Canvas, box: Box, seats: Sequence[Seat], count: int, ink: Colour) -> Box:
    """Draw as many emblems as there is room for, how many more there are, and what they have."""
    room = max(1, (box.w - _figure(count)) // LEAST_BADGE)
    shown = seats if len(seats) <= room else seats[: room - 1]
    for seat in shown:
        emblem(canvas, box.left(LEAST_BADGE), seat)
        box = box.after(LEAST_BADGE)
    if more := len(seats) - len(shown):
        box = box.after(canvas.text(box, f"+{more}", FIGURE, canvas.theme.muted) + 8)
    box = box.after(BESIDE)
    return box.after(canvas.text(box, str(count), COUNT, ink))
