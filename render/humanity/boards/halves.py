"""One's own base beside those of rivals: two halves of what a player decides by."""

from typing import NamedTuple

from engine.core.asks import Seat
from engine.humanity.table.view import PublicView
from render.house.voice import Voice
from render.humanity.boards.bases import (
    COUNTED,
    SMALL_PAD,
    counted_base,
    own_base,
    own_grid,
    own_holdings,
    small_base,
)
from render.humanity.boards.landing import awake, still_lands
from render.humanity.parts.cells import window_of
from render.scene.nodes import Card, Column, Node
from render.scene.painting import MARGIN, WIDTH, height_of

GAP = 8
HALF = (WIDTH - 2 * MARGIN - GAP) // 2
RIVALS = 5  # so many times as fast as one's own cells grow what rivals have beside them
OWN = (30, 34, 38, 42, 48, 54, 60, 66, 72, 78, 84, 90, 96, 104, 112)
SMALL = (90, 110, 130, 150, 170, 190, 220, 250, 290, 340, 400)
"""How wide one's own cells may be, and others' bases: as large as leaves the picture low enough."""
MOST_BESIDE = 200  # wide is the base of a rival below what one holds


class Halves(NamedTuple):
    """Whose base is shown, to whom, and what its figures were `before`."""

    view: PublicView
    seat: Seat
    voice: Voice
    before: PublicView | None

    @property
    def rivals(self) -> tuple[Seat, ...]:
        """Return the others."""
        return tuple([each.seat for each in self.view.players if each.seat != self.seat])

    @property
    def rows(self) -> int:
        """Return how many rows one's own grid shows."""
        return window_of(awake(self.view)[self.seat], int(still_lands(self.view, self.seat))).rows

    def whole(self, most: int, last: tuple[Node, ...] = ()) -> tuple[Card, Column]:
        """Show one's own base beside the others, with something `last` below them.

        Cells are `most` wide, or as wide as makes it as high as what stands beside it.
        """
        small = (RIVALS * most + 100) // len(self.rivals) - 24
        beside = Column(inside=(*self._others(small, SMALL[-1]), *last), gap=GAP)
        own = self._own(most)
        spare = self._height(beside) - self._height(own)
        if spare < self.rows:
            return own, beside
        return self._own(min(OWN[-1], most + spare // self.rows)), beside

    def large(self) -> tuple[Card, Column]:
        """Show all as large as can be."""
        others = tuple([small_base(self.view, each, self.voice, SMALL[-1]) for each in self.rivals])
        return self._own(OWN[-1]), Column(inside=others, gap=GAP)

    def apart(self, more: int) -> tuple[Card, Column]:
        """Show one's own grid alone; what one holds stands beside it, above the bases of others.

        Cells are so much wider than makes the grid as high as the least that stands beside it.
        """
        holdings = own_holdings(self.view, self.seat, self.before)
        least = Column(inside=(holdings, *self._others(SMALL[0], SMALL[0])), gap=GAP)
        side = OWN[0]
        spare = self._height(least) - self._height(self._grid(side))
        side = min(OWN[-1], side + max(0, spare) // self.rows + more)
        grid, count = self._grid(side), len(self.rivals)
        room = self._height(grid) - self._height(holdings) - GAP * count
        others = self._others(room // count - 2 * SMALL_PAD, MOST_BESIDE)
        return grid, Column(inside=(holdings, *others), gap=GAP)

    def _own(self, most: int) -> Card:
        return own_base(self.view, self.seat, self.voice, most, self.before)

    def _grid(self, most: int) -> Card:
        return own_grid(self.view, self.seat, self.voice, most)

    def _others(self, wide: int, most: int) -> tuple[Card, ...]:
        if len(self.rivals) >= COUNTED:
            return tuple([counted_base(self.view, each, self.voice) for each in self.rivals])
        wide = max(SMALL[0], min(most, wide))
        return tuple([small_base(self.view, each, self.voice, wide) for each in self.rivals])

    def _height(self, node: Node) -> int:
        return height_of(node, self.voice.words, HALF)
