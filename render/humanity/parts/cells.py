"""A cell of a base: a module as it lies there, an obstacle, an astronaut, or nothing."""

from collections.abc import Collection
from math import ceil
from typing import NamedTuple, TypeAlias

from engine.core.asks import Seat
from engine.humanity.base.grid import SIDE
from engine.humanity.table.view import AstronautView, ModuleView, ObstacleView, PlayerView
from engine.humanity.tiles.tables import MOST_STOCK
from engine.humanity.tiles.tiles import Colour as TileColour
from engine.humanity.tiles.tiles import Kind, Module
from render.boxes import Box
from render.canvas import Canvas, Shape
from render.humanity.parts import icons, paints
from render.humanity.parts.paints import Stance, paint
from render.humanity.parts.parts import (
    FIGURE,
    LEAST,
    draw_person,
    high_enough,
)
from render.theme import NIGHT
from render.type import length

LEAST_SHOWN = 3  # rows and columns
FIGURED, TOLD = 60, 84  # wide are cells that have room for figures, and for a person's work
ROUND = 14
FIGURE_SIDE = 26  # wide is the place of a figure at least
LEAST_SIGN = 14  # is the sign of what a lab counts, or there is none

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


class Quarters(NamedTuple):
    """How a cell with figures is divided: machine, colour, signs, figure; none lies on another."""

    machine: Box
    colour: Box
    signs: Box
    figure: Box

    @classmethod
    def of(cls, box: Box) -> "Quarters":
        """Divide a cell: the figure at the lower right, beside machine and signs."""
        inner = box.inset(max(2, box.w // 28) + max(1, box.w // 24))
        side = max(FIGURE_SIDE, inner.w * 35 // 100)
        left, right = inner.w - side, inner.right - side
        below = inner.bottom - side
        return cls(
            Box(inner.x, inner.y, left, inner.h - side),
            Box(right + side // 4, inner.y, side * 3 // 4, side * 3 // 4),
            Box(inner.x, below, left, side),
            Box(right, below, side, side),
        )


def draw_lot(canvas: Canvas, box: Box, lot: Lot) -> None:
    """Draw a cell; what does not fit into a small one is left out."""
    theme, large = canvas.theme, box.w >= FIGURED
    match lot.ground:
        case ModuleView(module=module, colour=colour) as shown:
            if large:
                _draw_figured(canvas, box, shown)
            else:
                draw_tile(canvas, box, module, colour)
        case ObstacleView(left=left):
            canvas.panel(box, theme.well, radius=min(ROUND, box.w // 5))
            if large:
                parts = Quarters.of(box)
                canvas.place(parts.machine, paints.rock)
                _draw_number(canvas, parts.figure, str(left))
            else:
                canvas.place(box.inset(4), paints.rock)
        case None:
            rim = theme.metal if lot.open and lot.person is None else None
            canvas.panel(box, theme.well, radius=min(ROUND, box.w // 5), outline=rim)
            if rim is not None and large:
                canvas.text(box, lot.name, FIGURE, theme.ink, "center")
    if lot.person is not None:
        _draw_inhabitant(canvas, box, lot.seat, lot.person)


def draw_tile(canvas: Canvas, box: Box, module: Module, colour: TileColour) -> None:
    """Draw a module by itself."""
    inner = _draw_ground(canvas, box, colour)
    canvas.place(inner, paints.works, canvas.theme, module, colour)


def _draw_ground(canvas: Canvas, box: Box, colour: TileColour) -> Box:
    """Draw the panel of a module in a colour; return the place inside its rim."""
    rim = max(2, box.w // 28)
    painted = paint(canvas.theme, colour)
    canvas.panel(box, painted.rim, radius=min(ROUND, box.w // 5))
    canvas.panel(box.inset(rim), painted.fill, radius=min(ROUND, box.w // 5) - rim)
    return box.inset(rim + max(1, box.w // 24))


def _draw_figured(canvas: Canvas, box: Box, shown: ModuleView) -> None:
    """Draw a module with what it holds, or brings: a figure beside its machine, not upon it."""
    module, colour, theme = shown.module, shown.colour, canvas.theme
    inner, parts = _draw_ground(canvas, box, colour), Quarters.of(box)
    canvas.stamp(icons.COLOURS[colour], parts.colour, paint(theme, colour).rim)
    if module.kind is Kind.LAB:
        canvas.place(parts.machine, paints.works, theme, module, colour)
        _draw_lab(canvas, inner._replace(y=parts.figure.y, h=parts.figure.h), module)
        return
    full = module.kind is Kind.STORE and shown.stock == MOST_STOCK
    figure = shown.stock if module.kind is Kind.STORE else shown.group
    if module.kind is not Kind.STORE and not figure:
        machine = inner._replace(w=inner.w * 4 // 5, h=inner.h * 4 // 5, y=inner.y + inner.h // 5)
        canvas.place(machine, paints.works, theme, module, colour)
        return
    machine = parts.machine
    if not module.makes:  # the place of signs is free
        machine = machine._replace(h=inner.h)
    canvas.place(machine, paints.works, theme, module, colour)
    _draw_makes(canvas, parts.signs, module)
    _draw_number(canvas, parts.figure, str(figure), full=full)


def _draw_lab(canvas: Canvas, line: Box, module: Module) -> None:
    """Draw how much research a new neighbour brings, and of which colour it must be."""
    text = f"+{module.each}"
    wide = ceil(length(text, FIGURE.face, FIGURE.size)) + 2
    counted, *others = module.counts
    side = min(line.h, line.w - wide)
    if side >= LEAST_SIGN:
        sign: Shape = icons.every
        ink = canvas.theme.ink
        if not others:
            sign, ink = icons.COLOURS[counted], paint(NIGHT, counted).rim
        place = line.left(side)
        canvas.stamp(sign, place._replace(y=line.y + (line.h - side) // 2, h=side), ink)
    canvas.text(high_enough(line.end(wide), FIGURE), text, FIGURE, canvas.theme.ink, "center")


def _draw_makes(canvas: Canvas, box: Box, module: Module) -> None:
    """Draw what a module makes: one sign, or two smaller ones."""
    if not module.makes:
        return
    side = min(box.h, (box.w - 2) // len(module.makes))
    for at, each in enumerate(module.makes):
        place = Box(box.x + at * (side + 2), box.y + (box.h - side) // 2, side, side)
        canvas.stamp(icons.RESOURCES[each], place, paints.RESOURCES[each])


def _draw_number(canvas: Canvas, box: Box, figure: str, *, full: bool = False) -> None:
    """Draw a figure, lit where nothing more fits in."""
    if full:
        canvas.panel(box, canvas.theme.accent, radius=8)
    ink = canvas.theme.well if full else canvas.theme.ink
    canvas.text(high_enough(box, FIGURE), figure, FIGURE, ink, "center")


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
