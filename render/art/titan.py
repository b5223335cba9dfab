"""Titan at a cold dawn: haze of methane, ice on the horizon, small warm windows of far bases."""

from math import pi, sin
from random import Random

from render.art.svg import document, element, gradient, hexed, polygon
from render.theme import Colour, blend

HIGH, MIDDLE, LOW = (9, 15, 25), (16, 33, 44), (42, 58, 62)
GLOW, RINGS, LAMP = (196, 142, 84), (150, 132, 104), (255, 208, 122)
RANGES = ((0.58, 0.3), (0.7, 0.2), (0.84, 0.06))  # how low each range begins, how light it is
STEPS = 40  # corners of a range


def haze(width: int, height: int) -> str:
    """Draw the haze that hides all stars; nothing in it changes along a line."""
    stops = [(0, HIGH, 1.0), (0.35, MIDDLE, 1.0), (1, blend(MIDDLE, LOW, 0.4), 1.0)]
    rect = element("rect", width=width, height=height, fill="url(#haze)")
    return document(width, height, rect, gradient("haze", stops))


def twilight(width: int, height: int) -> str:
    """Draw the light of dawn alone, for a strip with words on all of it."""
    stops = [(0, HIGH, 1.0), (0.5, MIDDLE, 1.0), (1, LOW, 1.0)]
    rect = element("rect", width=width, height=height, fill="url(#twilight)")
    return document(width, height, rect, gradient("twilight", stops))


def horizon(width: int, height: int) -> str:
    """Draw dawn over ranges of ice: a ringed planet in the haze, domes with lit windows."""
    chance = Random("titan")
    stops = [(0, HIGH, 1.0), (0.3, MIDDLE, 1.0), (0.52, LOW, 1.0), (0.72, GLOW, 1.0)]
    body = element("rect", width=width, height=height, fill="url(#dawn)")
    body += _planet(width * 0.86, height * 0.4, height * 0.27)
    for number, (top, light) in enumerate(RANGES):
        body += _range(width, height, top, blend(HIGH, LOW, light * 2), chance)
        if number:
            for _ in range(5 + number):
                x, size = chance.uniform(0.05, 0.97) * width, height * (0.06 + 0.035 * number)
                body += _dome(x, height * (top + 0.04), size, chance)
    return document(width, height, body, gradient("dawn", stops))


def _planet(x: float, y: float, radius: float) -> str:
    """Draw the planet behind the haze, with its rings."""
    told = f"rotate(-18 {x:.1f} {y:.1f})"
    pale = hexed(blend(MIDDLE, RINGS, 0.6))
    ring = element(
        "ellipse",
        cx=x,
        cy=y,
        rx=radius * 1.9,
        ry=radius * 0.42,
        fill="none",
        stroke=pale,
        stroke_width=radius * 0.13,
        transform=told,
    )
    disc = element("circle", cx=x, cy=y, r=radius, fill=hexed(blend(MIDDLE, RINGS, 0.45)))
    before = element("clipPath", element("rect", x=0, y=y, width=4000, height=4000), id="near")
    near = element("g", ring, clip_path="url(#near)")
    return before + ring + disc + near


def _range(width: int, height: int, top: float, colour: Colour, chance: Random) -> str:
    """Draw a range of ice hills."""
    waves = [(chance.uniform(2, 9), chance.uniform(0, 2 * pi)) for _ in range(3)]
    points = [
        (
            width * step / STEPS,
            height * (top + sum(0.03 * sin(pi * step / STEPS * wave + at) for wave, at in waves)),
        )
        for step in range(STEPS + 1)
    ]
    return polygon([*points, (width, height), (0, height)], hexed(colour))


def _dome(x: float, y: float, size: float, chance: Random) -> str:
    """Draw a dome with a row of windows, some of which are lit."""
    hull = hexed(blend(HIGH, MIDDLE, 0.5))
    path = f"M{x - size:.1f} {y:.1f}A{size:.1f} {size:.1f} 0 0 1 {x + size:.1f} {y:.1f}Z"
    body = element("path", d=path, fill=hull)
    body += element("rect", x=x - size * 1.15, y=y, width=size * 2.3, height=size * 0.8, fill=hull)
    for step in (-0.7, -0.2, 0.3, 0.8):
        if chance.random() < 0.7:
            side = size * 0.22
            body += element(
                "rect", x=x + step * size - side, y=y, width=side, height=side, fill=hexed(LAMP)
            )
    return body


def astronaut(suit: Colour, visor: Colour) -> str:
    """Draw an astronaut to the waist: a suit, and a visor that is lit or dark."""
    rim, shade = hexed(HIGH), hexed(blend(suit, HIGH, 0.35))
    line: dict[str, float | str] = {"stroke": rim, "stroke_width": 4.0, "stroke_linejoin": "round"}
    body = element("rect", x=10, y=40, width=18, height=42, rx=8, fill=shade, **line)
    body += element("rect", x=72, y=40, width=18, height=42, rx=8, fill=shade, **line)
    body += element("path", d="M18 98V76Q18 56 50 56Q82 56 82 76V98Z", fill=hexed(suit), **line)
    body += element("circle", cx=50, cy=35, r=32, fill=hexed(suit), **line)
    body += element("rect", x=26, y=21, width=48, height=30, rx=14, fill=hexed(visor), **line)
    return document(100, 100, body)
