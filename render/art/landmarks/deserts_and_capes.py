"""Landmarks of Africa that only the first draft visits, lit up at night."""

from collections.abc import Mapping
from itertools import product

from render.art.shapes import Drawing, blob, dot, lamps, oval, poly, rect, rod, trace

LANDMARKS: Mapping[str, Drawing] = {
    "timbuktu": (  # a mosque of mud, with beams to climb on
        rect("gold", 4, 62, 92, 38),
        blob("gold", "M30 100 L36 22 Q50 2 64 22 L70 100 Z"),
        *(
            blob("gold", f"M{x - 9} 100 L{x - 6} 50 Q{x} 38 {x + 6} 50 L{x + 9} 100 Z")
            for x in (12, 88)
        ),
        *(rod("wood", f"M{x} {y} L{x + 9} {y}", 3) for x, y in product((28, 63), (36, 52))),
        *(dot("wood", x, y, 3.4) for x, y in product((42, 50, 58), (28, 44, 60))),
        blob("dark", "M42 100 L42 84 Q50 74 58 84 L58 100 Z", 0),
    ),
    "addis-ababa": (  # a lion with a crown
        oval("wood", 50, 60, 40),
        oval("gold", 50, 62, 26, 27),
        oval("gold", 27, 40, 8),
        oval("gold", 73, 40, 8),
        poly("gold", "30,26 28,2 41,13 50,0 59,13 72,2 70,26"),
        lamps((50, 18), (38, 19), (62, 19), tone="red", r=3),
        dot("dark", 40, 57, 4),
        dot("dark", 60, 57, 4),
        oval("ivory", 50, 76, 13, 10, 3),
        poly("dark", "43,67 57,67 50,75", 0),
        trace("dark", "M50 74 L50 80 M44 82 Q50 86 56 82", 3),
    ),
    "cape-town": (  # a table with its cloth
        poly("shade", "0,100 6,66 12,32 88,32 94,66 100,100"),
        trace("dark", "M24 60 L20 86 M40 54 L38 84 M60 56 L64 84", 3),
        blob(
            "ivory",
            "M4 34 Q0 20 14 20 Q30 14 50 18 Q70 12 86 19 Q100 20 96 34 Q92 46 86 36"
            " Q78 52 70 36 Q56 38 48 36 Q38 50 32 36 Q20 38 14 36 Q8 44 4 34 Z",
        ),
        poly("green", "0,100 0,88 22,82 50,90 80,84 100,88 100,100", 3),
        trace("grey", "M56 100 L96 50", 2),
        rect("red", 69, 70, 16, 12, 3, 3),
    ),
    "kigali": (  # a gorilla, who was here first
        oval("steel", 13, 62, 10),
        oval("steel", 87, 62, 10),
        blob("steel", "M14 100 Q8 40 34 20 Q50 4 66 20 Q92 40 86 100 Z"),
        blob(
            "grey",
            "M24 56 Q26 42 40 44 Q50 48 60 44 Q74 42 76 56 Q76 66 68 70 Q80 94 50 96"
            " Q20 94 32 70 Q24 66 24 56 Z",
            3,
        ),
        dot("dark", 38, 57, 5),
        dot("dark", 62, 57, 5),
        dot("ivory", 39, 55, 1.8),
        dot("ivory", 63, 55, 1.8),
        dot("dark", 44, 72, 3.4),
        dot("dark", 56, 72, 3.4),
        trace("dark", "M37 85 Q50 79 63 85", 4),
    ),
    "pretoria": (  # a jacaranda in flower
        rod("wood", "M50 100 L50 58 M50 76 L28 50 M50 70 L72 48", 7),
        blob(
            "pink",
            "M8 50 Q-2 34 16 28 Q16 8 38 14 Q50 -2 64 12 Q86 6 86 26 Q102 32 94 48"
            " Q92 62 76 56 Q66 66 54 56 Q42 66 32 57 Q14 64 8 50 Z",
        ),
        *(dot("red", x, y, 3.4) for x, y in ((24, 38), (40, 26), (56, 40), (70, 24), (82, 42))),
        *(dot("ivory", x, y, 2.6) for x, y in ((32, 46), (54, 20), (70, 48), (38, 40), (16, 44))),
        lamps((30, 92), (70, 94), (82, 88), (16, 90), tone="pink", r=4),
    ),
    "casablanca": (  # a minaret over the sea, with its beam
        poly("gold", "56,12 100,0 100,24 60,16", 0),
        rect("ivory", 34, 32, 30, 60),
        rect("green", 34, 32, 30, 8, 0, 3),
        rect("ivory", 41, 14, 16, 18),
        poly("green", "39,14 49,2 59,14", 3),
        blob("green", "M42 66 L42 54 Q49 44 56 54 L56 66 Z", 3),
        trace("green", "M38 74 L60 74", 4),
        rect("hull", 64, 60, 34, 32),
        poly("green", "62,60 72,50 92,50 100,60", 3),
        blob(
            "glass",
            "M0 100 L0 88 Q12 80 25 88 Q38 96 50 88 Q62 80 75 88 Q88 96 100 88 L100 100 Z",
            3,
        ),
    ),
    "luanda": (  # a derrick off the coast
        trace("dark", "M26 50 L22 92 M74 50 L78 92 M50 50 L50 92", 11),
        trace("grey", "M26 50 L22 92 M74 50 L78 92 M50 50 L50 92", 6),
        trace("grey", "M26 54 L50 86 L74 54", 3),
        rect("gold", 8, 44, 84, 12, 2),
        trace("dark", "M34 44 L44 4 L54 4 L64 44", 10),
        trace("red", "M34 44 L44 4 L54 4 L64 44 M40 20 L60 32 M58 20 L38 32", 4),
        rect("ivory", 72, 30, 18, 14, 0, 3),
        rod("grey", "M14 44 L6 22", 3),
        blob("flame", "M6 22 Q-4 12 6 0 Q16 10 6 22 Z", 3),
        blob(
            "glass",
            "M0 100 L0 90 Q12 82 25 90 Q38 98 50 90 Q62 82 75 90 Q88 98 100 90 L100 100 Z",
            3,
        ),
    ),
    "durban": (  # a stadium below its arch
        trace("dark", "M8 92 Q50 -76 92 92", 11),
        trace("ivory", "M8 92 Q50 -76 92 92", 5),
        *(trace("grey", f"M{x} {y} L{x} 62", 2) for x, y in ((32, 26), (50, 10), (68, 26))),
        blob("hull", "M4 66 Q50 48 96 66 L88 100 L12 100 Z"),
        oval("green", 50, 66, 38, 9, 3),
        *(rect("dark", x, 82, 6, 12, 2, 0) for x in (22, 35, 47, 59, 72)),
    ),
}
