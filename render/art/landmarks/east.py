"""Landmarks of Asia and Oceania, lit up at night."""

from collections.abc import Mapping

from render.art.landmarks.pieces import palm, windows
from render.art.shapes import (
    Drawing,
    blob,
    lamps,
    oval,
    poly,
    rect,
    rod,
    trace,
)

LANDMARKS: Mapping[str, Drawing] = {
    "tokyo": (
        blob(
            "red", "M47 2 L53 2 L58 44 Q64 78 80 100 L64 100 Q50 76 36 100 L20 100 Q36 78 42 44 Z"
        ),
        rect("ivory", 36, 36, 28, 10, 2, 3),
        rect("ivory", 32, 64, 36, 9, 2, 3),
        trace("ivory", "M48 14 L52 14 M46 26 L54 26", 4),
    ),
    "kyoto": (
        rod("red", "M24 36 L20 100 M76 36 L80 100", 9),
        rect("red", 12, 44, 76, 9),
        blob("red", "M2 18 Q50 32 98 18 L94 34 Q50 42 6 34 Z"),
        rect("shade", 44, 34, 12, 12, 0, 3),
    ),
    "seoul": (
        blob("shade", "M0 100 Q20 64 50 62 Q80 64 100 100 Z"),
        rod("hull", "M50 4 L50 30", 3),
        poly("hull", "45,46 55,46 57,72 43,72"),
        blob("hull", "M32 30 L68 30 L64 46 L36 46 Z"),
        lamps((40, 38), (50, 38), (60, 38), r=2.5),
    ),
    "hanoi": (
        *(
            blob(
                "shade",
                f"M{50 - w} {y} Q50 {y - 2} {50 + w} {y} L{50 + w - 12} {y - 14}"
                f" L{50 - w + 12} {y - 14} Z",
            )
            + rect("hull", 50 - w + 14, y, 2 * w - 28, 16)
            for w, y in ((44, 82), (36, 54), (28, 28))
        ),
        rod("hull", "M50 12 L50 2", 3),
        windows(41, 92, 3, 1),
    ),
    "shanghai": (
        rod("hull", "M50 2 L50 30", 3),
        rod("hull", "M42 70 L30 100 M58 70 L70 100 M50 40 L50 100", 5),
        oval("red", 50, 30, 9),
        oval("red", 50, 66, 16),
        lamps((42, 66), (50, 68), (58, 66), r=2),
    ),
    "mumbai": (
        rect("hull", 6, 38, 88, 62),
        *(rect("hull", x, 22, 14, 78) + oval("hull", x + 7, 20, 8, 8) for x in (10, 76)),
        rect("shade", 30, 28, 40, 12),
        blob("dark", "M34 100 L34 70 Q50 44 66 70 L66 100 Z", 0),
        trace("shade", "M10 52 L90 52", 3),
    ),
    "jaipur": (
        blob(
            "pink",
            "M4 100 L4 62 L22 62 L22 38 L36 38 L36 20 Q50 4 64 20 L64 38 L78 38 L78 62"
            " L96 62 L96 100 Z",
        ),
        *(
            blob(
                "shade",
                f"M{x} {y + 12} L{x} {y + 5} Q{x + 4} {y - 2} {x + 8} {y + 5} L{x + 8} {y + 12} Z",
                0,
            )
            for y, places in ((24, (46,)), (46, (30, 46, 62)), (70, (12, 30, 46, 62, 80)))
            for x in places
        ),
    ),
    "bangkok": (
        *(
            blob(
                "gold",
                f"M{x - w} 100 Q{x - w * 0.4} 70 {x - 2} {top} L{x + 2} {top}"
                f" Q{x + w * 0.4} 70 {x + w} 100 Z",
            )
            for x, w, top in ((20, 18, 46), (80, 18, 46), (50, 28, 2))
        ),
        trace("shade", "M36 78 L64 78 M40 62 L60 62 M44 46 L56 46", 4),
    ),
    "singapore": (
        *(poly("hull", f"{x},30 {x + 18},30 {x + 22},100 {x - 4},100") for x in (10, 41, 72)),
        blob("shade", "M0 20 Q50 14 100 20 Q94 32 84 32 L14 32 Q4 30 0 20 Z"),
        *(windows(x, 44, 2, 5) for x in (15, 46, 77)),
    ),
    "sydney": (
        rect("shade", 0, 84, 100, 16),
        *(
            blob(
                "ivory",
                f"M{x} 86 Q{x + 4} {top + 14} {x + w} {top} Q{x + w + 6} {top + 30}"
                f" {x + w * 0.8} 86 Z",
            )
            for x, top, w in ((2, 50, 22), (22, 24, 30), (46, 36, 26), (68, 56, 20))
        ),
    ),
    "auckland": (
        rod("hull", "M50 4 L50 100", 6),
        poly("hull", "44,60 56,60 60,100 40,100"),
        blob("hull", "M30 34 L70 34 L62 50 L38 50 Z"),
        rect("shade", 34, 26, 32, 9, 2, 3),
        lamps((40, 40), (50, 40), (60, 40), r=2.5),
    ),
    "suva": (
        blob("gold", "M0 100 Q20 80 50 80 Q80 80 100 100 Z"),
        palm(20, -2, 0.9),
        palm(2, 30, 0.6),
    ),
}
