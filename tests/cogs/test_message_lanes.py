"""Lanes of messages: what is written one after another, and what is known to hang there."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.parts.layouts import Layout
from cogs.parts.message_lanes import REMEMBERED, Lane, MessageLanes
from cogs.parts.responder import Responder
from playground.limits import GUARD
from tests.cogs.test_drafts import Click, keeping, slow
from tests.host.fakes import spin

MESSAGE = 7  # that `Click` clicks


def as_of(second: int, *names: str) -> Any:
    """Make a message as it stood in a second, with pictures; their ids are their names'."""
    pictures = [SimpleNamespace(id=hash(name), filename=name) for name in names]
    since = datetime.fromtimestamp(second, UTC)
    return SimpleNamespace(id=MESSAGE, attachments=pictures, edited_at=since)


def writing(message: Any) -> Callable[[], Awaitable[Any]]:
    async def edit() -> Any:
        return message

    return edit


async def lost() -> Any:
    raise ConnectionResetError


async def test_who_writes_waits_for_whoever_writes() -> None:
    lanes, order = MessageLanes(), list[str]()
    go_on = asyncio.Event()

    async def write(name: str, wait: Callable[[], Awaitable[object]]) -> None:
        async with lanes.writing(MESSAGE):
            order.append(f"{name} begins")
            await wait()
            order.append(f"{name} ends")

    first = asyncio.create_task(write("first", go_on.wait))
    await spin()
    second = asyncio.create_task(write("second", spin))
    await spin()
    assert order == ["first begins"]
    async with lanes.writing(MESSAGE + 1):  # other messages wait for nobody
        go_on.set()
    await asyncio.gather(first, second)
    assert order == ["first begins", "first ends", "second begins", "second ends"]


async def test_what_a_game_owes_goes_behind_a_click(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.parts.message_lanes.CLICK_TIME", GUARD)
    lanes, order = MessageLanes(), list[str]()
    answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    lanes.clicked(as_of(1), answered)

    async def owed() -> None:
        async with lanes.writing(MESSAGE, behind_click=True):
            order.append("owed")

    waiting = asyncio.create_task(owed())
    await spin()
    async with lanes.writing(MESSAGE):
        order.append("clicked")
    answered.set_result(None)
    await waiting
    assert order == ["clicked", "owed"]


async def test_it_is_known_what_hangs_there_until_a_write_gets_lost() -> None:
    lane = Lane()
    assert lane.hung() is None
    lane.see(as_of(5, "hand"))
    lane.see(as_of(4, "older"))  # as a hasty captain saw it
    assert list(lane.hung() or ()) == ["hand"]
    await lane.write(writing(as_of(6, "plan")), by_click=True)
    assert list(lane.hung() or ()) == ["plan"]
    assert lane.by_click
    with pytest.raises(ConnectionResetError):
        await lane.write(lost, by_click=False)
    assert lane.hung() is None, "it may have come all the same"
    lane.see(as_of(9, "as the click shows it, which may be older"))
    assert lane.hung() is None
    await lane.write(writing(as_of(10)), by_click=False)
    assert lane.hung() == {}
    assert not lane.by_click


async def test_only_what_hangs_there_is_kept() -> None:
    lane, (hand,) = Lane(), as_of(1, "hand").attachments
    assert lane.keeps([])
    assert not lane.keeps([hand]), "nobody has seen it"
    lane.see(as_of(1, "hand"))
    assert lane.keeps([hand])
    await lane.write(writing(as_of(2, "plan")), by_click=False)
    assert not lane.keeps([hand])


async def test_messages_are_forgotten_but_for_those_that_are_written() -> None:
    lanes = MessageLanes()
    lanes.of(2).see(as_of(1, "forgotten"))
    async with lanes.writing(1) as lane:
        for number in range(3, REMEMBERED + 10):
            lanes.of(number)
        assert lanes.of(1) is lane
    assert lanes.of(2).hung() is None


async def test_a_late_picture_gives_way_to_what_its_game_wrote() -> None:
    """Else the open question would stand above its receipt again."""
    shown, lanes, drawn = list[str](), MessageLanes(), asyncio.Event()
    responder = Responder(lanes=lanes)
    await responder.in_place(Click(shown), slow("open", drawn))  # type: ignore[arg-type]
    async with lanes.writing(MESSAGE) as lane:
        drawn.set()
        await spin()  # by now it waits for its turn
        await lane.write(writing(as_of(5)), by_click=False)
        shown.append("closed")
    await responder.drained()
    assert shown == ["open", "closed"]


async def test_what_hangs_there_no_more_is_not_named() -> None:
    """It is drawn anew before anything is sent; Discord need not refuse it first."""
    shown, lanes, drawn = list[str](), MessageLanes(), asyncio.Event()
    responder = Responder(lanes=lanes)

    async def work() -> Layout:
        async with lanes.writing(MESSAGE) as lane:
            await lane.write(writing(as_of(5, "other")), by_click=False)
        return keeping(slow("anew", drawn))

    drawn.set()
    await responder.in_place(Click(shown), work)  # type: ignore[arg-type]
    await responder.drained()
    assert shown == ["anew", "anew, drawn"]


async def test_a_late_picture_that_gets_lost_is_sent_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cogs.parts.responder.LATE_PAUSES", (0.0,) * 3)
    shown, drawn = list[str](), asyncio.Event()
    responder, click = Responder(), Click(shown)
    await responder.in_place(click, slow("words", drawn))  # type: ignore[arg-type]
    edit, failures = click.edit_original_response, [ConnectionResetError()] * 4

    async def failing(**parts: Any) -> Any:
        if failures:
            raise failures.pop()
        return await edit(**parts)

    monkeypatch.setattr(click, "edit_original_response", failing)
    click.message.flags = SimpleNamespace(ephemeral=True)
    drawn.set()
    await responder.drained()
    assert shown == ["words", "words, drawn"]
