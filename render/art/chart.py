"""Curves over time: lines of several colours, each broken in a way of its own."""

from collections.abc import Sequence
from typing import NamedTuple

from render.art.svg import Points, document, element, hexed
from render.theme import Colour

DASHES = ("", "26 20", "1 16", "36 17 1 17", "12 22")  # so that colour is not the only sign
STROKE, RIM = 7, 12


class Curve(NamedTuple):
    """A line through points, in a colour, broken as one of the dashes."""

    points: tuple[tuple[float, float], ...]
    colour: Colour
    dash: int


def chart(curves: Sequence[Curve], ground: Colour, width: int, height: int) -> str:
    """Draw curves, the first at the bottom; through the breaks of one those below it are seen."""
    body = ""
    for curve in curves:
        dash = DASHES[curve.dash % len(DASHES)]
        body += _line(curve.points, ground, dash, RIM, "butt")
        body += _line(curve.points, curve.colour, dash, STROKE, "round")
    return document(width, height, body)


def _line(points: Points, colour: Colour, dash: str, width: float, cap: str) -> str:
    look: dict[str, float | str] = {"stroke_dasharray": dash} if dash else {}
    return element(
        "polyline",
        points=" ".join(f"{x:.1f},{y:.1f}" for x, y in points),
        fill="none",
        stroke=hexed(colour),
        stroke_width=width,
        stroke_linejoin="round",
        stroke_linecap=cap,
        **look,
    )
