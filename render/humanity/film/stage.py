"""The stage of a film: where hangars, cells and astronauts are while it lasts."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.core.asks import Seat
from engine.humanity.base.grid import SIDE
from engine.humanity.tiles.tables import HANGARS
from render.boxes import Box
from render.humanity.film.rounds import Moment, Person
from render.humanity.parts.cells import Window, window_around
from render.humanity.parts.parts import CLOSE, GAP, PAD, WIDTH

AROUND = (0, 1, 2, 7, None, 3, 6, 5, 4)
"""Which hangar stands where, from the upper left, row by row: clockwise, with the hub within."""
RING = 3  # hangars on a side
COLUMNS = 2  # bases beside each other
HEAD, BAY, LABEL, MOST_CELL = 92, 176, 92, 84
HEADING = 50  # high is what stands above the astronauts at a hangar
HOME = 3 * 72  # wide is room for all astronauts of a base, beside its name
MARGIN = 10
ROW = 3  # so many astronauts stand side by side
LARGEST = 84  # is an astronaut at most


class Plot(NamedTuple):
    """Where a base is: all of it, the part of its grid that is shown, and how large a cell is."""

    box: Box
    window: Window
    cell: int

    def place(self, cell: int) -> Box:
        """Return where a cell is."""
        row, column = divmod(cell, SIDE)
        x = self.box.x + (self.box.w - self.cell * self.window.columns) // 2
        y = self.box.y + LABEL
        column, row = column - self.window.column, row - self.window.row
        return Box(x + self.cell * column, y + self.cell * row, self.cell, self.cell).inset(2)

    def cells(self) -> Iterator[int]:
        """List the cells that are shown."""
        window = self.window
        for row in range(window.row, window.row + window.rows):
            first = row * SIDE + window.column
            yield from range(first, first + window.columns)


class Stage(NamedTuple):
    """Where everything is."""

    size: Box
    hub: Box
    bays: tuple[Box, ...]  # by hangar
    plots: tuple[Plot, ...]  # by seat

    def module(self, hangar: int) -> Box:
        """Return where the module of a hangar lies."""
        bay = self.bays[hangar].inset(MARGIN)
        return bay.left(bay.h)

    def people(self, moment: Moment) -> dict[Person, Box]:
        """Return where each astronaut stands."""
        waiting: dict[tuple[str, int], list[Person]] = {}
        found = {}
        for person, spot in moment.people.items():
            if spot.cell is not None:
                found[person] = self.plots[person[0]].place(spot.cell).inset(4)
            elif spot.hangar is not None:
                waiting.setdefault(("hangar", spot.hangar), []).append(person)
            else:
                waiting.setdefault(("home", person[0]), []).append(person)
        for (kind, number), group in waiting.items():
            room = self._porch(number) if kind == "hangar" else self._home(number)
            found |= dict(zip(group, _side_by_side(room, len(group)), strict=True))
        return found

    def _porch(self, hangar: int) -> Box:
        """Return where astronauts stand at a hangar."""
        bay = self.bays[hangar].inset(MARGIN)
        return bay.after(bay.h + CLOSE).below(HEADING)

    def _home(self, seat: Seat) -> Box:
        """Return where astronauts of a base wait until they land."""
        return self.plots[seat].box.top(LABEL).inset(MARGIN).end(HOME)


def _side_by_side(room: Box, count: int) -> list[Box]:
    """Find room for astronauts in rows, as large as they can be."""
    rows = -(-count // ROW)
    wide, high = room.w // min(count, ROW), room.h // rows
    side = min(wide, high, LARGEST)
    return [
        Box(room.x + side * (at % ROW), room.y + high * (at // ROW), side, high)
        for at in range(count)
    ]


def stage_for(moments: Sequence[Moment], players: int) -> Stage:
    """Set the stage for all that is used in some moments."""
    inner = Box(PAD, HEAD, WIDTH - 2 * PAD, RING * (BAY + CLOSE))
    grid = [place for line in inner.rows(RING, CLOSE) for place in line.columns(RING, CLOSE)]
    by_hangar = dict(zip(AROUND, grid, strict=True))
    bays = tuple([by_hangar[hangar] for hangar in range(HANGARS)])
    plots, bottom = [], inner.bottom + GAP
    windows = [_window(moments, seat) for seat in range(players)]
    for first in range(0, players, COLUMNS):
        shown = windows[first : first + COLUMNS]
        wide = (inner.w - GAP) // COLUMNS
        cell = min(MOST_CELL, (wide - 2 * CLOSE) // max(each.columns for each in shown))
        high = LABEL + cell * max(each.rows for each in shown) + CLOSE
        line = Box(inner.x, bottom, inner.w, high)
        if len(shown) < COLUMNS:
            line = Box(line.x + (line.w - wide) // 2, line.y, wide, high)
        boxes = line.columns(len(shown), GAP)
        plots += [Plot(box, window, cell) for box, window in zip(boxes, shown, strict=True)]
        bottom += high + GAP
    return Stage(Box(0, 0, WIDTH, bottom + PAD - GAP), by_hangar[None], bays, tuple(plots))


def _window(moments: Sequence[Moment], seat: Seat) -> Window:
    """Choose what is shown of a base: all that is used at any time."""
    used = {cell for moment in moments for owner, cell in moment.bases if owner == seat}
    people = [
        spot.cell for each in moments for (owner, _), spot in each.people.items() if owner == seat
    ]
    return window_around(used.union(cell for cell in people if cell is not None))
