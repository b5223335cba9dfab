"""Why did that happen? Each result event in plain words, with its numbers and its rules.

It reads the one form of an event that its viewer got, and nothing else: it can tell no more.
"""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.words import say
from engine.tremble.help import ENTRIES
from engine.tremble.looking.why import rules_behind
from engine.tremble.table.events import TrembleEvent
from render.renderers import Why
from render.tremble.plain import EXPLAINED, plainly
from render.tremble.tell import headline
from render.tremble.voice import Voice
from render.tremble.why_battles import BATTLES
from render.tremble.why_losses import LOSSES
from render.tremble.why_plans import PLANS
from render.tremble.why_rewards import REWARDS
from render.tremble.why_turns import TURNS
from render.words import Words

Explain = Callable[[Any, Voice], list[str]]
EXPLAINERS: dict[type[Any], Explain] = {
    **dict.fromkeys(EXPLAINED, lambda event, voice: [voice(plainly(event, voice, EXPLAINED))]),
    **TURNS,
    **PLANS,
    **BATTLES,
    **LOSSES,
    **REWARDS,
}

_TITLES = {entry.id: entry.title for entry in ENTRIES}


def why(event: TrembleEvent, names: tuple[str, ...], words: Words) -> list[str]:
    """Explain an event in lines of Markdown; the last one names its rules."""
    voice = Voice(names, words)
    return [*EXPLAINERS[type(event)](event, voice), _rules(event, voice)]


def whys(events: Sequence[TrembleEvent], names: tuple[str, ...], words: Words) -> list[Why]:
    """Explain one after the other what was told of some events."""
    told = [(event, headline(event, events, names, words)) for event in events]
    return [
        Why(line, "\n".join(why(event, names, words)), rules_behind(event))
        for event, line in told
        if line
    ]


def _rules(event: TrembleEvent, voice: Voice) -> str:
    ids = rules_behind(event)
    rules = [voice(say("tremble-why-rule", id=name, title=_TITLES[name])) for name in ids]
    listed = rules[0]
    for rule in rules[1:]:
        listed = voice(say("tremble-why-next", rest=listed, next=rule))
    return voice(say("tremble-why-rules", count=len(rules), rules=listed))
