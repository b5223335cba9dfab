"""Scenery: the colours and the ground of a game's pictures, and those of the house."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image

from engine.core.asks import Seat
from render.art.space import space
from render.art.svg import sprite
from render.boxes import Box
from render.canvas import Canvas, Sprite
from render.house.emblems import LARGE, SHAPES, captain_colour, emblem, plain_token, softened
from render.palette import dithered, learned, palette_of, plain_colours, sheet
from render.theme import Theme, blend

TOKEN, SPACE = 7, 9  # colours of the palette for each kind of art
FLIGHT = 800  # heights of skies in pixels; each that is drawn costs more than all upon it


class Scenery(NamedTuple):
    """What pictures of the house need of a game to look like its own."""

    inks: Callable[[Theme], Image.Image]
    """The palette of a theme."""
    backdrop: Sprite
    """The ground of a picture, for a theme."""
    draw_captain: Callable[[Canvas, Box, Seat], None]
    """Draws a captain where there is room for more than a name."""


def backdrop(theme: Theme, width: int, height: int) -> Image.Image:
    """Draw the sky behind everything, at least so high: one that many pictures share."""
    return _backdrop(theme, width, -(-height // FLIGHT) * FLIGHT)


@lru_cache(4)
def _backdrop(theme: Theme, width: int, height: int) -> Image.Image:
    return dithered(sky(theme, width, height), inks(theme))


def sky(theme: Theme, width: int, height: int) -> Image.Image:
    """Draw a sky full of stars."""
    glow = blend(theme.sky, theme.card, 0.45)
    return sprite(space(width, height, theme.sky, glow), width, height)


@lru_cache(64)
def token(theme: Theme, seat: Seat, size: int) -> Image.Image:
    """Draw the emblem of a captain, without its letter."""
    drawn = plain_token(theme, seat, size)
    return drawn if size < LARGE else softened(drawn, theme, inks(theme))


@cache
def inks(theme: Theme) -> Image.Image:
    """Make the palette of the house: flat colours, emblems and the sky."""
    colours = plain_colours(theme)
    for seat in range(len(SHAPES)):
        colours += learned(sheet([plain_token(theme, seat, 40)], theme.well), TOKEN)
    colours += learned(sky(theme, 150, 450), SPACE)
    return palette_of([*colours, captain_colour(theme, len(SHAPES) - 1)])


def draw_captain(canvas: Canvas, box: Box, seat: Seat) -> None:
    """Draw a captain's emblem in the colours of the house."""
    emblem(canvas, box, seat, token)


HOUSE = Scenery(inks, backdrop, draw_captain)
