"""The poster of a lobby: who is in, below what the game brings."""

from collections.abc import Callable
from typing import NamedTuple

from engine.core.asks import Seat
from engine.core.words import Text, say
from render.boxes import Box
from render.canvas import Canvas, Style
from render.gathering import Gathering, Guest
from render.house.captains import drawn_name, letter, short_name
from render.house.emblems import EMBLEMS, captain_colour
from render.house.scenery import HOUSE, Scenery
from render.picture import Caption, Picture
from render.theme import USUAL, Look, blend, grown
from render.type import Face
from render.words import Words

WIDTH, LARGE_WIDTH = 1200, 900
MARGIN = 28
SEATS_TOP, SEAT_HEIGHT, SEAT_GAP = 530, 156, 16
EMBLEM = 100
MARK = 44  # high is what there is to know of a guest
FOOT = 64
AMOUNT = Style(Face.BOLD, 36, 34)
HUGE = Style(Face.DISPLAY, 142, 60)
NAMED, MARKED = Style(Face.DISPLAY, 46, 34), Style(Face.TEXT, 34, 34)
MOST_LINES = 3  # of a name


class PosterArt(NamedTuple):
    """What a game brings to its poster."""

    scenery: Scenery
    draw_sky: Callable[[Canvas, Gathering, Words], None]
    """Draws what stands over the seats, down to `SEATS_TOP`."""
    begun: Text = say("poster-begun")
    about: str = "poster-alt"
    """The key of the sentence with which the alternative text begins."""


def plain_art(title: Callable[[Words], str]) -> PosterArt:
    """Make the art of a game that brings none: its title under the stars."""

    def draw_title(canvas: Canvas, _gathering: Gathering, words: Words) -> None:
        sky = canvas.box.top(SEATS_TOP).inset(MARGIN, SEATS_TOP // 4)
        canvas.name(sky, title(words), HUGE, canvas.theme.ink, "center", MOST_LINES)

    return PosterArt(HOUSE, draw_title)


def poster(gathering: Gathering, words: Words, art: PosterArt, look: Look = USUAL) -> Picture:
    """Draw who gathers for a game."""
    canvas = draw_poster(gathering, words, art, look)
    told = poster_alt(gathering, state_of(gathering, art.begun), art.about, words)
    return canvas.picture(art.scenery.inks(look.theme), Caption(told, "lobby.png", words))


def draw_poster(gathering: Gathering, words: Words, art: PosterArt, look: Look = USUAL) -> Canvas:
    """Draw the sky and what comes from it, then the seats below, in large print one by one.

    A cover has nothing but the sky.
    """
    width, across, drawn = (LARGE_WIDTH, 1, grown(look)) if look.large else (WIDTH, 2, look)
    count, lines = _seats(gathering), 3 - across  # of the foot
    if gathering.is_cover:
        cover = Canvas(width, SEATS_TOP, drawn, art.scenery.backdrop)
        art.draw_sky(cover, gathering, words)
        return cover
    foot = SEATS_TOP + -(-count // across) * (SEAT_HEIGHT + SEAT_GAP)
    canvas = Canvas(width, foot + lines * FOOT + SEAT_GAP, drawn, art.scenery.backdrop)
    art.draw_sky(canvas, gathering, words)
    inner = canvas.box.inset(MARGIN, 0)
    for seat in range(count):
        row, column = divmod(seat, across)
        line = inner.below(SEATS_TOP + row * (SEAT_HEIGHT + SEAT_GAP)).top(SEAT_HEIGHT)
        canvas.breaks.append(line.y - SEAT_GAP // 2)
        alone = seat + across == count + 1 and not column  # and in the middle
        place = line.inset(line.w // 4, 0) if alone else line.columns(across, SEAT_GAP)[column]
        _draw_seat(canvas, place, gathering, seat, words, art)
    left, right = inner.below(foot).top(FOOT), inner.below(foot + (lines - 1) * FOOT).top(FOOT)
    if lines == 1:
        left, right = left.columns(2, SEAT_GAP)
    _draw_foot(canvas, left, right, gathering, words, art)
    return canvas


def _seats(gathering: Gathering) -> int:
    """Tell how many seats are shown; nobody comes any more once the game has begun."""
    guests = len(gathering.guests)
    return guests if is_closed(gathering) else max(gathering.most, guests)


def _draw_foot(
    canvas: Canvas, left: Box, right: Box, gathering: Gathering, words: Words, art: PosterArt
) -> None:
    """Say how fast it goes, and how many are in."""
    theme = canvas.theme
    pace = words(say("poster-pace", pace=gathering.pace))
    canvas.text(left, pace, AMOUNT, theme.ink)
    canvas.text(right, words(state_of(gathering, art.begun)), AMOUNT, theme.accent, "right")


def _draw_seat(
    canvas: Canvas, box: Box, gathering: Gathering, seat: Seat, words: Words, art: PosterArt
) -> None:
    """Draw who sits there, or that anybody may."""
    if seat < len(gathering.guests):
        _draw_guest(canvas, box, gathering, seat, words, art)
    else:
        _draw_free(canvas, box, seat, words)


def _draw_guest(
    canvas: Canvas, box: Box, gathering: Gathering, seat: Seat, words: Words, art: PosterArt
) -> None:
    """Draw a captain who is in."""
    theme, guest = canvas.theme, gathering.guests[seat]
    canvas.panel(box, theme.well, outline=captain_colour(theme, seat))
    token, rest = _parted(box)
    art.scenery.draw_captain(canvas, token, seat)
    names = tuple(each.name for each in gathering.guests)
    name, mark = drawn_name(names, seat, words), mark_of(guest)
    title = rest if mark is None else rest.top(rest.h - MARK)
    canvas.name(title, name, NAMED, theme.ink, most=MOST_LINES)
    if mark is not None:
        canvas.text(rest.below(title.h), words(mark), MARKED, theme.muted)


def _draw_free(canvas: Canvas, box: Box, seat: Seat, words: Words) -> None:
    """Draw the outline of a seat that waits for somebody."""
    theme = canvas.theme
    line = blend(theme.card, theme.muted, 0.5)
    canvas.panel(box, line)
    canvas.panel(box.inset(3), theme.street, radius=15)
    token, rest = _parted(box)
    shape = EMBLEMS[seat % len(EMBLEMS)]
    canvas.stamp(shape, token, line)
    canvas.stamp(shape, token.inset(4), theme.street)
    canvas.text(rest, words(say("poster-free")), NAMED, theme.muted)


def _parted(box: Box) -> tuple[Box, Box]:
    """Divide a seat: the emblem, and the room beside it."""
    inner = box.inset(10, 12)
    return inner.left(EMBLEM + 16), inner.after(EMBLEM + 30)


def is_closed(gathering: Gathering) -> bool:
    """Tell whether nobody can come any more."""
    return gathering.begun or gathering.cancelled


def state_of(gathering: Gathering, begun: Text) -> Text:
    """Say how many are in, or what became of the game."""
    if gathering.cancelled:
        return say("poster-cancelled")
    if gathering.begun:
        return begun
    return say("poster-open", joined=len(gathering.guests), seats=gathering.most)


def mark_of(guest: Guest) -> Text | None:
    """Say what there is to know of a guest."""
    if guest.strength is not None:
        return say("poster-computer", strength=guest.strength)
    if not guest.ready:
        return say("poster-unready")
    return say("poster-host") if guest.host else None


def poster_alt(gathering: Gathering, state: Text, about: str, words: Words) -> list[str]:
    """Say who gathers for a game, and how fast it will be; `about` is the key of a sentence."""
    pace = say("poster-pace", pace=gathering.pace)
    told = [say(about, number=gathering.number, state=state, pace=pace)]
    names = tuple(guest.name for guest in gathering.guests)
    for seat, guest in enumerate(gathering.guests):
        captain, mark = short_name(names, seat, words), mark_of(guest)
        told.append(
            say("poster-alt-guest-plain", letter=letter(seat), captain=captain)
            if mark is None
            else say("poster-alt-guest", letter=letter(seat), captain=captain, mark=mark)
        )
    if not is_closed(gathering) and len(gathering.guests) < gathering.most:
        told.append(say("poster-alt-free", count=gathering.most - len(gathering.guests)))
    return [words(text) for text in told]
