"""Standing orders for stations and cards after a roll, in battles and against armies (F-4, W-2)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Seat
from engine.invasion.battles import (
    cancel_chance,
    fighter_of,
    reroll_chance,
    standing_chance,
    with_fighter,
)
from engine.tremble.cards.effects import (
    ARMY_STATIONS,
    BATTLE_STATIONS,
    ROLL_CARDS,
    CompensationKind,
    StationKind,
)
from engine.tremble.cards.tables import AIDS, STATIONS
from engine.tremble.phases.catch import catch_in
from engine.tremble.phases.responses import CANCELS, SHIP, bonus_of
from engine.tremble.table.aids import PASS, USE, at_hand, stations_ready
from engine.tremble.table.chances import army_reroll_chance
from engine.tremble.table.view import Battle, TrembleView, battle_in

STATIONS_ONLY, HELPS, TURNS = "stations", "helps", "turns"

_REROLLS = (StationKind.REROLL_OWN, CompensationKind.REROLL)
_NOTHING: Answer = {USE: (PASS,)}
_HAIR = 1e-9  # a better chance is better by more than this

Boosts: TypeAlias = tuple[str, ...]
Target: TypeAlias = tuple[str, Seat, int]
"""An enemy ship: whose it is, and what its bonuses add."""


class Way(NamedTuple):
    """Stations and cards used one after another: how likely they win, and which comes first."""

    chance: float
    used: tuple[str, ...]
    ship: str | None = None

    def thrift(self) -> tuple[int, int, int]:
        """Rank by what is saved: cards before stations, few before many, small before big."""
        cards = sum(aid not in STATIONS for aid in self.used)
        return -cards, -len(self.used), -sum(AIDS[aid].effect.amount for aid in self.used)

    def answer(self) -> Answer:
        """Write the first step of the way as an answer to the form."""
        use: Answer = {USE: (self.used[0],)}
        return {**use, SHIP: (self.ship,)} if self.ship else use


def respond(view: TrembleView, ask: Ask, order: str) -> Answer:
    """Answer a roll in a battle."""
    if order == PASS:
        return _NOTHING
    battle, _ = battle_in(view, ask.about[0])
    aids = _usable(view, ask, order, BATTLE_STATIONS)
    targets = list(_targets(view, battle, ask.seat)) if any(map(_cancels, aids)) else []
    ways = _battle_ways(battle, ask.seat, aids, targets)
    return _chosen(ways, order, standing_chance(battle, ask.seat))


def army_respond(view: TrembleView, ask: Ask, order: str) -> Answer:
    """Answer a roll against an army, which was not enough."""
    if order == PASS:
        return _NOTHING
    catch = catch_in(view, ask)
    aids = _usable(view, ask, order, ARMY_STATIONS)
    missing = (catch.armies[catch.beaten].attack or 0) - catch.total - catch.plus - sum(catch.roll)
    ways: list[Way] = []
    for boosts in _boosts(aids):
        plus = _amount(boosts)
        ways.append(Way(float(plus >= missing), boosts))
        boosted = replace(catch, plus=catch.plus + plus)
        chance = army_reroll_chance(boosted)
        ways += [Way(chance, (aid, *boosts)) for aid in _rerolls(aids)]
    return _chosen(ways, order, 0.0)


def _usable(
    view: TrembleView, ask: Ask, order: str, kinds: Iterable[StationKind]
) -> tuple[str, ...]:
    """List what an order may use: stations, and cards too unless it keeps them."""
    kinds = frozenset(kinds)
    if order == STATIONS_ONLY:
        ready = stations_ready(view.public.captains[ask.seat], kinds)
        return tuple([station.id for station in ready])
    return at_hand(view, kinds, ROLL_CARDS)


def _chosen(ways: Iterable[Way], order: str, now: float) -> Answer:
    """Take the way an order asks for, or pass where none is better than that."""
    better = [way for way in ways if way.used and way.chance > now + _HAIR]
    if order == TURNS:
        better = [way for way in better if way.chance >= 1]
    if not better:
        return _NOTHING
    most = max(way.chance for way in better) - _HAIR
    return max([way for way in better if way.chance >= most], key=Way.thrift).answer()


def _battle_ways(
    battle: Battle, seat: Seat, aids: tuple[str, ...], targets: Sequence[Target]
) -> Iterator[Way]:
    """List boosts, alone and together with other dice or with an enemy without bonuses."""
    own = fighter_of(battle, seat)
    for boosts in _boosts(aids):
        boosted = with_fighter(battle, replace(own, plus=own.plus + _amount(boosts)))
        yield Way(standing_chance(boosted, seat), boosts)
        for aid in _rerolls(aids):
            yield Way(reroll_chance(boosted, seat), (aid, *boosts))
        for aid in filter(_cancels, aids):
            for ship, rival, lost in targets:
                yield Way(cancel_chance(boosted, seat, rival, lost), (aid, *boosts), ship)


def _boosts(aids: tuple[str, ...]) -> Iterator[Boosts]:
    """List what boosts may be used: none, each alone, or several, stations and big ones first."""
    found = [aid for aid in aids if AIDS[aid].effect.amount]
    found.sort(key=lambda aid: (aid not in STATIONS, -AIDS[aid].effect.amount))
    yield ()
    for aid in found:
        yield (aid,)
    for count in range(2, len(found) + 1):
        yield tuple(found[:count])


def _amount(aids: Iterable[str]) -> int:
    return sum(AIDS[aid].effect.amount for aid in aids)


def _rerolls(aids: tuple[str, ...]) -> Iterator[str]:
    return (aid for aid in aids if AIDS[aid].effect.kind in _REROLLS)


def _cancels(aid: str) -> bool:
    return AIDS[aid].effect.kind == CANCELS


def _targets(view: TrembleView, battle: Battle, seat: Seat) -> Iterator[Target]:
    """List the enemy ships of the last throw whose bonuses still add something (RL-22)."""
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
