"""Small things with light on them: dice, beams, rays."""

from render.art.svg import document, element, gradient, hexed, polygon
from render.theme import Colour, blend

BLACK, IVORY = (8, 9, 20), (255, 248, 230)
_PIPS = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((26, 26), (50, 50), (74, 74)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)),
}


def die(pips: int, colour: Colour) -> str:
    """Draw the face of a die."""
    face, shade = blend(colour, IVORY, 0.82), blend(colour, IVORY, 0.45)
    defs = gradient("face", [(0, IVORY, 1), (0.6, face, 1), (1, shade, 1)])
    body = element("rect", x=4, y=4, width=92, height=92, rx=22, fill="url(#face)")
    for x, y in _PIPS[pips]:
        body += element("circle", cx=x, cy=y, r=10.5, fill=hexed(BLACK))
    return document(100, 100, body, defs)


def beam(colour: Colour, width: int, height: int) -> str:
    """Draw the beam that lifts people up: wider where it meets the ground."""
    light = blend(colour, (255, 255, 255), 0.35)
    defs = gradient("beam", [(0, light, 0.75), (1, colour, 0.12)])
    narrow = width * 0.22
    body = polygon([(narrow, 0), (width - narrow, 0), (width, height), (0, height)], "url(#beam)")
    core = width * 0.38
    body += polygon(
        [(core, 0), (width - core, 0), (width * 0.7, height), (width * 0.3, height)], "url(#beam)"
    )
    return document(width, height, body, defs)


def token(shape: str, colour: Colour) -> str:
    """Draw an emblem: a shape of enamel with a rim."""
    light, dark = blend(colour, (255, 255, 255), 0.35), blend(colour, BLACK, 0.18)
    defs = gradient("enamel", [(0, light, 1), (0.55, colour, 1), (1, dark, 1)])
    rim = hexed(blend(colour, BLACK, 0.72))
    look: dict[str, float | str] = {
        "fill": "url(#enamel)",
        "stroke": rim,
        "stroke_width": 6.0,
        "stroke_linejoin": "round",
    }
    if shape == "circle":
        body = element("circle", cx=50, cy=50, r=45, **look)
    elif shape == "square":
        body = element("rect", x=8, y=8, width=84, height=84, rx=14, **look)
    else:
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in SHAPES[shape])
        body = element("polygon", points=points, **look)
    return document(100, 100, body, defs)


SHAPES = {
    "diamond": ((50, 3), (97, 50), (50, 97), (3, 50)),
    "hexagon": ((50, 3), (92, 26), (92, 74), (50, 97), (8, 74), (8, 26)),
    "triangle": ((50, 4), (96, 92), (4, 92)),
    "pentagon": ((50, 4), (97, 40), (79, 94), (21, 94), (3, 40)),
}
