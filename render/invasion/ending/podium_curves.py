"""Curves of humans by turn: a line for each captain, with emblem and name where it ends."""

from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image

from engine.core.words import say
from render.art.chart import Curve, chart
from render.art.svg import sprite
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.captains import drawn_name
from render.house.emblems import captain_colour
from render.invasion.boards.board_track import scale, spread
from render.invasion.parts.parts import AMOUNT, emblem
from render.theme import Colour
from render.type import Face
from render.words import Words

Curves: TypeAlias = Sequence[tuple[int, ...]]
"""By seat: humans at the start, after every turn, at the end."""
CURVES_HEIGHT = 640
TITLE = 50
UNIT = 64  # high is the name of what the figures count
FOOT = 52
AXIS = 186  # room for figures at the left
ENDS = 84  # room for emblems at the right
NAMES = 290  # more for names
ROOMY = 1000  # wide is a picture that has it
MARKER = 54
TWO_LINES = 88  # of a name
MARKED = 44  # high is a figure
CROWDED = 70  # apart, turns get a number every other time
NAMED = Style(Face.DISPLAY, 34, 20)
MARK = Style(Face.TEXT, 34, 26)


def draw_curves(
    canvas: Canvas,
    box: Box,
    course: Curves,
    names: tuple[str, ...],
    words: Words,
) -> None:
    """Draw how everybody's humans came and went: at the start, after every turn, at the end."""
    theme = canvas.theme
    named = NAMES if box.w > ROOMY else 0
    canvas.panel(box, theme.card)
    inner = box.inset(22, 14)
    canvas.text(inner.top(TITLE), words(say("invasion-podium-curves")), AMOUNT, theme.accent)
    plot = inner.below(TITLE + UNIT).before(ENDS + named).after(AXIS)
    plot = plot.top(plot.h - FOOT)
    bounds = _draw_grid(canvas, plot, course, words)
    _draw_turns(canvas, plot, course, words)
    lines = [_points(humans, plot, bounds) for humans in course]
    order = sorted(range(len(lines)), key=lambda seat: lines[seat][-1][1], reverse=True)
    curves = tuple(Curve(lines[seat], captain_colour(theme, seat), seat) for seat in order)
    canvas.fill(plot, _curves, curves, theme.card, plot.w, plot.h)
    ends = {seat: plot.y + round(points[-1][1]) for seat, points in enumerate(lines)}
    high = TWO_LINES if named else MARKER
    for seat, y in spread(ends, high + 2, plot.y - UNIT, plot.bottom - 16).items():
        colour = captain_colour(theme, seat)
        canvas.line([(plot.right, ends[seat]), (plot.right + 24, y)], colour, 4)
        end = Box(plot.right + 24, y - high // 2, MARKER + named, high)
        emblem(canvas, end.inset(0, (high - MARKER) // 2).left(MARKER), seat)
        if named:
            name = drawn_name(names, seat, words)
            canvas.name(end.after(MARKER + 12), name, NAMED, theme.ink)


def _curves(
    curves: tuple[Curve, ...], ground: Colour, wide: int, high: int, width: int, height: int
) -> Image.Image:
    return sprite(chart(curves, ground, wide, high), width, height)


def _draw_grid(canvas: Canvas, plot: Box, course: Curves, words: Words) -> tuple[int, int]:
    """Draw a line for each round number of humans; return the lowest and the highest."""
    theme = canvas.theme
    unit = Box(plot.x - AXIS, plot.y - UNIT, AXIS - 14, MARKED)
    canvas.text(unit, words(say("invasion-podium-humans")), MARK, theme.ink, "right")
    low, high, step = scale([value for humans in course for value in humans])
    for value in range(low, high + 1, step):
        y = plot.bottom - round((value - low) * plot.h / (high - low))
        ink = theme.muted if value == 0 else theme.well
        canvas.line([(plot.x, y), (plot.right, y)], ink, 3)
        label = Box(plot.x - AXIS, y - MARKED // 2, AXIS - 14, MARKED)
        canvas.text(label, words.number(value), MARK, theme.muted, "right")
    return low, high


def _draw_turns(canvas: Canvas, plot: Box, course: Curves, words: Words) -> None:
    """Name the points: the start, the turns that there is room for, and the tasks at the end."""
    ink, last = canvas.theme.muted, len(course[0]) - 1
    every = 2 if plot.w < CROWDED * last else 1
    unit = Box(plot.x - AXIS, plot.bottom + 10, AXIS - 60, MARKED)
    canvas.text(unit, words(say("invasion-podium-turn")), MARK, canvas.theme.ink, "right")
    for point in range(last + 1):
        x = plot.x + round(point * plot.w / last)
        text = str(point)
        if point in {0, last}:
            text = words(say("invasion-podium-tasks" if point else "invasion-podium-start"))
        elif point % every or last - point < every:
            continue
        label = Box(x - 60, plot.bottom + 10, 120, MARKED)
        canvas.text(label, text, MARK, ink, "center")


def _points(
    humans: tuple[int, ...], plot: Box, bounds: tuple[int, int]
) -> tuple[tuple[float, float], ...]:
    low, high = bounds
    return tuple(
        (point * plot.w / (len(humans) - 1), (high - value) * plot.h / (high - low))
        for point, value in enumerate(humans)
    )
