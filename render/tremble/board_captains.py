"""A captain on the board: humans, squad, trophies, cards, stations, debts."""

from collections import Counter

from engine.core.asks import Seat
from engine.tremble.cards import CityType, Region
from engine.tremble.cards import Colour as Back
from engine.tremble.view import CaptainView, StationView
from render.boxes import Box
from render.canvas import Canvas, Style
from render.tremble import icons, sprites
from render.tremble.facts import Gain
from render.tremble.parts import BIG, NAME, TEXT, card_back, drawn_name, emblem, labelled
from render.tremble.sums import signed
from render.type import Face
from render.words import Words

CAPTAIN_HEIGHT = 124
LINE = 54
INSET = 8
EMBLEM = 88
BACK = 34
COUNTED = 62  # room for a sign and a digit
WIDER = 18  # for two digits
SIGN = 36
HUMANS = 268
STAR = 48
STATION = Style(Face.DISPLAY, 32, 22)
SHIP = 50
ATTACK = Style(Face.BOLD, 30, 24)
COUNT = Style(Face.BOLD, 32, 24)
GAIN = Style(Face.BOLD, 32, 24)


def draw_captain(
    canvas: Canvas,
    box: Box,
    captain: CaptainView,
    gain: Gain,
    names: tuple[str, ...],
    words: Words,
    *,
    won: bool = False,
) -> None:
    """Draw what everybody knows of a captain; the winner gets a frame and a star."""
    right = _draw_frame(canvas, box, captain.seat, won=won)
    upper, lower = right.top(LINE), right.below(LINE)
    _draw_humans(canvas, upper.end(HUMANS), captain, words)
    title = draw_trophies(canvas, upper.before(HUMANS), captain, gain).before(12)
    canvas.text(title, drawn_name(names, captain.seat, words), NAME, canvas.theme.ink)
    lower = _draw_change(canvas, lower, gain, words)
    rest = _draw_squad(canvas, lower, captain)
    _draw_stations(canvas, _draw_counts(canvas, rest, captain), captain)


def large_height(captain: CaptainView) -> int:
    """Return how high a captain is drawn in large print."""
    return 2 * INSET + LINE * (2 + bool(captain.trophies) + _has_things(captain))


def draw_large_captain(
    canvas: Canvas,
    box: Box,
    captain: CaptainView,
    gain: Gain,
    names: tuple[str, ...],
    words: Words,
    *,
    won: bool = False,
) -> None:
    """Draw the same in more lines: name and humans, trophies, squad, things."""
    rest = _draw_frame(canvas, box, captain.seat, won=won)
    line = rest.top(LINE)
    _draw_humans(canvas, line.end(HUMANS), captain, words)
    name = drawn_name(names, captain.seat, words)
    canvas.text(line.before(HUMANS + 12), name, NAME, canvas.theme.ink)
    rest = rest.below(LINE)
    if captain.trophies:
        draw_trophies(canvas, rest.top(LINE).left(trophies_width(captain)), captain, gain)
        rest = rest.below(LINE)
    _draw_squad(canvas, _draw_change(canvas, rest.top(LINE), gain, words), captain)
    if _has_things(captain):
        things = _draw_counts(canvas, rest.below(LINE).top(LINE), captain)
        _draw_stations(canvas, things, captain)


def _has_things(captain: CaptainView) -> bool:
    """Tell whether there is more than ships and trophies."""
    counts = captain.compensations or captain.credits or captain.extra_fuel
    return bool(counts or captain.stations)


def _draw_frame(canvas: Canvas, box: Box, seat: Seat, *, won: bool) -> Box:
    """Draw the card of a captain with the emblem; return the room beside it."""
    theme = canvas.theme
    canvas.panel(box, theme.card, outline=theme.accent if won else None)
    colour = sprites.captain_colour(theme, seat)
    canvas.panel(box.left(10).inset(0, 18), colour, radius=5)
    if won:
        canvas.stamp(icons.star, Box(box.x - 10, box.y - 10, STAR, STAR), theme.accent)
    inner = box.inset(18, INSET)
    emblem(canvas, inner.left(EMBLEM), seat)
    return inner.after(EMBLEM + 14)


def _draw_stations(canvas: Canvas, box: Box, captain: CaptainView) -> None:
    places = box.columns(max(1, len(captain.stations)), 10)
    for place, view in zip(places, captain.stations, strict=False):
        _draw_station(canvas, place, view)


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


def _tally(captain: CaptainView) -> list[tuple[CityType | Region, int]]:
    """Count the trophies twice over: by what they are, and by where they lie."""
    kinds = Counter(city.type for city in captain.trophies)
    places = Counter(city.region for city in captain.trophies)
    counted: list[tuple[CityType | Region, int]] = [(kind, kinds[kind]) for kind in CityType]
    counted += [(where, places[where]) for where in Region]
    return [(sign, count) for sign, count in counted if count]


def draw_trophies(canvas: Canvas, box: Box, captain: CaptainView, gain: Gain) -> Box:
    """Draw the trophies at the end of a place; return the room that is left before them."""
    theme, tally = canvas.theme, _tally(captain)
    new = {city.type for city in gain.trophies} | {city.region for city in gain.trophies}
    width = trophies_width(captain)
    rest = box.end(width)
    for sign, count in tally:
        ink = theme.good if sign in new else theme.muted
        if isinstance(sign, Region):
            canvas.place(rest.left(SIGN), sprites.region, sign, ink)
        else:
            ink = theme.good if sign in new else theme.accent
            canvas.stamp(icons.TYPES[sign], rest.left(SIGN).inset(1), ink)
        place = rest.left(_width(count)).after(SIGN + 3)
        canvas.text(place, str(count), COUNT, ink)
        if sign in new:
            bar = Box(rest.x, rest.bottom - 5, _width(count) - 12, 5)
            canvas.panel(bar, theme.good, radius=2)
        rest = rest.after(_width(count))
    return box.before(width)


def trophies_width(captain: CaptainView) -> int:
    """Return how wide the trophies are drawn."""
    return sum(_width(count) for _, count in _tally(captain))


def _width(count: int) -> int:
    return COUNTED if count < 10 else COUNTED + WIDER


def _draw_squad(canvas: Canvas, box: Box, captain: CaptainView) -> Box:
    """Draw ships seen, then backs; return the room that is left."""
    theme = canvas.theme
    colour = sprites.captain_colour(theme, captain.seat)
    for ship in captain.seen:
        canvas.place(box.left(SHIP), sprites.vessel, ship.ship_class, colour)
        width = canvas.text(box.after(SHIP + 2).left(40), str(ship.attack), ATTACK, theme.ink)
        box = box.after(SHIP + width + 12)
    backs = [Back.BLUE] * captain.backs_blue + [Back.RED] * captain.backs_red
    for back in backs:
        card_back(canvas, box.left(BACK).inset(0, 4), back)
        box = box.after(BACK + 6)
    return box.after(10)


def _draw_counts(canvas: Canvas, box: Box, captain: CaptainView) -> Box:
    """Draw cards held, debts and extra fuel; return the room that is left."""
    theme = canvas.theme
    for icon, text, ink in (
        (icons.card, str(captain.compensations or ""), theme.ink),
        (icons.coin, str(captain.credits or ""), theme.danger),
        (icons.fuel, signed(captain.extra_fuel) if captain.extra_fuel else "", theme.accent),
    ):
        if text:
            box = box.after(labelled(canvas, box.left(96), icon, text, TEXT, ink) + 16)
    return box


def _draw_station(canvas: Canvas, box: Box, view: StationView) -> None:
    """Draw a station; a used one is pale and struck through until the next turn."""
    theme = canvas.theme
    size = min(box.h, 46)
    place = box.left(size)
    canvas.place(place, sprites.station, theme.muted if view.used else theme.good)
    ink = theme.muted if view.used else theme.good
    canvas.text(box.after(size + 8), view.station.name, STATION, ink)
    if view.used:
        canvas.stamp(icons.slash, place, theme.danger)
