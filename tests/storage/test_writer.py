"""Who waits to write, and who stops waiting."""

import asyncio
from contextlib import suppress
from typing import Any

from storage.sql import Sql, Work
from storage.writer import Writer


async def test_whoever_stops_waiting_is_written_all_the_same_and_harms_nobody() -> None:
    written: list[str] = []
    disk = asyncio.Event()

    async def commit(works: list[Work[Any]]) -> list[Any]:
        await disk.wait()
        return [work(Sql) for work in works]  # type: ignore[arg-type]  # no work looks at it

    def write(name: str) -> "asyncio.Task[int]":
        def work(_sql: Sql) -> int:
            written.append(name)
            return len(written)

        return asyncio.create_task(writer.write(work))

    writer = Writer(commit)
    gone, stays = write("gone"), write("stays")
    await asyncio.sleep(0)
    gone.cancel()
    with suppress(asyncio.CancelledError):
        await gone
    disk.set()
    await writer.finish()
    await asyncio.sleep(0)
    assert stays.done()
    assert stays.result() == 2
    assert written == ["gone", "stays"]
