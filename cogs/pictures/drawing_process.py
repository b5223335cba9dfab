"""Drawers: where pictures are drawn, off the event loop; each draws one at a time."""

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol, TypeAlias

import msgspec

from engine.host.values.operating import SILENCE, Meter
from render.drawing import SIZE_BYTES, DrawingReply, drawn
from render.picture import Picture

ROOT = Path(__file__).parents[2]
TRIES = 2
MOST_SECONDS = 120.0  # without a word; `render.drawing` ends long before what does not stop
EASEL = (sys.executable, "-m", "render.drawing")
NEEDED = (
    *("PATH", "PYTHONPATH", "PYTHONHOME", "LD_LIBRARY_PATH", "LANG", "LC_ALL", "SYSTEMROOT"),
    *("HOME", "XDG_CACHE_HOME", "USERPROFILE", "LOCALAPPDATA"),  # where drawings are kept
)

Limit: TypeAlias = Callable[[float], asyncio.Timeout]
"""Gives something so many seconds."""

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
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="drawing")

    async def open(self) -> None:
        """Be ready."""

    async def draw(self, order: bytes) -> Picture:
        """Draw what was ordered."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, drawn, order)

    async def close(self) -> None:
        """Stop drawing."""
        self._thread.shutdown(wait=False, cancel_futures=True)


class DrawingProcess:
    """Draws in a process of its own, which knows nothing of the bot but what it shall draw.

    A thread would hold the interpreter while somebody waits for an acknowledgement. Where the
    process dies or is stuck, a new one draws the picture again.
    """

    def __init__(
        self, limit: Limit = asyncio.timeout, command: Sequence[str] = EASEL, meter: Meter = SILENCE
    ) -> None:
        self._limit, self._command, self._meter = limit, command, meter
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        """Return the number of the process; None where there is none."""
        return None if self._process is None else self._process.pid

    async def open(self) -> None:
        """Start the process and wait until it is ready."""
        if self._process is not None:
            return
        try:
            async with self._limit(MOST_SECONDS):
                pipe = asyncio.subprocess.PIPE
                self._process = await asyncio.create_subprocess_exec(
                    *self._command, stdin=pipe, stdout=pipe, cwd=ROOT, env=needed(os.environ)
                )
                await self._told()
        except BaseException:  # half open, it would answer each order with the picture before
            await self.close()
            raise

    async def draw(self, order: bytes) -> Picture:
        """Draw what was ordered; raise DrawingError."""
        for _ in range(TRIES):
            try:
                answer = await self._answer(order)
            except (EOFError, OSError, msgspec.DecodeError) as error:  # or a time that is over
                _log.warning("the process that draws is replaced: %s", type(error).__name__)
                self._meter.count("drawers_replaced")
                await self.close()
                continue
            except BaseException:
                await self.close()  # what it still says would be taken for the next picture
                raise
            if answer.picture is not None:
                return answer.picture
            _log.error("a picture failed: %s", answer.fault)
            raise DrawingError
        _log.error("the process that draws failed twice over one picture")
        raise DrawingError

    async def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.communicate()

    async def _answer(self, order: bytes) -> DrawingReply:
        await self.open()
        assert self._process is not None
        assert self._process.stdin is not None
        async with self._limit(MOST_SECONDS):
            self._process.stdin.write(order + b"\n")
            await self._process.stdin.drain()
            return msgspec.msgpack.decode(await self._told(), type=DrawingReply)

    async def _told(self) -> bytes:
        """Read what the process says next."""
        assert self._process is not None
        assert self._process.stdout is not None
        size = int.from_bytes(await self._process.stdout.readexactly(SIZE_BYTES), "big")
        return await self._process.stdout.readexactly(size)


def needed(environment: Mapping[str, str]) -> dict[str, str]:
    """Take what the process needs of an environment; the bot's token is not among it."""
    return {name: environment[name] for name in NEEDED if name in environment}
