"""The shapes of captains' emblems, each drawn in a square of side `s`."""

from math import cos, pi, sin

from PIL.ImageDraw import ImageDraw

ON = 255


def _ring(s: float, corners: int, radius: float) -> list[tuple[float, float]]:
    angles = [2 * pi * (corner / corners) - pi / 2 for corner in range(corners)]
    return [(s * (0.5 + radius * cos(a)), s * (0.5 + radius * sin(a))) for a in angles]


def circle(draw: ImageDraw, s: float) -> None:
    """Draw a disc."""
    draw.ellipse((0, 0, s - 1, s - 1), fill=ON)


def square(draw: ImageDraw, s: float) -> None:
    """Draw a square with round corners."""
    draw.rounded_rectangle((0.05 * s, 0.05 * s, 0.95 * s, 0.95 * s), 0.16 * s, fill=ON)


def pentagon(draw: ImageDraw, s: float) -> None:
    """Draw a pentagon."""
    draw.polygon([(x, y + 0.03 * s) for x, y in _ring(s, 5, 0.53)], fill=ON)


def diamond(draw: ImageDraw, s: float) -> None:
    """Draw a square on its corner."""
    tips = ((0.5, -0.04), (1.04, 0.5), (0.5, 1.04), (-0.04, 0.5))
    draw.polygon([(x * s, y * s) for x, y in tips], fill=ON)


def hexagon(draw: ImageDraw, s: float) -> None:
    """Draw a hexagon."""
    draw.polygon(_ring(s, 6, 0.52), fill=ON)


def triangle(draw: ImageDraw, s: float) -> None:
    """Draw a triangle."""
    draw.polygon([(x, y + 0.1 * s) for x, y in _ring(s, 3, 0.58)], fill=ON)


EMBLEMS = (circle, square, diamond, hexagon, pentagon, triangle)  # by seat
