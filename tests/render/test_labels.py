"""What a sentence tells people to press or type is there under exactly that name."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

from engine.core.words import Text
from render.words import Words, locales, words_for
from tests.render.test_catalogue import catalogue

BOLD = re.compile(r"\*\*([^*]+)\*\*")
OF_SETTINGS = "settings-"
OF_GAMES = ("humanity", "invasion", "tremble")  # narration has other things in bold
ROOT = Path(__file__).parents[2]
COMMANDS_SHOWN = 20  # in the README, at least
NOTHING_TO_PRESS = {
    "panel-recorded",
    "panel-by-rule",
    "panel-only",
    "panel-only-waits",
    "panel-only-counted",
    "panel-draft-counted",
    "panel-partly-counted",
    "panel-suggestion-counted",
    "panel-answered-for",
}
OF_DISCORD = {"Copy Message ID", "Копировать ID сообщения"}


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def sentences(locale: str) -> Iterator[tuple[str, str]]:
    """List the plain texts of messages around games, with their keys."""
    for file in sorted(Path(str(files("render") / "locales" / locale)).glob("*.ftl")):
        if file.name.startswith(OF_GAMES):
            continue
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, Message):
                texts = _Texts()
                texts.visit(entry)
                yield from ((entry.id.name, text) for text in texts.found)


def names(locale: str) -> set[str]:
    """List what can be pressed, chosen or typed."""
    words, keys = words_for(locale), catalogue(locale)
    paths = {key for key in keys if key.startswith("command-") and "-option-" not in key}
    commands = {key for key in paths if not key.endswith("-description")}
    typed = {f"/{_path(key, commands, words)}" for key in commands}
    labels = {key for key in keys if key.startswith("button-") and not keys[key]}
    options = {key for key in keys if "-option-" in key and key.startswith("command-")}
    options = {key for key in options if not key.endswith("-description")}
    return typed | {words(Text(key)) for key in labels | options}


def _path(key: str, commands: set[str], words: Words) -> str:
    """Name a command after its group, both as this locale calls them."""
    groups = [group for group in commands if key.startswith(f"{group}-")]
    return " ".join(words(Text(each)) for each in (*groups, key))


def strangers(locale: str, told: Iterator[tuple[str, str]]) -> list[str]:
    """Name the sentences that point at what is not there."""
    known = names(locale) | OF_DISCORD
    return [
        f"{key}: {label}"
        for key, text in told
        if key not in NOTHING_TO_PRESS
        for label in BOLD.findall(text)
        if label not in known and not _heads(key, text, label)
    ]


def _heads(key: str, text: str, label: str) -> bool:
    """Tell whether a label is the heading over a choice of the settings."""
    return key.startswith(OF_SETTINGS) and text.startswith(f"**{label}**")


@pytest.mark.parametrize("locale", locales())
def test_what_is_to_be_pressed_is_there(locale: str) -> None:
    assert not strangers(locale, sentences(locale))


def test_what_is_not_there_is_found() -> None:
    told = iter([("x", "Press **My orders** or **Go**, or type **/game new** or **/play**.")])
    assert strangers("en", told) == ["x: Go", "x: /play"]


def test_the_readme_names_commands_and_buttons_that_are_there() -> None:
    told = (ROOT / "README.md").read_text("utf-8")
    typed = set(re.findall(r"`(/[a-z]+(?: [a-z]+)?)", told))
    buttons = set(re.findall(r"\[([A-Z][a-z ]+)\](?!\()", told))
    assert len(typed) >= COMMANDS_SHOWN
    assert "Join" in buttons
    assert not (typed | buttons) - names("en")
