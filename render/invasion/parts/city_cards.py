"""What a city is called, its kind and its region, and which space it lies on."""

from engine.core.asks import Seat
from engine.invasion.cards.cards import AnyCity
from engine.invasion.cards.terms import REGIONS, TYPES
from render.boxes import Box
from render.canvas import Canvas, Style
from render.invasion.parts import icons, sprites
from render.invasion.parts.parts import TEXT, emblem
from render.type import Face, length
from render.words import Words

TITLE_HEIGHT = 120
FOOT = 98
MARGIN = 14
NUMBER = 58
COUNT = Style(Face.BOLD, 40, 30)
CITY = Style(Face.DISPLAY, 50, 26)
NAME_HEIGHT = 66
KIND_HEIGHT = 46
SIGN, APART = 46, 20  # room for a sign, and between a type and a region
CLOSE = (40, 8)  # where words are long
SMALLEST = 26
CLAIM = 100
CLAIM_HEIGHT = 54
RADIUS = 22


def draw_number(canvas: Canvas, box: Box, number: int) -> Box:
    """Draw which space it is; return the room beside it."""
    head = box.inset(MARGIN, 8).top(NUMBER)
    canvas.panel(head.left(NUMBER), canvas.theme.accent, radius=NUMBER // 2)
    canvas.text(head.left(NUMBER), str(number), COUNT, canvas.theme.sky, "center")
    return head.after(NUMBER + MARGIN)


def draw_title(
    canvas: Canvas,
    box: Box,
    number: int,
    city: AnyCity,
    words: Words,
    claimed_by: Seat | None = None,
) -> None:
    """Draw what a city is called, who has taken its card, its type and its region.

    A city that lies on no space has the number 0.
    """
    theme, name = canvas.theme, box.inset(MARGIN + 4, 8).top(NUMBER)
    if number:
        name = draw_number(canvas, box, number)
    if claimed_by is not None:
        _draw_claim(canvas, name.end(CLAIM), city, claimed_by)
        name = name.before(CLAIM + 8)
    canvas.text(name, words(city.name), CITY, theme.ink)
    line = box.after(MARGIN + 4).before(6).below(NAME_HEIGHT + 4).top(KIND_HEIGHT)
    kind, where = words(TYPES[city.type]), words(REGIONS[city.region])
    sign, apart, style = _set(line.w, kind, where)
    canvas.stamp(icons.TYPES[city.type], line.left(sign - 8).inset(0, 4), theme.ink)
    place = line.after(sign)
    width = canvas.text(place, kind, style, theme.ink)
    place = place.after(width + apart)
    canvas.place(place.left(sign - 6), sprites.region, city.region, theme.ink)
    canvas.text(place.after(sign), where, style, theme.ink)


def _set(room: int, *texts: str) -> tuple[int, int, Style]:
    """Choose how texts stand beside each other: closer, then smaller, rather than one cut."""
    for size in range(TEXT.size, SMALLEST, -1):
        for sign, apart in ((SIGN, APART), CLOSE):
            free = room - 2 * sign - apart - 4
            if sum(length(text, TEXT.face, size) for text in texts) < free:
                return sign, apart, Style(TEXT.face, size, SMALLEST)
    return *CLOSE, Style(TEXT.face, SMALLEST, SMALLEST)


def _draw_claim(canvas: Canvas, box: Box, city: AnyCity, seat: Seat) -> None:
    """Draw the card of a city beside the emblem of whoever has taken it."""
    box = box.top(CLAIM_HEIGHT)
    card = box.left(box.h * 3 // 4)
    canvas.panel(card, canvas.theme.accent, radius=6)
    canvas.stamp(icons.TYPES[city.type], card.inset(4), canvas.theme.sky)
    emblem(canvas, box.end(box.h), seat)
