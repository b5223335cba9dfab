"""Pieces that several landmarks share."""

from itertools import product

from render.art.shapes import Part, blob, lamps, moved, poly, rod


def palm(x: float, y: float, scale: float) -> Part:
    """Draw a palm tree."""
    leaves = "M30 30 Q12 22 4 40 Q20 34 30 34 Q18 44 18 58 Q28 44 34 36 Q46 44 50 58"
    leaves += " Q52 42 38 34 Q52 32 62 42 Q58 22 38 28 Q40 14 24 10 Q32 20 30 30 Z"
    return moved(x, y, scale, rod("shade", "M34 34 Q40 66 34 100", 6), blob("hull", leaves, 3))


def windows(x: float, y: float, columns: int, rows: int, step: float = 9) -> Part:
    """Draw lit windows in rows."""
    places = product(range(columns), range(rows))
    return lamps(*((x + step * column, y + step * row) for column, row in places), r=2)


def pyramid(x: float, top: float, wide: float) -> Part:
    """Draw a pyramid."""
    left, right = x - wide, x + wide
    return poly("hull", f"{left},100 {x},{top} {right},100") + poly(
        "shade", f"{x},{top} {right},100 {x + wide * 0.3},100", 0
    )
