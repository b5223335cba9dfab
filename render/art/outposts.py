"""Machines and biomes of a base on a far moon, each on a square of 100 units.

Tone `hull` is that of the colour a module counts as; `one` and `two` are those of what it makes,
or of what it looks at.
"""

from collections.abc import Mapping

from render.art.shapes import (
    ACCENTS,
    MARGIN,
    SIDE,
    Drawing,
    blob,
    coloured,
    dot,
    lamps,
    moved,
    oval,
    poly,
    rect,
    rod,
    tones,
    trace,
)
from render.art.svg import document, element, hexed
from render.theme import Colour

TONES = tuple(
    [ACCENTS[name] for name in ("grey", "steel", "glass", "flame", "pink", "wood", "green")]
)
"""The tones in it that are the same whoever it belongs to."""
_GROUND = rect("shade", 4, 88, 92, 10, 4)
_PLANTS = (
    trace("wood", "M50 78V54 M32 78V62 M68 78V62", 4)
    + dot("green", 50, 48, 13)
    + dot("green", 31, 58, 10)
    + dot("green", 69, 58, 10)
    + dot("flame", 45, 45, 3.4)
    + dot("pink", 55, 51, 3.4)
    + dot("gold", 30, 57, 3.2)
)
_SHEEN = trace("ivory", "M24 56Q27 38 38 28", 4)

MACHINES: Mapping[str, Drawing] = {
    "ice": (
        _GROUND,
        poly("one", "6,90 16,66 34,60 44,90"),
        poly("one", "34,90 44,70 58,74 62,90"),
        rod("hull", "M62 90L74 12L90 90"),
        rod("grey", "M67 56H83 M64 74H87", 3),
        rect("hull", 64, 8, 20, 14, 4),
        rod("steel", "M66 20L32 48", 6),
        poly("ivory", "40,36 48,46 24,62"),
    ),
    "methane": (
        _GROUND,
        rod("steel", "M20 90V70 M64 90V70", 6),
        oval("hull", 42, 58, 36, 28),
        oval("shine", 32, 48, 11, 7, 0),
        rod("grey", "M78 62H90V38", 7),
        blob("one", "M90 4Q104 24 98 36Q90 44 82 36Q76 24 90 4Z"),
        dot("gold", 90, 33, 4.5, 6),
        lamps((30, 66), (42, 68), (54, 66)),
    ),
    "insects": (
        _GROUND,
        rect("hull", 12, 10, 76, 82, 8),
        *(rect("dark", 19, y, 62, 20, 4, 0) for y in (17, 41, 65)),
        *(
            dot("one", x, y, 8, 6) + trace("one", f"M{x - 9} {y + 7}H{x + 9} M{x} {y}V{y - 8}", 3)
            for x, y in ((33, 29), (62, 29), (44, 53), (70, 53), (31, 77), (60, 77))
        ),
    ),
    "oxygen": (
        _GROUND,
        rect("steel", 14, 76, 72, 16, 5),
        rect("glass", 20, 16, 24, 62, 12),
        rect("glass", 56, 16, 24, 62, 12),
        rect("one", 20, 44, 24, 34, 10),
        rect("one", 56, 30, 24, 48, 10),
        rod("hull", "M32 16Q32 6 50 6Q68 6 68 16", 6),
        *(dot("ivory", x, y, 4) for x, y in ((29, 56), (36, 66), (65, 42), (71, 56), (64, 67))),
    ),
    "aircarbon": (
        _GROUND,
        rect("hull", 10, 48, 52, 42, 5),
        poly("steel", "66,90 70,22 88,22 92,90"),
        rect("hull", 67, 16, 24, 10, 3),
        oval("dark", 36, 68, 16, 14, 0),
        blob("flame", "M36 54Q50 68 46 77Q36 86 26 77Q24 68 36 54Z", 0),
        poly("one", "52,2 64,9 64,22 52,29 40,22 40,9"),
        poly("one", "26,16 34,21 34,31 26,36 18,31 18,21"),
    ),
    "protein": (
        _GROUND,
        poly("hull", "18,12 82,12 66,40 34,40"),
        rect("steel", 30, 38, 40, 16, 3),
        oval("grey", 50, 70, 34, 20),
        oval("dark", 50, 70, 20, 10, 0),
        moved(22, 42, 0.56, rect("one", 10, 34, 80, 34, 17), rect("ivory", 50, 34, 40, 34, 17)),
        lamps((34, 46), (50, 46), (66, 46)),
    ),
    "electricity": (
        _GROUND,
        rect("hull", 10, 40, 80, 50, 10),
        *(rect("steel", x, 28, 14, 20, 4) for x in (18, 43, 68)),
        *(dot("one", x, 24, 7) for x in (25, 50, 75)),
        oval("dark", 50, 66, 21, 19, 0),
        poly("one", "56,44 36,70 48,70 42,90 66,62 53,62"),
    ),
    "windmill": (
        _GROUND,
        poly("ivory", "45,42 55,42 60,90 40,90"),
        *(
            moved(0, -10, 1, blob("hull", "M50 48Q40 30 48 6L54 6Q58 30 50 48Z"), turn=turn)
            for turn in (0, 120, 240)
        ),
        oval("steel", 50, 40, 8),
        poly("one", "84,50 70,72 79,72 75,90 94,64 84,64"),
    ),
    "plant": (
        _GROUND,
        rect("one", 8, 30, 34, 60, 12),
        rect("two", 58, 30, 34, 60, 12),
        rect("hull", 8, 24, 34, 24, 12),
        rect("hull", 58, 24, 34, 24, 12),
        rod("grey", "M25 24V10H75V24 M42 66H58", 6),
        rect("ivory", 14, 54, 8, 26, 4, 0),
        rect("ivory", 64, 54, 8, 26, 4, 0),
        oval("steel", 50, 66, 11),
    ),
    "time": (
        _GROUND,
        rect("hull", 18, 8, 64, 12, 5),
        rect("hull", 18, 78, 64, 12, 5),
        blob("glass", "M26 20H74Q74 40 55 49Q74 58 74 78H26Q26 58 45 49Q26 40 26 20Z"),
        blob("gold", "M32 30H68Q64 42 50 48Q36 42 32 30Z", 0),
        poly("gold", "50,56 70,78 30,78", 0),
        trace("gold", "M50 46V70", 3),
    ),
    "lab": (
        _GROUND,
        rect("hull", 10, 70, 80, 20, 6),
        blob("glass", "M14 70Q14 20 50 20Q86 20 86 70Z"),
        blob("ivory", "M42 30H58V44L72 66Q72 70 68 70H32Q28 70 28 66L42 44Z"),
        blob("one", "M38 54H62L70 66Q70 68 67 68H33Q30 68 30 66Z", 0),
        dot("ivory", 45, 61, 3),
        dot("ivory", 55, 58, 2.4),
        rod("grey", "M50 20V8", 4),
        lamps((50, 7), (22, 80), (36, 80), (64, 80), (78, 80)),
    ),
    "communications": (
        _GROUND,
        poly("steel", "42,58 56,58 70,90 28,90"),
        blob("hull", "M14 16Q10 66 62 68Q82 68 86 58Z"),
        blob("ivory", "M20 22Q18 58 62 62Q74 62 78 56Z", 0),
        rod("grey", "M46 44L74 20", 4),
        oval("gold", 77, 17, 7),
        trace("gold", "M86 8Q98 18 90 32 M74 4Q84 2 88 6", 3.5),
    ),
    "round": (
        _GROUND,
        blob("glass", "M6 86Q6 16 50 16Q94 16 94 86Z"),
        _PLANTS,
        rect("hull", 4, 78, 92, 12, 5),
        trace("ivory", "M50 16Q24 34 26 78 M50 16Q76 34 74 78", 2),
        _SHEEN,
        oval("hull", 50, 14, 7),
    ),
    "rectangular": (
        _GROUND,
        rect("glass", 4, 34, 92, 54, 6),
        _PLANTS,
        poly("hull", "0,38 14,18 86,18 100,38"),
        rect("hull", 2, 78, 96, 12, 4),
        trace("ivory", "M27 38V78 M50 38V44 M73 38V78", 2.5),
    ),
    "octagonal": (
        _GROUND,
        poly("glass", "30,12 70,12 96,38 96,66 90,88 10,88 4,66 4,38"),
        _PLANTS,
        poly("hull", "30,8 70,8 78,18 22,18"),
        rect("hull", 6, 78, 88, 12, 4),
        trace("ivory", "M30 18L10 78 M70 18L90 78", 2.5),
    ),
    "wild": (
        _GROUND,
        oval("glass", 34, 60, 28, 30),
        poly("glass", "56,32 78,22 98,42 94,88 54,88"),
        _PLANTS,
        blob("hull", "M2 88Q6 76 50 78Q94 76 98 88Z"),
        oval("gold", 78, 20, 8),
        trace("gold", "M78 4V8 M64 10L67 13 M92 10L89 13", 3),
    ),
    "strip": (
        poly("hull", "26,10 74,10 100,94 0,94"),
        poly("dark", "31,14 69,14 90,90 10,90", 0),
        *(poly("ivory", points, 0) for points in ("47,18 53,18 54,32 46,32",)),
        poly("ivory", "46,42 54,42 55,60 45,60", 0),
        poly("ivory", "44,70 56,70 58,88 42,88", 0),
        lamps((27, 24), (73, 24), (20, 46), (80, 46), (12, 70), (88, 70), r=4.4),
    ),
    "rock": (
        poly("steel", "28,20 66,10 94,46 86,90 12,92 4,54"),
        poly("grey", "28,20 66,10 52,46 20,52", 0),
        trace("dark", "M28 20L48 50L4 54 M66 10L48 50L58 90 M48 50L94 46", 3),
    ),
}


def machine(name: str, hull: Colour, one: Colour, two: Colour) -> str:
    """Draw a machine: its hull in the colour of its module, and of what it is for."""
    chosen = tones(hull) | {"one": hexed(one), "two": hexed(two)}
    body = coloured("".join(MACHINES[name]), chosen)
    whole = SIDE + 2 * MARGIN
    return document(whole, whole, element("g", body, transform=f"translate({MARGIN} {MARGIN})"))
