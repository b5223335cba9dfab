"""Handing over: what the newcomer on a seat is told, and who had to leave it."""

from cogs.acts.frontend import Frontend
from cogs.pages.history import chapters, turn_of
from cogs.pages.posts import mark_line
from cogs.parts.layouts import TEXT_LIMIT, Layout, fitted, lines
from engine.core.words import say
from engine.host.doors.history import History
from engine.host.values.denials import DeniedError
from engine.host.values.posts import Post
from render.words import Words

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
