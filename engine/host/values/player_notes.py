"""The notes: when somebody last looked at a game, and the notes they wrote for themselves.

Nothing of it is part of a game: it is kept outside the steps, and goes with its person.
"""

from typing import Protocol

import msgspec

from engine.core.asks import Seat
from engine.host.values.terms import Terms

LONGEST_NOTE = 1000


class LastLook(msgspec.Struct, frozen=True):
    """How long a game's log was when somebody last looked, and when that was."""

    entries: int
    at: float


class Note(msgspec.Struct, frozen=True):
    """What somebody wrote for themselves on a seat in a turn; a substitute never reads it."""

    seat: Seat
    turn: int
    text: str
    at: float


class Length(msgspec.Struct, frozen=True):
    """How long a game was that is over: on which terms, in how many steps, from when to when."""

    terms: Terms
    steps: int
    began: float
    ended: float


class PlayerNotes(Protocol):
    """Whoever keeps it, and finds what has passed."""

    async def looked(self, game: int, person: int, look: LastLook) -> None:
        """Note that somebody looked; what they saw before stays seen."""
        ...

    async def last_look(self, game: int, person: int) -> LastLook | None:
        """Return when somebody last looked at a game."""
        ...

    async def write_note(self, game: int, person: int, note: Note) -> None:
        """Keep a note in place of the one of the same seat and turn; an empty one goes."""
        ...

    async def notes_of(self, game: int, person: int) -> tuple[Note, ...]:
        """List somebody's notes on a game, by turn."""
        ...

    async def entry_times(self, game: int) -> tuple[float, ...]:
        """List when each entry of a game's log was committed."""
        ...

    async def lengths(self, guild: int, rules: str) -> tuple[Length, ...]:
        """Tell how long the last games of a server were that came to their end."""
        ...

    async def newest_post(self, game: int) -> str | None:
        """Return the newest message of a game in its channel."""
        ...

    async def last_in(self, channel: int) -> int | None:
        """Return the open game of a channel, else the last one that was played there."""
        ...

    async def last_of(self, person: int) -> int | None:
        """Return the last game that somebody was in."""
        ...
