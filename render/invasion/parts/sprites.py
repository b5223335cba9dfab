"""The art of the invasion in the sizes in which it is used, drawn once and kept."""

from functools import cache, lru_cache
from typing import Any

from PIL import Image

from engine.core.asks import Seat
from engine.invasion.cards.cards import AnyCity, CityType, Region, ShipClass
from render.art import continents, cruisers, marks, saucers, shapes, skyline, stations, tripods
from render.art.faces import Mood
from render.art.faces import face as face_of
from render.art.mothership import mothership as mothership_of
from render.art.svg import sprite
from render.art.window import window as sky_window
from render.house.emblems import LARGE, captain_colour, plain_token, softened
from render.house.scenery import FLIGHT, SPACE, sky
from render.palette import dithered, learned, palette_of, plain_colours, sheet
from render.theme import Colour, Theme

LIGHTS = 10  # of the mothership
TOWN, TOKEN, METAL, DICE = 17, 5, 10, 4  # colours of the palette for each kind of art
GAP = 16  # between cities
GLIMPSES = 3  # would show all of a city
BROAD = 900  # pixels from which on a city has outskirts
SOLID = [0] * 255 + [255]
LANDMARK = "paris"  # from which the palette learns how stone looks by night

_PLAIN = {
    ShipClass.SAUCER: saucers.PLAIN,
    ShipClass.TRIPOD: tripods.PLAIN,
    ShipClass.CRUISER: cruisers.PLAIN,
}
FLEET = {**saucers.SAUCERS, **tripods.TRIPODS, **cruisers.CRUISERS}
_REGIONS = tuple(Region)


@lru_cache(1024)
def vessel(series: str, kind: ShipClass, colour: Colour, size: int) -> Image.Image:
    """Draw a ship as its name, or as its class where nobody has drawn that."""
    return sprite(shapes.drawing(FLEET.get(series, _PLAIN[kind]), colour), size, size)


@lru_cache(256)
def station(series: str, colour: Colour, size: int) -> Image.Image:
    """Draw a station as its name, or as any where nobody has drawn that."""
    parts = stations.STATIONS.get(series, stations.PLAIN)
    return sprite(shapes.drawing(parts, colour), size, size)


@lru_cache(256)
def face(theme: Theme, seat: Seat, mood: Mood, size: int) -> Image.Image:
    """Draw a captain."""
    return sprite(shapes.drawing(face_of(seat, mood), captain_colour(theme, seat)), size, size)


@lru_cache(64)
def token(theme: Theme, seat: Seat, size: int) -> Image.Image:
    """Draw the emblem of a captain, without its letter."""
    drawn = plain_token(theme, seat, size)
    return drawn if size < LARGE else _softened(drawn, theme)


@lru_cache(64)
def die(pips: int, colour: Colour, size: int) -> Image.Image:
    """Draw the face of a die."""
    return sprite(marks.die(pips, colour), size, size)


@lru_cache(64)
def large_die(theme: Theme, pips: int, size: int) -> Image.Image:
    """Draw the face of a die so large that bands would be seen on it."""
    return _softened(die(pips, theme.muted, size), theme)


def _softened(image: Image.Image, theme: Theme) -> Image.Image:
    """Bring a sprite to the palette of this game."""
    return softened(image, theme, inks(theme))


@lru_cache(64)
def beam(colour: Colour, width: int, height: int) -> Image.Image:
    """Draw a beam."""
    return sprite(marks.beam(colour, width, height), width, height)


@lru_cache(64)
def region(kind: Region, colour: Colour, size: int) -> Image.Image:
    """Draw the outline of a region."""
    return sprite(continents.continent(kind.value, colour), size, size)


@lru_cache(32)
def mothership(colour: Colour, lit: int, width: int, height: int) -> Image.Image:
    """Draw the mothership with so many lights, as the turns go by."""
    return sprite(mothership_of(colour, LIGHTS, lit), width, height)


@lru_cache(128)
def city(theme: Theme, card: AnyCity, width: int, height: int) -> Image.Image:
    """Draw a city by night; what is flat of it has no pattern."""
    drawn = _city(theme, card.id, card.type, card.region, width, height)
    flat = drawn.getchannel("A")
    drawn.putalpha(255)
    art, palette = drawn.convert("RGB"), inks(theme)
    city = dithered(art, palette)
    city.paste(art.quantize(palette=palette, dither=Image.Dither.NONE), mask=flat)
    return city


def glimpse(theme: Theme, card: Any, width: int, height: int) -> Image.Image:
    """Draw a piece of a city in a narrow window: the one with the landmark."""
    whole = city(theme, card, GLIMPSES * width, height)
    return whole.crop((whole.width - width, 0, whole.width, height))


def _city(
    theme: Theme, key: str, kind: CityType, where: Region, width: int, height: int
) -> Image.Image:
    """Draw a city in full colour; its alpha marks what is flat."""
    if width > BROAD:
        return _broad(theme, key, kind, where, width, height)
    image = _sky_over(theme, where, width, height).copy()
    alone = _town(theme, key, kind, where, width)
    image.alpha_composite(
        alone, (0, max(0, height - alone.height)), (0, max(0, alone.height - height))
    )
    image.alpha_composite(_scrim(width, height))
    image.putalpha(_flat(alone, width, height))
    return image


def _flat(town: Image.Image, width: int, height: int) -> Image.Image:
    """Mark what of a town is flat: houses below what is darkened, and the landmark."""
    scale, solid = width / skyline.WIDTH, Image.new("L", (width, height))
    solid.paste(town.getchannel("A").point(SOLID), (0, height - town.height))
    flat = Image.new("L", (width, height))
    side = round(100 * skyline.LARGE * scale)
    left = round(skyline.LEFT * scale)
    low = round(skyline.SCRIM * scale)
    for part in ((0, low, width, height), (left, height - side, left + side, height)):
        flat.paste(solid.crop(part), part[:2])
    return flat


def _broad(
    theme: Theme, key: str, kind: CityType, where: Region, width: int, height: int
) -> Image.Image:
    """Draw a city with its outskirts, as large as one that takes half the room."""
    image = Image.new("RGBA", (width, height))
    half = (width - GAP) // 2  # as a city is wide beside another
    for name, x in ((f"outskirts {kind.value}", 0), (key, width - half)):
        image.paste(_city(theme, name, kind, where, half, height), (x, 0))
    between = image.crop((half - GAP, 0, half, height))
    image.paste(between.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (half, 0))
    return image


@lru_cache(128)
def _town(theme: Theme, key: str, kind: CityType, where: Region, width: int) -> Image.Image:
    """Draw a city alone: the costly part, the same below a high sky and a low one."""
    _, low = theme.dusk[_REGIONS.index(where)]
    svg = skyline.town(key, kind.value, low, theme.street)
    return sprite(svg, width, round(width * skyline.TALL / skyline.WIDTH))


@lru_cache(32)
def _sky_over(theme: Theme, where: Region, width: int, height: int) -> Image.Image:
    high, low = theme.dusk[_REGIONS.index(where)]
    return sprite(skyline.sky(high, low, width / height), width, height)


@lru_cache(16)
def _scrim(width: int, height: int) -> Image.Image:
    return sprite(skyline.scrim(width / height), width, height)


@lru_cache(256)
def window(
    theme: Theme,
    evening: int,
    kind: CityType | None,
    series: str,
    flier: ShipClass | None,
    colour: Colour,
    width: int,
    height: int,
) -> Image.Image:
    """Draw a ship (or a station) in one of the evenings of a theme."""
    size = min(width, height) * 7 // 9
    drawn = station(series, colour, size) if flier is None else vessel(series, flier, colour, size)
    left, top = (width - size) // 2, (height - size) // (2 if flier is None else 4)
    image = _evening(theme, evening, kind, None if flier is None else colour, width, height).copy()
    image.paste(drawn, (left, top), drawn)
    return image


@lru_cache(128)
def _evening(
    theme: Theme,
    evening: int,
    kind: CityType | None,
    light: Colour | None,
    width: int,
    height: int,
) -> Image.Image:
    """Draw what a ship hovers over, in its light."""
    image = _land(theme, evening, kind, width, height).copy()
    if light is not None:
        size = min(width, height) * 7 // 9
        middle = (height - size) // 4 + size // 2
        image.alpha_composite(beam(light, width // 2, height - middle), (width // 4, middle))
    return dithered(image, inks(theme)).convert("RGB")


@lru_cache(64)
def _land(
    theme: Theme, evening: int, kind: CityType | None, width: int, height: int
) -> Image.Image:
    """Draw what a ship is made for, else open land; the same for all captains."""
    high, low = theme.dusk[evening]
    if kind is None:
        return sprite(sky_window(high, low, theme.street), width, height)
    name, share = f"window {kind.value}", width / height
    svg = skyline.skyline(name, kind.value, high, low, theme.street, share)
    return sprite(svg, width, height)


def backdrop(theme: Theme, width: int, height: int) -> Image.Image:
    """Draw the sky behind everything, at least so high: one that many pictures share."""
    return _backdrop(theme, width, -(-height // FLIGHT) * FLIGHT)


@lru_cache(16)
def _backdrop(theme: Theme, width: int, height: int) -> Image.Image:
    return dithered(sky(theme, width, height), inks(theme))


@cache
def inks(theme: Theme) -> Image.Image:
    """Make the palette of all pictures of this game: flat colours, and those its art needs."""
    colours = plain_colours(theme)
    for where in Region:
        towns = [_city(theme, kind.value, kind, where, 144, 72) for kind in CityType]
        towns.append(_city(theme, LANDMARK, CityType.SCIENTIFIC, where, 144, 72))
        for town in towns:
            town.putalpha(255)
        colours += learned(sheet(towns, theme.sky), TOWN)
    colours += shapes.ACCENTS.values()
    for seat, colour in enumerate(theme.captains):
        colours += shapes.shades(colour)
        colours += learned(sheet([token(theme, seat, 40)], theme.well), TOKEN)
    colours += [*shapes.shades(theme.muted), *shapes.shades(theme.good)]
    colours += learned(sheet([mothership(theme.metal, 5, 150, 55)], theme.sky), METAL)
    dice = [die(pips, theme.muted, 40) for pips in range(1, 7)]
    colours += learned(sheet(dice, theme.well), DICE)
    colours += learned(sky(theme, 150, 450), SPACE)
    return palette_of(colours)
