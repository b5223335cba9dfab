"""Work by an own plan: one field of cells, each with how often it is activated (HU-4)."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from engine.core.forms import Option, shut
from engine.core.words import Text, Value, say
from engine.humanity.base.grid import NAMES, Cells, Obstacle, Tile
from engine.humanity.base.suggesting import most_times, work_for, workable
from engine.humanity.phases.moves import IDLE, WORKED, work_key
from engine.humanity.table.terms import makes_text
from engine.humanity.tiles.tables import MODULES
from engine.humanity.tiles.tiles import Kind

IDLING = Option(IDLE, say("humanity-work-none"), say("humanity-note-none"))
_IDLE_CLOSED = say("humanity-closed-idle", option=IDLING.label)
_ONE_AMOUNT, _OVER = say("humanity-closed-amount"), say("humanity-closed-over")


class Work:
    """What a plan of work offers: cells, each with how often, as far as the points go."""

    def __init__(self, cells: Cells, points: int, chosen: Sequence[str]) -> None:
        usable = workable(cells, points)
        spent = [work_for(cells, cell) for key in chosen for cell in WORKED.get(key, ())]
        self._idle, self._left = IDLE in chosen, points - sum(spent)
        self._times = Counter([WORKED[key][0] for key in chosen if key in WORKED])
        self.points, self.most = points, max(1, min(points, len(usable)))
        self.options = tuple(
            [
                _amount(cell, times, cells[cell], self._why_not(cells, cell, times, chosen))
                for cell in usable
                for times in range(1, most_times(cells, cell, points) + 1)
            ]
        )
        free = any(each.closed is None and each.key not in chosen for each in self.options)
        self.spare = self._left if free or (self._idle and self.options) else 0
        """Points with which something more could be done."""
        if self.options:
            self.options += (shut(IDLING, _IDLE_CLOSED) if self._times else IDLING,)

    def _why_not(self, cells: Cells, cell: int, times: int, chosen: Sequence[str]) -> Text | None:
        """Say why an amount cannot be chosen with what else is; None where it can."""
        if self._idle:
            return _IDLE_CLOSED
        own = work_key(cell, times) in chosen
        if self._times[cell] > own:
            return _ONE_AMOUNT
        takes = 0 if own else work_for(cells, cell) * times
        return _OVER if takes > self._left else None


@lru_cache(maxsize=1 << 11)
def _amount(cell: int, times: int, what: Tile | Obstacle | None, why: Text | None) -> Option:
    """Offer to activate a cell so often, and say what that takes and makes."""
    label = say("humanity-work-cell", cell=NAMES[cell], times=times)
    key = work_key(cell, times)
    if isinstance(what, Obstacle):
        left = what.left - times
        return Option(key, label, say("humanity-plan-obstacle", left=left, work=times), why)
    assert isinstance(what, Tile)
    printed = MODULES[what.module]
    work = printed.work * times
    if printed.kind is Kind.TIME:
        return Option(key, label, say("humanity-plan-time", units=times, work=work), why)
    made, stock = makes_text(printed.makes), what.stock
    about: dict[str, Value] = {"makes": made, "stock": stock, "then": stock + times, "work": work}
    return Option(key, label, say("humanity-plan-store", **about), why)
