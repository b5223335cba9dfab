"""A cell of a base: a module as it lies there, an obstacle, an astronaut, or nothing.

A module is turned a quarter for each unit that it stores: its lit windows are above at none, then
to the right, below, to the left. A figure says the same.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from engine.core.asks import Seat
from engine.core.words import say
from engine.humanity.table.view import AstronautView, ModuleView, ObstacleView
from engine.humanity.tiles.tables import MOST_STOCK
from engine.humanity.tiles.tiles import Colour as TileColour
from engine.humanity.tiles.tiles import Kind, Module
from render.boxes import Box
from render.canvas import Canvas, Style
from render.humanity.parts import icons
from render.humanity.parts.paints import paint
from render.humanity.parts.parts import (
    FIGURE,
    LEAST,
    Sign,
    draw_person,
    draw_signs,
    draw_work,
    high_enough,
)
from render.theme import Theme
from render.type import HEIGHT_PER_SIZE, Face, face_for, length
from render.words import Words

MARGIN = 9
RIM = 6  # is kept free beside a name
LIT = 7  # thick are lit windows
STOCK, NEARER = 40, 4  # wide is the figure of what is stored, so far into the margin
BESIDE = 68  # high is a greenhouse that has room for its number within
NAMED = 140  # wide is a cell that has room for a name
ROUND = 14
WINDOWS = 3
SPLIT = "- "  # where a short name may go on in the next line

Ground: TypeAlias = ModuleView | ObstacleView | None


class Lot(NamedTuple):
    """A cell of a base, and how it was when its viewer last looked."""

    name: str
    ground: Ground
    seat: Seat
    person: AstronautView | None = None
    was: Ground = None
    fresh: bool = False  # whether something came or changed there since
    open: bool = False  # whether an astronaut may be placed there


def draw_lot(canvas: Canvas, box: Box, lot: Lot, words: Words) -> None:
    """Draw a cell."""
    theme = canvas.theme
    match lot.ground:
        case ModuleView() as module:
            _draw_module(canvas, box, lot, module, words)
        case ObstacleView(left=left):
            canvas.panel(box, theme.card, radius=ROUND, outline=theme.well, line=4)
            inner = box.inset(MARGIN)
            rest = max(LEAST, inner.h // 3)
            canvas.stamp(icons.rock, inner.before(0).top(inner.h - rest - 4), theme.muted)
            draw_work(canvas, inner.below(inner.h - rest), left, theme.muted)
        case None:
            canvas.panel(box, theme.card if lot.open else theme.well, radius=ROUND)
            if lot.person is None:
                canvas.text(box, lot.name, FIGURE, theme.muted, "center")
    if lot.person is not None:
        draw_person(canvas, box.inset(MARGIN), lot.seat, lot.person)
    if lot.fresh:
        draw_fresh(canvas, box)


def draw_fresh(canvas: Canvas, box: Box) -> None:
    """Mark what came or changed: its corners, so that nothing in it is covered."""
    arm, ink = box.w // 5, canvas.theme.good
    for x, right in ((box.x, 1), (box.right - 1, -1)):
        for y, down in ((box.y, 1), (box.bottom - 1, -1)):
            canvas.line([(x, y), (x + arm * right, y)], ink, 9)
            canvas.line([(x, y), (x, y + arm * down)], ink, 9)


def _draw_module(canvas: Canvas, box: Box, lot: Lot, shown: ModuleView, words: Words) -> None:
    painted, module = paint(canvas.theme, shown.colour), shown.module
    canvas.panel(box, painted.rim, radius=ROUND)
    canvas.panel(box.inset(4), painted.fill, radius=ROUND - 4)
    stores = module.kind is Kind.STORE
    if stores:
        draw_windows(canvas, box.inset(3), shown.stock)
    inner = box.inset(MARGIN + LIT - 2)
    if name := drawn_name(module, box.w, words):
        style = Style(Face.DISPLAY, max(LEAST, min(42, box.w // 5)), LEAST)
        across = box.inset(RIM, 0)
        line = round(LEAST * HEIGHT_PER_SIZE) + 1
        fits = length(name, face_for(name, style.face), LEAST) <= across.w - RIM
        head = max(line, inner.h * 2 // 5) if fits else max(2 * line, inner.h // 2)
        place = Box(across.x, inner.y - 2, across.w, head)
        canvas.name(place, name, style, canvas.theme.ink, "center")
        inner = inner.below(head)
    if stores:
        was = lot.was if isinstance(lot.was, ModuleView) else None
        before = shown.stock if was is None or not lot.fresh else was.stock
        corner = Box(inner.right + NEARER - STOCK, inner.bottom + NEARER - STOCK, STOCK, STOCK)
        draw_stock(canvas, corner, shown.stock, before)
        # below a name signs stand beside it, else above it
        inner = inner.before(STOCK - NEARER) if name else inner.top(inner.h + NEARER - STOCK)
    if module.kind is Kind.GREENHOUSE:
        _draw_greenhouse(canvas, inner, shown, named=bool(name))
        return
    signs = module_signs(canvas.theme, module, shown.colour)
    if name or module.kind is not Kind.LAB:
        _draw_signs(canvas, inner, signs)
        return
    for row, part in zip(inner.rows(2, 4), (signs[:2], signs[2:]), strict=True):
        _draw_signs(canvas, row, part)  # in one line what a lab counts would be a dot


def _draw_signs(canvas: Canvas, box: Box, signs: Sequence[Sign]) -> None:
    draw_signs(canvas, box, signs, Style(Face.BOLD, max(LEAST, min(44, box.h * 3 // 5)), LEAST), 4)


def drawn_name(module: Module, room: int, words: Words) -> str:
    """Name a module in a cell so wide, in short where need be; empty where signs do alone."""
    if room < NAMED:
        return ""
    whole = words(module.name)
    short = words(say("humanity-picture-name", module=module.id, name=module.name))
    choices = (whole, short.replace(SPLIT, ""), short)
    return next((name for name in choices if _has_room(name, room)), "")


def _has_room(name: str, room: int) -> bool:
    """Tell whether a name can be read in two lines of a cell so wide; else signs do alone."""
    parts, face = name.split(), face_for(name, Face.DISPLAY)
    wide = [
        max(length(" ".join(line), face, LEAST) for line in (parts[:at], parts[at:]))
        for at in range(len(parts))
    ]
    return min(wide) < room - 2 * RIM


def draw_windows(canvas: Canvas, box: Box, turned: int, thick: int = LIT) -> None:
    """Draw the lit windows of a module on the side to which it was turned."""
    edge, low = box.w // 4, box.y + box.h // 2  # the sides leave room for a name
    sides = (
        Box(box.x + edge, box.y, box.w - 2 * edge, thick),
        Box(box.right - thick, low, thick, box.h * 2 // 5),
        Box(box.x + edge, box.bottom - thick, box.w - 2 * edge, thick),
        Box(box.x, low, thick, box.h * 2 // 5),
    )
    side = sides[turned % len(sides)]
    panes = side.columns(WINDOWS, 6) if side.w > side.h else side.rows(WINDOWS, 6)
    for pane in panes:
        canvas.panel(pane, canvas.theme.accent, radius=2)


def draw_stock(canvas: Canvas, box: Box, stock: int, before: int) -> None:
    """Draw how much is stored, below in its place: lit when full; what came or went is coloured."""
    theme, full = canvas.theme, stock == MOST_STOCK
    disc = box.below(box.h - box.w)
    canvas.stamp(icons.disc, disc, theme.accent if full else theme.well)
    changed = theme.good if stock > before else theme.danger if stock < before else None
    ink = theme.well if full else changed or theme.ink
    canvas.text(high_enough(disc, FIGURE), str(stock), FIGURE, ink, "center")


def module_signs(theme: Theme, module: Module, colour: TileColour) -> list[Sign]:
    """List what a module is: the sign of its colour, what it makes, and the work that takes."""
    own = Sign(icons.COLOURS[colour], "", paint(theme, colour).rim, 0.5)
    effort = [Sign(icons.work, "", None, 0.5)] * module.work
    match module.kind:
        case Kind.STORE:
            return [own, *(Sign(icons.RESOURCES[each]) for each in module.makes), *effort]
        case Kind.TIME:
            return [own, Sign(icons.hourglass), *effort]
        case Kind.LAB:
            return [own, Sign(None, f"+{module.each}"), *count_signs(theme, module)]
        case Kind.COMMUNICATIONS:
            return [own, Sign(icons.dish)]
        case Kind.STRIP:
            return [own, Sign(icons.strip)]
    return [own]


def count_signs(theme: Theme, module: Module) -> list[Sign]:
    """List the signs of the colours that a lab counts, as modules of these colours bear them."""
    if len(module.counts) == len(TileColour):
        return [Sign(icons.every)]
    return [Sign(icons.COLOURS[each], "", paint(theme, each).rim) for each in module.counts]


def _draw_greenhouse(canvas: Canvas, box: Box, shown: ModuleView, *, named: bool) -> None:
    """Draw the shape of a greenhouse, in it how many are connected; without a name it is large."""
    theme, shape = canvas.theme, shown.module.shape
    assert shape is not None
    if not named:
        canvas.stamp(icons.SHAPES[shape], box, theme.ink)
        canvas.text(box, str(shown.group), FIGURE, theme.ink, "center")
        return
    side = min(box.w * 3 // 4, box.h)
    if side < BESIDE:
        own_sign = Sign(icons.COLOURS[shown.colour], "", paint(theme, shown.colour).rim, 0.6)
        signs = [own_sign, Sign(icons.SHAPES[shape], str(shown.group))]
        draw_signs(canvas, box, signs, FIGURE)
        return
    own = box.left(min(LEAST, box.w - side))
    canvas.stamp(icons.COLOURS[shown.colour], own, paint(theme, shown.colour).rim)
    place = box.end(side + 4)._replace(y=box.y - 2, h=box.h + 4)
    canvas.stamp(icons.SHAPES[shape], place, theme.ink)
    canvas.text(place, str(shown.group), FIGURE, theme.ink, "center")
