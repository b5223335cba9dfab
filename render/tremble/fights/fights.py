"""The fights that a post tells of, each as it ended, from its events and what was seen before."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.invasion.battles.events import BattleWon
from engine.tremble.table import events as ev
from engine.tremble.table.events import TrembleEvent
from engine.tremble.table.view import Battle, Catch, EffectUse, PublicView
from render.invasion.facts.following import battles_in, most_worth, moved, without_lost
from render.invasion.kinds import Fights
from render.tremble.fights.closeup import CLOSEUPS
from render.tremble.fights.duel import Duel, duel
from render.tremble.telling.unfolding import Unfolding


def fights(before: PublicView | None, events: Sequence[TrembleEvent]) -> tuple[Duel, ...]:
    """List the fights that dice decided; of many those with most captains, then most humans.

    The last one shown tells how many there were besides.
    """
    begun = Unfolding.begun(0, events) or _seen(before, events)
    if begun is None:
        return ()
    over: dict[int, list[TrembleEvent]] = {}
    for event in events:
        over.setdefault(getattr(event, "space", 0), []).append(event)
    found = [shown for space in sorted(over) for shown in _over(begun, space, over[space])]
    return most_worth(found, lambda city: city.catch)


def _seen(before: PublicView | None, events: Sequence[TrembleEvent]) -> Unfolding | None:
    """Take from a view who was over which city: a long story goes on in a post of its own."""
    if before is None or not before.attacks:
        return None
    cities = tuple(space.city for space in before.spaces)
    return Unfolding(before.turn, cities, moved(before.attacks, events, Unfolding.moves))


def _over(begun: Unfolding, space: int, events: Sequence[TrembleEvent]) -> Iterator[Duel]:
    """Sum up the battle for a city, and how its catch went on after the first fight there."""
    lost = [event for event in events if isinstance(event, ev.ShipLost)]
    won = [event for event in events if isinstance(event, BattleWon)]
    fought = any(isinstance(event, ev.ArmyFought) for event in events)
    armies = [event for event in events if isinstance(event, ev.ArmyFought | ev.ArmyAvoided)]
    decided: list[TrembleEvent] = [*won[-1:], *(armies[-1:] if fought else [])]
    for event in decided:
        with_army = not isinstance(event, BattleWon)
        gone = [(loss.seat, loss.ship) for loss in lost if loss.army is with_army]
        attacks = tuple(
            without_lost(attack, gone) for attack in begun.attacks if attack.space == space
        )
        battles = tuple(
            replace(battle, effects=_effects(events))
            for battle in battles_in(events, Battle)
            if not with_army
        )
        view = replace(begun, attacks=attacks, battles=battles).fought
        shown = duel(event, view, replace(view, catches=_catches(events)))
        if shown is not None:
            yield shown


def _effects(events: Sequence[TrembleEvent]) -> tuple[EffectUse, ...]:
    used = [event for event in events if isinstance(event, ev.EffectUsed)]
    return tuple(EffectUse(event.seat, event.aid, event.ship) for event in used)


def _catches(events: Sequence[TrembleEvent]) -> tuple[Catch, ...]:
    return tuple(
        Catch(event.seat, event.space, event.armies, beaten=0, total=0, chance=0.0)
        for event in events
        if isinstance(event, ev.ArmiesTurned)
    )


FIGHTS = Fights(Duel, duel, fights, CLOSEUPS)
