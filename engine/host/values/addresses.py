"""Addresses: where anybody may look at a game outside Discord, and whoever keeps them.

An address is chance that nobody guesses; whoever has it may look, as long as the game is shown.
"""

import secrets
from typing import Protocol

from engine.host.values.people import Guild
from engine.host.values.records import GameInfo, GameStatus

BYTES = 18  # 144 bits, in 24 letters
SHOWN = frozenset({GameStatus.RUNNING, GameStatus.HALTED, GameStatus.OVER, GameStatus.CANCELLED})
"""Games in one of these have something to show, if they ever began."""


def new_address() -> str:
    """Make an address that nobody has."""
    return secrets.token_urlsafe(BYTES)


def is_shown(info: GameInfo, guild: Guild) -> bool:
    """Tell whether anybody may look at a game: its server must want it, its host not refuse."""
    wanted = info.guild is not None and guild.pages and info.terms.page
    return wanted and info.status in SHOWN


class AddressBook(Protocol):
    """Whoever keeps the addresses of games."""

    async def address(self, game: int, new: str) -> str | None:
        """Return the address of a game, `new` if it had none; None where it is withdrawn."""
        ...

    async def game_at(self, address: str) -> int | None:
        """Return the game at an address."""
        ...

    async def withdraw(self, game: int) -> None:
        """Take the address of a game away for good."""
        ...
