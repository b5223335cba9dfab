"""A picture being drawn: boxes, stamps, sprites, and text that never leaves its place.

Places are given in units of the layout; a look says how many pixels a unit has.
"""

import io
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from render.boxes import Box
from render.palette import dithered
from render.theme import Colour, Look
from render.type import (
    HEIGHT_PER_SIZE,
    Face,
    Fit,
    bounds,
    broken,
    face_for,
    fit,
    font,
    length,
    pieces,
)

SMOOTHING = 4  # shapes are drawn this many times larger, then shrunk
CAP_HEIGHT = 0.72
MOST_BYTES = 200_000
CLOSER = 6  # for what is larger
COMPRESSION = 5  # half the time of 6, for a twentieth more bytes

Align: TypeAlias = Literal["left", "center", "right"]
Shape: TypeAlias = Callable[[ImageDraw.ImageDraw, float], None]
Sprite: TypeAlias = Callable[..., Image.Image]
"""Draws something for given arguments and a size in pixels (width and height where it is asked)."""


class Style(NamedTuple):
    """How a text is set: its face, its size, and how small it may become to fit."""

    face: Face
    size: int
    smallest: int


class Run(NamedTuple):
    """A text that was drawn, and the place it had to keep to, in pixels."""

    box: Box
    fit: Fit
    x: int
    baseline: int


class Canvas:
    """A picture being drawn in some look, on a ground that fills it and is no other's."""

    def __init__(self, width: int, height: int, look: Look, ground: Sprite) -> None:
        self.theme = look.theme
        self.box = Box(0, 0, width, height)
        self.runs: list[Run] = []
        self._scale = look.scale
        edge = self._pixels(self.box)
        self.image = ground(look.theme, edge.w, edge.h)
        self._draw = ImageDraw.Draw(self.image)

    def _pixels(self, box: Box) -> Box:
        if self._scale == 1:
            return box
        left, top = round(box.x * self._scale), round(box.y * self._scale)
        right, bottom = round(box.right * self._scale), round(box.bottom * self._scale)
        return Box(left, top, right - left, bottom - top)

    def panel(
        self,
        box: Box,
        fill: Colour,
        *,
        radius: int = 18,
        outline: Colour | None = None,
        line: int = 4,
        share: float = 1.0,
    ) -> None:
        """Draw a box with round corners; with a `share` below 1 the ground shines through."""
        if outline is not None:
            self.panel(box, outline, radius=radius)
            box, radius = box.inset(line), max(0, radius - line)
        place = self._pixels(box)
        cover = _rounded(
            place.w, place.h, round(radius * self._scale), round(share * 255), all_=True
        )
        self.image.paste(fill, (place.x, place.y), cover)

    def line(self, points: list[tuple[int, int]], colour: Colour, width: int) -> None:
        """Draw a line."""
        moved = [(round(x * self._scale), round(y * self._scale)) for x, y in points]
        self._draw.line(moved, fill=colour, width=max(1, round(width * self._scale)))

    def stamp(self, shape: Shape, box: Box, colour: Colour) -> None:
        """Draw a shape as large as a square in the middle of a place."""
        place = _square(self._pixels(box))
        self.image.paste(colour, (place.x, place.y), mask(shape, place.w))

    def place(self, box: Box, sprite: Sprite, *about: Any) -> None:
        """Put a square sprite into the middle of a place, as large as fits."""
        place = _square(self._pixels(box))
        drawn = sprite(*about, place.w)
        self.image.paste(drawn, (place.x, place.y), drawn)

    def fill(
        self, box: Box, sprite: Sprite, *about: Any, radius: int = 0, below: bool = False
    ) -> None:
        """Fill a place with a sprite; `radius` rounds its upper corners, and those `below`."""
        place = self._pixels(box)
        drawn = sprite(*about, place.w, place.h)
        cover: Image.Image | None = drawn if drawn.mode == "RGBA" else None
        if radius:
            cover = _rounded(place.w, place.h, round(radius * self._scale), 255, all_=below)
        self.image.paste(drawn, (place.x, place.y), cover)

    def text(self, box: Box, text: str, style: Style, ink: Colour, align: Align = "left") -> int:
        """Set a text in a place, fitted; return how wide it became."""
        place = self._pixels(box)
        size, smallest = (round(size * self._scale) for size in (style.size, style.smallest))
        fitted = fit(text, style.face, size, smallest, place.w, place.h)
        if not fitted.text:
            return 0
        spare = place.w - fitted.width
        x = place.x + round({"left": 0.0, "center": spare / 2, "right": spare}[align])
        baseline = place.y + round((place.h + fitted.size * CAP_HEIGHT) / 2)
        letters, left, top = _letters(fitted.text, fitted.face, fitted.size)
        self.image.paste(ink, (x + left, baseline + top), letters)
        self.runs.append(Run(place, fitted, x, baseline))
        return round(fitted.width / self._scale)

    def name(
        self,
        box: Box,
        text: str,
        style: Style,
        ink: Colour,
        align: Align = "left",
        most: int = 2,
    ) -> None:
        """Set a name in the middle of a place, in more than one line rather than small or cut."""
        place, face = self._pixels(box), face_for(text, style.face)
        wanted, smallest = (round(each * self._scale) for each in (style.size, style.smallest))
        size, lines = broken(text, face, wanted, smallest, place.w, place.h, most)
        if len(lines) == 1:
            self.text(box, text, style, ink, align)
            return
        chosen = Style(face, max(style.smallest, int(size / self._scale)), style.smallest)
        high = min(box.h // len(lines), round(chosen.size * HEIGHT_PER_SIZE) + 1)
        rest = box.below((box.h - high * len(lines)) // 2)
        for line in lines:
            self.text(rest.top(high), line, chosen, ink, align)
            rest = rest.below(high)

    def paragraph(
        self, box: Box, text: str, style: Style, ink: Colour, *, middle: bool = False
    ) -> None:
        """Set a text in lines from the top, or in the middle; the last takes what is left."""
        height = round(style.size * HEIGHT_PER_SIZE) + 1
        face, size = face_for(text, style.face), round(style.size * self._scale)
        room = self._pixels(box).w
        lines = [""]
        for word in text.split():
            longer = f"{lines[-1]} {word}".strip()
            fits = length(longer, face, size) <= room or len(lines) * height + height > box.h
            lines = [*lines[:-1], longer] if fits else [*lines, word]
        if middle:
            box = box.below(max(0, box.h - height * len(lines)) // 2)
        for line in lines:
            self.text(box.top(min(height, box.h)), line, style, ink)
            box = box.below(height)

    def soften(self, box: Box, palette: Image.Image) -> None:
        """Bring a place with art to the colours of a palette without bands; text comes later."""
        place = self._pixels(box)
        art = self.image.crop((place.x, place.y, place.right, place.bottom))
        self.image.paste(dithered(art, palette), (place.x, place.y))

    def png(self, palette: Image.Image) -> bytes:
        """Encode the picture with a fixed palette."""
        reduced = self.image.quantize(palette=palette, dither=Image.Dither.NONE)
        png = _encoded(reduced, COMPRESSION)
        return png if len(png) <= MOST_BYTES else _encoded(reduced, CLOSER)


def _encoded(image: Image.Image, level: int) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, "PNG", compress_level=level)
    return buffer.getvalue()


def _square(box: Box) -> Box:
    size = min(box.w, box.h)
    return Box(box.x + (box.w - size) // 2, box.y + (box.h - size) // 2, size, size)


@lru_cache(1024)
def mask(shape: Shape, size: int) -> Image.Image:
    """Draw a shape once, smoothly, and keep it."""
    large = Image.new("L", (size * SMOOTHING, size * SMOOTHING), 0)
    shape(ImageDraw.Draw(large), float(size * SMOOTHING))
    return large.resize((size, size), Image.Resampling.BOX)


@lru_cache(1024)
def _letters(text: str, face: Face, size: int) -> tuple[Image.Image, int, int]:
    """Set a text once and keep it: what it covers, and where from its place on the line."""
    letters = font(face, size)
    left, top, right, bottom = bounds(text, face, size)
    left, right = left - 1, right + 1  # smoothed edges
    image = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
    draw = ImageDraw.Draw(image)
    for x, piece in pieces(text, face, size):
        draw.text((x - left, -top), piece, fill=255, font=letters, anchor="ls")
    return image, left, top


@lru_cache(512)
def _rounded(width: int, height: int, radius: int, share: int, *, all_: bool) -> Image.Image:
    """Draw what a panel covers; without `all_` its lower corners are square."""
    cover = Image.new("L", (width, height), share)
    radius = min(radius, width // 2, height // 2)
    for turn, x, y in (
        (0, 0, 0),
        (1, width - radius, 0),
        (2, width - radius, height - radius),
        (3, 0, height - radius),
    )[: 4 if all_ else 2]:
        if radius:
            cover.paste(_corner(radius, turn, share), (x, y))
    return cover


@lru_cache(256)
def _corner(radius: int, turn: int, share: int) -> Image.Image:
    large = Image.new("L", (radius * SMOOTHING, radius * SMOOTHING), 0)
    reach = radius * SMOOTHING * 2
    ImageDraw.Draw(large).ellipse((0, 0, reach, reach), fill=share)
    small = large.resize((radius, radius), Image.Resampling.BOX)
    return small.rotate(-90 * turn)
