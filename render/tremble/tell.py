"""The game master's narration: events in lines of Markdown, grouped by city."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.core.words import Text, say
from engine.tremble.cards.cards import City
from engine.tremble.table.events import CityTaken, RewardChosen, TrembleEvent
from render.tremble.plain import TOLD, plainly
from render.tremble.tell_battles import BATTLES
from render.tremble.tell_moves import MOVES
from render.tremble.tell_rewards import REWARDS
from render.tremble.tell_turns import TURNS
from render.tremble.voice import Voice
from render.words import Words

Teller = Callable[[Any, Voice], list[Text]]
TELLERS: dict[type[Any], Teller] = {
    **dict.fromkeys(TOLD, lambda event, voice: [plainly(event, voice, TOLD)]),
    **TURNS,
    **MOVES,
    **BATTLES,
    **REWARDS,
}


def tell(events: Sequence[TrembleEvent], names: tuple[str, ...], words: Words) -> list[str]:
    """Tell what happened; what happened over one city stands together under its name."""
    voice = Voice(names, words)
    lines: list[str] = []
    spaces: dict[int, list[TrembleEvent]] = {}
    for event in events:
        space = getattr(event, "space", None)
        if space is not None:
            spaces.setdefault(space, []).append(event)
            continue
        lines += _over_cities(spaces, voice)
        spaces = {}
        lines += [voice(text) for text in TELLERS[type(event)](event, voice)]
    return lines + _over_cities(spaces, voice)


def headline(
    event: TrembleEvent, among: Sequence[TrembleEvent], names: tuple[str, ...], words: Words
) -> str:
    """Tell an event in its first line, with its city; empty where there is nothing to tell.

    An event that has only the number of its city gets the name from those `among` which it is.
    """
    voice = Voice(names, words)
    told = TELLERS[type(event)](event, voice)
    if not told:
        return ""
    space = getattr(event, "space", None)
    if space is None:
        return voice(told[0])
    line = say("tremble-tell-place-line", place=_heading(space, among), line=told[0])
    return voice(line)


def _over_cities(spaces: dict[int, list[TrembleEvent]], voice: Voice) -> list[str]:
    lines: list[str] = []
    for space, events in sorted(spaces.items()):
        told = [
            voice(text)
            for event in _worth_telling(events)
            for text in TELLERS[type(event)](event, voice)
        ]
        heading = _heading(space, events)
        if len(told) == 1:
            lines.append(voice(say("tremble-tell-place-line", place=heading, line=told[0])))
        elif told:
            lines.append(voice(say("tremble-tell-place", place=heading)))
            lines += [f"- {line}" for line in told]
    return lines


def _worth_telling(events: list[TrembleEvent]) -> list[TrembleEvent]:
    """Leave out that somebody chose to raid where what the raid brought is told too."""
    if not any(isinstance(event, CityTaken) for event in events):
        return events
    return [event for event in events if not isinstance(event, RewardChosen) or event.catch]


def _heading(space: int, among: Sequence[TrembleEvent]) -> Text:
    city = next(filter(None, _cities(space, among)), None)
    if city is None:
        return say("tremble-tell-space", number=space)
    return say("invasion-place", space=space, city=city.name)


def _cities(space: int, among: Sequence[TrembleEvent]) -> Iterator[City | None]:
    """List the city of a space, from events about it and then from those that tell all cities."""
    for event in among:
        if getattr(event, "space", None) == space and hasattr(event, "city"):
            yield event.city
    for event in among:
        laid: Sequence[City | None] = getattr(event, "cities", ())
        yield from laid[space - 1 : space]
