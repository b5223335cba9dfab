"""Whatever has a name has a drawing of its own, whole within its square and plain when small."""

from collections.abc import Mapping
from itertools import combinations, product

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.tremble.cards.cards import MAX_CAPTAINS
from engine.tremble.cards.pack import load_pack
from engine.tremble_draft.cards.pack import load_pack as load_draft
from render.art.choices import CHOICES
from render.art.faces import HEADS, Mood, face
from render.art.shapes import GREY, MARGIN, SIDE, Drawing, drawing
from render.art.skyline import LANDMARKS, town
from render.art.stations import STATIONS
from render.art.svg import sprite
from render.invasion.parts.sprites import FLEET, city
from render.theme import NIGHT, PALETTES

PACK, DRAFT = load_pack(), load_draft()
FACES = {f"{seat} {mood}": face(seat, mood) for seat, mood in product(range(MAX_CAPTAINS), Mood)}
DRAWINGS: Mapping[str, Mapping[str, Drawing]] = {
    "ships": FLEET,
    "stations": STATIONS,
    "faces": FACES,
    "choices": CHOICES,
    "landmarks": LANDMARKS,
}
CARRYING = ("ships", "stations", "faces")  # the colour of their captain
EVERY = [(kind, name) for kind, drawn in DRAWINGS.items() for name in drawn]
SMALL = 40  # pixels, as on a phone
AROUND = 20  # units beyond the square, to see what leaves it
LEAST_COVER = 0.15
LEAST_APART = 5.0  # of 255, on average over the square


def small(parts: Drawing) -> Image.Image:
    image = Image.new("RGB", (SMALL, SMALL), NIGHT.card)
    drawn = sprite(drawing(parts, NIGHT.captains[0]), SMALL, SMALL)
    image.paste(drawn, (0, 0), drawn)
    return image


def beyond(parts: Drawing) -> Image.Image:
    """Draw what of a drawing lies outside its square."""
    side = SIDE + 2 * MARGIN
    wide = side + 2 * AROUND
    seen = drawing(parts, NIGHT.captains[0])
    whole = seen.replace(f"0 0 {side} {side}", f"{-AROUND} {-AROUND} {wide} {wide}")
    assert whole != seen
    drawn = sprite(whole, wide, wide).getchannel("A")
    drawn.paste(0, (AROUND, AROUND, AROUND + side, AROUND + side))
    return drawn


def test_every_card_and_captain_has_a_drawing() -> None:
    assert {ship.series for ship in PACK.ships.values()} == set(FLEET)
    assert {station.series for station in PACK.stations.values()} == set(STATIONS)
    assert len(HEADS) == MAX_CAPTAINS
    assert set(LANDMARKS) == set(PACK.cities) | set(DRAFT.cities)


@pytest.mark.parametrize("kind", DRAWINGS)
def test_no_two_look_alike(kind: str) -> None:
    drawn = {name: small(parts) for name, parts in DRAWINGS[kind].items()}
    alike = [
        (one, other)
        for one, other in combinations(drawn, 2)
        if max(ImageStat.Stat(ImageChops.difference(drawn[one], drawn[other])).mean) < LEAST_APART
    ]
    assert not alike


def test_no_two_cities_are_the_same() -> None:
    low = NIGHT.dusk[0][1]
    towns = {town(city.id, city.type.value, low, NIGHT.street) for city in PACK.cities.values()}
    assert len(towns) == len(PACK.cities)


@pytest.mark.parametrize(("kind", "name"), EVERY)
def test_a_drawing_is_whole_and_fills_its_square(kind: str, name: str) -> None:
    parts = DRAWINGS[kind][name]
    outside = beyond(parts)
    if kind == "landmarks":  # they have room beside them, and stand in the ground
        outside = outside.crop((0, 0, outside.width, AROUND))
    assert outside.getbbox() is None
    cover = sprite(drawing(parts, NIGHT.captains[0]), SIDE, SIDE).getchannel("A")
    assert ImageStat.Stat(cover).mean[0] / 255 > LEAST_COVER


@pytest.mark.parametrize(("kind", "name"), EVERY)
def test_every_tone_is_a_colour(kind: str, name: str) -> None:
    assert '"@' not in drawing(DRAWINGS[kind][name], NIGHT.captains[0])


@pytest.mark.parametrize(("kind", "name"), [each for each in EVERY if each[0] in CARRYING])
def test_captains_are_told_apart_by_what_carries_their_colour(kind: str, name: str) -> None:
    parts = DRAWINGS[kind][name]
    shown = {sprite(drawing(parts, colour), SMALL, SMALL).tobytes() for colour in NIGHT.captains}
    assert len(shown) == len(NIGHT.captains)


def test_a_wreck_has_no_colour_left() -> None:
    assert {theme.muted for theme in PALETTES.values()} == {GREY}
    drawn = sprite(drawing(FLEET["hit-and-rum"], GREY), SMALL, SMALL).convert("RGB")
    reds, greens, blues = (ImageStat.Stat(band).mean[0] for band in drawn.split())
    assert max(reds, greens, blues) - min(reds, greens, blues) < 30


@pytest.mark.parametrize("name", ["naples", "paris", "mexico-city"])
def test_houses_and_landmarks_have_no_pattern(name: str) -> None:
    drawn = city(NIGHT, PACK.cities[name], 572, 180)
    pixels = drawn.crop((0, 135, 572, 180)).tobytes()
    dots = sum(pixels[at - 1] == pixels[at + 1] != pixels[at] for at in range(1, len(pixels) - 1))
    assert dots < len(pixels) // 100
