"""The tree of commands; a command that breaks before it is answered is answered all the same."""

import contextlib
import logging
from typing import Any

import discord
from discord import app_commands

from cogs.parts.layouts import Layout
from cogs.parts.responder import LOST, reader_words
from engine.core.words import say
from engine.host.values.faults import where

OUTDATED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)

_log = logging.getLogger(__name__)


class CommandTree(app_commands.CommandTree[Any]):
    """Says what went wrong, privately, where Discord would only say that nobody answered."""

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer for a command that could not."""
        cause = error.__cause__ if isinstance(error.__cause__, Exception) else error
        _log.warning("a command met %s", where(cause))
        command = discord.InteractionType.application_command
        if interaction.type is not command or interaction.response.is_done():
            return
        text = say("outdated-command") if isinstance(error, OUTDATED) else say("broken")
        view = Layout().say(reader_words(interaction)(text)).view()
        with contextlib.suppress(discord.HTTPException, *LOST):
            await interaction.response.send_message(view=view, ephemeral=True)
