"""Stopping: the first signal lets what is under way end, the second does not."""

import asyncio
import contextlib
import logging
import os
import signal
from collections.abc import Iterator

SWALLOWED = 0.5  # seconds after which a task that goes on is cancelled again

# discord.py's names of the tasks that serve a click or a command.
_CLICKS = (
    "CommandTree-invoker",
    "discord-ui-dynamic-item",
    "discord-ui-modal",
    "discord-ui-view-dispatch",
)

_log = logging.getLogger(__name__)


@contextlib.contextmanager
def stop_signals() -> Iterator[asyncio.Event]:
    """Give an event that SIGTERM and SIGINT set; a second signal ends the process at once.

    That is as safe as a power cut: a step is committed or it is not, and what is owed is known.
    """
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()

    def heard(number: signal.Signals) -> None:
        if stop.is_set():
            _log.warning("stopped at once by a second signal")
            logging.shutdown()
            os._exit(128 + number)
        _log.info("stopping; a second signal stops at once")
        stop.set()

    signals = (signal.SIGINT, signal.SIGTERM)
    for number in signals:
        loop.add_signal_handler(number, heard, number)
    try:
        yield stop
    finally:
        for number in signals:
            loop.remove_signal_handler(number)


async def end(task: "asyncio.Task[None]") -> None:
    """Cancel a task until it ends.

    In Python 3.11 a wait that ends just then swallows that it is cancelled.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=SWALLOWED)


async def clicks_served(seconds: float) -> None:
    """Return once every click that reached us is served, or the time is over."""
    clicks = _clicks()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while clicks:
                await asyncio.wait(clicks)
                clicks = _clicks()
    if late := _clicks():
        _log.warning("%d clicks were not served in time; they can be made again", len(late))


def _clicks() -> "set[asyncio.Task[None]]":
    own = asyncio.current_task()
    return {
        task
        for task in asyncio.all_tasks()
        if task is not own and task.get_name().startswith(_CLICKS)
    }
