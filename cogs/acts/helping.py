"""The `/help` command: what there is to do; and one greeting where the bot is let in."""

import logging

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.acts.frontend import Frontend
from cogs.pages.help import greeting_layout, help_layout
from cogs.parts.answering import LOST
from cogs.parts.layouts import Layout
from cogs.parts.permissions import lacking
from cogs.parts.responder import Interaction, reader_words
from engine.host.values.operating import where
from engine.host.values.people import Guild
from render.words import words_for

_log = logging.getLogger(__name__)


class HelpCog(commands.Cog, name="help"):
    """Tells newcomers where to begin."""

    def __init__(self, bot: commands.Bot, frontend: Frontend) -> None:
        self._bot = bot
        self._frontend = frontend
        self._people_cache = frontend.host.people_cache
        self._began = discord.utils.utcnow()

    @app_commands.command(name="help", description="What I do here, and all commands")
    async def help(self, interaction: Interaction) -> None:
        """Tell it privately."""

        async def work() -> Layout:
            return help_layout(self._bot.tree.get_commands(), reader_words(interaction))

        await self._frontend.responder.privately(interaction, work)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Greet a server that lets us in while we connect: the library takes it for a known one."""
        joined = guild.me.joined_at
        if joined is not None and joined > self._began:
            await self.on_guild_join(guild)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server once, however often it lets us in, where we may write.

        What was noted is not said again: a process that dies in between greets nobody twice.
        """
        channel = _place_for(guild)
        if channel is None or not await self._is_first(guild.id):
            return
        card = await self._people_cache.guild(guild.id)
        words = words_for(card.locale or str(guild.preferred_locale))
        try:
            await channel.send(
                view=greeting_layout(words).view(),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except (discord.HTTPException, *LOST) as error:
            _log.warning("a server was not greeted: %s", where(error))

    async def _is_first(self, guild: int) -> bool:
        """Note that a server is greeted; tell whether it was not before."""
        before: list[bool] = []

        def change(card: Guild) -> Guild:
            before.append(card.greeted)
            return replace(card, greeted=True)

        await self._people_cache.rule(guild, change)
        return not before[0]


def _place_for(guild: discord.Guild) -> discord.TextChannel | None:
    """Return where a server is greeted: where it welcomes people, else in its first channel."""
    first = [guild.system_channel] if guild.system_channel else []
    return next(
        (
            channel
            for channel in (*first, *guild.text_channels)
            if not lacking(channel.permissions_for(guild.me))
        ),
        None,
    )
