"""How long a board takes to draw and to encode."""

import io
import statistics

from PIL import Image

from engine.core.table import Table
from render.renderers import RENDERERS
from render.words import words_for
from tests.bench.book import NAMES, SEATS, Book, timed


def bench_picture(book: Book, table: Table) -> None:
    """Draw the board of a finished game, again and again, and encode it."""
    renderer, words = RENDERERS["tremble"], words_for("en")
    view = table.game.view(table.state, None)
    renderer.board(view, NAMES[:SEATS], words)  # fonts and static layers are loaded once
    times = [timed(lambda: renderer.board(view, NAMES[:SEATS], words)) for _ in range(20)]
    picture = renderer.board(view, NAMES[:SEATS], words)
    image = Image.open(io.BytesIO(picture.png))
    encoding = [timed(lambda: _encode(image)) for _ in range(20)]
    plain = image.convert("RGB")
    reference = [timed(lambda: _encode(plain)) for _ in range(5)]
    book.spread("picture", "board drawn and encoded", times)
    book.note("picture", "encoding alone, p50 ms", statistics.median(encoding) * 1000)
    book.note("picture", "same pixels as RGB PNG, p50 ms", statistics.median(reference) * 1000)
    book.note("picture", "KiB", len(picture.png) / 1024)


def _encode(image: Image.Image) -> None:
    image.save(io.BytesIO(), "PNG")
