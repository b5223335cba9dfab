"""Landmarks of Europe, lit up at night."""

from collections.abc import Mapping
from itertools import product

from render.art.landmarks.pieces import windows
from render.art.shapes import (
    Drawing,
    blob,
    dot,
    lamps,
    oval,
    poly,
    rect,
    rod,
    trace,
)

LANDMARKS: Mapping[str, Drawing] = {
    "paris": (
        blob(
            "hull", "M47 4 L53 4 L57 40 Q62 76 84 100 L66 100 Q50 70 34 100 L16 100 Q38 76 43 40 Z"
        ),
        trace("dark", "M40 44 L60 44 M34 68 L66 68", 5),
        dot("gold", 50, 6, 4),
    ),
    "london": (
        rect("shade", 2, 66, 96, 34),
        windows(10, 76, 10, 2),
        poly("hull", "36,22 50,0 64,22"),
        rect("hull", 36, 22, 28, 78),
        oval("gold", 50, 38, 10, 10, 3),
        trace("dark", "M50 38 L50 32 M50 38 L55 41", 3),
    ),
    "rome": (
        blob("hull", "M4 100 L4 46 Q26 34 62 40 L62 52 L80 54 L96 62 L96 100 Z"),
        *(
            blob(
                "dark",
                f"M{x} {y + 15} L{x} {y + 5} Q{x + 5} {y - 3} {x + 10} {y + 5}"
                f" L{x + 10} {y + 15} Z",
                0,
            )
            for x, y in product((11, 27, 43, 59, 75), (54, 80))
            if x < 75 or y > 60
        ),
    ),
    "berlin": (
        rod("hull", "M50 2 L50 30", 3),
        poly("hull", "46,34 54,34 60,100 40,100"),
        oval("hull", 50, 40, 16),
        trace("shade", "M36 42 L64 42", 4),
        lamps((42, 41), (50, 42), (58, 41), r=2),
        dot("red", 50, 4, 4),
    ),
    "madrid": (
        rect("hull", 4, 56, 92, 44),
        rect("shade", 34, 46, 32, 54),
        *(
            blob("dark", f"M{x} 100 L{x} 76 Q{x + 7} 64 {x + 14} 76 L{x + 14} 100 Z", 0)
            for x in (10, 43, 76)
        ),
        poly("hull", "30,46 50,30 70,46"),
        rod("hull", "M50 30 L50 12", 4),
    ),
    "vienna": (
        *(rod("shade", f"M50 46 L{x} 100", 4) for x in (30, 70)),
        trace("dark", "M50 2 A44 44 0 1 1 49 2", 9),
        trace("hull", "M50 2 A44 44 0 1 1 49 2", 4),
        trace("hull", "M50 4 L50 88 M8 46 L92 46 M20 16 L80 76 M80 16 L20 76", 2),
        *(
            rect("hull", x - 6, y - 4, 12, 10, 2, 3)
            for x, y in (
                (50, 4),
                (84, 20),
                (92, 48),
                (80, 78),
                (50, 90),
                (20, 78),
                (8, 48),
                (16, 20),
            )
        ),
    ),
    "naples": (
        blob("grey", "M50 30 Q34 22 44 12 Q46 0 60 6 Q78 0 76 14 Q84 24 62 28 Z", 3),
        blob("shade", "M0 100 Q30 86 40 36 L60 36 Q70 86 100 100 Z"),
        poly("flame", "40,38 60,38 62,52 55,46 50,62 45,48 39,54", 0),
    ),
    "prague": (
        *(
            rect("hull", x, 44, 28, 56)
            + poly("shade", f"{x - 2},44 {x + 14},4 {x + 30},44")
            + rod("shade", f"M{x + 2} 42 L{x + 2} 28 M{x + 26} 42 L{x + 26} 28", 2)
            for x in (8, 64)
        ),
        rect("hull", 34, 62, 32, 38),
        poly("shade", "32,62 50,44 68,62"),
        windows(22, 56, 1, 3),
        windows(78, 56, 1, 3),
        oval("gold", 50, 76, 6, 6, 3),
    ),
    "milan": (
        poly("hull", "4,100 4,66 26,54 50,34 74,54 96,66 96,100"),
        *(
            rod("hull", f"M{x} {y + 30} L{x} {y}", 4)
            for x, y in ((6, 46), (27, 32), (50, 8), (73, 32), (94, 46))
        ),
        *(
            blob("shade", f"M{x} 100 L{x} 84 Q{x + 6} 74 {x + 12} 84 L{x + 12} 100 Z", 0)
            for x in (14, 44, 74)
        ),
        oval("gold", 50, 58, 7, 7, 3),
    ),
    "porto": (
        rect("hull", 0, 40, 100, 9),
        trace("dark", "M6 96 Q50 8 94 96", 12),
        trace("hull", "M6 96 Q50 8 94 96", 6),
        trace("hull", "M20 48 L20 72 M35 48 L35 56 M65 48 L65 56 M80 48 L80 72", 3),
        rect("shade", 0, 84, 100, 8),
    ),
    "zurich": (
        poly("shade", "0,100 30,44 52,84 60,100"),
        poly("hull", "20,100 58,14 66,26 72,22 100,100"),
        poly("ivory", "46,42 58,14 66,26 72,22 80,44 70,38 62,50 56,40", 0),
    ),
    "stockholm": (
        rect("shade", 4, 66, 70, 34),
        rect("hull", 56, 24, 30, 76),
        poly("hull", "60,24 64,12 78,12 82,24"),
        lamps((71, 5), (64, 10), (78, 10), r=3.5),
        windows(12, 78, 5, 2),
    ),
}
