"""A base: what it has brought, what it stores, its grid, its astronauts and experiments."""

from collections import Counter
from collections.abc import Collection
from typing import NamedTuple

from engine.core.asks import Seat
from engine.core.words import say
from engine.humanity.base.grid import COLUMNS, NAMES, SIDE, open_cells
from engine.humanity.table.view import (
    AstronautView,
    ModuleView,
    PlayerView,
    PublicView,
    cells_of,
)
from engine.humanity.tiles.tables import SCIENCE
from engine.humanity.tiles.tiles import Experiment, Resource
from engine.humanity.tiles.tiles import Side as ExperimentSide
from render.boxes import Box
from render.canvas import Canvas
from render.house.captains import drawn_name
from render.humanity.boards.landing import awake, landing
from render.humanity.boards.legend import MARKS, STATES, LegendEntry, add_legend
from render.humanity.parts import icons, paints
from render.humanity.parts.cells import Lot, draw_lot
from render.humanity.parts.parts import (
    AMOUNT,
    BIG,
    CLOSE,
    FIGURE,
    GAP,
    LEAST,
    PAD,
    TEXT,
    TITLE,
    Sign,
    cost_signs,
    draw_figure,
    draw_person,
    draw_signs,
    makes_signs,
    next_place,
    page_for,
)
from render.page import Page
from render.theme import USUAL, Look
from render.type import face_for, length
from render.words import Words

HEAD, FIGURES, STORES, OUT, LINE = 168, 84, 72, 112, 84
KINDS, KINDS_LARGE = 10, 5  # of what is stored, in a line
MARK = 44  # wide are the names of rows, high are those of columns
MOST_CELL, LEAST_SHOWN = 222, 5
CELL_GAP = 6
TOKEN = 54  # wide is the mark of a square


class Window(NamedTuple):
    """The part of a grid that is shown: its first row and column, and how many."""

    row: int
    column: int
    rows: int
    columns: int


def window_of(player: PlayerView) -> Window:
    """Choose what is shown: all that is used with a ring of free cells, at least 5 by 5."""
    used = {cell for cell, ground in enumerate(player.cells) if ground is not None}
    return window_around(
        used.union(each.cell for each in player.astronauts if each.cell is not None)
    )


def window_around(used: Collection[int]) -> Window:
    """Choose what is shown around the cells that are used."""
    row, rows = _span([cell // SIDE for cell in used])
    column, columns = _span([cell % SIDE for cell in used])
    return Window(row, column, rows, columns)


def _span(used: list[int]) -> tuple[int, int]:
    first, last = max(0, min(used) - 1), min(SIDE - 1, max(used) + 1)
    while last - first + 1 < LEAST_SHOWN:
        first, last = max(0, first - 1), min(SIDE - 1, last + 1)
    return first, last - first + 1


def lots_of(player: PlayerView, before: PlayerView | None = None) -> tuple[Lot, ...]:
    """List all cells of a base, with what is new since an earlier view."""
    people = {each.cell: each for each in player.astronauts if each.cell is not None}
    stood = set() if before is None else {each.cell for each in before.astronauts}
    landing = set(open_cells(cells_of(player)))
    found = []
    for cell, ground in enumerate(player.cells):
        was = None if before is None else before.cells[cell]
        moved = (cell in people) != (cell in stood)
        fresh = before is not None and (moved or _changed(was, ground))
        lot = Lot(NAMES[cell], ground, player.seat, people.get(cell), was, fresh, cell in landing)
        found.append(lot)
    return tuple(found)


def _changed(was: object, ground: object) -> bool:
    """Tell whether a cell changed; a group that grew elsewhere is no change here."""
    if isinstance(was, ModuleView) and isinstance(ground, ModuleView):
        return (was.module.id, was.stock) != (ground.module.id, ground.stock)
    return was != ground


def lay_base(
    view: PublicView,
    seat: Seat,
    names: tuple[str, ...],
    words: Words,
    look: Look = USUAL,
    before: PublicView | None = None,
) -> Page:
    """Lay a base out part by part; what is new since `before` is marked."""
    page, player = page_for(look), awake(view)[seat]
    name = drawn_name(names, seat, words)
    told = words(say("humanity-picture-when", year=view.year, round=view.round))
    head = page.grow(HEAD)
    page.add(draw_head, head, seat, name, told, view.first == seat)
    then = None if before is None else before.players[seat]
    was = figures_since(then or player, player)
    page.add(draw_figures, next_place(page, FIGURES), figures_of(player), was, words)
    stores, most = stores_of(player), KINDS_LARGE if look.large else KINDS
    for start in range(0, max(1, len(stores)), most):
        page.add(draw_stores, next_place(page, STORES), stores[start : start + most], words)
    add_grid(page, player, then, words)
    away = tuple(each for each in player.astronauts if each.cell is None)
    if away:
        home = words(say("humanity-picture-lands" if landing(view) else "humanity-picture-reserve"))
        places = next_place(page, OUT).columns(2 if look.large else 3, CLOSE)
        for place, each in zip(places, away, strict=False):
            page.add(draw_away, place, seat, each, home, words)
        for each in away[len(places) :]:
            page.add(draw_away, next_place(page, OUT).left(places[0].w), seat, each, home, words)
    _add_experiments(page, player, words)
    page.grow(PAD - GAP)
    lots = lots_of(player, then)
    occurs = {
        LegendEntry.OPEN: any(lot.open and lot.person is None for lot in lots),
        LegendEntry.FRESH: any(lot.fresh for lot in lots),
    }
    cells = [entry for entry, does in occurs.items() if does]
    add_legend(page, words, (*STATES, *MARKS, *cells), seat)
    return page


def figures_since(before: PlayerView, player: PlayerView) -> tuple[int, int, int]:
    """Return what points, science and research were; research that began anew was nothing else."""
    return before.points, before.science, min(before.research, player.research)


def figures_of(player: PlayerView) -> tuple[int, int, int]:
    """Return points, science and research."""
    return player.points, player.science, player.research


def draw_head(
    canvas: Canvas,
    box: Box,
    seat: Seat,
    name: str,
    told: str,
    first: bool,  # noqa: FBT001
) -> None:
    """Draw whose base it is, and when, at dawn."""
    theme = canvas.theme
    canvas.fill(box, paints.horizon, theme)
    place = Box(PAD, box.y + 12, 88, 88)
    paints.emblem(canvas, place, seat)
    room = Box(place.right + GAP, box.y + 6, box.w * 7 // 10 - place.right, 104)
    canvas.text(room.top(60), name, TITLE, theme.ink)
    wide = canvas.text(room.below(60), told, TEXT, theme.ink)
    if first:
        canvas.stamp(icons.patch, room.below(60).after(wide + 12).left(40), theme.accent)


def draw_figures(
    canvas: Canvas,
    box: Box,
    figures: tuple[int, int, int],
    was: tuple[int, int, int],
    words: Words,
) -> None:
    """Draw points, science and research, what they were, and the next step of research."""
    theme = canvas.theme
    signs = (icons.points, icons.atom, icons.research)
    wide = box.w // 4
    places = (*box.left(2 * wide - CLOSE).columns(2, CLOSE), box.after(2 * wide))
    for place, sign, figure, old in zip(places, signs, figures, was, strict=True):
        canvas.panel(place, theme.card)
        ink = theme.accent if sign is icons.points else theme.ink
        line = place.inset(GAP, 0)
        used = draw_figure(canvas, line, sign, figure, old, BIG, ink) + 12
        if sign is icons.research:
            told, rest = _next_step(figure, words), line.after(used + 12)
            if length(told, face_for(told, TEXT.face), LEAST) < rest.w:
                canvas.text(rest, told, TEXT, theme.muted, "right")


def _next_step(research: int, words: Words) -> str:
    """Say from where on the track is worth more; empty at its end."""
    aim = next((each for each in SCIENCE if each > research), 0)
    if not aim:
        return ""
    return words(say("humanity-picture-next", aim=aim, science=SCIENCE.index(aim) + 1))


def stores_of(player: PlayerView) -> tuple[tuple[tuple[Resource, ...], int], ...]:
    """Sum up what is stored, by what it can be spent as."""
    found: Counter[tuple[Resource, ...]] = Counter()
    for ground in player.cells:
        if isinstance(ground, ModuleView) and ground.stock:
            found[ground.module.makes] += ground.stock
    order = list(Resource)
    kinds = sorted(found, key=lambda makes: (len(makes), [order.index(each) for each in makes]))
    return tuple((makes, found[makes]) for makes in kinds)


def draw_stores(
    canvas: Canvas,
    box: Box,
    stores: tuple[tuple[tuple[Resource, ...], int], ...],
    words: Words,
) -> None:
    """Draw what is stored, kind by kind."""
    theme = canvas.theme
    canvas.panel(box, theme.well)
    line = box.inset(GAP, 6)
    if not stores:
        canvas.text(line, words(say("humanity-picture-empty")), TEXT, theme.muted)
        return
    signs = []
    for makes, amount in stores:
        *others, last = makes_signs(makes)
        signs += [*others, last._replace(text=str(amount)), Sign(icons.gap, "", None, 0.4)]
    draw_signs(canvas, line, signs, AMOUNT, 8)


def add_grid(page: Page, player: PlayerView, before: PlayerView | None, words: Words) -> None:
    """Lay out the grid with the names of its columns and rows, and the squares on its crossings."""
    shown, lots = window_of(player), lots_of(player, before)
    room = page.box.w - 2 * PAD - MARK
    side = min(MOST_CELL, room // shown.columns)
    left = PAD + MARK + (room - side * shown.columns) // 2
    columns = next_place(page, MARK, 0)
    page.add(draw_columns, columns._replace(x=left, w=side * shown.columns), shown)
    top = page.box.h
    for row in range(shown.row, shown.row + shown.rows):
        line = page.grow(side)
        page.add(draw_row_name, Box(left - MARK, line.y, MARK, side), row)
        for column in range(shown.column, shown.column + shown.columns):
            box = Box(left + side * (column - shown.column), line.y, side, side)
            page.add(draw_lot, box.inset(CELL_GAP // 2), lots[row * SIDE + column], words)
    known = player.squares if before is None else before.squares
    for corner in player.squares:
        row, column = divmod(corner, SIDE)
        x, y = left + side * (column + 1 - shown.column), top + side * (row + 1 - shown.row)
        token = Box(x - TOKEN // 2, y - TOKEN // 2, TOKEN, TOKEN)
        page.add(draw_square, token, corner not in known)
    page.grow(GAP)


def draw_columns(canvas: Canvas, box: Box, shown: Window) -> None:
    """Name the columns."""
    for at, place in enumerate(box.columns(shown.columns, 0)):
        canvas.text(place, COLUMNS[shown.column + at], FIGURE, canvas.theme.muted, "center")


def draw_row_name(canvas: Canvas, box: Box, row: int) -> None:
    """Name a row."""
    canvas.text(box, str(row + 1), FIGURE, canvas.theme.muted, "center")


def draw_square(canvas: Canvas, box: Box, fresh: bool) -> None:  # noqa: FBT001
    """Mark a square that has brought its point."""
    theme = canvas.theme
    canvas.stamp(icons.disc, box, theme.good if fresh else theme.well)
    canvas.stamp(icons.disc, box.inset(6), theme.well)
    canvas.stamp(icons.points, box.inset(14), theme.accent)


def draw_away(
    canvas: Canvas, box: Box, seat: Seat, person: AstronautView, home: str, words: Words
) -> None:
    """Draw an astronaut in no cell: at `home`, or at which hangar and how far from the arm."""
    canvas.panel(box, canvas.theme.card)
    inner = box.inset(12, 6)
    draw_person(canvas, inner.left(108), seat, person, far=person.hangar is not None)
    rest = inner.after(120)
    if person.hangar is None:
        canvas.text(rest, home, TEXT, canvas.theme.ink)
        return
    upper, lower = rest.rows(2, 0)
    told = say("humanity-picture-hangar", hangar=person.hangar)
    canvas.text(upper, words(told), TEXT, canvas.theme.ink)
    away = say("humanity-picture-from-arm", away=person.away or 0)
    canvas.text(lower, words(away), TEXT, canvas.theme.muted)


def _add_experiments(page: Page, player: PlayerView, words: Words) -> None:
    """Lay out the lines of experiments, those of one line side by side."""
    if not player.lines:
        return
    heading = next_place(page, 48, 0)
    page.add(_draw_heading, heading, words(say("humanity-picture-experiments")))
    for line in player.lines:
        done = tuple(player.experiments[place] for place in line)
        page.add(draw_experiments, next_place(page, LINE, CLOSE), done)
    page.grow(GAP - CLOSE)


def _draw_heading(canvas: Canvas, box: Box, told: str) -> None:
    canvas.text(box.inset(6, 0), told, TEXT, canvas.theme.muted)


def draw_experiments(canvas: Canvas, box: Box, done: tuple[Experiment, ...]) -> None:
    """Draw a line of experiments: left, centre and right, and what each took and brought."""
    theme = canvas.theme
    of_side = {each.side: each for each in done}
    for side, place in zip(ExperimentSide, box.columns(3, CLOSE), strict=True):
        each = of_side.get(side)
        canvas.panel(place, theme.card if each else theme.well)
        inner = place.inset(12, 8)
        ink = theme.ink if each else theme.muted
        canvas.stamp(icons.SIDES[side], inner.left(64), ink)
        if each is not None:
            signs = [*cost_signs(each.cost), Sign(icons.research, f"{each.research}")]
            draw_signs(canvas, inner.after(84), signs, AMOUNT, 10)
