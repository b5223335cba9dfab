"""Who waits to write, and who stops waiting."""

import asyncio
from contextlib import suppress
from typing import Any

from storage.engines.sql import Sql, UnsureError, Work
from storage.engines.writer import Writer


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


async def test_what_may_be_in_is_not_tried_again() -> None:
    tried: list[int] = []

    async def commit(works: list[Work[Any]]) -> list[Any]:
        tried.append(len(works))
        raise UnsureError("nobody knows", passing=True)

    writer = Writer(commit)
    told = await asyncio.gather(
        *(writer.write(lambda _sql: None) for _ in range(3)), return_exceptions=True
    )
    assert tried == [3]
    assert [type(each) for each in told] == [UnsureError] * 3
