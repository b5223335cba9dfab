"""The list: all that is kept about somebody, and whoever keeps it."""

from typing import Protocol

import msgspec

from engine.core.asks import Answer
from engine.core.log import Source
from engine.core.table import Slip
from engine.host.values.player_notes import LastLook, Note
from engine.host.values.records import SeatInfo
from engine.host.values.results import SeatResult
from engine.host.values.rows import ReceiptRow

NOBODY = 0  # host of a game whose host wanted to be forgotten


class Counted(msgspec.Struct, frozen=True):
    """An answer of somebody's seat that counted, and where it came from."""

    group: str
    answer: Answer
    source: Source


class Trace(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is kept about somebody in one game."""

    game: int
    rules: str
    status: str
    guild: int | None
    channel: int
    is_host: bool = False
    had_a_seat: bool = False  # and has it no more
    offered: bool = False  # was asked to take a seat
    declined: bool = False  # did not want one
    seat: SeatInfo | None = None
    slip: Slip | None = None  # what is answered or begun in the open question
    standing: Answer | None = None
    receipts: tuple[ReceiptRow, ...] = ()
    answers: tuple[Counted, ...] = ()
    result: SeatResult | None = None  # how it ended for the seat on which they began it
    look: LastLook | None = None
    notes: tuple[Note, ...] = ()


class PersonalData(Protocol):
    """Whoever finds and removes what is kept about people."""

    async def traces(self, person: int) -> tuple[Trace, ...]:
        """List what is kept about somebody in all games, open or not."""
        ...

    async def erase(self, person: int) -> tuple[int, ...]:
        """Delete choices, looks and notes, and make somebody nameless in ended games.

        Return the numbers of the games that changed.
        """
        ...
