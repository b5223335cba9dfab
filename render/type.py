"""Type: faces, what they can show, and text fitted to a width."""

import re
import unicodedata
from bisect import bisect_right
from enum import Enum
from functools import cache, lru_cache
from importlib.util import find_spec
from math import ceil
from pathlib import Path
from typing import NamedTuple

import font_manrope
from PIL import ImageFont

CACHED_FITS = 4096
EVENING_STEPS = 24  # in which lines are made narrower until they are about equal
HEIGHT_PER_SIZE = 1.25  # room that accents above and tails below need
ELLIPSIS = "…"
BINDING = "\N{NO-BREAK SPACE}"  # no line is broken there, as in "100 000"
UNKNOWN = "?"  # stands for a letter that no face has
DIGIT = "8"  # all are set as wide as this one, so that figures do not jump
ABSENT = "\uffff"  # no face has it, so it shows what absent letters look like

_DIGITS = re.compile(r"[0-9]|[^0-9]+")


class FontFile(NamedTuple):
    """A file with a face; one that holds many says which, by weight and width."""

    path: Path
    axes: tuple[int, ...] = ()


def _display() -> FontFile:
    """Return Roboto Condensed Bold, found without importing the package that carries it."""
    package = find_spec("deckr_fonts")
    folder = Path(package.origin or "").parent if package else Path()
    return FontFile(folder / "fonts" / "Roboto[wdth,wght].ttf", (700, 75))


class Face(Enum):
    """A face by its file; the few signs that DISPLAY lacks are set in BOLD."""

    DISPLAY = _display()
    BOLD = FontFile(Path(font_manrope.ManropeExtraBold))
    TEXT = FontFile(Path(font_manrope.ManropeSemiBold))


class Fit(NamedTuple):
    """A text as it can be set: perhaps smaller, perhaps cut."""

    text: str
    face: Face
    size: int
    width: float


@cache
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Load a face in a size; simple layout gives the same result on every machine."""
    path, axes = face.value
    letters = ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
    if axes:
        letters.set_variation_by_axes([*axes])
    return letters


def pieces(text: str, face: Face, size: int) -> list[tuple[int, str]]:
    """Divide a text for setting, each piece with its place; all digits are equally wide."""
    letters, x, found = font(face, size), 0.0, []
    cell = letters.getlength(DIGIT)
    for piece in _DIGITS.findall(text):
        wide = letters.getlength(piece)
        if piece.isascii() and piece.isdigit():
            found.append((round(x + (cell - wide) / 2), piece))
            wide = cell
        else:
            found.append((round(x), piece))
        x += wide
    return found


@lru_cache(CACHED_FITS)
def length(text: str, face: Face, size: int) -> float:
    """Return how far a text goes."""
    letters = font(face, size)
    cell = letters.getlength(DIGIT)
    return sum(
        cell if piece.isascii() and piece.isdigit() else letters.getlength(piece)
        for piece in _DIGITS.findall(text)
    )


def bounds(text: str, face: Face, size: int) -> tuple[int, int, int, int]:
    """Return the edges of what a text covers, from where it begins on its line."""
    letters, edges = font(face, size), list[tuple[float, float, float, float]]()
    cell = letters.getlength(DIGIT)
    for x, piece in pieces(text, face, size):
        left, top, right, bottom = letters.getbbox(piece, anchor="ls")
        if piece.isascii() and piece.isdigit():  # its ink keeps to its cell
            spare = (letters.getlength(piece) - cell) / 2
            left, right = max(left, spare), min(right, cell + spare)
        edges.append((left + x, top, right + x, bottom))
    if not edges:
        return (0, 0, 0, 0)
    lefts, tops, rights, bottoms = zip(*edges, strict=True)
    return (round(min(lefts)), round(min(tops)), round(max(rights)), round(max(bottoms)))


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
def fit(text: str, face: Face, size: int, smallest: int, room: int, height: int) -> Fit:
    """Set `text` as large as fits, from `size` down to `smallest`; cut it where even that fails."""
    face = face_for(text, face)
    text = drawable(text, face)
    size = max(8, min(size, int(height / HEIGHT_PER_SIZE)))
    smallest = min(smallest, size)
    for attempt in range(size, smallest - 1, -1):
        wide = length(text, face, attempt)
        if wide <= room:
            return Fit(text, face, attempt, wide)
    text = _cut(text, face, smallest, room)
    return Fit(text, face, smallest, length(text, face, smallest))


@lru_cache(CACHED_FITS)
def broken(
    text: str, face: Face, size: int, smallest: int, room: int, height: int, most: int
) -> tuple[int, tuple[str, ...]]:
    """Break a text into at most so many lines, as large as fits; words only where they must be."""
    text = drawable(text, face)
    size = max(8, min(size, int(height / HEIGHT_PER_SIZE)))
    smallest = min(smallest, size)
    lines: list[str] = []
    for within_words in (False, True):
        for attempt in range(size, smallest - 1, -1):
            lines = _lines(text, face, attempt, room, within_words=within_words)
            fits = max(1, min(most, int(height / (attempt * HEIGHT_PER_SIZE))))
            if len(lines) <= fits and all(length(line, face, attempt) <= room for line in lines):
                return attempt, _evened(text, face, attempt, room, within_words=within_words)
    fits = max(1, min(most, int(height / (smallest * HEIGHT_PER_SIZE))))
    return smallest, (*lines[: fits - 1], "".join(lines[fits - 1 :]))


def _evened(text: str, face: Face, size: int, room: int, *, within_words: bool) -> tuple[str, ...]:
    """Fill no more lines than are needed, but all about as far."""
    lines = _lines(text, face, size, room, within_words=within_words)
    for share in range(EVENING_STEPS - 1, EVENING_STEPS // len(lines), -1):
        narrow = room * share // EVENING_STEPS
        tried = _lines(text, face, size, narrow, within_words=within_words)
        if len(tried) > len(lines) or any(length(line, face, size) > narrow for line in tried):
            break
        lines = tried
    return tuple(lines)


def lines_of(text: str, face: Face, size: int, room: int) -> list[str]:
    """Fill lines one after another with whole words; a word alone may be longer than the room."""
    face = face_for(text, face)
    return _lines(drawable(text, face), face, size, room, within_words=False)


def _lines(text: str, face: Face, size: int, room: int, *, within_words: bool) -> list[str]:
    """Fill lines one after another, with whole words or with letters."""
    lines = [""]
    for piece in text if within_words else text.split(" "):
        longer = lines[-1] + piece if within_words else f"{lines[-1]} {piece}".strip()
        if lines[-1] and length(longer, face, size) > room:
            lines.append(piece)
        else:
            lines[-1] = longer
    return lines


def face_for(text: str, face: Face) -> Face:
    """Return `face`, or the one with more letters where it lacks one of `text`."""
    if face is Face.DISPLAY and not all(has(face, char) for char in text):
        return Face.BOLD
    return face


def drawable(text: str, face: Face) -> str:
    """Make a text of letters that `face` has: fancy ones made plain, pictures left out."""
    return BINDING.join(_drawable(part, face) for part in text.split(BINDING))


def _drawable(text: str, face: Face) -> str:
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


def _cut(text: str, face: Face, size: int, room: int) -> str:
    """Keep as much of the beginning as has room; nothing where no letter has."""

    def reach(letters: int) -> int:
        return ceil(length(text[:letters].rstrip() + ELLIPSIS, face, size))

    fitting = bisect_right(range(1, len(text) + 1), room, key=reach)
    return text[:fitting].rstrip() + ELLIPSIS if fitting else ""
