"""What is drawn across the town: a way, a tile that is not laid yet, the steps of Martians."""

from collections.abc import Sequence
from math import hypot

from engine.core.words import listed, named, say
from engine.martians.cards.tables import TILES
from engine.martians.foreseen import Foreseen, open_cells
from engine.martians.table.terms import tile_text
from engine.martians.table.view import MartiansView
from engine.martians.town.town import PLACES, SIDE, Square, tile_of
from render.boxes import Box
from render.canvas import Canvas, Style
from render.martians import paints
from render.martians.boards.squares import NUMBER
from render.martians.boards.town_map import Window, centre_of
from render.martians.parts import LEAST
from render.scene.nodes import Leaf
from render.theme import Colour
from render.type import Face

THICK, THIN = 9, 5
ASKED = (36, 48)  # wide and high is the number of a square
CELL = Style(Face.BOLD, 60, LEAST)
TIP = 22  # units long is the point of an arrow
LEAVES, ENDS = 0.42, 0.75
"""How far a way begins from the pawn, and reaches into its last step: both stay seen."""
Point = tuple[int, int]


def across(
    view: MartiansView, shown: Foreseen, window: Window, asked: tuple[Square, ...] = ()
) -> tuple[Leaf, ...]:
    """Show what a draft comes to, and with their numbers the cells or squares asked for."""
    found = []
    cells = open_cells(view)
    if cells and view.seat == view.table.seat:
        spots = tuple([(x - window.x, y - window.y) for x, y in cells])
        told = say("martians-alt-cells", count=len(cells))
        found.append(_leaf(draw_cells, (window.columns, spots), told))
    if shown.laid is not None:
        laid = shown.laid
        where = (window.columns, laid.x - window.x, laid.y - window.y)
        number = cells.index((laid.x, laid.y)) + 1
        tile = named(TILES[laid.tile].english)
        told = say("martians-alt-ghost", tile=tile, number=number)
        found.append(_leaf(draw_ghost, (*where, laid.tile, laid.turn, number), told))
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
    if asked:
        found.append(_asked(view, asked, window))
    return tuple(found)


def _asked(view: MartiansView, asked: Sequence[Square], window: Window) -> Leaf:
    """Show the numbers of the squares from which one is chosen, which their names end with."""
    squares = [each for each in asked if _is_in(view, window, each)]
    spots = tuple([(*centre_of(view, window, each), each % PLACES + 1) for each in squares])
    tiles = [tile_text(view.table.town, tile_of(each)) for each in asked[:1]]
    told = say(
        "martians-alt-places",
        places=listed([say("number", value=each % PLACES + 1) for each in asked]),
        tile=tiles[0],
    )
    return _leaf(draw_places, (window.columns, spots), told)


def draw_places(
    canvas: Canvas, box: Box, columns: int, spots: Sequence[tuple[int, int, int]]
) -> None:
    """Draw numbers on squares, in a corner where there is room beside what stands there."""
    square = box.w // columns // SIDE
    for x, y, number in spots:
        left, top = _placed(box, columns, (x, y))
        plate = Box(left - square // 2, top - square // 2, *ASKED)
        canvas.panel(plate, canvas.theme.accent, radius=8)
        canvas.text(plate, str(number), NUMBER, canvas.theme.sky, "center")


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
    """Draw the rims of cells on which a tile fits, with their numbers."""
    side = box.w // columns
    for number, (x, y) in enumerate(cells, start=1):
        cell = Box(box.x + x * side, box.y + y * side, side, side)
        _rim(canvas, cell, canvas.theme.muted, THIN)
        canvas.text(cell.inset(6), str(number), CELL, canvas.theme.accent, "center")


def draw_ghost(
    canvas: Canvas, box: Box, columns: int, x: int, y: int, tile: str, turn: int, number: int
) -> None:
    """Draw a tile as it would lie, with the number of its place."""
    side = box.w // columns
    spot = Box(box.x + x * side, box.y + y * side, side, side)
    canvas.fill(spot, paints.land, tile, turn)
    _rim(canvas, spot, canvas.theme.accent, THICK)
    plate = Box(spot.x + THICK, spot.y + THICK, *ASKED)
    canvas.panel(plate, canvas.theme.accent, radius=8)
    canvas.text(plate, str(number), NUMBER, canvas.theme.sky, "center")


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
