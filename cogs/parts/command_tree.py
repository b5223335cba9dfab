"""The tree of commands: their texts in other languages, and an answer where one breaks.

English stands in the code, next to what it describes, and again in `commands.ftl`, where it is
the pattern for translators; a test keeps the two alike.
"""

import logging
import re
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from cogs.parts.answering import respond, say_at_once
from cogs.parts.command_options import MisfitError, hold
from cogs.parts.responder import reader_words
from engine.core.words import Text, say
from engine.host.values.operating import where
from render.words import FALLBACK, Words, own_words

OUTDATED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch, MisfitError)

MOVED = {
    "game start": "host start",
    "game cancel": "host cancel",
    "game pause": "host pause",
    "game resume": "host resume",
    "game remind": "host remind",
    "game replace": "host replace",
    "game revive": "host revive",
    "game host": "host handover",
    "game undo": "game vote",
    "games mine": "mygames",
    "settings me": "settings",
    "settings server": "server",
}
"""Where commands went; a client uses the old names until it has loaded the new ones."""

_log = logging.getLogger(__name__)


class CommandTree(app_commands.CommandTree[Any]):
    """Says what went wrong, privately, where Discord would only say that nobody answered.

    Commands are for servers and for direct messages with the bot, unless they say otherwise.
    """

    def __init__(self, client: discord.Client) -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Let a command have only what it takes."""
        hold(self, interaction)
        return True

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer for a command that could not."""
        cause = error.__cause__ if isinstance(error.__cause__, Exception) else error
        _log.warning("a command met %s", where(cause))
        if interaction.response.is_done():
            return
        if interaction.type is discord.InteractionType.autocomplete:
            await respond(lambda: interaction.response.autocomplete([]))
            return
        text = _outdated(interaction) if isinstance(error, OUTDATED) else say("broken")
        await say_at_once(interaction, reader_words(interaction)(text))


def _outdated(interaction: discord.Interaction[Any]) -> Text:
    """Say where a command went, or that it is gone."""
    data: Any = interaction.data
    path = [data["name"], *(each["name"] for each in data.get("options", [])[:1])]
    now = MOVED.get(" ".join(map(str, path)))
    return say("moved-command", now=now) if now else say("outdated-command")


DESCRIBING = {
    Location.command_description,
    Location.group_description,
    Location.parameter_description,
}


class CommandTranslator(app_commands.Translator):
    """Gives Discord what a locale has; where it has nothing, Discord shows the English."""

    def __init__(self) -> None:
        self._known: dict[str, Words | None] = {}  # asked for thousands of times, of few locales

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Translate one text of a command."""
        name: str = locale.value
        if name not in self._known:
            words = own_words(name)
            self._known[name] = None if words is None or words.locale == FALLBACK else words
        words = self._known[name]
        if words is None:
            return None  # as in most of Discord's languages
        key = key_of(string, context)
        return words(say(key)) if key and words.knows(key) else None


def key_of(string: app_commands.locale_str, context: app_commands.TranslationContextTypes) -> str:
    """Return the catalogue key of a text; empty for what is no part of a command."""
    location, data = context.location, context.data
    if isinstance(data, app_commands.Choice):
        return choice_key(str(data.value))
    if isinstance(data, app_commands.Parameter):
        name = option_key(data.command.qualified_name, data.name)
    elif isinstance(data, app_commands.Command | app_commands.Group | app_commands.ContextMenu):
        name = command_key(data.qualified_name)
    else:
        return str(string.extras.get("key", ""))
    return description_key(name) if location in DESCRIBING else name


def command_key(path: str) -> str:
    """Return the key of a command's name, for a path such as "game new"."""
    return f"command-{_slug(path)}"


def option_key(path: str, option: str) -> str:
    """Return the key of the name of a command's option."""
    return f"{command_key(path)}-option-{_slug(option)}"


def choice_key(value: str) -> str:
    """Return the key of a choice; choices that mean the same share it."""
    return f"command-choice-{_slug(value)}"


def description_key(name: str) -> str:
    """Return the key of the description that goes with a name."""
    return f"{name}-description"


def _slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.casefold()).strip("-")
