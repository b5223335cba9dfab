"""A city on the board: its skyline, what it is worth, and who comes for it."""

from collections.abc import Sequence

from engine.core.asks import Seat
from engine.core.words import say
from engine.tremble.cards import City
from engine.tremble.terms import REGIONS, TYPES
from engine.tremble.view import PublicView, Space
from render.boxes import Box
from render.canvas import Canvas, Style
from render.tremble import icons, sprites
from render.tremble.board_fates import PLATE, draw_fate
from render.tremble.facts import attacks_at
from render.tremble.parts import NAME, TEXT, army_card, emblem
from render.type import Face, length
from render.words import Words

TITLE_HEIGHT = 100
SKYLINE = 104  # of it is always seen
FOOT = 58
NUMBER = 62
COUNT = Style(Face.BOLD, 38, 28)
VALUE = Style(Face.BOLD, 34, 22)
ARMY_CARD = 30
RAID = 216
SIGN = 42  # room for the sign of a kind
SMALLEST = 20
CLAIM = 112
RADIUS = 22


def row_height(view: PublicView, spaces: Sequence[Space]) -> int:
    """Return how high a row of cities is: higher where there is something to tell of one."""
    attacked = any(attacks_at(view, space.number) for space in spaces)
    return TITLE_HEIGHT + SKYLINE + FOOT + (PLATE - 18 if attacked else 0)


def draw_city(
    canvas: Canvas,
    box: Box,
    view: PublicView,
    space: Space,
    words: Words,
    ruins: City | None = None,
) -> None:
    """Draw a space of the board with its city, or what is left of it, and everything over it."""
    draw_ground(canvas, box, space, words, ruins)
    if attacks_at(view, space.number):
        draw_fate(canvas, fate_box(box), view, space, words)


def fate_box(box: Box) -> Box:
    """Return the room over a city."""
    return box.top(box.h - FOOT).below(TITLE_HEIGHT).inset(12, 0)


def draw_ground(
    canvas: Canvas, box: Box, space: Space, words: Words, ruins: City | None = None
) -> None:
    """Draw a space with its city and nobody over it."""
    theme = canvas.theme
    canvas.panel(box, theme.card, radius=RADIUS)
    sky = box.top(box.h - FOOT)
    if space.city is not None:
        canvas.fill(sky, sprites.city, theme, space.city, radius=RADIUS)
    elif ruins is not None:
        canvas.fill(sky, sprites.ruins, theme, ruins, radius=RADIUS)
    else:
        canvas.panel(box.inset(4), theme.well, radius=RADIUS - 4)
    head = sky.inset(16, 12).top(NUMBER)
    canvas.panel(head.left(NUMBER), theme.accent, radius=NUMBER // 2)
    canvas.text(head.left(NUMBER), str(space.number), COUNT, theme.sky, "center")
    title = head.after(NUMBER + 14)
    if space.claimed_by is not None:
        _draw_claim(canvas, title.end(CLAIM), space.claimed_by)
        title = title.before(CLAIM + 8)
    empty = words(say("tremble-board-empty"))
    if ruins is not None:
        canvas.text(title.top(46), ruins.name, NAME, theme.muted)
        canvas.text(box.below(box.h - FOOT).inset(18, 6), empty, TEXT, theme.muted)
    elif space.city is None:
        canvas.text(title, empty, TEXT, theme.muted)
    else:
        _draw_title(canvas, title, space.city, words)
        _draw_worth(canvas, box.below(box.h - FOOT).inset(18, 6), space.city, words)


def _draw_title(canvas: Canvas, box: Box, city: City, words: Words) -> None:
    theme = canvas.theme
    canvas.text(box.top(46), city.name, NAME, theme.ink)
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


def _draw_claim(canvas: Canvas, box: Box, seat: Seat) -> None:
    """Draw the city card beside the emblem of whoever has taken it."""
    canvas.stamp(icons.card, box.left(box.h).inset(8), canvas.theme.accent)
    emblem(canvas, box.end(box.h - 8).inset(0, 4), seat)


def _draw_worth(canvas: Canvas, line: Box, city: City, words: Words) -> None:
    theme = canvas.theme
    text = words(say("tremble-board-raid", humans=city.raid))
    canvas.text(line.left(RAID), text, VALUE, theme.ink)
    line = line.after(RAID + 12)
    for _ in range(city.difficulty):
        army_card(canvas, line.end(ARMY_CARD).inset(0, 5), theme.ink)
        line = line.before(ARMY_CARD + 4)
    text = words(say("tremble-board-catch", humans=city.catch))
    canvas.text(line.before(6), text, VALUE, theme.accent, "right")
