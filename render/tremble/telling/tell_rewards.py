"""Telling of raids and catches: armies, what helps against them, and what is gained."""

from engine.core.words import Text, say
from engine.tremble.table import events as ev
from render.house.voice import Voice
from render.invasion.facts.sums import faces, formula, signed
from render.invasion.telling.telling import Tellers


def armies_turned(event: ev.ArmiesTurned, voice: Voice) -> list[Text]:
    """Tell which armies stand in the way, and what kept others away."""
    told = help_of(event, voice)
    if all(army.attack is None for army in event.armies):
        return [*told, say("tremble-tell-no-armies")]
    armies = army_cards(event, voice)
    return [*told, say("tremble-tell-armies", armies=armies, count=len(event.armies))]


def help_of(event: ev.ArmiesTurned, voice: Voice) -> list[Text]:
    """Tell what kept armies away."""
    return [
        say("tremble-tell-fewer", captain=voice.captain(event.seat), aid=aid.name)
        for aid in event.helped
    ]


def army_cards(event: ev.ArmiesTurned, voice: Voice) -> str:
    """List the army cards that were turned up."""
    return voice.cards(
        voice(say("tremble-blank")) if army.attack is None else str(army.attack)
        for army in event.armies
    )


def army_rolled(event: ev.ArmyRolled, voice: Voice) -> list[Text]:
    """Tell a throw that is not enough, while help may still come."""
    return [
        say(
            "tremble-tell-army-rolled",
            captain=voice.captain(event.seat),
            army=event.army.attack or 0,
            parts=formula(event.total, 0, event.roll),
            total=event.total + sum(event.roll),
        )
    ]


def army_effect_used(event: ev.ArmyEffectUsed, voice: Voice) -> list[Text]:
    """Tell what helps against an army."""
    captain, aid = voice.captain(event.seat), voice.aid(event.aid)
    if not event.plus:
        return [say("tremble-tell-again", captain=captain, aid=aid)]
    plus = signed(event.plus)
    return [say("tremble-tell-effect", captain=captain, aid=aid, plus=plus, sum=event.reached)]


def army_rerolled(event: ev.ArmyRerolled, voice: Voice) -> list[Text]:
    """Tell the dice against an army before and after."""
    captain, before, roll = voice.captain(event.seat), faces(event.before), faces(event.roll)
    return [
        say(
            "tremble-tell-army-rerolled",
            captain=captain,
            before=before,
            dice=roll,
            sum=event.reached,
        )
    ]


def army_fought(event: ev.ArmyFought, voice: Voice) -> list[Text]:
    """Tell the fight against an army."""
    captain, army = voice.captain(event.seat), event.army.attack or 0
    parts = formula(event.total, event.plus, event.roll)
    total = event.total + event.plus + sum(event.roll)
    key = "invasion-tell-army-lost"
    if event.won:
        key = "invasion-tell-army-drawn" if total == army else "invasion-tell-army-beaten"
    return [say(key, captain=captain, army=army, parts=parts, total=total)]


def city_taken(event: ev.CityTaken, voice: Voice) -> list[Text]:
    """Tell what a raid or catch brought, and thanks to which stations; a claim was told before."""
    captain, humans, total = voice.captain(event.seat), event.humans, event.total
    if event.caught:
        told = [say("tremble-tell-caught", captain=captain, humans=humans, total=total)]
    else:
        told = [say("invasion-tell-raided", captain=captain, humans=humans, total=total)]
    for station in event.stations:
        aid, amount = voice.aid(station), station.effect.amount
        told.append(say("tremble-tell-richer", aid=aid, humans=amount))
    return told


REWARDS: Tellers = {
    ev.ArmiesTurned: armies_turned,
    ev.ArmyRolled: army_rolled,
    ev.ArmyEffectUsed: army_effect_used,
    ev.ArmyRerolled: army_rerolled,
    ev.ArmyFought: army_fought,
    ev.CityTaken: city_taken,
}
