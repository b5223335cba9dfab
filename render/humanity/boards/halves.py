"""One's own base beside those of rivals: two parts of what a player decides by."""

from dataclasses import dataclass, replace

from engine.core.asks import Seat
from engine.humanity.table.view import PublicView
from render.boxes import Box
from render.house.voice import Voice
from render.humanity.boards.bases import (
    COUNTED,
    PAD,
    SMALL_PAD,
    counted_base,
    holdings,
    own_card,
    small_base,
)
from render.humanity.boards.grids import EDGE, grid_of, lying
from render.scene.layout import Sizes
from render.scene.nodes import Card, Column, Grid, Node, Placed, rows
from render.scene.painting import MARGIN, WIDTH

GAP = 8
ROOM = WIDTH - 2 * MARGIN - GAP
LEAST_OWN, MOST_OWN = ROOM // 2, ROOM * 62 // 100  # wide is the part of one's own base
RIVALS = 5  # so many times as fast as one's own cells grow what rivals have beside them
OWN = (30, 34, 38, 42, 48, 54, 60, 66, 72, 78, 84, 90, 96, 104, 112, 120, 128, 136, 144, 152, 160)
SMALL = (90, 110, 130, 150, 170, 190, 220, 250, 290, 340, 400, 440, 480, 520, 560)
"""How wide one's own cells may be, and others' bases: as large as leaves the picture low enough."""
LARGE_PRINT = 120  # wide are one's own cells there: seven rows stay one sheet
MOST_BESIDE = 200  # wide is the base of a rival below what one holds


@dataclass(frozen=True, slots=True, kw_only=True)
class Halves(Grid):
    """Two columns, the first of which is `first` wide; one below the other in large print."""

    columns: int = 2
    first: int

    def arrange(self, sizes: Sizes, place: Box) -> list[Placed]:
        """Give the second column what the first leaves."""
        if sizes.large:
            return rows(self.inside, (place.w,), (self.gap, self.gap), sizes, place)
        widths = (self.first, place.w - self.gap - self.first)
        return rows(self.inside, widths, (self.gap, self.gap), sizes, place)


class Bases:
    """Whose base is shown, to whom, and what its figures were `before`.

    Its parts are made once, and measured once by `sizes`, however many sizes are tried.
    """

    def __init__(
        self,
        view: PublicView,
        seat: Seat,
        voice: Voice,
        before: PublicView | None,
        sizes: Sizes,
    ) -> None:
        self.rivals = tuple([each.seat for each in view.players if each.seat != seat])
        self._sizes = sizes
        self._grid = grid_of(view, seat, OWN[-1])
        self._holdings = holdings(view, seat, before)
        self._short = lying(view.players[seat], voice)
        self._small = [small_base(view, each, voice) for each in self.rivals]
        self._counted = tuple([counted_base(view, each, voice) for each in self.rivals])

    def whole(self, most: int, last: tuple[Node, ...] = ()) -> Halves:
        """Show one's own base beside the others, with something `last` below them.

        Cells are `most` wide, or as wide as makes it as high as what stands beside it.
        """
        wide = self._wide(most)
        small = (RIVALS * most + 100) // len(self.rivals) - 24
        beside = Column(inside=(*self._others(small, SMALL[-1]), *last), gap=GAP)
        own = self._own(most)
        spare = self._height(beside, ROOM - wide) - self._height(own, wide)
        if spare >= self._rows:
            own = self._own(min(OWN[-1], most + spare // self._rows))
        return Halves(inside=(own, beside), first=wide, gap=GAP)

    def large(self) -> Halves:
        """Show all as large as can be."""
        others = tuple([sized(SMALL[-1]) for sized in self._small])
        beside = Column(inside=others, gap=GAP)
        return Halves(inside=(self._own(LARGE_PRINT), beside), first=LEAST_OWN, gap=GAP)

    def apart(self, more: int) -> Halves:
        """Show one's own grid alone; what one holds stands beside it, above the bases of others.

        Cells are so much wider than makes the grid as high as the least that stands beside it.
        """
        held = Card(inside=self._holdings, pad=PAD)
        least = Column(inside=(held, *self._others(SMALL[0], SMALL[0])), gap=GAP)
        spare = self._height(least, ROOM - LEAST_OWN) - self._height(self._alone(OWN[0]), LEAST_OWN)
        most = min(OWN[-1], OWN[0] + max(0, spare) // self._rows + more)
        wide, grid, count = self._wide(most), self._alone(most), len(self.rivals)
        room = self._height(grid, wide) - self._height(held, ROOM - wide) - GAP * count
        others = self._others(room // count - 2 * SMALL_PAD, MOST_BESIDE)
        beside = Column(inside=(held, *others), gap=GAP)
        return Halves(inside=(grid, beside), first=wide, gap=GAP)

    @property
    def _rows(self) -> int:
        return self._grid.window.rows

    def _wide(self, most: int) -> int:
        """Return how wide the part of one's own base is where cells are `most` wide."""
        wide = self._grid.window.columns * most + EDGE + 2 * PAD
        return max(LEAST_OWN, min(MOST_OWN, wide))

    def _own(self, most: int) -> Card:
        return own_card(self._holdings, replace(self._grid, most=most), self._short)

    def _alone(self, most: int) -> Card:
        return Card(inside=replace(self._grid, most=most), pad=PAD, short=self._short)

    def _others(self, wide: int, most: int) -> tuple[Card, ...]:
        if len(self.rivals) >= COUNTED:
            return self._counted
        return tuple([sized(max(SMALL[0], min(most, wide))) for sized in self._small])

    def _height(self, node: Node, width: int) -> int:
        return self._sizes.height(node, width)
