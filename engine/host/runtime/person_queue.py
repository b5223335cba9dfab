"""The queue: lets one person in after another, so that the limit for each of them holds."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from engine.core.words import say
from engine.host.ports import Store
from engine.host.runtime.actor import Actor
from engine.host.runtime.runtime import Runtime
from engine.host.values.denials import Denial, DeniedError

T = TypeVar("T")


class PersonQueue:
    """Whoever takes a seat passes here, in a lobby or in a game that runs."""

    def __init__(self, runtime: Runtime, store: Store) -> None:
        self._sessions = runtime.sessions
        self._people_cache = runtime.people_cache
        self._store = store
        self._queue = Actor()

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do something while nobody else is let in."""
        return await self._queue.do(job)

    async def let_in(
        self, number: int, person: int, job: Callable[[DeniedError | None], Awaitable[T]]
    ) -> T:
        """Do something that may seat somebody; it gets what denies it to who is in enough games."""

        async def alone() -> T:
            session = await self._sessions.need(number)
            return await job(await self._full(session.info.guild, person))

        return await self.do(alone)

    async def admit(self, guild: int | None, person: int) -> None:
        """Deny another game of a server to somebody who is in as many as it allows."""
        if full := await self._full(guild, person):
            raise full

    async def _full(self, guild: int | None, person: int) -> DeniedError | None:
        if guild is None:
            return None
        most = (await self._people_cache.guild(guild)).games_each
        sessions = [
            await self._sessions.find(number) for number in await self._store.games_of(person)
        ]
        if sum(each is not None and each.info.guild == guild for each in sessions) < most:
            return None
        return DeniedError(Denial.OWN_LIMIT, said=say("denied-own-limit-of", most=most))
