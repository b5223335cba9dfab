"""Raids and catches, armies and what is gained: each kind of event with all that it says."""

from collections.abc import Iterator, Mapping, Sequence

from engine.core.asks import Seat
from engine.core.words import Text, captain, say
from engine.invasion.battles.events import Event
from engine.tremble.table import events as ev
from render.house.voice import Voice
from render.invasion.facts.sums import faces, formula, short_formula, signed
from render.invasion.telling import rows
from render.invasion.telling.formulas import added, army_lines, compared, gained
from render.invasion.telling.rows import InvasionRow, own
from render.story.rows import silent
from render.story.sentences import Either
from render.tremble.telling.battles import rule_of_aid, used, why_rerolled


def raid_is_told(event: ev.RewardChosen, others: Sequence[Event]) -> bool:
    """Tell whether a raid was chosen, and others tell what it brought."""
    return not event.catch and any(isinstance(each, ev.CityTaken) for each in others)


def reward_is_told(_event: ev.RewardChosen, later: Sequence[Event]) -> bool:
    """Tell whether others tell what a choice led to."""
    return any(isinstance(each, ev.ArmiesTurned | ev.CityTaken) for each in later)


def why_reward_chosen(event: ev.RewardChosen, voice: Voice) -> list[str]:
    """Compare raid and catch."""
    city = event.city
    key = "tremble-why-catch" if event.catch else "tremble-why-raid"
    worth = say(key, city=city.name, raid=city.raid, catch=city.catch, difficulty=city.difficulty)
    return [voice(worth)]


def armies_turned(event: ev.ArmiesTurned, voice: Voice) -> list[Text]:
    """Tell which armies stand in the way, and what kept others away."""
    if all(army.attack is None for army in event.armies):
        return [*_helped(event, voice), say("tremble-tell-no-armies")]
    armies, count = _army_cards(event, voice), len(event.armies)
    return [*_helped(event, voice), say("tremble-tell-armies", armies=armies, count=count)]


def armies_turned_briefly(event: ev.ArmiesTurned, voice: Voice) -> list[Text]:
    """Tell against which armies who tries a catch."""
    if all(army.attack is None for army in event.armies):
        return armies_turned(event, voice)
    by, armies = voice.captain(event.seat), _army_cards(event, voice)
    return [*_helped(event, voice), say("tremble-brief-catch", captain=by, armies=armies)]


def why_armies_turned(event: ev.ArmiesTurned, voice: Voice) -> list[str]:
    """Explain how many army cards there are, and which must be beaten."""
    lines = [
        voice(say("tremble-why-difficulty", city=event.city.name, count=event.city.difficulty)),
        *_fewer(event, voice),
    ]
    armies = [army.attack for army in event.armies if army.attack is not None]
    if not armies:
        return [*lines, voice(say("tremble-why-no-armies"))]
    listed = voice.cards(str(army) for army in armies)
    lines.append(voice(say("tremble-why-armies", count=len(armies), armies=listed)))
    blanks = len(event.armies) - len(armies)
    return [*lines, voice(say("tremble-why-blanks", count=blanks))] if blanks else lines


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


def fight_is_told(_event: ev.ArmyRolled, later: Sequence[Event]) -> bool:
    """Tell whether others tell how a fight came out."""
    return any(isinstance(each, ev.ArmyFought) for each in later)


def why_army_rolled(event: ev.ArmyRolled, voice: Voice) -> list[str]:
    """Explain why the dice are not enough."""
    return [*army_lines(event, 0, voice), voice(say("tremble-why-army-help"))]


def army_effect_used(event: ev.ArmyEffectUsed, voice: Voice) -> list[Text]:
    """Tell what helps against an army."""
    by, aid = voice.captain(event.seat), voice.aid(event.aid)
    if not event.plus:
        return [say("tremble-tell-again", captain=by, aid=aid)]
    plus = signed(event.plus)
    return [say("tremble-tell-effect", captain=by, aid=aid, plus=plus, sum=event.reached)]


def why_army_effect_used(event: ev.ArmyEffectUsed, voice: Voice) -> list[str]:
    """Explain what a station or card changes."""
    aid, by = voice.aid(event.aid), voice.captain(event.seat)
    if not event.plus:
        return [voice(say("tremble-why-reroll", aid=aid, captain=by))]
    reached = event.reached
    boost = say("tremble-why-army-boost", aid=aid, captain=by, plus=event.plus, sum=reached)
    return [voice(boost), voice(compared(reached, event.army.attack or 0))]


def army_rerolled(event: ev.ArmyRerolled, voice: Voice) -> list[Text]:
    """Tell the dice against an army before and after."""
    return [
        say(
            "tremble-tell-army-rerolled",
            captain=voice.captain(event.seat),
            before=faces(event.before),
            dice=faces(event.roll),
            sum=event.reached,
        )
    ]


def why_army_rerolled(event: ev.ArmyRerolled, voice: Voice) -> list[str]:
    """Compare the old dice with the new ones."""
    return [why_rerolled(event, voice), voice(compared(event.reached, event.army.attack or 0))]


def army_fought(event: ev.ArmyFought, voice: Voice) -> list[Text]:
    """Tell the fight against an army."""
    by, army = voice.captain(event.seat), event.army.attack or 0
    parts, total = formula(event.total, event.plus, event.roll), _reached(event)
    key = "invasion-tell-army-lost"
    if event.won:
        key = "invasion-tell-army-drawn" if total == army else "invasion-tell-army-beaten"
    return [say(key, captain=by, army=army, parts=parts, total=total)]


def army_fought_briefly(event: ev.ArmyFought, _voice: Voice) -> list[Text]:
    """Tell what was reached against an army."""
    army, total = event.army.attack or 0, _reached(event)
    key = "invasion-brief-army-beaten" if total > army else "invasion-brief-army-lost"
    if total == army:
        key = "invasion-brief-army-drawn"
    parts = short_formula(event.total, event.plus, event.roll)
    return [say(key, parts=parts, total=total, army=army)]


def fights_in_short(events: Sequence[ev.ArmyFought], voice: Voice) -> Iterator[Text]:
    """Tell who beat an army; of who lost to one the loss of the city tells."""
    for event in events:
        if event.won:
            by, army = voice.captain(event.seat), event.army.attack or 0
            yield say("tremble-brief-army-beaten", captain=by, army=army)


def army_missed(event: ev.ArmyFought) -> Text | None:
    """Say how much a captain lacked against an army."""
    army = event.army.attack or 0
    return None if event.won else say("tremble-recap-short", army=army, lead=army - _reached(event))


def city_taken(event: ev.CityTaken, voice: Voice) -> list[Text]:
    """Tell what a raid or catch brought, and thanks to which stations; a claim was told before."""
    by, humans, total = voice.captain(event.seat), event.humans, event.total
    key = "tremble-tell-caught" if event.caught else "invasion-tell-raided"
    return [say(key, captain=by, humans=humans, total=total), *_richer(event, voice)]


def city_taken_briefly(event: ev.CityTaken, voice: Voice) -> list[Text]:
    """Tell the same without what that makes."""
    key = "tremble-brief-caught" if event.caught else "invasion-brief-raided"
    taken = say(key, captain=voice.captain(event.seat), humans=event.humans)
    return [taken, *_richer(event, voice)]


def why_city_taken(event: ev.CityTaken, voice: Voice) -> list[str]:
    """Explain the humans gained, and where the card is."""
    if event.claimed_by is None:
        trophy = say("invasion-why-trophy", captain=voice.captain(event.seat))
    else:
        trophy = say("tremble-why-trophy-claimed", captain=voice.captain(event.claimed_by))
    return [voice(_worth(event, voice)), voice(gained(event, voice)), voice(trophy)]


def humans_taken(event: ev.CityTaken) -> Text:
    """Say which city a captain raided or caught."""
    key = "tremble-recap-caught" if event.caught else "invasion-recap-raided"
    return rows.city_taken(key, event)


def card_claimed(event: ev.CityTaken, seat: Seat) -> Iterator[Text]:
    """Say who claimed the card of a captain's city."""
    rival = event.claimed_by
    if event.seat == seat and rival is not None and rival != seat:
        yield say("tremble-loss-claimed", captain=captain(rival), city=event.city.name)


def rules_of_city(event: ev.CityTaken) -> tuple[str, ...]:
    """Name the rules by which a city was taken."""
    if event.claimed_by is not None:
        return ("W-1", "K-4", "RL-15")
    return ("W-2", "W-4") if event.caught else ("W-1", "W-4")


def city_lost_briefly(event: ev.CityLost, voice: Voice) -> list[Text]:
    """Tell who fled; of a lost fight the fight tells as much."""
    if not event.fled:
        return []
    army = event.army.attack if event.army else None
    return [say("tremble-brief-fled", captain=voice.captain(event.seat), army=army or 0)]


def cities_lost_in_short(events: Sequence[ev.CityLost], voice: Voice) -> Iterator[Text]:
    """Tell who lost a city to which army."""
    for event in events:
        army = event.army.attack if event.army else None
        key = "tremble-brief-back" if event.fled else "tremble-brief-lost"
        yield say(key, captain=voice.captain(event.seat), army=army or 0)


def catch_failed(event: ev.CityLost) -> Text:
    """Say which city a captain could not catch."""
    key = "tremble-recap-fled" if event.fled else "tremble-recap-lost"
    return say(key, city=event.city.name)


def _reached(event: ev.ArmyFought) -> int:
    return event.total + event.plus + sum(event.roll)


def _helped(event: ev.ArmiesTurned, voice: Voice) -> list[Text]:
    """Tell what kept armies away."""
    return [
        say("tremble-tell-fewer", captain=voice.captain(event.seat), aid=aid.name)
        for aid in event.helped
    ]


def _army_cards(event: ev.ArmiesTurned, voice: Voice) -> str:
    """List the army cards that were turned up."""
    return voice.cards(
        voice(say("tremble-blank")) if army.attack is None else str(army.attack)
        for army in event.armies
    )


def _fewer(event: ev.ArmiesTurned, voice: Voice) -> list[str]:
    """Explain why fewer cards lie there than the city asks for."""
    asked, lines = event.city.difficulty, list[str]()
    fewer = sum(aid.effect.amount for aid in event.helped)
    left = max(0, asked - fewer)
    aids = voice.aids(event.helped)
    if event.helped and left:
        helped = say("tremble-why-helped", aids=aids, difficulty=asked, fewer=fewer, count=left)
        lines.append(voice(helped))
    elif event.helped:
        lines.append(voice(say("tremble-why-helped-all", aids=aids)))
    if len(event.armies) < left:
        lines.append(voice(say("tremble-why-too-few", count=len(event.armies))))
    return lines


def _richer(event: ev.CityTaken, voice: Voice) -> list[Text]:
    """Tell thanks to which stations a catch brought more."""
    return [
        say("tremble-tell-richer", aid=voice.aid(station), humans=station.effect.amount)
        for station in event.stations
    ]


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


REWARDS: Mapping[type[Event], InvasionRow] = {
    ev.RewardChosen: InvasionRow(
        told=Either("catch", "tremble-tell-catch", "invasion-tell-raid"),
        why=why_reward_chosen,
        rules=("W-1", "RL-14"),
        repeats=raid_is_told,
        known=reward_is_told,
        rewards=True,
    ),
    ev.ArmiesTurned: InvasionRow(
        told=armies_turned,
        brief=armies_turned_briefly,
        why=why_armies_turned,
        rules=("W-2", "RL-13"),
    ),
    ev.ArmyRolled: InvasionRow(
        told=army_rolled, why=why_army_rolled, rules=("W-2",), known=fight_is_told
    ),
    ev.ArmyEffectUsed: InvasionRow(
        told=army_effect_used,
        why=why_army_effect_used,
        rules=lambda event: ("W-2", rule_of_aid(event.aid)),
        came=own(used),
    ),
    ev.ArmyRerolled: InvasionRow(told=army_rerolled, why=why_army_rerolled, rules=("W-2",)),
    ev.ArmyFought: InvasionRow(
        told=army_fought,
        brief=army_fought_briefly,
        short=fights_in_short,
        why=lambda event, voice: army_lines(event, event.plus, voice),
        rules=("W-2",),
        came=own(army_missed),
        outcome=True,
    ),
    ev.ArmyAvoided: InvasionRow(
        told="tremble-tell-army-avoided",
        brief=silent,
        why="tremble-why-army-avoided",
        rules=("W-2",),
    ),
    ev.CityTaken: InvasionRow(
        told=city_taken,
        brief=city_taken_briefly,
        why=why_city_taken,
        rules=rules_of_city,
        came=own(humans_taken),
        lost=card_claimed,
        outcome=True,
        moment=lambda event: "tremble-moment-caught" if event.caught else "invasion-moment-raided",
    ),
    ev.CityLost: InvasionRow(
        told="tremble-tell-lost",
        brief=city_lost_briefly,
        short=cities_lost_in_short,
        why=Either("fled", "tremble-why-fled", "tremble-why-beaten"),
        rules=lambda event: ("W-2",) if event.fled else ("W-3",),
        came=own(catch_failed),
        outcome=True,
    ),
}
