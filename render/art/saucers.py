"""Saucers: whatever can be put on a rim with lamps, and what flies by itself."""

from collections.abc import Mapping
from math import cos, sin

from render.art.shapes import (
    Drawing,
    Part,
    blob,
    dot,
    lamps,
    moved,
    oval,
    poly,
    rect,
    ring,
    rod,
    scowl,
    trace,
)

BRIM: Part = (
    oval("glass", 50, 82, 17, 8)
    + oval("hull", 50, 70, 46, 15)
    + trace("shade", "M10 74 Q50 92 90 74", 3)
    + lamps((20, 71), (35, 76), (50, 78), (65, 76), (80, 71))
)
PLAIN: Drawing = (blob("glass", "M28 62 A22 32 0 0 1 72 62 Z"), dot("ivory", 42, 42, 4, 8), BRIM)

_COIN: Part = (
    oval("wood", 50, 42, 39)
    + "".join(
        dot("gold", 50 + 34.5 * cos(at * 0.4), 42 + 34.5 * sin(at * 0.4), 2) for at in range(16)
    )
    + oval("flame", 50, 42, 29, 29, 2.5)
    + moved(12, 25, 0.76, BRIM)
)

SAUCERS: Mapping[str, Drawing] = {
    "training": (
        rod("grey", "M22 76 L18 90 M78 76 L82 90", 4),
        oval("dark", 17, 90, 7),
        oval("dark", 83, 90, 7),
        dot("grey", 17, 90, 3),
        dot("grey", 83, 90, 3),
        *PLAIN,
        rod("red", "M50 30 L50 8", 3),
        poly("ivory", "52,6 74,12 52,19"),
    ),
    "golden-eye": (
        oval("ivory", 50, 38, 31),
        oval("gold", 50, 38, 17, 17, 3),
        dot("dark", 50, 38, 8),
        dot("ivory", 46, 33, 4),
        BRIM,
    ),
    "opera-glass": (
        rod("gold", "M82 52 L94 14", 4),
        poly("hull", "24,18 44,18 46,62 12,62"),
        poly("hull", "56,18 76,18 88,62 54,62"),
        rect("gold", 42, 30, 16, 10),
        rect("gold", 20, 10, 26, 10, 3),
        rect("gold", 54, 10, 26, 10, 3),
        oval("glass", 29, 62, 19, 9),
        oval("glass", 71, 62, 19, 9),
        moved(0, 8, 1, BRIM),
    ),
    "test-tube": (
        moved(
            12,
            2,
            0.86,
            blob("ivory", "M38 4 L38 62 A12 12 0 0 0 62 62 L62 4 Z"),
            blob("green", "M38 32 L62 32 L62 62 A12 12 0 0 1 38 62 Z", 0),
            rect("grey", 33, 2, 34, 9, 4),
            dot("ivory", 45, 42, 3.5),
            dot("ivory", 54, 36, 3),
            trace("dark", "M38 8 L38 62 M62 8 L62 62", 4),
            turn=16,
        ),
        oval("green", 80, 22, 5),
        oval("green", 89, 10, 3.5),
        BRIM,
    ),
    "lazy-susan": (
        rect("steel", 42, 74, 16, 18, 4),
        oval("steel", 50, 92, 24, 6),
        oval("wood", 50, 66, 46, 14),
        oval("hull", 50, 62, 46, 13),
        blob("ivory", "M8 46 L36 46 Q34 64 22 64 Q10 64 8 46 Z"),
        blob("ivory", "M64 46 L92 46 Q90 64 78 64 Q66 64 64 46 Z"),
        dot("red", 16, 45, 6),
        dot("gold", 28, 44, 6),
        dot("green", 72, 44, 6),
        dot("green", 84, 45, 6),
        rect("red", 42, 24, 16, 42, 6),
        rect("ivory", 45, 10, 10, 16, 3),
    ),
    "hard-frisbee": (
        moved(
            0,
            0,
            1,
            trace("grey", "M8 72 L28 72 M8 84 L32 84 M16 60 L24 60", 5),
            oval("hull", 54, 48, 43, 24),
            oval("shine", 54, 43, 34, 16, 2.5),
            oval("hull", 54, 42, 22, 9.5, 2.5),
            dot("shade", 54, 42, 9, 4),
            turn=-20,
        ),
        poly("gold", "88,64 92,74 100,72 95,80 100,88 90,86 84,94 82,84 72,82 81,76", 3),
    ),
    "paper-plate": (
        poly("ivory", ring(50, 47, 44, 40, 15)),
        oval("ivory", 50, 47, 30, 30, 2.5),
        rod("wood", "M34 36 Q46 48 64 30", 10),
        trace("red", "M34 30 L40 38 L46 34 L52 40 L58 31", 3),
        *(dot("green", x, y, 4) for x, y in ((34, 54), (44, 52), (62, 50), (70, 44))),
        BRIM,
    ),
    "bad-penny": (_COIN, scowl(50, 38, 13, 8), trace("dark", "M38 58 Q50 50 62 58", 4)),
    "platinum-eye": (
        rect("steel", 14, 8, 72, 56, 14),
        oval("grey", 50, 38, 29),
        oval("dark", 50, 38, 20),
        oval("red", 50, 38, 11, 11, 0),
        dot("ivory", 46, 34, 4),
        trace("ivory", "M50 12 L50 24 M50 52 L50 62 M22 38 L36 38 M64 38 L78 38", 4),
        BRIM,
    ),
    "diva-disc": (
        oval("steel", 50, 42, 40),
        dot("dark", 50, 42, 36),
        trace("steel", "M22 42 A28 28 0 0 1 50 14 M78 42 A28 28 0 0 1 50 70", 3),
        oval("hull", 50, 42, 22),
        blob("red", "M32 42 Q42 30 50 36 Q58 30 68 42 Q50 62 32 42 Z", 3),
        blob("ivory", "M38 42 Q50 38 62 42 Q50 48 38 42 Z", 0),
        BRIM,
    ),
    "nobel-surprise": (
        trace("gold", "M50 52 L42 46 L58 40 L46 36", 4),
        poly("red", "32,2 44,2 54,18 46,22", 3),
        poly("ivory", "68,2 56,2 46,18 54,22", 3),
        oval("gold", 50, 26, 14),
        dot("flame", 50, 26, 7),
        poly("hull", "76,46 90,20 98,26 86,52"),
        rect("hull", 20, 46, 60, 32),
        rect("ivory", 44, 46, 12, 30, 0, 2),
        moved(0, 8, 1, BRIM),
    ),
    "lazier-susan": (
        rect("steel", 42, 74, 16, 18, 4),
        oval("steel", 50, 92, 24, 6),
        oval("wood", 50, 72, 46, 13),
        oval("hull", 50, 68, 46, 12),
        blob("grey", "M16 66 A34 40 0 0 1 84 66 Z"),
        trace("dark", "M30 52 Q37 60 44 52 M56 52 Q63 60 70 52", 4),
        blob("red", "M24 38 Q44 8 72 4 Q90 2 90 18 Q80 14 76 38 Q50 26 24 38 Z"),
        oval("ivory", 90, 22, 7),
        trace("ivory", "M26 39 Q50 28 75 39", 7),
    ),
    "flying-circus": (
        rod("ivory", "M50 22 L50 6", 3),
        poly("red", "51,3 72,9 51,15", 3),
        blob("hull", "M50 16 L88 48 L82 72 L18 72 L12 48 Z"),
        poly("ivory", "50,16 62,48 60,72 40,72 38,48", 0),
        poly("ivory", "50,16 12,48 24,48", 0),
        poly("ivory", "50,16 88,48 76,48", 0),
        trace("dark", "M12 48 L88 48", 3),
        blob("dark", "M42 72 Q42 56 50 54 Q58 56 58 72 Z", 0),
        BRIM,
    ),
    "hit-and-rum": (
        rect("green", 10, 24, 28, 46, 8),
        rect("green", 18, 4, 12, 24, 3),
        rect("wood", 18, 2, 12, 8, 2),
        rect("ivory", 10, 36, 28, 20, 0, 2.5),
        trace("dark", "M18 41 L30 51 M30 41 L18 51", 4),
        trace("grey", "M40 46 L46 34 L52 50 L58 34 L64 46", 5),
        blob("red", "M62 32 Q64 16 80 18 Q98 20 96 38 Q94 54 78 54 L66 54 Z"),
        rect("ivory", 60, 28, 9, 28, 2, 3),
        trace("dark", "M78 34 Q84 42 92 38", 4),
        BRIM,
    ),
    "worse-penny": (
        blob("red", "M18 24 Q6 14 8 2 Q22 8 34 14 Z"),
        blob("red", "M82 24 Q94 14 92 2 Q78 8 66 14 Z"),
        _COIN,
        trace("dark", "M50 4 L46 12 L54 18 L49 25", 3),
        scowl(50, 38, 13, 8),
        blob("dark", "M32 50 Q50 58 68 50 Q64 66 50 66 Q36 66 32 50 Z", 0),
        poly("ivory", "37,53 45,55 41,62", 0),
        poly("ivory", "63,53 55,55 59,62", 0),
    ),
}
