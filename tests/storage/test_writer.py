"""Who waits to write, and who stops waiting."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest

from storage.sql import ClosedError, Sql, UnsureError, Work
from storage.sql_thread import Tell
from storage.writer import Writer


async def test_whoever_stops_waiting_is_written_all_the_same_and_harms_nobody() -> None:
    written: list[str] = []
    disk = asyncio.get_running_loop().create_future()

    def commit(works: list[Work[Any]], tell: Tell) -> None:
        disk.add_done_callback(lambda _disk: tell(_done(works)))

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
    disk.set_result(None)
    await writer.finish()
    await asyncio.sleep(0)
    assert stays.done()
    assert stays.result() == 2
    assert written == ["gone", "stays"]


async def test_what_fails_together_is_tried_one_by_one_and_harms_nobody() -> None:
    tried: list[int] = []

    def commit(works: list[Work[Any]], tell: Tell) -> None:
        tried.append(len(works))
        try:
            tell(_done(works))
        except ZeroDivisionError as error:
            tell(error)

    writer = Writer(commit)
    told = await asyncio.gather(
        *(writer.write(lambda _sql, by=by: 6 // by) for by in (1, 0, 3)),  # type: ignore[misc]
        return_exceptions=True,
    )
    assert tried == [3, 1, 1, 1]
    assert (told[0], type(told[1]), told[2]) == (6, ZeroDivisionError, 2)


@pytest.mark.parametrize("error", [UnsureError("nobody knows", passing=True), ClosedError()])
async def test_what_may_be_in_or_never_can_be_is_not_tried_again(error: Exception) -> None:
    tried: list[int] = []

    def commit(works: list[Work[Any]], tell: Tell) -> None:
        tried.append(len(works))
        tell(error)

    writer = Writer(commit)
    told = await asyncio.gather(
        *(writer.write(lambda _sql: None) for _ in range(3)), return_exceptions=True
    )
    assert tried == [3]
    assert told == [error] * 3


def _done(works: list[Work[Any]]) -> list[Any]:
    return [work(Sql) for work in works]  # type: ignore[arg-type]  # no work looks at it
