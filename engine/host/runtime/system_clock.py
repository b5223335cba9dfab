"""The clock of this machine."""

import asyncio
import time

MAX_NAP = 3600.0  # a machine that was asleep, or whose clock was set, is noticed within an hour


def since_boot() -> float:
    """Count seconds that are never set back, those among them in which the machine slept."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)  # not every system has one
    return time.monotonic() if clock is None else time.clock_gettime(clock)


class SystemClock:
    """Real time."""

    def now(self) -> float:
        """Return the time."""
        return time.time()  # noqa: TID251  (this is the port)

    async def sleep_until(self, when: float) -> None:
        """Return once it is `when` or later, or would be had the clock not been set back."""
        latest = time.monotonic() + when - self.now()
        while (left := min(when - self.now(), latest - time.monotonic())) > 0:  # noqa: ASYNC110
            await asyncio.sleep(min(left, MAX_NAP))  # noqa: TID251
