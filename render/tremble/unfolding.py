"""How a reveal unfolds: the board before it, with all attacks, and with every battle so far.

It holds nothing else, so that a film changes only when there is more to see.
"""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from engine.core.asks import Seat
from engine.invasion.battles import Fighter
from engine.invasion.events import BattleWon, FightChosen, Walkover
from engine.tremble.cards.cards import City
from engine.tremble.table.events import EnemiesMoved, PlansRevealed, ShipsTransferred, TrembleEvent
from engine.tremble.table.view import Attack, Battle, Ledger, Phase, Piles, PublicView, Space


class Unfolding(msgspec.Struct, frozen=True):
    """A reveal: the cities, who came for them, and the battles that are over."""

    turn: int
    cities: tuple[City | None, ...]
    attacks: tuple[Attack, ...]
    battles: tuple[Battle, ...] = ()

    @property
    def calm(self) -> PublicView:
        """Show the board before it."""
        spaces = tuple(Space(number, city) for number, city in enumerate(self.cities, 1))
        return PublicView(
            self.turn, Phase.REVEAL, 0, (), spaces, (), (), (), (), _NO_PILES, _NO_LEDGER
        )

    @property
    def attacked(self) -> PublicView:
        """Show the board with all attacks."""
        return replace(self.calm, attacks=self.attacks)

    @property
    def fought(self) -> PublicView:
        """Show the board with every battle so far."""
        return replace(self.attacked, battles=self.battles)


_NO_PILES = Piles(0, 0, 0, 0, (), (), (), (), ())
_NO_LEDGER = Ledger((), (), (0, 0, 0), (0, 0))


def unfolding(turn: int, events: Sequence[TrembleEvent]) -> Unfolding | None:
    """Follow a reveal by its events; None where they do not tell of one."""
    begun = revealed(turn, events)
    return None if begun is None else replace(begun, battles=battles_in(events))


def revealed(turn: int, events: Sequence[TrembleEvent]) -> Unfolding | None:
    """Show who came for which city, after all moves; None where these events do not tell."""
    plans = next((event for event in events if isinstance(event, PlansRevealed)), None)
    if plans is None or not plans.attacks:
        return None
    return Unfolding(turn, plans.cities, moved(plans.attacks, events))


def moved(attacks: tuple[Attack, ...], events: Iterable[TrembleEvent]) -> tuple[Attack, ...]:
    """Follow ships from city to city."""
    for event in events:
        if isinstance(event, EnemiesMoved | ShipsTransferred) and event.attacks:
            attacks = event.attacks
    return attacks


def battles_in(events: Iterable[TrembleEvent]) -> tuple[Battle, ...]:
    """List the battles that are over, with the last dice of everybody in them."""
    fighters: dict[int, dict[Seat, Fighter]] = {}
    battles = list[Battle]()
    for event in events:
        match event:
            case FightChosen():
                mine = Fighter(event.seat, event.total, fights=event.fights)
                fighters.setdefault(event.space, {})[event.seat] = mine
            case BattleWon():
                known = fighters.get(event.space, {})
                known |= {fighter.seat: fighter for fighter in event.fighters}
                battles.append(Battle(event.space, tuple(known.values()), event.winner))
            case Walkover():
                known = fighters.get(event.space, {})
                battles.append(Battle(event.space, tuple(known.values()), event.seat))
            case _:
                pass
    return tuple(battles)
