"""Cities that are nowhere: every game gathers over one of its own."""

from functools import lru_cache

from PIL import Image

from engine.invasion.cards.cards import CityType
from render.art.skyline import skyline
from render.art.svg import sprite
from render.invasion.parts.sprites import inks
from render.palette import dithered
from render.theme import Theme

_KINDS = tuple(CityType)


@lru_cache(8)
def horizon(theme: Theme, number: int, width: int, height: int) -> Image.Image:
    """Draw the city of a number."""
    kind = _KINDS[number % len(_KINDS)].value
    high, low = theme.dusk[number // len(_KINDS) % len(theme.dusk)]
    svg = skyline(f"horizon {number}", kind, high, low, theme.street, width / height)
    return dithered(sprite(svg, width, height), inks(theme))
