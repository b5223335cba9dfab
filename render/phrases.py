"""What people who look for English words find in their stead in another language."""

from engine.core.words import say
from render.words import FALLBACK, unmarked, words_for

BUTTONS = (
    say("button-begin"),
    say("button-change"),
    say("button-clear"),
    say("button-discards"),
    say("button-done"),
    say("button-fair"),
    say("button-guide"),
    say("button-join"),
    say("button-more"),
    say("button-orders"),
    say("button-page-back"),
    say("button-page-list"),
    say("button-page-on"),
    say("button-rematch"),
    say("button-standing"),
    say("button-take-out"),
    say("button-text"),
    say("button-try"),
    say("button-type"),
    say("button-why"),
)
BEGINNINGS = (
    say("history-turn", turn=""),
    say("over-key", key=""),
    say("thread-name", game="", number=""),
)
"""Sentences of which what stands before the number is looked for."""


def phrases(locale: str) -> dict[str, str]:
    """Translate the labels of buttons and some words by which posts are recognised."""
    english, other = words_for(FALLBACK), words_for(locale)
    told = {english(text): other(text) for text in BUTTONS}
    bare = {_bare(english(text)): _bare(other(text)) for text in BEGINNINGS}
    return {**told, **bare}


def _bare(sentence: str) -> str:
    return unmarked(sentence).strip(" ·:")
