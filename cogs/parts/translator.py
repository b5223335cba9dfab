"""Names and descriptions of commands in other languages, from the catalogues.

English stands in the code, next to what it describes, and again in `commands.ftl`, where it is
the pattern for translators; a test keeps the two alike.
"""

import re

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from engine.core.words import say
from render.words import FALLBACK, own_words

DESCRIBING = {
    Location.command_description,
    Location.group_description,
    Location.parameter_description,
}


class CommandTranslator(app_commands.Translator):
    """Gives Discord what a locale has; where it has nothing, Discord shows the English."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Translate one text of a command."""
        words = own_words(str(locale))
        key = key_of(string, context)
        if words is None or words.locale == FALLBACK or not key or not words.knows(key):
            return None
        return words(say(key))


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
