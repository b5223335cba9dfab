"""What a captain expects of the others before plans are revealed: where they go, how strong."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engine.core.asks import Seat
from engine.tremble.aids import stations_ready
from engine.tremble.cards import City, CityType, Colour
from engine.tremble.effects import StationKind
from engine.tremble.odds import battle_odds
from engine.tremble.squads import hidden, squad_of
from engine.tremble.view import CaptainView, PublicView

TOTALS = 160  # no attack total is higher
HEAVY, LIGHT = 0.9, 0.35  # of its strength that a rival sends to one city
COMES = (0.39, 0.15)  # how likely a rival comes to an average city; more to a richer one
MANY = (0.36, 0.75)  # how likely its group is a heavy one
_MEMORY = 1 << 12


class Threat(NamedTuple):
    """A rival before a city: how likely it comes, and how strong it could."""

    chance: float
    heavy: int  # how often out of ten times with most of its strength
    strength: int


def threats(view: PublicView, seat: Seat, city: City, rich: float) -> list[Threat]:
    """Guess who else goes for a city, given how rich it is (0: as rich as most)."""
    comes = min(0.9, max(0.05, COMES[0] + COMES[1] * rich))
    heavy = min(10, max(0, round(10 * (MANY[0] + MANY[1] * rich))))
    return [
        Threat(comes, heavy, strength(expected_ships(each), fuel_for(view, each), city.type))
        for each in view.captains
        if each.seat != seat and each.ships
    ]


def expected_ships(captain: CaptainView) -> tuple[str, ...]:
    """List a captain's ships, with typical ones for those that nobody has seen."""
    return (
        *[ship.id for ship in captain.seen],
        *[hidden(Colour.BLUE)] * captain.backs_blue,
        *[hidden(Colour.RED)] * captain.backs_red,
    )


def fuel_for(view: PublicView, captain: CaptainView) -> int:
    """Return the fuel that a captain has by what everybody sees."""
    stations = stations_ready(captain, (StationKind.EXTRA_FUEL,)) if captain.stations else ()
    return view.fuel + sum(station.effect.amount for station in stations)


@lru_cache(maxsize=_MEMORY)
def strength(ships: tuple[str, ...], fuel: int, kind: CityType) -> int:
    """Return the highest attack total that ships can bring to a city of a type (P-2)."""
    squad = squad_of(ships)
    return max(
        total for total, need in zip(squad.battle[kind], squad.fuel, strict=True) if need <= fuel
    )


def chances(threats: list[Threat], totals: Iterable[int]) -> dict[int, float]:
    """Return how likely each of these attack totals gets a city, whoever comes."""
    tables = [(1 - chance, chance, _beaten(strong, heavy)) for chance, heavy, strong in threats]
    held = {}
    for total in set(totals):
        holds = 1.0
        for away, comes, beaten in tables:
            holds *= away + comes * beaten[total]
        held[total] = holds
    return held


@lru_cache(maxsize=_MEMORY)
def _beaten(strong: int, heavy: int) -> list[float]:
    """Return for every attack total how likely it beats a rival of this strength who comes."""
    return [
        (
            heavy * battle_odds((total, round(HEAVY * strong)))[0]
            + (10 - heavy) * battle_odds((total, round(LIGHT * strong)))[0]
        )
        / 10
        for total in range(TOTALS)
    ]
