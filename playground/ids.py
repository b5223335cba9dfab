"""Snowflakes: numbers that tell when a thing was made, and never repeat."""

from collections.abc import Callable

EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """A source of ids that only grow."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._last = 0

    def next(self) -> int:
        """Make the next id."""
        fresh = (int(self._now() * 1000) - EPOCH_MS) << 22
        self._last = max(fresh, self._last + 1)
        return self._last
