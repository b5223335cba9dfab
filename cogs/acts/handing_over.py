"""Handing a seat over: the offer, what the newcomer is told, and the farewell."""

from collections.abc import Mapping

import discord

from cogs.acts.frontend import Frontend
from cogs.pages.history import chapters, turn_of
from cogs.pages.posts import mark_line, notice_lines
from cogs.parts.controls import button
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import TEXT_LIMIT, Layout, fitted, lines
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.routes import Handler
from engine.core.words import say
from engine.host.doors.history import History
from engine.host.values.denials import DeniedError
from engine.host.values.posts import Post
from engine.host.values.times import moment
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


SPARE = 100  # characters for what stands between


async def briefing_layout(frontend: Frontend, post: Post, words: Words) -> Layout:
    """Lay out all that the seat knows: the last turn, the hand, and what is due."""
    assert post.person is not None
    number = post.game.number
    try:
        history = await frontend.host.past.history(number, post.person)
        panel = await frontend.host.panel(number, post.person)
    except DeniedError:
        return Layout().say(words(say("order-passed", number=number)))
    asked = await frontend.panel_message(panel, words)
    head = lines(
        [
            words(say("briefing-heading", number=number)),
            words(say("briefing-seat", channel=f"<#{post.game.channel}>")),
        ]
    )
    room = TEXT_LIMIT - SPARE - len(head) - asked.letters
    layout = Layout().say(head)
    if story := _last_turn(history, words):
        layout.say(fitted(lines([words(say("briefing-last")), *story]), room))
    return layout.join(asked).say(mark_line(post, words))


def farewell_layout(post: Post, words: Words) -> Layout:
    """Lay out the one word to who lost a seat."""
    channel = f"<#{post.game.channel}>"
    layout = Layout().say(words(say("farewell", number=post.game.number, channel=channel)))
    return layout.say(mark_line(post, words))


def _last_turn(history: History, words: Words) -> list[str]:
    """Tell the turn that is being played, in full, as the seat saw it."""
    if not history.steps:
        return []
    turn = turn_of(history, history.steps[-1])
    steps = [step for step in history.steps if turn_of(history, step) == turn]
    return [line for chapter in chapters(history.game, steps, words) for line in chapter]
