"""A game whose every moment is known: fixed key, one clock, one deed at a time."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.acts.frontend import Frontend
from engine.core.asks import Decide, Notice, Pending, Seat, Viewer
from engine.core.contract import AnyGame
from engine.core.table import Table
from engine.host.host import Host
from engine.host.steps.base.timetable import own_time
from engine.host.steps.changes import play
from engine.host.steps.news import scenes
from engine.host.values.records import GameInfo
from engine.host.values.replies import Panel
from playground import Person
from playground.clock import START, VirtualClock
from playground.interactions import Press
from playground.limits import GUARD
from playground.message import Message
from tests.cogs.house import House, house
from tests.contract.subjects import TREMBLE, Subject
from tests.host.inside import Inside

GAME = 1


class Wrist:
    """The stand-in's clock, read without a detour: the bot knows at once what time it is."""

    def __init__(self, clock: VirtualClock) -> None:
        self._clock = clock

    def now(self) -> float:
        return self._clock.now()

    async def sleep_until(self, when: float) -> None:
        awake = asyncio.Event()
        timer = self._clock.call_at(when, awake.set, sleeper=True)
        try:
            await awake.wait()
        finally:
            timer.cancel()


@dataclass(frozen=True)
class Moment:
    """A stretch of the record in which one thing happened, with the game before and after it."""

    name: str
    first: int
    last: int
    before: Any
    after: Any
    notices: tuple[Notice[Any], ...]


@dataclass
class Show:
    """The bot with its captains and onlookers, played one deed after another."""

    home: House
    captains: int
    clock: VirtualClock
    key: bytes
    subject: Subject
    moments: list[Moment] = field(default_factory=list)
    told: list[Notice[Any]] = field(default_factory=list)
    hosts: list[Host] = field(default_factory=list)
    frontends: list[Frontend] = field(default_factory=list)
    looks: dict[int, str] = field(default_factory=dict)  # what was seen, by its entry's order

    @property
    def host(self) -> Host:
        return self.hosts[-1]

    @property
    def people(self) -> list[Person]:
        return self.home.people

    def seat_of(self, person: Person) -> Viewer:
        seat = self.people.index(person)
        return seat if seat < self.captains else None

    @property
    def session(self) -> Any:
        return Inside(self.host).session(GAME)

    def at_hand(self) -> Table | None:
        """Return the table if the host has it in memory."""
        return Inside(self.host).at_hand(GAME)

    async def table(self) -> Table | None:
        session = self.session
        return await session.table() if session else None

    async def state(self) -> Any:
        table = await self.table()
        return table.state if table else None

    async def pending(self) -> Pending:
        table = await self.table()
        assert table is not None
        return table.pending()

    async def rules(self) -> AnyGame:
        table = await self.table()
        assert table is not None
        return table.game

    async def panel(self, seat: Seat) -> Panel:
        return await self.host.panel(GAME, self.people[seat].id)

    async def swap(self, state: Any) -> None:
        """Put another state in the place of the real one, behind everybody's back."""
        table = await self.table()
        assert table is not None
        Inside(self.host).swap(GAME, replace(table, state=state))

    @contextlib.asynccontextmanager
    async def moment(self, name: str) -> AsyncIterator[None]:
        """Let a second pass, something happen, and everything that follows from it."""
        self.clock.advance(1.0)
        first, before = len(self.home.discord.record), await self.state()
        self.told.clear()
        yield
        await self.settle()
        last, after = len(self.home.discord.record), await self.state()
        self.moments.append(Moment(name, first, last, before, after, tuple(self.told)))

    async def settle(self) -> None:
        """Wait until the bot has nothing to do and nothing to send."""
        async with asyncio.timeout(GUARD):
            await self.host.wait_idle()
            await self.frontends[-1].responder.drained()

    async def click(self, clicking: Any) -> Press:
        press: Press = await clicking
        assert press.acknowledged
        await press.settled()
        await self.settle()
        return press

    async def begin(self) -> None:
        """Open a game, let everybody join, and start it."""
        host, *guests = self.people[: self.captains]
        async with self.moment("new"):
            terms = {"seats": self.captains, "game": self.subject.name}
            if self.subject.variant:
                terms["variant"] = self.subject.variant
            await self.click(host.slash(self.home.channel, "game new", **terms))
            await self.host.seating.settle(GAME, host.id, self._with_options)
        lobby = await self.home.post("Join")
        for guest in guests:
            async with self.moment(f"{guest.name} joins"):
                await self.click(guest.press(lobby, label="Join"))
        async with self.moment("start"):
            await self.click(host.press(lobby, label="Start"))

    def _with_options(self, info: GameInfo) -> GameInfo:
        options = self.subject.agreed(self.captains).options
        return replace(info, terms=replace(info.terms, options=options))

    def news(self) -> Message | None:
        """Return the newest post under which orders are given."""
        return self._newest("My orders")

    def explained(self) -> Message | None:
        """Return the newest post that explains what it tells."""
        return self._newest("Details")

    def _newest(self, label: str) -> Message | None:
        posts = reversed(self.people[0].sees(self.home.channel))
        return next(
            (
                post
                for post in posts
                if post.ephemeral_for is None
                and any(button.label == label for button in post.buttons)
            ),
            None,
        )

    async def expire(self, until: float | None = None) -> None:
        """Let the deadline pass and the game go on; all deadlines pass in a day."""
        table = await self.table()
        assert table is not None
        revision = await self.revision()
        self.clock.advance_to(until or self.clock.now() + 24 * 3600.0 + 60.0)
        async with asyncio.timeout(GUARD):
            while await self.revision() == revision:  # noqa: ASYNC110  (a few turns of the loop)
                await asyncio.sleep(0)
        await self.settle()

    async def until_own_time(self, seat: Seat) -> None:
        """Let time pass until the only answer of a seat counts by itself, or would."""
        row, table = await Inside(self.host).stand(GAME)
        assert row.deadline is not None
        assert table is not None
        only = table.only_answer(seat) is not None
        revision = await self.revision()
        self.clock.advance_to(own_time(row, row.deadline, seat))
        async with asyncio.timeout(GUARD):
            while only and await self.revision() == revision:  # noqa: ASYNC110
                await asyncio.sleep(0)
        await self.settle()

    async def close(self, pending: Decide) -> None:
        """Let the time of an open window pass: it closes by the clock, whoever has answered."""
        panel = await self.panel(pending.asks[0].seat)
        if pending.window is None or panel.group != pending.group:
            return
        due = panel.due
        assert due is not None
        async with self.moment(f"{pending.group}, its time is over"):
            await self.expire(due + 1.0)

    async def revision(self) -> int:
        info = await self.host.info(GAME)
        assert info is not None
        return info.revision


def key_of(seed: int) -> bytes:
    """Make the key of a game's chance."""
    return seed.to_bytes(32, "big")


@contextlib.asynccontextmanager
async def shown(
    folder: Path, captains: int, seed: int, subject: Subject = TREMBLE
) -> AsyncIterator[Show]:
    """Set up a show: the captains, somebody who only looks on, and the bot on one clock."""
    clock, key = VirtualClock(START), key_of(seed)
    folder.mkdir(parents=True, exist_ok=True)
    hosts: list[Host] = []
    frontends: list[Frontend] = []
    told: list[Notice[Any]] = []
    with pytest.MonkeyPatch.context() as patch, subject.at_home():
        patch.setattr("bot.Host", partial(_host, hosts, key))
        patch.setattr("bot.RemoteClock", lambda _: contextlib.nullcontext(Wrist(clock)))
        patch.setattr("bot.Frontend", partial(_frontend, frontends))
        patch.setattr(play, "tell", partial(_tell, scenes.tell, told))
        async with house(folder, captains + 1, clock) as home:
            yield Show(
                home, captains, clock, key, subject, hosts=hosts, told=told, frontends=frontends
            )


def _host(hosts: list[Host], key: bytes, *parts: Any, **settings: Any) -> Host:
    hosts.append(Host(*parts, **settings | {"key_source": lambda _: key}))
    return hosts[-1]


def _frontend(frontends: list[Frontend], *parts: Any, **more: Any) -> Frontend:
    frontends.append(Frontend(*parts, **more))
    return frontends[-1]


def _tell(tell: Callable[..., None], told: list[Notice[Any]], *parts: Any, **more: Any) -> None:
    """Note what happened, as it is told."""
    told[:] = parts[2]
    tell(*parts, **more)


@contextlib.contextmanager
def patched(target: Any, name: str, value: Any) -> Iterator[None]:
    """Exchange an attribute for a while."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(target, name, value)
        yield
