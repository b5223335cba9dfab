"""What ships and fuel are worth over the turns that are left, in humans."""

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import accumulate
from operator import mul
from statistics import mean
from typing import NamedTuple

from engine.tremble_draft.cards.tables import ARMIES, CITIES, SHIPS, half_of
from engine.tremble_draft.phases.setup import SPACES, UNSEEN
from engine.tremble_draft.phases.turns import FUEL, TANK
from engine.tremble_draft.table.view import PublicView
from engine.tremble_draft.valuing.squads import points, reach

CONTEST = 0.6  # the part of what cities are worth that goes to more attack, not to those there
TROPHY = 5_000  # what a city card is worth for tasks, as a rule
SENT = {True: 18.0, False: 26.0}  # points a captain sends in a turn, in both halves of the deck
LOAD = 11  # fuel for the ships of a turn, those counted that search and need none
KEPT = 0.95  # how likely a ship still is of use a turn later
LOST = 0.5  # of what a ship brings, others would not
PER_FUEL = 2.2  # points that a unit of fuel sends off


class Depth(NamedTuple):
    """The cards left in the city deck: cards with a star, then those without."""

    star: int
    plain: int

    @property
    def cards(self) -> int:
        """Count them."""
        return self.star + self.plain


def depth_of(view: PublicView) -> Depth:
    """Tell by its public number of cards how deep the city deck is."""
    plain = len(half_of(len(view.captains), star=False)) - UNSEEN
    left = view.piles.cities
    return Depth(max(0, left - plain), min(left, plain))


def hidden_armies(view: PublicView) -> tuple[str, ...]:
    """List the armies that may still come."""
    met = (view.meeting.army.id,) if view.meeting is not None else ()
    return tuple([army for army in ARMIES if army not in (*view.piles.army_discard, *met)])


def coming(view: PublicView, cards: int) -> tuple[tuple[int, float], ...]:
    """List the armies that may be among the next cards: how strong, and how likely each is."""
    depth = depth_of(view)
    star = min(cards, depth.star) / (depth.star + UNSEEN)
    plain = min(cards - min(cards, depth.star), depth.plain) / (depth.plain + UNSEEN)
    armies = [ARMIES[army] for army in hidden_armies(view)]
    return tuple([(army.attack, star if army.star else plain) for army in armies])


def turns_left(view: PublicView) -> int:
    """Estimate how many turns are to be dealt yet."""
    cards = view.piles.cities
    armies = sum([chance for _, chance in coming(view, cards)])
    return -int((armies - cards) // len(view.spaces))


@lru_cache(maxsize=1 << 12)
def future(ships: tuple[str, ...], fuel: int, depth: Depth, captains: int) -> float:
    """Estimate what ships bring in the turns that are to come, the first with this fuel."""
    sent, cells, total, kept = reach(ships), SPACES[captains], 0.0, 1.0
    for dealt in range(0, depth.cards, cells):
        attack = sent[max(LOAD, min(TANK, fuel)) if not dealt else LOAD]
        total += kept * attack * point_worth(captains, star=dealt < depth.star)
        kept *= KEPT
    return total


@cache
def city_worth(captains: int, *, star: bool) -> float:
    """Estimate what a city of a half is worth on the average."""
    cities = [CITIES[card] for card in half_of(captains, star=star) if card in CITIES]
    return mean((city.raid + city.search) / 2 + TROPHY for city in cities)


@cache
def point_worth(captains: int, *, star: bool) -> float:
    """Estimate what a point of attack more brings in a turn."""
    each = SPACES[captains] / captains / SENT[star]
    return CONTEST * city_worth(captains, star=star) * each


def next_point(view: PublicView, turns: int = 1) -> float:
    """Estimate what a point of attack brings in the turns after this one; nothing after the end."""
    captains, depth, cells = len(view.captains), depth_of(view), len(view.spaces)
    if depth.cards <= cells * (turns - 1):
        return 0.0
    return point_worth(captains, star=depth.star > cells * (turns - 1))


def fuel_price(view: PublicView, fuel: int, spent: int) -> float:
    """Price fuel by what it would send off in the next turn; what the tank cannot hold is free."""
    kept = min(TANK, fuel + FUEL) - min(TANK, fuel - spent + FUEL)
    return kept * PER_FUEL * next_point(view)


def ship_worth(ship: str, view: PublicView) -> float:
    """Estimate what losing a ship costs: what it would bring yet, or another one's price."""
    return min(LOST * points(ship) * _later(depth_of(view), len(view.captains)), 1.2 * _price(ship))


def poorest(ships: Iterable[str], view: PublicView) -> float:
    """Estimate what the ship costs that is missed least."""
    return min([ship_worth(ship, view) for ship in ships], default=0.0)


@lru_cache(maxsize=1 << 10)
def _later(depth: Depth, captains: int) -> float:
    """Estimate what a point of attack brings in all turns to come."""
    turns = range(0, depth.cards, SPACES[captains])
    kept = accumulate([KEPT] * len(turns), mul)
    worths = [point_worth(captains, star=dealt < depth.star) for dealt in turns]
    total: float = sum(map(mul, kept, worths))
    return total


def _price(ship: str) -> int:
    return SHIPS[ship].price
