"""Emblems: by a shape, a colour and a letter of their own captains are known in every game."""

from functools import lru_cache

from PIL import Image

from engine.core.asks import Seat
from render.art import marks
from render.art.raster import sprite
from render.boxes import Box
from render.canvas import Canvas, Sprite, Style
from render.house.captains import letter
from render.palette import dithered
from render.theme import Colour, Theme
from render.type import Face

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
    canvas.text(box, letter(seat), Style(Face.BOLD, side * 6 // 10, 10), canvas.theme.sky, "center")
