"""A fight at one instant: who fights for a city, with what, and what they have reached."""

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from engine.core.asks import Seat
from engine.invasion.battles import events as common
from engine.invasion.battles.battles import Battle, Fighter
from engine.invasion.cards.cards import AnyAttack, AnyCity, AnyShip

Ship = TypeVar("Ship", bound=AnyShip)
City = TypeVar("City", bound=AnyCity)
MOST = 3  # pictures of fights beside that of the board; the words tell all


class Side(msgspec.Struct, Generic[Ship], frozen=True):
    """A captain who fights: ships, and how far they have got."""

    fighter: Fighter
    ships: tuple[Ship, ...]
    lost: tuple[Ship, ...] = ()
    out: bool = False  # has lost, or has gone home


class Duel(msgspec.Struct, Generic[Ship, City], frozen=True):
    """Who fights for a city, and what they have reached."""

    space: int
    city: City
    sides: tuple[Side[Ship], ...]  # the strongest first
    winner: Seat | None = None

    @property
    def begun(self) -> bool:
        """Tell whether dice were rolled for it, or it is over."""
        return self.winner is not None or any(side.fighter.roll for side in self.sides)


AnyDuel = Duel[Any, Any]


def battle_sides(
    battle: Battle, attacks: Iterable[AnyAttack], event: Any
) -> tuple[tuple[Side[Any], ...], Seat | None]:
    """Gather who is in a battle once an event of it has happened, the strongest first."""
    told = {fighter.seat: fighter for fighter in getattr(event, "fighters", ())}
    there = {attack.seat: attack for attack in attacks}
    winner = event.winner if isinstance(event, common.BattleWon) else None
    rolling = event.seats if isinstance(event, common.BattleTied) else tuple(told)
    sides = [
        side_of(told.get(one.seat, one), there.get(one.seat), rolling, winner)
        for one in battle.fighters
    ]
    return strongest_first(sides), winner


def sides_now(battle: Battle | None, attacks: Sequence[AnyAttack]) -> tuple[Side[Any], ...]:
    """Gather who is over a city as things stand, the strongest first."""
    there = {attack.seat: attack for attack in attacks}
    winner = battle.winner if battle else None
    fighters = battle.fighters if battle else [Fighter(each, there[each].total) for each in there]
    return strongest_first([side_of(each, there.get(each.seat), (), winner) for each in fighters])


def side_of(
    fighter: Fighter, attack: AnyAttack | None, rolling: Sequence[Seat], winner: Seat | None
) -> Side[Any]:
    """Tell how one captain stands in a battle."""
    lost = bool(rolling) and fighter.seat not in rolling
    beaten = winner is not None and fighter.seat != winner
    return Side(
        fighter if fighter.roll or winner is None else replace(fighter, roll=()),
        tuple(attack.ships) if attack else (),
        tuple(attack.lost) if attack else (),
        out=fighter.fights is False or lost or beaten,
    )


def strongest_first(sides: Iterable[Side[Any]]) -> tuple[Side[Any], ...]:
    """Order sides: whoever is still in it first, the strongest before others."""
    return tuple(sorted(sides, key=lambda side: (side.out, -side.fighter.sum)))
