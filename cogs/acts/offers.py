"""Offers on Discord: the public post with its two buttons, and the answers to who presses them."""

from collections.abc import Mapping

import discord

from cogs.acts.frontend import Frontend
from cogs.pages.posts import mark_line, notice_lines
from cogs.parts.controls import button
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.routes import Handler
from engine.core.words import say
from engine.host.values.moments import moment
from engine.host.values.posts import Post
from render.words import Words


class OfferActions:
    """What somebody can do who is offered a seat."""

    def __init__(self, frontend: Frontend) -> None:
        self._frontend = frontend
        self._offers = frontend.host.offers

    def acts(self) -> Mapping[str, Handler]:
        """List what the buttons ask for."""
        return {"accept": self.accept, "decline": self.decline}

    async def accept(self, interaction: Interaction, act: Act) -> None:
        """Take the seat."""

        async def deed(number: int) -> Layout:
            user = interaction.user
            await self._offers.accept(number, user.id, user.display_name, act.group)
            return Layout().say(reader_words(interaction)(say("offer-taken", number=number)))

        await self._frontend.privately(interaction, self._frontend.named(act), deed)

    async def decline(self, interaction: Interaction, act: Act) -> None:
        """Leave the seat to who sits there."""

        async def deed(number: int) -> Layout:
            await self._offers.decline(number, interaction.user.id, act.group)
            return Layout().say(reader_words(interaction)(say("offer-refused")))

        await self._frontend.privately(interaction, self._frontend.named(act), deed)


def offer_layout(post: Post, words: Words) -> Layout:
    """Lay out who offers whose seat to whom; the buttons while the offer stands."""
    layout = Layout().say(notice_lines(post, words))
    if post.group is not None:
        if post.due is not None:
            layout.say(words(say("vote-closes", when=moment(post.due))))
        accept, decline = (
            Act(name, post.game.number, post.group) for name in ("accept", "decline")
        )
        layout.rows(
            [
                button(accept, words(say("button-accept")), discord.ButtonStyle.success),
                button(decline, words(say("button-decline"))),
            ]
        )
    return layout.say(mark_line(post, words))
