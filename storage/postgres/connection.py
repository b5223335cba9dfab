"""Two connections to a server: one that holds the games and writes, one that reads."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from storage.engines.database import DatabaseError
from storage.engines.sql import ClosedError, StorageFaultError, T, Work
from storage.engines.writer import Writer
from storage.postgres.line import ReconnectingConnection

PULSE = 5.0  # seconds between two signs of life, by which others see that the holder is not hung


class PostgresConnection:
    """Runs whole functions on connections, each on a thread of its own."""

    def __init__(self, writing: ReconnectingConnection, reading: ReconnectingConnection) -> None:
        self._lines = {
            line: ThreadPoolExecutor(1, f"postgres-{name}")
            for name, line in (("write", writing), ("read", reading))
        }
        self._reading = reading
        self._writing = writing
        self._writer = Writer(lambda works: self._run(writing, lambda: writing.commit(works)))
        self.write = self._writer.write
        self.lost = asyncio.Event()  # set once another bot holds the games
        self._closed = False
        self._pulse: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(PULSE, self._beat)

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads, on what is committed at one moment."""
        return await self._run(self._reading, lambda: self._reading.look(work))

    async def scour(self) -> None:
        """Leave what was deleted to the server, which uses its room again in its own time."""

    async def close(self) -> None:
        """End both connections once all that waits is done."""
        await self._writer.finish()
        self._closed = True
        self._timer.cancel()
        if self._pulse is not None:
            await self._pulse
        for line, thread in self._lines.items():
            await asyncio.get_running_loop().run_in_executor(thread, line.close)
            thread.shutdown()

    def _beat(self) -> None:
        self._pulse = asyncio.create_task(self._feel())

    async def _feel(self) -> None:
        """Give a sign of life, and hear of it where the hold is gone."""
        with suppress(StorageFaultError, DatabaseError, ClosedError):
            await self._run(self._writing, self._writing.ping)
        if not (self._closed or self.lost.is_set()):
            self._timer = asyncio.get_running_loop().call_later(PULSE, self._beat)

    async def _run(self, line: ReconnectingConnection, call: Callable[[], T]) -> T:
        if self._closed:
            raise ClosedError
        try:
            return await asyncio.get_running_loop().run_in_executor(self._lines[line], call)
        except DatabaseError:  # who lost the hold cannot get it back
            self.lost.set()
            raise
