"""`/settings`, `/server`: what somebody, or a server, wants; `/privacy`: what is kept."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.acts.frontend import Frontend
from cogs.pages.setting_rows import hours_in, with_choice
from cogs.pages.settings import (
    OF_PERSON,
    PLACE,
    SET_ME,
    SET_SERVER,
    guild_layout,
    guild_placed,
    person_layout,
    quiet_from,
    quiet_modal,
    server_rows,
)
from cogs.parts.controls import Control, button, value_in, values_in
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.routes import Handler
from engine.core.words import Text, say
from engine.host.values.people import Guild, Person
from render.words import Words


class SettingsCog(commands.Cog, name="settings"):
    """Lets people, and servers, choose how they are treated."""

    def __init__(self, frontend: Frontend) -> None:
        self._frontend = frontend
        self._people_cache = frontend.host.people_cache

    @app_commands.command(
        name="settings", description="Reminders, quiet hours and where I write to you"
    )
    async def settings(self, interaction: Interaction) -> None:
        """Open the personal settings privately."""

        async def work() -> Layout:
            card = await self._people_cache.person(interaction.user.id)
            return person_layout(card, reader_words(interaction))

        await self._frontend.responder.privately(interaction, work)

    @app_commands.command(
        name="server", description="Where and how games are played on this server"
    )
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
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
            return with_choice(server_rows(paged=self._frontend.paged), card, key, value)

        work = partial(self._of_guild, interaction, change)
        await self._frontend.responder.in_place(interaction, work)

    async def _place(self, interaction: Interaction, act: Act) -> None:
        """Keep which channels were chosen; those of other servers are none of this one's."""
        (key,) = act.words(1)

        async def work() -> Layout:
            own = {str(each.id): each.id for each in await _channels_of(interaction.guild)}
            chosen = dict.fromkeys(values_in(interaction))
            channels = tuple(own[each] for each in chosen if each in own)
            return await self._of_guild(interaction, lambda card: guild_placed(card, key, channels))

        await self._frontend.responder.in_place(interaction, work)

    async def _open_page(self, interaction: Interaction, _act: Act) -> None:
        """Open the page about quiet hours at once: it cannot follow an acknowledgement."""

        async def make() -> discord.ui.Modal:
            card = await self._people_cache.person(interaction.user.id)
            return quiet_modal(card.quiet, reader_words(interaction))

        await self._frontend.responder.with_modal(interaction, make)

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
        card = await self._frontend.host.preferences.change(interaction.user.id, change)
        if card is None:
            return Layout(aside=True).say(reader_words(interaction)(say("setting-unknown")))
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
        return guild_layout(card, words, paged=self._frontend.paged)


async def _channels_of(guild: discord.Guild | None) -> Sequence[discord.abc.GuildChannel]:
    """List the channels of a server; Discord is asked where another process hears its shard."""
    if guild is None:
        return ()
    return guild.channels or await guild.fetch_channels()


OWN_DATA = "mothership-my-data.json"
PRIVACY_BUTTONS = {
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
        return Layout().say(words(say("privacy-exported"))).attach(OWN_DATA, data)

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
    return button(Act(name), words(PRIVACY_BUTTONS[name]), style)
