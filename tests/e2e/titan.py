"""Whole games of Humanity through the stand-in, or their first round; nobody knows what to do.

Captains answer by chance whatever they are asked. One may never come, or have closed messages.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from playground.clock import VirtualClock
from playground.message import Message
from playground.show import captains
from playground.show.captains import Captain
from tests.cogs.house import House, house
from tests.e2e.evening import LOOKING_AGAIN, answered, playing, public

SECOND_ROUND = "Year 1, round 2: actions"
STEP = 1800.0  # seconds by which the clock moves while all wait for who never comes
RECEIPT = re.compile(r"Receipt [A-Z2-7-]{19}")


@dataclass
class Table:
    """A game, as those at it saw it."""

    home: House
    last: Message
    waited: float  # seconds, for whoever never came

    @property
    def news(self) -> list[Message]:
        """List what everybody can read."""
        return [post for post in self.home.channel.messages if post.ephemeral_for is None]


@asynccontextmanager
async def gathered(
    folder: Path,
    people: int,
    until: str,
    *,
    closed: Collection[int] = (),
    gone: int | None = None,
    live: bool = False,
) -> AsyncIterator[Table]:
    """Play until everybody can read something; `closed` have closed messages, one may be gone."""
    clock = VirtualClock()
    async with house(folder, people=people, clock=None if gone is None else clock) as home:
        for number in closed:
            home.people[number].close_dms()
        await begun(home, people, live=live)
        crew = [
            Captain(person, home.channel, 1, direct=number not in closed)
            for number, person in enumerate(home.people)
            if number != gone
        ]
        began = clock.now()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(captains, "PATIENCE", LOOKING_AGAIN)
            async with playing(*crew):
                last = await _told(home, until, clock, gone)
        yield Table(home, last, clock.now() - began)


async def _told(home: House, until: str, clock: VirtualClock, gone: int | None) -> Message:
    """Wait for a text; let time pass meanwhile where somebody is gone."""
    reading = asyncio.ensure_future(_read(home, until))
    while gone is not None and not reading.done():
        await _waits(home, clock, gone)
    return await reading


async def _read(home: House, until: str) -> Message:
    """Wait for a text as long as anything new is said meanwhile: a game takes minutes."""
    while True:
        known = max(home.discord.world.messages)
        try:
            return await public(home, until)
        except TimeoutError:
            if max(home.discord.world.messages) == known:
                raise


async def begun(home: House, people: int, *, live: bool = False) -> None:
    """Let the first captain open a game, and all others join; by post it is by programmes."""
    await home.people[0].slash(home.channel, "game new", seats=people, game="humanity")
    lobby = await home.post("Join")
    if live:
        settings = await answered(home.people[0].press(lobby, label="Settings"))
        turns = "ms:set-table:1#option-turns"
        await (await home.people[0].choose(settings, custom_id=turns, values=["live"])).settled()
    for person in home.people[1:people]:
        await home.told(person.press(lobby, label="Join"))
    told = await home.told(home.people[0].press(lobby, label="Start"))
    if "asked" in told:  # whoever cannot be written to says that they are there
        called = await public(home, "is about to begin")
        for person in home.people[1:people]:
            if person.id in called.look.pinged:
                await home.told(person.press(called, label="Ready"))
    await home.post("My orders")


async def _waits(home: House, clock: VirtualClock, gone: int) -> None:
    """Let time pass where all wait for who is gone."""
    there = home.people[0 if gone else 1]
    status = await home.told(there.slash(home.channel, "game status"))
    if f"Waiting for **{home.people[gone].name}**" in status:
        await home.discord.quiet()
        await clock.wait_sleeper()
        clock.advance(STEP)


async def export_of(home: House) -> bytes:
    """Return the file of a finished game."""
    proof = await answered(home.people[0].slash(home.channel, "verify"))
    return proof.attachments[0].data
