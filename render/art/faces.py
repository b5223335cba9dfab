"""Captains in person: five heads, and how each looks in good times and bad."""

from enum import StrEnum
from typing import NamedTuple

from render.art.shapes import Drawing, Part, blob, cross, dot, oval, poly, rect, rod, trace


class Mood(StrEnum):
    """How a captain feels, as far as a face shows it."""

    CALM = "calm"
    SMUG = "smug"
    WORRIED = "worried"
    BEATEN = "beaten"


class Eye(NamedTuple):
    """Where an eye is, and how large."""

    x: float
    y: float
    r: float


class Head(NamedTuple):
    """A head without its features, and where those belong."""

    shape: Drawing
    eyes: tuple[Eye, ...]
    mouth: tuple[float, float, float]  # where its middle is, and how far it reaches
    bruise: tuple[float, float]  # where a beaten one wears a plaster
    sweat: tuple[float, float] = (92, 28)  # where a worried one sweats


HEADS: tuple[Head, ...] = (
    Head(  # a cyclops with feelers
        (
            rod("hull", "M34 26 L22 8 M66 26 L78 8", 5),
            oval("shine", 22, 9, 6),
            oval("shine", 78, 9, 6),
            oval("hull", 50, 56, 42, 40),
        ),
        (Eye(50, 46, 21),),
        (50, 79, 15),
        (22, 38),
    ),
    Head(  # a thinker, all brain
        (blob("hull", "M50 3 C98 3 104 44 78 66 Q72 97 50 97 Q28 97 22 66 C-4 44 2 3 50 3 Z"),),
        (Eye(30, 46, 15), Eye(70, 46, 15)),
        (50, 80, 11),
        (66, 16),
    ),
    Head(  # a snail with three eyes on stalks
        (
            rod("hull", "M30 60 L19 24 M50 60 L50 20 M70 60 L81 24", 8),
            blob("hull", "M4 84 Q4 46 50 46 Q96 46 96 84 Q96 97 82 97 L18 97 Q4 97 4 84 Z"),
        ),
        (Eye(19, 24, 14), Eye(50, 19, 14), Eye(81, 24, 14)),
        (50, 73, 24),
        (80, 62),
        (90, 46),
    ),
    Head(  # an octopus
        (
            rod("hull", "M20 60 Q4 70 8 90 M36 70 Q26 82 30 95 M64 70 Q74 82 70 95", 9),
            rod("hull", "M80 60 Q96 70 92 90", 9),
            blob("hull", "M12 62 Q4 4 50 4 Q96 4 88 62 Q72 84 50 84 Q28 84 12 62 Z"),
            dot("shade", 34, 15, 5, 4),
            dot("shade", 50, 11, 4, 3),
            dot("shade", 65, 16, 5, 4),
        ),
        (Eye(34, 42, 14), Eye(66, 42, 14)),
        (50, 69, 11),
        (80, 26),
    ),
    Head(  # a toad with a crest and ears like fins
        (
            poly("shade", "34,40 38,12 46,22 50,4 54,22 62,12 66,40"),
            poly("shade", "14,58 1,44 4,62 0,70 6,76 12,84"),
            poly("shade", "86,58 99,44 96,62 100,70 94,76 88,84"),
            oval("hull", 25, 34, 20),
            oval("hull", 75, 34, 20),
            blob("hull", "M8 68 Q6 34 50 34 Q94 34 92 68 Q90 97 50 97 Q10 97 8 68 Z"),
        ),
        (Eye(25, 34, 14), Eye(75, 34, 14)),
        (50, 70, 27),
        (72, 60),
        (88, 60),
    ),
)


def face(seat: int, mood: Mood) -> Drawing:
    """Draw the head of a captain in a mood."""
    head = HEADS[seat % len(HEADS)]
    eyes = "".join(_EYES[mood](eye) for eye in head.eyes)
    return (*head.shape, eyes, _MOUTHS[mood](*head.mouth), _mark(mood, head))


def _open(eye: Eye, look: float = 0, pupil: float = 0.5, wide: float = 1) -> Part:
    """Draw an eye that looks ahead, or aside by a share of its size."""
    x, y, r = eye.x, eye.y, eye.r * wide
    at = x + look * r
    drawn = oval("ivory", x, y, r, r, 3.5) + dot("dark", at, y + abs(look) * r * 0.4, r * pupil)
    return drawn + dot("ivory", at - r * 0.16, y - r * 0.16, r * 0.16)


def _calm(eye: Eye) -> Part:
    return _open(eye)


def _smug(eye: Eye) -> Part:
    """Draw an eye half under its lid, looking aside."""
    x, y, r = eye
    lid = f"M{x - r - 1} {y + 1} A{r + 1} {r + 1} 0 0 1 {x + r + 1} {y + 1} Z"
    return _open(eye, look=0.35, pupil=0.45) + blob("shade", lid, 3.5)


def _worried(eye: Eye) -> Part:
    """Draw an eye wide open, under a brow that rises to the middle."""
    x, y, r = eye
    lean = 0 if x == 50 else 1 if x < 50 else -1
    top = y - r * 1.05
    brow = f"M{x - r * 0.8} {top + lean * 3} L{x + r * 0.8} {top - lean * 5}"
    if lean == 0:
        brow = f"M{x - r * 0.7} {top} Q{x} {top - 7} {x + r * 0.7} {top}"
    return _open(eye, pupil=0.28) + trace("dark", brow, 4)


def _beaten(eye: Eye) -> Part:
    x, y, r = eye
    return oval("shine", x, y, r, r, 3.5) + cross("dark", x, y, r * 0.5, max(4.0, r * 0.3))


def _smile(x: float, y: float, reach: float) -> Part:
    return trace("dark", f"M{x - reach} {y} Q{x} {y + reach * 0.6 + 3} {x + reach} {y}", 4)


def _smirk(x: float, y: float, reach: float) -> Part:
    """Draw a grin to one side, with teeth."""
    d = f"M{x - reach} {y + 2} Q{x + reach * 0.6} {y + 4} {x + reach * 1.1} {y - 7}"
    d += f" Q{x + reach} {y + reach * 0.5 + 7} {x - reach} {y + 2} Z"
    return blob("ivory", d, 3.5)


def _waves(x: float, y: float, reach: float) -> Part:
    """Draw lips that quiver."""
    rest = "".join(f" L{x - reach + reach * at / 2} {y + (3, -4)[at % 2]}" for at in range(1, 5))
    return trace("dark", f"M{x - reach} {y + 3}{rest}", 4)


def _groan(x: float, y: float, reach: float) -> Part:
    """Draw a mouth that hangs open, with a tongue."""
    mouth = blob(
        "dark", f"M{x - reach} {y + 7} Q{x} {y - reach * 0.8 - 6} {x + reach} {y + 7} Z", 3
    )
    return mouth + rect("red", x - 1, y + 1, 10, 14, 5, 3)


def _mark(mood: Mood, head: Head) -> Part:
    """Draw what a mood brings beside the face: sweat, or a plaster."""
    if mood is Mood.WORRIED:
        x, y = head.sweat
        return blob(
            "glass", f"M{x} {y} Q{x + 10} {y + 18} {x} {y + 20} Q{x - 10} {y + 18} {x} {y} Z", 3
        )
    if mood is Mood.BEATEN:
        x, y = head.bruise
        drawn = trace("dark", f"M{x - 9} {y - 5} L{x + 9} {y + 5}", 15)
        drawn += trace("ivory", f"M{x - 9} {y - 5} L{x + 9} {y + 5}", 9)
        return drawn + dot("pink", x, y, 4)
    return ""


_EYES = {Mood.CALM: _calm, Mood.SMUG: _smug, Mood.WORRIED: _worried, Mood.BEATEN: _beaten}
_MOUTHS = {Mood.CALM: _smile, Mood.SMUG: _smirk, Mood.WORRIED: _waves, Mood.BEATEN: _groan}
