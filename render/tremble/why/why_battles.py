"""Why a battle went as it did: what stations and cards change, and who may use them."""

from engine.core.words import Text, say
from engine.tremble.table import events as ev
from render.house.explaining import Explainers
from render.house.voice import Voice
from render.invasion.facts.sums import dice
from render.invasion.why import why_battles as common
from render.invasion.why.why_battles import sums
from render.invasion.why.why_sums import bonus_sum


def effect_used(event: ev.EffectUsed, voice: Voice) -> list[str]:
    """Explain what a station or card changes."""
    return [voice(_effect(event, voice)), *sums(event.fighters, voice)]


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
    return [voice(again), *sums(event.fighters, voice)]


def passed(event: ev.Passed, voice: Voice) -> list[str]:
    """Explain why somebody was asked."""
    return [voice(say("tremble-why-passed", captain=voice.captain(event.seat)))]


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


BATTLES: Explainers = {
    **common.BATTLES,
    ev.EffectUsed: effect_used,
    ev.DiceRerolled: dice_rerolled,
    ev.Passed: passed,
}
