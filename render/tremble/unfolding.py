"""How a reveal unfolds: the board before it, with all attacks, and with every battle so far."""

from collections.abc import Iterable, Sequence

import msgspec

from engine.core.asks import Seat
from engine.tremble.events import (
    BattleWon,
    EnemiesMoved,
    FightChosen,
    PlansRevealed,
    ShipsTransferred,
    TrembleEvent,
    Walkover,
)
from engine.tremble.view import Battle, Fighter, PublicView, Space


class Unfolding(msgspec.Struct, frozen=True):
    """The same board at three moments."""

    calm: PublicView
    attacked: PublicView
    fought: PublicView

    def is_fought(self) -> bool:
        """Tell whether any battle is over."""
        return bool(self.fought.battles)


def unfolding(view: PublicView, events: Sequence[TrembleEvent]) -> Unfolding | None:
    """Follow a reveal by its events; None where they do not tell of one."""
    revealed = next((event for event in events if isinstance(event, PlansRevealed)), None)
    if revealed is None or not revealed.attacks:
        return None
    spaces = tuple(Space(number, city) for number, city in enumerate(revealed.cities, 1))
    calm = msgspec.structs.replace(view, spaces=spaces, attacks=(), battles=(), catches=())
    attacks = revealed.attacks
    for event in events:
        if isinstance(event, EnemiesMoved | ShipsTransferred) and event.attacks:
            attacks = event.attacks
    attacked = msgspec.structs.replace(calm, attacks=attacks)
    fought = msgspec.structs.replace(attacked, battles=_battles(events))
    return Unfolding(calm, attacked, fought)


def _battles(events: Iterable[TrembleEvent]) -> tuple[Battle, ...]:
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
