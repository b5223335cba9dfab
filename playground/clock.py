"""The stand-in's clock: real, real but moved ahead, or moved only when told."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from typing import Protocol

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

    def mark(self) -> float | None:
        """Tell what stays the same until somebody moves the clock; None where nobody can."""

    async def changed(self, since: float) -> None:
        """Wait until the mark is no longer the one given."""


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

    def mark(self) -> float | None:
        """Tell that nobody moves this clock."""
        return None

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
        self._followers: set[asyncio.Future[None]] = set()

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

    async def followed(self) -> None:
        """Wait until somebody who follows the clock comes back knowing what time it is."""
        await _join(self._followers)

    def mark(self) -> float | None:
        """Tell the time, which changes only when somebody moves the clock."""
        return self._now

    async def changed(self, since: float) -> None:
        """Wait until the time is no longer the one given."""
        if self._now == since:
            _wake(self._followers)
        while self._now == since:
            await _join(self._waiting)


class MovableClock(RealClock):
    """The time of the wall, until somebody moves it ahead; it goes on from there."""

    def __init__(self, ahead: float = 0.0) -> None:
        self.ahead = ahead
        self._waiting: set[asyncio.Future[None]] = set()
        self._timers: set[_MovableTimer] = set()

    def now(self) -> float:
        """Tell the time in seconds since 1970."""
        return time.time() + self.ahead

    def call_at(self, when: float, action: Callable[[], None], *, sleeper: bool = False) -> Timer:
        """Do the action when the time has come, however it came."""
        del sleeper
        timer = _MovableTimer(when, action, self._timers)
        timer.arm(self.now())
        return timer

    def advance(self, seconds: float) -> None:
        """Move forward; what falls due on the way is done next, in order."""
        self.ahead += seconds
        for timer in sorted(self._timers, key=lambda timer: timer.when):
            timer.arm(self.now())
        _wake(self._waiting)

    def mark(self) -> float | None:
        """Tell how far ahead of the wall it is."""
        return self.ahead

    async def changed(self, since: float) -> None:
        """Wait until somebody moved it."""
        while self.ahead == since:
            await _join(self._waiting)


class _MovableTimer:
    """An appointment that is set anew whenever the clock is moved."""

    def __init__(self, when: float, action: Callable[[], None], book: "set[_MovableTimer]") -> None:
        self.when = when
        self._action = action
        self._book = book
        self._handle: asyncio.TimerHandle | None = None
        book.add(self)

    def arm(self, now: float) -> None:
        if self._handle is not None:
            self._handle.cancel()
        loop = asyncio.get_running_loop()
        self._handle = loop.call_later(max(0.0, self.when - now), self._ring)

    def cancel(self) -> None:
        self._book.discard(self)
        if self._handle is not None:
            self._handle.cancel()

    def _ring(self) -> None:
        self._book.discard(self)
        self._action()


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
