"""Drawers: where pictures are drawn, off the event loop and one at a time."""

import asyncio
import logging
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol

import msgspec

from render.drawing import SIZE_BYTES, Drawn, drawn
from render.picture import Picture

ROOT = Path(__file__).parents[2]
TRIES = 2

_log = logging.getLogger(__name__)


class DrawingError(Exception):
    """A picture could not be drawn; the log says where."""


class Drawer(Protocol):
    """Whoever draws."""

    async def open(self) -> None:
        """Make ready, so that the first picture takes no longer than others."""
        ...

    async def draw(self, order: bytes) -> Picture:
        """Draw what was ordered."""
        ...

    async def close(self) -> None:
        """Stop drawing."""
        ...


class DrawingThread:
    """Draws in a thread; the rest of this process goes slower meanwhile."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="easel")

    async def open(self) -> None:
        """Be ready."""

    async def draw(self, order: bytes) -> Picture:
        """Draw what was ordered."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, drawn, order)

    async def close(self) -> None:
        """Stop drawing."""
        self._thread.shutdown(wait=False, cancel_futures=True)


class DrawingProcess:
    """Draws in a process of its own.

    A thread would hold the interpreter while somebody waits for an acknowledgement. Where the
    process dies, a new one draws the picture again.
    """

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()

    async def open(self) -> None:
        """Start the process; it makes itself ready meanwhile."""
        async with self._lock:
            await self._begin()

    async def draw(self, order: bytes) -> Picture:
        """Draw what was ordered; raise DrawingError."""
        async with self._lock:
            for _ in range(TRIES):
                try:
                    answer = await self._answer(order)
                except (EOFError, OSError):
                    await self._end()
                    continue
                if answer.picture is not None:
                    return answer.picture
                _log.error("a picture failed: %s", answer.fault)
                raise DrawingError
        _log.error("the process that draws died twice over one picture")
        raise DrawingError

    async def close(self) -> None:
        """Stop drawing."""
        await self._end()

    async def _answer(self, order: bytes) -> Drawn:
        process = self._process or await self._begin()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(order + b"\n")
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(SIZE_BYTES), "big")
        return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Drawn)

    async def _begin(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "render.drawing"), stdin=pipe, stdout=pipe, cwd=ROOT
        )
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.communicate()
