"""Threads through Discord: opened under the lobby, played in, woken, locked and deleted."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.host.runtime.publisher import FIRST_WAIT
from playground.clock import VirtualClock
from playground.faults import Fault, Faults
from playground.message import Message
from playground.places import CREATE_THREADS, SEND_IN_THREADS, USUAL, Channel
from tests.cogs.house import House, house
from tests.cogs.test_orders import answer
from tests.cogs.test_staff import line
from tests.cogs.test_vanishing import guild_of, heard
from tests.host.fakes import until


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


async def wanted(home: House) -> Message:
    """Open a lobby for two, whose host asks for a thread; both are ready."""
    lobby = await home.open_lobby(2, joining=1)
    host, guest = home.people[:2]
    press = await host.press(lobby, label="Settings")
    await press.settled()
    assert press.reply is not None
    field = "ms:set-table:1#thread"
    await (await host.choose(press.reply, custom_id=field, values=["thread"])).settled()
    await host.wait_for(lambda post: post is lobby and "thread of its own" in post.text)
    await home.told(guest.press(lobby, label="Ready"))
    return lobby


async def begun(home: House) -> Channel:
    """Start a game in a thread; return that."""
    lobby = await wanted(home)
    await home.told(home.people[0].press(lobby, label="Start"))
    news = await home.people[0].wait_for(asks)
    assert news.channel.parent is home.channel
    return news.channel


def asks(message: Message) -> bool:
    return message.ephemeral_for is None and any(b.label == "My orders" for b in message.buttons)


async def test_a_game_is_played_in_its_thread(home: House) -> None:
    thread = await begun(home)
    host, guest, other = home.people
    (lobby,) = [each for each in home.channel.messages if each.ephemeral_for is None]
    assert thread.id == lobby.id
    assert thread.name == "Tremble, Humans! · game 1"
    assert set(thread.followers) == {host.id, guest.id}
    await host.wait_for(lambda post: post is lobby and f"play in <#{thread.id}>" in post.text)
    start = thread.messages[0]
    assert "is fixed" in start.text
    assert start.look.pinged == (host.id, guest.id)
    home.channel = thread
    told = await home.told(other.slash(thread, "game join"))
    assert "has already begun" in told
    for person in (host, guest):
        await answer(home, person)
    await home.told(guest.slash(thread, "game vote", matter="pause"))
    assert (await line(home, "asks for a pause")).channel is thread


async def test_what_is_asked_in_the_channel_is_sent_to_the_thread(home: House) -> None:
    thread = await begun(home)
    opened = await home.told(home.people[0].slash(home.channel, "game new"))
    assert "Game 2 is open" in opened
    told = await home.told(home.people[1].slash(home.channel, "game board", game=1))
    assert f"<#{thread.id}>" in told


@pytest.mark.parametrize("missing", [CREATE_THREADS, SEND_IN_THREADS])
async def test_without_a_permission_the_game_stays_and_says_so_once(
    home: House, missing: int
) -> None:
    lobby = await wanted(home)
    app = next(iter(home.discord.world.apps.values()))
    home.channel.allow(app, USUAL & ~missing)
    await home.told(home.people[0].press(lobby, label="Start"))
    news = await home.post("My orders")
    assert news.channel is home.channel
    assert not guild_of(home).threads
    told = [post for post in home.channel.messages if "may not open a thread" in post.text]
    assert len(told) == 1


@pytest.mark.parametrize("how", [Fault("500", "after"), Fault("reset", "after")])
async def test_a_thread_is_opened_once_whatever_breaks(tmp_path: Path, how: Fault) -> None:
    faults = Faults()
    async with house(tmp_path, faults=faults) as home:
        faults.plan(how, method="POST", path="/channels/*/messages/*/threads")
        thread = await begun(home)
        assert guild_of(home).threads == [thread]
        assert len([post for post in thread.messages if "is fixed" in post.text]) == 1


async def test_an_archived_thread_is_woken(home: House) -> None:
    thread = await begun(home)
    host, guest = home.people[:2]
    thread.archive()
    await home.told(guest.slash(thread, "game vote", matter="pause"))
    home.channel = thread
    vote = await line(home, "asks for a pause")
    assert not thread.archived
    thread.archive()
    await home.told(host.press(vote, label="Agree"))
    await host.wait_for(lambda post: post is vote and "Decided" in post.text)
    assert not thread.archived


async def test_a_locked_thread_is_waited_for(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        thread, record = await begun(home), home.discord.record
        thread.archive(locked=True)
        await home.told(home.people[1].slash(thread, "game vote", matter="pause"))
        await until(lambda: any(each.code == 160005 for each in record.requests))
        thread.archive(archived=False)
        await until(lambda: min(clock.sleepers()) <= clock.now() + FIRST_WAIT)
        clock.advance(FIRST_WAIT)
        home.channel = thread
        await line(home, "asks for a pause")


async def test_a_deleted_thread_ends_its_game(home: House) -> None:
    thread = await begun(home)
    guild_of(home).delete_channel(thread)
    assert await heard(home.people[0], "The channel of game 1 was deleted") == 1
