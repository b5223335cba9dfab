"""Strangers: what they send that is no request is told in a line each, and in few of them."""

import asyncio
import logging
import time
from collections.abc import Callable

from aiohttp.http_exceptions import HttpProcessingError

SERVER = "aiohttp.server"
MOST, WINDOW = 20, 60.0  # lines in so many seconds
THEIRS = (HttpProcessingError, ConnectionError, asyncio.IncompleteReadError)


class NoRequests(logging.Filter):
    """Lets faults of ours through; of what was no request a line stays, while there are few."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._since, self._lines = now(), 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Shorten a record that a stranger caused; drop it where there have been too many."""
        fault = record.exc_info[1] if record.exc_info else None
        if not isinstance(fault, THEIRS):
            return True
        if self._now() - self._since >= WINDOW:
            self._since, self._lines = self._now(), 0
        self._lines += 1
        record.levelno, record.levelname = logging.INFO, "INFO"
        record.msg, record.args = "no request: %s", (type(fault).__name__,)
        if self._lines == MOST:
            record.msg = "no request: %s; more of them are not told for now"
        record.exc_info = record.exc_text = None
        return self._lines <= MOST and logging.getLogger().isEnabledFor(logging.INFO)


def quiet_strangers() -> None:
    """Let servers of HTTP tell what strangers send in a line each."""
    logging.getLogger(SERVER).addFilter(NoRequests())
