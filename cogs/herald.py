"""The herald: delivers what the host owes, through Discord."""

from typing import Any

import discord
from discord.abc import Messageable

from cogs.desk import Desk
from cogs.layouts import Layout
from cogs.marks import bears
from cogs.posts import lobby_layout, mark_line, news_layout, notice_layout, over_layout
from cogs.studio import Studio
from engine.core.words import say
from engine.host.denials import Denied
from engine.host.ports import Unreachable
from engine.host.posts import Post, PostKind
from render.words import Words, words_for

HISTORY_LIMIT = 100  # own posts looked through for one whose sending was cut off
NOBODY = discord.AllowedMentions.none()


class DiscordHerald:
    """Turns posts into messages; one post is one message, whatever happens."""

    def __init__(self, client: discord.Client, studio: Studio) -> None:
        self._client = client
        self._studio = studio
        self.desk: Desk | None = None  # set once the host that needs this herald exists

    async def deliver(self, post: Post) -> str:
        """Send or edit the message of `post`; raise Unreachable where that can never work."""
        try:
            layout = await self._layout(post)
            place = await self._place(post)
            if post.edits is not None:
                await _edit(place, int(post.edits), layout)
                return post.edits
            message = await place.send(
                view=layout.view(),
                files=layout.files(),
                nonce=post.nonce,
                allowed_mentions=NOBODY,
                silent=post.kind is PostKind.NEWS,
            )
        except discord.HTTPException as error:
            if _for_good(error):
                raise Unreachable(f"{error.status}/{error.code}") from None
            raise
        return str(message.id)

    async def find(self, post: Post) -> str | None:
        """Look for the message of `post` among our own of late; return its reference."""
        place = await self._place(post)
        try:
            async for message in place.history(limit=HISTORY_LIMIT):
                if message.author.id == self._own_id() and bears(message, post.mark):
                    return str(message.id)
        except discord.HTTPException as error:
            if _for_good(error):
                return None
            raise
        return None

    def _own_id(self) -> int:
        user = self._client.user
        return user.id if user else 0

    async def _place(self, post: Post) -> Messageable:
        if post.person is None:
            return self._client.get_partial_messageable(post.channel)
        return await self._client.create_dm(discord.Object(post.person))

    async def _layout(self, post: Post) -> Layout:
        words = words_for(post.game.locale)
        match post.kind:
            case PostKind.LOBBY:
                return lobby_layout(post, words)
            case PostKind.NEWS:
                picture = await self._studio.board(post.game, post.view, words)
                return news_layout(post, words, picture)
            case PostKind.OVER:
                picture = await self._studio.board(post.game, post.view, words)
                return over_layout(post, words, picture)
            case PostKind.ORDER:
                return (await self._order(post, words)).say(mark_line(post, words))
            case _:
                return notice_layout(post, words)

    async def _order(self, post: Post, words: Words) -> Layout:
        assert self.desk is not None
        assert post.person is not None
        panel = await self.desk.host.panel(post.game.number, post.person)
        if isinstance(panel, Denied) or panel.group != post.group:
            return Layout().say(words(say("order-passed", number=post.game.number)))
        return await self.desk.panel_message(panel, words)


async def _edit(place: Messageable, message_id: int, layout: Layout) -> None:
    channel: Any = place
    message = channel.get_partial_message(message_id)
    await message.edit(view=layout.view(), attachments=layout.files(), allowed_mentions=NOBODY)


def _for_good(error: discord.HTTPException) -> bool:
    """Tell whether Discord will refuse this for ever: closed DMs, a deleted channel, a 400."""
    return 400 <= error.status < 500 and error.status not in (401, 408, 429) and error.code != 40003
