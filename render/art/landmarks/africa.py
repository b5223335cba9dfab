"""More landmarks of Africa and of the Near East, lit up at night."""

from collections.abc import Mapping
from itertools import product

from render.art.landmarks.pieces import palm, windows
from render.art.shapes import Drawing, blob, dot, oval, poly, rect, rod, trace

LANDMARKS: Mapping[str, Drawing] = {
    "dakar": (  # a family in bronze on its hill
        blob("shade", "M0 100 Q26 66 50 66 Q74 66 100 100 Z"),
        rod("wood", "M44 66 L50 40 L60 66 M50 40 L52 26", 8),
        rod("wood", "M52 30 L84 6", 6),
        rod("wood", "M50 34 L28 52", 6),
        oval("wood", 50, 16, 8),
        oval("wood", 22, 58, 6),
        oval("wood", 84, 8, 5),
    ),
    "lusaka": (  # an elephant on its way home
        rect("hull", 26, 62, 13, 38, 3),
        rect("hull", 62, 62, 13, 38, 3),
        blob("hull", "M20 70 Q14 30 50 28 Q84 26 84 66 Q84 78 72 78 L30 78 Q22 78 20 70 Z"),
        blob("hull", "M30 34 Q4 26 4 58 L4 88 L13 88 L13 66 Q20 62 32 60 Z"),
        blob("shade", "M34 34 Q54 34 48 62 Q34 66 32 50 Z", 3),
        blob("ivory", "M14 60 Q18 78 28 76 Q22 70 20 58 Z", 3),
        dot("dark", 22, 44, 3),
        trace("hull", "M84 48 Q94 56 92 72", 4),
    ),
    "tunis": (  # a square minaret beside a dome
        rect("hull", 0, 66, 60, 34),
        blob("glass", "M12 66 Q12 40 32 40 Q52 40 52 66 Z"),
        rod("gold", "M32 40 L32 30", 3),
        *(
            blob("dark", f"M{x} 100 L{x} 84 Q{x + 6} 74 {x + 12} 84 L{x + 12} 100 Z", 0)
            for x in (6, 25, 44)
        ),
        rect("ivory", 62, 30, 28, 70),
        rect("ivory", 68, 14, 16, 16),
        poly("green", "66,14 76,0 86,14"),
        rect("shade", 71, 40, 10, 18, 5, 3),
    ),
    "mombasa": (  # tusks across the street
        blob("ivory", "M4 100 Q6 30 52 2 Q24 38 20 100 Z"),
        blob("ivory", "M80 100 Q76 38 48 2 Q94 30 96 100 Z"),
        blob("shine", "M30 100 Q32 56 54 36 Q42 60 42 100 Z", 3),
        blob("shine", "M58 100 Q58 60 46 36 Q68 56 70 100 Z", 3),
    ),
    "lagos": (  # a yellow bus that is never late, for it has no timetable
        rect("gold", 4, 34, 92, 52, 9),
        rect("glass", 12, 42, 22, 20, 3, 3),
        rect("glass", 39, 42, 22, 20, 3, 3),
        rect("glass", 66, 42, 22, 20, 3, 3),
        rect("dark", 4, 67, 92, 4, 0, 0),
        rect("dark", 4, 74, 92, 3, 0, 0),
        oval("dark", 26, 87, 11),
        oval("dark", 74, 87, 11),
        dot("grey", 26, 87, 5),
        dot("grey", 74, 87, 5),
        rect("wood", 18, 24, 40, 10, 2, 3),
    ),
    "johannesburg": (  # a tower with a crown
        rod("red", "M50 3 L50 22", 3),
        poly("hull", "45,40 55,40 59,100 41,100"),
        oval("shade", 50, 34, 18, 12),
        rect("gold", 33, 30, 34, 7, 3, 3),
        rect("shade", 4, 64, 24, 36),
        rect("shade", 70, 56, 26, 44),
        windows(9, 71, 2, 3),
        windows(76, 64, 2, 4),
    ),
    "haifa": (  # terraces that climb to a golden dome
        *(
            poly("green", f"{30 - step * 9},{100 - at} {70 + step * 9},{100 - at} 50,{70 - at}", 3)
            for step, at in ((3, 0), (2, 4), (1, 8))
        ),
        rect("ivory", 24, 56, 52, 22),
        *(rect("dark", x, 64, 7, 14, 3, 0) for x in (29, 41, 53, 65)),
        rect("ivory", 34, 40, 32, 16),
        blob("gold", "M34 40 Q34 10 50 8 Q66 10 66 40 Z"),
        rod("gold", "M50 8 L50 4", 3),
    ),
    "karachi": (  # a white cube under a round dome
        blob("ivory", "M24 44 Q22 6 50 4 Q78 6 76 44 Z"),
        poly("ivory", "16,44 84,44 92,100 8,100"),
        blob("shade", "M34 100 L34 70 Q50 44 66 70 L66 100 Z", 3),
        *(dot("gold", x, y, 3) for x, y in product((22, 78), (64, 84))),
        palm(-6, 52, 0.46),
        palm(76, 52, 0.46),
    ),
}
