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

FACT = Style(Face.TEXT, 34, 26)
NEW = Style(Face.BOLD, 34, 26)
SIGN = 46  # room for a sign and the gap behind it
BETWEEN = 12
MOST_WORDS = 676  # wider than this, figures stand alone
STATION = Style(Face.DISPLAY, 36, 26)
STATION_SIGN = 48

Job: TypeAlias = Literal["ink", "accent", "danger"]
"""What the colour of a fact is for."""


class Fact(NamedTuple):
    """Something that can be counted, in words and as a bare figure."""

    icon: Shape
    words: str
    figure: str
    job: Job
    new: str = ""  # how many came since the last picture


def facts_of(captain: CaptainView, gain: Gain, words: Words, *, debts: bool = True) -> list[Fact]:
    """List what a captain has, with or without `debts`; nothing that is none."""
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
            words.number(-owed),
            "danger",
        ),
    ]
    counts = (won, cards, fuel, captain.credits if debts else 0)
    return [fact for fact, count in zip(facts, counts, strict=True) if count]


def _all(facts: list[Fact], *, brief: bool) -> int:
    return sum(_width(fact, brief=brief) for fact in facts)


def _width(fact: Fact, *, brief: bool) -> int:
    told = length(fact.figure if brief else fact.words, FACT.face, FACT.size)
    more = length(fact.new, NEW.face, NEW.size) + SIGN // 4 if fact.new else 0
    return SIGN + round(told + more) + BETWEEN


def draw_facts(canvas: Canvas, box: Box, facts: list[Fact]) -> None:
    """Draw facts in a row, in words where there is room for all."""
    theme, brief = canvas.theme, _all(facts, brief=False) > min(box.w, MOST_WORDS)
    inks = {"ink": theme.ink, "accent": theme.accent, "danger": theme.danger}
    for fact in facts:
        place = box.left(_width(fact, brief=brief))
        text = fact.figure if brief else fact.words
        width = labelled(canvas, place, fact.icon, text, FACT, inks[fact.job])
        canvas.text(place.after(width + SIGN // 4), fact.new, NEW, theme.good)
        box = box.after(place.w)


def stations_width(captain: CaptainView) -> int:
    """Return how wide the signs of stations are."""
    return (STATION_SIGN + BETWEEN) * len(captain.stations)


def draw_stations(
    canvas: Canvas, box: Box, captain: CaptainView, words: Words | None = None
) -> None:
    """Draw the stations side by side, by their signs alone where there are no words."""
    most = box.w // max(1, len(captain.stations))
    for view in captain.stations:
        name = words(view.station.name) if words else ""
        width = length(name, STATION.face, STATION.size) + BETWEEN if name else 0
        place = box.left(min(most, STATION_SIGN + BETWEEN + round(width)))
        _draw_station(canvas, place.before(BETWEEN), view, name)
        box = box.after(place.w)


def _draw_station(canvas: Canvas, box: Box, view: StationView, name: str) -> None:
    """Draw a station; a used one is pale and struck through until the next turn."""
    theme = canvas.theme
    place = box.left(STATION_SIGN)
    ink = theme.muted if view.used else theme.good
    canvas.place(place, sprites.station, view.station.series, ink)
    if name:
        canvas.text(box.after(place.w + 8), name, STATION, ink)
    if view.used:
        canvas.stamp(icons.slash, place, theme.danger)
