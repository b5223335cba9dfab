"""What is drawn across the town: a way, a tile that is not laid yet, the steps of Martians."""

from collections.abc import Sequence
from math import hypot

from engine.core.words import named, say
from engine.martians.cards.tables import TILES
from engine.martians.foreseen import Foreseen, open_cells
from engine.martians.table.view import MartiansView
from engine.martians.town.town import Square, tile_of
from render.boxes import Box
from render.canvas import Canvas
from render.martians import paints
from render.martians.boards.town_map import Window, centre_of
from render.scene.nodes import Leaf
from render.theme import Colour

THICK, THIN = 9, 5
TIP = 22  # units long is the point of an arrow
LEAVES, ENDS = 0.42, 0.75
"""How far a way begins from the pawn, and reaches into its last step: both stay seen."""
Point = tuple[int, int]


def across(view: MartiansView, shown: Foreseen, window: Window) -> tuple[Leaf, ...]:
    """Show what a draft comes to; where a tile is asked for, the cells on which it fits."""
    found = []
    cells = [cell for cell in open_cells(view) if window.has(cell)]
    if cells and view.seat == view.table.seat:
        spots = tuple([(x - window.x, y - window.y) for x, y in cells])
        found.append(_leaf(draw_cells, (window.columns, spots)))
    if shown.laid is not None:
        laid = shown.laid
        where = (window.columns, laid.x - window.x, laid.y - window.y)
        tile = named(TILES[laid.tile].english)
        told = say("martians-alt-ghost", tile=tile)
        found.append(_leaf(draw_ghost, (*where, laid.tile, laid.turn), told))
    if shown.way:
        found.append(_way(view, shown.way, window))
    if shown.steps:
        pairs = [
            (centre_of(view, window, one), centre_of(view, window, other))
            for one, other in shown.steps
            if _is_in(view, window, one) and _is_in(view, window, other)
        ]
        told = say("martians-alt-steps", count=len(shown.steps))
        about = (window.columns, len(shown.steps), tuple(pairs))
        found.append(_leaf(draw_steps, about, told))
    return tuple(found)


def _leaf(drawing: object, about: tuple[object, ...], says: object = None) -> Leaf:
    return Leaf(drawing=drawing, about=about, wide=0, high=0, mute=says is None, says=says)  # type: ignore[arg-type]


def _is_in(view: MartiansView, window: Window, square: Square) -> bool:
    laid = view.table.town.tiles[tile_of(square)]
    return window.has((laid.x, laid.y))


def _way(view: MartiansView, way: Sequence[Square], window: Window) -> Leaf:
    """Show a way from the pawn on, and how many Martians stand on it."""
    start = view.table.captains[view.table.seat].square
    squares = [each for each in (start, *way) if _is_in(view, window, each)]
    points = tuple([centre_of(view, window, each) for each in squares])
    fights = len({*way} & {*view.table.martians})
    told = say("martians-alt-way", squares=len(way), fights=fights)
    return _leaf(draw_way, (window.columns, len(way), fights, points), told)


def _placed(box: Box, columns: int, point: Point) -> Point:
    side = box.w // columns
    return box.x + point[0] * side // 1000, box.y + point[1] * side // 1000


def draw_way(
    canvas: Canvas, box: Box, columns: int, _squares: int, _fights: int, points: Sequence[Point]
) -> None:
    """Draw a way, with a point at its end."""
    spots = [_placed(box, columns, each) for each in points]
    if len(spots) < 2:
        return
    spots[0] = _between(spots[0], spots[1], LEAVES)
    spots[-1] = _between(spots[-2], spots[-1], ENDS)
    canvas.line(spots, canvas.theme.street, THICK + 8)
    canvas.line(spots, canvas.theme.accent, THICK)
    _point(canvas, spots[-2], spots[-1], canvas.theme.accent)


def _between(start: Point, end: Point, share: float) -> Point:
    return (
        round(start[0] + (end[0] - start[0]) * share),
        round(start[1] + (end[1] - start[1]) * share),
    )


def draw_steps(
    canvas: Canvas, box: Box, columns: int, _count: int, pairs: Sequence[tuple[Point, Point]]
) -> None:
    """Draw the steps of Martians as arrows."""
    for one, other in pairs:
        spots = _placed(box, columns, one), _placed(box, columns, other)
        start, end = _between(*spots, LEAVES), _between(*spots, 1.1)
        canvas.line([start, end], canvas.theme.street, THICK + 4)
        canvas.line([start, end], canvas.theme.danger, THIN)
        _point(canvas, start, end, canvas.theme.danger)


def _point(canvas: Canvas, start: Point, end: Point, ink: Colour) -> None:
    """Draw the point of an arrow."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = hypot(dx, dy) or 1
    ux, uy = dx / far, dy / far
    for side in (-1, 1):
        x = end[0] - round(TIP * (ux + side * uy * 0.7))
        y = end[1] - round(TIP * (uy - side * ux * 0.7))
        canvas.line([(x, y), end], ink, THICK)


def draw_cells(canvas: Canvas, box: Box, columns: int, cells: Sequence[Point]) -> None:
    """Draw the rims of cells on which a tile fits."""
    side = box.w // columns
    for x, y in cells:
        _rim(canvas, Box(box.x + x * side, box.y + y * side, side, side), canvas.theme.muted, THIN)


def draw_ghost(
    canvas: Canvas, box: Box, columns: int, x: int, y: int, tile: str, turn: int
) -> None:
    """Draw a tile as it would lie."""
    side = box.w // columns
    spot = Box(box.x + x * side, box.y + y * side, side, side)
    canvas.fill(spot, paints.land, tile, turn)
    _rim(canvas, spot, canvas.theme.accent, THICK)


def _rim(canvas: Canvas, box: Box, ink: Colour, width: int) -> None:
    inner = box.inset(width)
    corners = [
        (inner.x, inner.y),
        (inner.right, inner.y),
        (inner.right, inner.bottom),
        (inner.x, inner.bottom),
        (inner.x, inner.y),
    ]
    canvas.line(corners, ink, width)
