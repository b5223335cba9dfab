"""Signs of what can be chosen: ships, stations, what to do, and captains in their moods."""

from collections.abc import Mapping
from functools import cache
from itertools import product

from engine.tremble.cards.cards import MAX_CAPTAINS
from render.art.choices import CHOICES
from render.art.faces import Mood, face
from render.art.shapes import drawing
from render.art.stations import STATIONS
from render.house.captains import letter
from render.house.emblems import captain_colour
from render.invasion.parts.sprites import FLEET
from render.theme import NIGHT

CARDS = {**FLEET, **STATIONS, **CHOICES}
AGAINST = "only"
ALIASES = {"stay": "home"}


def sign(key: str) -> str:
    """Name the sign of an option by its key: a card (`golden-eye.2`), a decision (`raid`).

    What is done only against one captain bears their face.
    """
    series, _, number = key.partition(".")
    if series == AGAINST:
        return _named(f"captain-{letter(int(number)).lower()}-{Mood.CALM}")
    series = ALIASES.get(series, series)
    return _named(series) if series in CARDS else ""


@cache
def signs() -> Mapping[str, str]:
    """Draw all signs, by name."""
    drawn = {_named(series): drawing(parts, NIGHT.good) for series, parts in CARDS.items()}
    for seat, mood in product(range(MAX_CAPTAINS), Mood):
        name = _named(f"captain-{letter(seat).lower()}-{mood}")
        drawn[name] = drawing(face(seat, mood), captain_colour(NIGHT, seat))
    return drawn


def _named(series: str) -> str:
    return "tremble_" + series.replace("-", "_")
