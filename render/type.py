"""Type: faces, what they can show, and text fitted to a width."""

import unicodedata
from enum import Enum
from functools import cache, lru_cache
from typing import NamedTuple

import font_fjallaone
import font_manrope
from PIL import ImageFont

CACHED_FITS = 4096
HEIGHT_PER_SIZE = 1.25  # room that accents above and tails below need
ELLIPSIS = "…"
UNKNOWN = "?"  # stands for a letter that no face has
ABSENT = "\uffff"  # no face has it, so it shows what absent letters look like


class Face(Enum):
    """A face by its file; what DISPLAY lacks is set in BOLD."""

    DISPLAY = font_fjallaone.FjallaOne
    BOLD = font_manrope.ManropeExtraBold
    TEXT = font_manrope.ManropeSemiBold


class Fit(NamedTuple):
    """A text as it can be set: perhaps smaller, perhaps cut."""

    text: str
    face: Face
    size: int
    width: float


@cache
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Load a face in a size; simple layout gives the same result on every machine."""
    path = str(face.value)
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


def missing_faces() -> str:
    """Name the faces whose files cannot be read; empty where all are there."""
    missing = []
    for face in Face:
        try:
            font(face, 12)
        except OSError:
            missing.append(face.name.lower())
    return f"Fonts cannot be read: {', '.join(missing)}." if missing else ""


@lru_cache(CACHED_FITS)
def fit(text: str, face: Face, size: int, smallest: int, width: int, height: int) -> Fit:
    """Set `text` as large as fits, from `size` down to `smallest`; cut it where even that fails."""
    face = face_for(text, face)
    text = drawable(text, face)
    size = max(8, min(size, int(height / HEIGHT_PER_SIZE)))
    smallest = min(smallest, size)
    for attempt in range(size, smallest - 1, -1):
        length = font(face, attempt).getlength(text)
        if length <= width:
            return Fit(text, face, attempt, length)
    text = _cut(text, face, smallest, width)
    return Fit(text, face, smallest, font(face, smallest).getlength(text))


def face_for(text: str, face: Face) -> Face:
    """Return `face`, or the one with more letters where it lacks one of `text`."""
    if face is Face.DISPLAY and not all(has(face, char) for char in text):
        return Face.BOLD
    return face


def drawable(text: str, face: Face) -> str:
    """Make a text of letters that `face` has: fancy ones made plain, pictures left out."""
    shown = []
    for char in unicodedata.normalize("NFKC", text):
        if char.isspace():
            shown.append(" ")
        elif has(face, char):
            shown.append(char)
        elif unicodedata.category(char)[0] in "LN":
            shown.append(UNKNOWN)
    return " ".join("".join(shown).split())


@lru_cache(CACHED_FITS)
def has(face: Face, char: str) -> bool:
    """Tell whether a face has a letter."""
    if char.isspace():
        return True
    if not char.isprintable():
        return False
    probe = font(face, 24)
    return bytes(probe.getmask(char)) != bytes(probe.getmask(ABSENT))


def _cut(text: str, face: Face, size: int, width: int) -> str:
    letters = font(face, size)
    while text and letters.getlength(text + ELLIPSIS) > width:
        text = text[:-1].rstrip()
    return text + ELLIPSIS if text else ""
