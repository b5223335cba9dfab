"""A small vocabulary for drawings: flat shapes with a dark rim, in tones that get colours late.

A drawing lies on a square of 100 units, is a tuple of parts, and names tones instead of colours:
so the same sofa flies for every captain, and lies grey where it was shot down.
"""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import TypeAlias

from render.art.svg import document, element, hexed
from render.theme import Colour, blend

Part: TypeAlias = str
"""A shape as SVG, with tones in the places of colours."""
Drawing: TypeAlias = tuple[Part, ...]

SIDE = 100
MARGIN = 3  # round the square, for rims
RIM = 4.0  # wide is the dark line round everything
WHITE, NIGHT = (255, 255, 255), (8, 9, 20)
GREY = (169, 176, 205)  # of what is beaten or used, as in every theme
ACCENTS: Mapping[str, Colour] = {
    "ivory": (255, 248, 230),
    "grey": GREY,
    "steel": (96, 104, 140),
    "glass": (150, 226, 255),
    "gold": (255, 196, 61),
    "flame": (255, 120, 60),
    "red": (214, 62, 72),
    "pink": (255, 168, 178),
    "wood": (176, 112, 68),
    "green": (120, 200, 110),
}
WORN = 0.75  # how grey the accents of a wreck are


def shades(colour: Colour) -> tuple[Colour, Colour]:
    """Return the light and the dark tone of a colour."""
    return blend(colour, WHITE, 0.5), blend(colour, NIGHT, 0.42)


def tones(colour: Colour) -> dict[str, str]:
    """Choose the colours for the tones of a drawing; one in grey is worn all over."""
    worn = WORN if colour == GREY else 0
    chosen = {name: blend(tone, GREY, worn) for name, tone in ACCENTS.items()}
    shine, shade = shades(colour)
    chosen |= {"hull": colour, "shine": shine, "shade": shade, "dark": NIGHT}
    return {name: hexed(tone) for name, tone in chosen.items()}


def drawing(parts: Drawing, colour: Colour) -> str:
    """Write a drawing in the colour of whoever it belongs to."""
    body = coloured("".join(parts), tones(colour))
    whole = SIDE + 2 * MARGIN
    return document(whole, whole, element("g", body, transform=f"translate({MARGIN} {MARGIN})"))


def coloured(body: str, chosen: Mapping[str, str]) -> str:
    """Put colours into the places of tones."""
    for name, colour in chosen.items():
        body = body.replace(f'"@{name}"', f'"{colour}"')
    return body


def _rimmed(tag: str, tone: str, rim: float, **shape: float | str) -> Part:
    look: dict[str, float | str] = {"fill": f"@{tone}", "stroke": "@dark", "stroke_width": rim}
    return element(tag, **shape, **look, stroke_linejoin="round")


def rect(tone: str, x: float, y: float, w: float, h: float, r: float = 0, rim: float = RIM) -> Part:
    """Draw a rectangle, with round corners where asked."""
    return _rimmed("rect", tone, rim, x=x, y=y, width=w, height=h, rx=r)


def oval(tone: str, x: float, y: float, rx: float, ry: float = 0, rim: float = RIM) -> Part:
    """Draw an ellipse, or a disc where it has one radius."""
    return _rimmed("ellipse", tone, rim, cx=x, cy=y, rx=rx, ry=ry or rx)


def dot(tone: str, x: float, y: float, rx: float, ry: float = 0) -> Part:
    """Draw a disc or an ellipse without a rim."""
    return oval(tone, x, y, rx, ry, 0)


def poly(tone: str, points: str, rim: float = RIM) -> Part:
    """Draw a polygon."""
    return _rimmed("polygon", tone, rim, points=points)


def blob(tone: str, d: str, rim: float = RIM) -> Part:
    """Draw a filled path."""
    return _rimmed("path", tone, rim, d=d)


def trace(tone: str, d: str, width: float = 4) -> Part:
    """Draw a line."""
    return element(
        "path",
        d=d,
        fill="none",
        stroke=f"@{tone}",
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def rod(tone: str, d: str, width: float = 5) -> Part:
    """Draw a line with a rim."""
    return trace("dark", d, width + 2 * RIM * 0.75) + trace(tone, d, width)


def moved(x: float, y: float, scale: float, *parts: Part, turn: float = 0) -> Part:
    """Draw parts elsewhere: smaller, larger, or turned about the middle of their square."""
    how = f"translate({x:g} {y:g}) scale({scale:g}) rotate({turn:g} 50 50)"
    return element("g", "".join(parts), transform=how)


def ring(x: float, y: float, outer: float, inner: float, teeth: int) -> str:
    """List the points of a ring with teeth: a star, a cogwheel, the rim of a pie."""
    points = []
    for step in range(2 * teeth):
        angle, reach = pi * step / teeth - pi / 2, inner if step % 2 else outer
        points.append(f"{x + reach * cos(angle):.1f},{y + reach * sin(angle):.1f}")
    return " ".join(points)


def cross(tone: str, x: float, y: float, size: float, width: float = 4) -> Part:
    """Draw an X, as eyes of the beaten are."""
    left, right, top, bottom = x - size, x + size, y - size, y + size
    return trace(tone, f"M{left} {top} L{right} {bottom} M{left} {bottom} L{right} {top}", width)


def eyes(x: float, y: float, apart: float, r: float) -> Part:
    """Draw two eyes that look ahead."""
    return "".join(
        oval("ivory", x + side * apart, y, r, r, 2.5) + dot("dark", x + side * apart, y, r * 0.5)
        for side in (-1, 1)
    )


def scowl(x: float, y: float, apart: float, r: float) -> Part:
    """Draw two angry eyes."""
    drawn = eyes(x, y, apart, r)
    for side in (-1, 1):
        inner, outer = x + side * (apart - r), x + side * (apart + r)
        drawn += trace("dark", f"M{outer} {y - r * 1.3} L{inner} {y - r * 0.3}", r * 0.7)
    return drawn


def lamps(*places: tuple[float, float], tone: str = "gold", r: float = 3.4) -> Part:
    """Draw lights of a vessel."""
    return "".join(dot(tone, x, y, r) for x, y in places)
