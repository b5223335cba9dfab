"""How a tile is drawn with all that is on it: tokens, Martians, pawns, the number of the tile."""

from collections.abc import Sequence

from engine.martians.town.town import NOWHERE, shape_of
from render.boxes import Box
from render.canvas import Canvas, Style
from render.martians import paints
from render.martians.parts import LEAST
from render.type import Face

SIDE = 3
CORNERS = (0, 2, 6, 8)
NUMBER = Style(Face.BOLD, LEAST, LEAST)
PLATE = (52, 48)  # wide and high is the plate of a number
LETTERED = 54  # units from which on the letter of a pawn can be read
SHIP = 2.1  # squares wide is the ship
FLAT = ("crop", "crop-circle", "mother-ship")


def draw_tile(
    canvas: Canvas,
    box: Box,
    number: int,
    numbered: bool,  # noqa: FBT001 -- a drawing gets what it depends on in order
    tile: str,
    turn: int,
    icon: int | None,
    on_it: Sequence[tuple[int, tuple[str, ...]]],
) -> None:
    """Draw a tile: the land, the number, and what is on its squares."""
    canvas.fill(box, paints.land, tile, turn)
    spots, roof = squares_of(box), shape_of(tile, turn).icon
    if icon is not None:
        mark = spots[icon]
        canvas.place(mark.left(mark.w // 2).top(mark.h // 2), paints.thing, "saucer")
    for place, things in on_it:
        if "mother-ship" in things:
            middle, wide = spots[place - 1], round(spots[0].w * SHIP)
            spare = (wide - middle.w) // 2
            canvas.place(Box(middle.x - spare, middle.y - spare, wide, wide), paints.thing, FLAT[2])
    for place, things in on_it:
        draw_square(canvas, spots[place - 1], place, things, signed=place - 1 == roof)
    taken = {place - 1 for place, _ in on_it} | ({roof} if roof is not None else set())
    if numbered:
        draw_number(canvas, box, number, _free_corner(shape_of(tile, turn).squares, taken))


def _free_corner(squares: str, taken: set[int]) -> int:
    """Return the corner in which a number hides least: where nobody can stand, or nobody does."""
    nowhere = [each for each in CORNERS if squares[each] == NOWHERE]
    empty = [each for each in CORNERS if each not in taken]
    return [*nowhere, *empty, *CORNERS][0]


def draw_number(canvas: Canvas, box: Box, number: int, corner: int) -> None:
    """Draw the number of a tile in a corner."""
    inner = box.inset(2)
    row = inner.top(PLATE[1]) if corner < SIDE else inner.below(inner.h - PLATE[1])
    plate = row.end(PLATE[0]) if corner % SIDE else row.left(PLATE[0])
    canvas.panel(plate, canvas.theme.street, radius=8)
    canvas.text(plate, str(number), NUMBER, canvas.theme.ink, "center")


def squares_of(box: Box) -> list[Box]:
    """Divide a tile into its squares, row by row."""
    edges = [box.w * at // SIDE for at in range(SIDE + 1)]
    return [
        Box(
            box.x + edges[column],
            box.y + edges[row],
            edges[column + 1] - edges[column],
            edges[row + 1] - edges[row],
        )
        for row in range(SIDE)
        for column in range(SIDE)
    ]


def draw_square(
    canvas: Canvas, box: Box, place: int, things: tuple[str, ...], *, signed: bool
) -> None:
    """Draw what is on a square: tokens below, a Martian, pawns in front; a sign stays seen."""
    pawns = [ord(each[1]) - ord("A") for each in things if each.startswith("@")]
    tokens = [each for each in things if not each.startswith("@") and each != "martian"]
    beset = "martian" in things
    for thing in tokens:
        draw_token(canvas, box, thing, alone=not (pawns or beset or signed))
    if beset:
        room = box.left(box.w * 7 // 10).below(box.h // 20) if pawns else box.inset(box.w // 20)
        canvas.place(room, paints.martian, place)
    draw_pawns(canvas, box, pawns, alone=not beset and not tokens)


def draw_token(canvas: Canvas, box: Box, thing: str, *, alone: bool) -> None:
    """Draw a token in the middle of its square, or in its corner where others stand there."""
    name = thing.removesuffix("?")
    if name == "mother-ship":
        return
    if alone or name in FLAT:
        room = box.inset(box.w // 6 if name not in FLAT else 2)
    else:
        room = box.end(box.w // 2).below(box.h - box.h // 2)
    canvas.place(room, paints.thing, name)
    if thing.endswith("?"):
        canvas.place(room.end(room.w // 2).top(room.h // 2), paints.thing, "eye")


def draw_pawns(canvas: Canvas, box: Box, pawns: Sequence[int], *, alone: bool) -> None:
    """Draw the pawns on a square, smaller where there are many."""
    if not pawns:
        return
    columns = 1 if len(pawns) == 1 else 2 if len(pawns) <= 4 else 3
    rows = -(-len(pawns) // columns)
    if len(pawns) == 1:
        share = 3 if alone else 4
        room = box.inset((box.w - box.w * 3 // share) // 2 + 1) if alone else _corner(box)
    else:
        room = box.inset(2)
    for at, seat in enumerate(pawns):
        row, column = divmod(at, columns)
        wide, high = room.w // columns, room.h // rows
        spot = Box(room.x + column * wide, room.y + row * high, wide, high)
        if min(wide, high) >= LETTERED:
            paints.emblem(canvas, spot, seat)
        else:
            canvas.place(spot, paints.token, canvas.theme, seat)


def _corner(box: Box) -> Box:
    size = box.w * 62 // 100
    return Box(box.right - size, box.bottom - size, size, size)
