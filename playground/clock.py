"""The stand-in's clock, real or moved only when told; and by HTTP, for a bot in another process."""

import asyncio
import contextlib
import heapq
import itertools
import time
from collections.abc import Callable
from typing import Protocol, Self

import aiohttp
from aiohttp import web

START = 1_767_225_600.0


class Timer(Protocol):
    """Something that will happen and can be called off."""

    def cancel(self) -> None:
        """Call it off."""


class Clock(Protocol):
    """What the stand-in asks of a clock."""

    virtual: bool

    def now(self) -> float:
        """Tell the time in seconds since 1970."""

    def call_at(self, when: float, action: Callable[[], None], *, sleeper: bool = False) -> Timer:
        """Do the action when the time has come."""

    async def changed(self, since: float) -> None:
        """Wait until the time is no longer the one given."""


class RealClock:
    """The time of the wall."""

    virtual = False

    def now(self) -> float:
        """Tell the time in seconds since 1970."""
        return time.time()

    def call_at(self, when: float, action: Callable[[], None], *, sleeper: bool = False) -> Timer:
        """Do the action when the time has come."""
        del sleeper
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), action)

    async def changed(self, since: float) -> None:
        """Return at once: a real clock never stands still."""
        del since


class _Appointment:
    __slots__ = ("action", "cancelled", "sleeper", "when")

    def __init__(self, when: float, action: Callable[[], None], *, sleeper: bool) -> None:
        self.when = when
        self.action = action
        self.sleeper = sleeper
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class VirtualClock:
    """A clock that stands still until somebody moves it."""

    virtual = True

    def __init__(self, start: float = START) -> None:
        self._now = start
        self._heap: list[tuple[float, int, _Appointment]] = []
        self._order = itertools.count()
        self._waiting: set[asyncio.Future[None]] = set()
        self._arrivals: set[asyncio.Future[None]] = set()

    def now(self) -> float:
        """Tell the time in seconds since 1970."""
        return self._now

    def call_at(self, when: float, action: Callable[[], None], *, sleeper: bool = False) -> Timer:
        """Do the action when the clock is moved past the time; a sleeper waits for its own sake."""
        entry = _Appointment(when, action, sleeper=sleeper)
        if when <= self._now:
            action()
            return entry
        heapq.heappush(self._heap, (when, next(self._order), entry))
        if sleeper:
            _wake(self._arrivals)
        return entry

    def advance(self, seconds: float) -> None:
        """Move forward, doing on the way what falls due, in order."""
        self.advance_to(self._now + seconds)

    def advance_to(self, when: float) -> None:
        """Move forward to a moment, doing on the way what falls due, in order."""
        while self._heap and self._heap[0][0] <= when:
            due, _, entry = heapq.heappop(self._heap)
            if not entry.cancelled:
                self._now = max(self._now, due)
                entry.action()
        self._now = max(self._now, when)
        _wake(self._waiting)

    def advance_to_next(self) -> float | None:
        """Skip to the next moment somebody sleeps for; tell it, or None if nobody sleeps."""
        upcoming = self.sleepers()
        if not upcoming:
            return None
        self.advance_to(upcoming[0])
        return self._now

    def sleepers(self) -> list[float]:
        """List the moments that somebody sleeps for, nearest first."""
        return sorted(e.when for _, _, e in self._heap if e.sleeper and not e.cancelled)

    async def wait_sleeper(self) -> None:
        """Wait until somebody sleeps."""
        while not self.sleepers():
            await _join(self._arrivals)

    async def changed(self, since: float) -> None:
        """Wait until the time is no longer the one given."""
        while self._now == since:
            await _join(self._waiting)


async def _join(waiting: set[asyncio.Future[None]]) -> None:
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    waiting.add(future)
    try:
        await future
    finally:
        waiting.discard(future)


def _wake(waiting: set[asyncio.Future[None]]) -> None:
    for future in waiting:
        if not future.done():
            future.set_result(None)


PATIENCE = 20.0


def add_clock(app: web.Application, clock: Clock) -> None:
    """Add the clock to a server."""

    async def show(request: web.Request) -> web.Response:
        del request
        return web.json_response({"now": clock.now(), "virtual": clock.virtual})

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
