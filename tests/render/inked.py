"""What stands under texts when they are set: listens to canvases while pictures are drawn."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pytest
from PIL import Image

from render.boxes import Box
from render.canvas import Align, Canvas, Run, Style
from render.page import Inks, Page
from render.picture import Caption, Picture, captioned
from render.theme import Colour
from render.type import bounds
from tests.render.sight import contrast

STRAY = 0.05  # of the ground may be lighter: stars, lit windows, the edge of a frame


class Inked(NamedTuple):
    """A text, its ink, and a cut of what was there before it."""

    run: Run
    ink: Colour
    ground: Image.Image
    place: Box  # of the ink itself, in pixels
    beside: list[Run]  # all texts of its canvas

    def contrast(self) -> float:
        """Return the contrast that all but a stray share of the ground reaches."""
        ground = self.ground.convert("RGB")
        found = sorted(
            (contrast(self.ink, (colour[0], colour[1], colour[2])), count)
            for count, colour in ground.getcolors(ground.width * ground.height) or []
            if isinstance(colour, tuple)
        )
        spare = STRAY * sum(count for _, count in found)
        for reached, count in found:
            spare -= count
            if spare < 0:
                return reached
        return found[-1][0]

    def covers(self, other: "Inked") -> bool:
        """Tell whether it was set over another text."""
        return self.beside is other.beside and meet(self.place, other.place)

    def __str__(self) -> str:
        return f"{self.run.fit.text!r} in {self.ink}: {self.contrast():.1f}"


def ink_of(run: Run) -> Box:
    """Return the place of the ink of a text, in pixels."""
    left, top, right, bottom = bounds(run.fit.text, run.fit.face, run.fit.size)
    return Box(run.x + left, run.baseline + top, right - left, bottom - top)


def meet(one: Box, other: Box) -> bool:
    """Tell whether two places have something in common."""
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.bottom and other.y < one.bottom


@contextmanager
def listening(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Inked]]:
    """Collect the texts of all canvases, each with its ink and its ground."""
    heard: list[Inked] = []
    plain = Canvas.text

    def text(
        self: Canvas, box: Box, text: str, style: Style, ink: Colour, align: Align = "left"
    ) -> int:
        before, count = self.image.copy(), len(self.runs)
        width = plain(self, box, text, style, ink, align)
        for run in self.runs[count:]:
            place = ink_of(run)
            ground = before.crop((place.x, place.y, place.right, place.bottom))
            heard.append(Inked(run, ink, ground, place, self.runs))
        return width

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "text", text)
        patch.setattr(Page, "picture", _whole)
        yield heard


@contextmanager
def watching(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Canvas]]:
    """Collect all canvases as they are finished, and encode none."""
    seen: list[Canvas] = []

    def picture(self: Canvas, _palette: Image.Image, caption: Caption) -> Picture:
        seen.append(self)
        return captioned(b"", [], caption)

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "picture", picture)
        patch.setattr(Page, "picture", _whole)
        yield seen


def _whole(page: Page, inks: Inks, caption: Caption) -> Picture:
    palette = inks(page.look.theme)
    return page.canvas().picture(palette, caption)  # nothing of it is kept and unheard
