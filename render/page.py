"""A picture made of strips from edge to edge: what stays as it is, is drawn and packed once.

A board differs from the one before in a few places. So a page notes what shall be drawn where, and
a strip in which all of that is the same as before is taken from the last time.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from itertools import groupby, pairwise
from typing import Any, NamedTuple, TypeAlias

from PIL import Image

from render.boxes import Box
from render.canvas import Canvas, Sprite
from render.encoding import Packed, packed, png
from render.picture import Caption, Picture, captioned
from render.sheets import sheet_edges
from render.theme import Look, Theme

KEPT_STRIPS = 1024  # about 10 KB each
LEAST = 40  # rows of a strip; shorter ones cost more than they save

Inks: TypeAlias = Callable[[Theme], Image.Image]
"""Makes the palette of a theme."""


class PagePart(NamedTuple):
    """Something to be drawn in its place, out of nothing but what is named here."""

    draw: Callable[..., Any]
    box: Box
    about: tuple[Hashable, ...]


class Paper(NamedTuple):
    """What all strips of a page are drawn on."""

    width: int
    look: Look
    ground: Sprite
    size: tuple[int, int]  # of the ground, which is the same where just so much is asked for


class Strip(NamedTuple):
    """What makes the rows from one edge to another what they are."""

    paper: Paper
    top: int
    bottom: int
    parts: tuple[PagePart, ...]
    inks: Inks


class Page:
    """Notes what is drawn where, from top to bottom; nothing may leave its place."""

    def __init__(self, width: int, height: int, look: Look, ground: Sprite) -> None:
        self.box = Box(0, 0, width, height)
        self.look = look
        self._ground = ground
        self._parts: list[PagePart] = []

    def grow(self, height: int) -> Box:
        """Make the page so much higher; return the new rows."""
        self.box = self.box._replace(h=self.box.h + height)
        return self.box.below(self.box.h - height)

    def add(self, draw: Callable[..., Any], box: Box, *about: Hashable) -> None:
        """Let something be drawn in a place."""
        self._parts.append(PagePart(draw, box, about))

    def canvas(self) -> Canvas:
        """Draw all of it at once."""
        canvas = Canvas(self.box.w, self.box.h, self.look, self._ground)
        for part in self._parts:
            part.draw(canvas, part.box, *part.about)
        canvas.breaks += self.breaks
        return canvas

    def png(self, inks: Inks) -> bytes:
        """Draw and encode what is new of it, with a fixed palette."""
        return self._joined(inks, [strip for sheet in self._drawn(inks) for strip in sheet])

    def picture(self, inks: Inks, caption: Caption) -> Picture:
        """Do so, and make sheets of it where it is tall."""
        sheets = self._drawn(inks)
        whole = self._joined(inks, [strip for sheet in sheets for strip in sheet])
        pieces = [self._joined(inks, sheet) for sheet in sheets] if len(sheets) > 1 else []
        return captioned(whole, pieces, caption)

    def _joined(self, inks: Inks, strips: Sequence[Packed]) -> bytes:
        return png(inks(self.look.theme), round(self.box.w * self.look.scale), strips)

    def _drawn(self, inks: Inks) -> list[list[Packed]]:
        """Draw what is new; return all strips, sheet by sheet."""
        scale, theme = self.look.scale, self.look.theme
        wide, high = round(self.box.w * scale), round(self.box.h * scale)
        paper = Paper(self.box.w, self.look, self._ground, self._ground(theme, wide, high).size)
        sheets = sheet_edges(self.box.w, self.box.h, self.breaks)
        edges = [edge for sheet in sheets for edge in self._edges(*sheet)]
        strips = [Strip(paper, *edge, self._between(*edge), inks) for edge in edges]
        places = [kept(strip) for strip in strips]
        for new, run in groupby(zip(strips, places, strict=True), lambda each: not each[1]):
            if new:
                self._fill(paper, inks, list(run))
        drawn = list(zip(edges, [place[0] for place in places], strict=True))
        return [
            [strip for (first, _), strip in drawn if top <= first < bottom]
            for top, bottom in sheets
        ]

    @property
    def breaks(self) -> list[int]:
        """List the middles of the gaps between parts, where a sheet may end.

        What touches belongs together, as a heading does with what it names.
        """
        breaks, reached = [], 0
        for part in sorted(self._parts, key=lambda part: part.box.y):
            if part.box.y > reached:
                breaks.append((reached + part.box.y) // 2)
            reached = max(reached, part.box.bottom)
        return breaks

    def _edges(self, top: int, bottom: int) -> list[tuple[int, int]]:
        """Cut a sheet at the edges of parts; strips that go together are drawn together."""
        cuts = [top]
        edges = {edge for part in self._parts for edge in (part.box.y, part.box.bottom)}
        for edge in sorted(edges):
            if edge - cuts[-1] >= LEAST and bottom - edge >= LEAST:
                cuts.append(edge)
        return list(pairwise([*cuts, bottom]))

    def _between(self, top: int, bottom: int) -> tuple[PagePart, ...]:
        """List what is seen between two edges; of what goes across, only so much."""
        return tuple(part for part in self._parts if part.box.y < bottom and part.box.bottom > top)

    def _fill(self, paper: Paper, inks: Inks, run: Sequence[tuple[Strip, list[Packed]]]) -> None:
        """Draw strips that follow each other at once, and pack each for its place."""
        top, bottom = run[0][0].top, run[-1][0].bottom

        def ground(theme: Theme, _width: int, _height: int) -> Image.Image:
            return paper.ground(theme, *paper.size)

        canvas = Canvas(paper.width, bottom, paper.look, ground, top)
        for part in self._between(top, bottom):
            part.draw(canvas, part.box, *part.about)
        reduced, scale = canvas.reduced(inks(paper.look.theme)), paper.look.scale
        above = round(top * scale)
        for strip, place in run:
            upper, lower = (round(edge * scale) - above for edge in (strip.top, strip.bottom))
            place[:] = [packed(reduced.crop((0, upper, reduced.width, lower)))]


@lru_cache(KEPT_STRIPS)
def kept(_strip: Strip) -> list[Packed]:
    """Return the place where a strip is kept; it is empty where the strip is new."""
    return []
