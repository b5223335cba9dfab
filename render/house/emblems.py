"""Emblems: by a shape, a colour and a letter of their own captains are known in every game."""

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image
from PIL.ImageDraw import ImageDraw

from engine.core.asks import Seat
from render.art import marks
from render.art.svg import sprite
from render.boxes import Box
from render.canvas import Canvas, Sprite, Style
from render.house.captains import letter
from render.palette import dithered
from render.theme import Colour, Theme
from render.type import Face

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


SHAPES = ("circle", "square", "diamond", "hexagon", "pentagon", "triangle")  # by seat
LARGE = 72  # pixels from which on bands are seen


def captain_colour(theme: Theme, seat: Seat) -> Colour:
    """Return the colour of a captain."""
    colours = (*theme.captains, theme.ink)
    return colours[seat % len(colours)]


@lru_cache(64)
def plain_token(theme: Theme, seat: Seat, size: int) -> Image.Image:
    """Draw the emblem of a captain, without its letter."""
    shape = SHAPES[seat % len(SHAPES)]
    return sprite(marks.token(shape, captain_colour(theme, seat)), size, size)


def softened(image: Image.Image, theme: Theme, palette: Image.Image) -> Image.Image:
    """Bring a sprite to a palette without bands; what shines through it stays."""
    ground = Image.new("RGB", image.size, theme.card)
    ground.paste(image, (0, 0), image)
    soft = dithered(ground, palette).convert("RGB")
    soft.putalpha(image.getchannel("A"))
    return soft


def emblem(canvas: Canvas, box: Box, seat: Seat, token: Sprite) -> None:
    """Draw a captain's emblem: its token, and the letter upon it."""
    side = min(box.w, box.h)
    canvas.place(box, token, canvas.theme, seat)
    canvas.text(
        box, letter(seat), Style(Face.BOLD, side * 16 // 25, 10), canvas.theme.sky, "center"
    )
