"""The grid of a base: cells A1 to G7, what lies in them, and which touch (Q-03)."""

from collections.abc import Mapping
from functools import cache
from itertools import compress
from typing import NamedTuple, TypeAlias

import msgspec

from engine.humanity.base.sources import SOURCE_OF, UNIT_OF
from engine.humanity.tiles.tables import FIRST_STOCK, MODULES, RESISTANCE, START
from engine.humanity.tiles.tiles import ASTRONAUT, OBSTACLE, Colour, Kind, Module, Resource
from engine.kit.memo import lazy, recent

SIDE = 7
CELLS = range(SIDE * SIDE)
COLUMNS = "ABCDEFG"
UPGRADING = 2
"""How many colours a square may have to upgrade an astronaut."""
NAMES = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in COLUMNS)
"""The name of each cell, by its column and row."""


class Tile(msgspec.Struct, frozen=True, gc=False, tag="module"):
    """A module that lies in a base."""

    module: str
    colour: Colour
    stock: int = 0


class Obstacle(msgspec.Struct, frozen=True, gc=False, tag="obstacle"):
    """An obstacle, and the work it still takes."""

    left: int = RESISTANCE


Thing: TypeAlias = Tile | Obstacle
Cells: TypeAlias = tuple[Thing | None, ...]
"""What lies in each cell, row by row; astronauts stand in empty cells, and are not among it."""


def _touching(cell: int, steps: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """List the cells that are these steps of rows and columns away."""
    row, column = divmod(cell, SIDE)
    reached = ((row + down, column + right) for down, right in steps)
    return tuple(y * SIDE + x for y, x in reached if y in range(SIDE) and x in range(SIDE))


BESIDE = tuple(_touching(cell, ((-1, 0), (0, -1), (0, 1), (1, 0))) for cell in CELLS)
"""The cells that share a side with each cell."""
AROUND = tuple(
    BESIDE[cell] + _touching(cell, ((-1, -1), (-1, 1), (1, -1), (1, 1))) for cell in CELLS
)
"""The cells that share a side or a corner with each cell."""


_name_of = NAMES.__getitem__


class Square(NamedTuple):
    """Four modules that form a square: the cell of its upper left, and the colours in it."""

    corner: int
    colours: int

    @property
    def upgrades(self) -> bool:
        """Tell whether it upgrades an astronaut (HU-8.2)."""
        return self.colours <= UPGRADING


class Plan:
    """Which modules lie where in a base: it stays the same while they fill and give up units."""

    def __init__(self, tiles: tuple[tuple[int, Tile], ...]) -> None:
        self.modules = {cell: MODULES[tile.module] for cell, tile in tiles}
        self.colours: Mapping[int, Colour] = {cell: tile.colour for cell, tile in tiles}
        self.measures: dict[str, int] = {}  # by missions, those that were asked for
        self.squares: dict[tuple[Colour, int], list[Square]] = {}  # by colours and cells, too

    @lazy
    def units(self) -> list[tuple[int, int]]:
        """List the stores, and what a unit of each is counted as."""
        return [(cell, UNIT_OF[each.id]) for cell, each in self.modules.items() if each.makes]

    @lazy
    def near(self) -> Mapping[int, int]:
        """Count the modules beside each cell that has any."""
        near: dict[int, int] = {}
        for cell in self.colours:
            for each in BESIDE[cell]:
                near[each] = near.get(each, 0) + 1
        return near

    @lazy
    def edge(self) -> tuple[int, ...]:
        """List the cells without a module beside one, by name."""
        colours = self.colours
        return tuple(sorted([cell for cell in self.near if cell not in colours], key=_name_of))

    @lazy
    def workplaces(self) -> list[tuple[int, Module]]:
        """List the modules that work can activate."""
        return [(cell, each) for cell, each in self.modules.items() if each.work]

    @lazy
    def light(self) -> tuple[int, ...]:
        """List the stores that take one point of work, by name."""
        return tuple([cell for cell in self._stores if self.modules[cell].work == 1])

    @lazy
    def heavy(self) -> tuple[int, ...]:
        """List the other stores, by name."""
        return tuple([cell for cell in self._stores if self.modules[cell].work != 1])

    @lazy
    def alike(self) -> Mapping[int, list[int]]:
        """List for each store all that make the same."""
        makers: dict[tuple[Resource, ...], list[int]] = {}
        for cell in self._stores:
            makers.setdefault(self.modules[cell].makes, []).append(cell)
        return {cell: makers[self.modules[cell].makes] for cell in self._stores}

    @lazy
    def _stores(self) -> list[int]:
        stores = [cell for cell, each in self.modules.items() if each.kind is Kind.STORE]
        return sorted(stores, key=_name_of)


class Base(tuple[Thing | None, ...]):  # noqa: SLOT001 - what is found is kept in it
    """What lies in a base: it never changes, so whatever was found out about it stays true."""

    @lazy
    def things(self) -> tuple[tuple[int, Thing], ...]:
        """List whatever lies in a base, and where: most cells are empty."""
        return tuple(zip(compress(CELLS, self), filter(None, self), strict=True))

    @lazy
    def tiles(self) -> tuple[tuple[int, Tile], ...]:
        """List the modules of a base, and where they lie."""
        return tuple([(cell, tile) for cell, tile in self.things if isinstance(tile, Tile)])

    @lazy
    def plan(self) -> Plan:
        """Return which modules lie where."""
        return Plan(self.tiles)

    @lazy
    def stocks(self) -> Mapping[int, int]:
        """Return how much each module holds, by its cell, row by row."""
        return {cell: tile.stock for cell, tile in self.tiles}

    @lazy
    def obstacles(self) -> Mapping[int, int]:
        """Return the work that each obstacle takes, by its cell, row by row."""
        return {cell: what.left for cell, what in self.things if isinstance(what, Obstacle)}

    @lazy
    def landing(self) -> tuple[int, ...]:
        """List the empty cells beside a module, by name: where an astronaut may go (HU-11)."""
        return tuple([cell for cell in self.plan.edge if self[cell] is None])

    @lazy
    def ready(self) -> int:
        """Count the units that lie ready, by source."""
        stocks = self.stocks
        return sum([stocks[cell] * unit for cell, unit in self.plan.units if stocks[cell]])

    @lazy
    def stores(self) -> Mapping[int, list[tuple[int, int]]]:
        """Sort what lies ready by its source: the cells that hold any, and how much."""
        found: dict[int, list[tuple[int, int]]] = {}
        modules = self.plan.modules
        for cell, stock in self.stocks.items():
            if stock:
                found.setdefault(SOURCE_OF[modules[cell].id], []).append((cell, stock))
        return found


def base_of(cells: Cells) -> Base:
    """Return a base as what keeps all that is found out about it."""
    return cells if isinstance(cells, Base) else _kept(cells)


_kept = recent(Base)


def tile_at(cells: Cells, cell: int) -> Tile | None:
    """Return the module in a cell, if one lies there."""
    found = cells[cell]
    return found if isinstance(found, Tile) else None


def things_in(cells: Cells) -> tuple[tuple[int, Thing], ...]:
    """List whatever lies in a base, and where."""
    return base_of(cells).things


def tiles_in(cells: Cells) -> tuple[tuple[int, Tile], ...]:
    """List the modules of a base, and where they lie."""
    return base_of(cells).tiles


def beside(cells: Cells, cell: int) -> list[tuple[int, Tile]]:
    """List the modules that share a side with a cell, and where they lie."""
    return [(each, tile) for each in BESIDE[cell] if isinstance(tile := cells[each], Tile)]


def put(cells: Cells, cell: int, what: Thing | None) -> Base:
    """Put something into a cell, or clear it."""
    return put_all(cells, {cell: what})


def put_all(cells: Cells, changes: Mapping[int, Thing | None]) -> Base:
    """Put something into some cells, or clear them; the plan stays where nothing is built."""
    before = base_of(cells)
    laid = list(before)
    built = False
    for cell, what in changes.items():
        built = built or _is_built(laid[cell], what)
        laid[cell] = what
    after = Base(laid)
    if not built:
        _keep_on(before, after, changes)
    return after


def _is_built(before: Thing | None, after: Thing | None) -> bool:
    """Tell whether a plan is another one after a change."""
    if not isinstance(after, Tile):
        return isinstance(before, Tile)
    if not isinstance(before, Tile):
        return True
    return before.module != after.module or before.colour is not after.colour


def _keep_on(before: Base, after: Base, changes: Mapping[int, Thing | None]) -> None:
    """Keep what is known of a base with the one after it: counting anew takes longer."""
    stocks, obstacles, ready = {**before.stocks}, before.obstacles, before.ready
    for cell, what in changes.items():
        if isinstance(what, Tile):
            ready += (what.stock - stocks[cell]) * UNIT_OF.get(what.module, 0)
            stocks[cell] = what.stock
        elif isinstance(what, Obstacle):
            obstacles = {**obstacles, cell: what.left}
        else:
            obstacles = {each: left for each, left in obstacles.items() if each != cell}
    after.plan, after.stocks, after.obstacles, after.ready = before.plan, stocks, obstacles, ready


def neighbours(cells: Cells) -> Mapping[int, int]:
    """Count the modules beside each cell that has any."""
    return base_of(cells).plan.near


def open_cells(cells: Cells) -> tuple[int, ...]:
    """List the empty cells beside a module: where an astronaut may be placed (HU-11)."""
    return tuple(sorted(base_of(cells).landing))


@cache
def start_cells() -> Cells:
    """Lay out the base that every player begins with (HU-2.6)."""
    cells: Cells = (None,) * len(CELLS)
    for cell, each in START.items():
        if each.holds == OBSTACLE:
            cells = put(cells, NAMES.index(cell), Obstacle())
        elif each.holds != ASTRONAUT:
            module = MODULES[each.holds]
            assert module.colour is not None
            cells = put(cells, NAMES.index(cell), Tile(module.id, module.colour, FIRST_STOCK))
    return cells


@cache
def start_astronauts() -> tuple[int, ...]:
    """List the cells in which the astronauts of a base begin."""
    return tuple(NAMES.index(cell) for cell, each in START.items() if each.holds == ASTRONAUT)
