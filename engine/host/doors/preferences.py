"""Preferences: what people choose for themselves, in force at once in all their games."""

from contextlib import suppress

from engine.host.ports import Store
from engine.host.runtime.runtime import Runtime
from engine.host.steps.step import Step
from engine.host.values.denials import DeniedError
from engine.host.values.people import Person
from engine.host.values.records import GameStatus


class Preferences:
    """The door for personal settings."""

    def __init__(self, runtime: Runtime, store: Store) -> None:
        self._runtime = runtime
        self._store = store

    async def choose(self, person: int, card: Person) -> Person:
        """Keep what somebody chose, and wake their games at the times that follow from it."""
        await self._runtime.people_cache.choose(person, card)
        for number in await self._store.games_of(person):
            session = await self._runtime.sessions.find(number)
            if session is not None and session.info.status is GameStatus.RUNNING:
                with suppress(DeniedError):  # a game that cannot go on has no times
                    await self._runtime.change(number, Step.tell)
        return card
