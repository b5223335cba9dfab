"""A process that hears some shards alone knows nothing of the servers of others."""

import asyncio
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot import _client
from cogs.acts.vanishing import VanishingCog
from cogs.delivery.sending import Gate, Rank
from cogs.sharded import IDENTIFY_GAP, ShardedMothership
from playground.limits import GUARD
from tests.host.fakes import ManualClock, spin
from tests.host.sharing import guild_in


class Games:
    """Servers with games, and what was told of them."""

    def __init__(self) -> None:
        self.gone: list[int] = []
        self.back: list[int] = []

    async def guilds(self) -> tuple[int, ...]:
        return tuple(guild_in(shard) for shard in range(1, 5))

    async def guild_gone(self, guild: int) -> None:
        self.gone.append(guild)

    async def guild_back(self, guild: int) -> None:
        self.back.append(guild)


async def test_servers_of_shards_that_others_hear_are_not_taken_for_gone() -> None:
    games, here = Games(), guild_in(3)
    bot: Any = SimpleNamespace(shard_count=2, get_guild=lambda guild: guild == here or None)
    host: Any = SimpleNamespace(vanished=games)
    await VanishingCog(bot, host).on_shard_ready(1)
    assert (games.gone, games.back) == ([guild_in(1)], [here])


class Session:
    """A session of a shard, as the library knows it."""

    def __init__(self) -> None:
        self.closed = False

    def is_closed(self) -> bool:
        return self.closed

    async def disconnect(self) -> None:
        self.closed = True


async def test_a_session_that_broke_is_left_to_the_library(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    client = ShardedMothership(2, lambda: (), asyncio.Event())
    sessions: dict[int, Session] = {}
    begun: list[int] = []

    async def launch(_gateway: object, number: int) -> None:
        begun.append(number)
        sessions[number] = Session()

    monkeypatch.setattr(client, "launch_shard", launch)
    monkeypatch.setattr(ShardedMothership, "shards", sessions)
    await client._adjust({0, 1})
    client._connection.shard_count = 2
    for shard in (2, 3):
        guild: Any = {"id": str(guild_in(shard)), "name": "Server"}
        client._connection._add_guild_from_data(guild)
    sessions[1].closed = True
    await client._adjust({0, 1})
    assert begun == [0, 1], "of two sessions of a shard each would hear every click"
    await client._adjust({0})
    sessions[1].closed = False  # the library brought it back
    await client._adjust({0})
    assert sessions[1].closed, "somebody else's by now"
    assert [guild.id for guild in client.guilds] == [guild_in(2)], "others may see more of it"
    await client._adjust({0, 1})
    assert begun == [0, 1, 1]


async def test_clicks_reach_us_once_all_of_our_shards_are_heard() -> None:
    mine: list[int] = []
    client = ShardedMothership(3, lambda: mine, asyncio.Event())
    seen = [client.online]
    mine += [0, 2]
    for happens, shard in (
        (client.on_shard_connect, 0),
        (client.on_shard_connect, 2),
        (client.on_shard_disconnect, 0),
        (client.on_shard_resumed, 0),
    ):
        await happens(shard)
        seen.append(client.online)
    assert seen == [False, False, True, False, True]


async def test_sessions_begin_with_a_pause_unless_the_last_one_began_long_ago(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    client, now = ShardedMothership(3, lambda: (), asyncio.Event()), [1000.0]
    monkeypatch.setattr("cogs.sharded.time.monotonic", lambda: now[0])
    hurried = []
    for passes in (0.0, 1.0, IDENTIFY_GAP + 0.5, 2 * IDENTIFY_GAP + 1):
        now[0] += passes
        hurried.append(client._may_hurry(initial=False))
    assert hurried == [True, False, False, True], "the third comes just as the second begins"


async def test_who_leaves_ends_what_swallowed_that_it_was_cancelled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cogs.client.SWALLOWED", 0.0)
    client = ShardedMothership(2, lambda: (), asyncio.Event())

    async def swallow() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    client._following = asyncio.create_task(swallow())
    await asyncio.sleep(0)
    async with asyncio.timeout(GUARD):
        await client._hang_up()
    assert client._following.cancelled()


async def test_who_has_no_shard_for_a_moment_keeps_its_share_of_the_posts() -> None:
    gate = Gate(ManualClock(), 8)
    ownership: Any = SimpleNamespace(alone=False, shards=(0,), changed=asyncio.Event())
    joining: Any = None
    client = _client(2, ownership, gate, joining, aiohttp.TraceConfig())
    assert isinstance(client, ShardedMothership)
    assert tuple(client._wanted()) == (0,)
    ownership.shards = ()
    assert tuple(client._wanted()) == ()
    ownership.shards = (0,)  # what is owed goes out before anybody asks for shares again
    posts = [asyncio.create_task(gate.turn(Rank.REVEAL, game)) for game in range(4)]
    await spin()
    assert all(post.done() for post in posts)
