"""A clock for another process, driven by the stand-in's."""

import asyncio
import contextlib
import time
from types import TracebackType
from typing import Self

import aiohttp

_PAUSE = 0.2
_PATH = "/playground/clock"


class RemoteClock:
    """Tells the stand-in's time and sleeps by it; enter it before use.

    It is found by the stand-in's address, with or without the path of the clock.
    """

    def __init__(self, clock_base: str) -> None:
        self._base = clock_base.rstrip("/").removesuffix(_PATH) + _PATH
        self._seen = 0.0
        self._seen_at = 0.0
        self._virtual = True
        self._session: aiohttp.ClientSession | None = None
        self._follower: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        timeout = aiohttp.ClientTimeout(total=60)
        self._session = aiohttp.ClientSession(
            timeout=timeout, connector=aiohttp.TCPConnector(limit=0)
        )
        try:
            await self._ask("")
        except BaseException:
            await self._session.close()
            raise
        if self._virtual:
            self._follower = asyncio.create_task(self._follow())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._follower is not None:
            self._follower.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._follower
        if self._session is not None:
            await self._session.close()

    def now(self) -> float:
        """Tell the time in seconds since 1970."""
        if self._virtual:
            return self._seen
        return self._seen + (time.monotonic() - self._seen_at)

    async def sleep_until(self, when: float) -> None:
        """Sleep until the stand-in's clock has reached a moment."""
        while self.now() < when:
            await self._patiently(f"/wait?until={when!r}")

    async def _follow(self) -> None:
        while True:
            await self._patiently(f"/wait?changed={self._seen!r}")

    async def _patiently(self, path: str) -> None:
        try:
            await self._ask(path)
        except (aiohttp.ClientError, TimeoutError):
            # The stand-in may be restarting; time stands still until it is back.
            await asyncio.sleep(_PAUSE)

    async def _ask(self, path: str) -> None:
        if self._session is None:
            msg = "enter the clock before asking it"
            raise RuntimeError(msg)
        async with self._session.get(self._base + path) as response:
            response.raise_for_status()
            told = await response.json()
        self._virtual = bool(told["virtual"])
        self._seen = max(self._seen, float(told["now"]))
        self._seen_at = time.monotonic()
