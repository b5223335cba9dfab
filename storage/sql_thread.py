"""A connection's own thread: functions run on it one after another, and the loop hears of each."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, cast

from storage.sql import Sql, T, Work

Tell: TypeAlias = Callable[[Any], None]
"""Hears in the loop what a function returned, or what it raised."""
_Job: TypeAlias = tuple[Work[Any], Tell, asyncio.AbstractEventLoop]


class SqlThread:
    """Runs whole functions on a connection.

    The way there and back costs as much as five statements, so a step takes it once for all of
    its own.
    """

    def __init__(self, sql: sqlite3.Connection) -> None:
        self._sql = sql
        self._jobs = SimpleQueue[_Job | None]()
        # Nobody waits for it at the end: what is not committed by then never was.
        Thread(target=_work_off, args=(sql, self._jobs), name="sqlite", daemon=True).start()

    def run(self, work: Work[Any], tell: Tell) -> None:
        """Queue `work`; `tell` is called in the loop that runs now."""
        self._jobs.put((work, tell, asyncio.get_running_loop()))

    async def call(self, work: Work[T]) -> T:
        """Run `work` and wait for it."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.run(work, partial(settle, future))
        return await future

    async def end(self) -> None:
        """Close the connection once all that is queued is done."""
        await self.call(lambda _sql: self._sql.close())
        self._jobs.put(None)


def _work_off(sql: sqlite3.Connection, jobs: "SimpleQueue[_Job | None]") -> None:
    with suppress(RuntimeError):  # where the loop was closed, and nobody waits any more
        while (job := jobs.get()) is not None:
            work, tell, loop = job
            loop.call_soon_threadsafe(tell, _outcome(work, cast("Sql", sql)))
            del job, work, tell  # what they hold may be a game that nobody else looks at
    sql.close()


def _outcome(work: Work[Any], sql: Sql) -> Any:
    try:
        return work(sql)
    except BaseException as error:  # noqa: BLE001  (whoever waits must hear of it)
        return error


def settle(future: "asyncio.Future[Any]", outcome: Any) -> None:
    """Let whoever waits know what came of it, if they still do."""
    if future.done():
        return
    if isinstance(outcome, BaseException):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
