"""Lit windows: what stands on a card hovers before an evening sky, over a far horizon."""

from random import Random

from render.art.svg import document, element, gradient, hexed
from render.theme import Colour, blend

SIDE = 100
WHITE, BLACK = (255, 255, 255), (8, 9, 20)


def window(high: Colour, low: Colour, ground: Colour) -> str:
    """Draw a sky from `high` to `low` with a planet's edge below."""
    chance = Random("window")
    defs = gradient("sky", [(0, high, 1), (0.6, blend(high, low, 0.5), 1), (1, low, 1)])
    defs += gradient("land", [(0, blend(low, ground, 0.45), 1), (1, ground, 1)])
    body = element("rect", width=SIDE, height=SIDE, fill="url(#sky)")
    for _ in range(14):
        body += element(
            "circle",
            cx=chance.uniform(0, SIDE),
            cy=chance.uniform(0, SIDE * 0.6),
            r=chance.choice((0.6, 0.8, 1.1)),
            fill=hexed(blend(high, WHITE, 0.6)),
        )
    body += element(
        "circle", cx=76, cy=26, r=11, fill=hexed(blend(low, WHITE, 0.25)), fill_opacity=0.5
    )
    body += element(
        "circle", cx=71, cy=23, r=10, fill=hexed(blend(high, low, 0.25)), fill_opacity=0.9
    )
    body += element("ellipse", cx=50, cy=128, rx=92, ry=48, fill="url(#land)")
    return document(SIDE, SIDE, body, defs)
