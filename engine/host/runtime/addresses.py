"""Addresses: what anybody may look at outside Discord, and where."""

from msgspec.structs import replace

from engine.host.ports import Store
from engine.host.runtime.people_cache import PeopleCache
from engine.host.runtime.session_cache import SessionCache
from engine.host.values.addresses import is_shown, new_address, profile_address
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.people import Guild
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

    async def of_server(self, guild: int) -> str | None:
        """Return the address of a server's hall of fame; None where nobody may look."""
        card = await self._people_cache.rule(guild, _placed)
        return card.address if card is not None and card.pages else None

    async def server_link(self, guild: int | None) -> str | None:
        """Return where the world may look at a server's hall of fame; None where it may not."""
        address = await self.of_server(guild) if self._url and guild is not None else None
        return None if address is None else f"{self._url}/s/{address}"

    async def profile_link(self, guild: int | None, person: int) -> str | None:
        """Return where the world finds somebody's profile on a server; None where it may not."""
        link, card = await self.server_link(guild), await self._people_cache.person(person)
        if link is None or guild is None or not card.outside:
            return None
        return f"{link}/captain/{profile_address(card.secret, guild)}"

    async def find_server(self, address: str) -> int:
        """Return the server at an address; deny that there is one where nobody may look."""
        guild = await self._store.guild_at(address) if address else None
        if guild is None or not (await self._people_cache.guild(guild)).pages:
            raise DeniedError(Denial.NO_SUCH_GAME)
        return guild

    async def _is_shown(self, info: GameInfo) -> bool:
        return is_shown(info, await self._people_cache.guild(info.guild))


def _placed(card: Guild) -> Guild:
    """Give a server that wants pages an address, which it keeps."""
    return replace(card, address=new_address()) if card.pages and not card.address else card
