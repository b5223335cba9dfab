"""Why did that happen? Each result in plain words, with its numbers and its rules.

It reads the one form of an event that its viewer got, and nothing else: it can tell no more.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from engine.core.words import Text, say
from render.house.voice import Voice
from render.renderers import Why

Explain: TypeAlias = Callable[[Any, Voice], list[str]]
Explainers: TypeAlias = Mapping[type[Any], Explain]
Headline: TypeAlias = Callable[[Any, Sequence[Any], Voice], str]
"""Tells an event in its first line, among others; empty where there is nothing to tell."""


class Explanations(NamedTuple):
    """How a game explains: event by event, with the rules behind it by the IDs of its help."""

    explainers: Explainers
    headline: Headline
    rules_behind: Callable[[Any], tuple[str, ...]]
    titles: Mapping[str, Text]

    def why(self, event: Any, voice: Voice) -> list[str]:
        """Explain an event in lines of Markdown; the last one names its rules."""
        return [*self.explainers[type(event)](event, voice), self._rules(event, voice)]

    def whys(self, events: Sequence[Any], voice: Voice) -> list[Why]:
        """Explain one after the other what was told of some events."""
        told = [(event, self.headline(event, events, voice)) for event in events]
        return [
            Why(line, "\n".join(self.why(event, voice)), self.rules_behind(event))
            for event, line in told
            if line
        ]

    def _rules(self, event: Any, voice: Voice) -> str:
        ids = self.rules_behind(event)
        rules = [voice(say("why-rule", id=name, title=self.titles[name])) for name in ids]
        return voice(say("why-rules", count=len(rules), rules=voice.words.clauses(rules)))
