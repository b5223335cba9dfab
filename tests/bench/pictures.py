"""How long pictures take, how large they become, and whether anybody waits for them."""

import asyncio
import io
import time
from collections.abc import Awaitable, Sequence
from functools import partial
from itertools import pairwise

from PIL import Image

from cogs.pictures.drawing_process import DrawingProcess
from engine.tremble.captains.captains import CAPTAINS
from render.drawing import Subject, drawn, ordered
from render.gallery.played import played
from render.games import GAMES
from tests.bench.book import Book, timed

GAME = "tremble"
BOARDS = 50
LEVEL = 6  # of compression, as the reference has it
TICK = 0.002  # seconds between two looks at the loop


def bench_pictures(book: Book) -> None:
    """Draw the boards of games of all sizes, each once and in order, as a table sees them."""
    every: list[bytes] = []
    for captains in range(2, 6):
        orders = boards_of(captains)
        _compare(book, captains, orders)
        every += orders
    asyncio.run(bench_loop(book, every[:: len(every) // BOARDS][:BOARDS]))


def boards_of(captains: int) -> list[bytes]:
    """Order the boards of a game, each with what changed since the one before."""
    game, renderer = played(GAME, captains, 7, CAPTAINS["steady"]), GAMES[GAME].renderer
    views = [step.public for step in game.steps]
    return [
        ordered(Subject("change", GAME, renderer.since(before, view), game.names, "en", ""))
        for before, view in pairwise(views)
    ]


def _compare(book: Book, captains: int, orders: Sequence[bytes]) -> None:
    """Set the time for boards against encoding their pixels in full colour, which is the aim."""
    drawn(orders[0])  # fonts and palette are loaded once
    times, again = [], []
    for order in orders:
        times.append(timed(partial(drawn, order)))
        again.append(timed(partial(drawn, order)))
    pictures = [drawn(order).png for order in orders]
    plain = [Image.open(io.BytesIO(png)).convert("RGB") for png in pictures]
    reference = [timed(partial(_encode, image)) for image in plain]
    game = f"boards of {captains} captains"
    book.spread("picture", f"{game}, drawn and encoded", times)
    for name, spent in (("new cities included", times), ("redrawn", again)):
        ratio = sum(spent) / sum(reference)
        book.note("picture", f"{game}, {name} / the same pixels as RGB PNG (aim: 0.5)", ratio)
    book.note("picture", f"{game}, the largest, KiB (aim: 195)", max(map(len, pictures)) / 1024)


def _encode(image: Image.Image) -> None:
    image.save(io.BytesIO(), "PNG", compress_level=LEVEL)


async def bench_loop(book: Book, orders: Sequence[bytes]) -> None:
    """Watch how late the loop is while boards are drawn, and while nothing is."""
    drawer = DrawingProcess()
    await drawer.open()
    await drawer.draw(orders[0])
    began = time.perf_counter()
    late = await _lateness(asyncio.gather(*map(drawer.draw, orders)))
    lasted = time.perf_counter() - began
    idle = await _lateness(asyncio.sleep(lasted))
    await drawer.close()
    book.note("picture", f"{len(orders)} boards ordered at once, s", lasted)
    book.spread("picture", "lateness of the loop meanwhile (aim: p99 5)", late)
    book.spread("picture", "lateness of the loop while nothing is drawn", idle)


async def _lateness(work: Awaitable[object]) -> list[float]:
    """Tell how late the loop woke up, again and again, until some work is done."""
    late: list[float] = []
    task = asyncio.ensure_future(work)
    while not task.done():
        before = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - before - TICK)
    await task
    return late
