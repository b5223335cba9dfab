"""Landmarks of Europe and Asia that only the first draft visits, lit up at night."""

from collections.abc import Mapping
from itertools import product

from render.art.landmarks.pieces import windows
from render.art.shapes import Drawing, blob, dot, lamps, oval, poly, rect, rod, trace

LANDMARKS: Mapping[str, Drawing] = {
    "athens": (  # a temple on its rock
        blob("shade", "M0 100 Q6 82 18 82 L82 82 Q94 82 100 100 Z"),
        rect("hull", 12, 74, 76, 8, 0, 3),
        *(rect("ivory", 16 + 12.4 * at, 40, 7, 34, 0, 3) for at in range(6)),
        rect("hull", 10, 32, 80, 9, 0, 3),
        poly("ivory", "8,32 50,10 92,32"),
    ),
    "moscow": (  # domes like onions
        rect("red", 8, 66, 84, 34),
        *(
            rect("red", x - w + 2, y, 2 * w - 4, 100 - y)
            + blob(
                tone,
                f"M{x} {y - 32} Q{x + 3} {y - 22} {x + w} {y - 14} Q{x + w + 4} {y - 4}"
                f" {x + w - 3} {y} L{x - w + 3} {y} Q{x - w - 4} {y - 4} {x - w} {y - 14}"
                f" Q{x - 3} {y - 22} {x} {y - 32} Z",
                3,
            )
            for x, y, w, tone in (
                (18, 64, 11, "green"),
                (82, 64, 11, "glass"),
                (50, 46, 15, "gold"),
            )
        ),
        blob("dark", "M42 100 L42 84 Q50 74 58 84 L58 100 Z", 0),
        windows(46, 60, 2, 1),
    ),
    "hamburg": (  # a glass wave on a warehouse
        rect("wood", 10, 66, 80, 34),
        *(dot("dark", 20 + 12 * x, 76 + 12 * y, 2.4) for x, y in product(range(6), range(2))),
        blob("glass", "M10 66 L10 8 Q22 34 36 22 Q46 12 54 26 Q66 42 76 24 Q82 14 90 16 L90 66 Z"),
        trace("shade", "M16 40 L84 40 M16 52 L84 52", 3),
        trace("shade", "M30 34 L30 62 M50 32 L50 62 M70 40 L70 62", 3),
    ),
    "rotterdam": (  # houses that stand on a corner
        *(rect("hull", x - 7, 66, 14, 34) for x in (26, 74)),
        *(
            poly("gold", f"{x},14 {x + 23},27 {x + 23},56 {x},72 {x - 23},56 {x - 23},27")
            + poly("shade", f"{x},14 {x + 23},27 {x},42 {x - 23},27", 3)
            + trace("dark", f"M{x} 42 L{x} 70", 3)
            + rect("ivory", x - 16, 44, 9, 9, 0, 3)
            + rect("ivory", x + 7, 44, 9, 9, 0, 3)
            for x in (26, 74)
        ),
    ),
    "warsaw": (  # a palace with a needle, floor upon floor
        rod("gold", "M50 4 L50 24", 3),
        *(
            rect("hull", 50 - w, y, 2 * w, 100 - y)
            for w, y in ((44, 76), (30, 62), (19, 36), (10, 22))
        ),
        *(rect("hull", x, 66, 8, 34) for x in (6, 86)),
        oval("gold", 50, 47, 8, 8, 3),
        windows(41, 64, 3, 4),
        *(windows(x, 84, 2, 2) for x in (15, 77)),
    ),
    "delhi": (  # a lotus of stone
        rect("glass", 0, 88, 100, 12, 0, 3),
        blob("ivory", "M2 90 Q4 60 26 48 Q34 70 34 90 Z"),
        blob("ivory", "M98 90 Q96 60 74 48 Q66 70 66 90 Z"),
        blob("ivory", "M16 90 Q14 46 34 24 Q50 50 46 90 Z"),
        blob("ivory", "M84 90 Q86 46 66 24 Q50 50 54 90 Z"),
        blob("shine", "M30 90 Q28 40 50 8 Q72 40 70 90 Z"),
        trace("shade", "M50 26 L50 84", 3),
    ),
    "samarkand": (  # a blue gate between leaning towers
        rect("gold", 24, 26, 52, 74),
        blob("glass", "M34 100 L34 60 Q36 44 50 36 Q64 44 66 60 L66 100 Z", 3),
        blob("dark", "M42 100 L42 70 Q44 60 50 56 Q56 60 58 70 L58 100 Z", 0),
        *(dot("glass", x, 32, 3) for x in (30, 40, 50, 60, 70)),
        *(
            poly("hull", f"{x - 5},24 {x + 5},24 {x + 7},100 {x - 7},100")
            + blob("glass", f"M{x - 7} 24 Q{x - 6} 10 {x} 8 Q{x + 6} 10 {x + 7} 24 Z", 3)
            + trace("glass", f"M{x - 4} 44 L{x + 4} 40 M{x - 5} 62 L{x + 5} 58", 4)
            for x in (10, 90)
        ),
    ),
    "bengaluru": (  # a chip that thinks for half the world
        trace("gold", "M4 30 L96 30 M4 46 L96 46 M4 62 L96 62 M4 78 L96 78", 5),
        trace("gold", "M26 10 L26 98 M42 10 L42 98 M58 10 L58 98 M74 10 L74 98", 5),
        rect("steel", 14, 20, 72, 68, 6),
        rect("green", 30, 36, 40, 36, 3, 3),
        trace("ivory", "M38 54 L46 54 L50 44 L55 64 L59 54 L63 54", 4),
        dot("gold", 23, 29, 4),
    ),
    "novosibirsk": (  # an engine for the longest way home
        rect("shade", 0, 92, 100, 8, 0, 3),
        rect("red", 58, 26, 34, 50),
        rect("gold", 66, 34, 18, 18, 2, 3),
        rect("shade", 52, 18, 46, 9, 2),
        rect("green", 12, 44, 48, 32, 6),
        poly("shade", "18,44 22,22 16,14 36,14 30,22 34,44"),
        oval("gold", 46, 42, 7, 6, 3),
        poly("red", "12,66 0,90 20,84", 3),
        *(oval("grey", x, 82, 11) + dot("dark", x, 82, 4) for x in (26, 52, 80)),
        dot("gold", 14, 54, 4),
    ),
    "osaka": (  # a white castle under green roofs
        poly("shade", "14,76 86,76 96,100 4,100"),
        *(
            rect("ivory", 50 - w, y, 2 * w, 17)
            + blob(
                "green",
                f"M{44 - w} {y + 1} Q{50 - w} {y - 4} {54 - w} {y - 13}"
                f" L{46 + w} {y - 13} Q{50 + w} {y - 4} {56 + w} {y + 1} Z",
                3,
            )
            for w, y in ((36, 62), (26, 40), (16, 18))
        ),
        poly("gold", "38,61 50,47 62,61", 3),
        *(rect("dark", x, 67, 6, 8, 0, 0) for x in (24, 38, 56, 70)),
        *(dot("gold", x, 6, 3.5) for x in (36, 64)),
    ),
    "jakarta": (  # a flame on a needle in a bowl
        rect("shade", 18, 88, 64, 12),
        poly("ivory", "46,20 54,20 57,74 43,74"),
        blob("hull", "M16 66 Q30 74 50 74 Q70 74 84 66 Q76 86 60 88 L40 88 Q24 86 16 66 Z"),
        blob("flame", "M36 20 Q34 10 44 8 Q48 6 52 1 Q54 8 62 10 Q66 14 62 20 Z", 3),
        rect("gold", 40, 19, 20, 5, 2, 2),
    ),
    "dhaka": (  # a rickshaw
        oval("dark", 74, 76, 22),
        oval("ivory", 74, 76, 16, 16, 0),
        trace("grey", "M74 60 L74 92 M58 76 L90 76 M63 65 L85 87 M63 87 L85 65", 2),
        dot("red", 74, 76, 5),
        oval("dark", 18, 82, 16),
        oval("ivory", 18, 82, 11, 11, 0),
        rod("green", "M18 82 L26 46 M18 82 L44 72 L60 72", 4),
        rod("grey", "M16 42 L32 48", 3),
        blob("red", "M46 72 L50 52 L90 52 L92 40 L98 40 L94 72 Z"),
        blob("flame", "M44 46 Q42 14 74 14 Q96 16 96 44 L84 44 Q78 28 62 32 L58 46 Z"),
        lamps((60, 62), (72, 62), (84, 62), r=3),
    ),
}
