"""The tasks: for each, how many matching trophies every captain has, and who leads."""

from collections.abc import Sequence

from engine.core.words import Text, say
from engine.tremble.cards.cards import FIRST, SECOND, Task
from engine.tremble.table.view import Standing
from render.boxes import Box
from render.canvas import Canvas, Style
from render.invasion import icons, sprites
from render.invasion.parts import emblem
from render.theme import Colour
from render.tremble.facts import Grown
from render.tremble.terms import task_name
from render.type import Face
from render.words import Words

TASKS_HEIGHT = 136
FLAT_HEIGHT = 104  # where emblems and counts stand beside each other
HEADING_HEIGHT = 40
ROW, LEAST_ROW = 60, 54  # for a task among others
GAP = 10
CHIP = 40
FLAT_CHIP = 84
FLATTEST = 72  # the least width for an emblem and a count beside it
TITLE = 42
COUNT = Style(Face.BOLD, 32, 22)
NAMED = Style(Face.TEXT, 30, 20)
LEAST_CELL = 270  # for a name with signs and counts
HEADING = Style(Face.TEXT, 28, 20)
WORTH = say("tremble-board-tasks", first=FIRST, second=SECOND)
OTHERS = say("tremble-board-others")


def draw_heading(canvas: Canvas, box: Box, words: Words, text: Text = WORTH) -> None:
    """Say what the tasks are worth, or what follows them."""
    canvas.text(box.inset(6, 0), words(text), HEADING, canvas.theme.muted)


def tasks_height(standings: Sequence[Standing], width: int) -> int:
    """Return how high tasks are side by side in so much width."""
    cell = (width - GAP * (len(standings) - 1)) // max(1, len(standings))
    seats = max((len(standing.counts) for standing in standings), default=1)
    return FLAT_HEIGHT if (cell - 24) // seats >= FLATTEST else TASKS_HEIGHT


def task_rows_height(standings: Sequence[Standing]) -> int:
    """Return how high tasks are one below the other, with their heading, at the least."""
    return HEADING_HEIGHT + LEAST_ROW * len(standings)


def others_height(standings: Sequence[Standing], width: int) -> int:
    """Return how much room trophies that no task counts take."""
    rows = _rows(standings, width)
    return (HEADING_HEIGHT + sum(tasks_height(row, width) + GAP for row in rows)) if rows else 0


def draw_others(
    canvas: Canvas, box: Box, standings: Sequence[Standing], words: Words, grown: Grown
) -> None:
    """Draw the trophies that no task counts below the tasks, so that all are there."""
    if standings:
        draw_heading(canvas, box.top(HEADING_HEIGHT), words, OTHERS)
    rest = box.below(HEADING_HEIGHT)
    for row in _rows(standings, box.w):
        place = rest.top(tasks_height(row, box.w))
        draw_tasks(canvas, place, row, words, grown, idle=True)
        rest = rest.below(place.h + GAP)


def _rows(standings: Sequence[Standing], width: int) -> list[Sequence[Standing]]:
    """Part standings into rows of about one length."""
    count = -(-len(standings) // max(1, width // LEAST_CELL))
    size = -(-len(standings) // max(1, count))
    return [standings[first : first + size] for first in range(0, len(standings), max(1, size))]


def draw_tasks(
    canvas: Canvas,
    box: Box,
    standings: Sequence[Standing],
    words: Words,
    grown: Grown = (),
    *,
    idle: bool = False,
) -> None:
    """Draw the tasks side by side; `idle` ones bring nothing, so nobody leads in them."""
    cells = box.columns(max(1, len(standings)), GAP)
    for cell, standing in zip(cells, standings, strict=False):
        canvas.panel(cell, canvas.theme.card, radius=16)
        inner = cell.inset(12, 8)
        _draw_name(canvas, inner.top(TITLE), standing.task, words, idle=idle)
        counts = inner.below(TITLE)
        flat = counts.w // max(1, len(standing.counts)) >= FLATTEST
        high = CHIP + 6 if flat else 2 * CHIP
        counts = counts.inset(0, max(0, (counts.h - high) // 2)).top(high)
        _draw_counts(canvas, counts, standing, grown, flat=flat, idle=idle)


def draw_task_rows(
    canvas: Canvas, box: Box, standings: Sequence[Standing], words: Words, grown: Grown = ()
) -> None:
    """Draw the tasks one below the other, emblems under each other."""
    places = box.rows(max(1, len(standings)), GAP)
    for place, standing in zip(places, standings, strict=False):
        canvas.panel(place, canvas.theme.card, radius=16)
        inner = place.inset(12, max(4, (place.h - CHIP - 6) // 2))
        width = min(FLAT_CHIP * len(standing.counts), inner.w * 11 // 20)
        _draw_name(canvas, inner.before(width + 8), standing.task, words)
        _draw_counts(canvas, inner.end(width), standing, grown, flat=True)


def _draw_name(canvas: Canvas, box: Box, task: Task, words: Words, *, idle: bool = False) -> None:
    ink = canvas.theme.muted if idle else canvas.theme.accent
    draw_sign(canvas, box.left(36), task, ink)
    name = words(say("tremble-board-task", task=task_name(task)))
    canvas.text(box.after(44), name, NAMED, ink)


def _draw_counts(
    canvas: Canvas,
    box: Box,
    standing: Standing,
    grown: Grown,
    *,
    flat: bool,
    idle: bool = False,
) -> None:
    """Draw an emblem and a count for every captain; whoever leads gets a frame."""
    theme, best = canvas.theme, max(standing.counts, default=0)
    seats = max(1, len(standing.counts))
    places = (box.left(min(box.w, seats * FLAT_CHIP)) if flat else box).columns(seats, 2)
    for seat, (place, count) in enumerate(zip(places, standing.counts, strict=False)):
        if count == best and count > 0 and not idle:
            canvas.panel(place, theme.well, radius=10, outline=theme.accent, line=3)
        new = seat < len(grown) and standing.task.id in grown[seat]
        ink = theme.good if new else theme.ink if count else theme.muted
        sign = place.left(CHIP).after(6) if flat else place.below(4).top(CHIP - 6)
        emblem(canvas, sign, seat)
        told = place.after(CHIP).before(4) if flat else place.below(CHIP - 4).top(CHIP)
        canvas.text(told, str(count), COUNT, ink, "center")
        if new:
            canvas.panel(told.below(told.h - 8).top(4).inset(told.w // 8, 0), ink, radius=2)


def draw_sign(canvas: Canvas, box: Box, task: Task, ink: Colour | None = None) -> None:
    """Draw what a task counts: a type of city, or a region."""
    ink = ink or canvas.theme.accent
    if task.type is not None:
        canvas.stamp(icons.TYPES[task.type], box, ink)
    elif task.region is not None:
        canvas.place(box, sprites.region, task.region, ink)
