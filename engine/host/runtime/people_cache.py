"""What people and servers chose, and how their Discord speaks, remembered between clicks."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import TypeVar

from msgspec.structs import replace

from engine.host.ownership import CachedData
from engine.host.ports import PeopleStore
from engine.host.values.people import Guild, Person

KEPT = 4096  # people remembered

T = TypeVar("T")


class PeopleCache:
    """What people and servers chose, remembered; whoever writes it lets other hosts know."""

    def __init__(
        self, people_store: PeopleStore, spread: Callable[[CachedData, int], None]
    ) -> None:
        self._people_store = people_store
        self._spread = spread
        self._people: OrderedDict[int, Person] = OrderedDict()
        self._heard: OrderedDict[int, str] = OrderedDict()  # which language their Discord speaks
        self._kept: OrderedDict[int, str] = OrderedDict()  # the same, as it is kept
        self._guilds: dict[int, Guild] = {}
        self._ruling = asyncio.Lock()  # two managers may change different things at once

    async def person(self, person: int) -> Person:
        """Return what somebody chose, or the usual."""
        card = self._people.get(person)
        if card is None:
            card = await self._people_store.person(person) or Person()
            self._remember(person, card)
        else:
            self._people.move_to_end(person)
        return card

    def known(self, person: int) -> Person:
        """Return what somebody chose, as far as it is remembered; else the usual."""
        return self._people.get(person) or Person()

    def hear(self, person: int, locale: str) -> None:
        """Remember which language somebody's Discord speaks: messages do not tell, clicks do."""
        _keep(self._heard, person, locale)

    async def reader(self, person: int) -> Person:
        """Return what somebody chose who is written to; if no language, that of their Discord."""
        card = await self.person(person)
        if card.locale:
            return card
        language = await self._language(person)
        return replace(card, locale=language) if language else card

    async def people(self, persons: Iterable[int | None]) -> dict[int, Person]:
        """Return what each of them chose; each step asks, so those remembered await nothing."""
        found, known = dict[int, Person](), self._people
        for each in persons:
            if each is None:
                continue
            card = known.get(each)
            if card is None:
                card = await self.person(each)
            else:
                known.move_to_end(each)
            found[each] = card
        return found

    async def choose(self, person: int, card: Person) -> None:
        """Keep what somebody chose."""
        await self._people_store.set_person(person, card)
        self._remember(person, card)
        self._spread(CachedData.PERSON, person)

    async def guild(self, guild: int | None) -> Guild:
        """Return what a server chose, or the usual."""
        if guild is None:
            return Guild()
        card = self._guilds.get(guild)
        if card is None:
            card = self._guilds[guild] = await self._people_store.guild(guild) or Guild()
        return card

    async def rule(self, guild: int, change: Callable[[Guild], Guild | None]) -> Guild | None:
        """Change what a server chose, one change after another; None if `change` is.

        That is read from the store: another host may have kept a choice of which no mail came yet.
        """
        async with self._ruling:
            now = await self._people_store.guild(guild) or Guild()
            card = change(now)
            if card is not None and card != now:
                await self._people_store.set_guild(guild, card)
                self._guilds[guild] = card
                self._spread(CachedData.GUILD, guild)
            return card

    def forget(self, person: int) -> None:
        """Remember nothing of somebody, here or elsewhere."""
        self.drop_person(person)
        self._spread(CachedData.PERSON, person)

    def drop_person(self, person: int) -> None:
        """Remember nothing of somebody: another host changed it."""
        self._people.pop(person, None)
        self._heard.pop(person, None)
        self._kept.pop(person, None)

    def drop_guild(self, guild: int) -> None:
        """Remember nothing of a server: another host changed it."""
        self._guilds.pop(guild, None)

    def drop_all(self) -> None:
        """Remember nothing that another host may have changed."""
        self._people.clear()
        self._kept.clear()
        self._guilds.clear()

    async def _language(self, person: int) -> str:
        """Return how somebody's Discord speaks, and keep it: clicks have no time, messages do."""
        kept = self._kept.get(person)
        if kept is None:
            kept = await self._people_store.language(person)
            _keep(self._kept, person, kept)
        else:
            self._kept.move_to_end(person)
        heard = self._heard.get(person, kept)
        if heard != kept:
            await self._people_store.set_language(person, heard)
            _keep(self._kept, person, heard)
        return heard

    def _remember(self, person: int, card: Person) -> None:
        _keep(self._people, person, card)


def _keep(kept: OrderedDict[int, T], person: int, what: T) -> None:
    kept[person] = what
    kept.move_to_end(person)
    if len(kept) > KEPT:
        kept.popitem(last=False)
