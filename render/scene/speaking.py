"""A scene in words: sentences for whoever does not see it, and what is drawn but not said."""

import re
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import NamedTuple

from engine.core.words import Text, say
from render.picture import ALT_LIMIT
from render.scene.changes import NO_GROWTH
from render.scene.nodes import Label, Leaf, Node, nodes
from render.words import FALLBACK, Words, unmarked

_NUMBERS = re.compile(r"\d+")


class Sentence(NamedTuple):
    """What a scene says in one place, and whether it begins a part."""

    text: Text | str
    heading: bool


def said(
    root: Node,
    changed: frozenset[Hashable] = frozenset(),
    *,
    short: bool = False,
    brief: bool = False,
    within_changed: bool = False,
    grew: Mapping[Hashable, int] = NO_GROWTH,
) -> Iterator[Sentence]:
    """List what a scene says, in reading order; sentences of what `changed` or `grew` say so.

    In `brief` one sentence stands for many, but where something in it changed.
    """
    fresh = within_changed if root.key is None else root.key in changed
    whole = brief and root.says is None and root.short is not None
    if root.says is not None or whole:
        fresh = fresh or any(node.key in changed for node in nodes(root) if node.key is not None)
    if whole and not fresh:
        assert root.short is not None
        yield Sentence(root.short, heading=False)
        return
    if root.says is not None:
        text = root.short if short and root.short is not None else root.says
        by = 0 if root.key is None else grew.get(root.key, 0)
        yield Sentence(_marked(text, fresh=fresh, by=by), heading=False)
        return
    if isinstance(root, Label):
        yield Sentence(_marked(root.text, fresh=fresh), heading=root.heading)
    for child in root.children:
        inside = within_changed if whole else fresh
        yield from said(child, changed, short=short, brief=brief, within_changed=inside, grew=grew)


def _marked(sentence: Text | str, *, fresh: bool, by: int = 0) -> Text | str:
    if fresh and by:
        return say("scene-grown", by=abs(by), more=int(by > 0), what=sentence)
    return say("scene-changed", what=sentence) if fresh else sentence


def alternative(
    root: Node,
    words: Words,
    changed: frozenset[Hashable] = frozenset(),
    most: int = ALT_LIMIT,
    grew: Mapping[Hashable, int] = NO_GROWTH,
) -> list[str]:
    """Return the sentences of an alternative text, without marks of Markdown.

    Where they have more than `most` letters, one sentence stands for many.
    """
    told: list[str] = []
    for brief in (False, True):
        sentences = said(root, changed, short=True, brief=brief, grew=grew)
        told = [unmarked(spoken(each.text, words)) for each in sentences]
        if len(" ".join(told)) <= most:
            break
    return told


def text_form(root: Node, words: Words, most: int | None = None) -> str:
    """Return everything a scene shows as Markdown, a line for each sentence.

    Where that has more than `most` letters, sentences are said in short, the last ones first.
    """
    lines = _lines(said(root), words)
    shorter = _lines(said(root, short=True), words)
    for at in reversed(range(len(lines))):
        if most is None or len("\n".join(lines)) <= most:
            break
        lines[at] = shorter[at]
    return "\n".join(lines)


def _lines(sentences: Iterable[Sentence], words: Words) -> list[str]:
    told = [(spoken(each.text, words), each.heading) for each in sentences]
    return [f"**{text}**" if heading else f"- {text}" for text, heading in told]


def spoken(sentence: Text | str, words: Words) -> str:
    """Return a sentence in the reader's language."""
    return words(sentence) if isinstance(sentence, Text) else sentence


def unsaid(root: Node, words: Words) -> list[str]:
    """List what is drawn and not said, or said and not drawn; tests find it empty.

    A drawing must say something, or something around it must, or it is mute. Where a sentence
    stands for what is drawn, both have the same figures: a label's, those that a drawing depends
    on, how many equal things there are. Texts are compared by a test in English, as other
    languages inflect them.
    """
    if root.says is not None:
        faults = _differing(root, spoken(root.says, words), words)
        if root.short is not None:
            faults += _undrawn(root, spoken(root.short, words), words)
        return faults
    faults = [] if root.short is None else _undrawn(root, spoken(root.short, words), words)
    if isinstance(root, Leaf) and not root.mute:
        faults.append(f"drawn and not said: {root.content}")
    for child in root.children:
        faults += unsaid(child, words)
    return faults


def _differing(root: Node, sentence: str, words: Words) -> list[str]:
    """Compare what is drawn with the sentence that stands for it."""
    labels = _labels(root, words)
    told = set(_NUMBERS.findall(sentence))
    missing = sorted(set(_NUMBERS.findall(" ".join(labels))) - told)
    if words.locale == FALLBACK:
        missing += [text for text in labels if text.casefold() not in sentence.casefold()]
    faults = [f"drawn and not said: {text} ({sentence})" for text in missing]
    return faults + _undrawn(root, sentence, words)


def _undrawn(root: Node, sentence: str, words: Words) -> list[str]:
    """List the figures of a sentence that nothing in a node draws."""
    things = [*_atoms(tuple(node.content for node in nodes(root) if isinstance(node, Leaf)))]
    counts = map(str, Counter(things).values())
    written = [str(each) for each in things if isinstance(each, int | str)]
    drawn = {*counts, *_NUMBERS.findall(" ".join([*_labels(root, words), *written]))}
    told = set(_NUMBERS.findall(sentence))
    return [f"said and not drawn: {each} ({sentence})" for each in sorted(told - drawn)]


def _labels(root: Node, words: Words) -> list[str]:
    return [spoken(node.text, words) for node in nodes(root) if isinstance(node, Label)]


def _atoms(content: Hashable) -> Iterator[Hashable]:
    """List all that a drawing depends on."""
    if isinstance(content, tuple):
        for each in content:
            yield from _atoms(each)
    else:
        yield content
