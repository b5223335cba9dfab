"""No language leaves English words in its sentences, or names buttons otherwise than they are."""

import re
from collections import defaultdict
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

from render.words import FALLBACK, locales

OTHERS = [locale for locale in locales() if locale != FALLBACK]
STAYS = frozenset(
    ("Cosmodrome", "Discord", "English", "Europe", "Games", "ID", "Moscow", "SHA", "base")
)
"""Latin words that stay: products, names, standards; letters alone stand for captains."""
HEADED = {"tremble-rules-go-3-text", "tremble-draft-rules-go-3-text"}
"""Lists with headings in bold, which name no buttons."""
_WORD = re.compile(r"[A-Za-z]{2,}")
_CODE = re.compile(r"`[^`]*`|<[^>]*>|/[a-z]+(?: [a-z]+)?\b")
_BOLD = re.compile(r"\*\*([^*{}]+)\*\*")
_COMMAND = re.compile(r"/[a-z]+(?: [a-z]+)?\b")


class _Texts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def sentences(locale: str) -> dict[str, str]:
    """Read what each message of a locale says, without its arguments."""
    found: dict[str, str] = {}
    for file in Path(str(files("render") / "locales" / locale)).glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, Message):
                texts = _Texts()
                texts.visit(entry)
                found[entry.id.name] = "\0".join(texts.texts)
    return found


def left(sentence: str) -> set[str]:
    """List the English words of a sentence in another script."""
    return set(_WORD.findall(_CODE.sub("", sentence))) - STAYS


def named(sentence: str) -> tuple[set[str], set[str]]:
    """List what a sentence has in bold: words, and commands."""
    bold = _BOLD.findall(sentence)
    return set(bold), {command for text in bold for command in _COMMAND.findall(text)}


def is_name_of_command(key: str) -> bool:
    """Tell names, which stay English so that all who read one post type the same."""
    return key.startswith("command-") and not key.startswith("command-choice-")


@pytest.mark.parametrize("locale", OTHERS)
def test_no_english_is_left(locale: str) -> None:
    found = {
        key: words
        for key, sentence in sentences(locale).items()
        if not is_name_of_command(key) and (words := left(sentence))
    }
    assert not found


@pytest.mark.parametrize("locale", OTHERS)
def test_buttons_and_commands_are_named_as_they_are(locale: str) -> None:
    english, own = sentences(FALLBACK), sentences(locale)
    labels: dict[str, set[str]] = defaultdict(set)
    for key, label in english.items():
        if key.startswith("button-"):
            labels[label].add(own[key])
    for key in english.keys() - HEADED:
        sentence = english[key]
        (bold, commands), (own_bold, own_commands) = named(sentence), named(own[key])
        assert commands == own_commands, key
        assert all(labels[label] & own_bold for label in bold & labels.keys()), key


@pytest.mark.parametrize("locale", locales())
def test_no_line_breaks_before_a_percent_sign(locale: str) -> None:
    found = [key for key, sentence in sentences(locale).items() if " %" in sentence]
    assert not found, "where a language wants a space there, it does not break"


def test_what_is_left_is_found() -> None:
    assert left("**Мои orders** в Discord: `code`, /game orders") == {"orders"}
    assert named("Нажмите **Готово** или **/game new**") == (
        {"Готово", "/game new"},
        {"/game new"},
    )


def test_a_reset_and_the_discards_are_two_words_in_russian() -> None:
    """A button that says only "Сброс" promises to reset something."""
    english, russian = sentences("en"), sentences("ru")
    assert english["button-discards"].strip() == "Discards"
    alone = re.compile(r"(^|\*\*)\s*Сброс(ить)?\s*(\*\*|$)")
    assert not [key for key, told in russian.items() if alone.search(told)]
    resets = [key for key, told in english.items() if re.search(r"\breset\b", told)]
    assert len(resets) > 5
    assert not [key for key in resets if "сброс" in russian[key].lower()]
