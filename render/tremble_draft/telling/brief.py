"""What a post says beside the picture of the board: each fact once, city by city, in few words.

What the picture shows (cities, fuel, who could have moved and did not) is not told again.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.words import Text, say
from engine.invasion.battles import events as common
from engine.invasion.ending.ending import GameEnded
from engine.tremble_draft.table import events as ev
from render.house.voice import Voice
from render.invasion.telling.briefing import Briefing, ended, flown, home, idle
from render.tremble_draft.telling.tell import TELLERS

SHOWN = (ev.TurnBegan, ev.DecidesNow, ev.FuelPaid, ev.SearchCounted)
MOVES = (ev.PlansRevealed, ev.ShipsTransferred)


def _purchases(events: Sequence[ev.Shopped], voice: Voice) -> Iterator[Text]:
    """Tell who paid, then who bought nothing; the discards show what was left."""
    for event in events:
        if event.paid:
            yield from BRIEFING.apart([replace(event, refused=())], voice)
    yield from idle([event.seat for event in events if not event.paid], voice)


def _armies(events: Sequence[ev.ArmyTurned], voice: Voice) -> Iterator[Text]:
    """Tell of armies that somebody meets."""
    yield from BRIEFING.apart([event for event in events if event.seats], voice)


def _transfers(events: Sequence[ev.ShipsTransferred], voice: Voice) -> Iterator[Text]:
    yield from BRIEFING.apart(flown(events), voice)


def _told(event: Any, later: Sequence[Any], voice: Voice) -> Sequence[Text]:
    """Tell an event; nothing where the picture or what follows from it says as much."""
    match event:
        case ev.CityLaid():
            return ()
        case ev.LootChosen(ships=()) if any(isinstance(each, ev.CityTaken) for each in later):
            return ()
        case common.BattleWon():
            return [say("invasion-brief-won", captain=voice.captain(event.winner))]
        case ev.CityTaken():
            captain = voice.captain(event.seat)
            return [say("invasion-brief-raided", captain=captain, humans=event.humans)]
        case _:
            return TELLERS[type(event)](event, voice)


BRIEFING = Briefing(
    TELLERS,
    SHOWN,
    MOVES,
    {
        ev.Shopped: _purchases,
        ev.ArmyTurned: _armies,
        ev.ShipsTransferred: _transfers,
        ev.PlansRevealed: home,
    },
    (ev.LootChosen, ev.CityTaken),
    _told,
    (common.BattleWon, ev.CityTaken),
    {GameEnded: ended},
)
