"""The hall: the sessions of all games that are open, or were looked at of late."""

from collections.abc import Iterator

from engine.core.registry import Registry
from engine.host.ports import Store
from engine.host.records import OPEN, GameInfo
from engine.host.rows import GameRow
from engine.host.sessions import Session

LARGEST = 2**63 - 1  # numbers come from clicks, and a store takes no larger ones


class Hall:
    """Sessions by number."""

    def __init__(self, registry: Registry, store: Store) -> None:
        self._registry = registry
        self._store = store
        self._sessions: dict[int, Session] = {}

    def __iter__(self) -> Iterator[Session]:
        return iter(tuple(self._sessions.values()))

    def seat(self, row: GameRow) -> Session:
        """Make the session of a game, unless it is there already."""
        fresh = Session(row, self._registry, self._store)
        return self._sessions.setdefault(row.info.number, fresh)

    def get(self, number: int) -> Session | None:
        """Return a session that is in memory."""
        return self._sessions.get(number)

    async def find(self, number: int) -> Session | None:
        """Return a session; a game that ended long ago is read from the store."""
        session = self._sessions.get(number)
        if session is not None:
            return session
        if number > LARGEST:
            return None
        row = await self._store.game(number)
        return None if row is None else self.seat(row)

    def open_games(self) -> tuple[GameInfo, ...]:
        """List the cards of all open games."""
        return tuple(session.info for session in self if session.info.status in OPEN)
