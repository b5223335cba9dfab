"""The legend below pictures: what states of astronauts, and the marks of a base, look like."""

from enum import StrEnum

from engine.core.asks import Seat
from engine.core.words import say
from engine.humanity.tiles.tables import MOST_STOCK
from render.boxes import Box
from render.canvas import Canvas
from render.humanity.parts import icons, paints
from render.humanity.parts.cells import draw_fresh
from render.humanity.parts.paints import Stance
from render.humanity.parts.parts import CLOSE, FIGURE, TEXT, high_enough, next_place
from render.page import Page
from render.words import Words

LINE, SIGN = 56, 54  # high and wide; astronauts of that size stand elsewhere, too
COLUMNS, COLUMNS_LARGE = 3, 2
ROUND = 8


class LegendEntry(StrEnum):
    """What a legend explains."""

    READY = "ready"
    TIRED = "tired"
    AWAY = "away"
    SQUARE = "square"
    STOCK = "stock"
    FULL = "full"
    OPEN = "open"
    FRESH = "fresh"


STATES = (LegendEntry.READY, LegendEntry.TIRED, LegendEntry.AWAY)
MARKS = (LegendEntry.SQUARE, LegendEntry.STOCK, LegendEntry.FULL)
_STANCES = {
    LegendEntry.READY: Stance.LIT,
    LegendEntry.TIRED: Stance.TIRED,
    LegendEntry.AWAY: Stance.AWAY,
}


def add_legend(page: Page, words: Words, entries: tuple[LegendEntry, ...], seat: Seat = 0) -> None:
    """Lay entries out below a picture, in the colour of a player."""
    columns = COLUMNS_LARGE if page.look.large else COLUMNS
    for first in range(0, len(entries), columns):
        places = next_place(page, LINE, CLOSE).columns(columns, CLOSE)
        for place, entry in zip(places, entries[first:], strict=False):
            page.add(draw_entry, place, entry, seat, words(say("humanity-legend", entry=entry)))


def draw_entry(canvas: Canvas, box: Box, entry: LegendEntry, seat: Seat, told: str) -> None:
    """Draw a sign, and say what it means."""
    theme, sign = canvas.theme, box.left(SIGN)
    match entry:
        case LegendEntry.SQUARE:
            canvas.stamp(icons.disc, sign.inset(4), theme.well)
            canvas.stamp(icons.points, sign.inset(14), theme.accent)
        case LegendEntry.OPEN:
            canvas.panel(sign.inset(2), theme.well, radius=ROUND)
            canvas.panel(sign.inset(8), theme.card, radius=ROUND)
        case LegendEntry.FRESH:
            canvas.panel(sign.inset(6), theme.well, radius=ROUND)
            draw_fresh(canvas, sign.inset(6))
        case LegendEntry.STOCK | LegendEntry.FULL:
            _draw_stock(canvas, sign, full=entry is LegendEntry.FULL)
        case _:
            canvas.place(sign, paints.astronaut, theme, seat, _STANCES[entry])
    canvas.text(box.after(SIGN + 12), told, TEXT, theme.muted)


def _draw_stock(canvas: Canvas, sign: Box, *, full: bool) -> None:
    theme = canvas.theme
    canvas.stamp(icons.disc, sign.inset(6), theme.accent if full else theme.well)
    stock, ink = (MOST_STOCK, theme.well) if full else (1, theme.ink)
    canvas.text(high_enough(sign, FIGURE), str(stock), FIGURE, ink, "center")
