"""What is told of votes, of seats that are offered, and to who takes a seat or loses it."""

from collections.abc import Sequence

import discord

from cogs.pages.history import chapters, turn_of
from cogs.pages.posts import mark_line, mentions, notice_lines
from cogs.parts.controls import Control, button
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import TEXT_LIMIT, Layout, fitted, lines
from engine.core.words import say
from engine.host.values.past import History
from engine.host.values.posts import Post
from engine.host.values.times import moment
from render.words import Words

SPARE = 100  # characters for what stands between
LABELS = {
    "aye": "button-aye",
    "nay": "button-nay",
    "accept": "button-accept",
    "decline": "button-decline",
}


def vote_layout(post: Post, words: Words) -> Layout:
    """Lay out who asks for what and how it stands; the buttons while the vote is open."""
    aye = _button(post, "aye", words, discord.ButtonStyle.success)
    called = [words(say("vote-called-for", captains=mentions(post, words)))] if post.called else []
    return _poll(post, words, [aye, _button(post, "nay", words)], called)


def offer_layout(post: Post, words: Words) -> Layout:
    """Lay out who offers whose seat to whom; the buttons while the offer stands."""
    accept = _button(post, "accept", words, discord.ButtonStyle.success)
    return _poll(post, words, [accept, _button(post, "decline", words)])


def _poll(post: Post, words: Words, buttons: list[Control], called: Sequence[str] = ()) -> Layout:
    """Lay out what somebody may agree to, until when."""
    layout = Layout().say(lines([notice_lines(post, words), *called]))
    if post.group is not None:
        if post.due is not None:
            layout.say(words(say("vote-closes", when=moment(post.due))))
        layout.rows(buttons)
    return layout.say(mark_line(post, words))


def _button(
    post: Post,
    act: str,
    words: Words,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Control:
    label = words(say(LABELS[act]))
    return button(Act(act, post.game.number, post.group or ""), label, style)


def briefing_layout(post: Post, asked: Layout, words: Words) -> Layout:
    """Lay out all that the seat knows: the last turn, then the hand and what is due."""
    head = lines(
        [
            words(say("briefing-heading", number=post.game.number)),
            words(say("briefing-seat", channel=f"<#{post.game.channel}>")),
        ]
    )
    room = TEXT_LIMIT - SPARE - len(head) - asked.letters
    layout = Layout().say(head)
    if post.past and (story := _last_turn(post.past, words)):
        layout.say(fitted(lines([words(say("briefing-last")), *story]), room))
    return layout.join(asked).say(mark_line(post, words))


def farewell_layout(post: Post, words: Words) -> Layout:
    """Lay out the one word to who lost a seat."""
    channel, seats = f"<#{post.game.channel}>", post.game.seats
    by_computer = post.seat is not None and bool(seats[post.seat].strength)
    key = "farewell-computer" if by_computer else "farewell"
    layout = Layout().say(words(say(key, number=post.game.number, channel=channel)))
    return layout.say(mark_line(post, words))


def _last_turn(history: History, words: Words) -> list[str]:
    """Tell the turn that is being played, in full, as the seat saw it."""
    if not history.steps:
        return []
    turn = turn_of(history, history.steps[-1])
    steps = [step for step in history.steps if turn_of(history, step) == turn]
    return [line for chapter in chapters(history.game, steps, words) for line in chapter]
