"""The board as a reveal of this edition left it, with every catch and what was claimed."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.invasion.cards.attack import ship_sums
from engine.tremble.table import events as ev
from engine.tremble.table.events import TrembleEvent
from engine.tremble.table.view import Attack, Battle, Catch, EffectUse, Phase, PublicView
from render.invasion.facts import outcome
from render.invasion.facts.facts import attacks_at
from render.tremble.telling.unfolding import Unfolding


def came_out(before: PublicView, view: PublicView, events: Sequence[TrembleEvent]) -> PublicView:
    """Show a turn as its reveal left it; the end of a game brings rewards that come later."""
    shown: PublicView = outcome.came_out(before, view, events, Unfolding)
    claims = {event.space: event.claimed_by for event in events if isinstance(event, ev.CityTaken)}
    spaces = tuple(
        replace(space, claimed_by=claims.get(space.number, space.claimed_by))
        for space in shown.spaces
    )
    phase = Phase.REVEAL if before.phase is Phase.PLANNING else before.phase
    return replace(
        shown,
        turn=before.turn,
        phase=phase,
        fuel=before.fuel,
        spaces=spaces,
        battles=tuple(_with_effects(battle, events) for battle in shown.battles),
        catches=tuple(_catches(shown, events)),
    )


def _with_effects(battle: Battle, events: Sequence[TrembleEvent]) -> Battle:
    used = tuple(
        EffectUse(event.seat, event.aid, event.ship)
        for event in events
        if isinstance(event, ev.EffectUsed) and event.space == battle.space
    )
    return replace(battle, effects=used or battle.effects)


def _catches(view: PublicView, events: Sequence[TrembleEvent]) -> Iterator[Catch]:
    """List how each catch ended: how many armies it passed, and the dice before which it failed."""
    for turned in events:
        if not isinstance(turned, ev.ArmiesTurned):
            continue
        here = [event for event in events if getattr(event, "space", 0) == turned.space]
        attack = next(
            (one for one in attacks_at(view, turned.space) if one.seat == turned.seat), None
        )
        fights = [event for event in here if isinstance(event, ev.ArmyFought)]
        total = fights[-1].total if fights else _against_armies(attack, turned)
        failed = next((event for event in here if isinstance(event, ev.CityLost)), None)
        beaten, last = len(turned.armies), None
        if failed is not None and failed.army in turned.armies:
            beaten = turned.armies.index(failed.army)
            last = next((each for each in fights if each.army == failed.army), None)
        yield Catch(
            turned.seat,
            turned.space,
            turned.armies,
            beaten,
            total,
            chance=0.0,
            roll=last.roll if last else (),
            plus=last.plus if last else 0,
        )


def _against_armies(attack: Attack | None, turned: ev.ArmiesTurned) -> int:
    if attack is None:
        return 0
    return sum(each.attack for each in ship_sums(attack.ships, turned.city, army=True))
