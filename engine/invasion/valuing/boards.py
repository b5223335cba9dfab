"""Attacks as they lie on the board after the reveal, and what a captain may hope for there."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple, TypeAlias

from engine.core.asks import Answer, Seat
from engine.invasion.battles.odds import battle_odds
from engine.invasion.cards.attack import attack_total
from engine.invasion.cards.cards import AnyCity, AnyShip
from engine.invasion.cards.keys import STAY, key_of

Moves: TypeAlias = Mapping[str, int]
"""Ships that go elsewhere: the space each goes to, by card id."""

Prize: TypeAlias = Callable[[Seat, int, Sequence[Any]], float]
"""Return what a city brings to the ships of a seat that have it, by its space."""

OTHERS = 0.25  # what a human for a rival counts against one for oneself
WORTH_IT = 1_000  # what a move must bring


def _envy(_seat: Seat) -> float:
    """Count what a human for a rival counts, whoever it is."""
    return OTHERS


class Sent(NamedTuple):
    """A ship that was sent: by whom and where."""

    seat: Seat
    space: int
    ship: AnyShip


class Board:
    """The attacks of a turn as its captain judges them, with ships here or elsewhere."""

    def __init__(
        self, view: Any, seat: Seat, prize: Prize, envy: Callable[[Seat], float] = _envy
    ) -> None:
        self._seat, self._prize, self._envy = seat, prize, envy
        self.cities: dict[int, AnyCity] = {
            each.number: each.city for each in view.spaces if each.city is not None
        }
        self.sent = {
            ship.id: Sent(each.seat, each.space, ship)
            for each in view.attacks
            for ship in each.ships
        }
        self._hope_at = cache(self._judge)
        self._there = {
            space: [ship for ship, sent in self.sent.items() if sent.space == space]
            for space in self.cities
        }
        self._alone = [
            space
            for space, ships in self._there.items()
            if {self.sent[ship].seat for ship in ships} == {seat}
        ]
        self._unmoved = sum(map(self._hope_at, self._there, map(tuple, self._there.values())))

    def keeps(self, moves: Moves) -> bool:
        """Return whether every city that only its captain attacks is still theirs after moves."""
        there = self._after(moves)
        return all(
            {self.sent[ship].seat for ship in there.get(space, self._there[space])} == {self._seat}
            for space in self._alone
        )

    def _after(self, moves: Moves) -> dict[int, list[str]]:
        """List the ships over each city that some leave or reach."""
        there: dict[int, list[str]] = {}
        for ship, space in moves.items():
            origin = self.sent[ship].space
            if space != origin:
                there.setdefault(origin, self._there[origin][:]).remove(ship)
                there.setdefault(space, self._there[space][:]).append(ship)
        return there

    def hope(self, moves: Moves) -> float:
        """Estimate what the board is worth to its captain after these moves."""
        there = self._after(moves)
        return self._unmoved + sum(
            self._hope_at(space, tuple(ships)) - self._hope_at(space, tuple(self._there[space]))
            for space, ships in there.items()
        )

    def moved(self, ships: Sequence[str]) -> Answer:
        """Answer where own ships help most that may move, all combinations weighed."""
        here = {ship: self.sent[ship].space for ship in ships}
        best, most = here, self.hope(here) + WORTH_IT
        for spaces in product(self.cities, repeat=len(ships)):
            moves = dict(zip(ships, spaces, strict=True))
            hope = self.hope(moves)
            if hope > most:
                best, most = moves, hope
        return {
            key_of(ship): (STAY if best[ship] == here[ship] else str(best[ship]),) for ship in ships
        }

    def _judge(self, space: int, ships: Iterable[str]) -> float:
        """Estimate what a city is worth that is attacked by these ships."""
        groups: dict[Seat, list[AnyShip]] = {}
        for ship in ships:
            sent = self.sent[ship]
            groups.setdefault(sent.seat, []).append(sent.ship)
        city, hope = self.cities[space], 0.0
        odds = battle_odds(tuple([attack_total(group, city) for group in groups.values()]))
        for (seat, group), chance in zip(groups.items(), odds, strict=True):
            if chance:
                weight = 1.0 if seat == self._seat else -self._envy(seat)
                hope += weight * chance * self._prize(seat, space, group)
        return hope
