"""A world written down, so that the stand-in knows it again the next time.

Private replies are not kept, nor are interactions: Discord's clients forget them too.
"""

import asyncio
import base64
import json
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from playground.application import Application
from playground.client.people import Person
from playground.clock import MovableClock
from playground.errors import PlaygroundError
from playground.message import Appearance, Attachment, Message
from playground.places import Channel, Guild, User
from playground.world import World

WORLD, FILES = "world.json", "files"
GATHERED = 1.0  # seconds between a change and its being written down
_PLAIN = ("id", "created", "application", "nonce", "edited", "tts", "interaction", "edits")
_LOOK = ("content", "flags")


class KeepingError(PlaygroundError):
    """What was kept cannot be read."""


def keep(world: World, folder: Path) -> None:
    """Write a world into a folder; what was there stands until all is written."""
    (folder / FILES).mkdir(parents=True, exist_ok=True)
    messages = [m for m in world.messages.values() if not m.deleted and m.ephemeral_for is None]
    for message in messages:
        for file in message.attachments:
            path = folder / FILES / str(file.id)
            if not path.exists():
                path.write_bytes(file.data)
    told = {
        "ahead": _ahead(world),
        "users": [_user(user) for user in world.users.values()],
        "apps": [_app(app) for app in world.apps.values()],
        "guilds": [_guild(guild) for guild in world.guilds.values()],
        "direct": [[app, user, channel.id] for (app, user), channel in world.dms.items()],
        "messages": [_message(message) for message in messages],
        "read": [[*where, last] for where, last in world.read.items()],
    }
    fresh = folder / f"{WORLD}.new"
    fresh.write_text(json.dumps(told), encoding="utf-8")
    fresh.replace(folder / WORLD)


async def keep_on(world: World, folder: Path) -> None:
    """Write a world down whenever something changed, until cancelled."""
    changed = asyncio.Event()

    def watch(_message: Message, _change: str) -> None:
        changed.set()

    folder.mkdir(parents=True, exist_ok=True)
    world.watchers.add(watch)
    while True:
        await changed.wait()
        await asyncio.sleep(GATHERED)
        changed.clear()
        keep(world, folder)


def recall(world: World, folder: Path) -> bool:
    """Put what was kept into an empty world; tell whether there was anything.

    Time does not go back, where somebody had moved it ahead. Raise KeepingError.
    """
    path = folder / WORLD
    if not path.exists():
        return False
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        _recall(world, told, folder)
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        raise KeepingError(
            f"{path} cannot be read ({type(error).__name__}). Put a copy in its place, or begin "
            f"anew without {folder} (`play --fresh` does, and forgets the games)."
        ) from None
    return True


def _recall(world: World, told: dict[str, Any], folder: Path) -> None:
    if isinstance(world.clock, MovableClock):
        world.clock.advance(told["ahead"] - world.clock.ahead)
    for each in told["users"]:
        kind = User(**each) if each["bot"] else Person(**each, world=world)
        world.users[kind.id] = kind
    for each in told["apps"]:
        _add_app(world, each)
    for each in told["guilds"]:
        _add_guild(world, each)
    for app, user, number in told["direct"]:
        channel = world.dm(world.apps[app], world.users[user])
        del world.channels[channel.id]
        channel.id = number
        world.channels[number] = channel
    for each in told["messages"]:
        _add_message(world, each, folder / FILES)
    for person, place, last in told.get("read", ()):  # worlds that were kept before have none
        world.read[person, place] = last


def _ahead(world: World) -> float:
    return world.clock.ahead if isinstance(world.clock, MovableClock) else 0.0


def _user(user: User) -> dict[str, Any]:
    names = ("id", "name", "bot", "locale", "dms_open")
    return {name: getattr(user, name) for name in names}


def _app(app: Application) -> dict[str, Any]:
    signs = {
        number: [kind, base64.b64encode(data).decode()]
        for number, (kind, data) in app.signs.items()
    }
    return {
        "id": app.id,
        "name": app.name,
        "token": app.token,
        "user": app.user.id,
        "commands": list(app.commands.items()),
        "emojis": list(app.emojis.values()),
        "signs": list(signs.items()),
        "endpoint": app.endpoint,
        "key": app.key.private_bytes_raw().hex(),
    }


def _add_app(world: World, told: dict[str, Any]) -> None:
    user = world.users[told["user"]]
    app = Application(told["id"], world, told["name"], told["token"], user)
    app.commands = dict(told["commands"])
    app.syncs = len(app.commands)  # a bot that finds them unchanged does not send them again
    app.emojis = {int(emoji["id"]): emoji for emoji in told["emojis"]}
    app.signs = {number: (kind, base64.b64decode(data)) for number, (kind, data) in told["signs"]}
    app.endpoint = told.get("endpoint", "")
    if key := told.get("key"):  # worlds that were kept before had none
        app.key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(key))
    world.apps[app.id] = app


def _guild(guild: Guild) -> dict[str, Any]:
    return {
        "id": guild.id,
        "name": guild.name,
        "locale": guild.locale,
        "members": list(guild.members),
        "bots": list(guild.bots.items()),
        "trusted": list(guild.trusted.items()),
        "joined": list(guild.joined.items()),
        "channels": [_channel(channel) for channel in (*guild.channels, *guild.threads)],
    }


def _channel(channel: Channel) -> dict[str, Any]:
    return {
        "id": channel.id,
        "name": channel.name,
        "overrides": list(channel.overrides.items()),
        "parent": channel.parent.id if channel.parent else None,
        "owner": channel.owner.id if channel.owner else None,
        "archived": channel.archived,
        "locked": channel.locked,
        "followers": list(channel.followers),
    }


def _add_guild(world: World, told: dict[str, Any]) -> None:
    guild = Guild(told["id"], world, told["name"], told["locale"])
    guild.members = {number: world.users[number] for number in told["members"]}
    guild.bots, guild.trusted = dict(told["bots"]), dict(told["trusted"])
    guild.joined = dict(told["joined"])
    world.guilds[guild.id] = guild
    for each in told["channels"]:
        channel = Channel(each["id"], world, each["name"], guild)
        channel.overrides = dict(each["overrides"])
        channel.parent = world.channels.get(each["parent"])
        channel.owner = world.users.get(each["owner"])
        channel.archived, channel.locked = each["archived"], each["locked"]
        channel.followers = {number: world.users[number] for number in each["followers"]}
        (guild.threads if channel.parent else guild.channels).append(channel)
        world.channels[channel.id] = channel


def _message(message: Message) -> dict[str, Any]:
    look = message.look
    return {
        "plain": {name: getattr(message, name) for name in _PLAIN},
        "channel": message.channel.id,
        "author": message.author.id,
        "reply_to": message.reply_to.id if message.reply_to else None,
        "look": {name: getattr(look, name) for name in _LOOK},
        "embeds": look.embeds,
        "components": look.raw_components,
        "pinged": look.pinged,
        "files": [[file.id, file.name, file.url, file.description] for file in look.attachments],
    }


def _add_message(world: World, told: dict[str, Any], files: Path) -> None:
    channel = world.channels.get(told["channel"])
    if channel is None:
        return  # it went with its channel
    attachments = []
    for number, name, url, description in told["files"]:
        file = Attachment(number, name, (files / str(number)).read_bytes(), url, description)
        attachments.append(file)
        world.files[number] = (name, file.content_type, file.data)
    look = Appearance(
        **told["look"],
        embeds=tuple(told["embeds"]),
        raw_components=tuple(told["components"]),
        attachments=tuple(attachments),
        pinged=tuple(told["pinged"]),
    )
    message = Message(
        **told["plain"],
        channel=channel,
        author=world.users[told["author"]],
        look=look,
        reply_to=world.messages.get(told["reply_to"]),
    )
    channel.messages.append(message)
    world.messages[message.id] = message
    if message.nonce is not None and message.application is not None:
        world.nonces[message.application, channel.id, str(message.nonce)] = message
