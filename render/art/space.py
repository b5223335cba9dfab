"""The sky behind everything: deep space that grows lighter towards the Earth."""

from random import Random

from render.art.svg import document, element, gradient, hexed
from render.theme import Colour, blend


def space(width: int, height: int, high: Colour, low: Colour) -> str:
    """Draw deep space with its stars; nothing in it changes along a line, so that it packs well."""
    chance = Random("space")
    defs = gradient("deep", [(0, high, 1), (0.3, blend(high, low, 0.3), 1), (1, low, 1)])
    body = element("rect", width=width, height=height, fill="url(#deep)")
    for _ in range(width * height // 12000):
        body += element(
            "circle",
            cx=chance.uniform(0, width),
            cy=chance.uniform(0, height),
            r=chance.choice((1.0, 1.0, 1.4, 1.4, 2.2)),
            fill=hexed(blend(high, (255, 250, 235), chance.choice((0.4, 0.6, 0.85)))),
        )
    return document(width, height, body, defs)
