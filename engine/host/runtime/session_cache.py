"""Sessions of games that were looked at of late; all others rest in the store."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator

from engine.core.registry import Registry
from engine.host.ports import Store
from engine.host.runtime.session import Session
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.rows import GameRow
from engine.host.values.shards import Shard

LARGEST = 2**63 - 1  # numbers come from clicks, and a store takes no larger ones
KEPT = 512  # sessions that stay in memory though nothing happens in them


class SessionCache:
    """Sessions by number, the one used last at the end."""

    def __init__(
        self,
        registry: Registry,
        store: Store,
        owns: Callable[[int | None], bool],
        *,
        alone: bool,
    ) -> None:
        self._owns = owns
        self._alone = alone
        self._registry = registry
        self._store = store
        self._sessions: OrderedDict[int, Session] = OrderedDict()

    def __iter__(self) -> Iterator[Session]:
        return iter(tuple(self._sessions.values()))

    def seat(self, row: GameRow) -> Session:
        """Make the session of a game, unless it is there already."""
        number = row.info.number
        session = self._sessions.get(number)
        if session is None:
            session = self._sessions[number] = Session(row, self._registry, self._store)
            self._make_room()
        return session

    def get(self, number: int) -> Session | None:
        """Return a session that is in memory."""
        return self._sessions.get(number)

    async def find(self, number: int, *, anew: bool = False) -> Session | None:
        """Return a session; it is read from the store where it is not in memory.

        Where others take steps of it, too, one that is owned is read `anew` if that is wanted:
        their mail comes after their commit, and a person may click again before it does.
        """
        session = self._sessions.get(number)
        if session is not None:
            self._sessions.move_to_end(number)
            if not self._owns(session.info.guild) or (anew and not self._alone):
                await _refreshed(session)
            return session
        if not 0 <= number <= LARGEST:
            return None
        row = await self._store.game(number)
        if row is None:
            return None
        session = self.seat(row)
        session.behind = not self._alone  # mail about it may still be on its way
        return session

    async def need(self, number: int, *, anew: bool = False) -> Session:
        """Return a session as `find` does; deny that there is such a game where there is none."""
        session = await self.find(number, anew=anew)
        if session is None:
            raise DeniedError(Denial.NO_SUCH_GAME)
        return session

    def drop(self, shard: Shard) -> None:
        """Forget the games of a shard; whoever still works stays, and is read anew."""
        for number, session in tuple(self._sessions.items()):
            if shard.has(session.info.guild) and session.actor.task is None:
                del self._sessions[number]

    def _make_room(self) -> None:
        """Forget who has been idle longest; whoever still works stays."""
        excess = len(self._sessions) - KEPT
        if excess <= 0:
            return
        idle = [number for number, session in self._sessions.items() if session.actor.task is None]
        for number in idle[:excess]:
            del self._sessions[number]


async def _refreshed(session: Session) -> None:
    """Read a game that others move: what is remembered of it may be old."""
    if session.actor.task is not asyncio.current_task():
        await session.actor.do(session.refresh)
