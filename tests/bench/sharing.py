"""How much several processes do together: commits, decisions, clicks, by their number.

All run on this machine, with the server and, for clicks, the stand-in and all who play beside
them: with few cores more processes share the same work, and no more is done.
"""

import asyncio
import json
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median

from playground.faults import Faults
from playground.record import Outcome
from tests.bench.book import Book
from tests.bench.sharer import KINDS
from tests.e2e.storm import fleet, own_server
from tests.engines import MissingServerError, TestServer, schema_of

PROCESSES = (1, 2, 3)
SHARDS = 6
TABLES = 6


async def bench_sharing(book: Book) -> None:
    """Let one, two and three processes share the games of a server."""
    try:
        server = TestServer()
    except MissingServerError:
        return
    try:
        url = server.start(durable=True)
        for kind in KINDS:
            for count in PROCESSES:
                place = schema_of(url, f"{kind} {count}")
                book.note("processes", f"{kind}/s, {count}", await _rate(kind, count, place.url))
    finally:
        server.stop()
    for count in PROCESSES:
        with tempfile.TemporaryDirectory() as folder:
            rate, answer = await _clicks(Path(folder), count)
        book.note("processes", f"clicks/s, {count}", rate)
        book.note("processes", f"median acknowledgement, {count}, s", answer)


async def _rate(kind: str, count: int, url: str) -> float:
    """Return how much so many processes do in a second together."""
    given = [[kind, str(number), str(count), url] for number in range(count)]
    workers = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.bench.sharer", *each),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        for each in given
    ]

    async def said(worker: asyncio.subprocess.Process) -> str:
        assert worker.stdout is not None
        return (await worker.stdout.readline()).decode()

    def tell() -> None:
        for worker in workers:
            assert worker.stdin is not None
            worker.stdin.write(b"go\n")

    await asyncio.gather(*map(said, workers))
    tell()
    done = [json.loads(line) for line in await asyncio.gather(*map(said, workers))]
    tell()
    await asyncio.gather(*(worker.wait() for worker in workers))
    return float(sum(work for work, _ in done) / max(seconds for _, seconds in done))


async def _clicks(folder: Path, count: int) -> tuple[float, float]:
    """Let captains play at some tables; return the clicks a second, and how long answers took."""
    async with AsyncExitStack() as stack:
        place, _ = stack.enter_context(own_server(folder))
        made = await stack.enter_async_context(
            fleet(place, folder, bots=count, shards=SHARDS, seed=1)
        )
        made.discord.world.faults = Faults.none()
        stages = [made.stage(number, 1) for number in range(TABLES)]
        began = time.perf_counter()
        await asyncio.gather(*(stage.play() for stage in stages))
        seconds = time.perf_counter() - began
        outcomes = made.discord.record.of(Outcome)
        answers = [each.after for each in outcomes if each.acknowledged is not None]
    return len(answers) / seconds, median(answers)
