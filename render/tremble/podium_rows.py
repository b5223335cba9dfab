"""A captain in the final ranking: place, humans, debts, trophies, what each task brought."""

from engine.core.asks import Seat
from engine.core.words import say
from engine.tremble.table.view import CaptainView
from render.art.faces import Mood
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.captains import drawn_name
from render.invasion import icons
from render.invasion.parts import BIG, NAME, labelled, portrait
from render.tremble.board_tasks import draw_sign
from render.tremble.course import Course
from render.type import Face
from render.words import Words

LINE = 54
MARGIN = 8
ROW_HEIGHT = 2 * (LINE + MARGIN)
RANK = 62
EMBLEM = 88
HUMANS, DEBTS, TROPHIES = 268, 230, 92  # wide
SIGN = 36
APART = 10  # stand the tasks
LEAST_COLUMNS, LARGE_COLUMNS = 4, 3
COUNT = Style(Face.BOLD, 30, 22)
PLACE = Style(Face.DISPLAY, 62, 40)
AWARD = Style(Face.BOLD, 28, 20)
NAMED = Style(Face.DISPLAY, 44, 20)


def draw_row(
    canvas: Canvas,
    box: Box,
    rank: int,
    captain: CaptainView,
    mood: Mood,
    course: Course,
    names: tuple[str, ...],
    words: Words,
) -> None:
    """Draw a captain in two lines, the tasks below the name."""
    right = _draw_rank(canvas, box, rank, captain.seat, mood)
    upper, lower = right.top(LINE), right.below(LINE)
    name = drawn_name(names, captain.seat, words)
    rest = _draw_sums(canvas, upper, captain, course, words)
    _draw_trophies(canvas, rest.end(TROPHIES), captain)
    canvas.name(rest.before(TROPHIES + 20), name, NAMED, canvas.theme.ink)
    _draw_tasks(canvas, lower, captain.seat, course, words, max(LEAST_COLUMNS, len(course.scored)))


def large_row_height(course: Course) -> int:
    """Return how high a captain is drawn in large print."""
    return LINE * (2 + _large_lines(course)) + 2 * MARGIN


def draw_large_row(
    canvas: Canvas,
    box: Box,
    rank: int,
    captain: CaptainView,
    mood: Mood,
    course: Course,
    names: tuple[str, ...],
    words: Words,
) -> None:
    """Draw a captain in large print: the name, the sums, then the tasks over the whole width."""
    right = _draw_rank(canvas, box.top(2 * (LINE + MARGIN)), rank, captain.seat, mood, high=box.h)
    name = drawn_name(names, captain.seat, words)
    canvas.name(right.top(LINE), name, NAME, canvas.theme.ink)
    sums = right.below(LINE).top(LINE)
    _draw_trophies(canvas, sums.left(TROPHIES), captain)
    _draw_sums(canvas, sums, captain, course, words)
    rest = box.inset(18, MARGIN).below(2 * LINE)
    _draw_tasks(canvas, rest, captain.seat, course, words, LARGE_COLUMNS)


def _large_lines(course: Course) -> int:
    return -(-len(course.scored) // LARGE_COLUMNS)


def _draw_rank(canvas: Canvas, box: Box, rank: int, seat: Seat, mood: Mood, high: int = 0) -> Box:
    """Draw the card, with a frame for winners, place and emblem; return what is left beside."""
    theme, won = canvas.theme, rank == 1
    card = box.top(high or box.h)
    canvas.panel(card, theme.card, outline=theme.accent if won else None)
    inner = box.inset(18, MARGIN)
    ink = theme.accent if won else theme.ink
    canvas.text(inner.left(RANK), str(rank), PLACE, ink, "center")
    portrait(canvas, inner.after(RANK + 6).left(EMBLEM), seat, mood)
    return inner.after(RANK + EMBLEM + 24)


def _draw_sums(canvas: Canvas, box: Box, captain: CaptainView, course: Course, words: Words) -> Box:
    """Draw humans at the right, and before them what debts took; return what is left."""
    theme, owed = canvas.theme, course.debts(captain.seat)
    amount = theme.danger if captain.humans < 0 else theme.ink
    told = words.number(captain.humans)
    labelled(canvas, box.end(HUMANS), icons.human, told, BIG, amount, align="right")
    rest = box.before(HUMANS)
    if owed:
        told = words(say("tremble-podium-repaid", humans=-owed))
        canvas.text(rest.end(DEBTS), told, AWARD, theme.danger, "right")
    return rest.before(DEBTS) if course.paid else rest


def _draw_trophies(canvas: Canvas, box: Box, captain: CaptainView) -> None:
    canvas.stamp(icons.star, box.left(SIGN), canvas.theme.ink)
    canvas.text(box.after(SIGN + 6), str(len(captain.trophies)), COUNT, canvas.theme.ink)


def _draw_tasks(
    canvas: Canvas, box: Box, seat: Seat, course: Course, words: Words, columns: int
) -> None:
    """Draw how many trophies counted for each task, and what that brought: always in one order."""
    theme, won = canvas.theme, dict(course.awards(seat))
    lines = [_line(box, number) for number in range(-(-len(course.scored) // columns))]
    places = [place for line in lines for place in line.columns(columns, APART)]
    for scored, place in zip(course.scored, places, strict=False):
        humans = won.get(scored.task)
        ink = theme.muted if humans is None else theme.accent
        draw_sign(canvas, place.left(SIGN), scored.task, ink)
        rest = place.after(SIGN + 4)
        used = canvas.text(rest.left(44), str(scored.counts[seat]), COUNT, ink)
        if humans is not None:
            award = words(say("invasion-plus", plus=humans))
            canvas.text(rest.after(used + 6), award, AWARD, theme.good)


def _line(box: Box, number: int) -> Box:
    return box.below(number * LINE).top(LINE)
