"""The tiles of the town from above, each on a square of 300 units: roads, houses, farms."""

from functools import cache

from engine.martians.town.town import BUILDING, FIELD, HOME, NOWHERE, ROAD, SIDES, Shape, shape_of
from render.art.svg import document, element, hexed
from render.martians.art.roofs import ROOFS, roof_of
from render.theme import Colour, blend

SQUARE, TILE = 100, 300
LAWN, BUSH, TRUNK = (30, 58, 50), (58, 104, 70), (20, 40, 38)
ROAD_FILL, KERB, DASH = (66, 70, 92), (92, 98, 122), (226, 204, 140)
SOIL, FURROW, TRACK = (112, 88, 44), (142, 114, 58), (150, 128, 92)
WALL, DOOR = (16, 18, 34), (255, 208, 122)
WILD, TUFT = (17, 28, 36), (30, 52, 50)
APART, TUFTS = 64, ((10, 14), (40, 6), (26, 38), (54, 50), (6, 52))  # of grass in the wilds
WIDE = 66  # is a road
COLOURS = (LAWN, BUSH, TRUNK, ROAD_FILL, KERB, DASH, SOIL, FURROW, TRACK, WALL, DOOR, WILD, TUFT)
BUSHES = (
    (26, 70, 15),
    (48, 30, 11),
    (74, 62, 16),
    (34, 46, 9),
    (62, 78, 12),
    (70, 28, 13),
    (24, 28, 12),
)
"""Where bushes stand on a square, and how large: each square has four of them."""
MIDDLES = {1: 0, 3: 3, 5: 1, 7: 2}  # places at an edge, and their sides


@cache
def ground(tile: str, turn: int) -> str:
    """Draw a tile as it lies."""
    shape = shape_of(tile, turn)
    parts = [_rect(0, 0, TILE, TILE, LAWN)]
    parts += [_greenery(tile, place) for place in _places(shape, NOWHERE)]
    parts += [_field(place) for place in _places(shape, FIELD)]
    parts += _roads(shape)
    parts += _buildings(shape, roof_of(tile))
    if HOME in shape.squares:
        parts.append(_upright("house", shape.squares.index(HOME), 0.94))
    parts.append(_frame())
    return document(TILE, TILE, "".join(parts))


def wilds(width: int, height: int) -> str:
    """Draw the land around a town, on which nothing stands yet but grass."""
    told = _rect(0, 0, width, height, WILD)
    for row in range(-(-height // APART)):
        for column in range(-(-width // APART)):
            dx, dy = TUFTS[(row * 3 + column * 2) % len(TUFTS)]
            x, y = column * APART + dx, row * APART + dy
            told += _line(x, y, x - 4, y - 9, TUFT, stroke_width=3)
            told += _line(x, y, x + 5, y - 8, TUFT, stroke_width=3)
    return document(width, height, told)


def _places(shape: Shape, kind: str) -> list[int]:
    return [place for place, each in enumerate(shape.squares) if each == kind]


def _corner(place: int) -> tuple[int, int]:
    return place % 3 * SQUARE, place // 3 * SQUARE


def _rect(x: float, y: float, w: float, h: float, fill: Colour, r: float = 0) -> str:
    return element("rect", x=x, y=y, width=w, height=h, rx=r, fill=hexed(fill))


def _line(x: float, y: float, to_x: float, to_y: float, ink: Colour, **more: float | str) -> str:
    return element("line", x1=x, y1=y, x2=to_x, y2=to_y, stroke=hexed(ink), **more)


def _frame() -> str:
    return _outline(0, 0, TILE, WALL)


def _outline(x: float, y: float, side: float, ink: Colour) -> str:
    """Draw the rim of a square."""
    stroke = hexed(ink)
    return element(
        "rect", x=x, y=y, width=side, height=side, fill="none", stroke=stroke, stroke_width=3
    )


def _greenery(tile: str, place: int) -> str:
    """Draw bushes where nobody walks."""
    (x, y), told = _corner(place), ""
    first = (sum(map(ord, tile)) + place) % len(BUSHES)
    for at in range(4):
        dx, dy, size = BUSHES[(first + at * 3) % len(BUSHES)]
        told += element("ellipse", cx=x + dx, cy=y + dy + 4, rx=size, ry=size, fill=hexed(TRUNK))
        told += element("ellipse", cx=x + dx, cy=y + dy, rx=size, ry=size, fill=hexed(BUSH))
    return told


def _field(place: int) -> str:
    """Draw furrows, and a track at each exit."""
    x, y = _corner(place)
    told = _rect(x, y, SQUARE, SQUARE, SOIL)
    for row in range(5):
        line = y + 10 + row * 20
        told += _line(x, line, x + SQUARE, line, FURROW, stroke_width=8, stroke_dasharray="14 4")
    if place in MIDDLES:
        dx, dy = SIDES[MIDDLES[place]]
        told += _band(place, dx, dy, TRACK, 40, 0.5, 0.16)
    return told


def _band(
    place: int, dx: int, dy: int, ink: Colour, wide: float, reach: float = 0.5, since: float = 0
) -> str:
    """Draw a band from the middle of a square to one of its edges."""
    x, y = (each + SQUARE / 2 for each in _corner(place))
    ends = (x + dx * since * SQUARE, y + dy * since * SQUARE)
    return _line(*ends, x + dx * reach * SQUARE, y + dy * reach * SQUARE, ink, stroke_width=wide)


def _roads(shape: Shape) -> list[str]:
    """Draw roads with their kerbs, and a white line where they are joined."""
    kerbs, roads, lines = list[str](), list[str](), list[str]()
    for place in [*_places(shape, ROAD), *_places(shape, HOME)]:
        x, y = _corner(place)
        for layer, wide, ink in ((kerbs, WIDE + 12, KERB), (roads, WIDE, ROAD_FILL)):
            edge = (SQUARE - wide) / 2
            layer.append(_rect(x + edge, y + edge, wide, wide, ink, 14))
            for dx, dy in _sides(shape, place):
                layer.append(_band(place, dx, dy, ink, wide))
        for dx, dy in _sides(shape, place):
            lines.append(_band(place, dx, dy, DASH, 5, 0.5, 0.22))
    return [*kerbs, *roads, *lines]


def _sides(shape: Shape, place: int) -> list[tuple[int, int]]:
    """List the sides on which a road goes on."""
    found = []
    for side, (dx, dy) in enumerate(SIDES):
        beside = shape.links[place][side]
        leaves = MIDDLES.get(place) == side and shape.exits[side]
        if leaves or (beside >= 0 and shape.squares[beside] in (ROAD, HOME)):
            found.append((dx, dy))
    return found


def _buildings(shape: Shape, roof: str) -> list[str]:
    """Draw floors, walls, lit doors, and the sign of the house on the square of its icon."""
    places = _places(shape, BUILDING)
    if not places:
        return []
    floor = ROOFS[roof].floor
    parts = []
    for place in places:
        x, y = _corner(place)
        parts.append(_rect(x, y, SQUARE, SQUARE, floor))
        parts.append(_outline(x + 3, y + 3, 94, blend(floor, WALL, 0.4)))
    parts += [wall for place in places for wall in _walls(shape, place)]
    assert shape.icon is not None
    parts.append(_upright(roof, shape.icon, 0.96))
    return parts


def _walls(shape: Shape, place: int) -> list[str]:
    x, y = (each + SQUARE / 2 for each in _corner(place))
    found = []
    for side, (dx, dy) in enumerate(SIDES):
        column, row = place % 3 + dx, place // 3 + dy
        inside = 0 <= column < 3 and 0 <= row < 3
        if inside and shape.squares[row * 3 + column] == BUILDING:
            continue
        edge_x, edge_y = x + dx * 48, y + dy * 48
        along = (abs(dy) * 50, abs(dx) * 50)
        ends = (edge_x - along[0], edge_y - along[1], edge_x + along[0], edge_y + along[1])
        found.append(_line(*ends, WALL, stroke_width=9))
        if shape.links[place][side] >= 0:
            wide, high = along[0] * 0.44, along[1] * 0.44
            door = (edge_x - wide, edge_y - high, edge_x + wide, edge_y + high)
            found.append(_line(*door, DOOR, stroke_width=11))
    return found


def _upright(roof: str, place: int, scale: float) -> str:
    """Draw what a house is known by, upright however its tile lies."""
    x, y = _corner(place)
    spare = SQUARE * (1 - scale) / 2
    how = f"translate({x + spare:g} {y + spare:g}) scale({scale:g})"
    return element("g", ROOFS[roof].svg, transform=how)
