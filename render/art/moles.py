"""Moles, of whom there are many: a head in the colour of its captain, a snout, two teeth."""

from render.art.shapes import Part, blob, dot, moved, oval, rect, trace


def mole(x: float = 0, y: float = 0, scale: float = 1) -> Part:
    """Draw a mole's head, on a square of 100 where it is not moved."""
    return moved(
        x,
        y,
        scale,
        oval("ivory", 24, 70, 13, 9),
        oval("ivory", 76, 70, 13, 9),
        blob("hull", "M18 84 Q8 22 50 20 Q92 22 82 84 Q50 98 18 84 Z"),
        dot("dark", 34, 46, 5.5),
        dot("dark", 66, 46, 5.5),
        rect("ivory", 42, 72, 8, 14, 1, 3),
        rect("ivory", 50, 72, 8, 14, 1, 3),
        oval("ivory", 50, 62, 24, 15),
        oval("pink", 50, 55, 11, 8),
        trace("dark", "M22 62 L8 58 M22 66 L8 68 M78 62 L92 58 M78 66 L92 68", 2.5),
    )
