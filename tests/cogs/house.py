"""The bot in this process, on a stand-in: what the tests of commands and panels play on."""

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from aiohttp.test_utils import unused_port

from bot import rehearsed_keys, serve
from cogs.endpoint import PATH
from playground import Channel, Limits, Person, Standin
from playground.clock import VirtualClock
from playground.faults import Faults
from playground.interactions import Press
from playground.limits import GUARD
from playground.message import Message
from render.invasion.parts.sprites import inks
from render.theme import NIGHT
from storage.engines.places import Server
from storage.settings import Settings
from tests.cogs.acting import asks
from tests.engines import place_in

TOKEN = "playground-token"
WITH_PICTURES = {"public_wait_seconds": GUARD, "private_wait_seconds": GUARD}
WORDS_FIRST = {"public_wait_seconds": 0, "private_wait_seconds": 0}
SEED = 3  # of all dice; in its games both captains are offered things the other is not
_CREW = ("Zorblax", "Queen Vex", "Admiral Gloop", "Nib the Swift", "Mother Quark")
NAMES = (*_CREW, "Baron Blip", "Old Murk")  # six captains, and somebody who looks on


@dataclass
class House:
    """A stand-in, some people in a channel, and the bot that serves them."""

    discord: Standin
    channel: Channel
    people: list[Person]
    settings: Settings
    keys: Callable[[int], bytes] | None = field(default_factory=lambda: rehearsed_keys(SEED))
    running: "asyncio.Task[None] | None" = None

    async def start(self) -> None:
        """Start the bot and wait until it listens."""
        app = next(iter(self.discord.world.apps.values()))
        self.running = asyncio.create_task(serve(self.settings, self.keys))
        await app.commands_synced()
        await app.ready()
        if listen := self.settings.discord.interactions:
            await self.discord.post_clicks(app, f"http://{listen}{PATH}")

    async def stop(self) -> None:
        """Stop the bot as its supervisor would."""
        if self.running is not None:
            signal.raise_signal(signal.SIGTERM)
            await self.running
            self.running = None

    async def open_lobby(self, seats: int, joining: int = 0) -> Message:
        """Let the first person open a game and the next ones join; return the lobby post."""
        await self.people[0].slash(self.channel, "game new", seats=seats)
        lobby = await self.post("Join")
        for person in self.people[1 : 1 + joining]:
            told = await self.told(person.press(lobby, label="Join"))
            assert "aboard" in told
        return lobby

    async def begin(self, captains: int) -> Message:
        """Play a game up to its first question; return the first news."""
        lobby = await self.open_lobby(captains, captains - 1)
        await self.people[0].press(lobby, label="Start")
        return await self.post("My orders")

    async def post(self, button: str, after: int = 0) -> Message:
        """Wait for a post in the channel that has this button."""
        return await self.people[0].wait_for(
            lambda message: (
                message.id > after
                and message.ephemeral_for is None
                and any(part.label == button for part in message.buttons)
            ),
            where=self.channel,
        )

    async def panel(self, person: Person, after: int = 0) -> Message:
        """Wait for a direct message that asks something."""
        return await person.wait_for(
            lambda message: message.id > after and asks(message),
            where="inbox",
        )

    async def told(self, clicking: Awaitable[Press]) -> str:
        """Wait for a click and return what it privately says."""
        press = await clicking
        assert press.acknowledged
        await press.settled()
        assert press.reply is not None
        assert press.reply.ephemeral_for is not None
        return press.reply.text

    async def end(self, person: Person) -> str:
        """Let a person who may end the game, and say that they are sure."""
        asked = await person.slash(self.channel, "host cancel")
        await asked.settled()
        assert asked.reply is not None
        return await self.told(person.press(asked.reply, label="End the game"))

    async def private(self, person: Person) -> Message:
        """Open the private panel under the newest news."""
        press = await person.press(await self.post("My orders"), label="My orders")
        await press.settled()
        assert press.reply is not None
        return press.reply


def kept_in(folder: Path) -> dict[str, Any]:
    """Tell the settings where the games of a folder are."""
    place = place_in(folder)
    return {"url": place.url} if isinstance(place, Server) else {"path": place}


@contextlib.asynccontextmanager
async def house(
    folder: Path,
    people: int = 3,
    clock: VirtualClock | None = None,
    limits: Limits | None = None,
    faults: Faults | None = None,
    *,
    rehearsed: bool = True,
    over_http: bool = False,
    shards: int = 1,
    **sections: dict[str, Any],
) -> AsyncIterator[House]:
    """Set up a server with people and start the bot on it; `sections` are further settings.

    Where nothing is rehearsed dice differ from run to run, as they do in earnest.
    """
    inks(NIGHT)  # learned by the first picture of a process; people here have little patience
    waits = limits or Limits.patient()
    async with Standin(limits=waits, faults=faults, clock=clock, shards=shards) as discord:
        app = discord.add_application(token=TOKEN)
        guild = discord.add_guild("Galactic Club")
        channel = guild.add_channel("invasions")
        guild.invite(app)
        crowd = [discord.add_person(name) for name in NAMES[:people]]
        guild.join(*crowd)
        settings = Settings.model_validate(
            {
                "discord": {
                    "token": TOKEN,
                    "api_base": discord.api_base,
                    "seconds_between_edits": 0,
                    "emojis": False,
                    "shards": shards,
                    "interactions": f"127.0.0.1:{unused_port()}" if over_http else "",
                },
                "storage": kept_in(folder),
                "clock": {"url": discord.clock_base if clock else ""},
                "pictures": WITH_PICTURES,
                **sections,
            }
        )
        home = House(discord, channel, crowd, settings)
        if not rehearsed:
            home.keys = None
        await home.start()
        try:
            yield home
        finally:
            await home.stop()
