"""The colours of Humanity: a cold dawn, tiles in four colours, astronauts in those of captains."""

from enum import Enum
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from PIL import Image

from engine.core.asks import Seat
from engine.humanity.tiles.tiles import Colour as TileColour
from render.art import titan
from render.art.svg import sprite
from render.boxes import Box
from render.canvas import Canvas
from render.house import emblems
from render.house.emblems import captain_colour, plain_token
from render.palette import BLENDS, dithered, learned, palette_of, plain_colours, sheet
from render.theme import CLEAR, Colour, Theme, blend

TOKEN, SUIT, HAZE, HORIZON = 5, 6, 8, 22  # colours of the palette for each kind of art
FLIGHT = 800  # heights of skies in pixels; each that is drawn costs more than all upon it
SEATS, WIDTH, HEADS = 4, 1200, (168, 190)
HIGHEST_HEAD = 254  # pixels, in large print; what is higher is a poster or a podium
SUITED, TOKENS = (54, 68), (36, 48, 54, 88)  # sizes of astronauts and emblems that are usual
DARK = titan.HIGH


class Paint(NamedTuple):
    """The colour of a tile: what it is filled with, and its rim."""

    fill: Colour
    rim: Colour


_NIGHT = {
    TileColour.ORANGE: Paint((122, 62, 24), (240, 146, 66)),
    TileColour.BLUE: Paint((26, 72, 128), (96, 168, 244)),
    TileColour.PURPLE: Paint((88, 46, 122), (196, 134, 236)),
    TileColour.GREEN: Paint((24, 88, 58), (104, 208, 136)),
}
_CLEAR = {
    TileColour.ORANGE: Paint((124, 72, 0), (248, 184, 20)),
    TileColour.BLUE: Paint((0, 66, 136), (98, 200, 255)),
    TileColour.PURPLE: Paint((104, 32, 96), (226, 118, 210)),
    TileColour.GREEN: Paint((0, 84, 62), (70, 214, 150)),
}


def paint(theme: Theme, colour: TileColour) -> Paint:
    """Return how tiles of a colour are painted."""
    return (_CLEAR if theme.name == CLEAR.name else _NIGHT)[colour]


def backdrop(theme: Theme, width: int, height: int) -> Image.Image:
    """Draw the haze behind everything, at least so high: one that many pictures share."""
    return _backdrop(theme, width, -(-height // FLIGHT) * FLIGHT)


@lru_cache(8)
def _backdrop(theme: Theme, width: int, height: int) -> Image.Image:
    haze = sprite(titan.haze(1, height), 1, height)  # nothing in it changes along a line
    return _inked(haze, theme).resize((width, height), Image.Resampling.NEAREST)


@lru_cache(8)
def horizon(theme: Theme, width: int, height: int) -> Image.Image:
    """Draw dawn on Titan."""
    art = sprite(titan.horizon(width, height), width, height)
    return _inked(art, theme) if height <= HIGHEST_HEAD else dithered(art, inks(theme))


def _inked(art: Image.Image, theme: Theme) -> Image.Image:
    """Bring art to the palette where steps are too small to be seen: a pattern takes more."""
    return art.convert("RGB").quantize(palette=inks(theme), dither=Image.Dither.NONE)


class Stance(Enum):
    """How an astronaut is shown."""

    LIT = "lit"  # it may act
    TIRED = "tired"  # grey: exhausted
    AWAY = "away"  # pale: it stands elsewhere


@lru_cache(256)
def astronaut(theme: Theme, seat: Seat, stance: Stance, size: int) -> Image.Image:
    """Draw an astronaut in the colour of its player, grey or pale; a visor is lit or dark."""
    colour = captain_colour(theme, seat)
    suits = {
        Stance.LIT: colour,
        Stance.TIRED: blend(theme.card, theme.muted, 0.5),
        Stance.AWAY: blend(theme.card, colour, 0.25),
    }
    visor = titan.LAMP if stance is Stance.LIT else DARK
    return sprite(titan.astronaut(suits[stance], visor), size, size)


@lru_cache(64)
def token(theme: Theme, seat: Seat, size: int) -> Image.Image:
    """Draw the emblem of a captain, without its letter."""
    return plain_token(theme, seat, size)


def emblem(canvas: Canvas, box: Box, seat: Seat) -> None:
    """Draw a captain's emblem."""
    emblems.emblem(canvas, box, seat, token)


@cache
def inks(theme: Theme) -> Image.Image:
    """Make the palette of all pictures of this game: flat colours, and those its art needs."""
    colours = plain_colours(theme)
    colours += [titan.LAMP, DARK]
    for kind in TileColour:
        painted = paint(theme, kind)
        colours += painted
        inked = (painted.rim, theme.ink, theme.accent)
        colours += [
            blend(painted.fill, ink, step / BLENDS) for ink in inked for step in range(1, BLENDS)
        ]
    for seat in range(SEATS):
        colours += learned(sheet([plain_token(theme, seat, 40)], theme.well), TOKEN)
    suits = [astronaut(theme, seat, Stance.LIT, 60) for seat in range(SEATS)]
    suits.append(astronaut(theme, 0, Stance.TIRED, 60))
    colours += learned(sheet(suits, theme.well), 4 * SUIT)
    colours += learned(sprite(titan.haze(150, 450), 150, 450), HAZE)
    colours += learned(sprite(titan.horizon(400, 60), 400, 60), HORIZON)
    return palette_of(colours)


def prepare(theme: Theme) -> None:
    """Draw what most pictures in a theme share: palette, skies, astronauts."""
    inks(theme)
    for flights in (3, 4, 6):  # as high as bases, hubs, and hubs with bases are
        backdrop(theme, WIDTH, flights * FLIGHT)
    for high in HEADS:
        horizon(theme, WIDTH, high)
    for seat in range(SEATS):
        for stance, size in product(Stance, SUITED):
            astronaut(theme, seat, stance, size)
        for size in TOKENS:
            token(theme, seat, size)
