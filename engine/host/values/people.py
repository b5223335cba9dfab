"""People: what somebody, or a server, chose, a book of that, and all that is kept of them."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Protocol

import msgspec

from engine.core.asks import Answer
from engine.core.log import Source
from engine.core.table import Slip
from engine.host.values.player_notes import LastLook, Note
from engine.host.values.records import SeatInfo
from engine.host.values.rows import ReceiptRow
from engine.host.values.terms import Night

KEPT = 4096  # people remembered
NOBODY = 0  # host of a game whose host wanted to be forgotten
LARGE = "large"  # names large print in a look


class Delivery(StrEnum):
    """Where somebody gets questions and reminders."""

    DIRECT = "direct"
    CHANNEL = "channel"  # nowhere but under the game's own posts


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody chose."""

    locale: str = ""  # empty: as their Discord says
    reminders: tuple[float, ...] = (0.5, 0.1)  # shares of the time left at which to remind
    quiet: Night | None = None  # never remind then
    place: Delivery = Delivery.DIRECT
    palette: str = ""  # of pictures that only they see; empty: the usual one
    text_board: bool = False
    large: bool = False  # print in those pictures

    @property
    def look(self) -> str:
        """Name what pictures for them look like: a palette, large print, both or nothing."""
        return f"{self.palette} {LARGE}".strip() if self.large else self.palette


class Guild(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a server chose."""

    locale: str = ""  # empty: as its Discord says
    channels: tuple[int, ...] = ()  # where games may be opened; none: everywhere
    games: int = 25  # open at once
    games_each: int = 5  # lobbies and games that one person may be host of
    staff: str = "manage_channels"  # the permission that makes somebody staff
    announce: int | None = None  # channel in which ends of games are announced


class Counted(msgspec.Struct, frozen=True):
    """An answer of somebody's seat that counted, and where it came from."""

    group: str
    answer: Answer
    source: Source


class Trace(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is kept about somebody in one game."""

    game: int
    rules: str
    status: str
    guild: int | None
    channel: int
    is_host: bool = False
    had_a_seat: bool = False  # and has it no more
    offered: bool = False  # was asked to take a seat
    declined: bool = False  # did not want one
    seat: SeatInfo | None = None
    slip: Slip | None = None  # what is answered or begun in the open question
    standing: Answer | None = None
    receipts: tuple[ReceiptRow, ...] = ()
    answers: tuple[Counted, ...] = ()
    look: LastLook | None = None
    notes: tuple[Note, ...] = ()


class PersonalData(Protocol):
    """Whoever finds and removes what is kept about people."""

    async def traces(self, person: int) -> tuple[Trace, ...]:
        """List what is kept about somebody in all games, open or not."""
        ...

    async def erase(self, person: int) -> tuple[int, ...]:
        """Delete choices, looks and notes, and make somebody nameless in ended games.

        Return the numbers of the games that changed.
        """
        ...


class PeopleStore(PersonalData, Protocol):
    """Whoever keeps what people chose."""

    async def person(self, person: int) -> Person | None:
        """Return what somebody chose, if anything."""
        ...

    async def set_person(self, person: int, card: Person) -> None:
        """Keep what somebody chose."""
        ...

    async def guild(self, guild: int) -> Guild | None:
        """Return what a server chose, if anything."""
        ...

    async def set_guild(self, guild: int, card: Guild) -> None:
        """Keep what a server chose."""
        ...


class PeopleCache:
    """What people and servers chose, remembered; only we write it, so it never goes stale."""

    def __init__(self, people_store: PeopleStore) -> None:
        self._people_store = people_store
        self._people: OrderedDict[int, Person] = OrderedDict()
        self._guilds: dict[int, Guild] = {}
        self._ruling = asyncio.Lock()  # two managers may change different things at once

    async def person(self, person: int) -> Person:
        """Return what somebody chose, or the usual."""
        card = self._people.get(person)
        if card is None:
            card = await self._people_store.person(person) or Person()
        self._remember(person, card)
        return card

    def known(self, person: int) -> Person:
        """Return what somebody chose, as far as it is remembered; else the usual."""
        return self._people.get(person) or Person()

    async def people(self, persons: Iterable[int | None]) -> dict[int, Person]:
        """Return what each of them chose."""
        return {each: await self.person(each) for each in persons if each is not None}

    async def choose(self, person: int, card: Person) -> None:
        """Keep what somebody chose."""
        await self._people_store.set_person(person, card)
        self._remember(person, card)

    async def guild(self, guild: int | None) -> Guild:
        """Return what a server chose, or the usual."""
        if guild is None:
            return Guild()
        card = self._guilds.get(guild)
        if card is None:
            card = self._guilds[guild] = await self._people_store.guild(guild) or Guild()
        return card

    async def rule(self, guild: int, change: Callable[[Guild], Guild | None]) -> Guild | None:
        """Change what a server chose, one change after another; None if `change` is."""
        async with self._ruling:
            now = await self.guild(guild)
            card = change(now)
            if card is not None and card != now:
                await self._people_store.set_guild(guild, card)
                self._guilds[guild] = card
            return card

    def forget(self, person: int) -> None:
        """Remember nothing of somebody."""
        self._people.pop(person, None)

    def _remember(self, person: int, card: Person) -> None:
        self._people[person] = card
        self._people.move_to_end(person)
        if len(self._people) > KEPT:
            self._people.popitem(last=False)
