"""The scheduler: one task sleeps until the nearest of all times and says whose it is."""

import asyncio
import heapq
from collections.abc import Callable, Mapping
from math import inf

from engine.host.ports import Clock


class Scheduler:
    """Times by game; the rows behind them are the truth, this only wakes in time."""

    def __init__(self, clock: Clock, due: Callable[[int], None]) -> None:
        self._clock = clock
        self._due = due
        self._times: dict[int, float] = {}
        self._queue: list[tuple[float, int]] = []  # may hold times that no longer count
        self._changed = asyncio.Event()
        self._asleep_until = inf

    def reset(self, times: Mapping[int, float]) -> None:
        """Keep these times and no others."""
        self._times = dict(times)
        self._queue = [(when, number) for number, when in times.items()]
        heapq.heapify(self._queue)
        self._changed.set()

    def add(self, times: Mapping[int, float]) -> None:
        """Keep these times beside those of other games."""
        self._times.update(times)
        self._queue += [(when, number) for number, when in times.items()]
        heapq.heapify(self._queue)
        self._changed.set()

    def add_unknown(self, times: Mapping[int, float]) -> None:
        """Keep the times of games of which none is known."""
        self.add({number: when for number, when in times.items() if number not in self._times})

    def set(self, number: int, when: float | None) -> None:
        """Wake for game `number` at `when`, and no longer at the time set before."""
        if self._times.get(number) == when:
            return
        if when is None:
            del self._times[number]
        else:
            self._times[number] = when
            heapq.heappush(self._queue, (when, number))
            if when < self._asleep_until:
                self._changed.set()

    async def run(self) -> None:
        """Keep time for ever."""
        while True:
            self._changed.clear()
            self._asleep_until = self._ring()
            if self._asleep_until == inf:
                await self._changed.wait()
            else:
                await self._nap(self._asleep_until)

    def _ring(self) -> float:
        """Ring for all whose time has come; return the next time."""
        now = self._clock.now()
        while self._queue:
            when, number = self._queue[0]
            counts = self._times.get(number) == when
            if counts and when > now:
                return when
            heapq.heappop(self._queue)
            if counts:
                del self._times[number]
                self._due(number)
        return inf

    async def _nap(self, until: float) -> None:
        """Sleep until then, or until something is due sooner."""
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
