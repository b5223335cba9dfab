"""Landmarks of the Americas and Africa, lit up at night."""

from collections.abc import Mapping

from render.art.landmarks.pieces import palm, pyramid, windows
from render.art.shapes import (
    Drawing,
    blob,
    dot,
    oval,
    poly,
    rect,
    ring,
    rod,
    trace,
)

LANDMARKS: Mapping[str, Drawing] = {
    "new-york": (
        rect("shade", 30, 78, 40, 22),
        blob("green", "M36 80 Q40 50 44 40 L60 40 Q66 56 66 80 Z"),
        rod("green", "M42 46 L30 18", 6),
        oval("green", 52, 30, 9),
        poly("green", ring(52, 22, 12, 6, 6), 2),
        oval("green", 52, 30, 7, 8, 0),
        blob("flame", "M30 16 Q20 8 30 0 Q40 8 30 16 Z", 3),
        rect("ivory", 60, 50, 10, 15, 1, 3),
    ),
    "boston": (
        poly("ivory", "38,34 62,34 70,100 30,100"),
        poly("red", "36,48 64,48 66,64 34,64", 0),
        poly("red", "33,80 67,80 69,96 31,96", 0),
        trace("dark", "M38 34 L30 100 M62 34 L70 100", 4),
        rect("gold", 41, 18, 18, 16, 0, 3),
        poly("shade", "36,20 50,4 64,20"),
        poly("gold", "62,20 98,8 98,40 62,30", 0),
    ),
    "chicago": (
        rect("shade", 22, 56, 56, 44),
        rect("hull", 30, 32, 40, 68),
        rect("hull", 36, 18, 28, 82),
        rod("hull", "M43 18 L43 2 M57 18 L57 2", 3),
        windows(41, 28, 3, 7),
    ),
    "san-francisco": (
        rect("red", 0, 72, 100, 8),
        trace("dark", "M0 50 Q12 40 22 12 Q50 96 78 12 Q88 40 100 50", 7),
        trace("red", "M0 50 Q12 40 22 12 Q50 96 78 12 Q88 40 100 50", 3),
        trace("red", "M34 40 L34 72 M44 56 L44 72 M56 56 L56 72 M66 40 L66 72", 2),
        *(rect("red", x, 6, 10, 94) for x in (17, 73)),
    ),
    "los-angeles": (
        blob("shade", "M0 100 Q30 44 60 60 Q86 56 100 100 Z"),
        *(rect("ivory", 24 + 9 * at, 66 + (at % 2) * 3, 6, 12, 0, 2) for at in range(6)),
        palm(-8, 14, 0.86),
        palm(56, 0, 1),
    ),
    "houston": (
        rod("shade", "M78 100 L78 20 M64 36 L78 36 M64 60 L78 60", 5),
        poly("red", "34,70 22,96 38,90"),
        poly("red", "62,70 74,96 58,90"),
        blob("ivory", "M34 88 L34 36 Q36 12 48 3 Q60 12 62 36 L62 88 Z"),
        oval("glass", 48, 38, 7, 7, 3),
        blob("flame", "M38 90 L58 90 L48 100 Z", 3),
    ),
    "havana": (
        palm(52, -6, 1),
        blob("hull", "M2 84 Q2 70 20 68 L32 52 L62 52 L74 68 Q98 70 98 84 Z"),
        blob("glass", "M34 66 L40 58 L48 58 L48 66 Z M53 66 L53 58 L60 58 L66 66 Z", 2),
        oval("dark", 24, 88, 11),
        oval("dark", 76, 88, 11),
        dot("grey", 24, 88, 5),
        dot("grey", 76, 88, 5),
        dot("gold", 93, 78, 4),
    ),
    "mexico-city": (
        *(rect("hull", 50 - w, y, 2 * w, 20) for w, y in ((48, 82), (38, 66), (28, 50), (18, 36))),
        rect("shade", 40, 50, 20, 50, 0, 3),
        rect("shade", 36, 22, 28, 16),
    ),
    "montreal": (
        oval("hull", 50, 54, 46),
        trace(
            "shade",
            "M8 40 L92 40 M6 66 L94 66 M30 12 L70 12 M30 12 L8 40 L30 66 L50 40 L30 12"
            " M70 12 L92 40 L70 66 L50 40 L70 12 M30 66 L50 96 L70 66 M30 66 L6 66",
            3,
        ),
        rect("dark", 10, 92, 80, 8, 0, 0),
    ),
    "cusco": (
        poly("shade", "44,100 66,20 76,34 84,28 100,100"),
        trace("dark", "M22 98 L22 70 M50 98 L50 70", 11),
        trace("ivory", "M22 97 L22 70 M50 97 L50 70", 6),
        blob(
            "ivory",
            "M16 78 Q12 58 20 56 L20 22 Q14 22 8 26 Q2 18 14 10 L18 4 L22 10 L26 4"
            " Q32 12 32 22 L34 54 Q58 50 60 64 L56 80 Z",
        ),
        dot("dark", 20, 15, 2.5),
        rect("red", 34, 54, 16, 14, 2, 3),
    ),
    "rio-de-janeiro": (
        blob("shade", "M0 100 Q30 96 42 62 L58 62 Q70 96 100 100 Z"),
        blob(
            "ivory",
            "M44 64 L46 30 L8 30 L8 21 L44 19 L44 16 L56 16 L56 19 L92 21 L92 30 L54 30 L56 64 Z",
        ),
        oval("ivory", 50, 10, 7, 8),
    ),
    "buenos-aires": (
        rect("shade", 30, 86, 40, 14),
        poly("ivory", "42,18 50,4 58,18 62,88 38,88"),
        dot("gold", 50, 20, 3),
    ),
    "cairo": (
        pyramid(68, 30, 32),
        pyramid(32, 8, 46),
        blob("hull", "M36 100 L36 86 Q52 82 62 84 L60 70 Q70 56 80 70 L80 84 L92 96 L92 100 Z"),
        dot("dark", 70, 72, 3),
    ),
    "marrakesh": (
        rect("hull", 30, 26, 40, 74),
        rect("shade", 40, 10, 20, 18),
        oval("gold", 50, 6, 4, 4, 2),
        trace("shade", "M30 40 L70 40 M30 84 L70 84", 4),
        blob("dark", "M43 66 L43 56 Q50 46 57 56 L57 66 Z", 0),
        palm(-6, 42, 0.58),
    ),
    "nairobi": (
        blob("shade", "M2 38 Q10 18 34 20 Q58 18 64 38 Q34 30 2 38 Z"),
        rod("shade", "M34 34 L36 100", 5),
        trace("dark", "M66 100 L66 70 M90 100 L88 70", 10),
        trace("gold", "M66 98 L66 70 M90 98 L88 70", 5),
        blob("gold", "M62 74 Q62 60 70 58 L72 20 L64 16 Q64 8 78 8 L84 58 Q94 62 92 74 Z"),
        *(dot("wood", x, y, 3.5) for x, y in ((77, 26), (77, 40), (74, 64), (85, 66))),
    ),
}
