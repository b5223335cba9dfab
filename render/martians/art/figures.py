"""Martians in three poses, tokens, the ship, crop circles: each on a square of 100 units."""

from collections.abc import Mapping

from render.art.shapes import (
    Drawing,
    Part,
    blob,
    dot,
    lamps,
    oval,
    poly,
    rect,
    ring,
    rod,
    scowl,
    trace,
)

_HEAD = (
    blob("green", "M50 6Q86 8 84 38Q82 58 62 66H38Q18 58 16 38Q14 8 50 6Z")
    + trace("shade", "M50 10Q44 20 50 30 M36 14Q34 24 40 30 M64 14Q66 24 60 30", 3)
    + scowl(50, 44, 17, 12)
    + trace("dark", "M40 60Q50 55 60 60", 4)
)
_BODY = blob("red", "M36 64H64L72 96H28Z") + rect("gold", 32, 76, 36, 7, 0, 2)
_GUN = rect("grey", 70, 66, 26, 10, 3, 3) + dot("flame", 96, 71, 5)

MARTIANS: tuple[Drawing, ...] = (
    (rod("green", "M34 72L12 54 M66 72L88 54", 7), _BODY, _HEAD),
    (rod("green", "M34 72L20 88 M64 74L80 72", 7), _BODY, _GUN, _HEAD),
    (rod("green", "M34 72L10 78 M66 72L90 78", 7), _BODY, _HEAD),
)
_CRATE: Part = rect("wood", 14, 22, 72, 62, 5) + trace("dark", "M14 40H86 M14 66H86", 3)

THINGS: Mapping[str, Drawing] = {
    "life": (
        blob("red", "M50 90Q2 52 14 28Q30 6 50 30Q70 6 86 28Q98 52 50 90Z"),
        dot("pink", 32, 34, 7),
    ),
    "bullet": (
        blob("gold", "M32 92V42Q34 16 50 6Q66 16 68 42V92Z"),
        rect("wood", 28, 80, 44, 12, 2),
        trace("ivory", "M42 44V70", 5),
    ),
    "object": (_CRATE, poly("gold", "50,32 66,53 50,74 34,53")),
    "fuel": (
        rect("red", 20, 26, 54, 66, 6),
        trace("ivory", "M32 42L62 78 M62 42L32 78", 6),
        rod("steel", "M28 24V14H54V24", 5),
        poly("grey", "64,26 88,12 84,32"),
    ),
    "fertilizer": (
        blob("ivory", "M22 26Q14 60 20 90H80Q86 60 78 26Q64 18 50 22Q36 18 22 26Z"),
        trace("steel", "M28 28Q50 36 72 28", 4),
        blob("green", "M50 80Q50 58 30 50Q30 74 50 80Z", 3),
        blob("green", "M50 80Q50 52 70 46Q72 72 50 80Z", 3),
    ),
    "dynamite": (
        rect("red", 16, 34, 20, 58, 4),
        rect("red", 40, 34, 20, 58, 4),
        rect("red", 64, 34, 20, 58, 4),
        rect("steel", 12, 56, 76, 10, 2),
        trace("ivory", "M50 32Q50 14 66 16", 5),
        dot("flame", 70, 15, 8),
    ),
    "crop": (
        oval("gold", 50, 50, 42, 42),
        trace("wood", "M50 50Q58 38 66 50Q66 70 46 70Q26 64 30 44Q40 22 62 26Q80 34 80 52", 6),
    ),
    "crop-circle": (
        oval("gold", 50, 50, 44, 44),
        oval("wood", 50, 50, 31, 31, 3),
        oval("gold", 50, 50, 18, 18, 3),
        dot("wood", 50, 50, 7),
    ),
    "mother-ship": (
        blob("glass", "M30 42Q32 12 50 12Q68 12 70 42Z"),
        oval("green", 50, 34, 9, 11, 2),
        oval("grey", 50, 52, 48, 18),
        oval("steel", 50, 48, 30, 9, 2),
        lamps((12, 54), (28, 61), (50, 64), (72, 61), (88, 54), r=4),
        poly("flame", "36,70 64,70 70,94 30,94", 0),
    ),
    "martian": (_HEAD,),
    "card": (
        rect("ivory", 26, 10, 50, 80, 7),
        rect("steel", 33, 18, 36, 64, 4, 0),
        dot("gold", 51, 50, 11),
    ),
    "weapon": (
        rod("grey", "M12 36H88", 12),
        poly("wood", "14,34 42,34 36,54 26,84 8,84 16,54"),
        trace("dark", "M40 50Q50 62 56 46", 4),
    ),
    "shell": (rect("red", 30, 14, 40, 60, 4), rect("gold", 28, 66, 44, 22, 2)),
    "eye": (
        blob("ivory", "M6 50Q50 8 94 50Q50 92 6 50Z"),
        oval("steel", 50, 50, 18, 18, 3),
        dot("dark", 50, 50, 9),
    ),
    "tile": (rect("steel", 12, 12, 76, 76, 6), trace("ivory", "M50 14V86 M14 50H86", 10)),
    "blast": (
        poly("flame", ring(50, 52, 48, 26, 11)),
        poly("gold", ring(50, 52, 34, 18, 9), 2),
        poly("ivory", ring(50, 52, 18, 9, 7), 0),
        poly("steel", "8,30 24,22 20,36"),
        poly("grey", "78,12 94,20 82,28"),
        oval("steel", 82, 80, 11, 5, 2),
    ),
    "broken": (
        blob("red", "M50 90Q2 52 14 28Q30 6 50 30Q70 6 86 28Q98 52 50 90Z"),
        trace("dark", "M50 28L40 44L58 54L44 70L52 86", 7),
    ),
    "saucer": (
        blob("glass", "M34 46Q36 26 50 26Q64 26 66 46Z"),
        oval("red", 50, 56, 42, 15),
        lamps((22, 58), (40, 63), (60, 63), (78, 58), r=4),
    ),
}
