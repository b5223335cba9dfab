"""The past of games, played again when it is asked for; that of the last few stays in memory."""

from collections import OrderedDict

from msgspec.structs import replace

from engine.core.asks import Viewer
from engine.core.table import Table
from engine.host.ports import Store
from engine.host.steps.replayed import seen_by_all
from engine.host.values.past import History, PastStep
from engine.host.values.records import GameInfo

KEPT = 8  # games whose steps stay in memory; playing one again takes some milliseconds


class Past:
    """Tells games from their beginning, each as one viewer saw it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[int, tuple[int, dict[Viewer, list[PastStep]]]] = OrderedDict()

    async def history(self, info: GameInfo, table: Table | None, person: int | None) -> History:
        """Tell a game as far as `person` was told, everybody where that is None."""
        seat = info.seat_of(person)
        if table is None:
            return History(game=info, seat=seat)
        times = await self._store.entry_times(info.number)
        steps = self.steps(info.number, table, seat)
        dated = tuple([replace(step, at=_time(step, times)) for step in steps])
        return History(game=info, seat=seat, steps=dated, entries=len(table.log))

    def steps(self, number: int, table: Table, viewer: Viewer) -> list[PastStep]:
        """Return the steps of a game; its log only grows, so its length tells whether they fit."""
        kept = self._kept.get(number)
        if kept is None or kept[0] != len(table.log):
            kept = self._kept[number] = len(table.log), seen_by_all(table)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(number)
        return kept[1][viewer]


def _time(step: PastStep, times: tuple[float, ...]) -> float | None:
    """Return when the last entry of a step was committed; a setup without draws has none."""
    return times[step.entries - 1] if 0 < step.entries <= len(times) else None
