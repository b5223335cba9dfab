"""The tasks: for each, how many matching trophies every captain has, and who leads."""

from collections.abc import Sequence

from engine.core.words import say
from engine.tremble.cards import Task
from engine.tremble.view import Standing
from render.boxes import Box
from render.canvas import Canvas, Style
from render.theme import Colour
from render.tremble import icons, sprites
from render.tremble.parts import emblem
from render.tremble.terms import task_name
from render.type import Face
from render.words import Words

TASKS_HEIGHT = 136
GAP = 12
CHIP = 40
TITLE = 42
COUNT = Style(Face.BOLD, 32, 24)
NAMED = Style(Face.TEXT, 30, 20)
MOST_COUNTS = 5


def draw_tasks(
    canvas: Canvas, box: Box, standings: Sequence[Standing], words: Words, rows: int = 1
) -> None:
    """Draw the tasks side by side, in so many rows."""
    if not standings:
        return
    columns = -(-len(standings) // rows)
    for row, place in enumerate(box.rows(rows, GAP)):
        mine = standings[row * columns : (row + 1) * columns]
        for cell, standing in zip(place.columns(max(1, len(mine)), GAP), mine, strict=True):
            _draw_task(canvas, cell, standing, words)


def _draw_task(canvas: Canvas, box: Box, standing: Standing, words: Words) -> None:
    theme, task = canvas.theme, standing.task
    canvas.panel(box, theme.card, radius=16)
    inner = box.inset(12, 8)
    title = inner.top(TITLE)
    draw_sign(canvas, title.left(36), task)
    name = words(say("tremble-board-task", task=task_name(task)))
    canvas.text(title.after(44), name, NAMED, theme.accent)
    best = max(standing.counts, default=0)
    counts = inner.below(TITLE)
    counts = counts.inset(0, max(0, (counts.h - 2 * CHIP) // 2)).top(2 * CHIP)
    places = counts.columns(max(MOST_COUNTS, len(standing.counts)), 2)
    for seat, (place, count) in enumerate(zip(places, standing.counts, strict=False)):
        if count == best and count > 0:
            canvas.panel(place, theme.well, radius=10, outline=theme.accent, line=3)
        emblem(canvas, Box(place.x, place.y + 4, place.w, CHIP - 6), seat)
        ink = theme.ink if count else theme.muted
        canvas.text(place.below(CHIP - 4).top(CHIP), str(count), COUNT, ink, "center")


def draw_sign(canvas: Canvas, box: Box, task: Task, ink: Colour | None = None) -> None:
    """Draw what a task counts: a type of city, or a region."""
    ink = ink or canvas.theme.accent
    if task.type is not None:
        canvas.stamp(icons.TYPES[task.type], box, ink)
    elif task.region is not None:
        canvas.place(box, sprites.region, task.region, ink)
