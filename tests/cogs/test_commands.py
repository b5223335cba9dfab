"""Every text of a command can be translated, in every locale, within Discord's limits."""

import asyncio
import collections
import re
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from cogs.acts.rules import RulesCog
from cogs.client import Mothership
from cogs.parts.command_tree import MOVED, CommandTranslator
from cogs.parts.responder import Responder
from engine.core.words import Text
from playground.validate.callbacks import COMMAND
from render import words as render_words
from render.words import FALLBACK, Words, locales, words_for
from tests.cogs.commanding import Said, registered, texts
from tests.cogs.house import house
from tests.cogs.stall import stall
from tests.cogs.test_staff_secrets import leaves
from tests.render.test_catalogue import catalogue

MOST_LETTERS = 8000  # of a command, each text counted in its longest language
NAME = re.compile(r"[-_'\w]{1,32}")


SERVERS, BOT = 0, 1  # where commands can be used
MANAGE_SERVER = str(1 << 5)


@pytest.fixture(scope="module")
def commands(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    return asyncio.run(registered(tmp_path_factory.mktemp("commands")))


@pytest.fixture(scope="module")
def said(commands: list[dict[str, Any]]) -> list[Said]:
    return list(texts(commands))


def keys_of(locale: str) -> set[str]:
    return {key for key in catalogue(locale) if key.startswith("command-")}


def translated(each: Said, locale: str) -> str:
    words = words_for(locale)
    return words(Text(each.key)) if words.knows(each.key) else each.english


def problems(said: list[Said], locale: str) -> list[str]:
    """Say what Discord would refuse in a locale."""
    found: list[str] = []
    names: collections.Counter[tuple[str, str]] = collections.Counter()
    for each in said:
        text = translated(each, locale)
        if not 1 <= len(text) <= each.most:
            found.append(f"{each.key} has {len(text)} letters, not 1 to {each.most}")
        if each.is_name and (not NAME.fullmatch(text) or text != text.lower()):
            found.append(f"{each.key} is no name of a command: {text}")
        names[each.siblings, text] += each.is_name
    found += [f"{name} is twice in /{path}" for (path, name), n in names.items() if n > 1]
    return found


def letters(said: list[Said], languages: tuple[str, ...]) -> collections.Counter[str]:
    """Count the letters of each command, every text in its longest language."""
    counted: collections.Counter[str] = collections.Counter()
    for each in said:
        counted[each.command] += max(len(translated(each, locale)) for locale in languages)
    return counted


def test_every_text_of_a_command_is_in_the_english_catalogue(said: list[Said]) -> None:
    known = keys_of(FALLBACK)
    wrong = [
        f"{each.key} = {each.english}"
        for each in said
        if translated(each, FALLBACK) != each.english or each.key not in known
    ]
    assert not wrong, "commands.ftl should say:\n" + "\n".join(dict.fromkeys(wrong))


@pytest.mark.parametrize("locale", locales())
def test_the_catalogue_has_no_text_of_a_command_that_is_gone(said: list[Said], locale: str) -> None:
    assert not keys_of(locale) - {each.key for each in said}


@pytest.mark.parametrize("locale", locales())
def test_texts_of_commands_fit_discord(said: list[Said], locale: str) -> None:
    assert not problems(said, locale)


def test_commands_fit_discord_in_their_longest_language(said: list[Said]) -> None:
    counted = letters(said, locales())
    assert counted
    assert not {name: count for name, count in counted.items() if count >= MOST_LETTERS}


def test_what_discord_would_refuse_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.cogs.test_commands.translated", lambda each, _locale: each.english)
    long = Said("a", "command-a-description", "x" * 101, 100, False, "")
    loud = Said("a", "command-a", "Loud name", 32, True, "")
    twice = [Said("a", key, "same", 32, True, "a") for key in ("command-a-b", "command-a-c")]
    assert [text.partition(" ")[0] for text in problems([long, loud, *twice], "en")] == [
        "command-a-description",
        "command-a",
        "same",
    ]
    assert letters([long, loud], ("en",)) == {"a": 110}


@pytest.fixture
def klingon(monkeypatch: pytest.MonkeyPatch) -> Words:
    """Add a locale that has most texts of commands, all of them marked."""
    english = render_words._catalogues(FALLBACK)

    def marked(locale: str) -> list[tuple[str, str]]:
        if locale == FALLBACK:
            return english
        found = [source for name, source in english if name == "commands.ftl"]
        lines = [line for line in found[0].splitlines() if "-option-rule =" not in line]
        return [("commands.ftl", re.sub(r"(?m)^(command[^=]*) = ", r"\1 = q", "\n".join(lines)))]

    monkeypatch.setattr(render_words, "_catalogues", marked)
    monkeypatch.setattr(render_words, "locales", lambda: ("de", "en"))
    render_words.kept_words.cache_clear()
    words = words_for("de")
    monkeypatch.setattr(render_words, "_words", {"de": words, "en": words_for("en")}.__getitem__)
    return words


async def test_discord_gets_what_a_locale_has_and_no_english_twice(klingon: Words) -> None:
    assert klingon.locale == "de"

    def rules(client: Mothership) -> RulesCog:
        return RulesCog(client, Responder(), ("tremble",))

    async with stall(rules) as home:
        command = home.client.tree.get_command("rules")
        assert isinstance(command, app_commands.Command)
        payload = await command.get_translated_payload(home.client.tree, CommandTranslator())
        assert payload["name"] == "rules"
        assert payload["name_localizations"] == {"de": "qrules"}
        (description,) = payload["description_localizations"].values()
        assert description == f"q{command.description}"
        option: dict[str, Any] = payload["options"][0]
        assert not option.get("name_localizations")
        assert set(option["description_localizations"]) == {"de"}
        (stored,) = home.registered
        assert stored["name_localizations"] == {"de": "qrules"}


async def test_choices_are_translated_and_other_texts_left_alone(klingon: Words) -> None:
    del klingon
    choice = app_commands.Choice(name="Live", value="no-such-choice")
    context: Any = app_commands.TranslationContext(
        app_commands.TranslationContextLocation.choice_name, choice
    )
    other: Any = app_commands.TranslationContext(
        app_commands.TranslationContextLocation.other, None
    )
    text, german = app_commands.locale_str("Live"), discord.Locale.german
    translator = CommandTranslator()
    assert await translator.translate(text, german, context) is None
    assert await translator.translate(text, german, other) is None
    keyed = app_commands.locale_str("Live", key="command-rules")
    assert await translator.translate(keyed, german, other) == "qrules"
    assert await translator.translate(keyed, discord.Locale.french, other) is None
    assert await translator.translate(keyed, discord.Locale.british_english, other) is None


def test_every_command_says_where_it_is_used_and_by_whom(commands: list[dict[str, Any]]) -> None:
    known = {each["name"]: each for each in commands}
    on_servers = {name for name, each in known.items() if BOT not in each["contexts"]}
    assert on_servers == {"host", "leaderboard", "server"}
    assert {SERVERS} == {min(each["contexts"]) for each in commands}
    assert max(max(each["contexts"]) for each in commands) == BOT  # not among other people
    managed = {name: each["default_member_permissions"] for name, each in known.items()}
    assert {name: each for name, each in managed.items() if each} == {"server": MANAGE_SERVER}


async def test_old_names_say_where_they_went(
    commands: list[dict[str, Any]], tmp_path: Path
) -> None:
    there = leaves(commands)
    assert {*MOVED.values()} <= there
    assert not {*MOVED} & there
    async with house(tmp_path) as home:
        for old, new in MOVED.items():
            name, inner = old.split()
            data = {"id": "1", "name": name, "type": 1, "options": [{"name": inner, "type": 1}]}
            told = await home.told(home.people[0].forge(home.channel, COMMAND, data))
            assert f"is now **/{new}**" in told
        data = {"id": "1", "name": "game", "type": 1, "options": [{"name": "fly", "type": 1}]}
        told = await home.told(home.people[0].forge(home.channel, COMMAND, data))
        assert "from an older version" in told
