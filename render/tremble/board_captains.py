"""A captain on the board: name and humans, squad, what else there is, and a lane of the track."""

from typing import NamedTuple

from engine.tremble.cards.cards import Colour as Back
from engine.tremble.table.view import CaptainView
from render.art.faces import Mood
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.captains import drawn_name
from render.house.emblems import captain_colour
from render.invasion import icons
from render.invasion.parts import BIG, NAME, draw_vessel, labelled, portrait
from render.tremble.board_belongings import (
    draw_facts,
    draw_stations,
    facts_of,
    stations_width,
)
from render.tremble.board_track import LANE_HEIGHT, Lane, draw_lane
from render.tremble.facts import Gain
from render.type import Face
from render.words import Words

LINE = 52
INSET = 8
FACE = 100
BADGE = 24  # of it is beside the face
MARGIN = 20
BACK = 34
IN_FIGHTS = 2  # lines
HUMANS = 312
STAR = 52
SHIP = 50
ATTACK = Style(Face.BOLD, 36, 26)
GAIN = Style(Face.BOLD, 36, 26)


class Row(NamedTuple):
    """What a row tells of a captain."""

    captain: CaptainView
    mood: Mood
    gain: Gain
    lane: Lane
    won: bool


def captain_height(lines: int) -> int:
    """Return how high a captain is in so many lines."""
    return 3 * INSET + LINE * lines + LANE_HEIGHT


def has_much(captain: CaptainView) -> bool:
    """Tell whether there is more to tell of a captain than two lines hold."""
    return bool(captain.stations or captain.credits)


def draw_captain(
    canvas: Canvas, box: Box, row: Row, lines: int, names: tuple[str, ...], words: Words
) -> None:
    """Draw what counts in fights in two lines, in three or four all that everybody knows."""
    captain, gain = row.captain, row.gain
    rest = _draw_frame(canvas, box, row)
    line, rest = rest.top(LINE), rest.below(LINE)
    line = line.before(_draw_humans(canvas, line.end(HUMANS), captain, words) + 16)
    if lines == IN_FIGHTS:
        signs = line.end(stations_width(captain))
        draw_stations(canvas, signs, captain)
        line = line.before(signs.w + 12)
    canvas.text(line, drawn_name(names, captain.seat, words), NAME, canvas.theme.ink)
    line = _draw_squad(canvas, rest.top(LINE), captain)
    if lines > IN_FIGHTS:
        stations = line if lines == IN_FIGHTS + 1 else rest.below(LINE).top(LINE)
        draw_stations(canvas, stations, captain, words)
        line = rest.below(LINE * (lines - 2))
    facts = facts_of(captain, gain, words, debts=lines > IN_FIGHTS)
    draw_facts(canvas, _draw_change(canvas, line.top(LINE), gain, words), facts)


def star_place(box: Box) -> Box:
    """Tell where the star of whoever has won stands, half out of a captain's card."""
    return Box(box.x - 10, box.y - 10, STAR, STAR)


def draw_star(canvas: Canvas, box: Box) -> None:
    """Mark whoever has won."""
    canvas.stamp(icons.star, box, canvas.theme.accent)


def _draw_frame(canvas: Canvas, box: Box, row: Row) -> Box:
    """Draw the card of a captain with portrait and lane; return the room for words."""
    theme, seat = canvas.theme, row.captain.seat
    canvas.panel(box, theme.card, outline=theme.accent if row.won else None)
    colour = captain_colour(theme, seat)
    inner = box.inset(MARGIN, INSET)
    face = inner.left(FACE + BADGE)
    portrait(canvas, face.below((face.h - FACE) // 2).top(FACE), seat, row.mood)
    inner = inner.after(face.w + MARGIN)
    draw_lane(canvas, inner.below(inner.h - LANE_HEIGHT), row.lane, colour)
    return inner.top(inner.h - LANE_HEIGHT - INSET)


def _draw_humans(canvas: Canvas, box: Box, captain: CaptainView, words: Words) -> int:
    theme = canvas.theme
    ink = theme.danger if captain.humans < 0 else theme.ink
    humans = words.number(captain.humans)
    return labelled(canvas, box, icons.human, humans, BIG, ink, align="right")


def _draw_change(canvas: Canvas, box: Box, gain: Gain, words: Words) -> Box:
    """Draw how many humans came or went since the last picture; return the room that is left."""
    if not gain.humans:
        return box
    theme, up = canvas.theme, gain.humans > 0
    text, ink = words.number(abs(gain.humans)), theme.good if up else theme.danger
    icon = icons.up if up else icons.down
    width = labelled(canvas, box.end(HUMANS), icon, text, GAIN, ink, align="right")
    return box.before(width + 20)


def _draw_squad(canvas: Canvas, box: Box, captain: CaptainView) -> Box:
    """Draw ships seen, then backs; return the room that is left."""
    theme = canvas.theme
    colour = captain_colour(theme, captain.seat)
    for ship in captain.seen:
        draw_vessel(canvas, box.left(SHIP), ship, colour)
        width = canvas.text(box.after(SHIP + 2).left(48), str(ship.attack), ATTACK, theme.ink)
        box = box.after(SHIP + width + 9)
    backs = [Back.BLUE] * captain.backs_blue + [Back.RED] * captain.backs_red
    for back in backs:
        card_back(canvas, box.left(BACK).inset(0, 4), back)
        box = box.after(BACK + 6)
    return box.after(16)


def card_back(canvas: Canvas, box: Box, back: Back) -> None:
    """Draw a card back; blue ones have one stripe, red ones two."""
    theme = canvas.theme
    fill = theme.blue if back is Back.BLUE else theme.red
    canvas.panel(box, fill, radius=6, outline=theme.ink, line=3)
    middle = box.y + box.h // 2
    stripes = (0,) if back is Back.BLUE else (-6, 6)
    for shift in stripes:
        y = middle + shift
        canvas.line([(box.x + 8, y), (box.right - 9, y)], theme.ink, 4)
