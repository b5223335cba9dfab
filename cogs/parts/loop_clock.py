"""Time in which to wait for Discord, whatever the time of the games is."""

import asyncio


class LoopClock:
    """Time that only goes forward, at the pace of the real one."""

    def now(self) -> float:
        """Return the event loop's time."""
        return asyncio.get_running_loop().time()

    async def sleep_until(self, when: float) -> None:
        """Return once it is `when` or later."""
        await _slept(when)
        while self.now() < when:  # a loop that counts milliseconds may wake half of one early
            await _slept(when)


async def _slept(when: float) -> None:
    loop = asyncio.get_running_loop()
    awake: asyncio.Future[None] = loop.create_future()

    def wake() -> None:
        if not awake.done():  # whoever slept may have been cancelled a moment ago
            awake.set_result(None)

    handle = loop.call_at(when, wake)
    try:
        await awake
    finally:
        handle.cancel()
