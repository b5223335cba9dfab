"""Tripods: whatever walks on three legs."""

from collections.abc import Mapping

from render.art.moles import mole
from render.art.shapes import (
    Drawing,
    Part,
    blob,
    dot,
    eyes,
    lamps,
    oval,
    poly,
    rect,
    ring,
    rod,
    trace,
)

LEGS: Part = (
    rod("shade", "M50 54 L50 93", 6)
    + rod("hull", "M40 52 L20 68 L11 94", 6)
    + rod("hull", "M60 52 L80 68 L89 94", 6)
    + oval("shine", 20, 68, 5, 5, 3)
    + oval("shine", 80, 68, 5, 5, 3)
)
PLAIN: Drawing = (LEGS, blob("hull", "M16 54 Q14 10 50 10 Q86 10 84 54 Z"), eyes(50, 36, 15, 9))

TRIPODS: Mapping[str, Drawing] = {
    "doom-mole": (
        LEGS,
        blob("steel", "M18 62 Q8 4 50 2 Q92 4 82 62 Z"),
        mole(18, 8, 0.64),
    ),
    "tax-mole": (
        LEGS,
        mole(16, 10, 0.68),
        rect("dark", 22, 22, 56, 7, 3, 0),
        rect("steel", 32, 3, 36, 22, 2),
        rect("gold", 32, 15, 36, 6, 0, 0),
    ),
    "mole-mates": (
        LEGS,
        mole(-4, 10, 0.58),
        mole(46, 10, 0.58),
        blob("red", "M50 26 Q34 14 40 6 Q46 2 50 9 Q54 2 60 6 Q66 14 50 26 Z", 3),
    ),
    "knock-knee": (
        rod("shade", "M50 40 L50 94", 6),
        rod("hull", "M34 38 L46 66 L20 94", 7),
        rod("hull", "M66 38 L54 66 L80 94", 7),
        oval("shine", 42, 66, 8),
        oval("shine", 58, 66, 8),
        trace("gold", "M28 58 L16 52 M28 68 L14 70 M72 58 L84 52 M72 68 L86 70", 4),
        blob("hull", "M22 44 Q20 6 50 6 Q80 6 78 44 Z"),
        eyes(50, 26, 13, 9),
        trace("dark", "M38 40 L43 36 L48 40 L53 36 L58 40 L62 37", 3),
    ),
    "bar-stool": (
        rod("grey", "M50 24 L50 94", 6),
        rod("grey", "M34 24 L16 94", 6),
        rod("grey", "M66 24 L84 94", 6),
        trace("dark", "M24 64 Q50 76 76 64", 11),
        trace("gold", "M24 64 Q50 76 76 64", 5),
        rect("hull", 14, 8, 72, 20, 10),
        rect("red", 14, 22, 72, 8, 4, 3),
        trace("shine", "M24 14 L62 14", 4),
    ),
    "factory-foot": (
        rod("shade", "M50 54 L50 80", 6),
        rod("hull", "M30 54 L22 80 M70 54 L78 80", 6),
        *(
            blob("wood", f"M{x} 78 L{x + 14} 78 L{x + 14} 86 Q{x + 24} 88 {x + 24} 96 L{x} 96 Z", 3)
            for x in (12, 38, 70)
        ),
        rect("red", 18, 10, 14, 40),
        dot("grey", 26, 5, 5),
        dot("grey", 38, 7, 7),
        poly("hull", "10,60 10,36 32,24 32,36 56,24 56,36 80,24 80,36 90,36 90,60"),
        lamps((24, 50), (42, 50), (60, 50), (78, 50), r=5),
    ),
    "moon-walker": (
        LEGS,
        blob("ivory", "M62 4 A33 33 0 1 0 84 54 A30 30 0 0 1 62 4 Z"),
        dot("grey", 34, 44, 6),
        dot("grey", 50, 56, 4),
        dot("grey", 32, 24, 4),
        trace("dark", "M46 28 L46 36", 5),
        *(blob("steel", f"M{x - 9} 97 Q{x} 82 {x + 9} 97 Z", 3) for x in (12, 50, 88)),
        poly("gold", ring(80, 18, 11, 4.5, 5), 3),
    ),
    "doomier-mole": (
        rod("wood", "M90 96 L86 14", 5),
        LEGS,
        blob("grey", "M88 16 Q60 -4 38 18 Q64 10 86 26 Z"),
        blob("dark", "M12 62 Q4 12 44 10 Q84 12 76 62 Z"),
        trace("red", "M12 62 Q4 12 44 10 Q84 12 76 62", 4),
        mole(14, 12, 0.6),
        trace("red", "M30 34 L38 40 M58 34 L50 40", 5),
    ),
    "audit-mole": (
        LEGS,
        mole(2, 2, 0.7),
        rod("wood", "M74 54 L88 74", 6),
        oval("gold", 66, 36, 22),
        oval("glass", 66, 36, 15, 15, 3),
        dot("dark", 66, 38, 8),
        dot("ivory", 62, 34, 3),
    ),
    "mole-reunion": (
        LEGS,
        mole(26, -8, 0.48),
        mole(-6, 18, 0.5),
        mole(56, 18, 0.5),
        mole(25, 26, 0.52),
    ),
    "long-john-leg": (
        rod("shade", "M50 44 L50 94", 6),
        rod("hull", "M36 44 L22 94", 8),
        rod("wood", "M66 44 L76 70 L78 96", 5),
        poly("wood", "66,60 84,60 80,76 72,76", 3),
        oval("hull", 50, 36, 27, 22),
        dot("dark", 61, 36, 9),
        trace("dark", "M26 26 L76 44", 3),
        oval("ivory", 40, 37, 7, 7, 3),
        dot("dark", 40, 37, 3.5),
        blob("steel", "M12 28 Q22 -2 50 8 Q78 -2 88 28 Q50 14 12 28 Z"),
        dot("ivory", 50, 14, 4),
    ),
    "broadway-stomp": (
        rod("hull", "M34 56 L22 84 M66 56 L78 84", 6),
        rod("shade", "M50 56 L50 84", 6),
        *(
            blob("dark", f"M{x - 8} 84 L{x + 6} 84 Q{x + 16} 90 {x + 15} 96 L{x - 8} 96 Z", 3)
            for x in (20, 48, 78)
        ),
        *(dot("ivory", x, 87, 5, 3) for x in (19, 47, 77)),
        rect("hull", 8, 14, 84, 44, 6),
        rect("red", 18, 24, 64, 24, 3, 2.5),
        poly("gold", ring(50, 35, 15, 6.5, 5), 3),
        lamps(*((x, y) for x in (15, 29, 43, 57, 71, 85) for y in (19, 53)), tone="ivory", r=3),
        lamps((14, 36), (86, 36), tone="ivory", r=3),
    ),
    "iron-knee": (
        LEGS,
        oval("steel", 20, 68, 9),
        oval("steel", 80, 68, 9),
        dot("ivory", 20, 68, 3),
        dot("ivory", 80, 68, 3),
        rod("hull", "M28 34 Q28 10 50 10 L66 10 Q78 12 78 34", 9),
        blob("grey", "M4 58 Q12 28 46 28 L88 28 L92 58 Z"),
        rect("steel", 4, 50, 88, 9, 2, 3),
        lamps((66, 40), tone="red", r=5),
    ),
    "tap-dancer": (
        rod("shade", "M48 44 L50 86", 6),
        rod("hull", "M36 44 L14 62 L12 84 M60 44 L74 58 L90 74", 6),
        *(
            blob(
                "dark", f"M{x - 9} {y - 4} L{x + 3} {y - 6} L{x + 13} {y + 8} L{x - 9} {y + 8} Z", 3
            )
            for x, y in ((12, 88), (50, 88), (86, 78))
        ),
        *(dot("ivory", x, y, 4, 3) for x, y in ((10, 87), (48, 87), (84, 77))),
        blob("hull", "M8 30 L26 26 Q50 16 72 26 Q92 32 92 58 L74 58 Q74 46 62 46 L8 46 Z"),
        rect("grey", 42, 12, 14, 14),
        rect("red", 24, 4, 50, 10, 5),
        blob("glass", "M83 62 Q92 76 83 78 Q74 76 83 62 Z", 3),
    ),
}
