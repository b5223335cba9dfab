"""The grid of a base: its cells with what lies in them, and the squares that brought points."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from engine.core.asks import Seat
from engine.core.words import Text, Value, say
from engine.humanity.base.grid import COLUMNS, NAMES, SIDE, open_cells
from engine.humanity.table.terms import COLOURS, makes_text
from engine.humanity.table.view import (
    AstronautView,
    ModuleView,
    ObstacleView,
    PlayerView,
    PublicView,
    cells_of,
)
from engine.humanity.tiles.tiles import Kind
from render.boxes import Box
from render.canvas import Canvas
from render.house.captains import letter
from render.house.voice import Voice
from render.humanity.boards.landing import awake, lands_now
from render.humanity.parts.cells import Lot, Window, draw_lot, draw_token, window_of
from render.humanity.parts.parts import FIGURE, high_enough
from render.page import Page
from render.scene.layout import Size, Sizes
from render.scene.nodes import Leaf, Node, Placed

EDGE = 36  # wide are the names of rows, high are those of columns
APART = 4  # are cells from each other
LEAST_CELL, TOKEN = 20, 46


@dataclass(frozen=True, slots=True, kw_only=True)
class BaseGrid(Node):
    """The cells of a base that are shown, tokens on their crossings, and their names beside."""

    window: Window
    lots: tuple[Leaf, ...]
    tokens: tuple[tuple[int, Leaf], ...]  # by the cell at the upper left
    most: int  # wide is a cell at most
    edge: int = 0  # is kept for the names of rows and columns

    @property
    def children(self) -> tuple[Node, ...]:
        """Return cells, then tokens."""
        return (*self.lots, *[token for _, token in self.tokens])

    def width(self, _sizes: Sizes) -> Size:
        """Return how wide all its columns are."""
        count = self.window.columns
        return Size(count * LEAST_CELL + self.edge, count * self.most + self.edge)

    def height(self, _sizes: Sizes, width: int) -> int:
        """Return how high as many rows of squares are."""
        return self.edge + self.side(width) * self.window.rows

    def arrange(self, _sizes: Sizes, place: Box) -> list[Placed]:
        """Place cells row by row, and tokens on the corners of cells."""
        side, inner = self.side(place.w), self._inner(place)
        placed: list[Placed] = []
        for at, lot in enumerate(self.lots):
            row, column = divmod(at, self.window.columns)
            box = Box(inner.x + side * column, inner.y + side * row, side, side)
            placed.append((lot, box.inset(APART // 2)))
        for corner, token in self.tokens:
            row, column = divmod(corner, SIDE)
            x = inner.x + side * (column + 1 - self.window.column)
            y = inner.y + side * (row + 1 - self.window.row)
            half = min(token.wide, side * 3 // 10) // 2
            placed.append((token, Box(x - half, y - half, 2 * half, 2 * half)))
        return placed

    def draw(self, page: Page, place: Box, _sizes: Sizes) -> None:
        """Note the names of rows and columns."""
        if self.edge:
            inner = self._inner(place)
            page.add(draw_columns, inner._replace(y=place.y, h=self.edge), self.window)
            page.add(draw_rows, inner._replace(x=inner.x - self.edge, w=self.edge), self.window)

    def side(self, width: int) -> int:
        """Return how wide a cell is where the grid has so much room."""
        return min(self.most, (width - self.edge) // self.window.columns)

    def _inner(self, place: Box) -> Box:
        side = self.side(place.w)
        wide, high = side * self.window.columns, side * self.window.rows
        spare = (place.w - self.edge - wide) // 2
        return Box(place.x + self.edge + spare, place.y + self.edge, wide, high)


def grid_of(view: PublicView, seat: Seat, most: int) -> BaseGrid:
    """Show the grid of a base that says each cell; `most` is how wide one is at most."""
    return replace(_grid(view, seat, lands=lands_now(view, seat)), most=most, edge=EDGE)


def small_grid(view: PublicView, seat: Seat, voice: Voice) -> Callable[[int], BaseGrid]:
    """Return what shows the grid of a base in small, all of it so wide at most.

    It says all cells at once. What all widths share is made once.
    """
    player = awake(view)[seat]
    told = say("humanity-scene-base", cells=voice.words.series(_named(player)))
    grid = replace(_grid(view, seat, lands=False), says=told, short=lying(player, voice))
    longest = max(grid.window.rows, grid.window.columns)  # what is used more has smaller cells
    return lambda most: replace(grid, most=max(LEAST_CELL, most // longest))


def _grid(view: PublicView, seat: Seat, *, lands: bool) -> BaseGrid:
    player = awake(view)[seat]
    shown = window_of(player, int(lands))
    people = {each.cell: each for each in player.astronauts if each.cell is not None}
    free = set(open_cells(cells_of(player))) if lands else set()
    lots = [
        _leaf(player, cell, people.get(cell), free=cell in free)
        for row in range(shown.row, shown.row + shown.rows)
        for cell in range(row * SIDE + shown.column, row * SIDE + shown.column + shown.columns)
    ]
    tokens = tuple([(corner, _token(seat, corner)) for corner in player.squares])
    return BaseGrid(window=shown, lots=tuple(lots), tokens=tokens, most=LEAST_CELL)


def _leaf(player: PlayerView, cell: int, person: AstronautView | None, *, free: bool) -> Leaf:
    ground = player.cells[cell]
    told = cell_text(cell, ground, person, free=free)
    colour = ground.colour if isinstance(ground, ModuleView) else None
    figures = _amounts(ground, person)
    lot = Lot(NAMES[cell], ground, player.seat, person, free, colour, figures)
    return Leaf(
        drawing=draw_lot,
        about=(lot,),
        key=("cell", player.seat, cell),
        says=told,
        mute=told is None,
        wide=LEAST_CELL,
        high=LEAST_CELL,
        amount=_stock(ground),
    )


def _stock(ground: ModuleView | ObstacleView | None) -> int | None:
    """Return what a store holds."""
    is_store = isinstance(ground, ModuleView) and ground.module.kind is Kind.STORE
    return ground.stock if is_store and isinstance(ground, ModuleView) else None


def _amounts(
    ground: ModuleView | ObstacleView | None, person: AstronautView | None
) -> tuple[int, ...]:
    """List the figures of a cell."""
    match ground:
        case ModuleView(module=module, stock=stock, group=group):
            return (stock, group, module.each)
        case ObstacleView(left=left):
            return (left,)
    return () if person is None else (person.number + 1, person.work)


def cell_text(
    cell: int,
    ground: ModuleView | ObstacleView | None,
    person: AstronautView | None,
    *,
    free: bool,
) -> Text | None:
    """Say what is in a cell; None where that is nothing."""
    name = NAMES[cell]
    match ground:
        case ModuleView(module=module, colour=colour, stock=stock, group=group):
            about: dict[str, Value] = {
                "cell": name,
                "module": module.name,
                "colour": COLOURS[colour],
            }
            if module.kind is Kind.STORE:
                makes = makes_text(module.makes)
                return say("humanity-scene-store", **about, stock=stock, makes=makes)
            if module.kind is Kind.LAB:
                counted, *others = module.counts
                counts = "any" if others else counted.value
                return say("humanity-scene-lab", **about, each=module.each, counts=counts)
            if group:
                return say("humanity-alt-greenhouse", **about, group=group)
            return say("humanity-alt-module", **about)
        case ObstacleView(left=left):
            return say("humanity-alt-obstacle", cell=name, left=left)
    if person is not None:
        return say(
            "humanity-alt-astronaut",
            cell=name,
            number=person.number + 1,
            work=person.work,
            active=int(person.active),
        )
    return say("humanity-scene-free", cell=name) if free else None


def _token(seat: Seat, corner: int) -> Leaf:
    """Show that a square has brought its point."""
    return Leaf(
        drawing=draw_square,
        about=(NAMES[corner],),
        key=("square", seat, corner),
        says=say("humanity-scene-square", cell=NAMES[corner]),
        wide=TOKEN,
        high=TOKEN,
    )


def _named(player: PlayerView) -> Iterator[Text]:
    """List all that lies in a base by name, and what it holds."""
    for cell, ground in enumerate(player.cells):
        match ground:
            case ModuleView(module=module, stock=stock):
                key = "humanity-scene-holds" if module.makes else "humanity-text-lies"
                yield say(key, cell=NAMES[cell], module=module.name, stock=stock)
            case ObstacleView():
                yield say("humanity-scene-rock", cell=NAMES[cell])


def lying(player: PlayerView, voice: Voice) -> Text:
    """Say whose base it is, how many modules of each colour lie in it, and how many squares."""
    found = [each.colour for each in player.cells if isinstance(each, ModuleView)]
    counts = [
        say("humanity-alt-count", count=found.count(colour), colour=colour.value)
        for colour in COLOURS
        if colour in found
    ]
    series = voice.words.series(counts)
    about: dict[str, Value] = {"letter": letter(player.seat), "counts": series}
    return say("humanity-alt-lying", **about, squares=len(player.squares))


def draw_columns(canvas: Canvas, box: Box, shown: Window) -> None:
    """Name the columns."""
    for at, place in enumerate(box.columns(shown.columns, 0)):
        name, ink = COLUMNS[shown.column + at], canvas.theme.muted
        canvas.text(high_enough(place, FIGURE), name, FIGURE, ink, "center")


def draw_rows(canvas: Canvas, box: Box, shown: Window) -> None:
    """Name the rows."""
    for at, place in enumerate(box.rows(shown.rows, 0)):
        name, ink = str(shown.row + at + 1), canvas.theme.muted
        canvas.text(high_enough(place, FIGURE), name, FIGURE, ink, "center")


def draw_square(canvas: Canvas, box: Box, _corner: str) -> None:
    """Mark a square that has brought its point."""
    draw_token(canvas, box)
