"""What can be chosen in a fight or a city, as small drawings."""

from collections.abc import Mapping

from render.art.saucers import BRIM
from render.art.shapes import Drawing, Part, blob, dot, moved, oval, poly, rect, ring, rod, trace

_HUMAN: Part = oval("ivory", 50, 22, 16) + blob("ivory", "M18 96 Q18 46 50 46 Q82 46 82 96 Z")

CHOICES: Mapping[str, Drawing] = {
    "fight": (
        poly("flame", ring(50, 50, 48, 30, 9)),
        poly("gold", ring(50, 50, 30, 18, 9), 0),
        dot("ivory", 50, 50, 9),
    ),
    "retreat": (
        rod("wood", "M22 8 L22 94", 7),
        blob("ivory", "M26 12 Q46 0 62 12 Q78 22 94 12 L94 54 Q78 64 62 54 Q46 44 26 54 Z"),
    ),
    "raid": (
        poly("gold", "36,40 64,40 92,97 8,97"),
        moved(30, 52, 0.4, _HUMAN),
        moved(0, -34, 1, blob("glass", "M30 62 A20 26 0 0 1 70 62 Z"), BRIM),
    ),
    "catch": (
        rod("wood", "M58 60 L92 94", 9),
        blob("ivory", "M10 32 Q20 94 64 64 L70 30 Z"),
        trace("steel", "M24 44 L52 70 M18 60 L60 42 M38 40 L34 76 M54 38 L50 74", 3),
        oval("gold", 40, 30, 34, 16),
        moved(24, 4, 0.3, _HUMAN),
    ),
    "home": (
        rect("hull", 20, 46, 60, 48),
        poly("red", "8,50 50,10 92,50"),
        rect("wood", 42, 62, 18, 32, 2),
        rod("grey", "M72 26 L72 8", 3),
        dot("gold", 72, 8, 5),
    ),
}
