"""A captain on the board: name, tank and humans, squad, what else there is, and a lane."""

from typing import NamedTuple

from engine.tremble_draft.cards.cards import City
from engine.tremble_draft.table.view import CREDIT_DUE, CaptainView
from render.art.faces import Mood
from render.boxes import Box
from render.canvas import Canvas
from render.house.captains import drawn_name, least_size
from render.invasion.boards.board_track import Lane
from render.invasion.boards.captain_rows import (
    HUMANS,
    IN_FIGHTS,
    LINE,
    SQUAD,
    Fact,
    draw_change,
    draw_facts,
    draw_frame,
    draw_humans,
    draw_squad,
    owes_fact,
    trophies_fact,
)
from render.invasion.parts.parts import NAME
from render.tremble_draft.parts.tanks import draw_tank
from render.words import Words

TANK = 240  # wide
GAP = 20


class Row(NamedTuple):
    """What a row tells of a captain."""

    captain: CaptainView
    mood: Mood
    came: int  # humans since the last picture
    new: tuple[City, ...]  # trophies since then
    lane: Lane
    won: bool


def draw_captain(
    canvas: Canvas, box: Box, row: Row, lines: int, names: tuple[str, ...], words: Words
) -> None:
    """Draw a captain in two lines; in more, facts have one of their own, and maybe the tank."""
    captain, roomy = row.captain, lines > IN_FIGHTS + 1
    rest = draw_frame(canvas, box, captain.seat, row.mood, row.lane, won=row.won)
    line, rest = rest.top(LINE), rest.below(LINE)
    line = line.before(draw_humans(canvas, line.end(HUMANS), captain.humans, words) + GAP)
    if not roomy:
        line = draw_change(canvas, line, row.came, words)
    style = NAME._replace(smallest=least_size(canvas))
    canvas.text(line, drawn_name(names, captain.seat, words), style, canvas.theme.ink)
    backs = [1] * captain.backs
    second, rest = rest.top(SQUAD), rest.below(SQUAD)
    second = draw_squad(canvas, second, captain.seat, captain.seen, backs)
    if roomy:
        second = draw_change(canvas, rest.top(LINE), row.came, words)
        draw_tank(canvas, second.left(TANK), captain.fuel)
    else:
        draw_tank(canvas, second.end(TANK), captain.fuel)
    last = second.before(TANK + GAP)
    if lines > IN_FIGHTS:
        last = rest.below(LINE * (lines - IN_FIGHTS - 1)).top(LINE)
    draw_facts(canvas, last, _facts(row, words, debts=lines > IN_FIGHTS))


def _facts(row: Row, words: Words, *, debts: bool) -> list[Fact]:
    """List trophies, and what is owed, with or without `debts`; nothing that is none."""
    won = len(row.captain.trophies)
    facts = [trophies_fact(won, len(row.new), words)] if won else []
    return facts + ([owes_fact(CREDIT_DUE, words)] if debts and row.captain.loan else [])
