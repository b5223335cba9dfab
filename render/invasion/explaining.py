"""Why did that happen? Each result in plain words, with its numbers and its rules.

It reads the one form of an event that its viewer got, and nothing else: it can tell no more.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from engine.core.words import Text, say
from render.invasion.plain import ARGUMENTS, Arguments, Sentences, plainly
from render.invasion.telling import Tellers, headline
from render.invasion.voice import Voice
from render.renderers import Why

Explain: TypeAlias = Callable[[Any, Voice], list[str]]
Explainers: TypeAlias = Mapping[type[Any], Explain]


def plain_explainers(sentences: Sentences, arguments: Arguments = ARGUMENTS) -> Explainers:
    """Make explainers of plain sentences."""
    return dict.fromkeys(
        sentences, lambda event, voice: [voice(plainly(event, voice, sentences, arguments))]
    )


class Explanations(NamedTuple):
    """How an edition explains: event by event, with the rules behind it by the IDs of its help."""

    explainers: Explainers
    tellers: Tellers
    rules_behind: Callable[[Any], tuple[str, ...]]
    titles: Mapping[str, Text]

    def why(self, event: Any, voice: Voice) -> list[str]:
        """Explain an event in lines of Markdown; the last one names its rules."""
        return [*self.explainers[type(event)](event, voice), self._rules(event, voice)]

    def whys(self, events: Sequence[Any], voice: Voice) -> list[Why]:
        """Explain one after the other what was told of some events."""
        told = [(event, headline(event, events, voice, self.tellers)) for event in events]
        return [
            Why(line, "\n".join(self.why(event, voice)), self.rules_behind(event))
            for event, line in told
            if line
        ]

    def _rules(self, event: Any, voice: Voice) -> str:
        ids = self.rules_behind(event)
        rules = [voice(say("invasion-why-rule", id=name, title=self.titles[name])) for name in ids]
        listed = rules[0]
        for rule in rules[1:]:
            listed = voice(say("invasion-why-next", rest=listed, next=rule))
        return voice(say("invasion-why-rules", count=len(rules), rules=listed))
