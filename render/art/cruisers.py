"""Cruisers: whatever is too large to fly, over jets that do not care."""

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
    scowl,
    trace,
)


def jets(*places: float) -> Part:
    """Draw the flames under a cruiser."""
    return "".join(
        rect("steel", x - 8, 72, 16, 12, 2)
        + blob("flame", f"M{x - 8} 84 L{x + 8} 84 L{x} 98 Z", 3)
        + blob("gold", f"M{x - 4} 84 L{x + 4} 84 L{x} 92 Z", 0)
        for x in places
    )


PLAIN: Drawing = (
    jets(26, 66),
    poly("glass", "30,46 40,22 60,22 68,46"),
    poly("hull", "3,58 24,42 72,42 97,60 76,78 14,78"),
    lamps((26, 60), (42, 60), (58, 60), (74, 60)),
)

_SOFA: Part = (
    rect("hull", 14, 16, 72, 46, 12)
    + trace("shade", "M50 20 L50 50", 3)
    + rect("hull", 18, 52, 64, 22, 4)
    + rect("shade", 20, 50, 60, 12, 4, 3)
    + rect("hull", 3, 38, 20, 38, 9)
    + rect("hull", 77, 38, 20, 38, 9)
)
_BOMB: Part = (
    trace("wood", "M66 22 Q74 4 88 12", 5)
    + poly("gold", ring(89, 12, 10, 4.5, 7), 3)
    + rect("steel", 54, 14, 22, 14, 3)
    + oval("steel", 48, 52, 38)
)

CRUISERS: Mapping[str, Drawing] = {
    "grumpy-sofa": (
        jets(20, 80),
        _SOFA,
        scowl(50, 34, 14, 8),
        trace("dark", "M38 69 Q50 61 62 69", 4),
    ),
    "fat-comet": (
        blob("flame", "M40 16 Q70 2 97 3 Q90 12 96 22 Q88 26 94 38 Q84 44 84 62 L40 70 Z"),
        blob("gold", "M40 24 Q66 10 84 14 Q80 24 84 34 Q76 42 74 60 Z", 0),
        oval("hull", 40, 58, 36),
        dot("shade", 24, 80, 7, 5),
        dot("shade", 62, 78, 6, 4),
        eyes(38, 50, 13, 8),
        dot("pink", 18, 63, 6, 4),
        dot("pink", 58, 63, 6, 4),
        oval("dark", 38, 68, 8, 6, 0),
    ),
    "rent-collector": (
        jets(22, 60),
        poly("red", "2,40 40,6 78,40"),
        rect("hull", 10, 38, 60, 38),
        rect("wood", 33, 54, 16, 22, 2, 3),
        scowl(40, 44, 14, 6),
        rod("gold", "M76 60 L76 92 M76 82 L87 82 M76 91 L87 91", 5),
        oval("gold", 76, 50, 15),
        dot("dark", 76, 50, 6),
    ),
    "boom-mole": (jets(24, 72), _BOMB, mole(14, 18, 0.66)),
    "sofa-of-doom": (
        jets(20, 80),
        blob("ivory", "M20 22 Q4 18 8 2 Q18 12 32 14 Z"),
        blob("ivory", "M80 22 Q96 18 92 2 Q82 12 68 14 Z"),
        _SOFA,
        blob("red", "M26 28 L44 36 Q36 46 26 38 Z", 3),
        blob("red", "M74 28 L56 36 Q64 46 74 38 Z", 3),
        blob("dark", "M20 54 L80 54 L80 74 L20 74 Z", 2),
        poly("ivory", "22,54 30,66 38,54 46,66 54,54 62,66 70,54 78,66 80,54", 0),
        poly("ivory", "26,75 34,66 42,75", 0),
        poly("ivory", "58,75 66,66 74,75", 0),
    ),
    "big-whoops": (
        jets(50),
        blob(
            "gold",
            "M44 4 L56 4 L58 26 Q92 34 97 76 Q74 66 66 50 Q66 74 50 84"
            " Q34 74 34 50 Q26 66 3 76 Q8 34 42 26 Z",
        ),
        blob("ivory", "M50 30 Q62 40 60 62 Q50 72 40 62 Q38 40 50 30 Z", 3),
        rect("wood", 43, 3, 14, 10, 3),
        trace("wood", "M66 40 Q84 52 88 66 M34 40 Q16 52 12 66", 3),
        oval("hull", 50, 72, 30, 9),
        lamps((32, 72), (44, 74), (56, 74), (68, 72), tone="ivory"),
    ),
    "final-invoice": (
        jets(30, 70),
        poly("ivory", "14,4 86,4 86,78 77,70 68,78 59,70 50,78 41,70 32,78 23,70 14,78"),
        rect("hull", 14, 4, 72, 15),
        trace("steel", "M24 29 L52 29 M24 40 L60 40 M24 51 L48 51", 4),
        trace("dark", "M64 29 L76 29 M68 40 L76 40", 4),
        oval("red", 68, 56, 13, 13, 3),
        trace("ivory", "M62 56 L67 61 L75 51", 4),
    ),
    "boomer-mole": (
        jets(24, 72),
        _BOMB,
        mole(12, 16, 0.7),
        trace("dark", "M20 47 L28 46 M66 46 L76 47 M44 47 L50 47", 4),
        oval("glass", 36, 48, 10, 10, 4),
        oval("glass", 58, 48, 10, 10, 4),
        dot("dark", 36, 49, 4),
        dot("dark", 58, 49, 4),
        blob("ivory", "M47 64 Q40 60 26 72 Q40 80 47 70 Q54 80 68 72 Q54 60 47 64 Z", 3),
    ),
    "space-cathedral": (
        jets(20, 50, 80),
        rect("hull", 26, 34, 48, 42),
        poly("steel", "24,36 50,14 76,36"),
        *(
            rect("hull", x, 30, 20, 46) + poly("steel", f"{x - 3},32 {x + 10},3 {x + 23},32")
            for x in (8, 72)
        ),
        oval("red", 50, 44, 10),
        trace("gold", "M50 36 L50 52 M42 44 L58 44 M45 39 L55 49 M45 49 L55 39", 2.5),
        blob("gold", "M42 76 L42 66 Q50 54 58 66 L58 76 Z", 3),
        *(
            blob("gold", f"M{x} 58 L{x} 48 Q{x + 4} 40 {x + 8} 48 L{x + 8} 58 Z", 2)
            for x in (14, 78)
        ),
    ),
}
