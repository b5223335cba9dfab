"""The budget: what Discord counts over all requests of a bot, whatever they are about.

Posts come through the gate, which keeps to the pace of all processes. What else is asked, as direct
messages that are opened, commands and emojis, takes its turn here, in the time that posts leave.
"""

import re
from collections import deque
from contextvars import ContextVar

from discord.http import Route

from cogs.parts.pacing import POSTS, Paces
from engine.host.ports import Clock

ALL = 42.0  # requests a second of all processes: with a lot of posts at once, Discord's 50
MOST = 48.0  # of one process, or where nobody knows of others
# Answers to clicks are not counted, nor is what is no request to Discord's interface.
_FREE = re.compile(r"/(interactions|webhooks)/")

_HAD_ITS_TURN: ContextVar[bool] = ContextVar("had_its_turn", default=False)
"""Whether the next request of a task came through the gate."""


def is_counted(url: str) -> bool:
    """Tell whether a request counts against what a bot may ask in a second."""
    return url.startswith(f"{Route.BASE}/") and not _FREE.match(url, len(Route.BASE))


def note_turn() -> None:
    """Note that the next request of this task has had its turn."""
    _HAD_ITS_TURN.set(True)


class Budget:
    """Lets requests through; of posts those that had their turn, of others what these leave."""

    def __init__(self, clock: Clock, posts: float, paces: Paces | None = None) -> None:
        self._clock = clock
        self._paces = paces
        self._left = MOST - posts  # a second, for all that is no post
        self._times: deque[float] = deque()
        self.take_share(1.0)

    def take_share(self, share: float) -> None:
        """Let no more through than this share: other processes let the rest."""
        per_second = self._left * share
        many = max(1, int(per_second))
        self._window = many / per_second
        self._times = deque(self._times, maxlen=many)

    async def turn(self) -> None:
        """Wait for the turn of a request."""
        if _HAD_ITS_TURN.get():
            _HAD_ITS_TURN.set(False)
            return
        wait = await self._paces.take(POSTS, 1 / ALL) if self._paces else None
        await self._clock.sleep_until(self._next() if wait is None else self._clock.now() + wait)

    def _next(self) -> float:
        """Return when a request may go where nobody knows of other processes."""
        when = self._clock.now()
        if len(self._times) == self._times.maxlen:
            when = max(when, self._times[0] + self._window)
        self._times.append(when)
        return when
