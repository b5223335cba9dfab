"""Attacks as they lie on the board after the reveal, and what a captain may hope for there."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from engine.core.asks import Seat
from engine.invasion.attack import attack_total
from engine.invasion.odds import battle_odds
from engine.tremble.captains.prizes import best_reward, trophy_worth
from engine.tremble.cards.cards import Ship
from engine.tremble.cards.tables import CITIES, SHIPS
from engine.tremble.table.view import PublicView

Moves: TypeAlias = Mapping[str, int]
"""Ships that go elsewhere: the space each goes to, by card id."""

OTHERS = 0.25  # what a human for a rival counts against one for oneself


class Sent(NamedTuple):
    """A ship that was sent: by whom and where."""

    seat: Seat
    space: int
    ship: Ship


class Board:
    """The attacks of a turn as its captain judges them, with ships here or elsewhere."""

    def __init__(self, view: PublicView, seat: Seat) -> None:
        self._view, self._seat = view, seat
        self.cities = {each.number: each.city for each in view.spaces if each.city is not None}
        self.sent = {
            ship.id: Sent(each.seat, each.space, ship)
            for each in view.attacks
            for ship in each.ships
        }
        self._hope_at = cache(self._judge)
        self._trophy = cache(lambda who, space: trophy_worth(view, who, self.cities[space]))
        self._there = {
            space: [ship for ship, sent in self.sent.items() if sent.space == space]
            for space in self.cities
        }
        self._unmoved = sum(map(self._hope_at, self._there, map(tuple, self._there.values())))

    def hope(self, moves: Moves) -> float:
        """Estimate what the board is worth to its captain after these moves."""
        there: dict[int, list[str]] = {}
        for ship, space in moves.items():
            origin = self.sent[ship].space
            if space != origin:
                there.setdefault(origin, self._there[origin][:]).remove(ship)
                there.setdefault(space, self._there[space][:]).append(ship)
        return self._unmoved + sum(
            self._hope_at(space, tuple(ships)) - self._hope_at(space, tuple(self._there[space]))
            for space, ships in there.items()
        )

    def _judge(self, space: int, ships: Iterable[str]) -> float:
        """Estimate what a city is worth that is attacked by these ships."""
        groups: dict[Seat, tuple[str, ...]] = {}
        for ship in ships:
            seat = self.sent[ship].seat
            groups[seat] = (*groups.get(seat, ()), ship)
        city, hope = self.cities[space], 0.0
        totals = [totals_of(group, city.id) for group in groups.values()]
        odds = battle_odds(tuple([total for total, _ in totals]))
        for seat, (_, army), chance in zip(groups, totals, odds, strict=True):
            if chance:
                weight = 1.0 if seat == self._seat else -OTHERS
                reward = best_reward(self._view, city, self._trophy(seat, space), army)
                hope += weight * chance * reward
        return hope


@lru_cache(maxsize=1 << 14)
def totals_of(ships: tuple[str, ...], city: str) -> tuple[int, int]:
    """Return the attack totals of a group against rivals and against armies (F-1, A-3)."""
    group = [SHIPS[ship] for ship in ships]
    return attack_total(group, CITIES[city]), attack_total(group, CITIES[city], army=True)
