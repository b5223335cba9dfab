"""Landmarks of Oceania that only the first draft visits, lit up at night."""

from collections.abc import Mapping

from render.art.shapes import Drawing, blob, dot, lamps, oval, poly, rect, rod, trace

LANDMARKS: Mapping[str, Drawing] = {
    "papeete": (  # a black pearl
        blob(
            "pink",
            "M18 62 Q-4 38 12 24 Q16 10 30 14 Q40 2 50 8 Q60 2 70 14 Q84 10 88 24 Q104 38 82 62 Z",
        ),
        trace("red", "M50 14 L50 50 M30 20 L40 50 M70 20 L60 50 M14 32 L30 52 M86 32 L70 52", 3),
        blob("ivory", "M4 68 Q50 52 96 68 L80 84 L20 84 Z"),
        oval("steel", 50, 63, 14),
        dot("ivory", 45, 58, 4),
        blob("pink", "M4 68 Q28 80 50 80 Q72 80 96 68 Q90 94 50 96 Q10 94 4 68 Z"),
        trace("red", "M28 82 L34 90 M50 86 L50 90 M72 82 L66 90", 3),
    ),
    "apia": (  # a house without walls
        blob("green", "M0 100 Q20 88 50 88 Q80 88 100 100 Z"),
        rect("ivory", 12, 82, 76, 9, 2),
        *(rect("wood", x, 50, 6, 34, 0, 3) for x in (17, 37, 57, 77)),
        blob("gold", "M4 56 Q10 18 38 12 L62 12 Q90 18 96 56 Q50 46 4 56 Z"),
        trace("wood", "M24 40 L30 22 M50 40 L50 20 M76 40 L70 22", 3),
    ),
    "canberra": (  # a mast over a hill that is a house
        blob("green", "M0 100 Q14 64 50 62 Q86 64 100 100 Z"),
        trace("dark", "M18 84 L44 34 L44 30 M82 84 L56 34 L56 30", 8),
        trace("grey", "M18 84 L44 34 L44 30 M82 84 L56 34 L56 30", 4),
        rod("grey", "M50 36 L50 4 M42 34 L58 34", 4),
        blob("red", "M52 4 Q64 -2 72 6 Q80 12 92 6 L92 24 Q80 30 72 24 Q64 18 52 22 Z", 3),
        rect("ivory", 26, 80, 48, 20),
        *(rect("dark", x, 86, 6, 14, 0, 0) for x in (32, 42, 52, 62)),
    ),
    "hobart": (  # a yacht that has come far
        poly("ivory", "48,4 48,74 88,74"),
        poly("red", "42,16 42,74 10,74"),
        rod("wood", "M45 4 L45 82", 4),
        blob("hull", "M4 80 L98 80 Q92 96 78 96 L24 96 Q10 94 4 80 Z"),
        trace("gold", "M14 86 L90 86", 3),
        blob(
            "glass", "M0 100 Q12 88 25 94 Q38 100 50 94 Q62 88 75 94 Q88 100 100 92 L100 100 Z", 3
        ),
        trace("shade", "M56 36 L66 36 M56 54 L76 54", 3),
    ),
    "dunedin": (  # a penguin with yellow brows
        blob("steel", "M22 60 Q2 72 10 88 Q22 82 26 74 Z"),
        blob("steel", "M78 60 Q98 72 90 88 Q78 82 74 74 Z"),
        blob(
            "steel",
            "M50 4 Q72 4 72 30 Q82 46 80 70 Q78 96 50 96 Q22 96 20 70 Q18 46 28 30 Q28 4 50 4 Z",
        ),
        blob("ivory", "M50 42 Q70 44 70 68 Q68 90 50 90 Q32 90 30 68 Q30 44 50 42 Z", 3),
        trace("gold", "M30 16 Q40 14 46 22 M70 16 Q60 14 54 22", 5),
        lamps((40, 26), (60, 26), tone="ivory", r=4.5),
        lamps((41, 26), (59, 26), tone="dark", r=2.4),
        poly("flame", "43,32 57,32 50,44", 3),
        *(oval("flame", x, 96, 11, 5, 3) for x in (38, 62)),
    ),
    "adelaide": (  # a glass of the valley's red
        blob("glass", "M12 6 L62 6 Q66 46 37 50 Q8 46 12 6 Z"),
        blob("red", "M12 22 L62 22 Q62 46 37 48 Q12 46 12 22 Z", 3),
        rod("glass", "M37 52 L37 90", 5),
        rect("glass", 16, 90, 42, 8, 4),
        *(
            oval("pink", x, y, 8, 8, 3)
            for x, y in ((66, 56), (80, 56), (92, 57), (72, 68), (86, 69), (79, 81))
        ),
        rod("wood", "M80 48 L82 36", 3),
        blob("green", "M82 40 Q70 26 84 20 Q98 26 96 36 Q90 44 82 40 Z", 3),
    ),
    "newcastle": (  # a wagon of coal
        blob("dark", "M10 48 Q14 26 28 30 Q36 8 54 20 Q72 14 74 32 Q88 28 90 48 Z"),
        *(
            poly("steel", f"{x},{y} {x + 9},{y - 6} {x + 14},{y + 3} {x + 5},{y + 7}", 0)
            for x, y in ((22, 40), (42, 30), (60, 40), (72, 38), (40, 44))
        ),
        poly("wood", "2,44 98,44 86,82 14,82"),
        trace("dark", "M20 46 L26 82 M50 46 L50 82 M80 46 L74 82", 4),
        rect("shade", 2, 42, 96, 8, 2),
        *(oval("grey", x, 86, 11) + dot("dark", x, 86, 4) for x in (28, 72)),
    ),
    "port-moresby": (  # a house of spirits
        rod("wood", "M18 100 L18 70 M82 100 L82 70", 5),
        blob("wood", "M50 100 L8 78 Q36 44 50 0 Q64 44 92 78 Z"),
        blob("ivory", "M50 92 L22 76 Q42 48 50 20 Q58 48 78 76 Z", 3),
        oval("red", 40, 62, 6, 6, 3),
        oval("red", 60, 62, 6, 6, 3),
        lamps((40, 62), (60, 62), tone="dark", r=2.4),
        trace("red", "M50 36 L50 68", 5),
        blob("dark", "M34 78 Q50 70 66 78 Q50 92 34 78 Z", 0),
        trace("ivory", "M42 79 L42 83 M50 77 L50 84 M58 79 L58 83", 3),
    ),
    "noumea": (  # shells of wood, as high as pines
        *(
            blob(
                "wood",
                f"M{x - w} 92 Q{x - w - 6} {top + 30} {x - 2} {top} L{x + 5} {top + 6}"
                f" Q{x + w + 8} {top + 34} {x + w} 92 Z",
            )
            + trace(
                "gold",
                f"M{x - w + 6} 84 Q{x - w + 2} {top + 36} {x} {top + 14}"
                f" M{x + 1} 84 L{x + 2} {top + 18}"
                f" M{x + w - 5} 84 Q{x + w} {top + 40} {x + 4} {top + 16}",
                3,
            )
            for x, w, top in ((22, 14, 34), (80, 13, 44), (50, 18, 4))
        ),
        rect("shade", 2, 88, 96, 12),
        lamps((20, 94), (50, 94), (80, 94)),
    ),
}
