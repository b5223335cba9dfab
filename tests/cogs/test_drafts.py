"""A draft is seen: the panel's picture follows it, and its words never wait long for it."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.parts.layouts import Layout
from cogs.parts.responder import Responder, Work
from playground import Person
from playground.message import Message
from tests.cogs.house import House, house


async def planning(home: House) -> Message:
    """Let both captains buy nothing; return the first one's question for a plan."""
    await home.begin(2)
    for person in home.people[:2]:
        await person.press(await home.panel(person), label="Done")
    return await home.people[0].wait_for(
        lambda message: drawn_as(message).startswith("plan-"),
        where="inbox",
    )


def drawn_as(panel: Message) -> str:
    return panel.attachments[0].name if panel.attachments else ""


async def test_the_picture_of_a_plan_follows_the_draft(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        panel = await planning(home)
        person: Person = home.people[0]
        before = panel.attachments[0]
        assert "all your ships stay home" in before.description
        _, there, *_ = panel.buttons
        await person.press(panel, custom_id=there.custom_id)
        await person.wait_for(
            lambda post: post is panel and "attack 2" in post.attachments[0].description
        )
        assert "Receipt" in panel.text
        after = drawn_as(panel)
        assert after.startswith("plan-")
        assert after != before.name
        await person.press(panel, label="Change")
        await person.wait_for(lambda post: post is panel and "Receipt" not in post.text)
        assert drawn_as(panel) == after


class Click:
    """A click of one person on one message of a direct conversation."""

    def __init__(self, shown: list[str]) -> None:
        self._shown = shown
        self.sent, self.road = asyncio.Event(), asyncio.Event()
        self.road.set()
        self.id = 5
        self.user = SimpleNamespace(id=1)
        self.client = SimpleNamespace(people_cache=None, dispatch=lambda *_: None)
        self.command = self.data = self.guild_id = None
        self.message = SimpleNamespace(
            id=7, components=(), content="", attachments=(), edited_at=None
        )
        self.response = SimpleNamespace(defer=self._defer)
        self._edits = 0

    async def edit_original_response(self, *, view: Any, **_: Any) -> SimpleNamespace:
        words = [each.content for each in view.children if hasattr(each, "content")]
        self.sent.set()
        try:
            await self.road.wait()
        finally:  # Discord has it all the same when the sender gives up
            self._shown += words
            self._edits += 1
        return await self.original_response()

    async def original_response(self) -> SimpleNamespace:
        return SimpleNamespace(
            id=7,
            flags=SimpleNamespace(ephemeral=False),
            attachments=[],
            edited_at=datetime.fromtimestamp(self._edits, UTC),
        )

    async def _defer(self) -> None:
        """Take the acknowledgement."""


def then(words: str, later: Work) -> Work:
    async def work() -> Layout:
        layout = Layout().say(words)
        layout.later = later
        return layout

    return work


def slow(words: str, drawn: asyncio.Event) -> Work:
    async def picture() -> Layout:
        await drawn.wait()
        return Layout().say(f"{words}, drawn")

    return then(words, picture)


async def test_words_come_first_where_a_picture_takes_long() -> None:
    shown: list[str] = []
    responder, drawn = Responder(), asyncio.Event()
    await responder.in_place(Click(shown), slow("first", drawn))  # type: ignore[arg-type]
    assert shown == ["first"]
    drawn.set()
    await responder.drained()
    assert shown == ["first", "first, drawn"]


async def test_the_newest_request_wins() -> None:
    shown: list[str] = []
    responder, drawn = Responder(), asyncio.Event()
    for words in ("first", "second"):
        await responder.in_place(Click(shown), slow(words, drawn))  # type: ignore[arg-type]
    drawn.set()
    await responder.drained()
    assert shown == ["first", "second", "second, drawn"]


async def test_what_is_on_its_way_arrives_before_what_is_newer() -> None:
    shown: list[str] = []
    responder, drawn = Responder(), asyncio.Event()
    first, second = Click(shown), Click(shown)
    await responder.in_place(first, slow("first", drawn))  # type: ignore[arg-type]
    first.sent.clear()
    first.road.clear()
    drawn.set()
    await first.sent.wait()
    newer = asyncio.create_task(responder.in_place(second, slow("second", drawn)))  # type: ignore[arg-type]
    for _ in range(20):
        await asyncio.sleep(0)
    assert shown == ["first"]
    first.road.set()
    await newer
    await responder.drained()
    assert shown == ["first", "first, drawn", "second", "second, drawn"]


async def test_a_picture_that_fails_leaves_the_words(caplog: pytest.LogCaptureFixture) -> None:
    shown: list[str] = []
    responder = Responder()

    async def broken() -> Layout:
        raise ValueError("a secret")

    await responder.in_place(Click(shown), then("words", broken))  # type: ignore[arg-type]
    await responder.drained()
    assert shown == ["words"]
    assert "ValueError" in caplog.text
    assert "secret" not in caplog.text


class Refusing(Click):
    """A click on a message where nothing hangs that could stay."""

    async def edit_original_response(self, *, view: Any, **parts: Any) -> SimpleNamespace:
        if any(isinstance(each, SimpleNamespace) for each in parts["attachments"]):
            answer: Any = SimpleNamespace(status=400, reason="")
            raise discord.HTTPException(answer, {"code": 50035})
        return await super().edit_original_response(view=view)


def keeping(anew: Work) -> Layout:
    """Lay out what keeps a picture, and is laid out `anew` where that is gone."""
    layout = Layout().say("kept")
    layout.kept.append(SimpleNamespace(id=9))  # type: ignore[arg-type]
    layout.anew = anew
    return layout


async def test_a_picture_that_is_gone_and_late_follows_the_words() -> None:
    shown: list[str] = []
    responder, drawn = Responder(), asyncio.Event()

    async def work() -> Layout:
        return keeping(slow("words", drawn))

    await responder.in_place(Refusing(shown), work)  # type: ignore[arg-type]
    assert shown == ["words"]
    drawn.set()
    await responder.drained()
    assert shown == ["words", "words, drawn"]


class Taken:
    """Clicks, each of which is the first one's that asks."""

    def __init__(self) -> None:
        self._taken: set[int] = set()

    async def claim(self, click: int) -> bool:
        is_new = click not in self._taken
        self._taken.add(click)
        return is_new


async def test_of_two_who_may_have_acknowledged_a_click_one_works() -> None:
    """Whose acknowledgement got lost cannot tell whether the one that came first was theirs."""
    shown: list[str] = []
    claims = Taken()

    async def work() -> Layout:
        return Layout().say("worked")

    for responder in (Responder(claims=claims), Responder(claims=claims)):
        await responder.in_place(Click(shown), work)  # type: ignore[arg-type]
    assert shown == ["worked"]


@pytest.mark.parametrize("roaming", [False, True])
async def test_what_was_to_stay_is_drawn_where_the_words_have_put_it_away(*, roaming: bool) -> None:
    shown: list[str] = []
    responder, drawn = Responder(claims=Taken() if roaming else None), asyncio.Event()
    drawn.set()

    async def later() -> Layout:
        return keeping(slow("again", drawn))

    await responder.in_place(Refusing(shown), then("words", later))  # type: ignore[arg-type]
    await responder.drained()
    assert shown == ["words", "again", "again, drawn"]


def command(shown: list[str]) -> Any:
    """Make a command, whose private reply is the message that `Click` clicks."""
    click: Any = Click(shown)
    click.message = None
    click.response = SimpleNamespace(defer=lambda **_: click._defer())
    return click


async def test_a_private_reply_does_not_wait_for_its_picture() -> None:
    shown: list[str] = []
    responder, drawn = Responder(), asyncio.Event()
    await responder.privately(command(shown), slow("reply", drawn))
    assert shown == ["reply"]
    drawn.set()
    await responder.drained()
    assert shown == ["reply", "reply, drawn"]


async def test_the_late_picture_of_a_reply_gives_way_to_a_click_on_it() -> None:
    shown: list[str] = []
    responder, drawn, never = Responder(), asyncio.Event(), asyncio.Event()
    await responder.privately(command(shown), slow("reply", never))
    await responder.in_place(Click(shown), slow("clicked", drawn))  # type: ignore[arg-type]
    never.set()
    drawn.set()
    await responder.drained()
    assert shown == ["reply", "clicked", "clicked, drawn"]
