"""A cell of a base: a module as it lies there, an obstacle, an astronaut, or nothing."""

from collections.abc import Collection
from typing import NamedTuple, TypeAlias

from engine.core.asks import Seat
from engine.humanity.base.grid import SIDE
from engine.humanity.table.view import AstronautView, ModuleView, ObstacleView, PlayerView
from engine.humanity.tiles.tables import MOST_STOCK
from engine.humanity.tiles.tiles import Colour as TileColour
from engine.humanity.tiles.tiles import Kind, Module
from render.boxes import Box
from render.canvas import Canvas
from render.humanity.parts import icons, paints
from render.humanity.parts.paints import Stance, paint
from render.humanity.parts.parts import (
    FIGURE,
    LEAST,
    draw_person,
    draw_signs,
    high_enough,
    makes_signs,
)

LEAST_SHOWN = 4  # rows and columns
FIGURED, TOLD = 60, 84  # wide are cells that have room for figures, and for what a module makes
ROUND = 14
DISC = 40  # wide is the figure of what is stored

Ground: TypeAlias = ModuleView | ObstacleView | None


class Lot(NamedTuple):
    """A cell of a base, and whether somebody may be placed there now."""

    name: str
    ground: Ground
    seat: Seat
    person: AstronautView | None = None
    open: bool = False
    colour: TileColour | None = None
    figures: tuple[int, ...] = ()  # that are drawn


class Window(NamedTuple):
    """The part of a grid that is shown: its first row and column, and how many."""

    row: int
    column: int
    rows: int
    columns: int


def window_of(player: PlayerView, room: int, least: int = LEAST_SHOWN) -> Window:
    """Choose what is shown: all that is used with some room around it, and `least` at least."""
    used = {cell for cell, ground in enumerate(player.cells) if ground is not None}
    people = {each.cell for each in player.astronauts if each.cell is not None}
    return window_around(used | people, room, least)


def window_around(used: Collection[int], room: int = 1, least: int = LEAST_SHOWN) -> Window:
    """Choose what is shown around the cells that are used."""
    row, rows = _span([cell // SIDE for cell in used], room, least)
    column, columns = _span([cell % SIDE for cell in used], room, least)
    return Window(row, column, rows, columns)


def _span(used: list[int], room: int, least: int) -> tuple[int, int]:
    first, last = max(0, min(used) - room), min(SIDE - 1, max(used) + room)
    while last - first + 1 < least:  # more on the side that has more to show
        above = first + last >= SIDE - 1
        first, last = (first - 1, last) if above else (first, last + 1)
    return first, last - first + 1


def draw_lot(canvas: Canvas, box: Box, lot: Lot) -> None:
    """Draw a cell; what does not fit into a small one is left out."""
    theme, large = canvas.theme, box.w >= FIGURED
    match lot.ground:
        case ModuleView(module=module, colour=colour):
            draw_tile(canvas, box, module, colour, corner=large)
            if large:
                _draw_figure(canvas, box, lot.ground)
        case ObstacleView(left=left):
            canvas.panel(box, theme.well, radius=min(ROUND, box.w // 5))
            canvas.place(box.inset(4), paints.rock)
            if large:
                _draw_disc(canvas, box, left)
        case None:
            rim = theme.metal if lot.open and lot.person is None else None
            canvas.panel(box, theme.well, radius=min(ROUND, box.w // 5), outline=rim)
            if rim is not None and large:
                canvas.text(box, lot.name, FIGURE, theme.ink, "center")
    if lot.person is not None:
        _draw_inhabitant(canvas, box, lot.seat, lot.person)


def draw_tile(
    canvas: Canvas, box: Box, module: Module, colour: TileColour, *, corner: bool = False
) -> None:
    """Draw a module by itself; its lower right `corner` may be for a figure."""
    theme, rim = canvas.theme, max(2, box.w // 28)
    painted = paint(theme, colour)
    canvas.panel(box, painted.rim, radius=min(ROUND, box.w // 5))
    canvas.panel(box.inset(rim), painted.fill, radius=min(ROUND, box.w // 5) - rim)
    inner = box.inset(rim + max(1, box.w // 24))
    side = inner.w * 4 // 5 if corner else inner.w
    canvas.place(Box(inner.right - side, inner.y, side, side), paints.works, theme, module, colour)
    own = Box(inner.x, inner.y, inner.w // 4, inner.h // 4)
    if corner:
        canvas.stamp(icons.COLOURS[colour], own, painted.rim)
        if box.w >= TOLD and module.makes:
            line = Box(
                inner.x, inner.bottom - inner.h * 3 // 10, inner.w * 7 // 10, inner.h * 3 // 10
            )
            draw_signs(canvas, line, makes_signs(module.makes), FIGURE, 3)


def _draw_figure(canvas: Canvas, box: Box, shown: ModuleView) -> None:
    """Draw how much is stored, lit when full, or how many greenhouses are connected."""
    if shown.module.kind is Kind.STORE:
        _draw_disc(canvas, box, shown.stock, full=shown.stock == MOST_STOCK)
    elif shown.group:
        _draw_disc(canvas, box, shown.group)


def _draw_disc(canvas: Canvas, box: Box, figure: int, *, full: bool = False) -> None:
    """Draw a figure at the lower right of a cell."""
    theme, side = canvas.theme, max(DISC, box.w // 3)
    disc = Box(box.right - side, box.bottom - side, side, side)
    canvas.stamp(icons.disc, disc, theme.accent if full else theme.well)
    ink = theme.well if full else theme.ink
    canvas.text(high_enough(disc, FIGURE), str(figure), FIGURE, ink, "center")


def _draw_inhabitant(canvas: Canvas, box: Box, seat: Seat, person: AstronautView) -> None:
    """Draw who stands in a cell: with its work where there is room, else its number at least."""
    theme, stance = canvas.theme, Stance.LIT if person.active else Stance.TIRED
    if box.w >= TOLD:
        draw_person(canvas, box.inset(4), seat, person)
        return
    place = box
    if box.w >= FIGURED:
        canvas.text(box.left(LEAST - 8), str(person.number + 1), FIGURE, theme.ink, "center")
        place = box.after(LEAST - 10)
    canvas.place(place, paints.astronaut, theme, seat, stance)


def draw_token(canvas: Canvas, box: Box) -> None:
    """Mark a square that has brought its point."""
    theme, rim = canvas.theme, box.w // 4
    canvas.stamp(icons.disc, box, theme.well)
    canvas.stamp(icons.points, box.inset(rim), theme.accent)
