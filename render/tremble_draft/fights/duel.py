"""A battle, or a search against an army, at one instant, from an event and the view around it."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.asks import Seat
from engine.invasion.battles import events as common
from engine.invasion.battles.battles import Fighter
from engine.tremble_draft.cards.cards import Army, City, Ship
from engine.tremble_draft.table import events as ev
from engine.tremble_draft.table.view import Attack, PublicView
from render.invasion.facts.duels import Duel as DuelBase
from render.invasion.facts.duels import Side, battle_sides, sides_now
from render.invasion.facts.facts import attacks_at, battle_at
from render.invasion.facts.following import battles_in, most_worth, moved, plans_in, without_lost

BATTLES = (
    common.FightChosen,
    common.DiceRolled,
    common.BattleTied,
    common.BattleWon,
    ev.ReserveJoined,
)
MOVES = (ev.ShipsTransferred,)


class Joined(msgspec.Struct, frozen=True):
    """Ships that came from home before the dice."""

    seat: Seat
    ships: tuple[Ship, ...]
    paid: int  # fuel


class Duel(DuelBase[Ship, City], frozen=True):
    """Who fights for a city, and what they have reached; for a search, `space` is 0."""

    joined: tuple[Joined, ...] = ()
    foe: Army | None = None  # that a search meets
    beaten: bool | None = None  # whether it is
    more: int = 0  # fights that the same post tells in words alone


def duel(event: Any, before: PublicView, after: PublicView) -> Duel | None:
    """Gather what an event is about; None where it is about no fight."""
    if isinstance(event, ev.ArmyFought):
        return against_army(event)
    if not isinstance(event, BATTLES):
        return None
    view = after if battle_at(after, event.space) else before
    battle = battle_at(view, event.space)
    if battle is None:
        return None
    sides, winner = battle_sides(battle, attacks_at(view, event.space), event)
    joined = _joined([event], event.space)
    return Duel(event.space, event.city, sides, winner, joined)


def duel_now(view: PublicView, space: int) -> Duel | None:
    """Gather who is over a city as things stand; None where the city is gone."""
    city, battle = view.spaces[space - 1].city, battle_at(view, space)
    if city is None:
        return None
    sides = sides_now(battle, attacks_at(view, space))
    return Duel(space, city, sides, battle.winner if battle else None)


def searches_now(view: PublicView, seat: Seat) -> list[Duel]:
    """Gather a captain's searches, each against the army that is met."""
    met = view.meeting.army if view.meeting is not None else None
    return [
        Duel(0, each.city, (Side(Fighter(seat, each.total), each.ships),), foe=met)
        for each in view.captains[seat].searches
    ]


def against_army(event: ev.ArmyFought) -> Duel:
    """Show a search that has fought an army."""
    fighter = Fighter(event.seat, event.total, fights=True, roll=event.roll)
    side = Side(fighter, event.ships, out=not event.won)
    winner = event.seat if event.won else None
    return Duel(0, event.city, (side,), winner, foe=event.army, beaten=event.won)


def fights(before: PublicView | None, events: Sequence[Any]) -> tuple[Duel, ...]:
    """List the fights that dice decided; of many those with most captains, then most humans."""
    found = [against_army(event) for event in events if isinstance(event, ev.ArmyFought)]
    plans = plans_in(events)
    begun = plans.attacks if plans is not None else before.attacks if before else ()
    attacks = moved(begun, events, MOVES)
    found += [
        _won(event, attacks, events) for event in events if isinstance(event, common.BattleWon)
    ]
    return most_worth(found, lambda city: city.search)


def _won(event: Any, attacks: Sequence[Attack], events: Sequence[Any]) -> Duel:
    """Show a battle that is over, with ships that joined and those that were lost."""
    space, joined = event.space, _joined(events, event.space)
    lost = [
        (each.seat, each.ship)
        for each in events
        if isinstance(each, ev.ShipLost) and each.space == space
    ]
    there = [without_lost(each, lost) for each in _with(attacks, joined, space)]
    battle = next(each for each in battles_in(events) if each.space == space)
    sides, winner = battle_sides(battle, there, event)
    return Duel(space, event.city, sides, winner, joined)


def _joined(events: Sequence[Any], space: int) -> tuple[Joined, ...]:
    return tuple(
        Joined(each.seat, each.ships, each.paid)
        for each in events
        if isinstance(each, ev.ReserveJoined) and each.space == space
    )


def _with(attacks: Sequence[Attack], joined: Sequence[Joined], space: int) -> Iterator[Attack]:
    """Add ships that joined to those that attacked a city, unless they are there already."""
    more = {each.seat: each.ships for each in joined}
    for attack in attacks:
        if attack.space == space:
            came = [ship for ship in more.get(attack.seat, ()) if ship not in attack.ships]
            yield replace(attack, ships=(*attack.ships, *came))
