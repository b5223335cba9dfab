"""The colours of Martians!!!: lawns by night, lamps behind windows, green skin."""

from functools import cache, lru_cache

from PIL import Image

from engine.core.asks import Seat
from engine.martians.cards.tables import TILES
from render.art import marks
from render.art.shapes import ACCENTS, Drawing, drawing
from render.art.svg import document, element, gradient, sprite
from render.boxes import Box
from render.canvas import Canvas
from render.house import emblems
from render.house.emblems import SHAPES, captain_colour, plain_token
from render.martians.art import figures
from render.martians.art.ground import COLOURS, DASH, ground, wilds
from render.martians.art.roofs import ROOFS, roof_of
from render.palette import dithered, learned, palette_of, plain_colours, sheet
from render.theme import Colour, Theme

TOKEN, ART, LAND, DUSK = 5, 40, 34, 14  # colours of the palette by kind of art
FLIGHT = 800  # heights of skies in pixels
SKIN, CORN = (126, 214, 96), (96, 74, 40)
HIGH, LOW = (16, 12, 36), (70, 26, 66)


def backdrop(theme: Theme, width: int, height: int) -> Image.Image:
    """Draw the night behind everything, at least so high: one that many pictures share."""
    return _backdrop(theme, width, -(-height // FLIGHT) * FLIGHT)


@lru_cache(8)
def _backdrop(theme: Theme, width: int, height: int) -> Image.Image:
    return Image.new("RGB", (width, height), theme.sky)


@lru_cache(8)
def dusk(theme: Theme, width: int, height: int) -> Image.Image:
    """Draw the sky of a poster: dusk, beams, and saucers that come down."""
    return dithered(sprite(_dusk(width, height), width, height), inks(theme))


def _dusk(width: int, height: int) -> str:
    stops = [(0, HIGH, 1.0), (1, LOW, 1.0)]
    body = element("rect", width=width, height=height, fill="url(#dusk)")
    return document(width, height, body, gradient("dusk", stops))


@lru_cache(512)
def land(tile: str, turn: int, width: int, height: int) -> Image.Image:
    """Draw a tile."""
    return sprite(ground(tile, turn), width, height)


@lru_cache(8)
def wild(width: int, height: int) -> Image.Image:
    """Draw the land around the town."""
    return sprite(wilds(width, height), width, height)


@lru_cache(512)
def thing(name: str, size: int) -> Image.Image:
    """Draw a token or a sign."""
    return _drawn(figures.THINGS[name], size)


@lru_cache(64)
def martian(pose: int, size: int) -> Image.Image:
    """Draw a Martian."""
    return _drawn(figures.MARTIANS[pose % len(figures.MARTIANS)], size)


@lru_cache(32)
def die(theme: Theme, face: int, size: int) -> Image.Image:
    """Draw the face of a die."""
    return sprite(marks.die(face, theme.accent), size, size)


def _drawn(parts: Drawing, size: int) -> Image.Image:
    return sprite(drawing(parts, SKIN), size, size)


@lru_cache(64)
def token(theme: Theme, seat: Seat, size: int) -> Image.Image:
    """Draw the emblem of a captain, without its letter."""
    return plain_token(theme, seat, size)


def emblem(canvas: Canvas, box: Box, seat: Seat) -> None:
    """Draw a captain's emblem."""
    emblems.emblem(canvas, box, seat, token)


@cache
def inks(theme: Theme) -> Image.Image:
    """Make the palette of all pictures of this game."""
    colours: list[Colour] = [*plain_colours(theme), *COLOURS, *ACCENTS.values(), SKIN, CORN]
    colours += [roof.floor for roof in ROOFS.values()]
    colours.append(captain_colour(theme, len(SHAPES) - 1))
    for seat in range(len(SHAPES)):
        colours += learned(sheet([plain_token(theme, seat, 40)], theme.well), TOKEN)
    things = [thing(name, 80) for name in figures.THINGS]
    colours += learned(sheet([*things, martian(0, 80), martian(1, 80)], theme.well), ART)
    houses = {roof_of(tile): tile for tile in TILES if TILES[tile].icon is not None}
    named = [tile for roof, tile in houses.items() if roof in ROOFS]
    lands = [land(tile, 0, 120, 120) for tile in [*named, "farm-1", "crossroads-1", "house"]]
    colours += learned(sheet(lands, theme.well), LAND)
    colours += learned(sprite(_dusk(200, 80), 200, 80), DUSK)
    return palette_of(colours)


def prepare(theme: Theme) -> None:
    """Draw what most pictures in a theme share."""
    inks(theme)


WAY = DASH
