"""The gate: posts go out a few at a time, what people wait for first, every game in turn."""

import asyncio
import logging
from collections import OrderedDict, deque
from enum import IntEnum
from typing import NamedTuple

from cogs.delivery.budget import ALL, Budget, note_turn
from cogs.parts.pacing import POSTS, Paces
from engine.host.ports import Clock, StoppingError
from engine.host.values.operating import SILENCE, Meter
from engine.host.values.posts import PostKind

PATIENCE = 15.0  # seconds after which whoever waits longest goes first, whatever the rank
WINDOW = 1.0  # seconds over which posts are counted
LOT = 8  # posts of which several processes take turns, at most
REFUSAL_WINDOW = 600.0  # seconds over which Discord counts answers 401, 403 and 429
MOST_REFUSALS = 5000  # Discord shuts a bot out at 10,000

_log = logging.getLogger(__name__)


class SendingPriority(IntEnum):
    """Who goes first."""

    REVEAL = 0  # the table waits for it
    REPLY = 1  # one captain waits for it
    REMINDER = 2
    ANNOUNCEMENT = 3


_RANKS = {
    "news": SendingPriority.REVEAL,
    "over": SendingPriority.REVEAL,
    "halted": SendingPriority.REVEAL,
    "cancelled": SendingPriority.REVEAL,
    "thread": SendingPriority.REVEAL,
    "start": SendingPriority.REVEAL,
    "lobby": SendingPriority.REPLY,
    "summons": SendingPriority.REPLY,
    "invitation": SendingPriority.REPLY,
    "result": SendingPriority.REPLY,
    "untold": SendingPriority.REPLY,
    "order": SendingPriority.REPLY,
    "vote": SendingPriority.REPLY,
    "offer": SendingPriority.REPLY,
    "briefing": SendingPriority.REPLY,
    "reminder": SendingPriority.REMINDER,
}


def rank_of(kind: PostKind) -> SendingPriority:
    """Return the class of a post."""
    return _RANKS.get(kind.value, SendingPriority.ANNOUNCEMENT)


class _Turn(NamedTuple):
    """Somebody who waits."""

    since: float
    come: "asyncio.Future[None]"


class Gate:
    """Lets at most `per_second` posts through in any second.

    Whoever waits is let through by rank; within a rank the games take turns, so that a game with
    much to say does not hold up the others. Nobody waits for ever: a post may stand behind a
    reminder in its own lane. The order within a game is the caller's: a lane asks
    for its next turn only when its last post is out.

    Several processes take lots of the posts that all of them may send. Where nobody knows how many
    those are, each lets its share through.
    """

    def __init__(
        self,
        clock: Clock,
        per_second: float,
        meter: Meter = SILENCE,
        paces: Paces | None = None,
    ) -> None:
        self._paces = paces
        self.budget = Budget(clock, per_second, paces)  # of all requests
        self._lot, self._lot_begins = 0, 0.0  # posts that the pace of all processes lets through
        self._clock = clock
        self._meter = meter
        self._all, self._share = per_second, 0.0
        self._passed: deque[float] = deque()
        self.take_share(1.0)
        self._refused: deque[float] = deque(maxlen=MOST_REFUSALS)
        self._waiting: tuple[OrderedDict[int, deque[_Turn]], ...] = tuple(
            OrderedDict() for _ in SendingPriority
        )
        self._porter: asyncio.Task[None] | None = None
        self._closed = False

    def take_share(self, share: float) -> None:
        """Let no more through than this share of all posts: other processes let the rest."""
        if share == self._share:
            return
        self._share, per_second = share, self._all * share
        self.budget.take_share(share)
        self._many = max(1, int(per_second))
        self._window = WINDOW * self._many / per_second
        self._passed = deque(self._passed, maxlen=self._many)

    async def turn(self, rank: SendingPriority, game: int) -> None:
        """Wait for the turn of a post; raise StoppingError where the bot stops before."""
        if self._closed:
            raise StoppingError
        turn = _Turn(self._clock.now(), asyncio.get_running_loop().create_future())
        self._waiting[rank].setdefault(game, deque()).append(turn)
        if self._porter is None:
            self._porter = asyncio.create_task(self._serve())
        await turn.come
        note_turn()
        self._meter.observe("queue", self._clock.now() - turn.since, rank=rank.name.lower())

    def refused(self) -> None:
        """Note an answer that Discord counts against the bot."""
        self._refused.append(self._clock.now())

    def close(self) -> None:
        """Let nobody through any more."""
        self._closed = True
        if self._porter is not None:
            self._porter.cancel()
        held = [turn for games in self._waiting for turns in games.values() for turn in turns]
        for games in self._waiting:
            games.clear()
        for turn in held:
            if not turn.come.done():
                turn.come.set_exception(StoppingError())

    async def _serve(self) -> None:
        """Let those who wait through, one by one, until nobody waits."""
        try:
            while any(self._waiting):
                await self._take_lot()
                when = self._next_time()
                if when > self._clock.now():
                    await self._clock.sleep_until(when)
                    continue  # somebody of a higher rank may have come
                self._let_through()
        finally:
            self._porter, self._lot = None, 0

    async def _take_lot(self) -> None:
        """Take as many posts of the common pace as wait here, a few at once."""
        if self._paces is None or self._lot:
            return
        count = min(LOT, sum(len(turns) for games in self._waiting for turns in games.values()))
        wait = await self._paces.take(POSTS, count / min(self._all, ALL))
        if wait is not None:
            self._lot, self._lot_begins = count, self._clock.now() + wait

    def _next_time(self) -> float:
        """Return when the next post may go."""
        now, when = self._clock.now(), 0.0
        if self._lot:
            when = self._lot_begins
        elif len(self._passed) == self._many:
            when = self._passed[0] + self._window
        if len(self._refused) == MOST_REFUSALS:
            over = self._refused[0] + REFUSAL_WINDOW
            if over > max(now, when):
                _log.error(
                    "Discord refused %d requests within 10 minutes; posts wait for %.0f s. "
                    "Look for missing permissions.",
                    MOST_REFUSALS,
                    over - now,
                )
            when = max(when, over)
        return when

    def _let_through(self) -> None:
        games, game = self._next()
        turns = games.pop(game)
        turn = turns.popleft()
        if turns:
            games[game] = turns  # behind the other games
        if not turn.come.done():
            self._passed.append(self._clock.now())
            self._lot = max(0, self._lot - 1)
            turn.come.set_result(None)

    def _next(self) -> tuple[OrderedDict[int, deque[_Turn]], int]:
        """Choose the game whose turn it is, and among whom it waits."""
        heads = [
            (turns[0].since, rank, game)
            for rank, games in enumerate(self._waiting)
            for game, turns in games.items()
        ]
        since, rank, game = min(heads)
        if since > self._clock.now() - PATIENCE:
            rank = next(rank for rank, games in enumerate(self._waiting) if games)
            game = next(iter(self._waiting[rank]))
        return self._waiting[rank], game
