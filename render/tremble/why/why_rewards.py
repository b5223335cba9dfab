"""Why a raid or catch brought what it did: army cards, fights, humans and trophies."""

from engine.core.words import Text, say
from engine.tremble.table import events as ev
from render.house.explaining import Explainers
from render.house.voice import Voice
from render.invasion.facts.sums import dice
from render.invasion.why.why_sums import added, army_lines, compared, gained


def reward_chosen(event: ev.RewardChosen, voice: Voice) -> list[str]:
    """Compare raid and catch."""
    city = event.city
    key = "tremble-why-catch" if event.catch else "tremble-why-raid"
    told = say(key, city=city.name, raid=city.raid, catch=city.catch, difficulty=city.difficulty)
    return [voice(told)]


def armies_turned(event: ev.ArmiesTurned, voice: Voice) -> list[str]:
    """Explain how many army cards there are, and which must be beaten."""
    told = [
        voice(say("tremble-why-difficulty", city=event.city.name, count=event.city.difficulty)),
        *_fewer(event, voice),
    ]
    armies = [army.attack for army in event.armies if army.attack is not None]
    if not armies:
        return [*told, voice(say("tremble-why-no-armies"))]
    listed = voice.cards(str(army) for army in armies)
    told.append(voice(say("tremble-why-armies", count=len(armies), armies=listed)))
    blanks = len(event.armies) - len(armies)
    return [*told, voice(say("tremble-why-blanks", count=blanks))] if blanks else told


def army_rolled(event: ev.ArmyRolled, voice: Voice) -> list[str]:
    """Explain why the dice are not enough."""
    return [*army_lines(event, 0, voice), voice(say("tremble-why-army-help"))]


def army_effect_used(event: ev.ArmyEffectUsed, voice: Voice) -> list[str]:
    """Explain what a station or card changes."""
    aid, captain = voice.aid(event.aid), voice.captain(event.seat)
    if not event.plus:
        return [voice(say("tremble-why-reroll", aid=aid, captain=captain))]
    reached = event.reached
    told = say("tremble-why-army-boost", aid=aid, captain=captain, plus=event.plus, sum=reached)
    return [voice(told), voice(compared(reached, event.army.attack or 0))]


def army_rerolled(event: ev.ArmyRerolled, voice: Voice) -> list[str]:
    """Compare the old dice with the new ones."""
    before, roll = sum(event.before), sum(event.roll)
    told = say(
        "tremble-why-rerolled",
        captain=voice.captain(event.seat),
        before=dice(event.before),
        had=before,
        after=dice(event.roll),
        has=roll,
    )
    return [voice(told), voice(compared(event.reached, event.army.attack or 0))]


def army_fought(event: ev.ArmyFought, voice: Voice) -> list[str]:
    """Compare what was reached with what was needed."""
    return army_lines(event, event.plus, voice)


def city_taken(event: ev.CityTaken, voice: Voice) -> list[str]:
    """Explain the humans gained, and where the card is."""
    captain = voice.captain(event.seat)
    if event.claimed_by is None:
        trophy = say("invasion-why-trophy", captain=captain)
    else:
        trophy = say("tremble-why-trophy-claimed", captain=voice.captain(event.claimed_by))
    return [voice(_worth(event, voice)), voice(gained(event, voice)), voice(trophy)]


def _fewer(event: ev.ArmiesTurned, voice: Voice) -> list[str]:
    """Explain why fewer cards lie there than the city asks for."""
    asked, told = event.city.difficulty, list[str]()
    fewer = sum(aid.effect.amount for aid in event.helped)
    left = max(0, asked - fewer)
    aids = voice.aids(event.helped)
    if event.helped and left:
        helped = say("tremble-why-helped", aids=aids, difficulty=asked, fewer=fewer, count=left)
        told.append(voice(helped))
    elif event.helped:
        told.append(voice(say("tremble-why-helped-all", aids=aids)))
    if len(event.armies) < left:
        told.append(voice(say("tremble-why-too-few", count=len(event.armies))))
    return told


def _worth(event: ev.CityTaken, voice: Voice) -> Text:
    city = event.city
    if not event.caught:
        return say("invasion-why-raided", city=city.name, raid=city.raid)
    if not event.stations:
        return say("tremble-why-caught", city=city.name, catch=city.catch)
    helps = [(station.name, station.effect.amount) for station in event.stations]
    parts = [(say("number", value=city.catch), city.catch)]
    parts += [(say("invasion-why-part", name=name, amount=more), more) for name, more in helps]
    return say("tremble-why-caught-more", city=city.name, parts=added(parts, voice))


REWARDS: Explainers = {
    ev.RewardChosen: reward_chosen,
    ev.ArmiesTurned: armies_turned,
    ev.ArmyRolled: army_rolled,
    ev.ArmyEffectUsed: army_effect_used,
    ev.ArmyRerolled: army_rerolled,
    ev.ArmyFought: army_fought,
    ev.CityTaken: city_taken,
}
