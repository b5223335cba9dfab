"""Narration: events in lines of Markdown; what happened over one city stands together."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from engine.core.words import Text, say
from engine.invasion.cards.cards import AnyCity
from render.house.voice import Voice
from render.invasion.telling.plain import ARGUMENTS
from render.story.sentences import Arguments, Sentences, plainly

Teller: TypeAlias = Callable[[Any, Voice], list[Text]]
Tellers: TypeAlias = Mapping[type[Any], Teller]


def plain_tellers(sentences: Sentences, arguments: Arguments = ARGUMENTS) -> Tellers:
    """Make tellers of plain sentences."""
    return dict.fromkeys(
        sentences, lambda event, voice: [plainly(event, voice, sentences[type(event)], arguments)]
    )


def told(
    events: Sequence[Any],
    voice: Voice,
    tellers: Tellers,
    worth_telling: Callable[[Sequence[Any]], Sequence[Any]],
) -> list[str]:
    """Tell what happened; over one city only what is worth telling beside the rest of it."""
    lines: list[str] = []
    spaces: dict[int, list[Any]] = {}
    for event in [*events, None]:
        if space := getattr(event, "space", 0):
            spaces.setdefault(space, []).append(event)
            continue
        for number, over in sorted(spaces.items()):
            texts = [voice(text) for text in texts_of(worth_telling(over), voice, tellers)]
            lines += _under(heading(number, over), texts, voice)
        spaces = {}
        if event is not None:
            lines += [voice(text) for text in tellers[type(event)](event, voice)]
    return lines


def headline(event: Any, among: Sequence[Any], voice: Voice, tellers: Tellers) -> str:
    """Tell an event in its first line, with its city; empty where there is nothing to tell.

    An event that has only the number of its city gets the name from those `among` which it is.
    """
    texts = tellers[type(event)](event, voice)
    if not texts:
        return ""
    if not (space := getattr(event, "space", 0)):
        return voice(texts[0])
    return voice(say("invasion-tell-place-line", place=heading(space, among), line=texts[0]))


def texts_of(events: Sequence[Any], voice: Voice, tellers: Tellers) -> Iterator[Text]:
    """Tell events one after the other."""
    for event in events:
        yield from tellers[type(event)](event, voice)


def heading(space: int, among: Sequence[Any]) -> Text:
    """Name a space and its city, as events tell it."""
    city = next(filter(None, _cities(space, among)), None)
    if city is None:
        return say("invasion-tell-space", number=space)
    return say("invasion-place", space=space, city=city.name)


def _under(place: Text, lines: list[str], voice: Voice) -> list[str]:
    if len(lines) == 1:
        return [voice(say("invasion-tell-place-line", place=place, line=lines[0]))]
    above = [voice(say("invasion-tell-place", place=place))] if lines else []
    return above + [f"- {line}" for line in lines]


def _cities(space: int, among: Sequence[Any]) -> Iterator[AnyCity | None]:
    """List the city of a space, from events about it and then from those that tell all cities."""
    for event in among:
        if getattr(event, "space", 0) == space and hasattr(event, "city"):
            yield event.city
    for event in among:
        laid: Sequence[AnyCity | None] = getattr(event, "cities", ())
        yield from laid[space - 1 : space]
