"""Actors: the jobs of one game run one after another, whoever asks for them."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Actor:
    """A queue of jobs; its task lives only while there is something to do."""

    def __init__(self) -> None:
        self._jobs: deque[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = deque()
        self._task: asyncio.Task[None] | None = None

    @property
    def task(self) -> "asyncio.Task[None] | None":
        """Return the task that works the queue off, if there is any."""
        return self._task

    def post(self, job: Callable[[], Awaitable[T]]) -> "asyncio.Future[T]":
        """Queue `job`; the future is its outcome."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.append((job, future))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        return future

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Queue `job` and wait; whoever stops waiting does not stop the job."""
        return await self.post(job)  # that future alone is cancelled

    async def _run(self) -> None:
        try:
            while self._jobs:
                job, future = self._jobs.popleft()
                await _settle(job, future)
        except BaseException as error:
            self._abandon(error)
            raise
        finally:
            self._task = None

    def _abandon(self, error: BaseException) -> None:
        """Let those who wait know that nobody works the queue off any more."""
        while self._jobs:
            _, future = self._jobs.popleft()
            _fail(future, error)


async def _settle(job: Callable[[], Awaitable[Any]], future: "asyncio.Future[Any]") -> None:
    try:
        outcome = await job()
    except BaseException as error:
        _fail(future, error)
        if not isinstance(error, Exception):
            raise
    else:
        if not future.done():
            future.set_result(outcome)


def _fail(future: "asyncio.Future[Any]", error: BaseException) -> None:
    if future.done():
        return
    if isinstance(error, asyncio.CancelledError):
        future.cancel()
    else:
        future.set_exception(error)
