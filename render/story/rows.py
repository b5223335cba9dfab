"""One row for a kind of event: all that it says, in one place.

A game has one table of rows, and everything that is told of its events is found in it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from engine.core.asks import Seat
from engine.core.words import Text
from render.house.explaining import Explanations
from render.house.voice import Voice
from render.story.sentences import Arguments, Sentence, plainly

Teller: TypeAlias = Callable[[Any, Voice], Sequence[Text]]
Explainer: TypeAlias = Callable[[Any, Voice], list[str]]
Rules: TypeAlias = tuple[str, ...] | Callable[[Any], tuple[str, ...]]


def silent(_event: Any, _to: Any) -> tuple[()]:
    """Say nothing."""
    return ()


@dataclass(frozen=True, kw_only=True)
class EventRow:
    """All that a kind of event says; a game adds what only its own posts need.

    A sentence alone gets the fields of the event. Rules are IDs of the help, the most telling
    first.
    """

    told: Sentence | Teller
    """What the history says of it, of which the first line stands for the event."""
    why: Sentence | Explainer
    """How it came about."""
    rules: Rules
    brief: Sentence | Teller | None = silent
    """What a post says beside the board; None where it says what the history does."""
    came: Callable[[Any, Seat], Iterable[Any]] = silent
    """What it brought one captain, as the game sums it up in recaps."""
    lost: Callable[[Any, Seat], Iterable[Text]] = silent
    """What it took from one captain; nothing of it may be left out."""


R = TypeVar("R", bound=EventRow)


@dataclass(frozen=True)
class Storybook(Generic[R]):
    """The rows of a game, by the kinds of its events, and the titles of its rules by ID."""

    rows: Mapping[type[Any], R]
    titles: Mapping[str, Text]
    arguments: Arguments = field(default_factory=dict)

    def row(self, event: Any) -> R:
        """Return the row of an event."""
        return self.rows[type(event)]

    def texts(self, event: Any, voice: Voice) -> Sequence[Text]:
        """Tell an event as the history does."""
        return self._texts(self.row(event).told, event, voice)

    def brief(self, event: Any, voice: Voice) -> Sequence[Text]:
        """Tell what a post says of an event."""
        brief = self.row(event).brief
        return self.texts(event, voice) if brief is None else self._texts(brief, event, voice)

    def tell(self, events: Iterable[Any], voice: Voice) -> list[str]:
        """Tell events one after the other, in lines of Markdown."""
        return [voice(text) for event in events for text in self.texts(event, voice)]

    def first_line(self, event: Any, _among: Sequence[Any], voice: Voice) -> str:
        """Tell an event in its first line; empty where there is nothing to tell."""
        texts = self.texts(event, voice)
        return voice(texts[0]) if texts else ""

    def explain(self, event: Any, voice: Voice) -> list[str]:
        """Explain an event in lines of Markdown."""
        why = self.row(event).why
        return why(event, voice) if callable(why) else [voice(self._say(why, event, voice))]

    def rules_behind(self, event: Any) -> tuple[str, ...]:
        """Return the IDs of the rules that made an event."""
        rules = self.row(event).rules
        return rules(event) if callable(rules) else rules

    @property
    def explanations(self) -> Explanations:
        """Answer **Why?** by the rows."""
        explainers = dict.fromkeys(self.rows, self.explain)
        return Explanations(explainers, self.first_line, self.rules_behind, self.titles)

    def came(self, seat: Seat, events: Iterable[Any]) -> Iterator[Any]:
        """List what events brought a captain."""
        for event in events:
            yield from self.row(event).came(event, seat)

    def losses(self, seat: Seat, events: Iterable[Any]) -> list[Text]:
        """Say what events took from a captain."""
        return [text for event in events for text in self.row(event).lost(event, seat)]

    def _texts(self, told: Sentence | Teller, event: Any, voice: Voice) -> Sequence[Text]:
        return told(event, voice) if callable(told) else [self._say(told, event, voice)]

    def _say(self, sentence: Sentence, event: Any, voice: Voice) -> Text:
        return plainly(event, voice, sentence, self.arguments)
