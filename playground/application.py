"""Applications: a bot with its token, its commands and its emojis."""

import dataclasses
from typing import TYPE_CHECKING, Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from playground.errors import Impossible
from playground.places import User

if TYPE_CHECKING:
    from playground.world import World

GLOBAL = 0


@dataclasses.dataclass(slots=True, eq=False)
class Application:
    """A bot as Discord knows it."""

    id: int
    world: "World"
    name: str
    token: str = dataclasses.field(repr=False)
    user: User
    intents: int = 0
    commands: dict[int, list[dict[str, Any]]] = dataclasses.field(default_factory=dict)
    emojis: dict[int, dict[str, Any]] = dataclasses.field(default_factory=dict)
    signs: dict[int, tuple[str, bytes]] = dataclasses.field(default_factory=dict, repr=False)
    """What its emojis look like: media type and picture."""
    endpoint: str = ""
    """Where its interactions are posted; empty: the gateway sends them."""
    key: Ed25519PrivateKey = dataclasses.field(
        default_factory=Ed25519PrivateKey.generate, repr=False
    )
    """What is posted there is signed with it."""
    syncs: int = 0
    drops: int = 0

    def __repr__(self) -> str:
        return f"<Application {self.name}>"

    @property
    def verify_key(self) -> str:
        """Tell the key by which the bot knows what we signed."""
        return self.key.public_key().public_bytes_raw().hex()

    @property
    def connected(self) -> bool:
        """Tell whether a process of the bot is at the gateway."""
        return self.world.connected(self)

    async def ready(self) -> None:
        """Wait until the bot is connected and identified."""
        await self.world.wait_until(lambda: self.connected)

    async def commands_synced(self) -> None:
        """Wait until the bot has registered its commands."""
        await self.world.wait_until(lambda: self.syncs > 0)

    def commands_in(self, guild: int | None) -> list[dict[str, Any]]:
        """List the commands that people see in a guild, or in direct messages."""
        own = self.commands.get(guild, []) if guild else []
        names = {command["name"] for command in own}
        everywhere = self.commands.get(GLOBAL, [])
        return own + [command for command in everywhere if command["name"] not in names]

    def command(self, name: str, guild: int | None) -> dict[str, Any]:
        """Find a command by the first word of its name."""
        for command in self.commands_in(guild):
            if command["name"] == name and command.get("type", 1) == 1:
                return command
        known = ", ".join(f"/{command['name']}" for command in self.commands_in(guild))
        raise Impossible(
            "there is no command /{name} (there are: {known})", name=name, known=known or "none"
        )
