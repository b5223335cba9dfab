"""What a city is called, its kind and its region, and which space it lies on."""

from engine.core.asks import Seat
from engine.core.words import say
from engine.invasion.cards import AnyCity, AnySpace
from engine.invasion.terms import REGIONS, TYPES
from render.boxes import Box
from render.canvas import Canvas, Style
from render.invasion import icons, sprites
from render.invasion.parts import NAME, TEXT, emblem
from render.type import Face, length
from render.words import Words

TITLE_HEIGHT = 100
FOOT = 58
NUMBER = 62
COUNT = Style(Face.BOLD, 38, 28)
SIGN = 42  # room for the sign of a kind
SMALLEST = 20
CLAIM = 86
CLAIM_HEIGHT = 46
RADIUS = 22


def draw_number(canvas: Canvas, box: Box, space: AnySpace) -> Box:
    """Draw which space it is; return the room beside it."""
    head = box.inset(16, 12).top(NUMBER)
    canvas.panel(head.left(NUMBER), canvas.theme.accent, radius=NUMBER // 2)
    canvas.text(head.left(NUMBER), str(space.number), COUNT, canvas.theme.sky, "center")
    return head.after(NUMBER + 14)


def draw_gone(canvas: Canvas, box: Box, ruins: AnyCity | None, words: Words) -> None:
    """Say that nobody is left, and of which city if that is fresh."""
    empty = words(say("invasion-city-empty"))
    if ruins is not None:
        canvas.text(box.top(46), ruins.name, NAME, canvas.theme.muted)
        box = box.below(44).top(40)
    canvas.text(box, empty, TEXT, canvas.theme.muted)


def draw_title(
    canvas: Canvas, box: Box, city: AnyCity, words: Words, claimed_by: Seat | None = None
) -> None:
    """Draw what a city is called, who has taken its card, its type and its region."""
    theme, name = canvas.theme, box.top(CLAIM_HEIGHT)
    if claimed_by is not None:
        draw_claim(canvas, name.end(CLAIM), city, claimed_by)
        name = name.before(CLAIM + 8)
    canvas.text(name, city.name, NAME, theme.ink)
    line = Box(box.x, box.y + 44, box.w, 40)
    canvas.stamp(icons.TYPES[city.type], line.left(34).inset(0, 4), theme.ink)
    kind, where = words(TYPES[city.type]), words(REGIONS[city.region])
    style = _one_size(line.w - 2 * SIGN - 16, kind, where)
    place = line.after(SIGN)
    width = canvas.text(place, kind, style, theme.ink)
    place = place.after(width + 16)
    canvas.place(place.left(36), sprites.region, city.region, theme.ink)
    canvas.text(place.after(SIGN + 2), where, style, theme.ink)


def _one_size(room: int, *texts: str) -> Style:
    """Choose a size in which texts are whole beside each other, rather than one large and cut."""
    for size in range(TEXT.size, SMALLEST, -1):
        if sum(length(text, TEXT.face, size) for text in texts) < room - 4:
            return Style(TEXT.face, size, SMALLEST)
    return Style(TEXT.face, SMALLEST, SMALLEST)


def draw_claim(canvas: Canvas, box: Box, city: AnyCity, seat: Seat) -> None:
    """Draw the card of a city beside the emblem of whoever has taken it."""
    box = box.top(CLAIM_HEIGHT)
    card = box.left(box.h * 3 // 4)
    canvas.panel(card, canvas.theme.accent, radius=6)
    canvas.stamp(icons.TYPES[city.type], card.inset(4), canvas.theme.sky)
    emblem(canvas, box.end(box.h), seat)
