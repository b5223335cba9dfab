"""What a post says beside the picture of the board: each fact once, city by city, in few words.

What the picture shows (cities, fuel, who could have moved and did not) is not told again, and
what was left in the shop lies among the discards; the history tells all of it at length.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.words import Text, say
from engine.invasion.battles import events as common
from engine.invasion.ending.ending import GameEnded
from engine.tremble.table import events as ev
from render.house.voice import Voice
from render.invasion.telling.briefing import Briefing, ended, flown, home, idle
from render.tremble.telling.brief_cities import told_of
from render.tremble.telling.tell import TELLERS

SHOWN = (ev.TurnBegan, ev.CitiesLaid, ev.DecidesNow)  # the last by who is asked
MOVES = (ev.PlansRevealed, ev.EnemiesMoved, ev.ShipsTransferred)


def _purchases(events: Sequence[ev.Shopped], voice: Voice) -> Iterator[Text]:
    """Tell who paid for what, then who bought nothing; the discards show what was left."""
    nothing = [
        event.seat
        for event in events
        if not (event.ships or event.stations or event.credit or event.discarded)
    ]
    yield from BRIEFING.apart(
        [replace(each, refused=()) for each in events if each.seat not in nothing], voice
    )
    yield from idle(nothing, voice)


def _hauls(events: Sequence[ev.EnemiesMoved], voice: Voice) -> Iterator[Text]:
    yield from BRIEFING.apart([event for event in events if event.hauls], voice)


def _transfers(events: Sequence[ev.ShipsTransferred], voice: Voice) -> Iterator[Text]:
    yield from BRIEFING.apart(flown(events), voice)


def _compensations(events: Sequence[ev.Compensated], voice: Voice) -> Iterator[Text]:
    """Count the cards that nobody else may know; bonus humans are told one by one."""
    yield from BRIEFING.apart([event for event in events if event.card is not None], voice)
    drawn = Counter(event.seat for event in events if event.card is None)
    for count in sorted(set(drawn.values())):
        seats = [seat for seat in drawn if drawn[seat] == count]
        captains = voice.captains(seats)
        yield say("tremble-brief-compensated", captains=captains, draws=len(seats), count=count)


def _purchases_in_short(events: Sequence[ev.Shopped], voice: Voice) -> Iterator[Text]:
    """Tell who has what for how much; who is not named bought nothing, unless nobody did."""
    buying = [each for each in events if each.ships or each.stations]
    for text in _purchases(events, voice):
        if text.key == "tremble-tell-bought":
            yield say("tremble-brief-bought", **dict(text.args))
        elif text.key != "invasion-brief-idle" or not buying:
            yield text


def _compensations_in_short(events: Sequence[ev.Compensated], voice: Voice) -> Iterator[Text]:
    """Tell bonus humans one by one, and in a line how many cards everybody else drew."""
    for event in events:
        if event.card is not None:
            captain, card = voice.captain(event.seat), event.card.name
            yield say("tremble-brief-paid", captain=captain, card=card, humans=event.humans)
    drawn = Counter(event.seat for event in events if event.card is None)
    if drawn:
        counted = (
            voice(say("tremble-brief-drew", captain=voice.captain(seat), count=drawn[seat]))
            for seat in sorted(drawn)
        )
        yield say("tremble-brief-drawn", captains=voice.words.series(counted))


def _nothing(_events: Sequence[ev.TaskScored], _voice: Voice) -> tuple[Text, ...]:
    """Leave to the podium what it shows."""
    return ()


_TOGETHER: dict[type[Any], Any] = {
    ev.Shopped: _purchases,
    ev.EnemiesMoved: _hauls,
    ev.ShipsTransferred: _transfers,
    ev.Compensated: _compensations,
    ev.PlansRevealed: home,
}

BRIEFING = Briefing(
    TELLERS,
    SHOWN,
    MOVES,
    _TOGETHER,
    (ev.RewardChosen, ev.CityTaken),
    told_of,
    (common.BattleWon, ev.ArmyFought, ev.CityTaken, ev.CityLost),
    {
        ev.Shopped: _purchases_in_short,
        ev.Compensated: _compensations_in_short,
        ev.TaskScored: _nothing,
        GameEnded: ended,
    },
)
