"""How long pictures take, how large they become, and whether anybody waits for them."""

import asyncio
import io
import os
import time
from collections.abc import Awaitable, Mapping, Sequence
from functools import partial
from itertools import chain, pairwise

from PIL import Image

from cogs.pictures.drawing_pool import DrawingPool, DrawingPriority, Job
from cogs.pictures.drawing_process import DrawingProcess
from render.drawing import Subject, drawn, ordered
from render.gallery.played import played
from render.games import GAMES
from render.words import words_for
from tests.bench.book import Book, worked
from tests.bench.playing import TREMBLE, usual

LONG = 4  # captains of a game that takes long
SIZES = range(2, 6)  # of Tremble
FEW = 40  # pictures of each kind of other games, as all of Tremble take minutes
BOARDS = 50
LEVEL = 6  # of compression, as the reference has it
TICK = 0.002  # seconds between two looks at the loop


def bench_pictures(book: Book) -> None:
    """Draw games, each picture once and in order, as a table sees them."""
    boards: dict[int, list[bytes]] = {}
    for game in GAMES.names():
        GAMES[game].full_renderer.prepare()  # as the process does that draws
        usual_size, most = (LONG, None) if game == TREMBLE else (usual(game).seats, FEW)
        for order in chain(*orders_of(usual_size, 8, game, most).values()):
            drawn(order)  # and has drawn for others before
        for captains in SIZES if game == TREMBLE else (usual_size,):
            orders = orders_of(captains, 7, game, most)
            _compare(book, f"{game}, {captains} captains", orders)
            if game == TREMBLE:
                boards[captains] = orders["boards"]
    for processes in (1, 2):
        asyncio.run(bench_pool(book, boards, processes))
    asyncio.run(bench_loop(book, boards[LONG][:BOARDS]))


def orders_of(
    captains: int, seed: int, game: str = TREMBLE, most: int | None = None
) -> dict[str, list[bytes]]:
    """Order the boards of a game, each with what changed since the one before, and the hands.

    Where nobody draws hands there are boards alone; of each kind there are so many at `most`.
    """
    installed = GAMES[game]
    found = played(installed.newest, captains, seed, installed.captain("steady"))
    renderer, words = installed.full_renderer, words_for("en")

    def order(what: str, shown: object) -> bytes:
        return ordered(Subject(what, game, shown, found.names, "en", ""))

    def told(view: object) -> str:
        return renderer.hand_text(view, found.names, words)

    steps = list(pairwise(found.steps))
    boards = [order("change", renderer.since(old.public, new.public)) for old, new in steps]
    hands = [
        order("hand", new_hand)
        for old, new in steps
        for old_hand, new_hand in zip(old.own, new.own, strict=True)
        if renderer.draws_hands and told(old_hand) != told(new_hand)  # as only then it is shown
    ]
    both = {"boards": boards[:most], "hands": hands[:most]}
    return {kind: orders for kind, orders in both.items() if orders}


def _compare(book: Book, table: str, orders: Mapping[str, Sequence[bytes]]) -> None:
    """Set the time for pictures against encoding their pixels in full colour."""
    for kind, wanted in orders.items():
        drawn(wanted[0])  # fonts are loaded once
        times, sizes, reference = list[float](), list[int](), 0.0
        for order in wanted:
            times.append(worked(partial(drawn, order)))
            png = drawn(order).png
            with Image.open(io.BytesIO(png)) as image:
                reference += worked(partial(_encode, image.convert("RGB")))
            sizes.append(len(png))
        game = f"{kind} of {table}"
        book.spread("picture", f"{game}, drawn and encoded", times)
        aim = f"{game}, drawn and encoded / the same pixels as RGB PNG (aim: 0.3)"
        book.note("picture", aim, sum(times) / reference)
        book.note("picture", f"{game}, the largest, KiB (aim: 292)", max(sizes) / 1024)


def _encode(image: Image.Image) -> None:
    image.save(io.BytesIO(), "PNG", compress_level=LEVEL)


async def bench_pool(book: Book, boards: Mapping[int, Sequence[bytes]], processes: int) -> None:
    """Count the boards that a pool draws for several games in a second."""
    drawers = [DrawingProcess() for _ in range(processes)]
    for drawer in drawers:
        for order in orders_of(LONG, seed=8)["boards"]:
            await drawer.draw(order)
    pool = DrawingPool(iter(drawers).__next__, processes)
    jobs = [
        Job("change", order, game, game, DrawingPriority.PUBLIC)
        for moment in zip(*boards.values(), strict=False)
        for game, order in zip(boards, moment, strict=True)
    ]
    began = time.perf_counter()
    for job in jobs:
        pool.add(job)
    await asyncio.gather(*(job.picture for job in jobs))
    rate = len(jobs) / (time.perf_counter() - began)
    await pool.close()
    book.note("picture", f"boards in a second, by {processes} of {os.cpu_count()} cores", rate)


async def bench_loop(book: Book, orders: Sequence[bytes]) -> None:
    """Watch how late the loop is while boards are drawn, and while nothing is."""
    drawer = DrawingProcess()
    await drawer.draw(orders[0])

    async def draw() -> None:
        for order in orders:
            await drawer.draw(order)

    began = time.perf_counter()
    late = await _lateness(draw())
    lasted = time.perf_counter() - began
    idle = await _lateness(asyncio.sleep(lasted))
    await drawer.close()
    book.note("picture", f"{len(orders)} boards in a row, s", lasted)
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
