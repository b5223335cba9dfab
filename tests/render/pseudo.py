"""Languages made of English: in Greek letters (what stays Latin is no translation), or longer."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer

from render import words as render_words
from render.games import GAMES
from render.words import FALLBACK, Words

PSEUDO = "en-GB"  # counts and groups as English does
_LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_GREEK = "ΑΒΓΔΕΦΓΗΙΞΚΛΜΝΟΠΘΡΣΤΥΩΨΧΗΖαβγδεφγηιξκλμνοπθρστυωψχηζ"
_LETTERS = str.maketrans(_LATIN, _GREEK)
_MARKS = re.compile(r"<[^>]*>|`[^`]*`")  # Discord's own, and what is code
_WORD = re.compile(r"[A-Za-z]+")
_MORE = 5  # letters by which a long word is longer


class _Greek(Transformer):
    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802
        return TextElement(node.value.translate(_LETTERS))


class _Long(Transformer):
    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802
        return TextElement(_WORD.sub(lambda found: found[0] + found[0][:_MORE], node.value))


@cache
def pseudo_words() -> Words:
    """Make the words of the language."""
    things = {name: name.translate(_LETTERS) for game in GAMES for name in game.things}
    return _made(_Greek(), things)


@cache
def stretched_words() -> Words:
    """Make the words of a language whose words are half as long again, and more."""
    return _made(_Long(), {})


def _made(change: Transformer, things: dict[str, str]) -> Words:
    changed = []
    for name, source in render_words._catalogues(FALLBACK):
        resource = FluentParser().parse(source)
        change.visit(resource)
        changed.append((name, FluentSerializer().serialize(resource)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(render_words, "_catalogues", lambda _locale: changed)
        found = Words(PSEUDO)
    found.things = things
    return found


def untranslated(text: str, data: set[str]) -> set[str]:
    """List the Latin words of a text that are not those of `data`, such as names and cards."""
    return set(_WORD.findall(_MARKS.sub("", text))) - data


def words_in(*texts: str) -> set[str]:
    """List the words that data may bring into a text."""
    return {word for text in texts for word in _WORD.findall(text)}
