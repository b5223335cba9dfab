"""Two connections to a server: one that holds the games and writes, one that reads."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from storage.postgres.line import Line
from storage.sql import ClosedError, T, Work
from storage.writer import Writer


class PostgresConnection:
    """Runs whole functions on connections, each on a thread of its own."""

    def __init__(self, writing: Line, reading: Line) -> None:
        self._lines = {
            line: ThreadPoolExecutor(1, f"postgres-{name}")
            for name, line in (("write", writing), ("read", reading))
        }
        self._reading = reading
        self._writer = Writer(lambda works: self._run(writing, lambda: writing.commit(works)))
        self.write = self._writer.write
        self._closed = False

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads, on what is committed at one moment."""
        return await self._run(self._reading, lambda: self._reading.look(work))

    async def scour(self) -> None:
        """Leave what was deleted to the server, which uses its room again in its own time."""

    async def close(self) -> None:
        """End both connections once all that waits is done."""
        await self._writer.finish()
        self._closed = True
        for line, thread in self._lines.items():
            await asyncio.get_running_loop().run_in_executor(thread, line.close)
            thread.shutdown()

    async def _run(self, line: Line, call: Callable[[], T]) -> T:
        if self._closed:
            raise ClosedError
        return await asyncio.get_running_loop().run_in_executor(self._lines[line], call)
