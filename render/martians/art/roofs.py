"""What each house of the town is known by, on a square of 100 units, and the floor it has."""

from typing import NamedTuple

from engine.martians.cards.tables import TILES
from render.art.shapes import (
    Drawing,
    blob,
    coloured,
    cross,
    dot,
    oval,
    poly,
    rect,
    ring,
    rod,
    tones,
    trace,
)
from render.theme import Colour

_LAMP: Colour = (255, 208, 122)


class Roof(NamedTuple):
    """A floor, and the drawing on it."""

    floor: Colour
    drawing: Drawing

    @property
    def svg(self) -> str:
        """Return the drawing with its colours."""
        return coloured("".join(self.drawing), tones(_LAMP))


ROOFS = {
    "house": Roof(
        (84, 74, 96),
        (
            rect("wood", 20, 46, 60, 42),
            poly("red", "10,50 50,14 90,50"),
            rect("gold", 30, 56, 14, 14, 1),
            rect("gold", 56, 56, 14, 14, 1),
            rect("dark", 45, 70, 11, 18, 1),
        ),
    ),
    "school": Roof(
        (124, 58, 52),
        (
            rect("red", 16, 48, 68, 38),
            poly("steel", "8,50 50,26 92,50"),
            rect("ivory", 42, 10, 16, 26),
            oval("gold", 50, 24, 6, 7, 2),
            rect("glass", 24, 58, 14, 14, 1),
            rect("glass", 62, 58, 14, 14, 1),
            rect("dark", 44, 64, 12, 22),
        ),
    ),
    "church": Roof(
        (92, 88, 116),
        (
            rect("ivory", 26, 50, 48, 38),
            poly("steel", "18,52 50,26 82,52"),
            rod("gold", "M50 6V32 M40 14H60", 6),
            blob("glass", "M42 88V70Q50 58 58 70V88Z"),
        ),
    ),
    "grain-elevator": Roof(
        (110, 98, 66),
        (
            rect("ivory", 16, 30, 26, 58, 4),
            rect("grey", 42, 30, 26, 58, 4),
            rect("ivory", 56, 12, 24, 76, 3),
            poly("red", "52,16 68,4 84,16"),
            trace("steel", "M22 46H36 M22 62H36 M48 46H52 M48 62H52", 3),
        ),
    ),
    "radio-station": Roof(
        (54, 84, 112),
        (
            rod("grey", "M28 90L50 20L72 90 M36 66H64 M42 46H58", 5),
            dot("red", 50, 18, 8),
            trace("glass", "M34 30Q24 18 34 6 M66 30Q76 18 66 6", 5),
            trace("glass", "M22 36Q8 18 22 0 M78 36Q92 18 78 0", 4),
        ),
    ),
    "gas-station": Roof(
        (120, 66, 40),
        (
            rect("red", 22, 16, 40, 72, 6),
            rect("glass", 30, 24, 24, 20, 2),
            rod("steel", "M62 40H72Q80 40 80 50V70Q80 78 86 76V36L76 24", 5),
            dot("gold", 42, 64, 9),
            rect("grey", 14, 84, 56, 9, 2),
        ),
    ),
    "feed-store": Roof(
        (88, 96, 48),
        (
            blob("wood", "M24 30Q16 60 22 88H78Q84 60 76 30Q64 22 50 26Q36 22 24 30Z"),
            trace("ivory", "M30 30Q50 40 70 30", 4),
            trace("gold", "M50 78V48", 5),
            poly("gold", "50,40 60,52 50,62 40,52", 2),
            poly("gold", "38,54 48,64 38,74 34,62", 2),
            poly("gold", "62,54 52,64 62,74 66,62", 2),
        ),
    ),
    "sheriffs-office": Roof(
        (96, 74, 52),
        (
            poly("gold", ring(50, 50, 44, 19, 5)),
            oval("wood", 50, 51, 12, 12, 2),
            dot("gold", 50, 51, 5),
        ),
    ),
    "clinic": Roof(
        (70, 108, 112),
        (
            rect("ivory", 12, 12, 76, 76, 12),
            rect("red", 40, 24, 20, 52, 2, 0),
            rect("red", 24, 40, 52, 20, 2, 0),
        ),
    ),
    "general-store": Roof(
        (86, 60, 96),
        (
            rect("wood", 14, 46, 72, 42),
            rect("glass", 22, 56, 26, 20, 1),
            rect("dark", 58, 56, 16, 32),
            rect("red", 8, 20, 84, 24, 3),
            rect("ivory", 22, 20, 14, 24, 0, 0),
            rect("ivory", 50, 20, 14, 24, 0, 0),
            rect("ivory", 78, 20, 12, 24, 0, 0),
            trace("dark", "M8 44Q15 54 22 44Q29 54 36 44Q43 54 50 44Q57 54 64 44Q71 54 78 44", 4),
        ),
    ),
    "quarry-depot": Roof(
        (84, 84, 96),
        (
            rod("wood", "M22 88L72 30", 8),
            blob("grey", "M40 22Q70 10 90 46Q76 36 62 34Q54 34 40 22Z"),
            poly("steel", "8,90 22,62 42,72 50,90"),
            poly("grey", "46,90 58,70 80,76 90,90"),
        ),
    ),
    "diner": Roof(
        (132, 60, 76),
        (
            blob("wood", "M14 46Q16 18 50 18Q84 18 86 46Z"),
            trace("ivory", "M36 30L38 30 M50 26L52 26 M62 32L64 32", 5),
            rect("green", 10, 46, 80, 10, 5),
            rect("red", 14, 56, 72, 12, 4),
            blob("wood", "M14 70H86Q86 86 72 86H28Q14 86 14 70Z"),
        ),
    ),
}
DEAD = cross("dark", 50, 50, 30, 8)


def roof_of(tile: str) -> str:
    """Name what a tile is known by; two tiles of a kind share it."""
    assert tile in TILES
    return tile if tile in ROOFS else tile.rpartition("-")[0]
