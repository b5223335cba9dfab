"""An evening: a whole game of two people and a computer captain, from the lobby to the rematch.

The host reads direct messages until they are closed in mid-game; the guest's are closed from the
start. Both go on from the channel. Computer captains think as fast as in a game of seconds.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from engine.host.steps.base import timetable
from playground.client.people import Person
from playground.components import BUTTON
from playground.interactions import Press
from playground.message import Message
from playground.show import captains
from playground.show.captains import Captain
from playground.show.demo import END
from tests.cogs.house import House, house

THOUGHTFUL = 1.0  # seconds of which a computer captain takes a share to answer
LOOKING_AGAIN = 0.5  # seconds after which a captain without news looks through all again
CLOSING_TURN = "Turn 4"


@dataclass
class Evening:
    """What everybody did and saw."""

    home: House
    lobby: Message
    called: Message  # the line that calls for whoever is not ready
    told: dict[str, str] = field(default_factory=dict)  # private answers, by what was asked
    afterwards: list[str] = field(default_factory=list)  # said to clicks on panels of the past
    export: bytes = b""
    last: Message | None = None
    closed_at: int = 0  # the message after which the host's direct messages were closed
    rematch: Message | None = None

    @property
    def host(self) -> Person:
        return self.home.people[0]

    @property
    def guest(self) -> Person:
        return self.home.people[1]

    @property
    def stranger(self) -> Person:
        return self.home.people[2]

    @property
    def posts(self) -> list[Message]:
        return [post for post in self.home.channel.messages if post.ephemeral_for is None]


def spend(folder: Path) -> Evening:
    """Spend the evening, and look back at it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(timetable, "LONGEST_PACE", THOUGHTFUL)
        patch.setattr(captains, "PATIENCE", LOOKING_AGAIN)
        return asyncio.run(_spend(folder))


async def _spend(folder: Path) -> Evening:
    async with house(folder) as home:
        evening = await _gather(home)
        guest = Captain(evening.guest, home.channel, 1, direct=False)
        async with playing(guest):
            async with playing(Captain(evening.host, home.channel, 1)):
                await evening.host.wait_for(_closes, where="inbox")
                evening.host.close_dms()
                evening.closed_at = max(home.discord.world.messages)
            async with playing(Captain(evening.host, home.channel, 1, direct=False)):
                evening.last = await public(home, END)
        await _part(evening)
        return evening


def _closes(message: Message) -> bool:
    return CLOSING_TURN in message.text


async def _gather(home: House) -> Evening:
    """Open a lobby with a computer captain, change its terms, and start once all are ready."""
    host, guest, _ = home.people
    guest.close_dms()
    opened = await home.told(
        host.slash(home.channel, "game new", seats=3, opponents=1, strength="easy", pace="daily")
    )
    lobby = await home.post("Join")
    joined = await home.told(guest.press(lobby, label="Join"))
    check = private(home, guest)
    await (await guest.press(check, label="Mention me")).settled()
    settings = await answered(host.press(lobby, label="Settings"))
    await (await host.choose(settings, custom_id="ms:set-table:1#pace", values=["fast"])).settled()
    waiting = await home.told(host.press(lobby, label="Start"))
    called = await public(home, "is about to begin")
    ready = await home.told(guest.press(called, label="Ready"))
    await home.post("My orders")
    evening = Evening(home, lobby, called)
    evening.told |= {"new": opened, "join": joined, "mention": check.text, "start": waiting}
    evening.told |= {"ready": ready}
    return evening


async def _part(evening: Evening) -> None:
    """Check the game, press what is left of it, and open the lobby of the next one."""
    home, last = evening.home, evening.last
    assert last is not None
    proof = await answered(evening.host.slash(home.channel, "verify"))
    evening.told["verify"], evening.export = proof.text, proof.attachments[0].data
    told = await home.told(evening.stranger.slash(home.channel, "verify"))
    evening.told["verify stranger"] = told
    evening.afterwards = [said async for said in _presses(evening)]
    refused = await home.told(evening.stranger.press(last, label="Rematch"))
    evening.told["rematch stranger"] = refused
    evening.told["rematch"] = await home.told(evening.guest.press(last, label="Rematch"))
    evening.rematch = await public(home, "2 of 3 captains aboard")
    await public(home, "a rematch of game 1")
    evening.told["rematch again"] = await home.told(evening.host.press(last, label="Rematch"))


async def _presses(evening: Evening) -> AsyncIterator[str]:
    """Press what a slow client may still show on panels, and tell what it brings."""
    panels = {panel.id: panel for panel in evening.host.inbox}
    for deed in evening.home.discord.record.presses:
        if deed.label in {"Done", "Change"} and deed.message in panels:
            panel = panels[deed.message]
            data = {"custom_id": deed.custom_id, "component_type": BUTTON}
            press = await evening.host.click(panel, data, action="press", label=deed.label)
            await press.settled()
            yield "\n".join([reply.text for reply in press.replies] or [panel.text])


@asynccontextmanager
async def playing(*crew: Captain) -> AsyncIterator[None]:
    """Let captains answer whatever they are asked."""
    tasks = [asyncio.create_task(captain.play()) for captain in crew]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def public(home: House, text: str) -> Message:
    """Wait until everybody can read something in the channel."""
    return await home.people[0].wait_for(
        lambda post: post.ephemeral_for is None and text in post.text,
        where=home.channel,
    )


def private(home: House, person: Person) -> Message:
    """Return the newest private reply to somebody."""
    replies = [post for post in person.sees(home.channel) if post.ephemeral_for is person]
    return replies[-1]


async def answered(clicking: Awaitable[Press]) -> Message:
    """Return the private reply to a click."""
    press = await clicking
    await press.settled()
    assert press.reply is not None
    return press.reply
