"""One connection on a thread of its own; what is written at the same moment is one transaction."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

import aiosqlite

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


class Access(Protocol):
    """Whoever runs functions on a database."""

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Run `work` in a transaction."""
        ...


# At its lowest level the library logs each statement with its values: answers and keys.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


class Connection(aiosqlite.Connection):
    """aiosqlite's connection that can also run a whole function on its thread.

    A hop to the thread and back costs as much as five statements, so a step takes one hop.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(lambda: sqlite3.connect(path, isolation_level=None), 64)
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads; it sees what is committed."""
        outcome: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return outcome

    async def write(self, work: Work[T]) -> T:
        """Run `work`; all it wrote is committed when this returns, or nothing where it raises.

        Whoever waits meanwhile shares the next transaction, and with it the wait for the disk.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        return await asyncio.shield(future)

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                outcomes = await self._attempt([work for work, _ in batch])
                for (_, future), outcome in zip(batch, outcomes, strict=True):
                    _settle(future, outcome)
        finally:
            self._writer = None

    async def _attempt(self, runtime: list[Work[Any]]) -> list[Any]:
        try:
            return await self.read(partial(_committed, runtime))
        except Exception as error:  # noqa: BLE001  (all who wait must hear of it)
            return [error] * len(runtime)


def _committed(runtime: list[Work[Any]], sql: sqlite3.Connection) -> list[Any]:
    """Run all works in one transaction; one that raises is undone alone."""
    try:
        sql.execute("BEGIN IMMEDIATE")
        outcomes = [_run(sql, work) for work in runtime]
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
