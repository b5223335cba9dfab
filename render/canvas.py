"""A picture being drawn: boxes, stamps, sprites, and text that never leaves its place.

Places are given in units of the layout; a look says how many pixels a unit has.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from render.boxes import Box
from render.encoding import packed, png
from render.palette import dithered
from render.picture import Caption, Picture, captioned
from render.sheets import sheet_edges
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
SMALL = 7_000  # pixels of a panel that is drawn faster through a mask than corner by corner

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


class Corner(NamedTuple):
    """What was at the corner of a place, and how far it stays."""

    x: int
    y: int
    ground: Image.Image
    outside: Image.Image


class Canvas:
    """A picture being drawn in some look, or a strip of one, on a ground at least as large."""

    def __init__(self, width: int, height: int, look: Look, ground: Sprite, top: int = 0) -> None:
        self.theme = look.theme
        self.box = Box(0, 0, width, height)
        self.runs: list[Run] = []
        self.breaks: list[int] = []  # where a sheet may end
        self._scale = look.scale
        self._top = 0
        edge = self._pixels(self.box)
        self._top = round(top * look.scale)
        area = (0, self._top, edge.w, edge.h)
        self.image = ground(look.theme, edge.w, edge.h).crop(area)
        if self.image.mode != "RGB":
            self.image = self.image.convert("RGB")
        self._draw = ImageDraw.Draw(self.image)

    def _pixels(self, box: Box) -> Box:
        if self._scale == 1:
            return Box(box.x, box.y - self._top, box.w, box.h)
        left, top = round(box.x * self._scale), round(box.y * self._scale)
        right, bottom = round(box.right * self._scale), round(box.bottom * self._scale)
        return Box(left, top - self._top, right - left, bottom - top)

    def add(self, draw: Callable[..., Any], box: Box, *about: Any) -> None:
        """Draw something in a place; a page only notes it."""
        draw(self, box, *about)

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
        place, radius = self._pixels(box), round(radius * self._scale)
        if place.w * place.h < SMALL:
            self.image.paste(fill, (place.x, place.y), _rounded(place.w, place.h, radius))
            return
        corners = self._corners(place, radius)
        self.image.paste(fill, (place.x, place.y, place.right, place.bottom))
        self._restore(corners)

    def _corners(self, place: Box, radius: int, *, below: bool = True) -> list[Corner]:
        """Keep the ground at the corners of a place: much less than a mask for all of it."""
        size = min(radius, place.w // 2, place.h // 2)
        if not size:
            return []
        right, bottom = place.right - size, place.bottom - size
        spots = ((place.x, place.y), (right, place.y), (right, bottom), (place.x, bottom))
        return [
            Corner(x, y, self.image.crop((x, y, x + size, y + size)), _outside(size, turn))
            for turn, (x, y) in enumerate(spots[: 4 if below else 2])
        ]

    def _restore(self, corners: list[Corner]) -> None:
        """Put the ground back where a corner is round."""
        for corner in corners:
            self.image.paste(corner.ground, (corner.x, corner.y), corner.outside)

    def line(self, points: list[tuple[int, int]], colour: Colour, width: int) -> None:
        """Draw a line."""
        moved = [(round(x * self._scale), round(y * self._scale) - self._top) for x, y in points]
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
        corners = self._corners(place, round(radius * self._scale), below=below)
        self.image.paste(drawn, (place.x, place.y), drawn if drawn.mode == "RGBA" else None)
        self._restore(corners)

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
        for word in text.split(" "):  # not at those that bind, as in "100\N{NO-BREAK SPACE}000"
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

    def reduced(self, palette: Image.Image) -> Image.Image:
        """Bring the picture to a fixed palette."""
        return self.image.quantize(palette=palette, dither=Image.Dither.NONE)

    def png(self, palette: Image.Image) -> bytes:
        """Encode the picture with a fixed palette."""
        reduced = self.reduced(palette)
        return png(palette, reduced.width, [packed(reduced)])

    def picture(self, palette: Image.Image, caption: Caption) -> Picture:
        """Do so, and make sheets of it where it is tall."""
        reduced, strips = self.reduced(palette), []
        for edges in sheet_edges(self.box.w, self.box.h, self.breaks):
            top, bottom = (round(edge * self._scale) for edge in edges)
            strips.append(packed(reduced.crop((0, top, reduced.width, bottom))))
        whole = png(palette, reduced.width, strips)
        pieces = [png(palette, reduced.width, [strip]) for strip in strips]
        return captioned(whole, pieces, caption)


def _square(box: Box) -> Box:
    size = min(box.w, box.h)
    return Box(box.x + (box.w - size) // 2, box.y + (box.h - size) // 2, size, size)


@lru_cache(1024)
def mask(shape: Shape, size: int) -> Image.Image:
    """Draw a shape once, smoothly, and keep it."""
    large = Image.new("L", (size * SMOOTHING, size * SMOOTHING), 0)
    shape(ImageDraw.Draw(large), float(size * SMOOTHING))
    return large.resize((size, size), Image.Resampling.BOX)


@lru_cache(4096)
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


@lru_cache(256)
def _rounded(width: int, height: int, radius: int) -> Image.Image:
    """Draw what a small panel covers."""
    cover = Image.new("L", (width, height), 255)
    if size := min(radius, width // 2, height // 2):
        right, bottom = width - size, height - size
        for turn, spot in enumerate(((0, 0), (right, 0), (right, bottom), (0, bottom))):
            cover.paste(ImageChops.invert(_outside(size, turn)), spot)
    return cover


@lru_cache(256)
def _outside(radius: int, turn: int) -> Image.Image:
    """Draw what a round corner leaves out, the upper left one turned so many times."""
    large = Image.new("L", (radius * SMOOTHING, radius * SMOOTHING), 0)
    reach = radius * SMOOTHING * 2
    ImageDraw.Draw(large).ellipse((0, 0, reach, reach), fill=255)
    small = large.resize((radius, radius), Image.Resampling.BOX)
    return ImageChops.invert(small.rotate(-90 * turn))
