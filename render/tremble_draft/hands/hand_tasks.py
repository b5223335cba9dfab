"""Secret tasks: what each needs, how far its captain is, and what it brings or costs."""

from collections.abc import Sequence

from engine.core.words import say
from engine.tremble_draft.cards.cards import City, Need, Task
from engine.tremble_draft.cards.goals import is_met, measured
from engine.tremble_draft.cards.terms import task_text
from render.boxes import Box
from render.canvas import Canvas, Style
from render.invasion.parts import icons
from render.theme import Colour
from render.type import Face
from render.words import Words

ROW, LARGE_ROW = 112, 204
GAP = 8
SIGN = 48
STAKES = 172  # wide
FAR, NEED = 176, 70  # wide is all that is needed, and each of it
BAR = 16  # high
MARGIN = 18
TOLD = Style(Face.TEXT, 36, 34)
COUNT = Style(Face.BOLD, 38, 30)
STAKE = Style(Face.BOLD, 36, 30)


def task_height(*, large: bool) -> int:
    """Return how high a task is drawn."""
    return LARGE_ROW if large else ROW


def draw_task(
    canvas: Canvas,
    box: Box,
    task: Task,
    cities: Sequence[City],
    words: Words,
    wanted: bool | None = None,  # noqa: FBT001
) -> None:
    """Draw a task; while tasks are chosen, those `wanted` have a frame and others are pale."""
    theme = canvas.theme
    canvas.panel(box, theme.card, outline=theme.accent if wanted else None)
    inner = box.inset(MARGIN, 8)
    met = is_met(task, cities)
    ink = theme.muted if wanted is False else theme.good if met else theme.ink
    canvas.stamp(icons.star if met else icons.card, inner.left(SIGN).top(ROW - 16), ink)
    rest, far = inner.after(SIGN + 14), max(FAR, NEED * len(task.needs))
    told = words(task_text(task))
    if box.h > ROW:
        canvas.name(rest.top(ROW), told, TOLD, ink)
        lower = rest.below(ROW)
        _draw_far(canvas, lower.left(far), task, cities, ink)
        _draw_stakes(canvas, lower.end(STAKES), task, words)
        return
    _draw_stakes(canvas, rest.end(STAKES), task, words)
    rest = rest.before(STAKES + 20)
    _draw_far(canvas, rest.end(far), task, cities, ink)
    canvas.name(rest.before(far + 20), told, TOLD, ink)


def _draw_far(canvas: Canvas, box: Box, task: Task, cities: Sequence[City], ink: Colour) -> None:
    """Draw how far each need of a task is: a count, and below it a bar."""
    for need, place in zip(task.needs, box.columns(len(task.needs), GAP), strict=True):
        _draw_need(canvas, place, need, measured(need, cities), ink)


def _draw_need(canvas: Canvas, box: Box, need: Need, count: int, ink: Colour) -> None:
    theme, unit = canvas.theme, 1000 if need.least > 1000 else 1
    told = f"{count // unit}/{need.least // unit}"
    line = box.top(box.h - BAR - 14)
    canvas.text(line, told, COUNT, ink, "center")
    bar = box.below(box.h - BAR - 12).top(BAR)
    canvas.panel(bar, theme.well, radius=BAR // 2)
    if count:
        share = min(1.0, count / need.least)
        done = theme.good if share == 1 else theme.accent
        canvas.panel(bar.left(max(BAR, round(bar.w * share))), done, radius=BAR // 2)


def _draw_stakes(canvas: Canvas, box: Box, task: Task, words: Words) -> None:
    """Draw what a task brings if it is met, and what it costs if not."""
    theme = canvas.theme
    upper, lower = box.rows(2, 0)
    bonus = words(say("invasion-plus", plus=task.bonus))
    canvas.text(upper, bonus, STAKE, theme.good, "right")
    canvas.text(lower, words.number(-task.penalty), STAKE, theme.danger, "right")
