"""A picture being drawn: boxes, stamps and text that never leaves its place."""

import io
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from render.boxes import Box
from render.theme import Colour, Theme, blend, palette
from render.type import HEIGHT_PER_SIZE, Face, Fit, face_for, fit, font

SMOOTHING = 4  # shapes are drawn this many times larger, then shrunk
CAP_HEIGHT = 0.72
STAR_STEP = 97

Align: TypeAlias = Literal["left", "center", "right"]
Shape: TypeAlias = Callable[[ImageDraw.ImageDraw, float], None]


class Style(NamedTuple):
    """How a text is set: its face, its size, and how small it may become to fit."""

    face: Face
    size: int
    smallest: int


class Run(NamedTuple):
    """A text that was drawn, and the place it had to keep to."""

    box: Box
    fit: Fit
    x: int
    baseline: int


class Canvas:
    """A picture being drawn with the colours of a theme."""

    def __init__(self, width: int, height: int, theme: Theme) -> None:
        self.theme = theme
        self.image = _sky(width, height, theme).copy()
        self.runs: list[Run] = []
        self._draw = ImageDraw.Draw(self.image)

    @property
    def box(self) -> Box:
        """Return the whole picture as a place."""
        return Box(0, 0, *self.image.size)

    def panel(
        self,
        box: Box,
        fill: Colour,
        *,
        radius: int = 18,
        outline: Colour | None = None,
        line: int = 4,
    ) -> None:
        """Draw a box with round corners."""
        if outline is not None:
            self.panel(box, outline, radius=radius)
            box, radius = box.inset(line), max(0, radius - line)
        radius = min(radius, box.w // 2, box.h // 2)
        self.image.paste(fill, (box.x, box.y + radius, box.right, box.bottom - radius))
        self.image.paste(fill, (box.x + radius, box.y, box.right - radius, box.bottom))
        if not radius:
            return
        far_x, far_y = box.right - radius, box.bottom - radius
        for turn, x, y in ((0, box.x, box.y), (1, far_x, box.y), (2, far_x, far_y)):
            self.image.paste(fill, (x, y), _corner(radius, turn))
        self.image.paste(fill, (box.x, far_y), _corner(radius, 3))

    def line(self, points: list[tuple[int, int]], colour: Colour, width: int) -> None:
        """Draw a line."""
        self._draw.line(points, fill=colour, width=width)

    def stamp(self, shape: Shape, box: Box, colour: Colour) -> None:
        """Draw a shape as large as a square in the middle of a place."""
        size = min(box.w, box.h)
        x, y = box.x + (box.w - size) // 2, box.y + (box.h - size) // 2
        self.image.paste(colour, (x, y), mask(shape, size))

    def text(self, box: Box, text: str, style: Style, ink: Colour, align: Align = "left") -> int:
        """Set a text in a place, fitted; return how wide it became."""
        fitted = fit(text, style.face, style.size, style.smallest, box.w, box.h)
        if not fitted.text:
            return 0
        spare = box.w - fitted.width
        x = box.x + round({"left": 0.0, "center": spare / 2, "right": spare}[align])
        baseline = box.y + round((box.h + fitted.size * CAP_HEIGHT) / 2)
        letters, left, top = _letters(fitted.text, fitted.face, fitted.size)
        self.image.paste(ink, (x + left, baseline + top), letters)
        self.runs.append(Run(box, fitted, x, baseline))
        return round(fitted.width)

    def paragraph(self, box: Box, text: str, style: Style, ink: Colour) -> None:
        """Set a text in lines; the last line takes what is left, fitted."""
        height = round(style.size * HEIGHT_PER_SIZE) + 1
        letters = font(face_for(text, style.face), style.size)
        lines = [""]
        for word in text.split():
            longer = f"{lines[-1]} {word}".strip()
            fits = letters.getlength(longer) <= box.w or len(lines) * height + height > box.h
            lines = [*lines[:-1], longer] if fits else [*lines, word]
        for line in lines:
            self.text(box.top(min(height, box.h)), line, style, ink)
            box = box.below(height)

    def png(self) -> bytes:
        """Encode the picture with the fixed palette of its theme."""
        reduced = self.image.quantize(palette=_palette_image(self.theme), dither=Image.Dither.NONE)
        buffer = io.BytesIO()
        reduced.save(buffer, "PNG", compress_level=6)
        return buffer.getvalue()


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
    left, top, right, bottom = (round(edge) for edge in letters.getbbox(text, anchor="ls"))
    image = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
    ImageDraw.Draw(image).text((-left, -top), text, fill=255, font=letters, anchor="ls")
    return image, left, top


@lru_cache(256)
def _corner(radius: int, turn: int) -> Image.Image:
    large = Image.new("L", (radius * SMOOTHING, radius * SMOOTHING), 0)
    reach = radius * SMOOTHING * 2
    ImageDraw.Draw(large).ellipse((0, 0, reach, reach), fill=255)
    small = large.resize((radius, radius), Image.Resampling.BOX)
    return small.rotate(-90 * turn)


@cache
def _palette_image(theme: Theme) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in palette(theme) for part in colour])
    return image


@lru_cache(16)
def _sky(width: int, height: int, theme: Theme) -> Image.Image:
    """Draw the ground of a picture: a sky whose few stars always stand in the same places."""
    image = Image.new("RGB", (width, height), theme.sky)
    draw = ImageDraw.Draw(image)
    for number in range(width * height // 12000):
        x = number * STAR_STEP * 31 % width
        y = (number * STAR_STEP * 17 + number * number * 7) % height
        size = 1 + number % 3
        draw.ellipse((x, y, x + size, y + size), fill=blend(theme.sky, theme.muted, 1 / 3))
    return image
