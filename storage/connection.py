"""One connection on a thread of its own; what is written at the same moment is one transaction."""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, Protocol, TypeAlias, TypeVar

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Job: TypeAlias = "tuple[Work[Any], asyncio.Future[Any]]"


class Access(Protocol):
    """Whoever runs functions on a database."""

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Run `work` in a transaction."""
        ...


class ClosedError(Exception):
    """The connection is closed."""


class Connection:
    """A connection that runs whole functions on its thread.

    A hop to the thread and back costs as much as five statements, so a step takes one hop.
    """

    def __init__(self, sql: sqlite3.Connection) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._waiting: list[Job] = []
        self._writer: asyncio.Task[None] | None = None
        self._closed = False
        Thread(target=_serve, args=(sql, self._jobs), name="database", daemon=True).start()

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads; it sees what is committed."""
        return await self._posted(work)

    async def write(self, work: Work[T]) -> T:
        """Run `work`; all it wrote is committed when this returns, or nothing where it raises.

        Whoever waits meanwhile shares the next transaction, and with it the wait for the disk.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        return await asyncio.shield(future)

    async def close(self) -> None:
        """Close the file once all that waits is done."""
        while self._writer is not None and not self._writer.done():
            await asyncio.wait({self._writer})
        closed = self._posted(sqlite3.Connection.close)
        self._closed = True
        self._jobs.put(None)
        await closed

    def _posted(self, work: Work[T]) -> "asyncio.Future[T]":
        if self._closed:
            raise ClosedError
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((work, future))
        return future

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                outcomes = await self._attempt([work for work, _ in batch])
                for (_, future), outcome in zip(batch, outcomes, strict=True):
                    _settle(future, outcome)
        finally:
            self._writer = None

    async def _attempt(self, works: list[Work[Any]]) -> list[Any]:
        try:
            return await self.read(partial(_committed, works))
        except Exception as error:  # noqa: BLE001  (all who wait must hear of it)
            return [error] * len(works)


def _serve(sql: sqlite3.Connection, jobs: "SimpleQueue[Job | None]") -> None:
    """Do one job after another, and tell the loop that waits for it."""
    while (job := jobs.get()) is not None:
        work, future = job
        try:
            outcome = work(sql)
        except Exception as error:  # noqa: BLE001  (whoever asked must hear of it)
            outcome = error
        if not future.get_loop().is_closed():
            future.get_loop().call_soon_threadsafe(_settle, future, outcome)


def _committed(works: list[Work[Any]], sql: sqlite3.Connection) -> list[Any]:
    """Run all works in one transaction; one that raises is undone alone."""
    try:
        sql.execute("BEGIN IMMEDIATE")
        outcomes = [_run(sql, work) for work in works]
        sql.execute("COMMIT")
    except BaseException:
        if sql.in_transaction:
            sql.execute("ROLLBACK")
        raise
    return outcomes


def _run(sql: sqlite3.Connection, work: Work[Any]) -> Any:
    sql.execute("SAVEPOINT step")
    try:
        outcome = work(sql)
    except Exception as error:
        if not sql.in_transaction:  # a full disk ends the whole transaction
            raise
        sql.execute("ROLLBACK TO step")
        sql.execute("RELEASE step")
        return error
    sql.execute("RELEASE step")
    return outcome


def _settle(future: "asyncio.Future[Any]", outcome: Any) -> None:
    if future.done():
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
