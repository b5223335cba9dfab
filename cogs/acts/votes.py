"""Votes on Discord: the public post with its button, and the answers to whoever votes."""

import discord

from cogs.acts.frontend import Frontend, Named
from cogs.pages.posts import mark_line, notice_lines
from cogs.pages.terms import spare_name
from cogs.parts.controls import PressButton
from cogs.parts.custom_ids import Press
from cogs.parts.layouts import Layout
from cogs.parts.responder import Interaction, reader_words
from engine.core.asks import Seat
from engine.core.words import say
from engine.host.doors.voting import Ballot
from engine.host.values.denials import Denied
from engine.host.values.moments import moment
from engine.host.values.posts import Post
from engine.host.values.proceedings import Matter
from render.words import Words


class VoteActions:
    """What captains can decide together."""

    def __init__(self, frontend: Frontend) -> None:
        self._frontend = frontend
        self._votes = frontend.host.votes

    async def call(
        self, interaction: Interaction, named: Named, matter: Matter, about: Seat | None = None
    ) -> None:
        """Call a vote."""

        async def work() -> Layout | Denied:
            number = await named(interaction)
            if isinstance(number, Denied):
                return number
            person, computer = interaction.user.id, await self._computer(number)
            outcome = await self._votes.call(number, person, matter, about, computer=computer)
            return _answer(outcome, "vote-called", reader_words(interaction))

        await self._frontend.responder.privately(interaction, work)

    async def agree(self, interaction: Interaction, press: Press) -> None:
        """Agree by the button under a vote."""

        async def work() -> Layout | Denied:
            number = await self._frontend.belongs(interaction, press.game)
            if isinstance(number, Denied):
                return number
            outcome = await self._votes.agree(number, interaction.user.id, press.group)
            return _answer(outcome, "vote-agreed", reader_words(interaction))

        await self._frontend.responder.privately(interaction, work)

    async def _computer(self, number: int) -> str:
        """Name the computer captain who would take a seat over."""
        info = await self._frontend.host.info(number)
        return "" if info is None else spare_name(info)


def vote_layout(post: Post, words: Words) -> Layout:
    """Lay out who asks for what and how it stands; the button while the vote is open."""
    layout = Layout().say(notice_lines(post, words))
    if post.group is not None:
        if post.due is not None:
            layout.say(words(say("vote-closes", when=moment(post.due))))
        press = Press("aye", post.game.number, post.group)
        aye = PressButton(press, words(say("button-aye")), style=discord.ButtonStyle.success)
        layout.rows([aye])
    return layout.say(mark_line(post, words))


def _answer(outcome: Ballot | Denied, key: str, words: Words) -> Layout | Denied:
    """Tell how the vote stands after somebody's word."""
    if isinstance(outcome, Denied):
        return outcome
    if outcome.passed:
        return Layout().say(words(say("vote-decided")))
    if key == "vote-called":
        told = say("vote-called", ayes=outcome.ayes, needed=outcome.needed)
    else:
        told = say("vote-agreed", ayes=outcome.ayes, needed=outcome.needed)
    return Layout().say(words(told))
