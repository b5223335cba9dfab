"""Addresses: where anybody may look at a game outside Discord, and whoever keeps them.

An address is chance that nobody guesses; whoever has it may look, as long as the game is shown.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Protocol

from engine.host.values.people import Guild
from engine.host.values.records import GameInfo, GameStatus

BYTES = 18  # 144 bits, in 24 letters
SHOWN = frozenset({GameStatus.RUNNING, GameStatus.HALTED, GameStatus.OVER, GameStatus.CANCELLED})
"""Games in one of these have something to show, if they ever began."""


def new_address() -> str:
    """Make an address that nobody has."""
    return secrets.token_urlsafe(BYTES)


def profile_address(secret: str, guild: int) -> str:
    """Make the address of a profile: another one on each server, so that none leads to another."""
    made = hmac.digest(secret.encode(), str(guild).encode(), "sha256")
    return urlsafe_b64encode(made[:BYTES]).decode()


def is_same(address: str, asked: str) -> bool:
    """Compare addresses; how long that takes tells nothing of either."""
    return hmac.compare_digest(address.encode(), asked.encode())


def is_shown(info: GameInfo, guild: Guild) -> bool:
    """Tell whether anybody may look at a game: its server must want it, its host not refuse."""
    wanted = info.guild is not None and guild.pages and info.terms.page
    return wanted and info.status in SHOWN


class AddressBook(Protocol):
    """Whoever keeps addresses."""

    async def address(self, game: int, new: str) -> str | None:
        """Return the address of a game, `new` if it had none; None where it is withdrawn."""
        ...

    async def game_at(self, address: str) -> int | None:
        """Return the game at an address."""
        ...

    async def guild_at(self, address: str) -> int | None:
        """Return the server at an address, whether it shows anything or not."""
        ...

    async def withdraw(self, game: int) -> None:
        """Take the address of a game away for good."""
        ...
