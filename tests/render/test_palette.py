from itertools import product

import pytest
from PIL import Image

from render.invasion.parts import sprites
from render.palette import SIZE, SPREAD, dithered, learned, palette_of, plain_colours, sheet
from render.theme import NIGHT, Colour


def colours_of(palette: Image.Image) -> list[Colour]:
    flat = palette.getpalette() or []
    return [(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, len(flat), 3)]


def test_the_palette_holds_every_named_colour_and_fits_a_byte() -> None:
    colours = colours_of(sprites.inks(NIGHT))
    assert len(colours) <= SIZE
    assert set(NIGHT.grounds) | set(NIGHT.inks) <= set(colours)


def test_too_many_colours_are_refused() -> None:
    colours = [(red, green, 0) for red, green in product(range(17), range(17))]
    with pytest.raises(ValueError, match="255 colours"):
        palette_of(colours)
    assert len(colours_of(palette_of(colours[:SIZE] * 2))) == SIZE


def test_a_palette_learns_what_art_is_made_of() -> None:
    art = sheet([Image.new("RGB", (40, 40), one) for one in ("red", "lime")], (0, 0, 0))
    assert set(learned(art, 2)) == {(255, 0, 0), (0, 255, 0)}


def test_dithering_hides_bands_with_colours_of_the_palette_alone() -> None:
    steps = [(level, level, level) for level in range(100, 131, SPREAD)]
    palette = palette_of(steps)
    ramp = Image.linear_gradient("L").resize((64, 256)).point(lambda part: 100 + part // 9)
    ramp = Image.merge("RGB", (ramp, ramp, ramp))
    seen = dithered(ramp, palette).convert("RGB")
    assert {colour for _, colour in seen.getcolors() or ()} <= set(steps)
    hard = ramp.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB")
    mixed = [len(set(seen.crop((0, y, 64, y + 1)).get_flattened_data())) for y in range(256)]
    assert max(mixed) == 2
    assert sum(count == 2 for count in mixed) > 128
    assert all(len(set(hard.crop((0, y, 64, y + 1)).get_flattened_data())) == 1 for y in range(256))


def test_plain_colours_leave_room_for_art() -> None:
    assert len(set(plain_colours(NIGHT))) < SIZE // 2
