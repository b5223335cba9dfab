"""The steps of a podium: the first in the middle, each with a captain upon it."""

from collections.abc import Callable, Sequence

from engine.core.asks import Seat
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.captains import least_size
from render.house.emblems import captain_colour
from render.theme import Colour
from render.type import HEIGHT_PER_SIZE, Face

STEPS = 3  # of the podium
BLOCK_GAP = 20
RISE = {1: 298, 2: 256, 3: 222}  # how high a place stands
EMBLEM = 150
NAME, SCORE = 88, 52  # room for them
LONG_NAME = 180  # room where more than three share the podium, in more lines
PLACE = {
    1: Style(Face.DISPLAY, 96, 40),
    2: Style(Face.DISPLAY, 72, 40),
    3: Style(Face.DISPLAY, 50, 40),
}
NAMED = 44  # high, letters of a name at most
SCORED = Style(Face.BOLD, 46, 30)


def shown_steps(ranks: Sequence[int]) -> int:
    """Tell how many of the ranked stand on steps: three, or all the first."""
    return max(STEPS, ranks.count(1))


def steps(ranks: Sequence[int], box: Box) -> list[Box]:
    """Give each its place on the podium: the first in the middle where there is one."""
    columns = box.columns(max(STEPS, len(ranks)), BLOCK_GAP)
    if ranks.count(1) == 1 and len(ranks) == STEPS:
        columns = [columns[1], columns[0], columns[2]]
    elif len(ranks) < STEPS:
        columns = box.inset((box.w - 2 * columns[0].w - BLOCK_GAP) // 2, 0).columns(2, BLOCK_GAP)
    heights = [RISE[min(rank, STEPS)] for rank in ranks]
    return [
        Box(column.x, column.bottom - height, column.w, height)
        for column, height in zip(columns, heights, strict=False)
    ]


def draw_step(
    canvas: Canvas,
    box: Box,
    rank: int,
    seat: Seat,
    name: str,
    score: str,
    draw_captain: Callable[[Canvas, Box, Seat], None],
    ink: Colour | None = None,
) -> None:
    """Draw a captain on a step of the podium; the `ink` is that of the score."""
    theme = canvas.theme
    colour = theme.accent if rank == 1 else captain_colour(theme, seat)
    top = box.y - EMBLEM + 12
    draw_captain(canvas, Box(box.x + (box.w - EMBLEM) // 2, top, EMBLEM, EMBLEM), seat)
    canvas.panel(box, theme.well, outline=colour)
    inner = box.inset(16, 10)
    named = NAME if box.w * (STEPS + 1) > canvas.box.w else LONG_NAME
    least = least_size(canvas)
    lines = int(named // (least * HEIGHT_PER_SIZE))
    place, lower = inner.top(inner.h - named - SCORE), inner.below(inner.h - named - SCORE)
    place_ink = theme.accent if rank == 1 else theme.ink
    canvas.text(place, str(rank), PLACE[min(rank, STEPS)], place_ink, "center")
    style = Style(Face.DISPLAY, NAMED, least)
    canvas.name(lower.top(named), name, style, theme.ink, "center", lines)
    canvas.text(lower.below(named), score, SCORED, ink or theme.ink, "center")
