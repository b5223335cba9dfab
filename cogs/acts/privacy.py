"""The `/privacy` command: what is kept, and why; take it with you, or have it deleted."""

from collections.abc import Mapping
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from cogs.acts.frontend import Frontend
from cogs.parts.controls import Control, button
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.routes import Handler
from engine.core.words import say
from render.words import Words

FILE = "mothership-my-data.json"
BUTTONS = {
    "export-me": say("button-export"),
    "delete-me": say("button-delete"),
    "delete-now": say("button-delete-sure"),
    "keep-me": say("button-keep"),
}


class PrivacyCog(commands.Cog, name="privacy"):
    """Tells what is kept about people, hands it over and deletes it."""

    def __init__(self, frontend: Frontend) -> None:
        self._frontend = frontend
        self._privacy = frontend.host.privacy

    def acts(self) -> Mapping[str, Handler]:
        """List what the buttons below what is kept ask for."""
        responder = self._frontend.responder
        return {
            "export-me": lambda click, _: responder.privately(click, partial(self._export, click)),
            "delete-me": lambda click, _: responder.in_place(click, partial(self._ask, click)),
            "delete-now": lambda click, _: responder.in_place(click, partial(self._delete, click)),
            "keep-me": lambda click, _: responder.in_place(click, partial(self._told, click)),
        }

    @app_commands.command(name="privacy", description="What I keep about you; export or delete it")
    async def privacy(self, interaction: Interaction) -> None:
        """Tell what is kept, privately."""
        await self._frontend.responder.privately(interaction, partial(self._told, interaction))

    async def _told(self, interaction: Interaction) -> Layout:
        words = reader_words(interaction)
        layout = Layout().say(words(say("privacy-title"))).say(words(say("privacy-kept")))
        layout.say(words(say("privacy-not-kept"))).say(words(say("privacy-deleting")))
        return layout.rows([_button("export-me", words), _button("delete-me", words)])

    async def _export(self, interaction: Interaction) -> Layout:
        words = reader_words(interaction)
        data = await self._privacy.export(interaction.user.id)
        return Layout().say(words(say("privacy-exported"))).attach(FILE, data)

    async def _ask(self, interaction: Interaction) -> Layout:
        words = reader_words(interaction)
        games = await self._frontend.host.games_of(interaction.user.id)
        layout = Layout().say(words(say("privacy-sure", games=len(games))))
        sure = _button("delete-now", words, discord.ButtonStyle.danger)
        return layout.rows([sure, _button("keep-me", words)])

    async def _delete(self, interaction: Interaction) -> Layout:
        words = reader_words(interaction)
        done = await self._privacy.forget(interaction.user.id)
        return Layout().say(
            words(say("privacy-deleted", given=done.given_up, nameless=done.nameless))
        )


def _button(
    name: str, words: Words, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Control:
    return button(Act(name), words(BUTTONS[name]), style)
