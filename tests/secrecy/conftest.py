"""Games whose pictures nobody looks at: all that they say in words is there, and no colour."""

import io
from collections.abc import Iterator
from itertools import count

import pytest
from PIL import Image

from render.canvas import Canvas
from render.drawing import drawn
from render.page import Page
from render.picture import Caption, Picture, captioned
from render.sheets import sheet_edges

_NUMBERS = count()


@pytest.fixture
def unseen() -> Iterator[None]:
    """Draw nothing: who listens for names needs no more of a picture than its words."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cogs.pictures.drawing_process.drawn", drawn)  # so that none is kept
        for place in ("render.invasion.film.filmed", "render.humanity.film.film.filmed"):
            patch.setattr(place, _blank)
        for kind in (Page, Canvas):
            patch.setattr(kind, "picture", _told)
        yield


def _told(drawn: Page | Canvas, _inks: object, caption: Caption) -> Picture:
    """Make pictures of no colour, as many sheets as there would be."""
    sheets = sheet_edges(drawn.box.w, drawn.box.h, drawn.breaks)
    return captioned(_blank(), [_blank() for _ in sheets], caption)


def _blank(*_about: object) -> bytes:
    """Make one that is like no other: with what hangs already no new words would be sent."""
    buffer = io.BytesIO()
    Image.new("RGB", (1, 1), next(_NUMBERS)).save(buffer, "PNG")
    return buffer.getvalue()
