"""The real client on a stand-in with one cog and no host: for what needs no game."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

from cogs.client import Mothership
from cogs.operating.joining import point_at
from cogs.parts.command_tree import CommandTranslator
from playground.client.people import Person
from playground.interactions import Press
from playground.limits import Limits
from playground.places import Channel
from playground.standin import Standin

TOKEN = "playground-token"


@dataclass
class Stall:
    """A channel, a person in it, and the client that serves them."""

    channel: Channel
    person: Person
    client: Mothership
    registered: list[dict[str, Any]]

    async def settled(self, press: Press) -> Press:
        """Wait until a click is answered in full."""
        assert press.acknowledged
        return await press.settled()


@contextlib.asynccontextmanager
async def stall(make: Callable[[Mothership], object]) -> AsyncIterator[Stall]:
    """Start the client with the part that `make` makes."""
    async with Standin(limits=Limits.patient()) as discord:
        app = discord.add_application(token=TOKEN)
        guild = discord.add_guild("Galactic Club")
        channel = guild.add_channel("invasions")
        guild.invite(app)
        person = discord.add_person("Zorblax")
        guild.join(person)
        await point_at(discord.api_base, "")
        async with Mothership() as client:
            await client.login(TOKEN)
            await client.serve(make(client))
            await client.tree.set_translator(CommandTranslator())
            await client.tree.sync()
            connection = asyncio.create_task(client.connect())
            await app.ready()
            yield Stall(channel, person, client, list(app.commands_in(None)))
            await client.close()
            await connection
