"""Raid or search: how likely a search ends well, what its ships are missed for, who stays."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core.asks import Seat
from engine.invasion.battles.odds import army_odds
from engine.tremble_draft.cards.cards import City
from engine.tremble_draft.cards.tables import SHIPS
from engine.tremble_draft.phases.looting import FAST, TURNS
from engine.tremble_draft.phases.turns import FUEL, TANK
from engine.tremble_draft.table.view import ID, DraftView, PublicView, own_part
from engine.tremble_draft.valuing.squads import reach, squad_of
from engine.tremble_draft.valuing.values import coming, depth_of, hidden_armies, next_point

Risks = tuple[tuple[int, float], ...]
"""Armies that may come: how strong, and how likely each does."""

BOLD = 0.35  # at which odds a search fights, roughly
SPARED = {2: 0.6, 3: 0.75, 4: 0.75, 5: 0.75}  # of what ships would bring, others would not
SAVED = 4  # fuel that is left in a tank, as a rule


class Stay(NamedTuple):
    """A search that may begin: who stays, and what it brings more than nothing."""

    ships: tuple[str, ...]
    worth: float


class Outlook:
    """Searches that a captain may begin now, with these ships in hand after this turn."""

    def __init__(self, public: PublicView, squad: Sequence[str], fuel: int) -> None:
        self._squad, self._ids = squad_of(tuple(squad)), tuple(squad)
        cells = len(public.spaces)
        self._risks = {turns: coming(public, turns * cells) for turns in (FAST, TURNS)}
        self._ends = {turns: _chance_of(public, turns) for turns in (FAST, TURNS)}
        self._fast = [False] * len(self._squad.fuel)
        for group in range(1, len(self._fast)):
            self._fast[group] = any(SHIPS[ship].tempo for ship in self.ships(group))
        self._missed = self._missings(public, fuel)

    def ships(self, group: int) -> tuple[str, ...]:
        """List the ships of a group."""
        return tuple([ship for place, ship in enumerate(self._ids) if group >> place & 1])

    def group(self, ships: Sequence[str]) -> int:
        """Name a group by its ships."""
        return sum(1 << place for place, ship in enumerate(self._ids) if ship in ships)

    def search(self, city: City, trophy: float, group: int) -> float:
        """Estimate what a search brings, less what its ships are missed for."""
        turns = FAST if self._fast[group] else TURNS
        total = self._squad.army[city.type][group]
        lasts = self._ends[turns] * unbroken(self._risks[turns], total)
        return lasts * (city.search + trophy) - self._missed[group]

    def rewards(self, city: City, trophy: float) -> list[float]:
        """Estimate for every group what a city brings it at best."""
        raid = city.raid + trophy
        best = [0.0] * len(self._fast)
        for group in range(1, len(best)):
            most = max(raid, self.search(city, trophy, group))
            for place in range(len(self._ids)):
                if group >> place & 1:
                    most = max(most, best[group & ~(1 << place)])
            best[group] = most
        return best

    def best(self, city: City, trophy: float, ships: Sequence[str]) -> Stay:
        """Find who should stay for a search."""
        there = group = self.group(ships)
        found = Stay((), float("-inf"))
        while group:
            worth = self.search(city, trophy, group)
            if worth > found.worth:
                found = Stay(self.ships(group), worth)
            group = (group - 1) & there
        return found

    def _missings(self, view: PublicView, fuel: int) -> list[float]:
        """Estimate for every group what it would bring elsewhere while it searches."""
        everybody = len(self._fast) - 1
        missed = [0.0] * len(self._fast)
        tanks = (min(TANK, fuel + FUEL), min(TANK, FUEL + SAVED))
        for turn, tank in enumerate(tanks, start=1):
            point = SPARED[len(view.captains)] * next_point(view, turn)
            most = reach(self._ids)[tank]
            for group in range(1, len(missed)):
                if turn <= (FAST if self._fast[group] else TURNS):
                    left = reach(self.ships(everybody & ~group))[tank]
                    missed[group] += (most - left) * point
        return missed


@lru_cache(maxsize=1 << 14)
def unbroken(risks: Risks, total: int) -> float:
    """Return how likely a search of this strength is not broken by an army that may come."""
    chance = 1.0
    for army, comes in risks:
        won = army_odds(total, army)
        chance *= 1 - comes * (1 - (won if won >= BOLD else 0.0))
    return chance


def _chance_of(view: PublicView, turns: int) -> float:
    """Estimate how likely so many turns come yet: the deck may have more armies than cities."""
    return _lasts(depth_of(view).cards, len(hidden_armies(view)), len(view.spaces) * (turns - 1))


def _lasts(cards: int, armies: int, dealt: int) -> float:
    """Say how sure it is that a deck lasts for more than so many cities."""
    if cards - armies > dealt:
        return 1.0
    return 0.0 if cards <= dealt else (cards - dealt) / (armies + 1)


def outlook_of(view: DraftView) -> Outlook:
    """Look at searches as the viewer may begin them."""
    return Outlook(view.public, next_hand(view), view.public.captains[own_part(view).seat].fuel)


def next_hand(view: DraftView) -> tuple[str, ...]:
    """List the ships that are at hand in the next turn if no more search begins."""
    own, turn = own_part(view), view.public.turn
    searches = view.public.captains[own.seat].searches
    away = {
        ship.id
        for each in searches
        for ship in each.ships
        if each.counter > 1 or each.since == turn
    }
    return tuple([ship for ship in map(ID, own.ships) if ship not in away])


def looted(
    view: DraftView, seat: Seat, cities: Mapping[int, tuple[City, Sequence[str], float]]
) -> dict[int, Stay]:
    """Choose for each city, the richest first, who stays to search; nobody for a raid."""
    left, chosen = next_hand(view), dict[int, Stay]()
    fuel = view.public.captains[seat].fuel
    for space in sorted(cities, key=lambda each: -cities[each][0].search):
        city, ships, trophy = cities[space]
        stay = Outlook(view.public, left, fuel).best(city, trophy, ships)
        chosen[space] = stay if stay.worth > city.raid + trophy else Stay((), city.raid + trophy)
        left = tuple([ship for ship in left if ship not in chosen[space].ships])
    return chosen
