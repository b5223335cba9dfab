"""Icons, each drawn in a square of side `s`; pure shapes, so that any colour can fill them."""

from math import cos, pi, sin
from typing import TypeAlias

from PIL.ImageDraw import ImageDraw

from engine.invasion.cards.cards import CityType, ShipClass

Points: TypeAlias = list[tuple[float, float]]
ON, OFF = 255, 0


def _at(s: float, *points: tuple[float, float]) -> Points:
    return [(x * s, y * s) for x, y in points]


def _ring(s: float, corners: int, radius: float, turn: float = 0.0) -> Points:
    angles = [2 * pi * (corner / corners) + turn - pi / 2 for corner in range(corners)]
    return [(s * (0.5 + radius * cos(a)), s * (0.5 + radius * sin(a))) for a in angles]


def _disc(draw: ImageDraw, s: float, x: float, y: float, r: float, fill: int = ON) -> None:
    draw.ellipse(((x - r) * s, (y - r) * s, (x + r) * s, (y + r) * s), fill=fill)


def _bar(draw: ImageDraw, s: float, x: float, y: float, right: float, bottom: float) -> None:
    draw.rectangle((x * s, y * s, right * s, bottom * s), fill=ON)


def saucer(draw: ImageDraw, s: float) -> None:
    """Draw a flying saucer."""
    draw.pieslice((0.27 * s, 0.16 * s, 0.73 * s, 0.68 * s), 180, 360, fill=ON)
    draw.ellipse((0.02 * s, 0.42 * s, 0.98 * s, 0.74 * s), fill=ON)
    draw.ellipse((0.24 * s, 0.39 * s, 0.76 * s, 0.5 * s), fill=OFF)
    for x in (0.25, 0.5, 0.75):
        _disc(draw, s, x, 0.6, 0.045, OFF)


def tripod(draw: ImageDraw, s: float) -> None:
    """Draw a walking tripod."""
    draw.ellipse((0.2 * s, 0.04 * s, 0.8 * s, 0.42 * s), fill=ON)
    _disc(draw, s, 0.5, 0.23, 0.09, OFF)
    width = round(0.08 * s)
    for knee, foot in (((0.16, 0.58), (0.06, 0.97)), ((0.84, 0.58), (0.94, 0.97))):
        draw.line(_at(s, (0.5, 0.34), knee, foot), fill=ON, width=width, joint="curve")
    draw.line(_at(s, (0.5, 0.34), (0.5, 0.97)), fill=ON, width=width)


def cruiser(draw: ImageDraw, s: float) -> None:
    """Draw a battle cruiser."""
    draw.polygon(_at(s, (0.0, 0.62), (0.3, 0.4), (0.98, 0.5), (0.8, 0.72), (0.14, 0.76)), fill=ON)
    draw.polygon(_at(s, (0.3, 0.42), (0.4, 0.2), (0.58, 0.2), (0.62, 0.46)), fill=ON)
    draw.line(_at(s, (0.5, 0.22), (0.5, 0.06)), fill=ON, width=round(0.05 * s))
    for x in (0.3, 0.45, 0.6):
        _disc(draw, s, x, 0.59, 0.045, OFF)


def station(draw: ImageDraw, s: float) -> None:
    """Draw an orbital station: a ringed globe."""
    _disc(draw, s, 0.5, 0.5, 0.26)
    draw.ellipse((0.0, 0.34 * s, s, 0.66 * s), outline=ON, width=round(0.07 * s))
    draw.line(_at(s, (0.5, 0.25), (0.5, 0.04)), fill=ON, width=round(0.06 * s))
    _disc(draw, s, 0.5, 0.07, 0.06)


def scientific(draw: ImageDraw, s: float) -> None:
    """Draw a flask."""
    _bar(draw, s, 0.34, 0.05, 0.66, 0.14)
    _bar(draw, s, 0.4, 0.1, 0.6, 0.4)
    draw.polygon(_at(s, (0.4, 0.36), (0.6, 0.36), (0.92, 0.95), (0.08, 0.95)), fill=ON)
    _disc(draw, s, 0.42, 0.74, 0.06, OFF)
    _disc(draw, s, 0.58, 0.82, 0.05, OFF)


def cultural(draw: ImageDraw, s: float) -> None:
    """Draw a temple."""
    draw.polygon(_at(s, (0.5, 0.05), (0.97, 0.34), (0.03, 0.34)), fill=ON)
    for x in (0.12, 0.43, 0.74):
        _bar(draw, s, x, 0.4, x + 0.14, 0.8)
    _bar(draw, s, 0.04, 0.84, 0.96, 0.95)


def industrial(draw: ImageDraw, s: float) -> None:
    """Draw a cogwheel."""
    for tooth in range(8):
        angle = 2 * pi * tooth / 8
        x, y = 0.5 + 0.4 * cos(angle), 0.5 + 0.4 * sin(angle)
        _disc(draw, s, x, y, 0.095)
    _disc(draw, s, 0.5, 0.5, 0.37)
    _disc(draw, s, 0.5, 0.5, 0.15, OFF)


def human(draw: ImageDraw, s: float) -> None:
    """Draw a human."""
    _disc(draw, s, 0.5, 0.24, 0.19)
    draw.pieslice((0.12 * s, 0.48 * s, 0.88 * s, 1.5 * s), 180, 360, fill=ON)


def fuel(draw: ImageDraw, s: float) -> None:
    """Draw a drop of fuel."""
    _disc(draw, s, 0.5, 0.64, 0.32)
    draw.polygon(_at(s, (0.5, 0.02), (0.79, 0.52), (0.21, 0.52)), fill=ON)


def army(draw: ImageDraw, s: float) -> None:
    """Draw a helmet."""
    draw.pieslice((0.12 * s, 0.14 * s, 0.88 * s, 1.0 * s), 180, 360, fill=ON)
    _bar(draw, s, 0.02, 0.57, 0.98, 0.7)
    draw.polygon(_at(s, (0.2, 0.74), (0.32, 0.74), (0.36, 0.94), (0.28, 0.94)), fill=ON)
    draw.polygon(_at(s, (0.68, 0.74), (0.8, 0.74), (0.72, 0.94), (0.64, 0.94)), fill=ON)


def card(draw: ImageDraw, s: float) -> None:
    """Draw two cards."""
    draw.rounded_rectangle((0.06 * s, 0.1 * s, 0.6 * s, 0.82 * s), 0.08 * s, fill=ON)
    draw.rounded_rectangle((0.3 * s, 0.14 * s, 0.98 * s, 0.98 * s), 0.08 * s, fill=OFF)
    draw.rounded_rectangle((0.37 * s, 0.2 * s, 0.93 * s, 0.94 * s), 0.08 * s, fill=ON)


def coin(draw: ImageDraw, s: float) -> None:
    """Draw a coin, for what is owed."""
    _disc(draw, s, 0.5, 0.5, 0.46)
    _disc(draw, s, 0.5, 0.5, 0.36, OFF)
    _bar(draw, s, 0.28, 0.44, 0.72, 0.56)


def star(draw: ImageDraw, s: float) -> None:
    """Draw a star, for whoever leads or wins."""
    outer, inner = _ring(s, 5, 0.5), _ring(s, 5, 0.21, pi / 5)
    points = [point for pair in zip(outer, inner, strict=True) for point in pair]
    draw.polygon(points, fill=ON)


def flag(draw: ImageDraw, s: float) -> None:
    """Draw a flag, for a retreat."""
    _bar(draw, s, 0.14, 0.05, 0.24, 0.97)
    draw.polygon(
        _at(s, (0.24, 0.08), (0.94, 0.2), (0.72, 0.36), (0.9, 0.54), (0.24, 0.56)), fill=ON
    )


def shield(draw: ImageDraw, s: float) -> None:
    """Draw a shield, for what cannot be destroyed."""
    corners = ((0.5, 0.02), (0.92, 0.14), (0.88, 0.58), (0.5, 0.98), (0.12, 0.58), (0.08, 0.14))
    draw.polygon(_at(s, *corners), fill=ON)


def blast(draw: ImageDraw, s: float) -> None:
    """Draw a flash of eight rays, for attack."""
    outer, inner = _ring(s, 8, 0.5), _ring(s, 8, 0.24, pi / 8)
    points = [point for pair in zip(outer, inner, strict=True) for point in pair]
    draw.polygon(points, fill=ON)
    _disc(draw, s, 0.5, 0.5, 0.1, OFF)


def dice(draw: ImageDraw, s: float) -> None:
    """Draw a die, for a throw."""
    draw.rounded_rectangle((0.06 * s, 0.06 * s, 0.94 * s, 0.94 * s), 0.18 * s, fill=ON)
    for x, y in ((0.28, 0.28), (0.72, 0.28), (0.5, 0.5), (0.28, 0.72), (0.72, 0.72)):
        _disc(draw, s, x, y, 0.09, OFF)


def arrow(draw: ImageDraw, s: float) -> None:
    """Draw an arrow, for what may still move."""
    _bar(draw, s, 0.04, 0.4, 0.6, 0.6)
    draw.polygon(_at(s, (0.54, 0.14), (0.98, 0.5), (0.54, 0.86)), fill=ON)


def up(draw: ImageDraw, s: float) -> None:
    """Draw a triangle, for more."""
    draw.polygon(_at(s, (0.5, 0.16), (0.96, 0.84), (0.04, 0.84)), fill=ON)


def down(draw: ImageDraw, s: float) -> None:
    """Draw a triangle on its tip, for less."""
    draw.polygon(_at(s, (0.5, 0.84), (0.96, 0.16), (0.04, 0.16)), fill=ON)


def alert(draw: ImageDraw, s: float) -> None:
    """Draw a triangle with an exclamation mark, for what is wrong."""
    draw.polygon(_at(s, (0.5, 0.04), (0.98, 0.92), (0.02, 0.92)), fill=ON)
    draw.rectangle((0.45 * s, 0.34 * s, 0.55 * s, 0.64 * s), fill=OFF)
    _disc(draw, s, 0.5, 0.77, 0.065, OFF)


def hourglass(draw: ImageDraw, s: float) -> None:
    """Draw an hourglass, for what takes turns."""
    _bar(draw, s, 0.18, 0.06, 0.82, 0.18)
    _bar(draw, s, 0.18, 0.82, 0.82, 0.94)
    draw.polygon(_at(s, (0.26, 0.22), (0.74, 0.22), (0.53, 0.5), (0.47, 0.5)), fill=ON)
    draw.polygon(_at(s, (0.47, 0.5), (0.53, 0.5), (0.74, 0.78), (0.26, 0.78)), fill=ON)


def home(draw: ImageDraw, s: float) -> None:
    """Draw a house, for what waits at home."""
    draw.polygon(_at(s, (0.5, 0.08), (0.98, 0.52), (0.02, 0.52)), fill=ON)
    _bar(draw, s, 0.16, 0.5, 0.84, 0.92)
    draw.rectangle((0.42 * s, 0.64 * s, 0.58 * s, 0.93 * s), fill=OFF)


def cross(draw: ImageDraw, s: float) -> None:
    """Draw a cross, for what is lost."""
    for ends in (((0.14, 0.14), (0.86, 0.86)), ((0.14, 0.86), (0.86, 0.14))):
        draw.line(_at(s, *ends), fill=ON, width=round(0.16 * s))


def check(draw: ImageDraw, s: float) -> None:
    """Draw a check mark, for what is done."""
    draw.line(_at(s, (0.08, 0.54), (0.38, 0.84), (0.92, 0.2)), fill=ON, width=round(0.16 * s))


def slash(draw: ImageDraw, s: float) -> None:
    """Draw a stroke through what is used."""
    draw.line(_at(s, (0.06, 0.94), (0.94, 0.06)), fill=ON, width=round(0.1 * s))


TYPES = {
    CityType.SCIENTIFIC: scientific,
    CityType.CULTURAL: cultural,
    CityType.INDUSTRIAL: industrial,
}
CLASSES = {ShipClass.SAUCER: saucer, ShipClass.TRIPOD: tripod, ShipClass.CRUISER: cruiser}
