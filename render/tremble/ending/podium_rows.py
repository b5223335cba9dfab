"""A captain in the final ranking: place, humans, debts, trophies, what each task brought."""

from engine.core.asks import Seat
from engine.core.words import say
from engine.tremble.table.view import CaptainView
from render.art.faces import Mood
from render.boxes import Box
from render.canvas import Canvas
from render.house.captains import drawn_name
from render.invasion.ending.podium_rows import (
    AWARD,
    COUNT,
    LINE,
    MARGIN,
    NAMED,
    ROW_HEIGHT,
    SIGN,
    TROPHIES,
    draw_rank,
    draw_sums,
    draw_trophies,
)
from render.tremble.boards.board_tasks import draw_sign
from render.tremble.parts.course import Course
from render.words import Words

APART = 10  # stand the tasks
COLUMNS = 3


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
    """Draw a captain: the name, the sums, then the tasks over the whole width."""
    right = draw_rank(canvas, box.top(ROW_HEIGHT), rank, captain.seat, mood, high=box.h)
    name = drawn_name(names, captain.seat, words)
    canvas.name(right.top(LINE), name, NAMED, canvas.theme.ink)
    sums = right.below(LINE).top(LINE)
    draw_trophies(canvas, sums.left(TROPHIES), len(captain.trophies))
    draw_sums(canvas, sums, captain.humans, course.debts(captain.seat), words)
    rest = box.inset(18, MARGIN).below(2 * LINE)
    _draw_tasks(canvas, rest, captain.seat, course, words)


def row_height(course: Course) -> int:
    """Return how high a captain is drawn."""
    return LINE * (2 + _task_lines(course)) + 2 * MARGIN


def _task_lines(course: Course) -> int:
    return -(-len(course.scored) // COLUMNS)


def _draw_tasks(canvas: Canvas, box: Box, seat: Seat, course: Course, words: Words) -> None:
    """Draw how many trophies counted for each task, and what that brought: always in one order."""
    theme, won = canvas.theme, dict(course.awards(seat))
    lines = [_line(box, number) for number in range(_task_lines(course))]
    places = [place for line in lines for place in line.columns(COLUMNS, APART)]
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
