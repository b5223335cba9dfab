"""A language that is English in Greek letters: what comes out in Latin ones is no translation."""

import re

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer

from render import words as render_words
from render.words import FALLBACK, Words

PSEUDO = "en-GB"  # counts and groups as English does
_LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_GREEK = "ΑΒΓΔΕΦΓΗΙΞΚΛΜΝΟΠΘΡΣΤΥΩΨΧΗΖαβγδεφγηιξκλμνοπθρστυωψχηζ"
_LETTERS = str.maketrans(_LATIN, _GREEK)
_MARKS = re.compile(r"<[^>]*>|`[^`]*`")  # Discord's own, and what is code
_WORD = re.compile(r"[A-Za-z]+")


class _Greek(Transformer):
    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802
        return TextElement(node.value.translate(_LETTERS))


def pseudo_words(monkeypatch: pytest.MonkeyPatch) -> Words:
    """Make the words of the language."""
    english = render_words._catalogues(FALLBACK)
    greek = []
    for name, source in english:
        resource = FluentParser().parse(source)
        _Greek().visit(resource)
        greek.append((name, FluentSerializer().serialize(resource)))
    monkeypatch.setattr(render_words, "_catalogues", lambda _locale: greek)
    found = Words(PSEUDO)
    monkeypatch.setattr(render_words, "_catalogues", lambda _locale: english)
    return found


def untranslated(text: str, data: set[str]) -> set[str]:
    """List the Latin words of a text that are not those of `data`, such as names and cards."""
    return set(_WORD.findall(_MARKS.sub("", text))) - data


def words_in(*texts: str) -> set[str]:
    """List the words that data may bring into a text."""
    return {word for text in texts for word in _WORD.findall(text)}
