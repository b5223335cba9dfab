"""How colours look to people: contrast, distance, and eyes that lack a kind of cone.

Matrices: Machado, Oliveira, Fernandes, "A Physiologically-based Model for Simulation of Color
Vision Deficiency" (2009), severity 1.0, for linear RGB. Distance: OKLab (Ottosson, 2020), in
which a step of about 0.02 is just noticeable side by side. Contrast: WCAG 2.2.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias

from render.theme import Colour

Light: TypeAlias = tuple[float, ...]
Matrix: TypeAlias = Sequence[Sequence[float]]

AA = 4.5  # contrast that small text needs
APART = 0.1  # five just noticeable steps: small marks that do not touch can be told apart

EYES: Mapping[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_CONES = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_LAB = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def _linear(colour: Colour) -> Light:
    parts = [part / 255 for part in colour]
    return tuple(
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )


def _through(matrix: Matrix, light: Light) -> Light:
    return tuple(sum(a * b for a, b in zip(row, light, strict=True)) for row in matrix)


def seen(colour: Colour, eyes: str) -> Light:
    """Return what is left of a colour for such eyes, in OKLab."""
    light = tuple(min(1.0, max(0.0, part)) for part in _through(EYES[eyes], _linear(colour)))
    cones = tuple(part ** (1 / 3) for part in _through(_CONES, light))
    return _through(_LAB, cones)


def distance(one: Colour, other: Colour, eyes: str = "usual") -> float:
    """Return how far apart two colours are for such eyes."""
    pairs = zip(seen(one, eyes), seen(other, eyes), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


@cache
def _luminance(colour: Colour) -> float:
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, 1 to 21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def simulated(colour: Colour, eyes: str) -> Colour:
    """Return the colour that looks to usual eyes as this one does to such eyes."""
    light = (min(1.0, max(0.0, part)) for part in _through(EYES[eyes], _linear(colour)))
    red, green, blue = (
        round(255 * (12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055))
        for part in light
    )
    return (red, green, blue)
