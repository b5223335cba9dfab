"""What became of a city, in few words: who retreats, the dice, who wins, what it brings."""

from collections.abc import Sequence
from typing import Any

from engine.core.words import Text, say
from engine.invasion import events as common
from engine.invasion.battles import Fighter
from engine.tremble.table import events as ev
from engine.tremble.table.events import TrembleEvent
from render.invasion.sums import short_formula
from render.tremble.tell import TELLERS
from render.tremble.tell_rewards import army_cards, help_of
from render.tremble.voice import Voice

Choice = common.FightChosen[Any]


def fate_of(events: Sequence[TrembleEvent], voice: Voice, *, known: bool) -> list[Text]:
    """Tell what happened over one city; nothing of who came alone where that is `known`."""
    told: list[Text] = []
    choices: list[Choice] = []
    for at, event in enumerate(events):
        match event:
            case common.FightChosen():
                choices.append(event)
            case common.Walkover() | common.DiceRolled():
                told += _decided(choices, event, events[at + 1 :], voice)
                choices = []
            case common.Unopposed() if known:
                pass
            case _:
                told += _told(event, events[at + 1 :], voice)
    return told + [text for each in choices for text in TELLERS[type(each)](each, voice)]


def _decided(
    choices: Sequence[Choice], event: Any, later: Sequence[TrembleEvent], voice: Voice
) -> list[Text]:
    """Tell who retreated, and who rolled what, or has the city where no reward tells that."""
    gone = [choice.seat for choice in choices if not choice.fights]
    left, count = voice.captains(gone), len(gone)
    retreat = [say("tremble-brief-retreat", captains=left, count=count)] if gone else []
    if isinstance(event, common.Walkover):
        if any(isinstance(each, ev.RewardChosen | ev.CityTaken) for each in later):
            return retreat
        if not gone:
            return list(TELLERS[type(event)](event, voice))
        winner = voice.captain(event.seat)
        return [say("tremble-brief-walkover", captains=left, count=count, winner=winner)]
    rolled = [fighter for fighter in event.fighters if fighter.roll]
    return [*retreat, say("tremble-brief-dice", rolls=voice.words.clauses(_rolls(rolled, voice)))]


def _rolls(fighters: Sequence[Fighter], voice: Voice) -> list[str]:
    return [
        voice(
            say(
                "tremble-brief-roll",
                captain=voice.captain(fighter.seat),
                parts=short_formula(fighter.total, fighter.plus, fighter.roll),
                sum=fighter.sum,
            )
        )
        for fighter in fighters
    ]


def _told(event: Any, later: Sequence[TrembleEvent], voice: Voice) -> Sequence[Text]:
    """Tell an event; nothing where what follows from it says as much."""
    match event:
        case _ if _is_known(event, later):
            return ()
        case common.BattleWon():
            return [say("tremble-brief-won", captain=voice.captain(event.winner))]
        case ev.ArmiesTurned() if any(army.attack is not None for army in event.armies):
            captain = voice.captain(event.seat)
            armies = army_cards(event, voice)
            return [
                *help_of(event, voice),
                say("tremble-brief-catch", captain=captain, armies=armies),
            ]
        case ev.ArmyFought():
            return [_fought(event)]
        case ev.CityTaken():
            key = "tremble-brief-caught" if event.caught else "tremble-brief-raided"
            taken = say(key, captain=voice.captain(event.seat), humans=event.humans)
            return [taken, *TELLERS[type(event)](event, voice)[1:]]
        case ev.CityLost():
            return [_fled(event, voice)] if event.fled else ()
        case _:
            return TELLERS[type(event)](event, voice)


def _is_known(event: Any, later: Sequence[TrembleEvent]) -> bool:
    """Tell whether an event is nothing to speak of, or what follows from it says as much."""
    match event:
        case ev.RewardChosen():
            return any(isinstance(each, ev.ArmiesTurned | ev.CityTaken) for each in later)
        case ev.ArmyRolled():
            return any(isinstance(each, ev.ArmyFought) for each in later)
        case _:
            return isinstance(event, ev.Passed | ev.ArmyAvoided) or (
                isinstance(event, ev.ShipLost) and event.ship is None
            )


def _fought(event: ev.ArmyFought) -> Text:
    parts = short_formula(event.total, event.plus, event.roll)
    key, army = "tremble-brief-army-lost", event.army.attack or 0
    total = event.total + event.plus + sum(event.roll)
    if event.won:
        key = "tremble-brief-army-drawn" if total == army else "tremble-brief-army-beaten"
    return say(key, parts=parts, total=total, army=army)


def _fled(event: ev.CityLost, voice: Voice) -> Text:
    army = event.army.attack if event.army else None
    return say("tremble-brief-fled", captain=voice.captain(event.seat), army=army or 0)
