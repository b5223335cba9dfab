"""What ships and stations are worth over the turns that are left, in humans."""

from collections.abc import Sequence
from functools import cache
from statistics import mean

from engine.invasion.valuing.squads import MOST_FUEL
from engine.tremble.cards.effects import StationKind
from engine.tremble.cards.fuel import fuel_limit
from engine.tremble.cards.tables import CITIES, COMPENSATIONS, PAID_AT_ONCE, SHIPS, STATIONS
from engine.tremble.table.state import colour_in
from engine.tremble.table.view import TURNS, PublicView
from engine.tremble.valuing.squads import points, reach

CONTEST = 0.6  # the part of what cities are worth that goes to more attack, not to those there
TROPHY = 30_000  # what a trophy is worth for the tasks, as a rule
SENT = (8.0, 3.2)  # points that a captain sends: at the start, and more with every turn
KEPT = 0.93  # how likely a card still is of use a turn later
LOST = 0.5  # of what a ship brings, others would not
CARD = 12_000  # what a compensation card in hand is worth, as a rule
CATCHES = 0.4  # that a captain brings home in a turn

SHARES = {  # of what a city is worth, that a station brings in a turn
    StationKind.CANCEL_BONUSES: 0.2,
    StationKind.MOVE_ENEMY: 0.45,
    StationKind.REROLL_OWN: 0.11,
    StationKind.SAVE_SHIP: 0.06,
}
SHARES_EACH = {  # likewise, for each of its amount
    StationKind.BOOST: 0.075,
    StationKind.ARMY_BOOST: 0.008,
    StationKind.FEWER_ARMIES: 0.05,
}


def future(ships: tuple[str, ...], stations: Sequence[str], turn: int, captains: int) -> float:
    """Estimate what a captain's cards bring from this turn on."""
    sent, extra = reach(ships), extra_fuel(stations)
    share, humans = sum(map(_share, stations)), sum(map(_humans, stations))
    total, kept = 0.0, 1.0
    for each in range(turn, TURNS + 1):
        attack = sent[min(MOST_FUEL, fuel_limit(each) + extra)]
        aids = share * city_worth(each, captains) + humans
        total += kept * (attack * point_worth(each, captains) + aids)
        kept *= KEPT
    return total


def extra_fuel(stations: Sequence[str]) -> int:
    """Add up the fuel that stations give to a plan."""
    return sum(map(_fuel, stations))


@cache
def city_worth(turn: int, captains: int) -> float:
    """Estimate what a city of a turn is worth on the average."""
    return mean(
        (city.raid + city.catch) / 2 + TROPHY
        for city in CITIES.values()
        if city.colour is colour_in(turn) and city.captains <= captains
    )


@cache
def point_worth(turn: int, captains: int) -> float:
    """Estimate what a point of attack more brings in a turn."""
    against = captains * (SENT[0] + SENT[1] * turn)
    return CONTEST * city_worth(turn, captains) * (captains + 1) / against


@cache
def _later(turn: int, captains: int) -> float:
    """Estimate what a point of attack brings after this turn."""
    return sum(
        KEPT ** (each - turn) * point_worth(each, captains) for each in range(turn + 1, TURNS + 1)
    )


def ship_worth(ship: str, view: PublicView) -> float:
    """Estimate what losing a ship costs: what it would bring yet, or another one's price."""
    lasting = points(ship) * _later(view.turn, len(view.captains))
    return min(LOST * lasting, 1.2 * SHIPS[ship].price)


def card_worth(view: PublicView) -> float:
    """Estimate what a compensation card is worth that lies unused."""
    return CARD if view.turn < TURNS else 0.0


def comfort(view: PublicView) -> float:
    """Estimate what the card is worth that the loser of a battle draws (F-7, K-2)."""
    paid = sum(COMPENSATIONS[card].effect.amount for card in PAID_AT_ONCE)
    held = (len(COMPENSATIONS) - len(PAID_AT_ONCE)) * card_worth(view)
    return (paid + held) / len(COMPENSATIONS)


@cache
def _share(station: str) -> float:
    """Rate what a station does in a turn as a part of a city."""
    effect = STATIONS[station].effect
    kind = StationKind(effect.kind)
    return SHARES.get(kind, 0.0) + SHARES_EACH.get(kind, 0.0) * effect.amount


@cache
def _fuel(station: str) -> int:
    effect = STATIONS[station].effect
    return effect.amount if effect.kind == StationKind.EXTRA_FUEL else 0


@cache
def _humans(station: str) -> float:
    effect = STATIONS[station].effect
    return CATCHES * effect.amount if effect.kind == StationKind.CATCH_BONUS else 0.0


@cache
def station_rank(station: str) -> float:
    """Rate a station against others, for who must give one up."""
    return _share(station) + 0.07 * _fuel(station) + _humans(station) / 150_000
