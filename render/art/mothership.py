"""The mothership, which counts the turns by the lamps on its rim."""

from render.art.svg import document, element, gradient, hexed, polygon
from render.theme import Colour, blend

WHITE, BLACK = (255, 255, 255), (8, 9, 20)


def _metal(colour: Colour) -> str:
    """Define how metal of a colour catches the light from above."""
    shine, shade = blend(colour, WHITE, 0.45), blend(colour, BLACK, 0.5)
    defs = gradient("hull", [(0, shine, 1), (0.45, colour, 1), (1, shade, 1)])
    defs += gradient("deep", [(0, colour, 1), (1, blend(colour, BLACK, 0.68), 1)])
    glass = blend((150, 235, 255), colour, 0.15)
    return defs + gradient("glass", [(0, WHITE, 1), (0.5, glass, 1), (1, (40, 110, 160), 1)])


def mothership(colour: Colour, lights: int, lit: int) -> str:
    """Draw the mothership (600 x 220); lights on its rim count the turns."""
    defs = _metal(colour)
    defs += gradient("beam", [(0, (190, 255, 200), 0.5), (1, (190, 255, 200), 0)])
    defs += gradient("halo", [(0, (150, 170, 255), 0.5), (1, (150, 170, 255), 0)], radial=True)
    body = element("ellipse", cx=300, cy=110, rx=300, ry=108, fill="url(#halo)")
    body += polygon([(230, 130), (370, 130), (470, 220), (130, 220)], "url(#beam)")
    body += element("path", d="M205 84 Q212 14 300 12 Q388 14 395 84 Z", fill="url(#glass)")
    body += element(
        "path",
        d="M232 60 Q248 26 284 22",
        fill="none",
        stroke="#ffffff",
        stroke_width=6,
        stroke_linecap="round",
        stroke_opacity=0.75,
    )
    body += element("ellipse", cx=300, cy=138, rx=104, ry=28, fill="url(#deep)")
    body += element("ellipse", cx=300, cy=146, rx=66, ry=14, fill="#d8ffd0", fill_opacity=0.85)
    body += element(
        "path",
        d="M10 106 Q120 58 300 56 Q480 58 590 106 Q480 150 300 152 Q120 150 10 106 Z",
        fill="url(#hull)",
    )
    body += element(
        "path",
        d="M196 68 Q300 96 404 68",
        fill="none",
        stroke=hexed(blend(colour, BLACK, 0.5)),
        stroke_width=4,
    )
    for light in range(lights):
        share = (light + 0.5) / lights * 2 - 1
        x, y = 300 + share * 250, 128 - 20 * share * share
        if light < lit:
            body += element("circle", cx=x, cy=y, r=15, fill="#ffd23d", fill_opacity=0.35)
        fill = "#ffdf6b" if light < lit else hexed(blend(colour, BLACK, 0.7))
        body += element("circle", cx=x, cy=y, r=9, fill=fill, stroke="#14162e", stroke_width=2)
    return document(600, 220, body, defs)
