"""Narration: events in lines of Markdown; what happened over one city stands together."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from engine.core.words import Text, say
from engine.invasion.battles.events import Event
from engine.invasion.cards.cards import AnyCity
from render.house.voice import Voice
from render.invasion.telling.rows import InvasionRow
from render.story.rows import Storybook


class InvasionStory(Storybook[InvasionRow]):
    """The rows of an edition."""

    def tell(self, events: Iterable[Event], voice: Voice) -> list[str]:
        """Tell what happened; over one city only what is worth telling beside the rest of it."""
        lines: list[str] = []
        for over_cities, run in groupby(events, lambda event: space_of(event) > 0):
            if over_cities:
                lines += self._over_cities(run, voice)
            else:
                lines += super().tell(run, voice)
        return lines

    def first_line(self, event: Event, among: Sequence[Event], voice: Voice) -> str:
        """Tell an event in its first line, with its city; empty where there is nothing to tell.

        An event that has only the number of its city gets the name from those `among` which it is.
        """
        line = super().first_line(event, among, voice)
        if not line or not (space := space_of(event)):
            return line
        return voice(say("invasion-tell-place-line", place=heading(space, among), line=line))

    def _over_cities(self, events: Iterable[Event], voice: Voice) -> Iterator[str]:
        spaces: dict[int, list[Event]] = {}
        for event in events:
            spaces.setdefault(space_of(event), []).append(event)
        for space, over in sorted(spaces.items()):
            worth_telling = [each for each in over if not self.row(each).repeats(each, over)]
            yield from _under(heading(space, over), super().tell(worth_telling, voice), voice)


def space_of(event: Event) -> int:
    """Return the number of the city over which something happened; 0 for all else."""
    space: int = getattr(event, "space", 0)
    return space


def heading(space: int, among: Sequence[Event]) -> Text:
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
        if space_of(event) == space and hasattr(event, "city"):
            yield event.city
    for event in among:
        laid: Sequence[AnyCity | None] = getattr(event, "cities", ())
        yield from laid[space - 1 : space]
