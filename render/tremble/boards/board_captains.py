"""A captain on the board: name and humans, squad, what else there is, and a lane of the track."""

from typing import NamedTuple

from engine.tremble.table.view import CaptainView
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
    draw_change,
    draw_facts,
    draw_frame,
    draw_humans,
    draw_squad,
)
from render.invasion.parts.parts import NAME
from render.tremble.boards.board_belongings import draw_stations, facts_of, stations_width
from render.tremble.parts.facts import Gain
from render.type import face_for, length
from render.words import Words

BESIDE = 12  # what is free between a captain's name and the stations


class Row(NamedTuple):
    """What a row tells of a captain."""

    captain: CaptainView
    mood: Mood
    gain: Gain
    lane: Lane
    won: bool


def has_much(captain: CaptainView) -> bool:
    """Tell whether there is more to tell of a captain than two lines hold."""
    return bool(captain.stations or captain.credits)


def _draw_stations_beside(
    canvas: Canvas, line: Box, name: str, captain: CaptainView, words: Words
) -> int:
    """Draw stations behind a captain's name, with theirs where it leaves room; return how wide."""
    own = round(length(name, face_for(name, NAME.face), NAME.size))
    told = words if stations_width(captain, words) <= line.w - own - BESIDE else None
    place = line.end(stations_width(captain, told))
    draw_stations(canvas, place, captain, told)
    return place.w


def draw_captain(
    canvas: Canvas, box: Box, row: Row, lines: int, names: tuple[str, ...], words: Words
) -> None:
    """Draw what counts in fights in two lines, in three or four all that everybody knows."""
    captain, gain = row.captain, row.gain
    rest = draw_frame(canvas, box, captain.seat, row.mood, row.lane, won=row.won)
    line, rest = rest.top(LINE), rest.below(LINE)
    line = line.before(draw_humans(canvas, line.end(HUMANS), captain.humans, words) + 16)
    name = drawn_name(names, captain.seat, words)
    if lines == IN_FIGHTS:
        line = line.before(_draw_stations_beside(canvas, line, name, captain, words) + BESIDE)
    style = NAME._replace(smallest=least_size(canvas))
    canvas.text(line, name, style, canvas.theme.ink)
    backs = [1] * captain.backs_blue + [2] * captain.backs_red
    line, rest = rest.top(SQUAD), rest.below(SQUAD)
    line = draw_squad(canvas, line, captain.seat, captain.seen, backs)
    if lines > IN_FIGHTS:
        stations = line.inset(0, (SQUAD - LINE) // 2) if lines == IN_FIGHTS + 1 else rest.top(LINE)
        draw_stations(canvas, stations, captain, words)
        line = rest.below(LINE * (lines - 3)).top(LINE)
    facts = facts_of(captain, gain, words, debts=lines > IN_FIGHTS)
    draw_facts(canvas, draw_change(canvas, line, gain.humans, words), facts)
