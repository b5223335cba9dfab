"""What a captain on the board has beside ships: trophies, cards, fuel, debts and stations."""

from engine.core.words import say
from engine.tremble.cards.cards import CREDIT_REPAID
from engine.tremble.table.view import CaptainView, StationView
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.captains import least_size
from render.invasion.boards.captain_rows import BETWEEN, Fact, owes_fact, trophies_fact
from render.invasion.facts.sums import signed
from render.invasion.parts import icons, sprites
from render.tremble.parts.facts import Gain
from render.type import Face, face_for, length
from render.words import Words

STATION = Style(Face.DISPLAY, 36, 34)
STATION_SIGN = 48
USED = 28  # wide and high is the mark on what was used


def facts_of(captain: CaptainView, gain: Gain, words: Words, *, debts: bool = True) -> list[Fact]:
    """List what a captain has, with or without `debts`; nothing that is none."""
    won, cards, fuel = len(captain.trophies), captain.compensations, captain.extra_fuel
    facts = [
        trophies_fact(won, len(gain.trophies), words),
        Fact(icons.card, words(say("tremble-board-cards", count=cards)), str(cards), "ink"),
        Fact(
            icons.fuel,
            words(say("tremble-board-extra", fuel=signed(fuel))),
            signed(fuel),
            "accent",
        ),
        owes_fact(captain.credits * CREDIT_REPAID, words),
    ]
    counts = (won, cards, fuel, captain.credits if debts else 0)
    return [fact for fact, count in zip(facts, counts, strict=True) if count]


def stations_width(captain: CaptainView, words: Words | None = None) -> int:
    """Return how wide stations are, by their signs alone where there are no words."""
    return sum(map(_width, _names(captain, words)))


def draw_stations(
    canvas: Canvas, box: Box, captain: CaptainView, words: Words | None = None
) -> None:
    """Draw the stations side by side, by their signs alone where there are no words."""
    names = _names(captain, words)
    shared = _shared([_width(name) for name in names], box.w)
    for view, name, width in zip(captain.stations, names, shared, strict=True):
        place = box.left(width)
        _draw_station(canvas, place.before(BETWEEN), view, name)
        box = box.after(place.w)


def _names(captain: CaptainView, words: Words | None) -> list[str]:
    return [words(view.station.name) if words else "" for view in captain.stations]


def _width(name: str) -> int:
    """Return how wide a station is with its name and what is free behind it."""
    told = length(name, face_for(name, STATION.face), STATION.size) + BETWEEN if name else 0
    return STATION_SIGN + BETWEEN + round(told)


def _shared(wanted: list[int], room: int) -> list[int]:
    """Share a room out: the widest get less where it is too small, the others what they need."""
    given = [0] * len(wanted)
    for left, at in enumerate(sorted(range(len(wanted)), key=wanted.__getitem__)):
        given[at] = min(wanted[at], (room - sum(given)) // (len(wanted) - left))
    return given


def _draw_station(canvas: Canvas, box: Box, view: StationView, name: str) -> None:
    """Draw a station; a used one is pale until the next turn, and checked off."""
    theme = canvas.theme
    place = box.left(STATION_SIGN)
    ink = theme.muted if view.used else theme.good
    canvas.place(place, sprites.station, view.station.series, ink)
    if name:
        style = STATION._replace(smallest=least_size(canvas))
        canvas.text(box.after(place.w + 8), name, style, ink)
    if view.used:
        canvas.stamp(icons.check, place.end(USED).below(place.h - USED), theme.ink)
