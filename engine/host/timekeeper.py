"""The timekeeper: one task sleeps until the nearest of all times and says whose it is."""

import asyncio
from collections.abc import Callable

from engine.host.ports import Clock


class Timekeeper:
    """Times by game; the rows behind them are the truth, this only wakes in time."""

    def __init__(self, clock: Clock, due: Callable[[int], None]) -> None:
        self._clock = clock
        self._due = due
        self._times: dict[int, float] = {}
        self._changed = asyncio.Event()

    def set(self, number: int, when: float | None) -> None:
        """Wake for game `number` at `when`, and no longer at the time set before."""
        if self._times.get(number) == when:
            return
        if when is None:
            del self._times[number]
        else:
            self._times[number] = when
        self._changed.set()

    async def run(self) -> None:
        """Keep time for ever."""
        while True:
            self._changed.clear()
            self._ring()
            nearest = min(self._times.values(), default=None)
            if nearest is None:
                await self._changed.wait()
            else:
                await self._nap(nearest)

    def _ring(self) -> None:
        now = self._clock.now()
        for number in [number for number, when in self._times.items() if when <= now]:
            del self._times[number]
            self._due(number)

    async def _nap(self, until: float) -> None:
        """Sleep until then, or until a time changes."""
        waits = {
            asyncio.ensure_future(self._clock.sleep_until(until)),
            asyncio.ensure_future(self._changed.wait()),
        }
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
            await asyncio.gather(*waits, return_exceptions=True)
