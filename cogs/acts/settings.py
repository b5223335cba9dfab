"""The `/settings` commands: what somebody, or a server, wants of all games."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.acts.frontend import Frontend
from cogs.pages.settings import (
    ME,
    QUIET,
    QUIET_PAGE,
    QuietModal,
    guild_layout,
    guild_placed,
    guild_with,
    person_layout,
    person_with,
    quiet_from,
)
from cogs.pages.settings_controls import ChannelsSelect, SettingButton, SettingSelect
from cogs.parts.layouts import Layout
from cogs.parts.responder import Interaction, meet, reader_words
from engine.core.words import Text, say
from engine.host.values.denials import Denied
from engine.host.values.people import Guild, Person

CONTROLS = (SettingButton, SettingSelect, ChannelsSelect)


class SettingsCog(commands.GroupCog, name="settings"):
    """Choose how I treat you, or this server."""

    def __init__(self, bot: commands.Bot, frontend: Frontend) -> None:
        super().__init__()
        self._bot = bot
        self._frontend = frontend
        self._people_cache = frontend.host.people_cache

    async def cog_load(self) -> None:
        """Add the controls."""
        self._bot.add_dynamic_items(*CONTROLS)

    async def cog_unload(self) -> None:
        """Take them away."""
        self._bot.remove_dynamic_items(*CONTROLS)

    @app_commands.command(name="me", description="Reminders, quiet hours and where I write to you")
    async def me(self, interaction: Interaction) -> None:
        """Open the personal settings privately."""

        async def work() -> Layout:
            card = await self._people_cache.person(interaction.user.id)
            return person_layout(card, reader_words(interaction))

        await self._frontend.responder.privately(interaction, work)

    @app_commands.command(
        name="server", description="Where and how games are played on this server"
    )
    async def server(self, interaction: Interaction) -> None:
        """Open the settings of the server privately."""

        async def work() -> Layout | Denied:
            return await self._of_guild(interaction, lambda card: card)

        await self._frontend.responder.privately(interaction, work)

    # --- controls ------------------------------------------------------------------------------

    async def pressed(self, interaction: Interaction, act: str) -> None:
        """Open the page about quiet hours at once: it cannot follow an acknowledgement."""
        if act == QUIET:
            await meet(interaction)
            card = self._people_cache.known(interaction.user.id)
            await interaction.response.send_modal(QuietModal(card.quiet, reader_words(interaction)))
        else:
            await self._frontend.responder.privately(interaction, _strange(interaction))

    async def picked(self, interaction: Interaction, whose: str, field: str, value: str) -> None:
        """Keep what was chosen in a select."""

        async def work() -> Layout | Denied:
            if whose == ME:
                return await self._of_person(
                    interaction, lambda card: person_with(card, field, value)
                )
            return await self._of_guild(interaction, lambda card: guild_with(card, field, value))

        await self._frontend.responder.in_place(interaction, work)

    async def placed(self, interaction: Interaction, field: str, channels: tuple[int, ...]) -> None:
        """Keep which channels were chosen."""

        async def work() -> Layout | Denied:
            return await self._of_guild(
                interaction, lambda card: guild_placed(card, field, channels)
            )

        await self._frontend.responder.in_place(interaction, work)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Keep what the page about quiet hours brings."""
        data: Any = interaction.data or {}
        if interaction.type is discord.InteractionType.modal_submit and (
            data.get("custom_id") == QUIET_PAGE
        ):
            await self._frontend.responder.in_place(
                interaction, lambda: self._hush(interaction, data)
            )

    # --- inside --------------------------------------------------------------------------------

    async def _hush(self, interaction: Interaction, data: Any) -> Layout | Denied:
        quiet = quiet_from(*_written_in(data))
        if isinstance(quiet, Text):
            return Layout(aside=True).say(reader_words(interaction)(quiet))
        return await self._of_person(interaction, lambda card: replace(card, quiet=quiet))

    async def _of_person(
        self, interaction: Interaction, change: Callable[[Person], Person | None]
    ) -> Layout:
        """Change the personal settings, and show them as they stand."""
        person = interaction.user.id
        card = change(await self._people_cache.person(person))
        if card is None:
            return Layout(aside=True).say(reader_words(interaction)(say("setting-unknown")))
        await self._frontend.host.preferences.choose(person, card)
        return person_layout(card, reader_words(interaction))

    async def _of_guild(
        self, interaction: Interaction, change: Callable[[Guild], Guild | None]
    ) -> Layout | Denied:
        """Change the settings of a server, and show them; only who manages it may."""
        words, guild = reader_words(interaction), interaction.guild_id
        if guild is None:
            return Layout(aside=True).say(words(say("settings-no-server")))
        if not interaction.permissions.manage_guild:
            return Layout(aside=True).say(words(say("settings-not-yours")))
        card = await self._people_cache.rule(guild, change)
        if card is None:
            return Layout(aside=True).say(words(say("setting-unknown")))
        return guild_layout(card, words)


def _strange(interaction: Interaction) -> Callable[[], Awaitable[Layout | Denied]]:
    async def work() -> Layout | Denied:
        return Layout(aside=True).say(reader_words(interaction)(say("setting-unknown")))

    return work


def _written_in(data: Any) -> tuple[str, str, str]:
    """Read the lines of the page; Discord nests each in its label."""
    found: dict[str, str] = {}
    for part in data.get("components", ()):
        line: dict[str, Any] = part.get("component") or {}
        found[str(line.get("custom_id"))] = str(line.get("value") or "")
    return found.get("begins", ""), found.get("ends", ""), found.get("zone", "")
