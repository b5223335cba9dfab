"""The drawing pool: one queue for all pictures, and as many drawers as they need."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Hashable
from dataclasses import dataclass, field
from enum import IntEnum

from cogs.pictures.drawing_process import Drawer
from engine.host.values.operating import SILENCE, Meter, where
from render.picture import Picture

LONG = 10.0  # seconds after which a picture is no longer thought to be just a slow one

_log = logging.getLogger(__name__)


class DrawingPriority(IntEnum):
    """What is drawn before what."""

    PUBLIC = 0  # a whole table waits for it
    PRIVATE = 1  # one person does
    BESIDE = 2  # nobody does: its message is out in words
    PAGE = 3  # somebody reads a page, and no captain waits


@dataclass(eq=False)
class Job:
    """A picture that was ordered; `wanted` counts who waits for it."""

    what: str
    order: bytes
    line: Hashable  # pictures of one line are drawn one after the other
    home: int  # those of equal homes go to the same drawer, who knows much of them already
    rank: DrawingPriority
    picture: asyncio.Future[Picture] = field(default_factory=asyncio.Future)
    wanted: int = 0
    begun: bool = False


class DrawingPool:
    """Gives each drawer the next picture that may be drawn.

    What people wait for goes first. Drawers beyond the first are
    only hired when something waits that nobody is free for.
    """

    def __init__(
        self,
        make: Callable[[], Drawer],
        most: int = 1,
        meter: Meter = SILENCE,
        now: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._make, self._most, self._meter, self._now = make, most, meter, now
        self._drawers: list[Drawer] = []
        self._idle: set[int] = set()
        self._opening = False
        self._waiting: list[Job] = []  # in the order in which they came
        self._lines: set[Hashable] = set()  # of what is being drawn
        self._tasks: set[asyncio.Task[None]] = set()
        self._began: dict[int, float] = {}  # when each drawer began what it draws now
        self._failing = False  # whether the last picture could not be drawn

    def open(self) -> None:
        """Let the first drawer make itself ready."""
        self._hire()

    def is_stuck(self, seconds: float) -> bool:
        """Tell whether something has been drawn at for so long; it may be so for ever."""
        return any(self._now() - began > seconds for began in self._began.values())

    def state(self) -> str:
        """Tell the operator how drawing goes."""
        if self.is_stuck(LONG):
            return "stuck"
        return "failing" if self._failing else "well"

    def add(self, job: Job) -> None:
        """Let a picture stand in line."""
        self._waiting.append(job)
        self._assign()

    def drop(self, job: Job) -> None:
        """Forget a picture that was not begun."""
        self._waiting.remove(job)
        job.picture.cancel()

    async def close(self) -> None:
        """Stop drawing."""
        for job in tuple(self._waiting):
            self.drop(job)
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(drawer.close() for drawer in self._drawers))

    def _assign(self) -> None:
        """Give what waits to whoever is free; hire one more where nobody is."""
        for number in sorted(self._idle):
            if job := self._next(number):
                job.begun = True
                self._waiting.remove(job)
                self._idle.remove(number)
                self._lines.add(job.line)
                self._start(self._draw(number, job))
        hired = len(self._drawers)
        if not self._opening and hired < self._most and self._next(hired) is not None:
            self._hire()

    def _next(self, number: int) -> Job | None:
        """Choose what a drawer does next: the first of what matters most and is theirs."""
        free = (job for job in self._waiting if job.line not in self._lines)
        count = max(1, len(self._drawers))
        return min(free, key=lambda job: (job.rank, job.home % count != number), default=None)

    def _hire(self) -> None:
        self._opening = True
        self._drawers.append(self._make())
        self._start(self._welcome(len(self._drawers) - 1))

    async def _welcome(self, number: int) -> None:
        self._began[number] = self._now()
        try:
            await self._drawers[number].open()
        except Exception as error:  # noqa: BLE001  (the first picture will try again, and tell)
            self._failing = True
            _log.warning("a drawer is not ready: %s", where(error))
        del self._began[number]
        self._opening = False
        self._idle.add(number)
        self._assign()

    async def _draw(self, number: int, job: Job) -> None:
        began = self._began[number] = self._now()
        try:
            picture = await self._drawers[number].draw(job.order)
            if not job.picture.done():
                job.picture.set_result(picture)
            self._failing = False
            self._meter.observe("picture", self._now() - began, what=job.what)
        except asyncio.CancelledError:
            job.picture.cancel()
            raise
        except Exception as error:  # noqa: BLE001  (whoever waits for the picture gets it)
            self._failing = True
            self._meter.count("pictures_failed", what=job.what)
            if not job.picture.done():
                job.picture.set_exception(error)
                job.picture.exception()  # perhaps nobody does
        del self._began[number]
        self._lines.remove(job.line)
        self._idle.add(number)
        self._assign()

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
