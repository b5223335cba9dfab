"""The tasks: for each, how many matching trophies every captain has, and who leads."""

from collections.abc import Sequence

from engine.tremble.cards.cards import Task
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

HEAD = 64  # with the emblems
ROW = 58
MARGIN = 20
EMBLEM = 54
SIGN = 44
NAMES = 340  # wide at most
COUNT = Style(Face.BOLD, 42, 26)
NAMED = Style(Face.TEXT, 36, 26)
HEADING = Style(Face.TEXT, 34, 26)


def tasks_height(standings: Sequence[Standing]) -> int:
    """Return how high a table of tasks is."""
    return HEAD + ROW * len(standings) + MARGIN


def draw_tasks(
    canvas: Canvas, box: Box, standings: Sequence[Standing], words: Words, grown: Grown = ()
) -> None:
    """Draw a table of tasks: a row for each, a column for each captain."""
    canvas.panel(box, canvas.theme.card, radius=MARGIN)
    seats = max((len(standing.counts) for standing in standings), default=1)
    inner = box.inset(MARGIN, MARGIN // 2)
    names = min(NAMES, inner.w * 2 // 5)
    line = inner.top(HEAD)
    for seat, place in enumerate(line.after(names).columns(seats, 8)):
        emblem(canvas, place.inset(0, (HEAD - EMBLEM) // 2), seat)
    rest = inner.below(HEAD)
    for standing in standings:
        line = rest.top(ROW)
        _draw_name(canvas, line.left(names), standing.task, words)
        _draw_counts(canvas, line.after(names), standing, grown)
        rest = rest.below(ROW)


def _draw_name(canvas: Canvas, box: Box, task: Task, words: Words) -> None:
    ink = canvas.theme.accent
    draw_sign(canvas, box.left(SIGN), task, ink)
    canvas.text(box.after(SIGN + 12), words(task_name(task)), NAMED, ink)


def _draw_counts(canvas: Canvas, box: Box, standing: Standing, grown: Grown) -> None:
    """Draw the count of every captain; whoever leads gets a frame."""
    theme, best = canvas.theme, max(standing.counts, default=0)
    places = box.columns(max(1, len(standing.counts)), 8)
    for seat, (place, count) in enumerate(zip(places, standing.counts, strict=True)):
        plate = place.inset(max(0, (place.w - 2 * EMBLEM) // 2), 2)
        if count == best and count > 0:
            canvas.panel(plate, theme.well, radius=12, outline=theme.accent, line=3)
        new = seat < len(grown) and standing.task.id in grown[seat]
        ink = theme.good if new else theme.ink if count else theme.muted
        canvas.text(plate, str(count), COUNT, ink, "center")
        if new:
            line = plate.below(plate.h - 10).top(5)
            canvas.panel(line.inset(plate.w // 4, 0), ink, radius=2)


def draw_sign(canvas: Canvas, box: Box, task: Task, ink: Colour | None = None) -> None:
    """Draw what a task counts: a type of city, or a region."""
    ink = ink or canvas.theme.accent
    if task.type is not None:
        canvas.stamp(icons.TYPES[task.type], box, ink)
    elif task.region is not None:
        canvas.place(box, sprites.region, task.region, ink)
