"""What a post says beside the picture of the board: each fact once, city by city, in few words.

What the picture shows (cities, fuel, who could have moved and did not) is not told again, and
what was left in the shop lies among the discards; the history tells all of it at length.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from msgspec.structs import replace

from engine.core.words import Text, say
from engine.invasion.events import CitySpared
from engine.tremble.cards.cards import City
from engine.tremble.table import events as ev
from engine.tremble.table.events import TrembleEvent
from engine.tremble.table.view import Attack
from render.tremble.brief_cities import fate_of
from render.tremble.tell import TELLERS
from render.tremble.voice import Voice
from render.words import Words

SHOWN = (ev.TurnBegan, ev.CitiesLaid, ev.DecidesNow)  # the last by who is asked
MOVES = (ev.PlansRevealed, ev.EnemiesMoved, ev.ShipsTransferred)


def brief(events: Sequence[TrembleEvent], names: tuple[str, ...], words: Words) -> list[str]:
    """Tell a part of a turn: plans and moves, city by city what came of them, then the rest."""
    voice = Voice(names, words)
    places: dict[int, list[TrembleEvent]] = {}
    before, after = list[TrembleEvent](), list[TrembleEvent]()
    for event in events:
        space = getattr(event, "space", None)
        if space is not None:
            places.setdefault(space, []).append(event)
        else:
            (after if places else before).append(event)
    return [
        *_elsewhere(before, voice),
        *_over_cities(places, events, voice),
        *_elsewhere(after, voice),
    ]


def _elsewhere(events: Sequence[TrembleEvent], voice: Voice) -> Iterator[str]:
    """Tell what happened over no city; who did the same stands in one line."""
    for kind, alike in groupby((each for each in events if not isinstance(each, SHOWN)), type):
        yield from (voice(text) for text in _TOGETHER.get(kind, _apart)(list(alike), voice))


def _apart(events: Sequence[TrembleEvent], voice: Voice) -> Iterator[Text]:
    for event in events:
        yield from TELLERS[type(event)](event, voice)


def _purchases(events: Sequence[ev.Shopped], voice: Voice) -> Iterator[Text]:
    """Tell who paid for what, then who bought nothing; the discards show what was left."""
    idle = [
        event.seat
        for event in events
        if not (event.ships or event.stations or event.credit or event.discarded)
    ]
    yield from _apart(
        [replace(each, refused=()) for each in events if each.seat not in idle], voice
    )
    if idle:
        yield say("tremble-brief-idle", captains=voice.captains(idle), count=len(idle))


def _hauls(events: Sequence[ev.EnemiesMoved], voice: Voice) -> Iterator[Text]:
    yield from _apart([event for event in events if event.hauls], voice)


def _transfers(events: Sequence[ev.ShipsTransferred], voice: Voice) -> Iterator[Text]:
    for event in events:
        moved = tuple(move for move in event.moves if move.origin != move.target)
        yield from _apart([replace(event, moves=moved)], voice)


def _compensations(events: Sequence[ev.Compensated], voice: Voice) -> Iterator[Text]:
    """Count the cards that nobody else may know; bonus humans are told one by one."""
    yield from _apart([event for event in events if event.card is not None], voice)
    drawn = Counter(event.seat for event in events if event.card is None)
    for count in sorted(set(drawn.values())):
        seats = [seat for seat in drawn if drawn[seat] == count]
        captains = voice.captains(seats)
        yield say("tremble-brief-compensated", captains=captains, draws=len(seats), count=count)


def _home(events: Sequence[ev.PlansRevealed], voice: Voice) -> Iterator[Text]:
    """Tell who stayed home; who attacks where stands with the city."""
    home = [seat for event in events for seat in event.home]
    if home:
        yield say("tremble-tell-home", captains=voice.captains(home), count=len(home))


_TOGETHER: dict[type[Any], Any] = {
    ev.Shopped: _purchases,
    ev.EnemiesMoved: _hauls,
    ev.ShipsTransferred: _transfers,
    ev.Compensated: _compensations,
    ev.PlansRevealed: _home,
}


def _over_cities(
    places: dict[int, list[TrembleEvent]], events: Sequence[TrembleEvent], voice: Voice
) -> Iterator[str]:
    """Tell city by city who came and what became of it; those that nobody wanted together."""
    attacks, cities = _reveal(events)
    spared: list[str] = []
    for number in sorted({*places, *(attack.space for attack in attacks)}):
        told = places.get(number, [])
        if any(isinstance(event, CitySpared) for event in told):
            spared.append(voice(say("tremble-tell-place", place=_place(number, told, cities))))
            continue
        yield from _city(_place(number, told, cities), _came(number, attacks, voice), told, voice)
    if spared:
        yield voice(say("tremble-brief-spared", cities=voice.words.listed(spared)))


def _city(place: Text, came: str, events: Sequence[TrembleEvent], voice: Voice) -> Iterator[str]:
    fate = [voice(text) for text in fate_of(events, voice, known=bool(came))]
    if came:
        yield voice(say("tremble-tell-place-line", place=place, line=came))
    elif len(fate) == 1:
        yield voice(say("tremble-tell-place-line", place=place, line=fate.pop()))
    elif fate:
        yield voice(say("tremble-tell-place", place=place))
    yield from (f"- {line}" for line in fate)


def _reveal(
    events: Sequence[TrembleEvent],
) -> tuple[tuple[Attack, ...], tuple[City | None, ...]]:
    """Find out who is over which city by now, as far as these events tell."""
    told = [event for event in events if isinstance(event, MOVES) and event.cities]
    return (told[-1].attacks, told[-1].cities) if told else ((), ())


def _place(number: int, told: Sequence[Any], cities: Sequence[City | None]) -> Text:
    city = cities[number - 1] if number <= len(cities) else None
    city = next((event.city for event in told if hasattr(event, "city")), city)
    if city is None:
        return say("tremble-tell-space", number=number)
    return say("invasion-place", space=number, city=city.name)


def _came(number: int, attacks: Sequence[Attack], voice: Voice) -> str:
    """List who is over a city, with which ships."""
    return voice.words.clauses(
        voice(
            say(
                "tremble-brief-attack",
                captain=voice.captain(attack.seat),
                total=attack.total,
                ships=voice.words.series(ship.name for ship in (*attack.ships, *attack.lost)),
            )
        )
        for attack in attacks
        if attack.space == number
    )
