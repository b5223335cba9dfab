"""The reveal: all plans are turned up at the same instant; then it is clear who attacks what."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from engine.core.asks import Notice, Seat
from engine.invasion.battles.battle_phase import tell
from engine.invasion.battles.battles import Battle, Fighter
from engine.invasion.battles.events import CitySpared, PlansRevealed, Unopposed
from engine.invasion.cards.groups import Fleet, Group
from engine.kit.agenda import popped

State = TypeVar("State", bound=Any)
Step = tuple[State, tuple[Notice[Any], ...]]


class Reveal(Generic[State]):
    """The steps of the reveal; an edition says where a city goes that nobody attacks."""

    def __init__(
        self,
        fleet: Fleet[Any, Any, Any],
        battle: type[Battle],
        revealed: type[PlansRevealed[Any, Any]],
        discarded: Callable[[State, int], State],
    ) -> None:
        self._fleet, self._battle, self._revealed = fleet, battle, revealed
        self._discarded = discarded

    def proceed(self, state: State, _frame: Any) -> Step[State]:
        """Turn all plans up; whatever was sent is known from now on."""
        sent: dict[Seat, list[str]] = {seat: [] for seat in range(len(state.captains))}
        for group in state.groups:
            sent[group.seat] += group.ships
        home = tuple([seat for seat, ships in sent.items() if not ships])
        captains = tuple([self.shown(state.captains[seat], ships) for seat, ships in sent.items()])
        attacks, cities = self._fleet.attacks_of(state), self._fleet.cities_of(state)
        told = tell(self._revealed(attacks, home, cities))
        return popped(replace(state, captains=captains)), told

    def engage(self, state: State, _frame: Any) -> Step[State]:
        """Look at every city from left to right: nobody, one attacker, or a battle."""
        events: list[Any] = []
        battles: list[Battle] = []
        there: dict[int, list[Group]] = {}
        for group in state.groups:
            there.setdefault(group.space, []).append(group)
        for space, card in enumerate(state.spaces, start=1):
            groups = there.get(space)
            if card is None:
                continue
            city = self._fleet.cities[card]
            if not groups:
                events.append(CitySpared(space, city))
                state = self._discarded(state, space)
            elif len(groups) == 1:
                events.append(Unopposed(space, city, groups[0].seat))
            else:
                fighters = tuple([Fighter(group.seat, group.total) for group in groups])
                battles.append(self._battle(space, fighters))
        return popped(replace(state, battles=tuple(battles))), tell(*events)

    def shown(self, captain: Any, sent: Sequence[str]) -> Any:
        """Note which ships of a captain everybody knows from now on."""
        new = [ship for ship in sent if ship not in captain.seen]
        if not new:
            return captain
        return replace(captain, seen=self._fleet.canonical([*captain.seen, *new]))


def owners(groups: Iterable[Group], battles: Iterable[Battle]) -> tuple[tuple[int, Seat], ...]:
    """List who has which city: sole attackers and winners, from left to right."""
    winners = {battle.space: battle.winner for battle in battles}
    return tuple(
        [
            (group.space, group.seat)
            for group in groups
            if winners.get(group.space, group.seat) == group.seat
        ]
    )
