"""The tasks: for each, how many matching trophies every captain has, and who leads."""

from collections.abc import Sequence

from engine.core.words import say
from engine.tremble.view import Standing
from render.boxes import Box
from render.canvas import Canvas, Style
from render.tremble import icons
from render.tremble.parts import TEXT, emblem, labelled
from render.tremble.terms import task_name
from render.type import Face
from render.words import Words

TASKS_HEIGHT = 130
GAP = 12
CHIP = 40
COUNT = Style(Face.BOLD, 30, 24)
MOST_COUNTS = 5


def draw_tasks(canvas: Canvas, box: Box, standings: Sequence[Standing], words: Words) -> None:
    """Draw the tasks side by side."""
    if not standings:
        return
    for place, standing in zip(box.columns(len(standings), GAP), standings, strict=True):
        _draw_task(canvas, place, standing, words)


def _draw_task(canvas: Canvas, box: Box, standing: Standing, words: Words) -> None:
    theme, task = canvas.theme, standing.task
    canvas.panel(box, theme.card, radius=14)
    inner = box.inset(10, 8)
    name = words(say("tremble-board-task", task=task_name(task)))
    if task.type is None:
        canvas.text(inner.top(38), name, TEXT, theme.ink)
    else:
        labelled(canvas, inner.top(38), icons.TYPES[task.type], name, TEXT, theme.ink)
    best = max(standing.counts, default=0)
    places = inner.below(40).columns(max(MOST_COUNTS, len(standing.counts)), 2)
    for seat, (place, count) in enumerate(zip(places, standing.counts, strict=False)):
        leads = count == best and count > 0
        if leads:
            canvas.panel(place, theme.well, radius=10, outline=theme.accent, line=3)
        emblem(canvas, Box(place.x, place.y + 3, place.w, CHIP - 8), seat)
        ink = theme.ink if count else theme.muted
        canvas.text(place.below(CHIP - 4), str(count), COUNT, ink, "center")
