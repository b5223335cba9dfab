"""What became of a city, in few words: who retreats, the dice, who wins, what it brings."""

from collections.abc import Sequence
from typing import Any

from engine.core.words import Text, say
from engine.invasion.battles import events as common
from engine.tremble.table import events as ev
from engine.tremble.table.events import TrembleEvent
from render.house.voice import Voice
from render.invasion.telling.briefing import army_fought
from render.tremble.telling.tell import TELLERS
from render.tremble.telling.tell_rewards import army_cards, help_of


def told_of(event: Any, later: Sequence[TrembleEvent], voice: Voice) -> Sequence[Text]:
    """Tell an event; nothing where what follows from it says as much."""
    match event:
        case _ if _is_known(event, later):
            return ()
        case common.BattleWon():
            return [say("invasion-brief-won", captain=voice.captain(event.winner))]
        case ev.ArmiesTurned() if any(army.attack is not None for army in event.armies):
            captain = voice.captain(event.seat)
            armies = army_cards(event, voice)
            return [
                *help_of(event, voice),
                say("tremble-brief-catch", captain=captain, armies=armies),
            ]
        case ev.ArmyFought():
            army = event.army.attack or 0
            return [army_fought(event.total, event.plus, event.roll, army)]
        case ev.CityTaken():
            key = "tremble-brief-caught" if event.caught else "invasion-brief-raided"
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


def _fled(event: ev.CityLost, voice: Voice) -> Text:
    army = event.army.attack if event.army else None
    return say("tremble-brief-fled", captain=voice.captain(event.seat), army=army or 0)
