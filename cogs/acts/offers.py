"""Offers on Discord: the public post with its two buttons, and the answers to who presses them."""

import discord

from cogs.acts.frontend import Frontend
from cogs.pages.posts import mark_line, notice_lines
from cogs.parts.controls import PressButton
from cogs.parts.custom_ids import Press
from cogs.parts.layouts import Layout
from cogs.parts.responder import Interaction, reader_words
from engine.core.words import say
from engine.host.values.denials import Denied
from engine.host.values.moments import moment
from engine.host.values.posts import Post
from render.words import Words


class OfferActions:
    """What somebody can do who is offered a seat."""

    def __init__(self, frontend: Frontend) -> None:
        self._frontend = frontend
        self._offers = frontend.host.offers

    async def accept(self, interaction: Interaction, press: Press) -> None:
        """Take the seat."""

        async def work() -> Layout | Denied:
            number = await self._frontend.belongs(interaction, press.game)
            if isinstance(number, Denied):
                return number
            user = interaction.user
            outcome = await self._offers.accept(number, user.id, user.display_name, press.group)
            if isinstance(outcome, Denied):
                return outcome
            return Layout().say(reader_words(interaction)(say("offer-taken", number=number)))

        await self._frontend.responder.privately(interaction, work)

    async def decline(self, interaction: Interaction, press: Press) -> None:
        """Leave the seat to who sits there."""

        async def work() -> Layout | Denied:
            number = await self._frontend.belongs(interaction, press.game)
            if isinstance(number, Denied):
                return number
            outcome = await self._offers.decline(number, interaction.user.id, press.group)
            if isinstance(outcome, Denied):
                return outcome
            return Layout().say(reader_words(interaction)(say("offer-refused")))

        await self._frontend.responder.privately(interaction, work)


def offer_layout(post: Post, words: Words) -> Layout:
    """Lay out who offers whose seat to whom; the buttons while the offer stands."""
    layout = Layout().say(notice_lines(post, words))
    if post.group is not None:
        if post.due is not None:
            layout.say(words(say("vote-closes", when=moment(post.due))))
        layout.rows(
            [
                PressButton(
                    Press("accept", post.game.number, post.group),
                    words(say("button-accept")),
                    style=discord.ButtonStyle.success,
                ),
                PressButton(
                    Press("decline", post.game.number, post.group), words(say("button-decline"))
                ),
            ]
        )
    return layout.say(mark_line(post, words))
