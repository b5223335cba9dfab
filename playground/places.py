"""Where people are: users, guilds, channels."""

import dataclasses
from typing import TYPE_CHECKING, NamedTuple

from playground.errors import Impossible

if TYPE_CHECKING:
    from playground.application import Application
    from playground.message import Message
    from playground.world import World

MANAGE_SERVER = 1 << 5
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_HISTORY = 1 << 16
USE_COMMANDS = 1 << 31
MENTION_EVERYONE = 1 << 17
EXTERNAL_EMOJIS = 1 << 18
CREATE_THREADS = 1 << 35
SEND_IN_THREADS = 1 << 38

IN_THREADS = CREATE_THREADS | SEND_IN_THREADS
USUAL = VIEW_CHANNEL | SEND_MESSAGES | EMBED_LINKS | ATTACH_FILES | READ_HISTORY | USE_COMMANDS
USUAL |= IN_THREADS
IN_DMS = EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE | EXTERNAL_EMOJIS


@dataclasses.dataclass(slots=True, eq=False)
class User:
    """Somebody with an account: a person or a bot."""

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"


class Role(NamedTuple):
    """A role of a guild: that of everybody, or the one that a bot brings along."""

    id: int
    name: str
    permissions: int
    managed: bool


@dataclasses.dataclass(slots=True, eq=False)
class Channel:
    """A text channel of a guild, a public thread in one, or direct messages with a bot."""

    id: int
    world: "World"
    name: str
    guild: "Guild | None" = None
    person: User | None = None
    app: "Application | None" = None
    messages: list["Message"] = dataclasses.field(default_factory=list)
    overrides: dict[int, int] = dataclasses.field(default_factory=dict)
    parent: "Channel | None" = None  # of a thread
    owner: User | None = None
    archived: bool = False
    locked: bool = False
    followers: dict[int, User] = dataclasses.field(default_factory=dict)  # who sees it listed

    def __repr__(self) -> str:
        return f"<Channel {self.name}>"

    def permissions(self, app: "Application") -> int:
        """Tell what a bot may do here."""
        if self.parent is not None:
            return self.parent.permissions(app)
        if self.guild is None:
            return USUAL if self.app is app else 0
        return self.overrides.get(app.user.id, self.guild.bots.get(app.user.id, 0))

    def lets_post(self, app: "Application") -> bool:
        """Tell whether a bot may write here."""
        needed = SEND_MESSAGES if self.parent is None else SEND_IN_THREADS
        return bool(self.permissions(app) & needed)

    def archive(self, *, archived: bool = True, locked: bool = False) -> None:
        """Put a thread into the archive or take it out; what is locked only staff take out."""
        self.archived, self.locked = archived, locked
        self.world.announce(self, "THREAD_UPDATE")

    def allow(self, app: "Application", permissions: int) -> None:
        """Set what a bot may do in this channel, whatever the guild says."""
        self.overrides[app.user.id] = permissions
        self.world.announce(self, "CHANNEL_UPDATE")

    def admits(self, user: User) -> bool:
        """Tell whether somebody can look into the channel."""
        if self.guild is not None:
            return user.id in self.guild.members
        return self.person is user or (self.app is not None and self.app.user is user)


@dataclasses.dataclass(slots=True, eq=False)
class Guild:
    """A server with its channels and members."""

    id: int
    world: "World"
    name: str
    locale: str = "en-US"
    channels: list[Channel] = dataclasses.field(default_factory=list)
    threads: list[Channel] = dataclasses.field(default_factory=list)
    members: dict[int, User] = dataclasses.field(default_factory=dict)
    bots: dict[int, int] = dataclasses.field(default_factory=dict)
    trusted: dict[int, int] = dataclasses.field(default_factory=dict)
    joined: dict[int, float] = dataclasses.field(default_factory=dict)  # others did long ago

    def __repr__(self) -> str:
        return f"<Guild {self.name}>"

    @property
    def roles(self) -> list[Role]:
        """List the roles: everyone, and one per bot."""
        bots = [
            Role(role_id(self.members[bot]), self.members[bot].name, permissions, managed=True)
            for bot, permissions in self.bots.items()
        ]
        return [Role(self.id, "@everyone", 0, managed=False), *bots]

    def add_channel(self, name: str) -> Channel:
        """Open a text channel."""
        channel = Channel(id=self.world.ids.next(), world=self.world, name=name, guild=self)
        self.channels.append(channel)
        self.world.channels[channel.id] = channel
        self.world.announce(channel, "CHANNEL_CREATE")
        return channel

    def add_thread(self, message: "Message", name: str, owner: User) -> Channel:
        """Open the thread of a message."""
        thread = Channel(message.id, self.world, name, guild=self)
        thread.parent, thread.owner = message.channel, owner
        self.threads.append(thread)
        self.world.channels[thread.id] = thread
        self.world.announce(thread, "THREAD_CREATE")
        return thread

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or a thread with all that was said in it."""
        is_thread = channel.parent is not None
        self.world.announce(channel, "THREAD_DELETE" if is_thread else "CHANNEL_DELETE")
        (self.threads if is_thread else self.channels).remove(channel)
        del self.world.channels[channel.id]
        for thread in [each for each in self.threads if each.parent is channel]:
            self.threads.remove(thread)  # nobody is told of these one by one
            del self.world.channels[thread.id]

    def join(self, *people: User) -> None:
        """Let people in."""
        for person in people:
            self.members[person.id] = person

    def trust(self, person: User, permissions: int) -> None:
        """Give a member permissions besides the usual ones."""
        self.trusted[person.id] = permissions

    def leave(self, person: User) -> None:
        """Let a person out."""
        self.members.pop(person.id, None)

    def invite(self, app: "Application", permissions: int = USUAL) -> None:
        """Let a bot in, with these permissions."""
        self.members[app.user.id] = app.user
        self.bots[app.user.id] = permissions
        if self.world.connected(app):
            self.joined[app.user.id] = self.world.clock.now()
        self.world.welcome(app, self)

    def remove(self, app: "Application") -> None:
        """Throw a bot out."""
        if self.bots.pop(app.user.id, None) is None:
            msg = f"{app.name} is not in {self.name}"
            raise Impossible(msg)
        self.members.pop(app.user.id)
        self.joined.pop(app.user.id, None)
        self.world.send_to(app, "GUILD_DELETE", {"id": str(self.id)}, guild=self)


def role_id(bot: User) -> int:
    """Tell the id of the role that a bot brings along."""
    return bot.id + 1
