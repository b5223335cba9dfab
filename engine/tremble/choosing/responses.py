"""Choosing stations and cards after a roll, in battles and against armies (F-4, W-2)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Seat
from engine.invasion.battles.battles import (
    cancel_chance,
    fighter_of,
    reroll_chance,
    standing_chance,
    with_fighter,
)
from engine.tremble.cards.effects import CompensationKind, StationKind
from engine.tremble.cards.tables import AIDS
from engine.tremble.phases.responses import CANCELS, SHIP, bonus_of
from engine.tremble.table.aids import PASS, USE
from engine.tremble.table.chances import army_reroll_chance
from engine.tremble.table.view import Battle, Catch, TrembleView, battle_in

REROLLS = (StationKind.REROLL_OWN, CompensationKind.REROLL)

Boosts: TypeAlias = tuple[str, ...]
Target: TypeAlias = tuple[str, Seat, int]
"""An enemy ship: which, whose it is, and what its bonuses add."""


class Response(NamedTuple):
    """Stations and cards used one after another: how likely they win, and which comes first."""

    chance: float
    used: tuple[str, ...] = ()
    ship: str | None = None

    def answer(self) -> Answer:
        """Write the first step of the way as an answer to the form; to use nothing is to pass."""
        use: Answer = {USE: self.used[:1] or (PASS,)}
        return {**use, SHIP: (self.ship,)} if self.ship else use


def best(ways: Iterable[Response], worth: Callable[[Response], float]) -> Answer:
    """Answer with the way that is worth most, the first among equals."""
    return max(ways, key=worth).answer()


def battle_ways(
    view: TrembleView, ask: Ask, aids: Sequence[str], boosts: Sequence[Boosts], *, both: bool
) -> Iterator[Response]:
    """List boosts, then other dice or an enemy without bonuses: alone, or after boosts too."""
    battle, _ = battle_in(view, ask.about[0])
    own = fighter_of(battle, ask.seat)
    for boost in boosts:
        yield Response(standing_chance(battle, ask.seat, amount(boost)), boost)
    targets = tuple(_targets(view, battle, ask.seat))
    for boost in boosts if both else ((),):
        boosted = with_fighter(battle, replace(own, plus=own.plus + amount(boost)))
        for aid in aids:
            for chance, ship in _chances(boosted, ask.seat, aid, targets):
                yield Response(chance, (aid, *boost), ship)


def _chances(
    battle: Battle, seat: Seat, aid: str, targets: Iterable[Target]
) -> Iterator[tuple[float, str | None]]:
    """List how likely other dice win, or an enemy ship without its bonuses."""
    kind = AIDS[aid].effect.kind
    if kind in REROLLS:
        yield reroll_chance(battle, seat), None
    elif kind == CANCELS:
        for ship, rival, lost in targets:
            yield cancel_chance(battle, seat, rival, lost), ship


def army_ways(
    catch: Catch, aids: Sequence[str], boosts: Sequence[Boosts], *, both: bool
) -> Iterator[Response]:
    """List boosts that turn a lost fight, then other dice: alone, or after boosts too."""
    reached = catch.total + catch.plus + sum(catch.roll)
    missing = (catch.armies[catch.beaten].attack or 0) - reached
    for boost in boosts:
        yield Response(float(amount(boost) >= missing), boost)
    for boost in boosts if both else ((),):
        chance = army_reroll_chance(replace(catch, plus=catch.plus + amount(boost)))
        for aid in aids:
            if AIDS[aid].effect.kind in REROLLS:
                yield Response(chance, (aid, *boost))


def amount(aids: Iterable[str]) -> int:
    """Add up what boosts bring."""
    return sum(AIDS[aid].effect.amount for aid in aids)


def boosting(aids: Iterable[str]) -> list[str]:
    """List the aids that add to an attack."""
    return [aid for aid in aids if AIDS[aid].effect.amount]


def _targets(view: TrembleView, battle: Battle, seat: Seat) -> Iterator[Target]:
    """List enemy ships of the last throw, whose they are, and what their bonuses add (RL-22)."""
    city = view.public.spaces[battle.space - 1].city
    cancelled = {use.ship.id for use in battle.effects if use.ship}
    rivals = set(battle.throwing) - {seat}
    for attack in view.public.attacks:
        if city is None or attack.space != battle.space or attack.seat not in rivals:
            continue
        for ship in attack.ships:
            lost = bonus_of(ship, attack.ships, city)
            if lost and ship.id not in cancelled:
                yield ship.id, attack.seat, lost
