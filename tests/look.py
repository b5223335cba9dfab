"""Draw the samples of docs/look.md with the parts themselves: `make docs`."""

from collections.abc import Callable, Mapping
from pathlib import Path

from engine.invasion.cards.cards import CityType, Region, ShipClass
from engine.tremble.cards.cards import MAX_CAPTAINS, Card, City, Colour, Ship
from engine.tremble.cards.pack import load_pack
from render.art.faces import Mood
from render.art.skyline import LANDMARKS
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.emblems import EMBLEMS, captain_colour
from render.invasion.boards.captain_rows import card_back
from render.invasion.parts import icons, sprites
from render.invasion.parts.city_cards import RADIUS
from render.invasion.parts.parts import (
    AMOUNT,
    BIG,
    NAME,
    TEXT,
    TITLE,
    army_card,
    draw_vessel,
    emblem,
    portrait,
)
from render.palette import SIZE, learned, palette_of
from render.theme import CLEAR, NIGHT, USUAL, Look, Theme
from render.type import Face
from tests.render.sight import EYES, simulated

FOLDER = Path(__file__).parents[1] / "docs" / "look"
WIDTH = 1200
PAD, GAP = 24, 16
NOTE = Style(Face.TEXT, 24, 20)
HEAD = Style(Face.DISPLAY, 44, 28)
SWATCHES = (
    *("sky", "card", "well", "ink", "muted", "accent"),
    *("good", "danger", "blue", "red", "metal", "street"),
)
FLEET_COLUMNS, LANDMARK_COLUMNS = 8, 4
SIGNS = ("human", "fuel", "card", "coin", "star", "dice", "army", "alert")


def _sheet(height: int, look: Look = USUAL) -> tuple[Canvas, Box]:
    canvas = Canvas(WIDTH, height, look, sprites.backdrop)
    return canvas, canvas.box.inset(PAD, PAD)


def palette() -> Canvas:
    """Show the colours by their jobs, and captains as different eyes see them."""
    canvas, rest = _sheet(1160)
    for theme in (NIGHT, CLEAR):
        canvas.text(rest.top(56), theme.name, HEAD, NIGHT.ink)
        rest = rest.below(64)
        for row in (SWATCHES[:6], SWATCHES[6:]):
            for box, job in zip(rest.top(118).columns(6, GAP), row, strict=True):
                _swatch(canvas, box, job, getattr(theme, job))
            rest = rest.below(118 + GAP)
        for box, eyes in zip(rest.top(216).columns(len(EYES), GAP), EYES, strict=True):
            _seen(canvas, box, theme, eyes)
        rest = rest.below(216 + 2 * GAP)
    return canvas


def _swatch(canvas: Canvas, box: Box, job: str, colour: tuple[int, int, int]) -> None:
    canvas.panel(box.top(70), colour, radius=14, outline=NIGHT.muted, line=2)
    shown = "#{:02x}{:02x}{:02x}".format(*colour)
    canvas.text(box.below(74).top(40), f"{job} {shown}", NOTE, NIGHT.ink)


def _seen(canvas: Canvas, box: Box, theme: Theme, eyes: str) -> None:
    canvas.panel(box, NIGHT.card)
    canvas.text(box.inset(12, 4).top(44), eyes, NOTE, NIGHT.ink)
    for seat, place in enumerate(box.below(54).inset(12, 0).top(66).columns(5, 4)):
        side = min(place.w, place.h)
        mark = Box(place.x + (place.w - side) // 2, place.y, side, side)
        colour = simulated(theme.captains[seat], eyes)
        canvas.stamp(EMBLEMS[seat], mark, colour)
        size = Style(Face.BOLD, side * 5 // 10, 10)
        canvas.text(mark, "ABCDE"[seat], size, theme.sky, "center")
    for job, place in zip(
        ("good", "danger", "blue", "red"),
        box.below(134).inset(12, 0).top(66).columns(4, 8),
        strict=True,
    ):
        canvas.panel(place.top(56), simulated(getattr(theme, job), eyes), radius=12)


def signs() -> Canvas:
    """Show emblems, fleet, places and small signs."""
    canvas, rest = _sheet(722)
    theme = canvas.theme
    for seat, place in enumerate(rest.top(100).columns(5, GAP)):
        colour = captain_colour(theme, seat)
        emblem(canvas, place.left(90), seat)
        for step, kind in enumerate(ShipClass):
            spot = Box(place.x + 98 + step * 42, place.y + 26, 40, 48)
            canvas.place(spot, sprites.vessel, "", kind, colour)
    rest = rest.below(100 + GAP)
    fleet = rest.top(150).columns(3, GAP)
    canvas.fill(fleet[0].inset(0, 8), sprites.mothership, theme.metal, 4)
    for place, used in zip(fleet[1].columns(2, GAP), (False, True), strict=True):
        canvas.panel(place, theme.card)
        ink = theme.muted if used else theme.good
        canvas.place(place.inset(12), sprites.station, "muhahaha", ink)
        if used:
            canvas.stamp(icons.slash, place.inset(30), theme.danger)
    for pips, place in enumerate(fleet[2].rows(2, 8)[0].columns(6, 6), 1):
        canvas.place(place, sprites.die, pips, theme.ink)
    backs = fleet[2].rows(2, 8)[1].columns(6, 6)
    for place, stripes in zip(backs, (1, 2), strict=False):
        card_back(canvas, place.inset(6, 0), stripes)
    army_card(canvas, backs[2], theme.ink)
    rest = rest.below(150 + GAP)
    _row(canvas, rest, [(icons.TYPES[kind], kind.value) for kind in CityType])
    rest = rest.below(120 + GAP)
    for where, place in zip(Region, rest.top(120).columns(len(Region), GAP), strict=True):
        canvas.panel(place, theme.card)
        canvas.place(place.inset(8).top(66), sprites.region, where, theme.ink)
        name = _named(where)
        canvas.text(place.below(78).top(36).inset(6, 0), name, NOTE, theme.ink, "center")
    rest = rest.below(120 + GAP)
    _row(canvas, rest, [(getattr(icons, name), name) for name in SIGNS])
    return canvas


def captains() -> Canvas:
    """Show the captains in their moods."""
    canvas, rest = _sheet(2 * PAD + 5 * 150 + 40)
    places = rest.top(40).columns(len(Mood), GAP)
    for mood, place in zip(Mood, places, strict=True):
        canvas.text(place, mood.value, NOTE, canvas.theme.ink, "center")
    for seat, line in enumerate(rest.below(40).rows(MAX_CAPTAINS, GAP)):
        for mood, place in zip(Mood, line.columns(len(Mood), GAP), strict=True):
            canvas.panel(place, canvas.theme.card)
            portrait(canvas, place.inset(8), seat, mood)
    return canvas


def fleet() -> Canvas:
    """Show every ship and every station."""
    pack = load_pack()
    ships = {ship.series: ship for ship in pack.ships.values()}
    stations = {station.series: station for station in pack.stations.values()}
    lines = -(-(len(ships) + len(stations)) // FLEET_COLUMNS)
    canvas, rest = _sheet(2 * PAD + lines * 176)
    theme = canvas.theme
    places = [place for line in rest.rows(lines, 8) for place in line.columns(FLEET_COLUMNS, 8)]
    cards: list[Card] = [*ships.values(), *stations.values()]
    for number, (place, card) in enumerate(zip(places, cards, strict=False)):
        canvas.panel(place, theme.card)
        above, name = place.top(place.h - 40).inset(8), place.below(place.h - 40).inset(6, 0)
        if isinstance(card, Ship):
            draw_vessel(canvas, above, card, captain_colour(theme, number % MAX_CAPTAINS))
        else:
            canvas.place(above, sprites.station, card.series, theme.good)
        canvas.text(name, card.english, NOTE, theme.ink, "center")
    return canvas


def landmarks() -> Canvas:
    """Show the cities that everybody knows."""
    cities = [city for city in load_pack().cities.values() if city.id in LANDMARKS]
    lines = -(-len(cities) // LANDMARK_COLUMNS)
    canvas, rest = _sheet(2 * PAD + lines * 150)
    places = [place for line in rest.rows(lines, 8) for place in line.columns(LANDMARK_COLUMNS, 8)]
    for place, city in zip(places, cities, strict=False):
        canvas.fill(place, sprites.city, canvas.theme, city, radius=RADIUS)
        canvas.text(place.inset(10, 4).top(36), city.english, NOTE, canvas.theme.ink)
    return canvas


def _row(canvas: Canvas, rest: Box, found: list[tuple[Callable[..., None], str]]) -> None:
    places = rest.top(120).columns(len(found), GAP)
    for place, (shape, name) in zip(places, found, strict=True):
        canvas.panel(place, canvas.theme.card)
        canvas.stamp(shape, place.inset(8).top(66), canvas.theme.accent)
        canvas.text(place.below(78).top(36).inset(6, 0), name, NOTE, canvas.theme.ink, "center")


def type_() -> Canvas:
    """Show the faces in their sizes, and digits that do not jump."""
    canvas, rest = _sheet(412)
    theme = canvas.theme
    for style, text, ink in (
        (TITLE, "Turn 7 of 10 — battle", theme.ink),
        (NAME, "Buenos Aires · Дмитрий · Città", theme.ink),
        (BIG, "1,234,567 humans", theme.accent),
        (AMOUNT, "111,111 · 888,888", theme.ink),
        (TEXT, "cultural · South America · научный · città", theme.muted),
    ):
        high = round(style.size * 1.4)
        canvas.text(rest.top(high).before(330), text, style, ink)
        note = f"{style.face.name.lower()} {style.size}–{style.smallest}"
        canvas.text(rest.top(high).end(320), note, NOTE, theme.muted, "right")
        rest = rest.below(high + 10)
    return canvas


def skies() -> Canvas:
    """Show the evenings of the regions and the skylines of the types."""
    canvas, rest = _sheet(560)
    kinds = list(CityType) * 2
    for number, (where, kind) in enumerate(zip(Region, kinds, strict=True)):
        row, column = divmod(number, 3)
        place = rest.rows(2, GAP)[row].columns(3, GAP)[column]
        name = _named(where)
        city = City(f"sample {name}", name, where, kind, Colour.BLUE, 2, 0, 0, 1)
        canvas.fill(place, sprites.city, canvas.theme, city, radius=RADIUS)
        title = place.inset(18, 12)
        canvas.text(title.top(50), name, NAME, canvas.theme.ink)
        canvas.text(title.below(48).top(40), kind.value, TEXT, canvas.theme.ink)
    return canvas


def _named(where: Region) -> str:
    return where.value.replace("_", " ").replace("-", " ").title()


SHEETS: Mapping[str, Callable[[], Canvas]] = {
    "palette": palette,
    "signs": signs,
    "type": type_,
    "skies": skies,
    "captains": captains,
    "fleet": fleet,
    "landmarks": landmarks,
}


def main() -> None:
    """Write the sheets."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, draw in SHEETS.items():
        canvas = draw()
        own = palette_of(learned(canvas.image, SIZE))  # of two themes and all eyes
        (FOLDER / f"{name}.png").write_bytes(canvas.png(own))


if __name__ == "__main__":
    main()
