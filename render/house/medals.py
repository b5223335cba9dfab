"""Medals on a podium: a row for each, with who has it and for what."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from engine.core.asks import Seat
from engine.core.words import Text, say
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.captains import drawn_name, letter, short_name
from render.renderers import Medal
from render.type import Face, face_for, length
from render.words import Words

GAP, MARGIN = 14, 10
LINE = 52
FACE = 92
ROOMY = 1000  # wide is a picture that has room for names beside a title
TITLE = Style(Face.BOLD, 36, 28)
NAMED = Style(Face.DISPLAY, 42, 22)
MOST_SHARING = 2  # a medal
TIGHT = 34  # names of several captains are no smaller
REASON = Style(Face.TEXT, 34, 26)


def best_medal(title: str, counts: Mapping[Seat, int], by: Callable[[int], Text]) -> Medal | None:
    """Give a medal to whoever has most, if that is anything; two share it, more are too many."""
    most = max(counts.values(), default=0)
    if most <= 0:
        return None
    seats = tuple(seat for seat in sorted(counts) if counts[seat] == most)
    if len(seats) > MOST_SHARING:
        return None
    return Medal(seats, say(title), by(most))


def medals_height(medals: Sequence[Medal], *, roomy: bool) -> int:
    """Tell how high the medals are drawn."""
    return (_row_height(roomy=roomy) + GAP) * len(medals)


def _row_height(*, roomy: bool) -> int:
    return LINE * (2 if roomy else 4) + 2 * MARGIN


def draw_medals(
    canvas: Canvas,
    box: Box,
    medals: Sequence[Medal],
    names: tuple[str, ...],
    words: Words,
    draw_captain: Callable[[Canvas, Box, Seat], None],
) -> None:
    """Draw them one below the other from the top of a place."""
    theme, roomy = canvas.theme, canvas.box.w > ROOMY
    high = _row_height(roomy=roomy)
    for number, medal in enumerate(medals):
        row = box.below(number * (high + GAP)).top(high)
        canvas.breaks.append(row.bottom + GAP // 2)
        canvas.panel(row, theme.card)
        inner = row.inset(18, MARGIN)
        for seat in medal.seats:
            draw_captain(canvas, inner.left(FACE).top(FACE), seat)
            inner = inner.after(FACE + 2 * GAP)
        title, rest = inner.top(LINE), inner.below(LINE)
        used = canvas.text(title, words(medal.title), TITLE, theme.accent)
        named, rest = (
            (title.after(used + 24), rest) if roomy else (rest.top(LINE), rest.below(LINE))
        )
        canvas.name(named, _captains(medal, names, words, named.w), NAMED, theme.ink)
        canvas.paragraph(rest, words(medal.reason), REASON, theme.muted, middle=True)


def _captains(medal: Medal, names: tuple[str, ...], words: Words, room: int) -> str:
    """Name who has a medal: where several names have no room, by the letters of their emblems."""
    whole = words.listed(drawn_name(names, seat, words) for seat in medal.seats)
    if len(medal.seats) == 1 or length(whole, face_for(whole, NAMED.face), TIGHT) <= room:
        return whole
    return words.listed(letter(seat) for seat in medal.seats)


def medals_alt(medals: Sequence[Medal], names: tuple[str, ...], words: Words) -> Iterator[str]:
    """Say who has which medal."""
    for medal in medals:
        captains = words.listed(short_name(names, seat, words) for seat in medal.seats)
        yield words(say("podium-medal", title=medal.title, captains=captains, reason=medal.reason))
