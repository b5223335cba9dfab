"""The ground of the town, worked out once more from how the tiles lie.

It shares nothing with the town of the rules but the tiles themselves.
"""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

from engine.martians.cards.tables import TILES

Square = int
Cell = tuple[int, int]
COMPASS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
DOORSTEPS = {"n": 1, "e": 5, "s": 7, "w": 3}
"""The place of a tile from which a road leads to that side."""
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}


def turned_place(place: int, turns: int) -> int:
    """Return where a place of a tile comes to lie by quarter turns clockwise."""
    row, column = divmod(place, 3)
    for _ in range(turns):
        row, column = column, 2 - row
    return 3 * row + column


@cache
def drawing(tile: str, turns: int) -> str:
    """Return the nine squares of a turned tile, row by row."""
    squares = "".join(TILES[tile].rows)
    lying = {turned_place(place, turns): square for place, square in enumerate(squares)}
    return "".join([lying[place] for place in range(9)])


@cache
def exits(tile: str, turns: int) -> set[str]:
    """Return the sides to which a turned tile is open."""
    squares = drawing(tile, turns)
    return {side for side, place in DOORSTEPS.items() if squares[place] in "RF"}


@cache
def doors(tile: str, turns: int) -> set[frozenset[int]]:
    """Return the doors of a turned tile."""
    return {frozenset(turned_place(place, turns) for place in pair) for pair in TILES[tile].doors}


@cache
def looks(tile: str, turns: int) -> tuple[object, ...]:
    """Return all by which a turned tile differs from another one."""
    icon = TILES[tile].icon
    turned = None if icon is None else turned_place(icon, turns)
    return drawing(tile, turns), frozenset(doors(tile, turns)), turned


@cache
def rotations(tile: str) -> list[int]:
    """List the rotations of a tile that look different."""
    seen: dict[tuple[object, ...], int] = {}
    for turns in range(4):
        seen.setdefault(looks(tile, turns), turns)
    return list(seen.values())


def may_step(squares: str, inside: set[frozenset[int]], one: int, other: int) -> bool:
    """Tell whether a white line joins two neighbouring squares of a tile (MA-6.2)."""
    kinds = {squares[one], squares[other]}
    return kinds in ({"R"}, {"H", "R"}, {"F"}, {"B"}) or (
        kinds == {"B", "R"} and frozenset((one, other)) in inside
    )


@cache
def steps_inside(tile: str, turns: int) -> set[tuple[int, int]]:
    """Return the steps within a turned tile."""
    squares, inside = drawing(tile, turns), doors(tile, turns)
    beside = [(one, one + 1) for one in range(9) if one % 3 < 2]
    beside += [(one, one + 3) for one in range(6)]
    joined = {pair for pair in beside if may_step(squares, inside, *pair)}
    return joined | {(other, one) for one, other in joined}


@dataclass
class Ground:
    """The tiles that lie in the town: name, cell and turns by number."""

    tiles: dict[int, tuple[str, Cell, int]] = field(default_factory=dict)
    cells: dict[Cell, int] = field(default_factory=dict)
    kinds: dict[Square, str] = field(default_factory=dict)
    steps: dict[Square, set[Square]] = field(default_factory=dict)

    def lay(self, number: int, tile: str, cell: Cell, turns: int) -> None:
        """Lay a tile."""
        self.tiles[number] = (tile, cell, turns)
        self._draw()

    def remove(self, number: int) -> None:
        """Take a tile away."""
        del self.tiles[number]
        self._draw()

    def _draw(self) -> None:
        self.cells = {cell: number for number, (_tile, cell, _turns) in self.tiles.items()}
        self.kinds, self.steps = {}, {}
        for number, (tile, _cell, turns) in self.tiles.items():
            for place, kind in enumerate(drawing(tile, turns)):
                if kind != "x":
                    self.kinds[9 * number + place] = kind
                    self.steps[9 * number + place] = set()
            for one, other in steps_inside(tile, turns):
                self.steps[9 * number + one].add(9 * number + other)
        for number in self.tiles:
            for side in exits(self.name(number), self.tiles[number][2]):
                beyond = self.beside(number, side)
                if beyond is not None:
                    there = 9 * beyond + DOORSTEPS[OPPOSITE[side]]
                    self.steps[9 * number + DOORSTEPS[side]].add(there)

    def name(self, number: int) -> str:
        """Return which tile has a number."""
        return self.tiles[number][0]

    def kind(self, number: int) -> str:
        """Return of what kind a tile is."""
        return TILES[self.name(number)].kind.value

    def beside(self, number: int, side: str) -> int | None:
        """Return the tile that shares a side with another one."""
        (x, y), (dx, dy) = self.tiles[number][1], COMPASS[side]
        return self.cells.get((x + dx, y + dy))

    def neighbours(self, number: int) -> set[int]:
        """Return the tiles that share a side with one, joined or not."""
        found = {self.beside(number, side) for side in COMPASS}
        return {each for each in found if each is not None}

    def squares(self, number: int, kinds: str = "RBFH") -> list[Square]:
        """List the squares of a tile row by row."""
        return [
            9 * number + place
            for place in range(9)
            if self.kinds.get(9 * number + place, "-") in kinds
        ]

    def at(self, square: Square) -> Cell:
        """Return where a square lies: the row and the column in the whole town."""
        number, place = divmod(square, 9)
        x, y = self.tiles[number][1]
        return 3 * y + place // 3, 3 * x + place % 3

    def distances(self, start: Square, shut: Iterable[Square] = ()) -> dict[Square, int]:
        """Return how far all squares are, whatever stands on them."""
        found, queue, barred = {start: 0}, deque([start]), set(shut)
        while queue:
            square = queue.popleft()
            for following in self.steps[square] - found.keys() - barred:
                found[following] = found[square] + 1
                queue.append(following)
        return found

    def fits(self, tile: str, cell: Cell, turns: int) -> bool:
        """Tell whether a tile may lie in a cell (MA-5.2)."""
        if cell in self.cells:
            return False
        open_sides, joined = exits(tile, turns), False
        for side, (dx, dy) in COMPASS.items():
            other = self.cells.get((cell[0] + dx, cell[1] + dy))
            if other is None:
                continue
            meets = OPPOSITE[side] in exits(self.name(other), self.tiles[other][2])
            if meets != (side in open_sides):
                return False
            joined = joined or meets
        return joined

    def rim_cells(self) -> set[Cell]:
        """Return the empty cells beside the town."""
        around = {(x + dx, y + dy) for x, y in self.cells for dx, dy in COMPASS.values()}
        return around - self.cells.keys()

    def places(self, tile: str) -> dict[Cell, list[int]]:
        """Return where a tile fits, and turned how."""
        found = {
            cell: [turns for turns in rotations(tile) if self.fits(tile, cell, turns)]
            for cell in self.rim_cells()
        }
        return {cell: turns for cell, turns in found.items() if turns}

    def is_closed(self) -> bool:
        """Tell whether none of all tiles would fit anywhere (MA-Q41)."""
        shapes = {frozenset(exits(tile, 0)): tile for tile in TILES if tile != "house"}
        return not any(
            self.fits(tile, cell, turns)
            for cell in self.rim_cells()
            for tile in shapes.values()
            for turns in range(4)
        )

    def holds_together(self, without: int) -> bool:
        """Tell whether a pawn can still walk everywhere once a tile is gone (MA-C7)."""
        shut = self.squares(without)
        return len(self.distances(13, shut)) == len(self.kinds) - len(shut)
