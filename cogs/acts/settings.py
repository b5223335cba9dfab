"""The `/settings` commands: what somebody, or a server, wants of all games."""

from collections.abc import Callable, Mapping
from functools import partial

from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.acts.frontend import Frontend
from cogs.pages.setting_rows import hours_in, with_choice
from cogs.pages.settings import (
    OF_PERSON,
    OF_SERVER,
    PLACE,
    SET_ME,
    SET_SERVER,
    guild_layout,
    guild_placed,
    person_layout,
    quiet_from,
    quiet_modal,
)
from cogs.parts.controls import value_in, values_in
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from cogs.parts.responder import Interaction, meet, reader_words
from cogs.parts.routes import Handler
from engine.core.words import Text, say
from engine.host.values.people import Guild, Person


class SettingsCog(commands.GroupCog, name="settings"):
    """Choose how I treat you, or this server."""

    def __init__(self, frontend: Frontend) -> None:
        super().__init__()
        self._frontend = frontend
        self._people_cache = frontend.host.people_cache

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

        async def work() -> Layout:
            return await self._of_guild(interaction, lambda card: card)

        await self._frontend.responder.privately(interaction, work)

    # --- controls ------------------------------------------------------------------------------

    def acts(self) -> Mapping[str, Handler]:
        """List what the controls ask for."""
        return {
            SET_ME: self._set_me,
            SET_SERVER: self._set_server,
            PLACE: self._place,
            "quiet": self._open_page,
            "keep-quiet": self._keep_quiet,
        }

    async def _set_me(self, interaction: Interaction, act: Act) -> None:
        """Keep what somebody chose."""
        (key,), value = act.words(1), value_in(interaction)

        def change(card: Person) -> Person | None:
            return with_choice(OF_PERSON, card, key, value)

        work = partial(self._of_person, interaction, change)
        await self._frontend.responder.in_place(interaction, work)

    async def _set_server(self, interaction: Interaction, act: Act) -> None:
        """Keep what a server chose."""
        (key,), value = act.words(1), value_in(interaction)

        def change(card: Guild) -> Guild | None:
            return with_choice(OF_SERVER, card, key, value)

        work = partial(self._of_guild, interaction, change)
        await self._frontend.responder.in_place(interaction, work)

    async def _place(self, interaction: Interaction, act: Act) -> None:
        """Keep which channels were chosen."""
        (key,) = act.words(1)
        channels = tuple(int(each) for each in values_in(interaction) if each.isdecimal())

        def change(card: Guild) -> Guild | None:
            return guild_placed(card, key, channels)

        work = partial(self._of_guild, interaction, change)
        await self._frontend.responder.in_place(interaction, work)

    async def _open_page(self, interaction: Interaction, _act: Act) -> None:
        """Open the page about quiet hours at once: it cannot follow an acknowledgement."""
        await meet(interaction)
        card = self._people_cache.known(interaction.user.id)
        await interaction.response.send_modal(quiet_modal(card.quiet, reader_words(interaction)))

    async def _keep_quiet(self, interaction: Interaction, _act: Act) -> None:
        """Keep what the page about quiet hours brings."""
        quiet = quiet_from(*hours_in(interaction))

        async def work() -> Layout:
            if isinstance(quiet, Text):
                return Layout(aside=True).say(reader_words(interaction)(quiet))
            return await self._of_person(interaction, lambda card: replace(card, quiet=quiet))

        await self._frontend.responder.in_place(interaction, work)

    # --- inside --------------------------------------------------------------------------------

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
    ) -> Layout:
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
