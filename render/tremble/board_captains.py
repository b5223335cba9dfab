"""A captain on the board: name and humans, squad, and what else there is."""

from collections.abc import Collection

from engine.core.asks import Seat
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
    Fact,
    draw_facts,
    draw_stations,
    facts_of,
    facts_width,
    stations_width,
)
from render.tremble.facts import Gain
from render.type import Face
from render.words import Words

CAPTAIN_HEIGHT = 112
LINE = 50
INSET = 6
EMBLEM = 98
MARGIN = 18
BESIDE = 2 * MARGIN + EMBLEM + 14  # of the lines in a card
BACK = 32
HUMANS = 268
STAR = 48
SHIP = 50
ATTACK = Style(Face.BOLD, 30, 24)
GAIN = Style(Face.BOLD, 32, 24)


def draw_captain(
    canvas: Canvas,
    box: Box,
    captain: CaptainView,
    mood: Mood,
    gain: Gain,
    best: Collection[Seat],
    names: tuple[str, ...],
    words: Words,
) -> None:
    """Draw what everybody knows of a captain; whoever is among the `best` gets a frame."""
    right = _draw_frame(canvas, box, captain.seat, mood, won=captain.seat in best)
    upper, lower = right.top(LINE), right.below(LINE)
    _draw_humans(canvas, upper.end(HUMANS), captain, words)
    title = upper.before(HUMANS)
    stations = title.end(stations_width(captain))
    draw_stations(canvas, stations, captain)
    title = title.before(stations.w + 12)
    canvas.text(title, drawn_name(names, captain.seat, words), NAME, canvas.theme.ink)
    rest = _draw_squad(canvas, _draw_change(canvas, lower, gain, words), captain)
    draw_facts(canvas, rest, facts_of(captain, gain, words))


def star_place(box: Box) -> Box:
    """Tell where the star of whoever has won stands, half out of a captain's card."""
    return Box(box.x - 10, box.y - 10, STAR, STAR)


def draw_star(canvas: Canvas, box: Box) -> None:
    """Mark whoever has won."""
    canvas.stamp(icons.star, box, canvas.theme.accent)


def large_height(captain: CaptainView, room: int, words: Words) -> int:
    """Return how high a captain is drawn in large print, in a card so wide."""
    facts = facts_of(captain, Gain(), words)
    lines = bool(facts or captain.stations) + _is_parted(captain, facts, room - BESIDE)
    return 2 * INSET + LINE * (2 + lines)


def draw_large_captain(
    canvas: Canvas,
    box: Box,
    captain: CaptainView,
    mood: Mood,
    gain: Gain,
    best: Collection[Seat],
    names: tuple[str, ...],
    words: Words,
) -> None:
    """Draw the same in more lines: name and humans, squad, then what else there is."""
    rest = _draw_frame(canvas, box, captain.seat, mood, won=captain.seat in best)
    line = rest.top(LINE)
    _draw_humans(canvas, line.end(HUMANS), captain, words)
    name = drawn_name(names, captain.seat, words)
    canvas.text(line.before(HUMANS + 12), name, NAME, canvas.theme.ink)
    line = rest.below(LINE).top(LINE)
    _draw_squad(canvas, _draw_change(canvas, line, gain, words), captain)
    facts = facts_of(captain, gain, words)
    line = rest.below(2 * LINE).top(LINE)
    after = draw_facts(canvas, line, facts)
    parted = _is_parted(captain, facts_of(captain, Gain(), words), line.w)
    draw_stations(canvas, line.below(LINE).top(LINE) if parted else after, captain)


def _is_parted(captain: CaptainView, facts: list[Fact], room: int) -> bool:
    """Tell whether the stations need a line of their own."""
    return bool(facts) and facts_width(facts) + stations_width(captain) > room


def _draw_frame(canvas: Canvas, box: Box, seat: Seat, mood: Mood, *, won: bool) -> Box:
    """Draw the card of a captain with the portrait; return the room beside it."""
    theme = canvas.theme
    canvas.panel(box, theme.card, outline=theme.accent if won else None)
    colour = captain_colour(theme, seat)
    canvas.panel(box.left(10).inset(0, 18), colour, radius=5)
    inner = box.inset(MARGIN, INSET)
    portrait(canvas, inner.left(EMBLEM), seat, mood)
    return inner.after(EMBLEM + 14)


def _draw_humans(canvas: Canvas, box: Box, captain: CaptainView, words: Words) -> None:
    theme = canvas.theme
    ink = theme.danger if captain.humans < 0 else theme.ink
    humans = words.number(captain.humans)
    labelled(canvas, box, icons.human, humans, BIG, ink, align="right")


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
        width = canvas.text(box.after(SHIP + 2).left(40), str(ship.attack), ATTACK, theme.ink)
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
