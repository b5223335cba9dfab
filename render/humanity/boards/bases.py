"""Bases: the grid of one, what it stores, its experiments, and who is in no cell."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.asks import Seat
from engine.core.words import Text, Value, listed, say
from engine.humanity.base.grid import COLUMNS, NAMES, SIDE, open_cells
from engine.humanity.table.terms import COLOURS, experiment_text, makes_text, units_text
from engine.humanity.table.view import (
    AstronautView,
    ModuleView,
    ObstacleView,
    PlayerView,
    PublicView,
    cells_of,
)
from engine.humanity.tiles.tiles import Kind, Resource, Side
from render.boxes import Box
from render.canvas import Canvas, Shape
from render.house.captains import letter
from render.house.voice import Voice
from render.humanity.boards.landing import awake, landing
from render.humanity.parts import icons, paints
from render.humanity.parts.cells import Lot, Window, draw_lot, draw_token, window_of
from render.humanity.parts.paints import Stance
from render.humanity.parts.parts import (
    AMOUNT,
    FIGURE,
    LEAST,
    TEXT,
    draw_figure,
    draw_work,
    high_enough,
    makes_signs,
    signs_line,
)
from render.page import Page
from render.scene.layout import Size, Sizes
from render.scene.nodes import Beside, Card, Column, Label, Leaf, Node, Placed, Wrap

EDGE = 36  # wide are the names of rows, high are those of columns
APART = 4  # are cells from each other
LEAST_CELL, LEAST_SMALL = 24, 4
EMBLEM, LINE, TOKEN, GROWTH = 54, 34, 46, 158


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
        return self.edge + self._side(width) * self.window.rows

    def arrange(self, _sizes: Sizes, place: Box) -> list[Placed]:
        """Place cells row by row, and tokens on the corners of cells."""
        side, inner = self._side(place.w), self._inner(place)
        placed: list[Placed] = []
        for at, lot in enumerate(self.lots):
            row, column = divmod(at, self.window.columns)
            box = Box(inner.x + side * column, inner.y + side * row, side, side)
            placed.append((lot, box.inset(APART // 2)))
        for corner, token in self.tokens:
            row, column = divmod(corner, SIDE)
            x = inner.x + side * (column + 1 - self.window.column)
            y = inner.y + side * (row + 1 - self.window.row)
            half = min(token.wide, side // 2) // 2
            placed.append((token, Box(x - half, y - half, 2 * half, 2 * half)))
        return placed

    def draw(self, page: Page, place: Box, _sizes: Sizes) -> None:
        """Note the names of rows and columns."""
        if self.edge:
            inner = self._inner(place)
            page.add(draw_columns, inner._replace(y=place.y, h=self.edge), self.window)
            page.add(draw_rows, inner._replace(x=inner.x - self.edge, w=self.edge), self.window)

    def _side(self, width: int) -> int:
        return min(self.most, (width - self.edge) // self.window.columns)

    def _inner(self, place: Box) -> Box:
        side = self._side(place.w)
        wide, high = side * self.window.columns, side * self.window.rows
        spare = (place.w - self.edge - wide) // 2
        return Box(place.x + self.edge + spare, place.y + self.edge, wide, high)


def grid_of(view: PublicView, seat: Seat, voice: Voice, most: int, *, large: bool) -> BaseGrid:
    """Show the grid of a base: a `large` one says each cell, and `most` is the width of one.

    A small one says all of them at once, and `most` is the width of all.
    """
    player = awake(view)[seat]
    lands = large and landing(view)
    shown = window_of(player, int(lands)) if large else window_of(player, 0, LEAST_SMALL)
    if not large:  # what is used more has smaller cells
        most = max(LEAST_CELL, most // max(shown.rows, shown.columns))
    people = {each.cell: each for each in player.astronauts if each.cell is not None}
    free = set(open_cells(cells_of(player))) if lands else set()
    lots = [
        _leaf(player, cell, people.get(cell), free=cell in free)
        for row in range(shown.row, shown.row + shown.rows)
        for cell in range(row * SIDE + shown.column, row * SIDE + shown.column + shown.columns)
    ]
    return BaseGrid(
        window=shown,
        lots=tuple(lots),
        tokens=tuple([(corner, _token(seat, corner)) for corner in player.squares]),
        most=most,
        edge=EDGE if large else 0,
        says=None
        if large
        else say("humanity-scene-base", cells=voice.words.series(_named(player))),
        short=None if large else lying(player, voice),
    )


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
    )


def _amounts(
    ground: ModuleView | ObstacleView | None, person: AstronautView | None
) -> tuple[int, ...]:
    """List the figures of a cell."""
    match ground:
        case ModuleView(stock=stock, group=group):
            return (stock, group)
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


def stores_of(player: PlayerView) -> tuple[tuple[tuple[Resource, ...], int], ...]:
    """Sum up what is stored, by what it can be spent as."""
    found: Counter[tuple[Resource, ...]] = Counter()
    for ground in player.cells:
        if isinstance(ground, ModuleView) and ground.stock:
            found[ground.module.makes] += ground.stock
    order = list(Resource)
    kinds = sorted(found, key=lambda makes: (len(makes), [order.index(each) for each in makes]))
    return tuple((makes, found[makes]) for makes in kinds)


def _stores(player: PlayerView) -> Node:
    """Show what is stored, kind by kind."""
    stores = stores_of(player)
    if not stores:
        return Label(text=say("humanity-picture-empty"), style=TEXT, ink="muted")
    signs = []
    for makes, amount in stores:
        *others, last = makes_signs(makes)
        signs.append(signs_line((*others, last._replace(text=str(amount))), LINE))
    told = [units_text(each, made) for made, each in stores]
    return Wrap(inside=tuple(signs), gap=8, says=say("humanity-base-held", stores=listed(told)))


def _experiments(player: PlayerView) -> Iterator[Leaf]:
    """Show each line of experiments: which of its sides are there."""
    for number, line in enumerate(player.lines, start=1):
        done = tuple([player.experiments[place] for place in line])
        told = listed([experiment_text(each) for each in done])
        yield Leaf(
            drawing=draw_line,
            about=(tuple([each.side for each in done]), number),
            key=("line", player.seat, number),
            says=say("humanity-base-line", number=number, experiments=told),
            wide=3 * EMBLEM,
            high=EMBLEM,
        )


def _waiting(view: PublicView, player: PlayerView) -> Iterator[Leaf]:
    """Show who is in no cell and at no hangar: in reserve, or about to land."""
    lands = landing(view)
    for each in player.astronauts:
        if each.cell is None and each.hangar is None:
            about = {"number": each.number + 1, "work": each.work, "active": int(each.active)}
            told = "humanity-alt-astronaut-lands" if lands else "humanity-alt-astronaut-reserve"
            yield Leaf(
                drawing=draw_waiting,
                about=(player.seat, each.active, each.number + 1, each.work),
                says=say(told, **about),
                wide=LEAST + 2 * EMBLEM,
                high=EMBLEM,
            )


def _emblem(seat: Seat, side: int = EMBLEM) -> Leaf:
    return Leaf(drawing=draw_emblem, about=(seat,), wide=side, high=side, mute=True)


def small_base(view: PublicView, seat: Seat, voice: Voice, most: int) -> Card:
    """Show a base in small: where what lies, what is stored, and what was tried."""
    player = awake(view)[seat]
    beside = Column(
        inside=(
            Wrap(inside=(_emblem(seat), *_waiting(view, player), *_experiments(player)), gap=8),
            _stores(player),
        ),
        gap=4,
        grow=1,
    )
    grid = grid_of(view, seat, voice, most, large=False)
    whole = Beside(inside=(grid, beside), gap=12, level="top")
    return Card(inside=whole, pad=8, short=lying(player, voice))


def own_base(
    view: PublicView,
    seat: Seat,
    voice: Voice,
    most: int,
    before: PublicView | None = None,
) -> Card:
    """Show a base in large, with the names of its cells, and what its figures were `before`."""
    player = awake(view)[seat]
    grown = () if before is None else _grown(before.players[seat], player)
    head = (_emblem(seat), *_waiting(view, player), *grown, *_experiments(player))
    grid = grid_of(view, seat, voice, most, large=True)
    if len(head) == 1:
        above: Node = Beside(inside=(*head, _stores(player)), gap=12)
    else:
        above = Column(inside=(Wrap(inside=head, gap=8), _stores(player)), gap=4)
    return Card(inside=Column(inside=(above, grid), gap=4), pad=8, short=lying(player, voice))


def _grown(was: PlayerView, player: PlayerView) -> tuple[Leaf, ...]:
    """Show the figures that are others than they were."""
    figures = {
        "points": (icons.points, was.points, player.points),
        "science": (icons.atom, was.science, player.science),
        "research": (icons.research, was.research, player.research),
    }
    return tuple(
        [
            Leaf(
                drawing=draw_growth,
                about=(sign, old, new),
                says=say("humanity-scene-grows", what=what, was=old, now=new),
                wide=GROWTH,
                high=LINE,
            )
            for what, (sign, old, new) in figures.items()
            if old != new
        ]
    )


def draw_growth(canvas: Canvas, box: Box, sign: Shape, was: int, now: int) -> None:
    """Draw a figure, and before it what it was."""
    draw_figure(canvas, box, sign, now, was, AMOUNT, canvas.theme.accent)


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


def draw_line(canvas: Canvas, box: Box, sides: tuple[Side, ...], _number: int) -> None:
    """Draw the three places of a line of experiments, those that are filled lit."""
    canvas.panel(box, canvas.theme.well, radius=12)
    for side, place in zip(Side, box.inset(4).columns(3, 2), strict=True):
        ink = canvas.theme.ink if side in sides else canvas.theme.card
        canvas.stamp(icons.SIDES[side], place, ink)


def draw_waiting(
    canvas: Canvas,
    box: Box,
    seat: Seat,
    active: bool,  # noqa: FBT001
    number: int,
    work: int,
) -> None:
    """Draw who is in no cell: number, suit, work."""
    place = high_enough(box.left(LEAST - 8), FIGURE)
    canvas.text(place, str(number), FIGURE, canvas.theme.ink, "center")
    stance = Stance.LIT if active else Stance.TIRED
    canvas.place(box.after(LEAST - 8).left(box.h), paints.astronaut, canvas.theme, seat, stance)
    draw_work(canvas, box.end(EMBLEM), work)


def draw_emblem(canvas: Canvas, box: Box, seat: Seat) -> None:
    """Draw a captain's emblem."""
    paints.emblem(canvas, box, seat)
