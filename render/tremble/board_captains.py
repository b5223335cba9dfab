"""A captain on the board: humans, squad, trophies, cards, stations, debts."""

from collections import Counter

from engine.core.words import say
from engine.tremble.cards import Colour as Back
from engine.tremble.cards import Ship
from engine.tremble.view import CaptainView, StationView
from render.boxes import Box
from render.canvas import Canvas, Style
from render.tremble import icons
from render.tremble.parts import (
    AMOUNT,
    BIG,
    NAME,
    TEXT,
    card_back,
    drawn_name,
    emblem,
    labelled,
    ship_mark,
)
from render.tremble.sums import signed
from render.type import Face, fit
from render.words import Words

LINE = 50
BETWEEN = 4  # lines
EMBLEM = 84
SHIP = 66
WIDE_SHIP = 84  # with two digits
BACK = 34
CREDIT = 190
FUEL = 96
HUMANS = 300
COUNTED = 84
STAR = 48
STATION = Style(Face.DISPLAY, 32, 24)
SMALLEST_STATION = 28  # before stations move to a line of their own
ROOM = 1056  # of a line


def captain_height(captain: CaptainView) -> int:
    """Return how high a captain is drawn: stations get a line of their own where they need it."""
    lines = 3 if _needs_line(captain) else 2
    return 16 + lines * LINE + (lines - 1) * BETWEEN


def draw_captain(
    canvas: Canvas,
    box: Box,
    captain: CaptainView,
    names: tuple[str, ...],
    words: Words,
    *,
    won: bool = False,
) -> None:
    """Draw what everybody knows of a captain; the winner gets a frame and a star."""
    theme = canvas.theme
    canvas.panel(box, theme.card, outline=theme.accent if won else None)
    if won:
        canvas.stamp(icons.star, Box(box.x - 10, box.y - 10, STAR, STAR), theme.accent)
    inner = box.inset(14, 8)
    emblem(canvas, inner.left(EMBLEM), captain.seat)
    right = inner.after(EMBLEM + 16)
    upper, lower = right.top(LINE), right.below(LINE + BETWEEN).top(LINE)
    place = _draw_wealth(canvas, upper, captain, words)
    canvas.text(place, drawn_name(names, captain.seat, words), NAME, theme.ink)
    rest = _draw_squad(canvas, lower, captain)
    rest = _draw_trophies(canvas, rest, captain)
    if captain.compensations:
        place = rest.left(COUNTED)
        labelled(canvas, place, icons.card, str(captain.compensations), TEXT, theme.ink)
        rest = rest.after(COUNTED)
    if _needs_line(captain):
        rest = right.below(2 * (LINE + BETWEEN)).top(LINE)
    for place, view in zip(
        rest.columns(max(1, len(captain.stations)), 10), captain.stations, strict=False
    ):
        _draw_station(canvas, place, view)


def _needs_line(captain: CaptainView) -> bool:
    """Tell whether the stations would not fit beside squad, trophies and cards."""
    if not captain.stations:
        return False
    kinds = {city.type for city in captain.trophies}
    taken = sum(_width_of(ship) + 4 for ship in captain.seen) + 12
    taken += (captain.backs_blue + captain.backs_red) * (BACK + 6)
    taken += (len(kinds) + bool(captain.compensations)) * COUNTED
    place = (ROOM - taken) // len(captain.stations) - 10 - 34 - 11
    names = (held.station.name for held in captain.stations)
    smallest = SMALLEST_STATION
    return any(
        fit(name, STATION.face, smallest, smallest, ROOM, LINE).width > place for name in names
    )


def _width_of(ship: Ship) -> int:
    return SHIP if ship.attack < 10 else WIDE_SHIP


def _draw_wealth(canvas: Canvas, box: Box, captain: CaptainView, words: Words) -> Box:
    """Draw humans, debts and extra fuel; return the room that is left."""
    theme = canvas.theme
    ink = theme.danger if captain.humans < 0 else theme.ink
    humans = words.number(captain.humans)
    labelled(canvas, box.end(HUMANS), icons.human, humans, BIG, ink, align="right")
    box = box.before(HUMANS)
    if captain.credits:
        text = words(say("tremble-board-credits", count=captain.credits))
        labelled(canvas, box.end(CREDIT), icons.coin, text, TEXT, theme.danger)
        box = box.before(CREDIT)
    if captain.extra_fuel:
        text = signed(captain.extra_fuel)
        labelled(canvas, box.end(FUEL), icons.fuel, text, TEXT, theme.accent)
        box = box.before(FUEL)
    return box


def _draw_squad(canvas: Canvas, box: Box, captain: CaptainView) -> Box:
    """Draw ships seen, then backs; return the room that is left."""
    theme = canvas.theme
    for ship in captain.seen:
        width = _width_of(ship)
        ship_mark(canvas, box.left(width).inset(0, 5), ship, theme.ink)
        box = box.after(width + 4)
    backs = [Back.BLUE] * captain.backs_blue + [Back.RED] * captain.backs_red
    for back in backs:
        card_back(canvas, box.left(BACK).inset(0, 2), back)
        box = box.after(BACK + 6)
    return box.after(12)


def _draw_trophies(canvas: Canvas, box: Box, captain: CaptainView) -> Box:
    theme = canvas.theme
    counts = Counter(city.type for city in captain.trophies)
    for kind, icon in icons.TYPES.items():
        if counts[kind]:
            text = str(counts[kind])
            labelled(canvas, box.left(COUNTED), icon, text, AMOUNT, theme.accent)
            box = box.after(COUNTED)
    return box


def _draw_station(canvas: Canvas, box: Box, view: StationView) -> None:
    """Draw a station; a used one is pale and struck through until the next turn."""
    theme = canvas.theme
    ink = theme.muted if view.used else theme.good
    labelled(canvas, box, icons.station, view.station.name, STATION, ink)
    if view.used:
        size = min(box.h, 32)
        canvas.stamp(icons.slash, Box(box.x, box.y, size, box.h), theme.danger)
