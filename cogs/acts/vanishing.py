"""Vanishing: notices that a channel, a thread, a server or a captain is gone.

That somebody left a server is told by the gateway only to who holds the privileged members
intent, which we do without: we look for captains whom a message does not reach, and for those
who did not answer in time. What happened while the bot was down is noticed at the next start
(servers), or when the next post of a game finds no channel.
"""

import logging
from collections.abc import Callable

import discord
from discord.ext import commands
from msgspec.structs import replace

from engine.core.asks import Seat
from engine.host.host import Host
from engine.host.values.operating import where
from engine.host.values.people import Guild
from engine.host.values.records import GameInfo
from engine.host.values.shards import WHOLE, Shard

NO_MEMBER, NO_ACCOUNT = 10007, 10013

_log = logging.getLogger(__name__)


class VanishingCog(commands.Cog, name="vanishing"):
    """Tells the host what is gone, so that no game is left without a table."""

    def __init__(self, bot: commands.Bot, host: Host, hears: Callable[[int], bool]) -> None:
        self._bot = bot
        self._host = host
        self._hears = hears  # whether a server that the bot does not know is gone

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the game of a deleted channel, and announce nothing there any more."""
        await self._host.vanished.channel_gone(channel.id)
        await self._forget(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """End the game of a deleted thread."""
        await self._host.vanished.channel_gone(thread.thread_id)

    @commands.Cog.listener()
    async def on_channel_missing(self, channel: int) -> None:
        """End a game whose posts find no channel."""
        await self._host.vanished.channel_gone(channel)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the games of a server stand still that put us out, or is gone."""
        await self._host.vanished.guild_gone(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Let the games of a server go on that lets us in again."""
        await self._host.vanished.guild_back(guild.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Look which servers went and came while nobody listened."""
        await self._look(WHOLE)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """Look which servers of a shard went and came; of those of others we know nothing.

        The library says so seconds after the shard began, which may be another's by then.
        """
        await self._look(Shard(shard, self._bot.shard_count or 1))

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard: int) -> None:
        """Look again: one that broke off before it was ready could not be looked at then."""
        await self.on_shard_ready(shard)

    async def _look(self, shard: Shard) -> None:
        for guild in await self._host.vanished.guilds():
            if not (shard.has(guild) and self._hears(guild)):
                continue
            if self._bot.get_guild(guild) is None:
                await self._host.vanished.guild_gone(guild)
            else:
                await self._host.vanished.guild_back(guild)

    @commands.Cog.listener()
    async def on_captains_missing(self, game: GameInfo, people: tuple[int, ...]) -> None:
        """Look whether captains are still on the server of their game."""
        for person in people:
            seat = game.seat_of(person)
            await notice_leaver(self._host, self._bot, game, seat)

    async def _forget(self, guild: int, channel: int) -> None:
        """Take a channel out of what its server chose.

        The last of those in which games are allowed stays: without it they were allowed everywhere.
        """

        def change(card: Guild) -> Guild:
            others = tuple(each for each in card.channels if each != channel)
            announce = None if card.announce == channel else card.announce
            return replace(card, channels=others or card.channels, announce=announce)

        await self._host.people_cache.rule(guild, change)


async def notice_leaver(
    host: Host, client: discord.Client, game: GameInfo, seat: Seat | None
) -> None:
    """Ask Discord whether a captain is still on the server; where it does not say, they are."""
    guild = client.get_guild(game.guild or 0)
    person = next((each.person for each in game.seats if each.seat == seat), None)
    if guild is None or person is None:
        return
    try:
        await guild.fetch_member(person)
    except discord.HTTPException as error:
        if error.code in {NO_MEMBER, NO_ACCOUNT}:
            await host.vanished.member_gone(game.number, person)
        else:
            _log.warning("no word on a captain: %s", where(error), extra={"game": game.number})
