"""Follows a reveal by its events: who came for which city, and the battles that are over."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec
from msgspec.structs import replace

from engine.core.asks import Seat
from engine.invasion.battles.battles import Battle, Fighter
from engine.invasion.battles.events import BattleWon, FightChosen, PlansRevealed, Walkover
from engine.invasion.cards.cards import AnyCity
from render.invasion.facts.duels import MOST, AnyDuel
from render.invasion.facts.views import Attack, Fought

City = TypeVar("City", bound=AnyCity)


class Unfolds(msgspec.Struct, Generic[City, Attack, Fought], frozen=True):
    """A reveal: the cities, who came for them, and the battles that are over."""

    moves: ClassVar[tuple[type[Any], ...]]  # what sends ships from city to city
    fight: ClassVar[type[Battle]] = Battle
    loss: ClassVar[type[Any]]  # of a ship over a city
    taken: ClassVar[type[Any]]  # what tells that a captain has a city
    paid: ClassVar[tuple[type[Any], ...]] = ()  # what brings humans besides

    turn: int
    cities: tuple[City | None, ...]
    attacks: tuple[Attack, ...]
    battles: tuple[Fought, ...] = ()

    @classmethod
    def of(cls, turn: int, events: Sequence[Any]) -> Self | None:
        """Follow a reveal by its events; None where they do not tell of one."""
        begun = cls.begun(turn, events)
        return begun and replace(begun, battles=battles_in(events, cls.fight))

    @classmethod
    def begun(cls, turn: int, events: Sequence[Any]) -> Self | None:
        """Show who came for which city, after all moves; None where these events do not tell."""
        plans = plans_in(events)
        return plans and cls(turn, plans.cities, moved(plans.attacks, events, cls.moves))

    @property
    def calm(self) -> Any:
        """Show the board before it."""
        raise NotImplementedError

    @property
    def attacked(self) -> Any:
        """Show the board with all attacks."""
        return replace(self.calm, attacks=self.attacks)

    @property
    def fought(self) -> Any:
        """Show the board with every battle so far."""
        return replace(self.attacked, battles=self.battles)


def plans_in(events: Iterable[Any]) -> Any:
    """Find the plans as they were revealed; None where these events do not tell of any."""
    plans = next((event for event in events if isinstance(event, PlansRevealed)), None)
    return plans if plans is not None and plans.attacks else None


def moved(
    attacks: tuple[Any, ...], events: Iterable[Any], moves: tuple[type[Any], ...]
) -> tuple[Any, ...]:
    """Follow ships from city to city."""
    for event in events:
        if isinstance(event, moves) and event.attacks:
            attacks = event.attacks
    return attacks


def battles_in(events: Iterable[Any], make: type[Any] = Battle) -> tuple[Any, ...]:
    """List the battles that are over, with the last dice of everybody in them."""
    fighters: dict[int, dict[Seat, Fighter]] = {}
    battles = list[Any]()
    for event in events:
        match event:
            case FightChosen():
                mine = Fighter(event.seat, event.total, fights=event.fights)
                fighters.setdefault(event.space, {})[event.seat] = mine
            case BattleWon():
                known = fighters.get(event.space, {})
                known |= {fighter.seat: fighter for fighter in event.fighters}
                battles.append(make(event.space, tuple(known.values()), event.winner))
            case Walkover():
                known = fighters.get(event.space, {})
                battles.append(make(event.space, tuple(known.values()), event.seat))
            case _:
                pass
    return tuple(battles)


def without_lost(attack: Any, lost: Iterable[tuple[Seat, Any]]) -> Any:
    """Move ships that were destroyed to those that are struck through."""
    gone = {ship for seat, ship in lost if seat == attack.seat}
    return replace(
        attack,
        ships=tuple(ship for ship in attack.ships if ship not in gone),
        lost=(*attack.lost, *(ship for ship in attack.ships if ship in gone)),
    )


def most_worth(found: Sequence[Any], worth: Any) -> tuple[Any, ...]:
    """Choose those with most captains, then most `worth`; the last tells how many others were."""

    def value(each: AnyDuel) -> tuple[int, int]:
        return len(each.sides), worth(each.city)

    best = sorted(found, key=value, reverse=True)[:MOST]
    drawn = [shown for shown in found if shown in best]
    more = len(found) - len(drawn)
    return (*drawn[:-1], *(replace(shown, more=more) for shown in drawn[-1:]))
