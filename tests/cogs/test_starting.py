"""The start through the real client: a line of one's own, the post that fixes, and its failure."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground.client.people import Person
from playground.clock import VirtualClock
from playground.limits import GUARD
from playground.message import Message
from playground.places import SEND_MESSAGES, USUAL
from tests.cogs.house import House, house
from tests.cogs.test_forgery import forged


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


async def typed(home: House, person: Person, message: Message, line: str) -> str:
    """Type a line of one's own; return what is privately said of it."""
    press = await person.press(message, label="My line")
    assert press.modal is not None
    return await home.told(person.submit(press.modal, {"line": line}))


async def joined(person: Person, lobby: Message) -> Message:
    """Join; return the private answer."""
    press = await person.press(lobby, label="Join")
    await press.settled()
    assert press.reply is not None
    return press.reply


async def test_a_line_stands_in_the_lobby_and_in_the_start(home: House) -> None:
    lobby, second = await home.open_lobby(2), home.people[1]
    page = await joined(second, lobby)
    told = await typed(home, second, page, "\u202e<@1> **aha** `x`")
    assert "aha" in told
    shown = await home.people[0].wait_for(
        lambda message: message.id == lobby.id and "aha" in message.text, where=home.channel
    )
    assert "\u202e" not in shown.text
    assert "<@1>" not in shown.text
    assert "**aha**" not in shown.text
    await home.people[0].press(lobby, label="Start")
    news = await home.post("My orders")
    (start,) = [each for each in home.channel.messages if "Seal of the start" in each.text]
    assert lobby.id < start.id < news.id
    assert "aha" in start.text
    assert start.edits == 0
    assert [each.label for each in start.buttons] == ["Fair play"]
    late = await forged(second, page, "ms:line:1")
    assert late.modal is None
    assert late.reply is not None
    assert "already begun" in late.reply.text


async def test_whoever_is_not_in_adds_no_line(home: House) -> None:
    lobby = await home.open_lobby(2)
    second, stranger = home.people[1:3]
    assert "add no line" in await typed(home, second, await joined(second, lobby), " ")
    refused = await forged(stranger, lobby, "ms:line:1")
    assert refused.modal is None
    assert refused.reply is not None
    assert "You are not a captain" in refused.reply.text


async def test_a_channel_that_is_closed_while_a_game_starts_ends_it(home: House) -> None:
    lobby = await home.open_lobby(2, joining=1)
    app = next(iter(home.discord.world.apps.values()))
    home.channel.allow(app, USUAL & ~SEND_MESSAGES)
    await home.people[0].press(lobby, label="Start")
    for person in home.people[:2]:
        told = await person.wait_for(
            lambda message: "could not begin" in message.text, where="inbox"
        )
        assert "Nothing was dealt" in told.text


async def test_what_stands_before_a_start_holds_it_up_no_longer_than_it_holds_itself(
    tmp_path: Path,
) -> None:
    """The attack: a line that may not be written waits, and the start behind it for ever."""
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        lobby = await home.open_lobby(2, joining=1)
        app = next(iter(home.discord.world.apps.values()))
        home.channel.allow(app, USUAL & ~SEND_MESSAGES)
        first, second = home.people[:2]
        await home.told(first.slash(home.channel, "host handover", member=second))
        await home.told(second.press(lobby, label="Start"))
        telling = asyncio.create_task(
            first.wait_for(lambda message: "could not begin" in message.text, where="inbox")
        )
        async with asyncio.timeout(GUARD):
            while not telling.done():
                await clock.wait_sleeper()
                clock.advance_to_next()
                await asyncio.sleep(0)
        assert "Nothing was dealt" in telling.result().text
