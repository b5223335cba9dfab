"""Orbital stations: whatever hangs between two solar panels."""

from collections.abc import Mapping

from render.art.shapes import (
    Drawing,
    Part,
    blob,
    dot,
    eyes,
    lamps,
    moved,
    oval,
    poly,
    rect,
    rod,
    trace,
)


def panels(y: float) -> Part:
    """Draw the solar panels and the boom that holds them."""
    drawn = rod("grey", f"M8 {y} L92 {y}", 4)
    for x in (3, 79):
        drawn += rect("steel", x, y - 14, 18, 28, 2)
        drawn += trace(
            "glass", f"M{x + 9} {y - 11} L{x + 9} {y + 11} M{x + 3} {y} L{x + 15} {y}", 2
        )
    return drawn


def _laughing(x: float, y: float, r: float) -> Part:
    """Draw a head that laughs with its eyes shut."""
    drawn = oval("hull", x, y, r)
    for left in (x - r * 0.6, x + r * 0.1):
        low, high, middle, right = y - r * 0.2, y - r * 0.45, left + r * 0.25, left + r * 0.5
        drawn += trace("dark", f"M{left} {low} L{middle} {high} L{right} {low}", 3)
    left, right, lip = x - r * 0.6, x + r * 0.6, y + r * 0.1
    return drawn + blob(
        "dark", f"M{left} {lip} L{right} {lip} Q{x} {y + r * 1.2} {left} {lip} Z", 0
    )


PLAIN: Drawing = (
    panels(52),
    oval("hull", 50, 52, 28),
    lamps((38, 46), (50, 42), (62, 46)),
    rod("grey", "M50 24 L50 8", 3),
    oval("red", 50, 8, 4, 4, 3),
)

STATIONS: Mapping[str, Drawing] = {
    "kek-lol-rofl": (
        panels(60),
        _laughing(30, 62, 23),
        _laughing(70, 62, 23),
        _laughing(50, 30, 24),
    ),
    "death-stable": (
        panels(56),
        oval("grey", 50, 54, 36),
        trace("steel", "M15 58 L85 58", 5),
        oval("steel", 70, 36, 9, 9, 3),
        rect("wood", 20, 42, 40, 44, 3),
        trace("dark", "M22 64 L58 64 M24 68 L56 84 M56 68 L24 84", 3),
        blob("hull", "M58 62 L54 30 L46 18 L42 28 Q26 34 10 52 Q10 62 20 60 L36 54 L34 62 Z"),
        trace("dark", "M56 26 Q66 40 62 60", 6),
        dot("dark", 36, 40, 4),
        dot("dark", 16, 54, 2.5),
    ),
    "tug-of-woe": (
        trace("dark", "M4 30 Q14 50 4 60", 8),
        trace("wood", "M4 30 Q14 50 4 60", 4),
        rect("red", 40, 8, 16, 30, 2),
        rect("dark", 40, 8, 16, 8, 2, 0),
        rect("ivory", 28, 34, 50, 24, 3),
        oval("glass", 42, 46, 7, 7, 3),
        oval("glass", 63, 46, 7, 7, 3),
        blob("hull", "M6 56 L96 52 Q94 88 72 90 L28 90 Q10 86 6 56 Z"),
        *(oval("dark", x, 68, 7) + dot("grey", x, 68, 3) for x in (24, 50, 76)),
        trace("dark", "M40 84 Q50 77 60 84", 3),
    ),
    "second-opinion": (
        panels(66),
        blob("ivory", "M6 8 L58 8 L58 48 L34 48 L24 60 L24 48 L6 48 Z"),
        trace("green", "M18 28 L28 38 L46 18", 7),
        blob("hull", "M44 42 L94 42 L94 82 L78 82 L78 94 L66 82 L44 82 Z"),
        trace("dark", "M58 52 L80 72 M80 52 L58 72", 7),
    ),
    "people-hoover": (
        trace("dark", "M44 40 Q40 6 66 8 Q90 10 84 60", 14),
        trace("grey", "M44 40 Q40 6 66 8 Q90 10 84 60", 7),
        poly("steel", "76,60 92,60 98,78 68,78"),
        blob("hull", "M6 76 Q4 36 36 36 Q64 36 64 76 Z"),
        oval("glass", 32, 58, 15, 13, 3),
        dot("dark", 32, 54, 4),
        blob("dark", "M25 68 Q32 54 39 68 Z", 0),
        oval("steel", 16, 80, 10),
        oval("steel", 54, 80, 10),
        dot("ivory", 16, 80, 3),
        dot("ivory", 54, 80, 3),
        *(dot("ivory", x, 87, 3.5) + trace("ivory", f"M{x} 91 L{x} 96", 4) for x in (76, 90)),
    ),
    "muhahaha": (
        panels(50),
        blob("red", "M26 26 Q12 16 16 3 Q26 12 40 14 Z"),
        blob("red", "M74 26 Q88 16 84 3 Q74 12 60 14 Z"),
        oval("hull", 50, 50, 36, 39),
        trace("dark", "M26 34 L44 42 M74 34 L56 42", 6),
        dot("dark", 36, 46, 4),
        dot("dark", 64, 46, 4),
        blob("dark", "M24 56 L76 56 Q72 84 50 84 Q28 84 24 56 Z", 0),
        poly("ivory", "28,56 40,56 34,66", 0),
        poly("ivory", "60,56 72,56 66,66", 0),
        blob("red", "M36 78 Q50 66 64 78 Q50 86 36 78 Z", 0),
    ),
    "crowd-control": (
        moved(0, 4, 1, panels(58)),
        trace("gold", "M86 24 L97 16 M88 40 L98 40 M86 56 L97 64", 5),
        rod("steel", "M36 56 L42 84", 10),
        poly("hull", "20,32 40,30 76,6 76,74 40,52 20,50"),
        rect("ivory", 8, 32, 16, 18, 4),
        oval("shine", 76, 40, 8, 33),
        oval("dark", 76, 40, 3, 16, 0),
    ),
    "fake-news-tower": (
        rod("hull", "M50 24 L26 94 M50 24 L74 94 M42 50 L58 50 M36 68 L64 68", 5),
        trace(
            "gold",
            "M36 10 Q28 18 36 28 M26 3 Q12 18 26 36 M64 10 Q72 18 64 28 M74 3 Q88 18 74 36",
            5,
        ),
        oval("red", 50, 18, 7),
        moved(
            20,
            46,
            0.6,
            rect("ivory", 6, 22, 90, 56, 2, 6),
            rect("dark", 14, 30, 74, 12, 0, 0),
            rect("steel", 14, 50, 30, 22, 0, 0),
            trace("steel", "M54 54 L86 54 M54 68 L80 68", 6),
            turn=-10,
        ),
    ),
    "soft-landing": (
        trace("ivory", "M8 42 L36 76 M36 42 L44 76 M64 42 L56 76 M92 42 L64 76", 3),
        blob(
            "hull",
            "M4 44 Q6 4 50 4 Q94 4 96 44 Q86 34 74 44 Q62 34 50 44 Q38 34 26 44 Q14 34 4 44 Z",
        ),
        blob("ivory", "M26 44 Q30 8 50 4 Q70 8 74 44 Q62 34 50 44 Q38 34 26 44 Z", 0),
        blob("shine", "M22 70 Q50 76 78 70 Q84 82 80 95 Q50 90 20 95 Q16 82 22 70 Z"),
        trace("shade", "M32 82 Q38 86 44 82 M56 82 Q62 86 68 82", 3),
    ),
    "gas-giant": (
        trace("dark", "M8 62 A46 14 -14 0 1 92 34", 11),
        trace("gold", "M8 62 A46 14 -14 0 1 92 34", 6),
        oval("hull", 50, 52, 34),
        trace("shade", "M24 34 Q50 42 76 34 M19 66 Q50 76 81 66", 5),
        eyes(50, 44, 13, 7),
        oval("dark", 50, 60, 6, 5, 0),
        trace("dark", "M8 62 A46 14 -14 0 0 92 34", 11),
        trace("gold", "M8 62 A46 14 -14 0 0 92 34", 6),
        oval("green", 74, 84, 8, 8, 3),
        oval("green", 88, 90, 5, 5, 3),
    ),
}
