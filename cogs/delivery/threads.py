"""Threads: a game's own, opened under its lobby, and woken where Discord put it into the archive.

A message has one thread at most, whose id is that of the message: opened twice it is the same.
"""

from typing import Final

import discord

from cogs.pages.posts import renderer_of
from cogs.parts.permissions import IN_THREADS, lacking
from engine.core.words import say
from engine.host.ports import UnreachableError
from engine.host.values.posts import Post
from engine.host.values.records import GameInfo
from render.words import words_for

OPENED, ARCHIVED, LOCKED = 160004, 50083, 160005  # there is one already; it must be woken; by staff
LONGEST_NAME = 100
A_WEEK: Final = 10080  # minutes without a message after which Discord archives it


async def open_thread(client: discord.Client, post: Post) -> str:
    """Open a game's thread, or find it opened; raise UnreachableError where we may not."""
    game, lobby = post.game, post.game.lobby_post or ""
    channel = _channel_of(client, game)
    if channel is None or not lobby.isdecimal():
        raise UnreachableError("no thread can be opened there")
    if lacking(channel.permissions_for(channel.guild.me), IN_THREADS):
        raise UnreachableError("no thread may be opened there")
    words = words_for(game.locale)
    name = words(say("thread-name", game=renderer_of(game).title(words), number=game.number))
    try:
        await channel.get_partial_message(int(lobby)).create_thread(
            name=name[:LONGEST_NAME], auto_archive_duration=A_WEEK
        )
    except discord.HTTPException as error:
        if error.code != OPENED:
            raise
    return lobby


async def wake(client: discord.Client, thread: int) -> None:
    """Take a thread out of the archive; a new message would do so by itself, an edit does not."""
    await client.http.edit_channel(thread, archived=False)


def _channel_of(client: discord.Client, game: GameInfo) -> discord.TextChannel | None:
    """Return the channel of a lobby, if threads can be opened in such a one."""
    guild = client.get_guild(game.guild or 0)
    if guild is None and game.proceedings.lost is None:
        raise ConnectionError("its server is not known yet")
    channel = None if guild is None else guild.get_channel(game.channel)
    return channel if isinstance(channel, discord.TextChannel) else None
