"""The poster of a lobby: the mothership over a city by night, and who is aboard."""

from typing import NamedTuple

from engine.core.asks import Seat
from engine.core.words import say
from render.boxes import Box
from render.canvas import Align, Canvas, Style
from render.gathering import Gathering
from render.picture import Picture
from render.theme import USUAL, Look, blend, grown
from render.tremble import icons, sprites
from render.tremble.alt import poster_alt
from render.tremble.horizon import horizon
from render.tremble.parts import AMOUNT, drawn_name, emblem
from render.tremble.poster_words import is_closed, mark_of, state_of
from render.type import Face
from render.words import Words

WIDTH, HEIGHT = 1200, 832
LARGE_WIDTH = 900
MARGIN = 28
CITY = 590  # how far down the city reaches
TITLE_TOP, TITLE_HEIGHT = 22, 170
SHIP_TOP, SHIP_WIDTH, SHIP_HEIGHT = 186, 580, 213
BEAM_TOP, BEAM_WIDTH, BEAM_HEIGHT = 336, 280, 236
LIGHT = (94, 190, 255)  # of the beam, as of the glass above it
LIFTED = ((-34, 400, 30), (40, 432, 36), (-62, 478, 42), (72, 512, 50))  # from the middle
SEATS_TOP, SEATS_HEIGHT = 530, 212
SEAT_GAP = 16
LARGE_SEAT = 112  # high
WIDEST_SEAT = 300
EMBLEM = 76
FOOT = 64
HUGE = Style(Face.DISPLAY, 142, 60)


class Print(NamedTuple):
    """How a seat is set: the name, what there is to know below it, and where they stand."""

    name: Style
    mark: Style
    line: int  # high is the mark
    align: Align


SEATED = Print(Style(Face.DISPLAY, 38, 20), Style(Face.TEXT, 25, 20), 34, "center")
SEATED_LARGE = Print(Style(Face.DISPLAY, 46, 22), Style(Face.TEXT, 30, 22), 40, "left")
MOST_LINES = 3  # of a name


def poster(gathering: Gathering, words: Words, look: Look = USUAL) -> Picture:
    """Draw who gathers for a game."""
    canvas = draw_poster(gathering, words, look)
    picture = canvas.png(sprites.inks(look.theme))
    return Picture(picture, poster_alt(gathering, words), "lobby.png")


def draw_poster(gathering: Gathering, words: Words, look: Look = USUAL) -> Canvas:
    """Draw the sky and what comes from it, then the seats below."""
    if look.large:
        return _draw_large(gathering, words, look)
    canvas = Canvas(WIDTH, HEIGHT, look, sprites.backdrop)
    _draw_sky(canvas, gathering, words)
    count = _seats(gathering)
    row = Box(0, SEATS_TOP, WIDTH, SEATS_HEIGHT).inset(MARGIN, 0)
    row = row.inset(max(0, row.w - count * (WIDEST_SEAT + SEAT_GAP)) // 2, 0)
    for seat, place in enumerate(row.columns(count, SEAT_GAP)):
        _draw_seat(canvas, place, gathering, seat, words)
    foot = canvas.box.below(HEIGHT - FOOT - 16).top(FOOT).inset(MARGIN, 0)
    half = foot.w // 2
    _draw_foot(canvas, foot.left(half), foot.end(half), gathering, words)
    return canvas


def _draw_large(gathering: Gathering, words: Words, look: Look) -> Canvas:
    """Draw the same in large print: the seats one below the other."""
    count = _seats(gathering)
    high = SEATS_TOP + count * (LARGE_SEAT + SEAT_GAP) + 2 * FOOT + SEAT_GAP
    canvas = Canvas(LARGE_WIDTH, high, grown(look), sprites.backdrop)
    _draw_sky(canvas, gathering, words)
    rest = canvas.box.below(SEATS_TOP).inset(MARGIN, 0)
    for seat in range(count):
        _draw_seat(canvas, rest.top(LARGE_SEAT), gathering, seat, words)
        rest = rest.below(LARGE_SEAT + SEAT_GAP)
    _draw_foot(canvas, rest.top(FOOT), rest.below(FOOT).top(FOOT), gathering, words)
    return canvas


def _seats(gathering: Gathering) -> int:
    """Tell how many seats are shown; nobody comes any more once the game has begun."""
    guests = len(gathering.guests)
    return guests if is_closed(gathering) else max(gathering.most, guests)


def _draw_sky(canvas: Canvas, gathering: Gathering, words: Words) -> None:
    """Draw the title over the mothership, and what it lifts from a city."""
    theme, middle = canvas.theme, canvas.box.w // 2
    canvas.panel(canvas.box, theme.street, radius=0)
    canvas.fill(canvas.box.top(CITY), horizon, theme, gathering.number)
    beam = Box(middle - BEAM_WIDTH // 2, BEAM_TOP, BEAM_WIDTH, BEAM_HEIGHT)
    canvas.fill(beam, sprites.beam, LIGHT)
    ship = Box(middle - SHIP_WIDTH // 2, SHIP_TOP, SHIP_WIDTH, SHIP_HEIGHT)
    canvas.fill(ship, sprites.mothership, theme.metal, 10)
    canvas.soften(canvas.box.top(CITY), sprites.inks(theme))
    for x, bottom, size in LIFTED:
        place = Box(middle + x - size // 2, bottom - size, size, size)
        canvas.stamp(icons.human, place, theme.ink)
    title = canvas.box.inset(MARGIN, 0).below(TITLE_TOP).top(TITLE_HEIGHT)
    canvas.text(title, words(say("tremble-poster-title")), HUGE, theme.ink, "center")


def _draw_foot(canvas: Canvas, left: Box, right: Box, gathering: Gathering, words: Words) -> None:
    """Say how fast it goes, and how many are aboard."""
    theme = canvas.theme
    pace = words(say("tremble-poster-pace", pace=gathering.pace))
    canvas.text(left, pace, AMOUNT, theme.ink)
    canvas.text(right, words(state_of(gathering)), AMOUNT, theme.accent, "right")


def _draw_seat(canvas: Canvas, box: Box, gathering: Gathering, seat: Seat, words: Words) -> None:
    """Draw who sits there, or that anybody may."""
    if seat < len(gathering.guests):
        _draw_guest(canvas, box, gathering, seat, words)
    else:
        _draw_free(canvas, box, seat, words)


def _draw_guest(canvas: Canvas, box: Box, gathering: Gathering, seat: Seat, words: Words) -> None:
    """Draw a captain who is aboard."""
    theme, guest = canvas.theme, gathering.guests[seat]
    canvas.panel(box, theme.well, outline=sprites.captain_colour(theme, seat))
    token, rest, set_as = _parted(box)
    emblem(canvas, token, seat)
    names = tuple(each.name for each in gathering.guests)
    name, mark = drawn_name(names, seat, words), mark_of(guest)
    title = rest if mark is None else rest.top(rest.h - set_as.line)
    canvas.name(title, name, set_as.name, theme.ink, set_as.align, MOST_LINES)
    if mark is not None:
        canvas.text(rest.below(title.h), words(mark), set_as.mark, theme.muted, set_as.align)


def _draw_free(canvas: Canvas, box: Box, seat: Seat, words: Words) -> None:
    """Draw the outline of a seat that waits for somebody."""
    theme = canvas.theme
    line = blend(theme.card, theme.muted, 0.5)
    canvas.panel(box, line)
    canvas.panel(box.inset(3), theme.street, radius=15)
    token, rest, set_as = _parted(box)
    shape = icons.EMBLEMS[seat % len(icons.EMBLEMS)]
    canvas.stamp(shape, token, line)
    canvas.stamp(shape, token.inset(4), theme.street)
    free = words(say("tremble-poster-free"))
    canvas.text(rest, free, set_as.name, theme.muted, set_as.align)


def _parted(box: Box) -> tuple[Box, Box, Print]:
    """Divide a seat: the emblem, the room below or beside it, and how that is set."""
    inner = box.inset(10, 12)
    if box.h == LARGE_SEAT:
        return inner.left(EMBLEM + 16), inner.after(EMBLEM + 30), SEATED_LARGE
    return inner.top(EMBLEM), inner.below(EMBLEM + 2), SEATED
