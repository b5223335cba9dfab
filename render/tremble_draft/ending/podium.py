"""The end of a game: winners lifted up, everybody's place, tasks met and missed, the course."""

from functools import partial

from engine.core.words import Text, Value, say
from engine.tremble_draft.cards.terms import task_text
from engine.tremble_draft.table.view import CaptainView, TaskResult
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.captains import drawn_name
from render.invasion.ending.podium import PodiumRow
from render.invasion.ending.podium import draw_podium as draw_scene
from render.invasion.ending.podium_rows import (
    LINE,
    MARGIN,
    NAMED,
    ROW_HEIGHT,
    TROPHIES,
    draw_rank,
    draw_sums,
    draw_trophies,
)
from render.invasion.fights.moods import mood_of
from render.invasion.kinds import Podiums
from render.invasion.parts import icons
from render.invasion.texts import alt
from render.theme import USUAL, Look
from render.tremble_draft.parts.course import Finale, finale_of
from render.type import Face
from render.words import Words

TASK, LARGE_TASK = 86, 100  # high
LINES = 3  # of a task
SIGN = 40
STAKE = 170  # wide
TOLD = Style(Face.TEXT, 34, 26)
BROUGHT = Style(Face.BOLD, 34, 26)


def draw_podium(finale: Finale, names: tuple[str, ...], words: Words, look: Look = USUAL) -> Canvas:
    """Draw the end part by part, from top to bottom."""
    high = LARGE_TASK if look.large else TASK
    rows = [
        PodiumRow(
            max(ROW_HEIGHT, 2 * (MARGIN + LINE) + high * len(captain.tasks)),
            partial(
                _draw_row,
                rank=rank,
                captain=captain,
                finale=finale,
                name=drawn_name(names, captain.seat, words),
                words=words,
                large=look.large,
            ),
        )
        for rank, captain in finale.view.places
    ]
    return draw_scene(finale.view, finale.humans, rows, finale.medals, names, words, look)


def _draw_row(
    canvas: Canvas,
    box: Box,
    rank: int,
    captain: CaptainView,
    finale: Finale,
    name: str,
    words: Words,
    *,
    large: bool,
) -> None:
    """Draw a captain: name and sums in a line, large in two, and each task in one of its own."""
    mood, seat = mood_of(finale.view, captain.seat), captain.seat
    right = draw_rank(canvas, box.top(ROW_HEIGHT), rank, seat, mood, high=box.h)
    first = right.top(LINE)
    second = right.below(LINE).top(LINE)
    draw_sums(canvas, second, captain.humans, finale.repaid[seat], words)
    draw_trophies(canvas, second.left(TROPHIES), len(captain.trophies))
    canvas.name(first, name, NAMED, canvas.theme.ink)
    line = Box(right.x, second.bottom, right.w, LARGE_TASK if large else TASK)
    for result in captain.tasks:
        _draw_result(canvas, line, result, words)
        line = line._replace(y=line.bottom)


def _draw_result(canvas: Canvas, box: Box, result: TaskResult, words: Words) -> None:
    """Draw a task, whether it was met, and what it brought or cost."""
    theme, task = canvas.theme, result.task
    ink = theme.good if result.met else theme.danger
    canvas.stamp(icons.star if result.met else icons.slash, box.left(SIGN).inset(2), ink)
    brought = (
        words(say("invasion-plus", plus=task.bonus)) if result.met else words.number(-task.penalty)
    )
    canvas.text(box.end(STAKE), brought, BROUGHT, ink, "right")
    told = box.after(SIGN + 12).before(STAKE + 12)
    ink = theme.ink if result.met else theme.muted
    canvas.name(told, words(task_text(task)), TOLD, ink, most=LINES)


def podium_alt(finale: Finale, names: tuple[str, ...], words: Words) -> list[str]:
    """Say what the podium shows."""

    def place(captain: CaptainView, about: dict[str, Value]) -> Text:
        met, tasks = sum(each.met for each in captain.tasks), len(captain.tasks)
        return say("tremble-draft-picture-alt-place", **about, met=met, tasks=tasks)

    return alt.podium_alt(finale.view, finale.humans, place, finale.medals, names, words)


PODIUMS = Podiums(Finale, finale_of, draw_podium, podium_alt)
