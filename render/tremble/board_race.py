"""The race in short: who leads which task, and what all would have if the game ended now."""

from collections.abc import Sequence

from engine.core.asks import Seat
from engine.core.words import say
from engine.tremble.cards.cards import FIRST, SECOND
from engine.tremble.table.view import Standing
from render.boxes import Box
from render.canvas import Canvas, Style
from render.invasion.parts import LEAST_BADGE, emblem
from render.tremble.board_tasks import COUNT, HEADING, MARGIN, SIGN, draw_sign
from render.tremble.board_track import draw_marker
from render.type import Face
from render.words import Words

HEADING_HEIGHT = 52
LINE = 70
CELL = 232  # wide, so that a million fits beside an emblem
LEGEND = 280  # wide
MARKER = 8
FIGURE = Style(Face.BOLD, 36, 26)


def draw_heading(canvas: Canvas, box: Box, words: Words) -> None:
    """Say what the tasks are worth."""
    text = words(say("tremble-board-tasks", first=FIRST, second=SECOND))
    canvas.text(box.inset(6, 0), text, HEADING, canvas.theme.muted)


def draw_legend(canvas: Canvas, box: Box, words: Words) -> None:
    """Say what marks on lanes mean."""
    line = box.inset(6, 0)
    draw_marker(canvas, line.left(MARKER).inset(0, 8))
    text = words(say("tremble-board-ended"))
    canvas.text(line.after(MARKER + 12), text, HEADING, canvas.theme.muted)


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


def race_height(race: Sequence[int], width: int) -> int:
    """Return how high it is to tell what captains would have."""
    return HEADING_HEIGHT + LINE * -(-len(race) // (width // CELL))


def draw_race(canvas: Canvas, box: Box, race: Sequence[int], words: Words) -> None:
    """Draw what all would have if the game ended now, the first one first."""
    draw_legend(canvas, box.top(HEADING_HEIGHT), words)
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
