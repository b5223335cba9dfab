"""The world of the stand-in: who and what there is, and the news of it."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from playground.application import Application
from playground.clock import Clock
from playground.faults import Faults
from playground.limits import GUARD, Limits
from playground.message import Appearance, Message
from playground.places import Channel, Guild, Role, User
from playground.record import Appeared, Intervention, Record
from playground.wire import channel_wire, guild_wire, message_wire

if TYPE_CHECKING:
    from playground.interactions import Interaction


EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """A source of ids that only grow."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._last = 0

    def next(self) -> int:
        """Make the next id."""
        fresh = (int(self._now() * 1000) - EPOCH_MS) << 22
        self._last = max(fresh, self._last + 1)
        return self._last


Watcher = Callable[[Message, str], None]


class Sender(Protocol):
    """What the world asks of the gateway."""

    def send(self, app: Application, name: str, data: Any, guild: Guild | None) -> None:
        """Send an event to an application."""

    def connected(self, app: Application) -> bool:
        """Tell whether the application is there."""

    def heard(self, app: Application) -> set[int]:
        """List the shards on which the application listens."""


class Courier(Protocol):
    """What the world asks of whoever posts interactions to addresses."""

    def post(self, interaction: Interaction, told: dict[str, Any]) -> None:
        """Post an interaction to the address of its application."""

    async def move(self, app: Application, url: str) -> None:
        """Change the address of an application; raise ApiError where it does not do."""


class World:
    """Everything that exists, and who must be told when it changes."""

    def __init__(self, clock: Clock, limits: Limits, faults: Faults) -> None:
        self.clock = clock
        self.limits = limits
        self.faults = faults
        self.record = Record()
        self.ids = Snowflakes(clock.now)
        self.apps: dict[int, Application] = {}
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.dms: dict[tuple[int, int], Channel] = {}
        self.messages: dict[int, Message] = {}
        self.interactions: dict[int, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self.nonces: dict[tuple[int, int, str], Message] = {}
        self.files: dict[int, tuple[str, str, bytes]] = {}
        self.read: dict[tuple[int, int], int] = {}  # by person and channel: the newest they saw
        self.cdn = ""
        self.gateway: Sender | None = None
        self.poster: Courier | None = None
        self.watchers: set[Watcher] = set()
        self._stirred: set[asyncio.Future[None]] = set()

    def note(self, act: str, about: str = "") -> None:
        """Write down what was done to the world, or what became of a bot."""
        self.record.append(Intervention, self.clock.now(), act=act, about=about)

    def by_token(self, token: str) -> Application | None:
        """Find an application by the token of its bot."""
        return next((app for app in self.apps.values() if app.token == token), None)

    def by_name(self, name: str) -> User | None:
        """Find a user by name."""
        return next((user for user in self.users.values() if user.name == name), None)

    @property
    def roles(self) -> dict[int, Role]:
        """List the roles of all guilds."""
        return {role.id: role for guild in self.guilds.values() for role in guild.roles}

    def dm(self, app: Application, user: User) -> Channel:
        """Find or open the direct messages between a bot and a person."""
        key = (app.id, user.id)
        if key not in self.dms:
            name = f"{user.name} and {app.name}"
            channel = Channel(id=self.ids.next(), world=self, name=name, person=user, app=app)
            self.dms[key] = self.channels[channel.id] = channel
        return self.dms[key]

    def share_guild(self, app: Application, user: User) -> bool:
        """Tell whether a bot and a person are in some guild together."""
        return any(
            app.user.id in guild.members and user.id in guild.members
            for guild in self.guilds.values()
        )

    def post(self, message: Message) -> None:
        """Put a new message into its channel and tell everybody."""
        message.channel.messages.append(message)
        self.messages[message.id] = message
        self._news(message, "new")
        if message.ephemeral_for is None:
            self._tell_apps(message, "MESSAGE_CREATE")

    def change(self, message: Message, look: Appearance, *, quiet: bool = False) -> None:
        """Replace what a message shows and tell everybody."""
        message.look = look
        if not quiet:
            message.edited = self.clock.now()
            message.edits += 1
        self._news(message, "edit")
        if message.ephemeral_for is None:
            self._tell_apps(message, "MESSAGE_UPDATE")

    def remove(self, message: Message) -> None:
        """Delete a message and tell everybody."""
        message.deleted = True
        self._news(message, "delete")
        if message.ephemeral_for is None:
            gone = {"id": str(message.id), "channel_id": str(message.channel.id)}
            guild = message.channel.guild
            if guild is not None:
                gone["guild_id"] = str(guild.id)
            self.send("MESSAGE_DELETE", gone, channel=message.channel)

    def _news(self, message: Message, change: str) -> None:
        now = self.clock.now()
        self.record.append(Appeared, now, change=change, message=message, look=message.look)
        for watcher in tuple(self.watchers):
            watcher(message, change)

    def _tell_apps(self, message: Message, name: str) -> None:
        guild = message.channel.guild
        for app in self.apps.values():
            if not message.channel.admits(app.user):
                continue
            data = message_wire(message, app)
            if guild is not None:
                data["guild_id"] = str(guild.id)
            self.send_to(app, name, data, guild=guild)

    def send(self, name: str, data: Any, *, channel: Channel) -> None:
        """Send a gateway event to every application that can see the channel."""
        for app in self.apps.values():
            if channel.admits(app.user):
                self.send_to(app, name, data, guild=channel.guild)

    def send_to(self, app: Application, name: str, data: Any, *, guild: Guild | None) -> None:
        """Send a gateway event to one application."""
        if self.gateway is not None:
            self.gateway.send(app, name, data, guild)

    def announce(self, channel: Channel, name: str) -> None:
        """Tell the applications that can see a channel that it is new or different."""
        self.send(name, channel_wire(channel), channel=channel)

    def welcome(self, app: Application, guild: Guild) -> None:
        """Tell a bot that it is in a guild now."""
        self.send_to(app, "GUILD_CREATE", guild_wire(guild, app), guild=guild)

    def connected(self, app: Application) -> bool:
        """Tell whether a process of the bot is at the gateway."""
        return self.gateway is not None and self.gateway.connected(app)

    def heard(self, app: Application) -> set[int]:
        """List the shards on which processes of the bot listen."""
        return set() if self.gateway is None else self.gateway.heard(app)

    def stir(self) -> None:
        """Wake everybody who waits for some condition."""
        for future in self._stirred:
            if not future.done():
                future.set_result(None)

    async def wait_until(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition holds; it is looked at whenever something stirs."""
        async with asyncio.timeout(GUARD):
            while not condition():
                future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._stirred.add(future)
                try:
                    await future
                finally:
                    self._stirred.discard(future)

    def restyle(self, message: Message, **changes: Any) -> None:
        """Change some of what a message shows, without calling it an edit."""
        self.change(message, dataclasses.replace(message.look, **changes), quiet=True)
