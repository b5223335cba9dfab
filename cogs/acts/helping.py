"""The `/help` command: the games, and what there is to do; and one greeting where we are let in."""

import asyncio
import logging
from collections.abc import Callable, Mapping

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.acts.frontend import Frontend
from cogs.pages.help import (
    GREETING,
    Covers,
    commands_layout,
    games_layout,
    games_on,
    greeting_layout,
    help_layout,
)
from cogs.parts.answering import LOST
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from cogs.parts.permissions import lacking
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.routes import Handler
from cogs.pictures.waiting import Patience, pictured
from engine.host.values.operating import where
from engine.host.values.people import Guild
from render.drawing import Subject
from render.gathering import COVER
from render.words import Words, words_for

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
        words = reader_words(interaction)

        async def work() -> Layout:
            return await self._with_covers(0, words, lambda covers: help_layout(covers, words))

        await self._frontend.responder.privately(interaction, work)

    def acts(self) -> Mapping[str, Handler]:
        """List what the buttons of the pages ask for."""
        return {"help-commands": self._commands, "help-games": self._games}

    async def _commands(self, interaction: Interaction, _act: Act) -> None:
        async def work() -> Layout:
            return commands_layout(self._bot.tree.get_commands(), reader_words(interaction))

        await self._frontend.responder.privately(interaction, work)

    async def _games(self, interaction: Interaction, act: Act) -> None:
        (page,) = act.numbers(1)
        words = reader_words(interaction)

        async def work() -> Layout:
            return await self._with_covers(
                page, words, lambda covers: games_layout(page, covers, words)
            )

        await self._frontend.responder.privately(interaction, work)

    async def _with_covers(
        self, page: int, words: Words, lay_out: Callable[[Covers], Layout]
    ) -> Layout:
        """Lay a page out with the pictures of its games; they come later where they are late."""
        seconds = self._frontend.picture_cache.wait(private=True)
        covers = self._covers(page, words)
        return await pictured(seconds, covers, lambda drawn: lay_out(drawn or {}))

    async def _covers(self, page: int, words: Words) -> Covers:
        """Draw the pictures of the games of a page; what breaks is left out."""
        patience, cache = Patience(None), self._frontend.picture_cache
        names = [game.name for game in games_on(page)]
        orders = (Subject("poster", name, COVER, (), words.locale, "") for name in names)
        drawn = await asyncio.gather(*(patience.picture(cache.take(order)) for order in orders))
        return {name: cover for name, cover in zip(names, drawn, strict=True) if cover}

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
        layout = greeting_layout(await self._covers(GREETING, words), words)
        try:
            await channel.send(
                view=layout.view(),
                files=layout.files(),
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
