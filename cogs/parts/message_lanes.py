"""Message lanes: whoever writes into a message does so in its lane, one after another.

A message is written by clicks on it and by what its game owes. Without an order, one way would name
a picture that the other has just taken off, or bring back words that are older than what stands.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import NamedTuple

import discord

REMEMBERED = 1024  # messages
CLICK_TIME = 3.0  # seconds that what a game owes waits for a click on the same message
EVER = datetime.min.replace(tzinfo=UTC)

Edit = Callable[[], Awaitable[discord.Message]]
"""Writes a message; returns it as it stands then."""


class Standing(NamedTuple):
    """What hangs on a message, and since when."""

    pictures: tuple[discord.Attachment, ...]
    since: datetime


@dataclass(eq=False)
class Lane:
    """One message: whose turn it is, how often it was written, and what hangs there."""

    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    writers: int = 0  # who write, or wait for their turn
    writes: int = 0  # whether they came or not
    by_click: bool = False  # whether a click wrote last
    standing: Standing | None = None  # None where nobody has seen it
    sure: bool = True  # not after a write of which it is unknown whether it came
    click: "asyncio.Future[None] | None" = None  # under way, and may redraw the message

    def see(self, message: discord.Message) -> None:
        """Look at a message as a click shows it; whoever is in a hurry clicks an older one."""
        since = message.edited_at or EVER
        if self.sure and (self.standing is None or self.standing.since < since):
            self.standing = Standing(tuple(message.attachments), since)

    def hung(self) -> Mapping[str, discord.Attachment] | None:
        """Return the pictures that hang there, by name; None where that is unknown."""
        if not self.sure or self.standing is None:
            return None
        return {picture.filename: picture for picture in self.standing.pictures}

    def keeps(self, pictures: list[discord.Attachment]) -> bool:
        """Tell whether all these pictures still hang there."""
        hung = self.hung()
        return not pictures or (
            hung is not None and {picture.id for picture in pictures} <= _ids(hung)
        )

    async def write(self, edit: Edit, *, by_click: bool) -> discord.Message:
        """Write the message; where that fails, nobody knows what hangs there until it succeeds."""
        self.writes += 1
        self.sure = False
        message = await edit()
        self.standing = Standing(tuple(message.attachments), message.edited_at or EVER)
        self.sure, self.by_click = True, by_click
        return message


class MessageLanes:
    """The lanes of all messages that were written of late."""

    def __init__(self) -> None:
        self._lanes: OrderedDict[int, Lane] = OrderedDict()

    def of(self, message: int) -> Lane:
        """Return the lane of a message."""
        lane = self._lanes.setdefault(message, Lane())
        self._lanes.move_to_end(message)
        if len(self._lanes) > REMEMBERED:
            self._forget_one()
        return lane

    def take_in(self, message: int, lane: Lane) -> None:
        """Remember the lane of a message whose number was unknown when it was written."""
        self._lanes[message] = lane
        self.of(message)

    def clicked(self, message: discord.Message, answered: "asyncio.Future[None]") -> None:
        """Hear of a click that may redraw a message."""
        lane = self.of(message.id)
        lane.see(message)
        lane.click = answered

    @asynccontextmanager
    async def writing(self, message: int, *, behind_click: bool = False) -> AsyncIterator[Lane]:
        """Have the turn in the lane of a message; `behind_click`: once it is answered."""
        lane = self.of(message)
        lane.writers += 1
        try:
            if behind_click and lane.click is not None:
                await asyncio.wait([lane.click], timeout=CLICK_TIME)
            async with lane.turn:
                yield lane
        finally:
            lane.writers -= 1

    def _forget_one(self) -> None:
        """Forget the message that nobody has written for longest."""
        idle = (number for number, lane in self._lanes.items() if not lane.writers)
        if (oldest := next(idle, None)) is not None:
            del self._lanes[oldest]


def _ids(hung: Mapping[str, discord.Attachment]) -> set[int]:
    return {picture.id for picture in hung.values()}
