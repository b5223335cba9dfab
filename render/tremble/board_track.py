"""The humans track: every captain's marker over one scale, apart even where they are equal."""

from collections.abc import Sequence

from render.boxes import Box
from render.canvas import Canvas, Style
from render.invasion import icons
from render.invasion.parts import emblem
from render.type import Face
from render.words import Words

TRACK_HEIGHT = 128
MARKER = 54
STEP = 100_000
SHORTEST = 500_000  # the scale reaches at least this far
SCALE_MARKS = 7
MARKS = 6  # on a board
LABEL = 150
INSET = 8
SIGN = 34
MARK = Style(Face.TEXT, 26, 22)
NICE_STEPS = (100_000, 200_000, 250_000, 500_000, 1_000_000)


def draw_track(
    canvas: Canvas,
    box: Box,
    humans: Sequence[int],
    came: Sequence[int],
    words: Words,
    marks: int = MARKS,
) -> None:
    """Draw the humans of all seats, and how many just came.

    Markers that would cover each other step aside, lines show their places.
    """
    theme = canvas.theme
    low, high, step = scale(humans, marks)
    canvas.panel(box, theme.well)
    box = box.inset(INSET)
    axis_y = box.y + MARKER + 22
    span = box.after(SIGN).inset(LABEL // 2, 0)
    canvas.panel(Box(box.x, axis_y - 3, box.w, 6), theme.card, radius=3)
    canvas.stamp(icons.human, Box(box.x, axis_y + 8, SIGN, SIGN), theme.muted)
    for value in range(low, high + 1, step):
        x = _place(value, low, high, span)
        canvas.line([(x, axis_y - 8), (x, axis_y + 8)], theme.muted, 3)
        label = Box(x - LABEL // 2, axis_y + 8, LABEL, 34)
        canvas.text(label, words.number(value), MARK, theme.muted, "center")
    wanted = {seat: _place(count, low, high, span) for seat, count in enumerate(humans)}
    for seat, new in enumerate(came):
        if new:
            then = _place(humans[seat] - new, low, high, span)
            colour = theme.captains[seat % len(theme.captains)]
            canvas.line([(then, axis_y), (wanted[seat], axis_y)], colour, 6)
    for seat, x in spread(wanted, MARKER, box.x + MARKER // 2, box.right - MARKER // 2).items():
        colour = theme.captains[seat % len(theme.captains)]
        canvas.line([(x, box.y + MARKER - 6), (wanted[seat], axis_y)], colour, 4)
        emblem(canvas, Box(x - MARKER // 2, box.y, MARKER, MARKER), seat)


def scale(values: Sequence[int], marks: int = SCALE_MARKS) -> tuple[int, int, int]:
    """Choose where the scale begins and ends, and the step of its marks."""
    least, most = min(0, *values), max(SHORTEST, *values)
    step = next((step for step in NICE_STEPS if (most - least) / step <= marks), NICE_STEPS[-1])
    return least // step * step, -(-most // step) * step, step


def spread(wanted: dict[int, int], width: int, low: int, high: int) -> dict[int, int]:
    """Move places apart until each has `width`, within bounds, as little as can be."""
    order = sorted(wanted, key=lambda seat: (wanted[seat], seat))
    places: dict[int, int] = {}
    edge = low
    for seat in order:
        places[seat] = max(edge, wanted[seat])
        edge = places[seat] + width
    edge = high
    for seat in reversed(order):
        places[seat] = min(edge, places[seat])
        edge = places[seat] - width
    return places


def _place(value: int, low: int, high: int, span: Box) -> int:
    return span.x + round((value - low) * span.w / (high - low))
