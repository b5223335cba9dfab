"""Tallies of trophies: how many of a type or a region every captain has, and who leads."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.asks import Seat
from engine.core.words import Text
from engine.invasion.cards.cards import AnyCity, CityType, Region
from engine.invasion.cards.terms import REGIONS, TROPHIES
from render.boxes import Box
from render.canvas import Canvas, Style
from render.invasion.parts import icons, sprites
from render.invasion.parts.parts import emblem
from render.theme import Colour
from render.type import Face
from render.words import Words

HEAD = 64  # with the emblems
ROW = 58
MARGIN = 20
EMBLEM = 54
SIGN = 44
NAMES = 340  # wide at most
COUNT = Style(Face.BOLD, 42, 26)
NAMED = Style(Face.TEXT, 36, 26)


class TrophyCount(NamedTuple):
    """How many trophies of a type, or else of a region, each captain has."""

    type: CityType | None
    region: Region | None
    counts: tuple[int, ...]  # by seat
    leaders: frozenset[Seat]
    new: frozenset[Seat] = frozenset()  # who has more than before

    @property
    def name(self) -> Text:
        """Name the cities that are counted."""
        if self.type is not None:
            return TROPHIES[self.type]
        assert self.region is not None
        return REGIONS[self.region]


def counted(
    trophies: Sequence[Sequence[AnyCity]], new: Sequence[Sequence[AnyCity]]
) -> tuple[TrophyCount, ...]:
    """Count trophies by type, then by region; no rule looks at these: most is most."""

    def tally(kind: CityType | None, where: Region | None) -> TrophyCount:
        def count(cities: Sequence[AnyCity]) -> int:
            return sum(
                kind in (None, city.type) and where in (None, city.region) for city in cities
            )

        grown = frozenset(seat for seat, cities in enumerate(new) if count(cities))
        counts = tuple(count(cities) for cities in trophies)
        return TrophyCount(kind, where, counts, _who_has_most(counts), grown)

    types = [tally(kind, None) for kind in CityType]
    return (*types, *(tally(None, where) for where in Region))


def _who_has_most(counts: Sequence[int]) -> frozenset[Seat]:
    most = max(counts)
    return frozenset(seat for seat, count in enumerate(counts) if count == most > 0)


def tallies_height(tallies: Sequence[TrophyCount]) -> int:
    """Return how high a table is."""
    return HEAD + ROW * len(tallies) + MARGIN


def draw_tallies(canvas: Canvas, box: Box, tallies: Sequence[TrophyCount], words: Words) -> None:
    """Draw a table: a row for each tally, a column for each captain."""
    canvas.panel(box, canvas.theme.card, radius=MARGIN)
    seats = max((len(tally.counts) for tally in tallies), default=1)
    inner = box.inset(MARGIN, MARGIN // 2)
    names = min(NAMES, inner.w // 2)
    line = inner.top(HEAD)
    for seat, place in enumerate(line.after(names).columns(seats, 8)):
        emblem(canvas, place.inset(0, (HEAD - EMBLEM) // 2), seat)
    rest = inner.below(HEAD)
    for tally in tallies:
        line = rest.top(ROW)
        _draw_name(canvas, line.left(names), tally, words)
        _draw_counts(canvas, line.after(names), tally)
        rest = rest.below(ROW)


def _draw_name(canvas: Canvas, box: Box, tally: TrophyCount, words: Words) -> None:
    ink = canvas.theme.accent
    draw_sign(canvas, box.left(SIGN), tally.type, tally.region, ink)
    canvas.text(box.after(SIGN + 12), words(tally.name), NAMED, ink)


def _draw_counts(canvas: Canvas, box: Box, tally: TrophyCount) -> None:
    """Draw the count of every captain; whoever leads gets a frame."""
    theme = canvas.theme
    places = box.columns(max(1, len(tally.counts)), 8)
    for seat, (place, count) in enumerate(zip(places, tally.counts, strict=True)):
        plate = place.inset(max(0, (place.w - 2 * EMBLEM) // 2), 2)
        if seat in tally.leaders:
            canvas.panel(plate, theme.well, radius=12, outline=theme.accent, line=3)
        new = seat in tally.new
        ink = theme.good if new else theme.ink if count else theme.muted
        canvas.text(plate, str(count), COUNT, ink, "center")
        if new:
            line = plate.below(plate.h - 10).top(5)
            canvas.panel(line.inset(plate.w // 4, 0), ink, radius=2)


def draw_sign(
    canvas: Canvas,
    box: Box,
    kind: CityType | None,
    region: Region | None,
    ink: Colour | None = None,
) -> None:
    """Draw what is counted: a type of city, or a region."""
    ink = ink or canvas.theme.accent
    if kind is not None:
        canvas.stamp(icons.TYPES[kind], box, ink)
    elif region is not None:
        canvas.place(box, sprites.region, region, ink)
