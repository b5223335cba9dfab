"""Who waits to write: all that waits at the same moment is one transaction."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from storage.engines.sql import T, UnsureError, Work


class Writer:
    """Gathers what is to be written, and with it the waits for the disk."""

    def __init__(self, commit: Callable[[list[Work[Any]]], Awaitable[list[Any]]]) -> None:
        self._commit = commit  # runs works in one transaction, all or none
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, work: Work[T]) -> T:
        """Run `work`; all it wrote is committed when this returns, or nothing where it raises.

        Whoever waits meanwhile shares the next transaction, and with it the wait for the disk.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write())
        return await future  # whoever stops waiting cancels that alone: what is queued is done

    async def finish(self) -> None:
        """Wait until all that waits is done."""
        while self._task is not None and not self._task.done():
            await asyncio.wait({self._task})

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                outcomes = await self._attempt([work for work, _ in batch])
                for (_, future), outcome in zip(batch, outcomes, strict=True):
                    _settle(future, outcome)
        finally:
            self._task = None

    async def _attempt(self, works: list[Work[Any]]) -> list[Any]:
        """Commit works together; where that fails, each alone, so that one harms no other."""
        try:
            return await self._commit(works)
        except Exception as error:  # noqa: BLE001  (who waits must hear of it)
            if len(works) == 1 or isinstance(error, UnsureError):
                return [error] * len(works)
        return [outcome for work in works for outcome in await self._attempt([work])]


def _settle(future: "asyncio.Future[Any]", outcome: Any) -> None:
    if future.done():
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
