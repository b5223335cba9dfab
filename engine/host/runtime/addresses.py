"""Addresses: which games anybody may look at outside Discord, and where."""

from engine.host.ports import Store
from engine.host.runtime.people_cache import PeopleCache
from engine.host.runtime.session_cache import SessionCache
from engine.host.values.addresses import is_shown, new_address
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.records import GameInfo


class Addresses:
    """The door for whoever has no account: it opens by an address alone, while the game is shown.

    It is asked anew for every look: what a server, a host or a captain refuses is gone at once.
    """

    def __init__(
        self, sessions: SessionCache, people_cache: PeopleCache, store: Store, url: str
    ) -> None:
        self._sessions = sessions
        self._people_cache = people_cache
        self._store = store
        self._url = url  # where the world finds the pages of all games; empty where it does not

    async def of(self, number: int) -> str | None:
        """Return the address of a game; None where nobody may look."""
        session = await self._sessions.find(number)
        if session is None or not await self._is_shown(session.info):
            return None
        return await self._store.address(number, new_address())

    async def link(self, number: int) -> str | None:
        """Return where the world may look at a game; None where it may not."""
        address = await self.of(number) if self._url else None
        return None if address is None else f"{self._url}/g/{address}"

    async def find(self, address: str) -> GameInfo:
        """Return the game at an address; deny that there is one where nobody may look."""
        number = await self._store.game_at(address)
        session = None if number is None else await self._sessions.find(number)
        if session is None or not await self._is_shown(session.info):
            raise DeniedError(Denial.NO_SUCH_GAME)
        return session.info

    async def _is_shown(self, info: GameInfo) -> bool:
        return is_shown(info, await self._people_cache.guild(info.guild))
