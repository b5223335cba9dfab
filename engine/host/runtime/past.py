"""The past of games, played again when it is asked for; that of the last few stays in memory."""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.asks import Viewer
from engine.core.table import Table
from engine.host.ports import Store
from engine.host.steps.base.replayed import Replayed, seen_by_all
from engine.host.values.past import History, PastStep
from engine.host.values.records import GameInfo

KEPT = 8  # games whose steps stay in memory; playing a long one again takes a third of a second


class _Kept(NamedTuple):
    """The past of a game whose log is so long, or what makes it."""

    entries: int
    made: "asyncio.Task[Replayed]"


class Past:
    """Tells games from their beginning, each as one viewer saw it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[int, _Kept] = OrderedDict()

    async def history(self, info: GameInfo, table: Table | None, person: int | None) -> History:
        """Tell a game as far as `person` was told, everybody where that is None."""
        seat = info.seat_of(person)
        if table is None:
            return History(game=info, seat=seat)
        times = await self._store.entry_times(info.number)
        steps = await self.steps(info.number, table, seat)
        dated = tuple([replace(step, at=_time(step, times)) for step in steps])
        return History(game=info, seat=seat, steps=dated, entries=len(table.log))

    async def steps(self, number: int, table: Table, viewer: Viewer) -> tuple[PastStep, ...]:
        """Return the steps of a game; its log only grows, so its length tells whether they fit.

        Whoever asks meanwhile waits for the same, and one who stops waiting ends it for nobody.
        """
        kept = self._kept.get(number)
        if kept is None or kept.entries != len(table.log):
            made = asyncio.create_task(_made(table, kept))
            kept = self._kept[number] = _Kept(len(table.log), made)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(number)
        try:
            replayed = await asyncio.shield(kept.made)
        except Exception:
            if self._kept.get(number) is kept:
                del self._kept[number]
            raise
        return replayed.shown[viewer]


async def _made(table: Table, kept: _Kept | None) -> Replayed:
    """Play a game again beside the loop: from where it was known, if it was."""
    earlier = None
    if kept is not None and kept.entries < len(table.log):
        with suppress(Exception, asyncio.CancelledError):  # it failed, or is not done
            earlier = kept.made.result()
    return await asyncio.to_thread(seen_by_all, table, earlier)


def _time(step: PastStep, times: tuple[float, ...]) -> float | None:
    """Return when the last entry of a step was committed; a setup without draws has none."""
    return times[step.entries - 1] if 0 < step.entries <= len(times) else None
