"""Walks: a game played straight on by clicks, all answers at random."""

from collections.abc import Awaitable, Callable

from engine.core.asks import Decide
from tests.secrecy.deeds import finish
from tests.secrecy.plots import Script
from tests.secrecy.stage import Show

ENDLESS = 1000

Between = Callable[[int, Decide], Awaitable[None]]
"""What happens when a group has opened, before anybody answers."""


async def _nothing(_number: int, _pending: Decide) -> None:
    """Go straight on."""


async def walk(show: Show, seed: int, groups: int = ENDLESS, between: Between = _nothing) -> None:
    """Play this many groups from the start, or to the end of the game."""
    script = Script(seed)
    await show.begin()
    for number in range(groups):
        pending = await show.pending()
        if not isinstance(pending, Decide):
            return
        await between(number, pending)
        for ask in pending.asks:
            answer = await script.answer(show, ask.seat, "counts")
            async with show.moment(f"{pending.group}, seat {ask.seat}"):
                await finish(show, ask.seat, answer)
        await show.close(pending)
