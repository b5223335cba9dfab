"""A fixed palette learned from art: few colours, stable bytes, small files, no bands."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product

from PIL import Image, ImageChops

from render.theme import Colour, Theme, blend

SIZE = 255  # and a place that stays free, for what films leave as it is
BLENDS = 4  # steps between an ink and what it stands on, for smooth edges
SPREAD = 10  # how far dithering moves a colour, from darkest to lightest
_BAYER = (
    (0, 8, 2, 10),
    (12, 4, 14, 6),
    (3, 11, 1, 9),
    (15, 7, 13, 5),
)


def plain_colours(theme: Theme) -> list[Colour]:
    """List the colours of flat things: grounds, inks, and the steps between them."""
    colours = [*theme.grounds, *theme.inks]
    for step, ground, ink in product(range(1, BLENDS), theme.grounds[1:], theme.inks):
        colours.append(blend(ground, ink, step / BLENDS))
    return colours


def learned(art: Image.Image, count: int) -> list[Colour]:
    """Choose the colours that serve a piece of art best."""
    reduced = art.convert("RGB").quantize(count, method=Image.Quantize.MEDIANCUT, kmeans=1)
    flat = reduced.getpalette() or []
    return [(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, len(flat), 3)][:count]


def palette_of(colours: Iterable[Colour]) -> Image.Image:
    """Make a palette of colours; raise ValueError where they are too many."""
    kept = list(dict.fromkeys(colours))
    if len(kept) > SIZE:
        raise ValueError(f"a palette holds {SIZE} colours, not {len(kept)}")
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in kept for part in colour])
    return image


def dithered(art: Image.Image, palette: Image.Image) -> Image.Image:
    """Bring art to the colours of a palette with a fine regular pattern, which packs well."""
    pattern = _pattern(art.width, art.height)
    moved = ImageChops.add(art.convert("RGB"), pattern, offset=-SPREAD // 2)
    return moved.quantize(palette=palette, dither=Image.Dither.NONE)


@lru_cache(8)
def _pattern(width: int, height: int) -> Image.Image:
    """Repeat the pattern all over a place, in all three channels."""
    tile = Image.new("L", (4, 4))
    tile.putdata([level * SPREAD // 16 for row in _BAYER for level in row])
    wide = Image.new("L", (width, height))
    wide.paste(tile)
    filled, high = 4, 4
    while filled < width:
        wide.paste(wide.crop((0, 0, filled, 4)), (filled, 0))
        filled *= 2
    while high < height:
        wide.paste(wide.crop((0, 0, width, high)), (0, high))
        high *= 2
    return Image.merge("RGB", (wide, wide, wide))


def sheet(pictures: Sequence[Image.Image], ground: Colour) -> Image.Image:
    """Lay pictures side by side on a ground, to learn from."""
    width, height = sum(one.width for one in pictures), max(one.height for one in pictures)
    image = Image.new("RGB", (width, height), ground)
    x = 0
    for one in pictures:
        image.paste(one, (x, 0), one if one.mode == "RGBA" else None)
        x += one.width
    return image
