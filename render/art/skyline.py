"""Skylines: every city has its own, grown from its name, with landmarks of its kind."""

from itertools import product
from math import pi, sin
from random import Random
from typing import TypeAlias

from render.art.landmarks import (
    africa,
    deserts_and_capes,
    east,
    europe,
    far_and_south,
    islands,
    new_world,
    old_world,
    south_and_west,
)
from render.art.shapes import coloured, moved, tones
from render.art.svg import document, element, gradient, hexed, polygon
from render.theme import Colour, blend

WIDTH, HEIGHT = 600, 200
TALL = 360  # as high as any picture of a city
SCRIM = 130  # how far down it is darker, for the words there
WORDS = 104  # how far down there is no star that could be read as a point
STARS = 60
BLACK = (8, 9, 20)
Part: TypeAlias = tuple[str, str]
"""What is defined for a part of a drawing, and the part."""

_PARTS = (
    *(europe, east, africa, south_and_west, far_and_south),
    *(old_world, deserts_and_capes, new_world, islands),  # of the first draft alone
)
LANDMARKS = {name: drawing for part in _PARTS for name, drawing in part.LANDMARKS.items()}
LEFT, LARGE = 486, 0.88  # where a landmark stands, and its scale: it stays below the words
LAMPLIGHT = (255, 226, 170)

AWAKE, WARM = 0.38, 0.8  # shares of windows with light, and of those with warm light


def skyline(
    key: str, kind: str, high: Colour, low: Colour, ground: Colour, ratio: float = WIDTH / HEIGHT
) -> str:
    """Draw a city by night below a sky that goes from `high` to `low`; `ratio` is of its sides."""
    top = HEIGHT - WIDTH / ratio
    parts = (_sky(high, low, top), _town(key, kind, low, ground), _scrim(top))
    return _laid(top, *parts)


def sky(high: Colour, low: Colour, ratio: float) -> str:
    """Draw the sky and its stars alone, which many cities share."""
    top = HEIGHT - WIDTH / ratio
    return _laid(top, _sky(high, low, top))


def town(key: str, kind: str, low: Colour, ground: Colour) -> str:
    """Draw the city alone, in a place as high as any picture is: `TALL`."""
    return _laid(HEIGHT - TALL, _town(key, kind, low, ground))


def scrim(ratio: float) -> str:
    """Draw what darkens the upper part, for the words there."""
    top = HEIGHT - WIDTH / ratio
    return _laid(top, _scrim(top))


def _laid(top: float, *parts: Part) -> str:
    """Lay parts over one another."""
    defs, body = ("".join(each) for each in zip(*parts, strict=True))
    return document(WIDTH, HEIGHT - top, body, defs, top)


def _sky(high: Colour, low: Colour, top: float) -> Part:
    defs = gradient("sky", [(0, high, 1), (0.55, blend(high, low, 0.45), 1), (1, low, 1)])
    body = element("rect", y=top, width=WIDTH, height=HEIGHT - top, fill="url(#sky)")
    return defs, body + _stars(top + WORDS, blend(high, (255, 255, 255), 0.5))


def _town(key: str, kind: str, low: Colour, ground: Colour) -> Part:
    chance = Random(f"skyline {key}")
    shades = (blend(low, ground, 0.42), blend(low, ground, 0.72), ground)
    body = _layer(chance, hexed(shades[0]), 70, 150, 26, 54)
    body += element("rect", y=80, width=WIDTH, height=120, fill="url(#haze)")
    body += _layer(chance, hexed(shades[1]), 44, 112, 28, 58)
    light = hexed(blend(low, (255, 220, 150), 0.55))
    body += _sights(chance, kind, hexed(shades[1]), light, alone=key not in LANDMARKS)
    body += _landmark(key, low)
    body += _front(chance, hexed(ground), low=key in LANDMARKS)
    return gradient("haze", [(0, low, 0), (1, low, 0.55)]), body


def _scrim(top: float) -> Part:
    defs = gradient("scrim", [(0, BLACK, 0.6), (0.6, BLACK, 0.3), (1, BLACK, 0)])
    return defs, element("rect", y=top, width=WIDTH, height=SCRIM, fill="url(#scrim)")


def _stars(top: float, colour: Colour) -> str:
    """Draw stars under the place for words."""
    chance, drawn = Random("stars"), ""
    for _ in range(STARS):
        x, y = chance.uniform(0, WIDTH), chance.uniform(HEIGHT - TALL, HEIGHT * 0.5)
        size, share = chance.choice((0.8, 1.0, 1.6)), chance.uniform(0.4, 0.9)
        if y > top:
            star = {"cx": x, "cy": y, "r": size}
            drawn += element("circle", **star, fill=hexed(colour), fill_opacity=share)
    return drawn


def _layer(chance: Random, fill: str, low: float, tall: float, narrow: float, wide: float) -> str:
    """Draw a row of towers, tallest near the middle."""
    drawn, x = [], -10.0
    while x < WIDTH:
        width = chance.uniform(narrow, wide)
        middle = max(0.0, sin(pi * (x + width / 2) / WIDTH))
        height = low + (tall - low) * middle * chance.uniform(0.45, 1.0)
        drawn.append(_tower(chance, x, width, HEIGHT - height, fill))
        x += width + chance.choice((-4, 0, 0, 5, 12))
    return "".join(drawn)


def _tower(chance: Random, x: float, width: float, top: float, fill: str) -> str:
    """Draw one tower with a roof of some kind."""
    right, middle = x + width, x + width / 2
    body = element("rect", x=x, y=top, width=width, height=HEIGHT - top, fill=fill)
    match chance.randrange(8):
        case 0:
            body += polygon([(x, top), (middle, top - width * 0.55), (right, top)], fill)
        case 1:
            body += element(
                "rect", x=x + width * 0.2, y=top - 12, width=width * 0.6, height=14, fill=fill
            )
            body += element("rect", x=middle - 1.5, y=top - 34, width=3, height=26, fill=fill)
        case 2:
            body += polygon([(x, top), (x, top - width * 0.4), (right, top)], fill)
        case 3:
            body += element("ellipse", cx=middle, cy=top, rx=width / 2, ry=width * 0.4, fill=fill)
        case 4:
            body += element("rect", x=middle - 1.5, y=top - 26, width=3, height=28, fill=fill)
            body += element("circle", cx=middle, cy=top - 26, r=3.4, fill=fill)
        case _:
            pass
    return body


def _front(chance: Random, fill: str, *, low: bool) -> str:
    """Draw the nearest houses, with lights in their windows; low ones before a landmark."""
    drawn, x = [], -6.0
    while x < WIDTH:
        width, height = chance.uniform(30, 62), chance.uniform(20, 58)
        if low and LEFT - width < x < LEFT + 100 * LARGE:
            height = height / 4
        top = HEIGHT - height
        drawn.append(_tower(chance, x, width, top, fill))
        drawn.append(_windows(chance, x + 5, top + 6, int(width // 10), int(height // 12)))
        x += width + chance.choice((0, 0, 3, 8))
    return "".join(drawn)


def _windows(chance: Random, left: float, top: float, columns: int, rows: int) -> str:
    """Draw the windows behind which somebody is awake."""
    drawn = ""
    for row, column in product(range(rows), range(columns)):
        if chance.random() < AWAKE:
            drawn += element(
                "rect",
                x=left + column * 10,
                y=top + row * 12,
                width=4,
                height=6,
                fill="#ffd98a" if chance.random() < WARM else "#9fe8ff",
                fill_opacity=chance.uniform(0.55, 1),
            )
    return drawn


def _landmark(key: str, low: Colour) -> str:
    """Draw what everybody knows of a city, in the light of many lamps."""
    if key not in LANDMARKS:
        return ""
    stone = tones(blend(low, LAMPLIGHT, 0.55))
    return coloured(moved(LEFT, HEIGHT - 100 * LARGE - 2, LARGE, *LANDMARKS[key]), stone)


def _sights(chance: Random, kind: str, fill: str, light: str, *, alone: bool) -> str:
    """Draw what tells the kind of city: chimneys, domes or temples."""
    draw = {"industrial": _works, "scientific": _observatory, "cultural": _temple}[kind]
    places = chance.sample((70, 190, 320, 440, 545), 2) if alone else [chance.choice((300, 360))]
    return "".join(draw(chance, place, fill, light) for place in places)


def _works(chance: Random, x: float, fill: str, light: str) -> str:
    base = HEIGHT - 62
    saw = [(x - 60, HEIGHT), (x - 60, base)]
    for tooth in range(4):
        left = x - 60 + tooth * 30
        saw += [(left, base - 22), (left + 30, base)]
    drawn = polygon([*saw, (x + 60, HEIGHT)], fill)
    for chimney in (-44, -14, 20):
        top = HEIGHT - chance.uniform(112, 150)
        points = [(x + chimney, HEIGHT), (x + chimney + 4, top), (x + chimney + 14, top)]
        drawn += polygon([*points, (x + chimney + 18, HEIGHT)], fill)
        drawn += element(
            "rect", x=x + chimney + 2, y=top - 4, width=14, height=6, fill=light, fill_opacity=0.8
        )
        for puff in range(4):
            drawn += element(
                "circle",
                cx=x + chimney + 12 + puff * 9,
                cy=top - 12 - puff * 9,
                r=6 + puff * 3,
                fill=light,
                fill_opacity=0.28 - puff * 0.05,
            )
    return drawn


def _observatory(chance: Random, x: float, fill: str, light: str) -> str:
    top = HEIGHT - chance.uniform(84, 104)
    drawn = element("rect", x=x - 40, y=top, width=80, height=HEIGHT - top, fill=fill)
    drawn += element("path", d=f"M{x - 46} {top} A46 46 0 0 1 {x + 46} {top} Z", fill=fill)
    slit = [(x + 4, top - 45), (x + 14, top - 43), (x + 30, top - 4), (x + 18, top - 4)]
    drawn += polygon(slit, light, fill_opacity=0.55)
    dish = x + chance.choice((-86, 86))
    tall = HEIGHT - 96
    drawn += polygon([(dish - 12, HEIGHT), (dish, tall), (dish + 12, HEIGHT)], fill)
    drawn += element(
        "path",
        d=f"M{dish - 34} {tall - 26} Q{dish - 4} {tall + 22} {dish + 30} {tall - 10} Z",
        fill=fill,
    )
    drawn += element(
        "line", x1=dish - 2, y1=tall - 14, x2=dish + 8, y2=tall - 42, stroke=fill, stroke_width=3
    )
    return drawn + element("circle", cx=dish + 8, cy=tall - 42, r=4, fill=light)


def _temple(chance: Random, x: float, fill: str, light: str) -> str:
    top = HEIGHT - chance.uniform(78, 92)
    roof = [(x - 66, top), (x, top - 40), (x + 66, top)]
    drawn = polygon(roof, fill) + element("rect", x=x - 66, y=top, width=132, height=9, fill=fill)
    drawn += element(
        "rect", x=x - 58, y=top + 8, width=116, height=HEIGHT - top, fill=light, fill_opacity=0.5
    )
    for column in range(6):
        drawn += element(
            "rect", x=x - 60 + column * 22, y=top + 8, width=10, height=HEIGHT - top, fill=fill
        )
    if chance.random() < 0.7:
        tower = x + chance.choice((-96, 96))
        drawn += element("rect", x=tower - 13, y=top - 24, width=26, height=HEIGHT, fill=fill)
        drawn += polygon([(tower - 16, top - 24), (tower, top - 76), (tower + 16, top - 24)], fill)
        drawn += element("circle", cx=tower, cy=top - 6, r=6, fill=light, fill_opacity=0.9)
    return drawn
