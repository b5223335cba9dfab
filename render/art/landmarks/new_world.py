"""Landmarks of the Americas that only the first draft visits, lit up at night."""

from collections.abc import Mapping

from render.art.landmarks.pieces import windows
from render.art.shapes import Drawing, blob, dot, lamps, oval, poly, rect, ring, rod, trace

LANDMARKS: Mapping[str, Drawing] = {
    "new-orleans": (  # a saxophone
        trace("dark", "M22 14 L32 10 Q42 8 44 20 L50 70 Q52 88 66 86 Q78 84 78 66", 20),
        trace("gold", "M22 14 L32 10 Q42 8 44 20 L50 70 Q52 88 66 86 Q78 84 78 66", 12),
        blob("gold", "M70 66 L62 40 Q78 34 96 40 L86 66 Z"),
        oval("wood", 79, 40, 17, 6, 3),
        rect("dark", 10, 11, 14, 8, 3),
        *(dot("ivory", x, y, 4.4) for x, y in ((46, 32), (48, 46), (50, 60), (54, 74))),
    ),
    "seattle": (  # a saucer on three legs, and it was here before us
        rod("ivory", "M42 44 Q48 70 28 98 M58 44 Q52 70 72 98 M50 44 L50 98", 6),
        rect("hull", 34, 70, 32, 6, 2, 3),
        rod("red", "M50 4 L50 20", 3),
        poly("ivory", "38,20 62,20 66,28 34,28", 3),
        blob("hull", "M8 36 Q14 28 50 27 Q86 28 92 36 Q80 46 50 47 Q20 46 8 36 Z"),
        trace("gold", "M24 37 L76 37", 4),
    ),
    "toronto": (  # a needle beside a white dome
        rod("hull", "M36 2 L36 30", 3),
        poly("hull", "32,40 40,40 47,100 25,100"),
        blob("shade", "M18 38 Q20 28 36 27 Q52 28 54 38 Q48 46 36 46 Q24 46 18 38 Z"),
        rect("red", 22, 37, 28, 4, 2, 0),
        blob("ivory", "M46 100 L46 84 Q50 58 73 58 Q96 58 98 84 L98 100 Z"),
        trace("shade", "M50 82 Q58 72 73 72 Q88 72 94 82 M73 60 L73 72", 3),
    ),
    "pittsburgh": (  # a ladle of steel
        trace("dark", "M26 8 L26 34 M84 8 L84 30", 9),
        trace("grey", "M26 8 L26 34 M84 8 L84 30", 4),
        rect("shade", 14, 2, 82, 9, 2),
        poly("steel", "22,26 92,38 78,80 40,74"),
        trace("dark", "M30 44 L86 54", 4),
        blob("flame", "M22 26 L8 22 Q0 28 4 50 L4 92 L18 92 L18 44 Q20 36 26 36 Z", 3),
        poly("flame", "24,27 90,38 76,30 40,22", 3),
        blob("gold", "M0 100 Q2 88 12 88 Q34 88 60 94 L66 100 Z", 3),
        lamps((30, 82), (22, 70), (40, 88), tone="gold", r=3),
    ),
    "montevideo": (  # a gourd of mate
        rod("grey", "M58 44 L84 6", 5),
        oval("grey", 86, 6, 6, 4, 3),
        blob("wood", "M28 40 Q2 62 20 84 Q32 96 50 96 Q68 96 80 84 Q98 62 72 40 Z"),
        oval("green", 50, 38, 27, 11),
        trace("grey", "M24 40 Q50 58 76 40", 6),
        poly("gold", ring(50, 70, 14, 7, 8), 3),
        *(rect("shade", x, 92, 10, 8, 2, 3) for x in (26, 64)),
    ),
    "quito": (  # the middle of the world
        poly("hull", "34,40 66,40 76,100 24,100"),
        rect("shade", 14, 90, 72, 10),
        oval("glass", 50, 22, 20),
        blob("green", "M40 10 Q52 6 56 14 Q48 20 52 28 Q46 38 42 28 Q34 20 40 10 Z", 2),
        trace("red", "M30 24 Q50 30 70 24 M50 46 L50 88", 4),
    ),
    "campinas": (  # a ring in which light runs
        blob("green", "M0 100 Q20 84 50 84 Q80 84 100 100 Z"),
        oval("hull", 50, 62, 46, 28),
        oval("shine", 50, 57, 46, 26),
        oval("green", 50, 57, 23, 11),
        oval("dark", 50, 57, 35, 18, 0),
        oval("shine", 50, 57, 31, 15, 0),
        oval("green", 50, 57, 23, 11, 3),
        rod("gold", "M84 52 L98 20", 3),
        poly("gold", ring(84, 50, 14, 6, 6), 3),
    ),
    "bogota": (  # a mask of gold
        poly("gold", ring(50, 50, 46, 37, 14), 3),
        blob("gold", "M20 34 Q22 12 50 12 Q78 12 80 34 L76 66 Q70 92 50 96 Q30 92 24 66 Z"),
        trace("wood", "M26 30 Q50 18 74 30", 5),
        oval("ivory", 36, 46, 10, 6, 3),
        oval("ivory", 64, 46, 10, 6, 3),
        dot("dark", 36, 46, 3.4),
        dot("dark", 64, 46, 3.4),
        poly("wood", "50,46 58,66 42,66", 3),
        oval("dark", 50, 78, 13, 4, 0),
        oval("gold", 12, 66, 9),
        oval("gold", 88, 66, 9),
    ),
    "cordoba": (  # a telescope at its star
        rod("wood", "M50 56 L24 98 M50 56 L76 98 M50 56 L50 98", 5),
        poly("glass", "16,54 62,20 76,40 30,72"),
        poly("steel", "56,18 76,4 90,26 72,42"),
        poly("steel", "8,60 18,52 30,68 18,76"),
        oval("gold", 50, 55, 8),
        poly("gold", ring(24, 20, 16, 6, 5), 3),
    ),
    "la-plata": (  # bones with a long neck
        rect("wood", 4, 90, 92, 10),
        trace("dark", "M12 10 Q24 12 28 34 Q32 54 48 52 Q72 50 78 60 Q86 70 98 76", 11),
        trace("ivory", "M12 10 Q24 12 28 34 Q32 54 48 52 Q72 50 78 60 Q86 70 98 76", 6),
        blob("ivory", "M2 8 Q8 0 22 6 L22 16 L4 16 Z"),
        dot("dark", 15, 10, 2.4),
        trace(
            "ivory",
            "M46 54 Q40 66 46 74 M54 54 Q48 68 54 76 M62 54 Q58 66 63 74 M70 56 Q66 64 70 70",
            4,
        ),
        trace("dark", "M40 56 L36 90 M74 60 L80 90", 10),
        trace("ivory", "M40 56 L36 88 M74 60 L80 88", 5),
    ),
    "guayaquil": (  # an iguana in the park
        trace("dark", "M70 70 Q98 68 92 90 Q86 102 74 94", 13),
        trace("green", "M70 70 Q98 68 92 90 Q86 102 74 94", 7),
        *(
            poly("flame", f"{x},{y} {x + 8},{y - 15} {x + 13},{y + 2}", 3)
            for x, y in ((28, 38), (40, 42), (52, 50), (63, 58))
        ),
        blob(
            "green",
            "M4 50 Q2 32 22 32 Q36 32 44 46 Q78 50 78 74 Q76 84 56 84 Q34 84 26 66"
            " L16 62 Q4 60 4 50 Z",
        ),
        blob("gold", "M14 62 L28 64 Q28 80 20 80 Z", 3),
        oval("ivory", 20, 43, 5.5, 5.5, 3),
        dot("dark", 19, 43, 2.6),
        rod("green", "M36 78 L28 94 L18 94 M64 80 L60 96 L50 96", 6),
    ),
    "antofagasta": (  # a gate in the sea
        blob(
            "hull",
            "M8 92 L10 38 Q12 18 34 16 L74 14 Q92 18 92 40 L94 92 L66 92"
            " Q68 52 50 48 Q32 50 34 92 Z",
        ),
        trace("shade", "M14 40 L28 38 M16 58 L26 56 M74 38 L88 40 M76 58 L88 60 M40 30 L64 28", 4),
        blob(
            "glass",
            "M0 100 L0 88 Q12 80 25 88 Q38 96 50 88 Q62 80 75 88 Q88 96 100 88 L100 100 Z",
            3,
        ),
    ),
    "belo-horizonte": (  # a church of waves
        poly("wood", "84,100 82,14 96,14 94,100"),
        blob(
            "ivory",
            "M0 100 Q2 70 14 70 Q22 70 24 84 Q22 26 44 24 Q66 26 64 84"
            " Q66 66 72 66 Q82 68 82 100 Z",
        ),
        blob("glass", "M30 100 Q30 38 44 36 Q58 38 58 100 Z", 3),
        trace("ivory", "M44 44 L44 66 M38 52 L50 52", 4),
        blob("dark", "M38 100 L38 86 Q44 78 50 86 L50 100 Z", 0),
        blob("glass", "M8 100 Q8 80 14 78 Q20 80 20 100 Z M68 100 Q68 78 72 76 Q76 78 76 100 Z", 3),
        windows(89, 26, 1, 3),
    ),
}
