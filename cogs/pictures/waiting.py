"""Words wait a while for their pictures, then go without; what is late is added later."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from cogs.parts.layouts import Layout
from engine.host.values.operating import where

Drawn = TypeVar("Drawn")

LONG_AGO = 0.0

_log = logging.getLogger(__name__)


class Patience:
    """Waits for all pictures of one message together; None: until each is there or has failed."""

    def __init__(self, seconds: float | None) -> None:
        loop = asyncio.get_running_loop()
        self._until = None if seconds is None else loop.time() + seconds
        self.missed = False  # whether one of them is late

    async def picture(self, drawing: Awaitable[Drawn]) -> Drawn | None:
        """Wait for a picture; None where it is late or failed."""
        return await self._taken(drawing, self._until)

    async def beside(self, drawing: Awaitable[Drawn]) -> Drawn | None:
        """Take a picture that holds up no words: unless it is there already, it is late."""
        return await self._taken(drawing, None if self._until is None else LONG_AGO)

    async def _taken(self, drawing: Awaitable[Drawn], until: float | None) -> Drawn | None:
        try:
            async with asyncio.timeout_at(until):
                return await drawing
        except TimeoutError:
            self.missed = True
        except Exception as error:  # noqa: BLE001  (all it shows is told in words, too)
            _log.error("a picture is left out: %s", where(error))
        return None


async def pictured(
    seconds: float, drawing: Coroutine[Any, Any, Drawn], lay_out: Callable[[Drawn | None], Layout]
) -> Layout:
    """Lay out a page with its picture; where that is late, in words now and complete later."""
    task = asyncio.create_task(drawing)
    await asyncio.wait([task], timeout=seconds)
    if task.done():
        return lay_out(await Patience(None).picture(task))
    task.add_done_callback(_heard)

    async def later() -> Layout:
        return lay_out(await task)

    layout = lay_out(None)
    layout.later = later
    return layout


def _heard(task: asyncio.Task[Any]) -> None:
    """Let a picture fail for which perhaps nobody waits any more."""
    if not task.cancelled():
        task.exception()
