"""A battle or a catch at one instant, gathered from an event and the view around it."""

from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.asks import Seat
from engine.invasion.battles import events as common
from engine.invasion.battles.battles import Fighter
from engine.invasion.cards.attack import ship_sums
from engine.tremble.cards.cards import Army, City, Ship
from engine.tremble.table import events as ev
from engine.tremble.table.view import EffectUse, PublicView
from render.invasion.facts.duels import Duel as DuelBase
from render.invasion.facts.duels import Side, battle_sides, sides_now
from render.invasion.facts.facts import attacks_at, battle_at
from render.tremble.parts.facts import catch_at

BATTLES = (
    common.FightChosen,
    common.DiceRolled,
    ev.EffectUsed,
    ev.DiceRerolled,
    common.BattleTied,
    common.BattleWon,
)
CATCHES = (
    ev.ArmiesTurned,
    ev.ArmyRolled,
    ev.ArmyEffectUsed,
    ev.ArmyRerolled,
    ev.ArmyFought,
    ev.ArmyAvoided,
)


class Foe(msgspec.Struct, frozen=True):
    """An army of a catch; `beaten` is None before it is fought."""

    army: Army
    beaten: bool | None = None


class Duel(DuelBase[Ship, City], frozen=True):
    """Who fights for a city, and what they have reached."""

    effects: tuple[EffectUse, ...] = ()
    foes: tuple[Foe, ...] = ()  # of a catch, in the order in which they are fought
    more: int = 0  # fights that the same post tells in words alone


def duel(event: ev.TrembleEvent, before: PublicView, after: PublicView) -> Duel | None:
    """Gather what an event is about; None where it is about no fight."""
    if isinstance(event, BATTLES):
        return _battle(event, before, after)
    return _catch(event, before, after) if isinstance(event, CATCHES) else None


def duel_now(view: PublicView, seat: Seat, space: int) -> Duel | None:
    """Gather who is over a city as things stand, as a captain there sees it who is asked.

    Where an army is in the way it is that captain's catch; None where the city is gone.
    """
    city = view.spaces[space - 1].city
    if city is None:
        return None
    battle, catch = battle_at(view, space), catch_at(view, space)
    if catch is not None and catch.seat == seat:
        own = next((each for each in attacks_at(view, space) if each.seat == seat), None)
        fighter = Fighter(seat, catch.total, fights=True, roll=catch.roll, plus=catch.plus)
        side = Side(fighter, own.ships if own else (), own.lost if own else ())
        foes = [
            Foe(army, True if at < catch.beaten else None) for at, army in enumerate(catch.armies)
        ]
        return Duel(space, city, (side,), foes=tuple(foes))
    sides = sides_now(battle, attacks_at(view, space))
    winner, effects = (battle.winner, battle.effects) if battle else (None, ())
    return Duel(space, city, sides, winner, effects)


def _battle(event: Any, before: PublicView, after: PublicView) -> Duel | None:
    view = after if battle_at(after, event.space) else before
    battle = battle_at(view, event.space)
    if battle is None:
        return None
    sides, winner = battle_sides(battle, attacks_at(view, event.space), event)
    return Duel(event.space, event.city, sides, winner, battle.effects)


def _catch(event: Any, before: PublicView, after: PublicView) -> Duel | None:
    view = after if catch_at(after, event.space) else before
    catch = catch_at(view, event.space)
    armies = event.armies if isinstance(event, ev.ArmiesTurned) else catch.armies if catch else ()
    attack = next((one for one in attacks_at(view, event.space) if one.seat == event.seat), None)
    if not armies and attack is not None and isinstance(event, ev.ArmyFought | ev.ArmyAvoided):
        armies = (event.army,)  # turned up, met and gone within a step
    if not armies:
        return None
    army = getattr(event, "army", None)
    fought = [each.id for each in armies].index(army.id) if army in armies else 0
    avoided = isinstance(event, ev.ArmyAvoided)
    won = event.won if isinstance(event, ev.ArmyFought) else False if avoided else None
    ships = attack.ships if attack else ()
    total = sum(each.attack for each in ship_sums(ships, event.city, army=True))
    roll, plus = getattr(event, "roll", ()), getattr(event, "plus", 0)
    if isinstance(event, ev.ArmyEffectUsed | ev.ArmyRerolled) and catch is not None:
        roll, plus = getattr(event, "roll", catch.roll), catch.plus
    fighter = Fighter(event.seat, getattr(event, "total", total), fights=True, roll=roll, plus=plus)
    if avoided:
        fighter = replace(fighter, fights=False)
    lost = attack.lost if attack else ()
    side = Side(fighter, ships, lost, out=won is False or fighter.fights is False)
    foes = tuple(
        Foe(each, _passed(each, position - fought, won)) for position, each in enumerate(armies)
    )
    winner = event.seat if all(foe.beaten for foe in foes) else None
    return Duel(event.space, event.city, (side,), winner, (), foes)


def _passed(army: Army, ahead: int, won: bool | None) -> bool | None:  # noqa: FBT001
    """Tell whether an army is beaten; those that are none let everybody pass."""
    if army.attack is None or ahead < 0:
        return True
    return won if ahead == 0 else None
