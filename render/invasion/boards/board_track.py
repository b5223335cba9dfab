"""The humans track: a lane for every captain, all on one scale."""

from collections.abc import Sequence
from typing import NamedTuple

from render.boxes import Box
from render.canvas import Canvas, Style
from render.theme import Colour, blend
from render.type import Face
from render.words import Words

LANE_HEIGHT = 18
PALE = 0.5  # of a colour; a step that every palette has
MARKER = 10
SHORTEST = 500_000  # the scale reaches at least this far
SCALE_MARKS = 7
FORESEEN = 222  # wide is what is foreseen, in millions
FIGURE_HEIGHT = 44  # a bit more than a lane
FIGURE = Style(Face.BOLD, 34, 28)
APART = 14
NICE_STEPS = (100_000, 200_000, 250_000, 500_000, 1_000_000)


class Lane(NamedTuple):
    """How far a captain has come and would come, and from where to where the scale goes."""

    humans: int
    came: int  # since the last picture
    foreseen: int  # if the game ended now
    low: int
    high: int
    figure: str = ""  # what is foreseen, where it may differ


def lanes_of(
    humans: Sequence[int], came: Sequence[int], foreseen: Sequence[int], words: Words
) -> list[Lane]:
    """Lay the lanes of all seats on one scale; all tell what is foreseen if one's is new."""
    low, high, _ = scale((*humans, *foreseen))
    figures = [words.number(one) if foreseen != humans else "" for one in foreseen]
    lanes = zip(humans, came, foreseen, figures, strict=True)
    return [Lane(has, new, ends, low, high, figure) for has, new, ends, figure in lanes]


def draw_course(canvas: Canvas, box: Box, lane: Lane, colour: Colour) -> None:
    """Draw a lane, and behind it the mark with what there would be if the game ended now."""
    if lane.figure:
        told = box.end(FORESEEN)
        told = Box(told.x, told.y + (told.h - FIGURE_HEIGHT) // 2, told.w, FIGURE_HEIGHT)
        width = canvas.text(told.after(2 * MARKER), lane.figure, FIGURE, canvas.theme.ink, "right")
        mark = Box(told.right - width - 2 * MARKER, box.y - 4, MARKER, box.h + 8)
        draw_marker(canvas, mark)
        box = box.before(FORESEEN + APART)
    draw_lane(canvas, box, lane, colour)


def draw_lane(canvas: Canvas, box: Box, lane: Lane, colour: Colour) -> None:
    """Draw how far a captain has come; what just came or went has another colour.

    Behind it is paler, up to a mark, what there would be if the game ended now.
    """
    theme, radius = canvas.theme, box.h // 2
    canvas.panel(box, theme.well, radius=radius)
    then = lane.humans - lane.came
    values = (0, lane.humans, then, lane.foreseen)
    zero, now, before, ended = (_place(value, lane, box) for value in values)
    for value, place, share in ((lane.foreseen, ended, PALE), (lane.humans, now, 1.0)):
        start, end = sorted((zero, place))
        ink = blend(theme.well, theme.danger if value < 0 else colour, share)
        canvas.panel(Box(start, box.y, max(box.h, end - start), box.h), ink, radius=radius)
    if lane.came:
        first, last = sorted((before, now))
        came = Box(first, box.y + 4, max(box.h // 2, last - first), box.h - 8)
        canvas.panel(came, theme.good if lane.came > 0 else theme.danger, radius=radius - 4)
    if lane.low < 0:
        canvas.panel(Box(zero - 2, box.y - 4, 4, box.h + 8), theme.muted, radius=2)
    if lane.foreseen != lane.humans:
        draw_marker(canvas, Box(min(ended, box.right) - MARKER, box.y - 6, MARKER, box.h + 12))


def draw_marker(canvas: Canvas, box: Box) -> None:
    """Draw the mark at what there would be if the game ended now."""
    canvas.panel(box, canvas.theme.ink, radius=3, outline=canvas.theme.well, line=2)


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


def _place(value: int, lane: Lane, box: Box) -> int:
    return box.x + round((value - lane.low) * box.w / (lane.high - lane.low))
