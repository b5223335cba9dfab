"""A captain in the final ranking: place, trophies, the tasks won and the debts paid."""

from engine.core.words import say
from engine.tremble.view import CaptainView
from render.boxes import Box
from render.canvas import Canvas, Style
from render.tremble import icons
from render.tremble.board_tasks import draw_sign
from render.tremble.course import Course
from render.tremble.parts import BIG, NAME, TEXT, drawn_name, emblem, labelled
from render.type import Face
from render.words import Words

ROW_HEIGHT = 122
LINE = 54
RANK = 62
EMBLEM = 80
HUMANS = 268
SIGN = 36
COUNTED, COUNT_WIDTH = 80, 36
COUNT = Style(Face.BOLD, 30, 22)
PLACE = Style(Face.DISPLAY, 62, 40)
AWARD = Style(Face.BOLD, 28, 22)


def draw_row(
    canvas: Canvas,
    box: Box,
    rank: int,
    captain: CaptainView,
    course: Course,
    names: tuple[str, ...],
    words: Words,
) -> None:
    """Draw a line of the ranking; winners get a frame."""
    theme = canvas.theme
    canvas.panel(box, theme.card, outline=theme.accent if rank == 1 else None)
    inner = box.inset(18, 8)
    ink = theme.accent if rank == 1 else theme.ink
    canvas.text(inner.left(RANK), str(rank), PLACE, ink, "center")
    emblem(canvas, inner.after(RANK + 6).left(EMBLEM), captain.seat)
    right = inner.after(RANK + EMBLEM + 24)
    upper, lower = right.top(LINE), right.below(LINE - 2)
    title = _draw_trophies(canvas, upper.before(HUMANS), captain, course).before(12)
    canvas.text(title, drawn_name(names, captain.seat, words), NAME, theme.ink)
    amount = theme.danger if captain.humans < 0 else theme.ink
    told = words.number(captain.humans)
    labelled(canvas, upper.end(HUMANS), icons.human, told, BIG, amount, align="right")
    _draw_ending(canvas, lower, captain, course, words)


def _draw_trophies(canvas: Canvas, box: Box, captain: CaptainView, course: Course) -> Box:
    """Draw all trophies, then how many counted for each task; return the room before them."""
    theme = canvas.theme
    won = [task for task, _ in course.awards(captain.seat)]
    rest = box.end(COUNTED * (1 + len(course.scored)))
    room = box.before(rest.w)
    canvas.stamp(icons.star, rest.left(SIGN), theme.ink)
    canvas.text(
        rest.after(SIGN + 4).left(COUNT_WIDTH), str(len(captain.trophies)), COUNT, theme.ink
    )
    for scored in course.scored:
        rest = rest.after(COUNTED)
        ink = theme.accent if scored.task in won else theme.muted
        draw_sign(canvas, rest.left(SIGN), scored.task, ink)
        count = str(scored.counts[captain.seat])
        canvas.text(rest.after(SIGN + 4).left(COUNT_WIDTH), count, COUNT, ink)
    return room


def _draw_ending(
    canvas: Canvas, box: Box, captain: CaptainView, course: Course, words: Words
) -> None:
    """Draw what each task won brought, and at the right what the debts took."""
    theme, owed = canvas.theme, course.debts(captain.seat)
    awards = course.awards(captain.seat)
    if owed:
        told = words.number(-owed)
        place = box.end(HUMANS)
        labelled(canvas, place, icons.coin, told, AWARD, theme.danger, align="right")
    room = box.before(HUMANS if owed else 0)
    if not awards:
        canvas.text(room, words(say("tremble-podium-none")), TEXT, theme.muted)
    for place, (task, humans) in zip(room.columns(max(4, len(awards)), 6), awards, strict=False):
        draw_sign(canvas, place.left(SIGN), task)
        canvas.text(place.after(SIGN + 6), f"+{words.number(humans)}", AWARD, theme.good)
