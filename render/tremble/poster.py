"""The poster of a lobby: the mothership over a city by night, and who is aboard."""

from engine.core.asks import Seat
from engine.core.words import say
from render.boxes import Box
from render.canvas import Canvas, Style
from render.gathering import Gathering
from render.picture import Picture
from render.theme import USUAL, Look, blend
from render.tremble import icons, sprites
from render.tremble.alt import poster_alt
from render.tremble.horizon import horizon
from render.tremble.parts import AMOUNT, drawn_name, emblem
from render.tremble.poster_words import is_closed, mark_of, state_of
from render.type import Face
from render.words import Words

WIDTH, HEIGHT = 1200, 800
MARGIN = 28
CITY = 590  # how far down the city reaches
TITLE_TOP, TITLE_HEIGHT = 22, 170
SHIP = Box(310, 186, 580, 213)
BEAM = Box(460, 336, 280, 236)
LIGHT = (94, 190, 255)  # of the beam, as of the glass above it
LIFTED = ((-34, 400, 30), (40, 432, 36), (-62, 478, 42), (72, 512, 50))  # from the middle
SEATS_TOP, SEATS_HEIGHT = 530, 180
SEAT_GAP = 16
WIDEST_SEAT = 300
EMBLEM = 82
SHARE = 0.55  # of an empty seat
FOOT = 64
HUGE = Style(Face.DISPLAY, 142, 60)
NAMED = Style(Face.DISPLAY, 36, 22)
MARK = Style(Face.TEXT, 25, 20)


def poster(gathering: Gathering, words: Words, look: Look = USUAL) -> Picture:
    """Draw who gathers for a game."""
    canvas = draw_poster(gathering, words, look)
    picture = canvas.png(sprites.inks(look.theme))
    return Picture(picture, poster_alt(gathering, words), "lobby.png")


def draw_poster(gathering: Gathering, words: Words, look: Look = USUAL) -> Canvas:
    """Draw the sky and what comes from it, then the seats below."""
    canvas = Canvas(WIDTH, HEIGHT, look, sprites.backdrop)
    theme = canvas.theme
    canvas.panel(canvas.box, theme.street, radius=0)
    canvas.fill(canvas.box.top(CITY), horizon, theme, gathering.number)
    canvas.fill(BEAM, sprites.beam, LIGHT)
    canvas.fill(SHIP, sprites.mothership, theme.metal, 10)
    canvas.soften(canvas.box.top(CITY), sprites.inks(theme))
    for x, bottom, size in LIFTED:
        place = Box(WIDTH // 2 + x - size // 2, bottom - size, size, size)
        canvas.stamp(icons.human, place, theme.ink)
    title = canvas.box.inset(MARGIN, 0).below(TITLE_TOP).top(TITLE_HEIGHT)
    canvas.text(title, words(say("tremble-poster-title")), HUGE, theme.ink, "center")
    _draw_seats(canvas, gathering, words)
    foot = canvas.box.below(HEIGHT - FOOT - 16).top(FOOT).inset(MARGIN, 0)
    pace = words(say("tremble-poster-pace", pace=gathering.pace))
    canvas.text(foot.left(foot.w // 2), pace, AMOUNT, theme.ink)
    canvas.text(foot.end(foot.w // 2), words(state_of(gathering)), AMOUNT, theme.accent, "right")
    return canvas


def _draw_seats(canvas: Canvas, gathering: Gathering, words: Words) -> None:
    """Draw all seats side by side; nobody comes any more once the game has begun."""
    closed = is_closed(gathering)
    count = len(gathering.guests) if closed else max(gathering.most, len(gathering.guests))
    row = Box(0, SEATS_TOP, WIDTH, SEATS_HEIGHT).inset(MARGIN, 0)
    row = row.inset(max(0, row.w - count * (WIDEST_SEAT + SEAT_GAP)) // 2, 0)
    for seat, place in enumerate(row.columns(count, SEAT_GAP)):
        if seat < len(gathering.guests):
            _draw_guest(canvas, place, gathering, seat, words)
        else:
            _draw_free(canvas, place, seat, words)


def _draw_guest(canvas: Canvas, box: Box, gathering: Gathering, seat: Seat, words: Words) -> None:
    """Draw a captain who is aboard."""
    theme, guest = canvas.theme, gathering.guests[seat]
    canvas.panel(box, theme.well, outline=sprites.captain_colour(theme, seat))
    inner = box.inset(10, 12)
    emblem(canvas, inner.top(EMBLEM), seat)
    names = tuple(each.name for each in gathering.guests)
    name = drawn_name(names, seat, words)
    mark = mark_of(guest)
    lower = inner.below(EMBLEM + 2)
    if mark is None:
        lower = lower.inset(0, 14)
    canvas.text(lower.top(44), name, NAMED, theme.ink, "center")
    if mark is not None:
        canvas.text(lower.below(41), words(mark), MARK, theme.muted, "center")


def _draw_free(canvas: Canvas, box: Box, seat: Seat, words: Words) -> None:
    """Draw the outline of a seat that waits for somebody."""
    theme = canvas.theme
    line = blend(theme.card, theme.muted, 0.5)
    canvas.panel(box, line)
    canvas.panel(box.inset(3), theme.street, radius=15)
    inner = box.inset(10, 12)
    shape = icons.EMBLEMS[seat % len(icons.EMBLEMS)]
    canvas.stamp(shape, inner.top(EMBLEM), line)
    canvas.stamp(shape, inner.top(EMBLEM).inset(4), theme.street)
    free = inner.below(EMBLEM + 2).inset(0, 14).top(44)
    canvas.text(free, words(say("tremble-poster-free")), NAMED, theme.muted, "center")
