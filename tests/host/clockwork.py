"""Games whose clock is looked at: begun on some terms, then time passes."""

from typing import Any

from engine.core.words import Text
from engine.host.values.posts import Post, PostKind
from engine.host.values.records import Reach
from engine.host.values.terms import Night, Terms
from tests.host.house import CHANNEL, PACE, PEOPLE, House, card

HOST, SECOND, THIRD = PEOPLE[:3]
STRANGER = 999
GROUP = "r1:bid"
HOUR = 3600.0
NIGHT = Night("Europe/Rome", 22 * 60, 8 * 60)


async def begun(home: House, captains: int = 3, **terms: Any) -> int:
    """Start a game on some terms."""
    info = await home.open(person=HOST, terms=Terms(**{"pace": PACE, **terms}))
    for count, person in enumerate(PEOPLE[1:captains], 2):
        card(await home.host.join(info.number, person, f"Captain {count}"))
    await home.start(info.number, HOST)
    await home.host.wait_idle()
    return info.number


async def passes(home: House, seconds: float) -> None:
    """Let time pass, and all that it brings."""
    await home.clock.advance(seconds)
    await home.host.wait_idle()


async def due(home: House, number: int = 1) -> float:
    deadline = (await home.row(number)).deadline
    assert deadline is not None
    return deadline.due


def posts(home: House, place: int, kind: PostKind) -> list[Post]:
    return [post for post in home.presenter.at(place) if post.kind is kind]


def reminders(home: House, person: int) -> list[Post]:
    return posts(home, person, PostKind.REMINDER)


def notes(home: House) -> list[str]:
    """List the keys of the public lines, those of edited posts in their last state."""
    told: list[Text] = []
    for message in home.presenter.messages.values():
        if message.place == CHANNEL and message.post.kind is PostKind.NOTE:
            told += (message.edits[-1] if message.edits else message.post).texts
    return [text.key for text in told]


async def shut(home: House, number: int, person: int, *, mention: bool) -> None:
    """Let a captain's direct messages be closed."""
    card(await home.host.reach(number, person, Reach.CLOSED, mention=mention))
