"""What a captain on the board has beside ships: trophies, cards, fuel, debts and stations."""

from typing import Literal, NamedTuple, TypeAlias

from engine.core.words import say
from engine.tremble.cards.cards import CREDIT_REPAID
from engine.tremble.table.view import CaptainView, StationView
from render.boxes import Box
from render.canvas import Canvas, Shape, Style
from render.invasion import icons, sprites
from render.invasion.parts import labelled
from render.invasion.sums import signed
from render.tremble.facts import Gain
from render.type import Face, length
from render.words import Words

FACT = Style(Face.TEXT, 29, 24)
NEW = Style(Face.BOLD, 29, 24)
SIGN = 40  # room for a sign and the gap behind it
BETWEEN = 14
MOST_WORDS = 700  # wider than this, figures stand alone
STATION = Style(Face.DISPLAY, 32, 22)
STATION_WIDTH = 240
STATION_SIGN = 44

Job: TypeAlias = Literal["ink", "accent", "danger"]
"""What the colour of a fact is for."""


class Fact(NamedTuple):
    """Something that can be counted, in words and as a bare figure."""

    icon: Shape
    words: str
    figure: str
    job: Job
    new: str = ""  # how many came since the last picture


def facts_of(captain: CaptainView, gain: Gain, words: Words) -> list[Fact]:
    """List what a captain has; nothing that is none."""
    won, cards, fuel = len(captain.trophies), captain.compensations, captain.extra_fuel
    told = words(say("tremble-board-trophies", count=won))
    new = signed(len(gain.trophies)) if gain.trophies else ""
    owed = captain.credits * CREDIT_REPAID
    facts = [
        Fact(icons.star, told, str(won), "accent", new),
        Fact(icons.card, words(say("tremble-board-cards", count=cards)), str(cards), "ink"),
        Fact(
            icons.fuel,
            words(say("tremble-board-extra", fuel=signed(fuel))),
            signed(fuel),
            "accent",
        ),
        Fact(
            icons.coin,
            words(say("tremble-board-owes", humans=owed)),
            str(captain.credits),
            "danger",
        ),
    ]
    counts = (won, cards, fuel, captain.credits)
    return [fact for fact, count in zip(facts, counts, strict=True) if count]


def facts_width(facts: list[Fact]) -> int:
    """Return how wide facts are drawn in a row of their own."""
    return _all(facts, brief=_all(facts, brief=False) > MOST_WORDS)


def _all(facts: list[Fact], *, brief: bool) -> int:
    return sum(_width(fact, brief=brief) for fact in facts)


def _width(fact: Fact, *, brief: bool) -> int:
    told = length(fact.figure if brief else fact.words, FACT.face, FACT.size)
    more = length(fact.new, NEW.face, NEW.size) + SIGN // 4 if fact.new else 0
    return SIGN + round(told + more) + BETWEEN


def draw_facts(canvas: Canvas, box: Box, facts: list[Fact]) -> Box:
    """Draw facts in a row, in words where there is room for all; return what is left of it."""
    theme, brief = canvas.theme, _all(facts, brief=False) > min(box.w, MOST_WORDS)
    inks = {"ink": theme.ink, "accent": theme.accent, "danger": theme.danger}
    for fact in facts:
        place = box.left(_width(fact, brief=brief))
        text = fact.figure if brief else fact.words
        width = labelled(canvas, place, fact.icon, text, FACT, inks[fact.job])
        canvas.text(place.after(width + SIGN // 4), fact.new, NEW, theme.good)
        box = box.after(place.w)
    return box


def stations_width(captain: CaptainView) -> int:
    """Return how wide stations are drawn in a row."""
    return sum(_station_width(view) for view in captain.stations)


def _station_width(view: StationView) -> int:
    name = length(view.station.name, STATION.face, STATION.size)
    return min(STATION_WIDTH, STATION_SIGN + round(name) + SIGN // 2 + BETWEEN)


def draw_stations(canvas: Canvas, box: Box, captain: CaptainView) -> None:
    """Draw the stations side by side."""
    for view in captain.stations:
        place = box.left(_station_width(view))
        _draw_station(canvas, place.before(BETWEEN), view)
        box = box.after(place.w)


def _draw_station(canvas: Canvas, box: Box, view: StationView) -> None:
    """Draw a station; a used one is pale and struck through until the next turn."""
    theme = canvas.theme
    place = box.left(min(box.h, STATION_SIGN))
    ink = theme.muted if view.used else theme.good
    canvas.place(place, sprites.station, view.station.series, ink)
    canvas.text(box.after(place.w + 6), view.station.name, STATION, ink)
    if view.used:
        canvas.stamp(icons.slash, place, theme.danger)
