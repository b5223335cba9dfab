"""More landmarks of America, Asia and Oceania, and one of Ireland, lit up at night."""

from collections.abc import Mapping

from render.art.landmarks.pieces import windows
from render.art.shapes import Drawing, blob, dot, lamps, oval, poly, rect, rod, trace

LANDMARKS: Mapping[str, Drawing] = {
    "dublin": (  # a bridge like a harp
        rect("shade", 0, 80, 100, 9),
        blob("ivory", "M12 84 Q14 34 66 6 Q26 44 24 84 Z"),
        *(trace("ivory", f"M{62 - at * 6} {10 + at * 8} L{96 - at * 7} 82", 2) for at in range(7)),
        dot("gold", 66, 7, 4),
    ),
    "detroit": (  # a tyre as high as a house
        oval("dark", 50, 54, 45),
        oval("grey", 50, 54, 28),
        oval("shade", 50, 54, 19, 19, 3),
        *(dot("dark", x, y, 3) for x, y in ((50, 32), (72, 54), (50, 76), (28, 54))),
        oval("grey", 50, 54, 6, 6, 3),
        trace("grey", "M12 44 L6 40 M12 64 L6 68 M88 44 L94 40 M88 64 L94 68", 4),
        rect("shade", 30, 92, 40, 8),
    ),
    "monterrey": (  # a mountain with a saddle
        blob("shade", "M0 100 L26 40 L36 56 Q44 66 52 52 L66 20 L80 46 L100 100 Z"),
        poly("shine", "66,20 58,38 66,34 74,36", 0),
        rect("flame", 12, 34, 13, 66),
        lamps((18, 42), (18, 54), tone="gold", r=3),
    ),
    "medellin": (  # a cabin on its rope
        trace("grey", "M0 12 L100 34", 4),
        rod("shade", "M54 24 L54 44", 4),
        rect("red", 24, 42, 58, 38, 10),
        rect("glass", 31, 49, 18, 16, 3, 3),
        rect("glass", 56, 49, 18, 16, 3, 3),
        rect("ivory", 24, 68, 58, 5, 0, 0),
        blob("hull", "M0 100 L0 92 L14 84 L28 92 L42 86 L58 94 L74 86 L88 92 L100 88 L100 100 Z"),
    ),
    "sao-paulo": (  # a box that hangs from red beams
        rect("hull", 12, 34, 76, 34),
        windows(20, 43, 8, 2),
        rect("red", 8, 16, 12, 84),
        rect("red", 80, 16, 12, 84),
        rect("red", 8, 16, 84, 11),
        rect("shade", 36, 84, 28, 16),
    ),
    "lima": (  # a llama
        rect("ivory", 34, 70, 8, 30, 2),
        rect("ivory", 66, 70, 8, 30, 2),
        blob(
            "ivory", "M30 54 L30 24 L42 24 L44 50 Q80 44 82 62 Q82 78 70 78 L40 78 Q30 76 30 60 Z"
        ),
        blob("ivory", "M32 30 Q14 30 14 22 Q14 14 30 14 L30 4 L36 12 L42 4 L44 24 Z"),
        dot("dark", 28, 20, 3),
        poly("red", "48,50 74,50 76,64 46,64", 3),
        trace("gold", "M50 57 L73 57", 3),
    ),
    "santiago": (  # a tower before the snow
        poly("shade", "0,100 22,44 40,72 62,30 100,100"),
        poly("ivory", "22,44 15,62 22,58 29,62", 0),
        poly("ivory", "62,30 52,50 62,46 72,50", 0),
        blob("glass", "M66 100 L69 18 Q76 4 83 18 L86 100 Z"),
        *(trace("hull", f"M68 {y} L84 {y}", 2) for y in (34, 48, 62, 76, 90)),
    ),
    "busan": (  # a crab from the market
        rod("red", "M22 60 L6 44 M22 74 L4 76 M78 60 L94 44 M78 74 L96 76", 5),
        oval("red", 50, 70, 34, 24),
        oval("red", 16, 30, 13, 15),
        oval("red", 84, 30, 13, 15),
        poly("dark", "16,14 10,32 22,32", 0),
        poly("dark", "84,14 78,32 90,32", 0),
        rod("red", "M42 48 L40 38 M58 48 L60 38", 3),
        oval("ivory", 40, 34, 5, 5, 3),
        oval("ivory", 60, 34, 5, 5, 3),
        trace("dark", "M40 76 Q50 84 60 76", 3),
    ),
    "bangalore": (  # a house of columns under a dome
        rect("hull", 2, 52, 96, 48),
        *(rect("ivory", 8 + 13 * at, 58, 6, 30, 0, 2) for at in range(7)),
        rect("ivory", 22, 88, 56, 6, 0, 2),
        rect("ivory", 14, 94, 72, 6, 0, 2),
        rect("hull", 34, 36, 32, 16),
        blob("shine", "M34 36 Q34 12 50 10 Q66 12 66 36 Z"),
        rod("gold", "M50 10 L50 2", 3),
    ),
    "perth": (  # a black swan
        blob("steel", "M26 84 Q4 78 18 58 Q44 44 62 60 L94 44 Q92 84 62 86 Z"),
        rod("steel", "M26 66 Q8 46 26 32 Q40 22 34 12", 9),
        oval("steel", 34, 14, 8),
        poly("red", "28,12 10,18 28,20", 3),
        dot("ivory", 36, 12, 2.4),
        trace("ivory", "M50 70 Q66 72 82 58", 3),
        rect("glass", 0, 86, 100, 14, 0, 0),
    ),
    "melbourne": (  # a tram
        trace("grey", "M0 6 L100 6", 3),
        rod("shade", "M50 24 L62 7", 3),
        rect("green", 6, 24, 88, 62, 8),
        rect("ivory", 6, 34, 88, 28, 2, 3),
        *(rect("glass", x, 38, 16, 20, 2, 3) for x in (13, 33, 53, 73)),
        rect("gold", 6, 66, 88, 5, 0, 0),
        rect("dark", 16, 86, 68, 8, 3),
        dot("gold", 13, 78, 4),
        dot("gold", 87, 78, 4),
    ),
    "brisbane": (  # a bridge of steel
        rect("shade", 0, 70, 100, 9),
        rod("grey", "M2 70 L26 20 L50 52 L74 20 L98 70", 6),
        trace("grey", "M26 20 L26 70 M74 20 L74 70 M14 46 L14 70 M38 38 L38 70", 3),
        trace("grey", "M50 52 L50 70 M62 38 L62 70 M86 46 L86 70", 3),
        rect("hull", 20, 79, 12, 21),
        rect("hull", 68, 79, 12, 21),
        lamps((26, 18), (74, 18), r=4),
    ),
    "wellington": (  # a cable car that climbs
        poly("green", "0,100 100,40 100,100"),
        trace("grey", "M0 92 L100 32", 4),
        blob("red", "M22 42 L70 14 L78 46 L30 74 Z"),
        poly("glass", "31,45 45,37 48,48 34,56", 3),
        poly("glass", "52,33 66,25 69,36 55,44", 3),
        dot("dark", 36, 72, 5),
        dot("dark", 72, 50, 5),
    ),
}
