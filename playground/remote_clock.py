"""The stand-in's clock by HTTP, for a bot in another process."""

import asyncio
import contextlib
import time
from typing import Self

import aiohttp
from aiohttp import web

from playground.clock import Clock

PATIENCE = 20.0


def add_clock(app: web.Application, clock: Clock) -> None:
    """Add the clock to a server."""

    async def show(request: web.Request) -> web.Response:
        del request
        told = {"now": clock.now(), "virtual": clock.virtual, "mark": clock.mark()}
        return web.json_response(told)

    async def wait(request: web.Request) -> web.Response:
        try:
            if "changed" in request.query:
                await _changed(clock, float(request.query["changed"]))
            else:
                await _until(clock, float(request.query["until"]))
        except (KeyError, ValueError):
            text = "ask for ?until=SECONDS or ?changed=SECONDS"
            raise web.HTTPBadRequest(text=text) from None
        return await show(request)

    app.router.add_get("/playground/clock", show)
    app.router.add_get("/playground/clock/wait", wait)


async def _until(clock: Clock, when: float) -> None:
    reached = asyncio.Event()
    timer = clock.call_at(when, reached.set, sleeper=True)
    try:
        async with asyncio.timeout(PATIENCE):
            await reached.wait()
    except TimeoutError:
        return
    finally:
        timer.cancel()


async def _changed(clock: Clock, since: float) -> None:
    try:
        async with asyncio.timeout(PATIENCE):
            await clock.changed(since)
    except TimeoutError:
        return


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
        self._mark: float | None = None
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
        if self._mark is not None:
            self._follower = asyncio.create_task(self._follow())
        return self

    async def __aexit__(self, *_error: object) -> None:
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
            await self._patiently(f"/wait?changed={self._mark!r}")

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
        self._virtual, self._mark = bool(told["virtual"]), told["mark"]
        self._seen = max(self._seen, float(told["now"]))
        self._seen_at = time.monotonic()
