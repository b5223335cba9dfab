"""What the raiders fly: saucers, tripods, cruisers, stations, the mothership."""

from render.art.svg import document, element, gradient, hexed, polygon
from render.theme import Colour, blend

SIDE = 100
WHITE, BLACK = (255, 255, 255), (8, 9, 20)


def _metal(colour: Colour) -> str:
    """Define how metal of a colour catches the light from above."""
    shine, shade = blend(colour, WHITE, 0.45), blend(colour, BLACK, 0.5)
    defs = gradient("hull", [(0, shine, 1), (0.45, colour, 1), (1, shade, 1)])
    defs += gradient("deep", [(0, colour, 1), (1, blend(colour, BLACK, 0.68), 1)])
    glass = blend((150, 235, 255), colour, 0.15)
    return defs + gradient("glass", [(0, WHITE, 1), (0.5, glass, 1), (1, (40, 110, 160), 1)])


def _lamps(places: list[tuple[float, float]], size: float, colour: str = "#fff3b0") -> str:
    return "".join(element("circle", cx=x, cy=y, r=size, fill=colour) for x, y in places)


def saucer(colour: Colour) -> str:
    """Draw a flying saucer."""
    body = element("path", d="M30 47 A20 26 0 0 1 70 47 Z", fill="url(#glass)")
    body += element("ellipse", cx=50, cy=66, rx=20, ry=9, fill="url(#deep)")
    body += element("path", d="M2 56 Q50 28 98 56 Q50 84 2 56 Z", fill="url(#hull)")
    body += element(
        "path",
        d="M8 57 Q50 72 92 57",
        fill="none",
        stroke=hexed(blend(colour, BLACK, 0.55)),
        stroke_width=2.5,
    )
    body += _lamps([(20, 59.5), (35, 63.5), (50, 65), (65, 63.5), (80, 59.5)], 3.2)
    return document(SIDE, SIDE, body, _metal(colour))


def tripod(colour: Colour) -> str:
    """Draw a walking tripod."""
    dark = hexed(blend(colour, BLACK, 0.45))
    legs = ""
    for path in ("M42 40 L20 62 L8 97", "M58 40 L80 62 L92 97", "M50 44 L53 70 L48 97"):
        legs += element(
            "path",
            d=path,
            fill="none",
            stroke=dark,
            stroke_width=7,
            stroke_linejoin="round",
            stroke_linecap="round",
        )
        legs += element(
            "path",
            d=path,
            fill="none",
            stroke=hexed(colour),
            stroke_width=3.2,
            stroke_linejoin="round",
            stroke_linecap="round",
        )
    body = legs + _lamps([(20, 62), (80, 62), (53, 70)], 5.2, hexed(blend(colour, WHITE, 0.3)))
    body += element("path", d="M16 34 Q20 4 50 4 Q80 4 84 34 Q50 54 16 34 Z", fill="url(#hull)")
    body += element("ellipse", cx=50, cy=30, rx=19, ry=11, fill="#10122a")
    body += element("ellipse", cx=50, cy=30, rx=9, ry=8, fill="#ff5a4e") + _lamps(
        [(53, 27)], 2.6, "#fff"
    )
    return document(SIDE, SIDE, body, _metal(colour))


def cruiser(colour: Colour) -> str:
    """Draw a battle cruiser."""
    body = polygon([(30, 44), (40, 22), (60, 22), (68, 46)], "url(#glass)")
    body += element("line", x1=46, y1=24, x2=40, y2=6, stroke=hexed(colour), stroke_width=3)
    body += _lamps([(40, 6)], 3.4, "#ff5a4e")
    body += polygon([(0, 54), (24, 40), (72, 40), (100, 58), (74, 76), (14, 76)], "url(#hull)")
    body += polygon([(6, 64), (92, 63), (74, 76), (14, 76)], "url(#deep)")
    body += element(
        "rect", x=78, y=53, width=20, height=5, rx=2.5, fill=hexed(blend(colour, BLACK, 0.6))
    )
    body += _lamps([(24, 54), (37, 54), (50, 54), (63, 54)], 3.6)
    body += polygon([(16, 77), (24, 92), (34, 77)], "#59d8ff", fill_opacity=0.85)
    body += polygon([(46, 77), (54, 92), (64, 77)], "#59d8ff", fill_opacity=0.85)
    return document(SIDE, SIDE, body, _metal(colour))


def station(colour: Colour) -> str:
    """Draw an orbital station: a ringed globe."""
    ring = "M4 58 A46 15 -14 0 1 96 42 A46 15 -14 0 1 4 58 Z"
    edge = hexed(blend(colour, WHITE, 0.25))
    body = element(
        "path", d=ring, fill="none", stroke=hexed(blend(colour, BLACK, 0.45)), stroke_width=7
    )
    body += element("circle", cx=50, cy=50, r=27, fill="url(#hull)")
    body += element("rect", x=48, y=6, width=4, height=20, fill=edge) + _lamps(
        [(50, 6)], 4.5, "#ff5a4e"
    )
    body += _lamps([(38, 42), (50, 38), (62, 42)], 3.6)
    body += element(
        "path", d="M4 58 A46 15 -14 0 0 96 42", fill="none", stroke=edge, stroke_width=7
    )
    return document(SIDE, SIDE, body, _metal(colour))


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
