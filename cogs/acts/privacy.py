"""The `/privacy` command: what is kept, and why; take it with you, or have it deleted."""

import re
from functools import partial
from typing import Any, Protocol, Self

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.acts.frontend import Frontend
from cogs.parts.controls import CUSTOM_ID_LIMIT, LABEL_LIMIT, checked, shortened
from cogs.parts.layouts import Layout
from cogs.parts.responder import Interaction, reader_words
from engine.core.words import say
from engine.host.values.denials import Denied
from render.words import Words

FILE = "mothership-my-data.json"
BUTTONS = {
    "export": say("button-export"),
    "delete": say("button-delete"),
    "sure": say("button-delete-sure"),
    "keep": say("button-keep"),
}


class Guardian(Protocol):
    """Whoever carries these buttons out; the cog is one."""

    async def pressed(self, interaction: discord.Interaction[Any], act: str) -> None:
        """Carry out a button."""
        ...


class PrivacyButton(
    ui.DynamicItem[ui.Button[Any]], template=re.compile(r"mydata:(?P<act>[a-z]{1,16})")
):
    """A button below what is kept."""

    def __init__(
        self,
        act: str,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    ) -> None:
        custom_id = checked(f"mydata:{act}", CUSTOM_ID_LIMIT)
        label = shortened(label, LABEL_LIMIT)
        super().__init__(ui.Button(label=label, custom_id=custom_id, style=style))
        self.act = act

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the button again from its custom id."""
        return cls(match["act"], getattr(item, "label", None) or "·")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press on."""
        guardian: Guardian | None = interaction.client.get_cog("privacy")
        assert guardian is not None
        await guardian.pressed(interaction, self.act)


class PrivacyCog(commands.Cog, name="privacy"):
    """Tells what is kept about people, hands it over and deletes it."""

    def __init__(self, bot: commands.Bot, frontend: Frontend) -> None:
        self._bot = bot
        self._frontend = frontend
        self._privacy = frontend.host.privacy

    async def cog_load(self) -> None:
        """Add the buttons."""
        self._bot.add_dynamic_items(PrivacyButton)

    async def cog_unload(self) -> None:
        """Take them away."""
        self._bot.remove_dynamic_items(PrivacyButton)

    @app_commands.command(name="privacy", description="What I keep about you; export or delete it")
    async def privacy(self, interaction: Interaction) -> None:
        """Tell what is kept, privately."""
        await self._frontend.responder.privately(interaction, partial(self._told, interaction))

    async def pressed(self, interaction: Interaction, act: str) -> None:
        """Carry out a button."""
        privately, in_place = self._frontend.responder.privately, self._frontend.responder.in_place
        match act:
            case "export":
                await privately(interaction, partial(self._export, interaction))
            case "delete":
                await in_place(interaction, partial(self._ask, interaction))
            case "sure":
                await in_place(interaction, partial(self._delete, interaction))
            case _:
                await in_place(interaction, partial(self._told, interaction))

    async def _told(self, interaction: Interaction) -> Layout | Denied:
        words = reader_words(interaction)
        layout = Layout().say(words(say("privacy-title"))).say(words(say("privacy-kept")))
        layout.say(words(say("privacy-not-kept"))).say(words(say("privacy-deleting")))
        return layout.rows([_button("export", words), _button("delete", words)])

    async def _export(self, interaction: Interaction) -> Layout | Denied:
        words = reader_words(interaction)
        data = await self._privacy.export(interaction.user.id)
        return Layout().say(words(say("privacy-exported"))).attach(FILE, data)

    async def _ask(self, interaction: Interaction) -> Layout | Denied:
        words = reader_words(interaction)
        games = await self._frontend.host.games_of(interaction.user.id)
        layout = Layout().say(words(say("privacy-sure", games=len(games))))
        sure = PrivacyButton("sure", words(BUTTONS["sure"]), discord.ButtonStyle.danger)
        return layout.rows([sure, _button("keep", words)])

    async def _delete(self, interaction: Interaction) -> Layout | Denied:
        words = reader_words(interaction)
        done = await self._privacy.forget(interaction.user.id)
        return Layout().say(
            words(say("privacy-deleted", given=done.given_up, nameless=done.nameless))
        )


def _button(act: str, words: Words) -> PrivacyButton:
    return PrivacyButton(act, words(BUTTONS[act]))
