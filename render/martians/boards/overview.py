"""The whole town in small: where its tiles lie, the horde, captains, and the part that is shown."""

from collections.abc import Iterable

from engine.martians.table.view import MartiansView
from engine.martians.town.town import tile_of
from render.boxes import Box
from render.canvas import Canvas
from render.house.emblems import captain_colour
from render.martians import paints
from render.martians.boards.town_map import Window

DOT = 12
Cells = tuple[tuple[str, int, int, int], ...]
"""Tiles with how they lie turned, and their column and row."""
Spots = tuple[tuple[int, int], ...]


def town_of(view: MartiansView, window: Window) -> tuple[Cells, Spots, Spots]:
    """Take of a view what is drawn: tiles, those with Martians, and captains by tile."""
    table = view.table
    cells = tuple(
        [(each.tile, each.turn, each.x - window.x, each.y - window.y) for each in table.tiles]
    )
    where = {each.number: (each.x - window.x, each.y - window.y) for each in table.tiles}
    beset = sorted({tile_of(square) for square in table.martians} & where.keys())
    pawns = [where[tile_of(each.square)] for each in table.captains]
    return cells, tuple([where[each] for each in beset]), tuple(pawns)


def draw_overview(
    canvas: Canvas,
    box: Box,
    whole: Window,
    shown: Window | None,
    cells: Cells,
    beset: Spots,
    pawns: Spots,
) -> None:
    """Draw it in the middle of a place, with a frame around what is `shown` elsewhere."""
    side = min(box.w // whole.columns, box.h // whole.rows)
    left = box.x + (box.w - side * whole.columns) // 2
    top = box.y + (box.h - side * whole.rows) // 2
    for tile, turn, x, y in cells:
        canvas.fill(Box(left + x * side, top + y * side, side, side), paints.land, tile, turn)
    for x, y in beset:
        _dot(canvas, Box(left + x * side, top + y * side, side, side), paints.SKIN)
    for spot in dict.fromkeys(pawns):
        there = [seat for seat, each in enumerate(pawns) if each == spot]
        _pawns(canvas, Box(left + spot[0] * side, top + spot[1] * side, side, side), there)
    if shown is not None:
        x, y = left + (shown.x - whole.x) * side, top + (shown.y - whole.y) * side
        _frame(canvas, Box(x, y, shown.columns * side, shown.rows * side))


def _dot(canvas: Canvas, cell: Box, ink: tuple[int, int, int]) -> None:
    size = max(6, cell.w // 4)
    canvas.panel(Box(cell.x + 2, cell.y + 2, size, size), ink, radius=size // 2)


def _pawns(canvas: Canvas, cell: Box, seats: Iterable[int]) -> None:
    """Draw captains as dots in their colours, side by side."""
    size = max(8, cell.w // 3)
    for at, seat in enumerate(seats):
        x = cell.right - size - (at % 3) * (size - 2)
        y = cell.bottom - size - (at // 3) * (size - 2)
        canvas.panel(Box(x, y, size, size), canvas.theme.sky, radius=size // 2)
        ink = captain_colour(canvas.theme, seat)
        canvas.panel(Box(x + 2, y + 2, size - 4, size - 4), ink, radius=size // 2)


def _frame(canvas: Canvas, box: Box) -> None:
    corners = [
        (box.x, box.y),
        (box.right, box.y),
        (box.right, box.bottom),
        (box.x, box.bottom),
        (box.x, box.y),
    ]
    canvas.line(corners, canvas.theme.accent, 4)
