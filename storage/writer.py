"""Who waits to write: all that waits at the same moment is one transaction."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from storage.sql import ClosedError, T, UnsureError, Work
from storage.sql_thread import Tell, settle

Commit: TypeAlias = Callable[[list[Work[Any]], Tell], None]
"""Runs works in one transaction, all or none, and tells what each brought, or what was raised."""
_Batch: TypeAlias = list[tuple[Work[Any], "asyncio.Future[Any]"]]

FINAL = (UnsureError, ClosedError)  # works may be in all the same, or nothing can be any more


class Writer:
    """Gathers what is to be written, and with it the waits for the disk.

    It has no task: what a commit brought goes straight to those who wait for it.
    """

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: _Batch = []
        self._apart: list[_Batch] = []  # what failed together, and is tried one by one
        self._rest: asyncio.Future[None] | None = (
            None  # comes once nothing waits; None where it did
        )

    async def write(self, work: Work[T]) -> T:
        """Run `work`; all it wrote is committed when this returns, or nothing where it raises.

        Whoever waits meanwhile shares the next transaction, and with it the wait for the disk.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._waiting.append((work, future))
        if self._rest is None:
            self._rest = loop.create_future()
            loop.call_soon(self._go_on)  # not at once: others write at the same moment
        return await future  # whoever stops waiting cancels that alone: what is queued is done

    async def finish(self) -> None:
        """Wait until all that waits is done."""
        while self._rest is not None:
            await asyncio.wait({self._rest})

    def _go_on(self) -> None:
        """Commit what waits next, if anything does."""
        if self._apart:
            batch = self._apart.pop(0)
        else:
            batch, self._waiting = self._waiting, []
        if batch:
            self._commit([work for work, _ in batch], partial(self._committed, batch))
        elif self._rest is not None:
            self._rest.set_result(None)
            self._rest = None

    def _committed(self, batch: _Batch, outcome: Any) -> None:
        """Tell those who wait; where works failed together, try each alone: one harms no other."""
        if not isinstance(outcome, BaseException):
            for (_, future), brought in zip(batch, outcome, strict=True):
                settle(future, brought)
        elif len(batch) > 1 and not isinstance(outcome, FINAL):
            self._apart = [[each] for each in batch]
        else:
            for _, future in batch:
                settle(future, outcome)
        self._go_on()
