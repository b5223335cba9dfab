"""The colours of Humanity: a cold dawn, tiles in four colours, astronauts in those of captains."""

from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from PIL import Image

from engine.core.asks import Seat
from engine.humanity.tiles.tiles import Colour as TileColour
from engine.humanity.tiles.tiles import Kind, Module, Resource
from render.art import titan
from render.art.outposts import MACHINES, TONES, machine
from render.art.shapes import shades
from render.art.svg import sprite
from render.boxes import Box
from render.canvas import Canvas
from render.house import emblems
from render.house.emblems import captain_colour, plain_token
from render.palette import BLENDS, dithered, learned, palette_of, plain_colours, sheet
from render.theme import CLEAR, Colour, Theme, blend

TOKEN, SUIT, HAZE, HORIZON, BLENDED = 5, 6, 8, 18, 28  # colours of the palette by kind of art
FLIGHT = 800  # heights of skies in pixels; each that is drawn costs more than all upon it
SEATS, WIDTH = 4, 1200
WORDS_ALONE = 100  # pixels: hills and a planet would run through the words
HIGHEST_HEAD = 254  # pixels, in large print; what is higher is a poster or a podium
SUITED, TOKENS = (54, 68), (36, 48, 54)  # sizes of astronauts and emblems that are usual
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


RESOURCES = {
    Resource.ICE: (150, 215, 255),
    Resource.METHANE: (255, 150, 50),
    Resource.INSECTS: (160, 210, 70),
    Resource.OXYGEN: (255, 100, 104),
    Resource.AIRCARBON: (184, 146, 255),
    Resource.PROTEIN: (255, 160, 205),
    Resource.ELECTRICITY: (255, 226, 80),
}
"""A hue for each resource, beside its shape; they stand on dark places alone."""


@dataclass(frozen=True)
class Fill:
    """What a tile of a colour is filled with, in any theme."""

    colour: TileColour

    def __call__(self, theme: Theme) -> Colour:
        """Return it for a theme."""
        return paint(theme, self.colour).fill


@dataclass(frozen=True)
class Rim:
    """What a tile of a colour is rimmed with, in any theme."""

    colour: TileColour

    def __call__(self, theme: Theme) -> Colour:
        """Return it for a theme."""
        return paint(theme, self.colour).rim


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
    """Draw dawn on Titan; only its light where a line of words fills the height."""
    drawn = titan.horizon if height > WORDS_ALONE else titan.twilight
    art = sprite(drawn(width, height), width, height)
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


@lru_cache(256)
def works(theme: Theme, module: Module, colour: TileColour, size: int) -> Image.Image:
    """Draw the machine or the biome that a module is, in the colour as which it lies."""
    name, tones = machine_of(module), [RESOURCES[each] for each in module.makes]
    if module.kind is Kind.LAB:
        every = len(module.counts) == len(TileColour)
        tones = [theme.accent if every else paint(theme, module.counts[0]).rim]
    one, *two = tones or [theme.ink]
    return sprite(machine(name, paint(theme, colour).rim, one, *(two or [one])), size, size)


def machine_of(module: Module) -> str:
    """Name the drawing of a module."""
    match module:
        case Module(shape=shape) if shape is not None:
            return shape.value
        case Module(makes=(_, _)):
            return "plant"
        case Module(makes=(Resource.ELECTRICITY,), colour=TileColour.ORANGE):
            return "windmill"
        case Module(makes=(made,)):
            return made.value
    return module.kind.value


@lru_cache(16)
def rock(size: int) -> Image.Image:
    """Draw an obstacle."""
    return sprite(machine("rock", titan.RINGS, titan.RINGS, titan.RINGS), size, size)


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
    colours += [*RESOURCES.values(), *TONES]
    rims = [paint(theme, kind).rim for kind in TileColour]
    colours += [tone for rim in rims for tone in shades(rim)]
    drawn = [
        sprite(machine(name, rims[at % len(rims)], *list(RESOURCES.values())[at % 5 :][:2]), 90, 90)
        for at, name in enumerate(MACHINES)
    ]
    colours += learned(sheet(drawn, theme.well), BLENDED)
    colours += learned(sprite(titan.haze(150, 450), 150, 450), HAZE)
    colours += learned(sprite(titan.horizon(400, 60), 400, 60), HORIZON)
    return palette_of(colours)


def prepare(theme: Theme) -> None:
    """Draw what most pictures in a theme share: palette, skies, astronauts."""
    inks(theme)
    backdrop(theme, WIDTH, 2 * FLIGHT)
    for seat in range(SEATS):
        for stance, size in product(Stance, SUITED):
            astronaut(theme, seat, stance, size)
        for size in TOKENS:
            token(theme, seat, size)
