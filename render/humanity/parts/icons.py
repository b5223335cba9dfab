"""Signs of Humanity, each drawn in a square of side `s`, for any ink; colours have one each."""

from math import cos, pi, sin
from typing import TypeAlias

from PIL.ImageDraw import ImageDraw

from engine.humanity.tiles.tiles import Colour, Effect, Resource, Shape, Side
from render.canvas import Shape as Sign
from render.invasion.parts import icons as shared

Points: TypeAlias = list[tuple[float, float]]
ON, OFF = 255, 0


def _at(s: float, *points: tuple[float, float]) -> Points:
    return [(x * s, y * s) for x, y in points]


def _ring(s: float, corners: int, radius: float, turn: float = 0.0) -> Points:
    angles = [2 * pi * corner / corners + turn - pi / 2 for corner in range(corners)]
    return [(s * (0.5 + radius * cos(a)), s * (0.5 + radius * sin(a))) for a in angles]


def _disc(draw: ImageDraw, s: float, x: float, y: float, r: float, fill: int = ON) -> None:
    draw.ellipse(((x - r) * s, (y - r) * s, (x + r) * s, (y + r) * s), fill=fill)


# Resources


def ice(draw: ImageDraw, s: float) -> None:
    """Draw a snowflake."""
    for tip in _ring(s, 6, 0.48):
        draw.line([(s / 2, s / 2), tip], fill=ON, width=round(0.11 * s))
    for tip, near in zip(_ring(s, 6, 0.46), _ring(s, 6, 0.3), strict=True):
        for side in _ring(s, 6, 0.46, pi / 9), _ring(s, 6, 0.46, -pi / 9):
            ends = [each for each in side if abs(each[0] - tip[0]) + abs(each[1] - tip[1]) < s / 4]
            for end in ends:
                draw.line([near, end], fill=ON, width=round(0.09 * s))


def methane(draw: ImageDraw, s: float) -> None:
    """Draw a flame."""
    _disc(draw, s, 0.5, 0.64, 0.33)
    draw.polygon(_at(s, (0.56, 0.0), (0.82, 0.56), (0.18, 0.58), (0.3, 0.26), (0.42, 0.36)), ON)
    _disc(draw, s, 0.5, 0.76, 0.15, OFF)
    draw.polygon(_at(s, (0.5, 0.46), (0.64, 0.72), (0.36, 0.72)), fill=OFF)


def insects(draw: ImageDraw, s: float) -> None:
    """Draw a beetle."""
    for y, end in ((0.46, 0.26), (0.62, 0.62), (0.74, 0.94)):
        for x in (0.04, 0.96):
            draw.line(_at(s, (0.5, y), (x, end)), fill=ON, width=round(0.08 * s))
    draw.ellipse((0.24 * s, 0.3 * s, 0.76 * s, 0.98 * s), fill=ON)
    _disc(draw, s, 0.5, 0.2, 0.17)
    draw.line(_at(s, (0.5, 0.4), (0.5, 0.98)), fill=OFF, width=round(0.07 * s))


def oxygen(draw: ImageDraw, s: float) -> None:
    """Draw two atoms that hold each other."""
    for x in (0.3, 0.7):
        _disc(draw, s, x, 0.5, 0.3)
    for x in (0.3, 0.7):
        _disc(draw, s, x, 0.5, 0.17, OFF)


def aircarbon(draw: ImageDraw, s: float) -> None:
    """Draw a ring of six atoms."""
    draw.polygon(_ring(s, 6, 0.38), fill=ON)
    draw.polygon(_ring(s, 6, 0.25), fill=OFF)
    for x, y in _ring(1.0, 6, 0.38):
        _disc(draw, s, x, y, 0.12)


def protein(draw: ImageDraw, s: float) -> None:
    """Draw a capsule, half of it filled."""
    for x, y in ((0.3, 0.7), (0.7, 0.3)):
        _disc(draw, s, x, y, 0.28)
    draw.polygon(_at(s, (0.1, 0.5), (0.5, 0.1), (0.9, 0.5), (0.5, 0.9)), fill=ON)
    _disc(draw, s, 0.7, 0.3, 0.17, OFF)
    draw.polygon(_at(s, (0.4, 0.44), (0.58, 0.18), (0.82, 0.42), (0.56, 0.6)), fill=OFF)


def electricity(draw: ImageDraw, s: float) -> None:
    """Draw a bolt."""
    corners = ((0.6, 0.0), (0.14, 0.58), (0.44, 0.58), (0.36, 1.0), (0.86, 0.38), (0.54, 0.38))
    draw.polygon(_at(s, *corners), fill=ON)


# Colours: a sign each, so that nobody needs to see them


def triangle(draw: ImageDraw, s: float) -> None:
    """Draw a triangle."""
    draw.polygon(_at(s, (0.5, 0.06), (0.98, 0.92), (0.02, 0.92)), fill=ON)


def disc(draw: ImageDraw, s: float) -> None:
    """Draw a disc."""
    _disc(draw, s, 0.5, 0.5, 0.44)


def diamond(draw: ImageDraw, s: float) -> None:
    """Draw a square on its tip."""
    draw.polygon(_ring(s, 4, 0.5), fill=ON)


def leaf(draw: ImageDraw, s: float) -> None:
    """Draw a leaf with its rib."""
    corners = ((0.04, 0.7), (0.14, 0.34), (0.46, 0.08), (0.98, 0.02), (0.92, 0.54), (0.66, 0.86))
    draw.polygon(_at(s, (0.1, 0.9), *corners, (0.3, 0.96)), fill=ON)
    draw.line(_at(s, (0.0, 1.0), (0.66, 0.34)), fill=OFF, width=round(0.09 * s))


def gap(_draw: ImageDraw, _s: float) -> None:
    """Draw nothing, between things that do not belong together."""


def either(draw: ImageDraw, s: float) -> None:
    """Draw a stroke between two things of which one is had."""
    draw.line(_at(s, (0.1, 0.98), (0.9, 0.02)), fill=ON, width=round(0.24 * s))


def every(draw: ImageDraw, s: float) -> None:
    """Draw four quarters, for modules of any colour."""
    for x, y in ((0.03, 0.03), (0.53, 0.03), (0.03, 0.53), (0.53, 0.53)):
        draw.rectangle((x * s, y * s, (x + 0.42) * s, (y + 0.42) * s), fill=ON)


# Shapes of greenhouses


def round_house(draw: ImageDraw, s: float) -> None:
    """Draw a ring."""
    _disc(draw, s, 0.5, 0.5, 0.49)
    _disc(draw, s, 0.5, 0.5, 0.38, OFF)


def long_house(draw: ImageDraw, s: float) -> None:
    """Draw a frame that is wider than high."""
    draw.rectangle((0, 0.16 * s, s, 0.84 * s), fill=ON)
    draw.rectangle((0.1 * s, 0.26 * s, 0.9 * s, 0.74 * s), fill=OFF)


def octagon_house(draw: ImageDraw, s: float) -> None:
    """Draw a frame with eight corners."""
    draw.polygon(_ring(s, 8, 0.52, pi / 8), fill=ON)
    draw.polygon(_ring(s, 8, 0.4, pi / 8), fill=OFF)


def any_house(draw: ImageDraw, s: float) -> None:
    """Draw a frame that is a little of every shape."""
    draw.pieslice((0.02 * s, 0, 0.98 * s, 0.96 * s), 180, 360, fill=ON)
    draw.polygon(_at(s, (0.02, 0.48), (0.98, 0.48), (0.98, 0.74), (0.74, 0.98), (0.02, 0.98)), ON)
    draw.pieslice((0.13 * s, 0.11 * s, 0.87 * s, 0.85 * s), 180, 360, fill=OFF)
    draw.polygon(_at(s, (0.13, 0.46), (0.87, 0.46), (0.87, 0.7), (0.7, 0.87), (0.13, 0.87)), OFF)


# What modules and experiments bring, and what else there is


def dish(draw: ImageDraw, s: float) -> None:
    """Draw a dish, for communications."""
    draw.pieslice((0.02 * s, -0.1 * s, 0.9 * s, 0.78 * s), 20, 200, fill=ON)
    draw.line(_at(s, (0.46, 0.34), (0.86, 0.06)), fill=ON, width=round(0.08 * s))
    _disc(draw, s, 0.87, 0.08, 0.08)
    draw.polygon(_at(s, (0.42, 0.66), (0.56, 0.66), (0.76, 0.98), (0.22, 0.98)), fill=ON)


def strip(draw: ImageDraw, s: float) -> None:
    """Draw a landing strip that runs away from whoever looks."""
    draw.polygon(_at(s, (0.34, 0.04), (0.66, 0.04), (0.98, 0.98), (0.02, 0.98)), fill=ON)
    for top, bottom, half in ((0.12, 0.3, 0.03), (0.42, 0.62, 0.045), (0.74, 0.96, 0.06)):
        draw.rectangle(((0.5 - half) * s, top * s, (0.5 + half) * s, bottom * s), fill=OFF)


def atom(draw: ImageDraw, s: float) -> None:
    """Draw an atom with its paths, for science."""
    _disc(draw, s, 0.5, 0.5, 0.12)
    width = round(0.07 * s)
    draw.ellipse((0.02 * s, 0.32 * s, 0.98 * s, 0.68 * s), outline=ON, width=width)
    draw.ellipse((0.32 * s, 0.02 * s, 0.68 * s, 0.98 * s), outline=ON, width=width)


def work(draw: ImageDraw, s: float) -> None:
    """Draw a chevron, for a point of work."""
    corners = ((0.2, 0.04), (0.5, 0.04), (0.92, 0.5), (0.5, 0.96), (0.2, 0.96), (0.6, 0.5))
    draw.polygon(_at(s, *corners), fill=ON)


def wake(draw: ImageDraw, s: float) -> None:
    """Draw a sun that rises, for astronauts that are active again."""
    draw.pieslice((0.22 * s, 0.36 * s, 0.78 * s, 0.92 * s), 180, 360, fill=ON)
    draw.rectangle((0, 0.72 * s, s, 0.82 * s), fill=ON)
    for x, y in _ring(1.0, 8, 0.5):
        if y < 0.6:
            near = ((0.5 + (x - 0.5) * 0.74), (0.62 + (y - 0.5) * 0.74))
            draw.line(_at(s, near, (x, y + 0.12)), fill=ON, width=round(0.09 * s))


def rock(draw: ImageDraw, s: float) -> None:
    """Draw a boulder of ice, for an obstacle."""
    corners = ((0.3, 0.12), (0.68, 0.06), (0.98, 0.44), (0.9, 0.9), (0.12, 0.94), (0.02, 0.52))
    draw.polygon(_at(s, *corners), fill=ON)
    width = round(0.05 * s)
    draw.line(_at(s, (0.3, 0.12), (0.46, 0.48), (0.02, 0.52)), fill=OFF, width=width)
    draw.line(_at(s, (0.68, 0.06), (0.46, 0.48), (0.56, 0.94)), fill=OFF, width=width)
    draw.line(_at(s, (0.46, 0.48), (0.98, 0.44)), fill=OFF, width=width)


def cross(draw: ImageDraw, s: float) -> None:
    """Draw a cross, for what leaves at the next reset."""
    for one, other in (((0.1, 0.1), (0.9, 0.9)), ((0.1, 0.9), (0.9, 0.1))):
        draw.line(_at(s, one, other), fill=ON, width=round(0.2 * s))


def deck(draw: ImageDraw, s: float) -> None:
    """Draw a pile of tiles."""
    for y in (0.58, 0.36, 0.14):
        rim, tile = (0.02, y - 0.04, 0.98, y + 0.34), (0.08, y, 0.92, y + 0.26)
        draw.ellipse(tuple(each * s for each in rim), fill=OFF)
        draw.ellipse(tuple(each * s for each in tile), fill=ON)


def patch(draw: ImageDraw, s: float) -> None:
    """Draw a badge, for whoever begins the round."""
    corners = ((0.08, 0.06), (0.92, 0.06), (0.92, 0.56), (0.5, 0.98), (0.08, 0.56))
    draw.polygon(_at(s, *corners), fill=ON)
    draw.polygon(_at(s, (0.5, 0.2), (0.62, 0.62), (0.5, 0.54), (0.38, 0.62)), fill=OFF)


def cluster(draw: ImageDraw, s: float) -> None:
    """Draw modules that touch."""
    for x, y in ((0.02, 0.36), (0.36, 0.36), (0.36, 0.02), (0.7, 0.36)):
        draw.rectangle((x * s, (y + 0.14) * s, (x + 0.28) * s, (y + 0.42) * s), fill=ON)


def number(draw: ImageDraw, s: float) -> None:
    """Draw modules that need not touch."""
    for x, y in ((0.02, 0.06), (0.62, 0.0), (0.3, 0.4), (0.7, 0.66), (0.04, 0.68)):
        draw.rectangle((x * s, y * s, (x + 0.28) * s, (y + 0.28) * s), fill=ON)


def alike(draw: ImageDraw, s: float) -> None:
    """Draw an equals sign, for modules of one colour."""
    for y in (0.24, 0.58):
        draw.rectangle((0.08 * s, y * s, 0.92 * s, (y + 0.18) * s), fill=ON)


def column(draw: ImageDraw, s: float) -> None:
    """Draw modules in a column."""
    for y in (0.0, 0.36, 0.72):
        draw.rectangle((0.36 * s, y * s, 0.64 * s, (y + 0.28) * s), fill=ON)


def row(draw: ImageDraw, s: float) -> None:
    """Draw modules in a row."""
    for x in (0.0, 0.36, 0.72):
        draw.rectangle((x * s, 0.36 * s, (x + 0.28) * s, 0.64 * s), fill=ON)


def slant(draw: ImageDraw, s: float) -> None:
    """Draw modules on a diagonal."""
    for at in (0.0, 0.36, 0.72):
        draw.rectangle((at * s, at * s, (at + 0.28) * s, (at + 0.28) * s), fill=ON)


def _third(draw: ImageDraw, s: float, place: int) -> None:
    draw.rounded_rectangle((0, 0.2 * s, s, 0.8 * s), 0.12 * s, fill=ON)
    for each in range(3):
        if each != place:
            x = 0.08 + 0.29 * each
            draw.rectangle((x * s, 0.29 * s, (x + 0.25) * s, 0.71 * s), fill=OFF)


def left(draw: ImageDraw, s: float) -> None:
    """Draw a plate whose left third is filled."""
    _third(draw, s, 0)


def centre(draw: ImageDraw, s: float) -> None:
    """Draw a plate whose middle third is filled."""
    _third(draw, s, 1)


def right(draw: ImageDraw, s: float) -> None:
    """Draw a plate whose right third is filled."""
    _third(draw, s, 2)


RESOURCES: dict[Resource, Sign] = {
    Resource.ICE: ice,
    Resource.METHANE: methane,
    Resource.INSECTS: insects,
    Resource.OXYGEN: oxygen,
    Resource.AIRCARBON: aircarbon,
    Resource.PROTEIN: protein,
    Resource.ELECTRICITY: electricity,
}
COLOURS: dict[Colour, Sign] = {
    Colour.ORANGE: triangle,
    Colour.BLUE: disc,
    Colour.PURPLE: diamond,
    Colour.GREEN: leaf,
}
SHAPES: dict[Shape, Sign] = {
    Shape.ROUND: round_house,
    Shape.RECTANGULAR: long_house,
    Shape.OCTAGONAL: octagon_house,
    Shape.WILD: any_house,
}
SIDES: dict[Side, Sign] = {Side.LEFT: left, Side.CENTRE: centre, Side.RIGHT: right}
EFFECTS: dict[Effect, Sign] = {Effect.TIME: shared.hourglass, Effect.REACTIVATE: wake}
research, points, turns, hourglass = (
    shared.scientific,
    shared.star,
    shared.arrow,
    shared.hourglass,
)
