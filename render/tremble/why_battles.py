"""Why a battle went as it did: who decided first, the sums after every throw and effect."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.words import Text, say
from engine.invasion import events as common
from engine.invasion.battles import Fighter
from engine.invasion.cards import AnyCity
from engine.tremble.table import events as ev
from render.invasion.sums import dice
from render.tremble.voice import Voice
from render.tremble.why_sums import bonus_sum, fighter_lines, throws


def order_rolled(event: common.OrderRolled, voice: Voice) -> list[str]:
    """Explain who decides first."""
    rolls = throws(event.seats, event.rolls, voice, best=False)
    told = [voice(say("tremble-why-order", rolls=rolls))]
    if len(set(event.rolls)) < len(event.rolls):
        told.append(voice(say("tremble-why-order-tied")))
    return told


def dice_rolled(event: common.DiceRolled[AnyCity], voice: Voice) -> list[str]:
    """Add up the throws."""
    told = [voice(say("tremble-why-thrown-again"))] if event.round > 1 else []
    return told + _sums(event.fighters, voice)


def effect_used(event: ev.EffectUsed, voice: Voice) -> list[str]:
    """Explain what a station or card changes."""
    return [voice(_effect(event, voice)), *_sums(event.fighters, voice)]


def dice_rerolled(event: ev.DiceRerolled, voice: Voice) -> list[str]:
    """Compare the old dice with the new ones."""
    again = say(
        "tremble-why-rerolled",
        captain=voice.captain(event.seat),
        before=dice(event.before),
        had=sum(event.before),
        after=dice(event.roll),
        has=sum(event.roll),
    )
    return [voice(again), *_sums(event.fighters, voice)]


def passed(event: ev.Passed, voice: Voice) -> list[str]:
    """Explain why somebody was asked."""
    return [voice(say("tremble-why-passed", captain=voice.captain(event.seat)))]


def battle_tied(event: common.BattleTied[AnyCity], voice: Voice) -> list[str]:
    """Explain who throws again and who is out."""
    best = max((each.sum for each in event.fighters), default=0)
    tied = say("tremble-why-tied", captains=voice.captains(event.seats), sum=best)
    told = [*fighter_lines(event.fighters, voice), voice(tied)]
    out = [each.seat for each in event.fighters if each.seat not in event.seats]
    if out:
        told.append(voice(say("tremble-why-out", captains=voice.captains(out), count=len(out))))
    return told


def battle_won(event: common.BattleWon[AnyCity], voice: Voice) -> list[str]:
    """Explain who has the highest sum, and why a higher one may have lost."""
    sums = {each.seat: each.sum for each in event.fighters}
    best = sums[event.winner]
    out = [seat for seat in event.losers if sums[seat] >= best]
    captain = voice.captain(event.winner)
    told = fighter_lines(event.fighters, voice)
    if out:
        captains = voice.captains(out)
        return [*told, voice(say("tremble-why-won-tied", captain=captain, captains=captains))]
    second = max(event.losers, key=lambda seat: sums[seat])
    won = say(
        "tremble-why-won",
        captain=captain,
        sum=best,
        next=sums[second],
        lead=best - sums[second],
        second=voice.captain(second),
    )
    return [*told, voice(won)]


def _effect(event: ev.EffectUsed, voice: Voice) -> Text:
    aid, captain = voice.aid(event.aid), voice.captain(event.seat)
    if event.against is None:
        return say("tremble-why-reroll", aid=aid, captain=captain)
    if event.ship is None:
        return say("tremble-why-boost", aid=aid, captain=captain, plus=event.plus)
    return say(
        "tremble-why-cancelled",
        aid=aid,
        ship=event.ship.name,
        captain=voice.captain(event.against),
        lost=bonus_sum(event.bonuses, event.ship, voice),
        attack=event.ship.attack,
    )


def _sums(fighters: Sequence[Fighter], voice: Voice) -> list[str]:
    """Add up what each has reached, and say who is ahead."""
    if not fighters:
        return []
    best = max(each.sum for each in fighters)
    ahead = [each.seat for each in fighters if each.sum == best]
    if len(ahead) > 1:
        standing = say("tremble-why-level", captains=voice.captains(ahead), sum=best)
    else:
        standing = say("tremble-why-leads", captain=voice.captain(ahead[0]), sum=best)
    return [*fighter_lines(fighters, voice), voice(standing)]


BATTLES: dict[type[Any], Callable[[Any, Voice], list[str]]] = {
    common.OrderRolled: order_rolled,
    common.DiceRolled: dice_rolled,
    ev.EffectUsed: effect_used,
    ev.DiceRerolled: dice_rerolled,
    ev.Passed: passed,
    common.BattleTied: battle_tied,
    common.BattleWon: battle_won,
}
