"""Why a battle went as it did: who decided first, the sums after every throw."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.words import say
from engine.invasion.battles import events as common
from engine.invasion.battles.battles import Fighter, ahead
from engine.invasion.cards.cards import AnyCity
from render.house.voice import Voice
from render.invasion.why.why_sums import fighter_lines, throws


def order_rolled(event: common.OrderRolled, voice: Voice) -> list[str]:
    """Explain who decides first."""
    rolls = throws(event.seats, event.rolls, voice, best=False)
    told = [voice(say("invasion-why-order", rolls=rolls))]
    if len(set(event.rolls)) < len(event.rolls):
        told.append(voice(say("invasion-why-order-tied")))
    return told


def dice_rolled(event: common.DiceRolled[AnyCity], voice: Voice) -> list[str]:
    """Add up the throws."""
    told = [voice(say("invasion-why-thrown-again"))] if event.round > 1 else []
    return told + sums(event.fighters, voice)


def battle_tied(event: common.BattleTied[AnyCity], voice: Voice) -> list[str]:
    """Explain who throws again and who is out."""
    best = next((each.sum for each in event.fighters if each.seat in event.seats), 0)
    tied = say("invasion-why-tied", captains=voice.captains(event.seats), sum=best)
    told = [*fighter_lines(event.fighters, voice), voice(tied)]
    out = [each.seat for each in event.fighters if each.seat not in event.seats]
    if out:
        told.append(voice(say("invasion-why-out", captains=voice.captains(out), count=len(out))))
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
        return [*told, voice(say("invasion-why-won-tied", captain=captain, captains=captains))]
    second = max(event.losers, key=lambda seat: sums[seat])
    won = say(
        "invasion-why-won",
        captain=captain,
        sum=best,
        next=sums[second],
        lead=best - sums[second],
        second=voice.captain(second),
    )
    return [*told, voice(won)]


def sums(fighters: Sequence[Fighter], voice: Voice) -> list[str]:
    """Add up what each has reached, and say who is ahead."""
    if not fighters:
        return []
    first = ahead(fighters)
    best = next(each.sum for each in fighters if each.seat == first[0])
    if len(first) > 1:
        standing = say("invasion-why-level", captains=voice.captains(first), sum=best)
    else:
        standing = say("invasion-why-leads", captain=voice.captain(first[0]), sum=best)
    return [*fighter_lines(fighters, voice), voice(standing)]


BATTLES: dict[type[Any], Callable[[Any, Voice], list[str]]] = {
    common.OrderRolled: order_rolled,
    common.DiceRolled: dice_rolled,
    common.BattleTied: battle_tied,
    common.BattleWon: battle_won,
}
