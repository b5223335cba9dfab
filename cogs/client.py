"""The client: discord.py's bot with our commands and controls."""

import logging
from typing import Any

import discord
from discord.ext import commands

from cogs.controls import PickSelect, PressButton
from cogs.custom_ids import Pick, Press
from cogs.desk import Desk
from cogs.game import GameCog
from cogs.layouts import Layout
from cogs.replies import Interaction, reader_words
from engine.core.words import say

_log = logging.getLogger(__name__)


class Mothership(commands.Bot):
    """The bot on Discord; it needs no privileged intent."""

    def __init__(self) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.cog: GameCog | None = None

    async def install(self, desk: Desk, games: tuple[str, ...], pace_hours: float) -> None:
        """Add the commands and controls, once the host is there to serve them."""
        self.cog = GameCog(desk, games, pace_hours)
        await self.add_cog(self.cog)
        self.add_dynamic_items(PressButton, PickSelect)
        await self.tree.sync()

    async def pressed(self, interaction: Interaction, press: Press) -> None:
        """Carry out a button."""
        assert self.cog is not None
        desk = self.cog.desk
        match press.act:
            case "join" | "leave" | "begin":
                await self.cog.act(interaction, press.act, press.game)
            case "orders":
                await desk.orders(interaction, press.game)
            case "text":
                await desk.text(interaction, press.game)
            case "status":
                await desk.status(interaction, press.game)
            case "choose" if press.field is not None and press.option is not None:
                await desk.choose(interaction, press)
            case "done":
                await desk.done(interaction, press)
            case "change":
                await desk.change(interaction, press)
            case _:
                text = reader_words(interaction)(say("control-unknown"))
                view = Layout().say(text).view()
                await interaction.response.send_message(view=view, ephemeral=True)

    async def picked(
        self, interaction: discord.Interaction[Any], pick: Pick, values: tuple[str, ...]
    ) -> None:
        """Carry out a select."""
        assert self.cog is not None
        await self.cog.desk.pick(interaction, pick, values)
