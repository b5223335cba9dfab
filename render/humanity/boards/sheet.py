"""All bases side by side, small: for the channel, when a round is over."""

from collections.abc import Sequence

from engine.core.asks import Seat
from engine.core.words import say
from engine.humanity.base.grid import SIDE
from engine.humanity.table.view import (
    AstronautView,
    ModuleView,
    ObstacleView,
    PlayerView,
    PublicView,
)
from engine.humanity.tiles.tiles import Colour, Kind, Module
from render.boxes import Box
from render.canvas import Canvas
from render.house.captains import drawn_name
from render.humanity.boards.base import HEAD, Window, lots_of, window_of
from render.humanity.boards.landing import awake, landers
from render.humanity.boards.legend import MARKS, STATES, add_legend
from render.humanity.parts import icons, paints
from render.humanity.parts.cells import Lot, count_signs, draw_fresh, draw_stock, draw_windows
from render.humanity.parts.paints import Stance, paint
from render.humanity.parts.parts import (
    AMOUNT,
    CLOSE,
    FIGURE,
    GAP,
    LEAST,
    NAME,
    PAD,
    TEXT,
    TITLE,
    Sign,
    labelled,
    page_for,
)
from render.page import Page
from render.theme import USUAL, Look
from render.words import Words

LABEL = 112  # high is what stands above a base
MOST_CELL = 110
COLUMNS = 2  # bases beside each other
TOKEN = 30
AWAY = 60  # high is the line of astronauts that are in no cell
ROUND = 10
INNER = 9  # is kept free within the rim of a module
STOCK, LAP = 32, 8  # wide is the figure of what is stored; so far signs may reach below it


def lay_sheet(
    view: PublicView,
    names: tuple[str, ...],
    words: Words,
    look: Look = USUAL,
    before: PublicView | None = None,
) -> Page:
    """Lay all bases out, two side by side; what is new since `before` is marked."""
    page = page_for(look)
    when = words(say("humanity-picture-when", year=view.year, round=view.round))
    page.add(draw_dawn, page.grow(HEAD), when)
    add_bases(page, view, awake(view), names, words, look, before)
    add_legend(page, words, (*STATES, *MARKS))
    return page


def add_bases(
    page: Page,
    view: PublicView,
    bases: Sequence[PlayerView],
    names: tuple[str, ...],
    words: Words,
    look: Look,
    before: PublicView | None,
) -> None:
    """Lay out bases in rows; those of a row are shown equally large."""
    columns = 1 if look.large else COLUMNS
    page.grow(GAP)
    for first in range(0, len(bases), columns):
        players = bases[first : first + columns]
        alone = len(players) < columns
        wide = (page.box.w - 2 * PAD - GAP) // 2 if alone or columns > 1 else page.box.w - 2 * PAD
        windows = [window_of(player) for player in players]
        cell = min(MOST_CELL, (wide - 2 * CLOSE) // max(each.columns for each in windows))
        people = AWAY if any(map(_away, players)) else 0
        high = LABEL + people + cell * max(each.rows for each in windows) + 2 * CLOSE
        line = page.grow(high + GAP).top(high).inset(PAD, 0)
        if alone:
            line = Box(line.x + (line.w - wide) // 2, line.y, wide, high)
        for place, player, shown in zip(
            line.columns(len(players), GAP), players, windows, strict=True
        ):
            then = None if before is None else before.players[player.seat]
            name = drawn_name(names, player.seat, words)
            lands = landers(view, view.players[player.seat])
            told = words(say("humanity-picture-landing", count=len(lands))) if lands else ""
            page.add(draw_small, place, player, then, shown, cell, name, told)


def draw_dawn(canvas: Canvas, box: Box, told: str) -> None:
    """Draw when it is, at dawn."""
    canvas.fill(box, paints.horizon, canvas.theme)
    canvas.text(Box(PAD, box.y + 10, box.w * 7 // 10, 76), told, TITLE, canvas.theme.ink)


def draw_small(
    canvas: Canvas,
    box: Box,
    player: PlayerView,
    before: PlayerView | None,
    shown: Window,
    cell: int,
    name: str,
    lands: str,
) -> None:
    """Draw a base in small: colours, stocks, astronauts, squares, and what it has brought."""
    theme = canvas.theme
    canvas.panel(box, theme.card, outline=theme.accent if lands else None)
    label = box.top(LABEL).inset(12, 8)
    paints.emblem(canvas, label.left(label.h), player.seat)
    upper, lower = label.after(label.h + 12).rows(2, 0)
    spare = canvas.text(upper, lands, TEXT, theme.accent, "right") + GAP if lands else 0
    canvas.text(upper.before(spare), name, NAME, theme.ink)
    signs = ((icons.points, player.points), (icons.atom, player.science))
    for sign, figure in (*signs, (icons.research, player.research)):
        ink = theme.accent if sign is icons.points else theme.ink
        lower = lower.after(labelled(canvas, lower, sign, str(figure), AMOUNT, ink) + 20)
    away = _away(player)
    row_of_away = box.below(LABEL).top(AWAY).inset(12, 2)
    for person, place in zip(away, row_of_away.columns(max(len(away), 3), 0), strict=False):
        _draw_away(canvas, place, player.seat, person)
    left = box.x + (box.w - cell * shown.columns) // 2
    top = box.y + LABEL + (AWAY if away else 0)
    lots = lots_of(player, before)
    for row in range(shown.row, shown.row + shown.rows):
        for column in range(shown.column, shown.column + shown.columns):
            x, y = left + cell * (column - shown.column), top + cell * (row - shown.row)
            _draw_lot(canvas, Box(x, y, cell, cell).inset(2), lots[row * SIDE + column])
    known = player.squares if before is None else before.squares
    for corner in player.squares:
        row, column = divmod(corner, SIDE)
        x = left + cell * (column + 1 - shown.column)
        y = top + cell * (row + 1 - shown.row)
        token = Box(x - TOKEN // 2, y - TOKEN // 2, TOKEN, TOKEN)
        _draw_token(canvas, token, fresh=corner not in known)


def _away(player: PlayerView) -> list[AstronautView]:
    """List who is in no cell: at a hangar, or in reserve."""
    return [each for each in player.astronauts if each.cell is None]


def _draw_away(canvas: Canvas, box: Box, seat: Seat, person: AstronautView) -> None:
    """Draw an astronaut that is in no cell, and at which hangar; in reserve it has none."""
    theme, far = canvas.theme, person.hangar is not None
    here = Stance.LIT if person.active else Stance.TIRED
    canvas.text(box.left(LEAST - 6), str(person.number + 1), FIGURE, theme.ink, "center")
    place = box.after(LEAST - 6).left(box.h)
    canvas.place(place, paints.astronaut, theme, seat, Stance.AWAY if far else here)
    if far:
        labelled(
            canvas,
            box.after(place.right - box.x + 4),
            icons.turns,
            str(person.hangar),
            FIGURE,
            theme.muted,
        )


def _draw_token(canvas: Canvas, box: Box, *, fresh: bool) -> None:
    theme = canvas.theme
    canvas.stamp(icons.disc, box, theme.well)
    canvas.stamp(icons.points, box.inset(5), theme.good if fresh else theme.accent)


def _draw_lot(canvas: Canvas, box: Box, lot: Lot) -> None:
    """Draw a cell without its name."""
    theme = canvas.theme
    match lot.ground:
        case ModuleView() as module:
            _draw_module(canvas, box, lot, module)
        case ObstacleView(left=left):
            canvas.panel(box, theme.well, radius=ROUND)
            canvas.stamp(icons.rock, box.inset(8).left(box.w // 2), theme.muted)
            canvas.text(box.end(box.w // 2), str(left), FIGURE, theme.muted, "center")
        case None:
            canvas.panel(box, theme.well, radius=ROUND)
    if lot.person is not None:
        stance = Stance.LIT if lot.person.active else Stance.TIRED
        side = min(box.w - LEAST + 8, box.h) - 4
        canvas.text(box.left(LEAST - 6), str(lot.person.number + 1), FIGURE, theme.ink, "center")
        place = Box(box.right - side - 2, box.y, side, box.h)
        canvas.place(place, paints.astronaut, theme, lot.seat, stance)
    if lot.fresh:
        draw_fresh(canvas, box)


def _draw_module(canvas: Canvas, box: Box, lot: Lot, shown: ModuleView) -> None:
    """Draw a module with what it stores, or how many greenhouses are connected."""
    module, inner = shown.module, box.inset(INNER)
    draw_floor(canvas, box, shown.colour)
    if module.kind is Kind.STORE:
        draw_windows(canvas, box.inset(2), shown.stock, 5)
        was = lot.was if isinstance(lot.was, ModuleView) and lot.fresh else shown
        draw_kind(canvas, inner, module, shown.colour, STOCK)
        corner = Box(inner.right - STOCK, inner.bottom - STOCK, STOCK, STOCK)
        draw_stock(canvas, corner, shown.stock, was.stock)
        return
    draw_kind(canvas, inner, module, shown.colour)
    if module.kind is Kind.GREENHOUSE:
        canvas.text(inner, str(shown.group), FIGURE, canvas.theme.ink, "center")


def draw_tile(canvas: Canvas, box: Box, module: Module, colour: Colour) -> None:
    """Draw a module by itself."""
    draw_floor(canvas, box, colour)
    draw_kind(canvas, box.inset(INNER), module, colour)


def draw_floor(canvas: Canvas, box: Box, colour: Colour) -> None:
    """Draw what a module of a colour stands on."""
    painted = paint(canvas.theme, colour)
    canvas.panel(box, painted.rim, radius=ROUND)
    canvas.panel(box.inset(3), painted.fill, radius=ROUND - 3)


def draw_kind(canvas: Canvas, box: Box, module: Module, colour: Colour, corner: int = 0) -> None:
    """Draw what a module makes, counts or is; its lower right `corner` is for something else."""
    theme = canvas.theme
    if module.shape is not None:
        canvas.stamp(icons.SHAPES[module.shape], box, theme.ink)
        return
    own = Box(box.x, box.y, box.w // 3, box.h // 3)
    canvas.stamp(icons.COLOURS[colour], own, paint(theme, colour).rim)
    shown_by = {
        Kind.STORE: [Sign(icons.RESOURCES[each]) for each in module.makes],
        Kind.TIME: [Sign(icons.hourglass)],
        Kind.LAB: [Sign(icons.research), *count_signs(theme, module)],
        Kind.COMMUNICATIONS: [Sign(icons.dish)],
        Kind.STRIP: [Sign(icons.strip)],
    }
    signs = shown_by[module.kind]
    for sign, place in zip(signs, _spots(box, len(signs), corner), strict=True):
        if sign.shape is not None:
            canvas.stamp(sign.shape, place, sign.ink or theme.ink)


def _spots(box: Box, count: int, corner: int) -> tuple[Box, ...]:
    """Find room beside the sign of the colour: below it or to its right, or both."""
    if count == 1 and not corner:
        return (Box(box.x, box.y + box.h // 4, box.w, box.h * 3 // 4),)
    side = box.h * (13 if count == 1 else 11) // 20
    if corner:
        side = min(side, box.h - corner + LAP)
    beside = Box(box.right - side, box.y, side, side)
    return (beside,) if count == 1 else (Box(box.x, box.bottom - side, side, side), beside)
