"""What a captain expects of the others before plans are revealed: where they go, how strong."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from engine.core.asks import Seat
from engine.invasion.cards import CityType
from engine.invasion.odds import battle_odds
from engine.tremble.captains.squads import hidden, squad_of
from engine.tremble.cards.cards import Colour
from engine.tremble.cards.effects import BATTLE_STATIONS, StationKind
from engine.tremble.table.aids import stations_ready
from engine.tremble.table.view import CaptainView, PublicView

MOST_HELP = 40  # points that no captain's stations and cards exceed
TOTALS = 200  # no attack total is higher, stations and cards included
HEAVY, LIGHT = 0.9, 0.35  # of its strength that a rival sends to one city
COMES = (0.42, 0.21)  # how likely a rival comes to an average city; more to a richer one
MANY = (0.3, 0.7)  # how likely its group is a heavy one
PLAIN_PLUS, CARD_PLUS = 2, 1  # points that stations without an amount and cards add to a fight
_MEMORY = 1 << 12


class Rival(NamedTuple):
    """Another captain's ships, as far as they are known, the fuel and the help for them."""

    ships: tuple[str, ...]
    fuel: int
    help: int = 0


def rivals_of(view: PublicView, seat: Seat) -> list[Rival]:
    """List the other captains who have ships."""
    return [
        Rival(expected_ships(each), fuel_for(view, each), help_of(view, each.seat))
        for each in view.captains
        if each.seat != seat and each.ships
    ]


def expected_ships(captain: CaptainView) -> tuple[str, ...]:
    """List a captain's ships, with typical ones for those that nobody has seen."""
    seen = [ship.id for ship in captain.seen]
    blue, red = [hidden(Colour.BLUE)], [hidden(Colour.RED)]
    return (*seen, *blue * captain.backs_blue, *red * captain.backs_red)


def fuel_for(view: PublicView, captain: CaptainView) -> int:
    """Return the fuel that a captain has by what everybody sees."""
    stations = stations_ready(captain, (StationKind.EXTRA_FUEL,)) if captain.stations else ()
    return view.fuel + sum(station.effect.amount for station in stations)


def help_of(view: PublicView, seat: Seat) -> int:
    """Guess by what everybody sees what stations and cards will add after the roll."""
    captain, plus = view.captains[seat], 0
    for station in stations_ready(captain, BATTLE_STATIONS) if captain.stations else ():
        plus += station.effect.amount or PLAIN_PLUS
    return plus + (CARD_PLUS if captain.compensations > captain.fresh else 0)


@lru_cache(maxsize=_MEMORY)
def strength(rival: Rival, kind: CityType) -> int:
    """Return the highest attack total that a rival can bring to a city of a type (P-2)."""
    squad = squad_of(rival.ships)
    groups = zip(squad.battle[kind], squad.fuel, strict=True)
    return max(total for total, need in groups if need <= rival.fuel)


def chances(
    rivals: Iterable[Rival], kind: CityType, rich: float, totals: Iterable[int], own_help: int = 0
) -> dict[int, float]:
    """Return how likely each of these attack totals gets a city, whoever else comes.

    `rich` tells how rich the city is: 0 is as rich as most of the turn.
    """
    comes = min(0.9, max(0.05, COMES[0] + COMES[1] * rich))
    heavy = min(10, max(0, round(10 * (MANY[0] + MANY[1] * rich))))
    away = 1 - comes
    held = dict.fromkeys(totals, 1.0)
    for rival in rivals:
        beaten = _beaten(strength(rival, kind), heavy)
        ahead = own_help - rival.help + MOST_HELP
        for total in held:
            held[total] *= away + comes * beaten[total + ahead]
    return held


@lru_cache(maxsize=_MEMORY)
def _beaten(strong: int, heavy: int) -> list[float]:
    """Return for every attack total from -MOST_HELP how likely it beats this strength if it comes.

    The rival comes with most of its strength in `heavy` out of ten cases.
    """
    most, some = round(HEAVY * strong), round(LIGHT * strong)
    return [
        (heavy * _duel(total - most) + (10 - heavy) * _duel(total - some)) / 10
        for total in range(-MOST_HELP, TOTALS)
    ]


@cache
def _duel(ahead: int) -> float:
    """Return how likely a lead before the dice wins."""
    return battle_odds((max(0, ahead), max(0, -ahead)))[0]
