"""A process that hears some shards alone knows nothing of the servers of others."""

import asyncio
from collections.abc import Callable, Collection, Coroutine
from contextlib import nullcontext, suppress
from functools import partial
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot import _client, _listen
from cogs.acts.vanishing import VanishingCog
from cogs.delivery.sending import Gate, SendingPriority
from cogs.sharded import HOLD, IDENTIFY_GAP, PATIENCE, ShardedMothership
from engine.host.ownership import Alone
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
    await VanishingCog(bot, host, lambda _guild: True).on_shard_ready(1)
    assert (games.gone, games.back) == ([guild_in(1)], [here])


async def test_servers_of_a_shard_that_others_hear_by_now_are_not_taken_for_gone() -> None:
    """The library waits for servers that come late before it says that a shard is ready."""
    games, client = Games(), Fleet(2)
    host: Any = SimpleNamespace(vanished=games)
    looking = VanishingCog(client, host, client.hears)
    await client.adjust(1)
    await client.on_shard_connect(1)
    client.sees(guild_in(1))
    client.others.elsewhere = {1: True}
    await client.adjust()
    assert client.get_guild(guild_in(1)) is None
    await looking.on_shard_ready(1)
    assert games.gone == []
    await client.on_shard_connect(1)
    await looking.on_shard_ready(1)
    assert games.gone == [guild_in(1), guild_in(3)]


async def test_servers_are_looked_for_when_a_shard_that_broke_off_too_early_goes_on() -> None:
    """It is ready while it is not heard, and does not say so again when it is."""
    games, client = Games(), Fleet(2)
    host: Any = SimpleNamespace(vanished=games)
    client.loop = asyncio.get_running_loop()
    await client.add_cog(VanishingCog(client, host, client.hears))
    await client.on_shard_connect(1)
    await client.on_shard_disconnect(1)
    client.dispatch("shard_ready", 1)
    await spin()
    assert games.gone == []
    client.dispatch("shard_resumed", 1)
    await spin()
    assert games.gone == [guild_in(1), guild_in(3)]


class Session:
    """A session of a shard, as the library knows it."""

    def __init__(self) -> None:
        self.closed = False

    def is_closed(self) -> bool:
        return self.closed

    async def disconnect(self) -> None:
        self.closed = True


class Shared(Alone):
    """Shards of which others hear some."""

    def __init__(self) -> None:
        super().__init__(0)
        self.elsewhere: dict[int, bool | None] = {}
        self.here: set[int] = set()

    def hears(self, shards: Collection[int]) -> None:
        self.here = set(shards)

    def heard_elsewhere(self, shard: int) -> Any:
        return self.elsewhere.get(shard, False)


class Fleet(ShardedMothership):
    """A client whose sessions begin when a test says so; it alone reaches inside."""

    def __init__(
        self,
        total: int,
        wanted: Callable[[], Collection[int]] = lambda: (),
        paces: Any = None,
        buckets: int = 1,
    ) -> None:
        self.clock = ManualClock()
        self.others = Shared()
        super().__init__(total, wanted, self.others, clock=self.clock, paces=paces)
        self._buckets = buckets
        self.sessions: dict[int, Session] = {}
        self.begun: list[int] = []
        self.slow: set[int] = set()

    @property
    def shards(self) -> Any:
        return self.sessions

    async def launch_shard(self, _gateway: object, number: int, **_how: object) -> None:  # type: ignore[override]
        self.begun.append(number)
        if number in self.slow:
            await asyncio.Event().wait()
        self.sessions[number] = Session()

    @property
    def begins(self) -> bool:
        """Tell whether a session is about to begin."""
        return bool(self._launching)

    def sees(self, *guilds: int) -> None:
        """Learn of servers, as the library does when a session begins."""
        self._connection.shard_count = self.shard_count
        for guild in guilds:
            data: Any = {"id": str(guild), "name": "Server"}
            self._connection._add_guild_from_data(data)

    def clicks(self, parse: Callable[[Any], None]) -> Callable[[Any], None]:
        """Return what the library calls for a click, which lets it through to `parse`."""
        hear: Any = self._connection.parsers["INTERACTION_CREATE"]
        return partial(hear.func, parse)

    async def allowed(self) -> int:
        """Ask how many sessions may begin at once."""
        return await self._allowed()

    async def ends(self, following: Coroutine[Any, Any, None]) -> bool:
        """Hang up while shards are followed; tell whether that is over then."""
        self._following = asyncio.create_task(following)
        await asyncio.sleep(0)
        async with asyncio.timeout(GUARD):
            await self._hang_up()
        return self._following.cancelled()

    async def adjust(self, *wanted: int) -> None:
        """Follow what is wanted, as far as that is possible at once."""
        self._wanted = lambda: wanted
        await self._adjust(set(wanted))
        await self.clock.advance(0)

    async def wait(self, seconds: float, *wanted: int) -> None:
        """Let time pass in which nothing else is wanted."""
        await self.clock.advance(seconds)
        await self.adjust(*wanted)


async def test_a_session_that_broke_is_left_to_the_library() -> None:
    client = Fleet(2)
    await client.adjust(0, 1)
    await client.wait(IDENTIFY_GAP, 0, 1)
    client.sees(guild_in(2), guild_in(3))
    client.sessions[1].closed = True
    await client.adjust(0, 1)
    assert client.begun == [0, 1], "of two sessions of a shard each would hear every click"
    client.others.elsewhere = {1: True}
    await client.adjust(0)
    client.sessions[1].closed = False  # the library brought it back
    await client.adjust(0)
    assert client.sessions[1].closed, "somebody else's by now"
    assert [guild.id for guild in client.guilds] == [guild_in(2)], "others may see more of it"
    await client.adjust(0, 1)
    await client.wait(IDENTIFY_GAP, 0, 1)
    assert client.begun == [0, 1, 1]


async def test_a_session_is_kept_until_others_hear_its_shard() -> None:
    client, longest = Fleet(2), PATIENCE + 2 * IDENTIFY_GAP
    await client.adjust(0, 1)
    await client.wait(IDENTIFY_GAP, 0, 1)
    for _ in range(3):  # each time anew
        await client.adjust()
        await client.wait(longest - 0.1)
        await client.adjust(0, 1)
    assert client.begun == [0, 1]
    assert not client.sessions[0].closed
    client.others.elsewhere = {0: True}
    await client.adjust(1)
    assert (client.sessions[0].closed, client.sessions[1].closed) == (True, False)
    client.others.elsewhere = {1: None}
    await client.adjust()
    await client.wait(longest)
    assert not client.sessions[1].closed, "nobody knows whether anybody hears it"
    client.others.elsewhere = {1: False}
    await client.adjust()
    assert client.sessions[1].closed, "an older program says nothing of what it hears"


async def test_no_shard_waits_for_another_one_that_begins() -> None:
    client = Fleet(3)
    client.slow = {0}
    await client.adjust(0, 1)
    assert client.begun == [0], "sessions begin one after another"
    await client.wait(IDENTIFY_GAP, 0, 1)
    assert set(client.sessions) == {1}
    await client.adjust(0, 1, 2)
    await client.wait(IDENTIFY_GAP, 0, 1, 2)
    assert client.begun == [0, 1, 2], "each once"
    client.others.elsewhere = {0: True, 2: True}
    await client.adjust(1)
    assert not client.begins, "it is given up"
    assert client.sessions[2].closed
    client.slow = set()
    await client.adjust(0, 1)
    await client.wait(IDENTIFY_GAP, 0, 1)
    assert set(client.sessions) >= {0, 1}


@pytest.mark.parametrize("heard", [True, None])
async def test_a_click_is_left_to_others_that_hear_it_unless_they_do_not_take_it(
    *, heard: bool | None
) -> None:
    wanted, taken = {0}, []
    client = Fleet(2, lambda: wanted)
    client.others.elsewhere = {1: heard}
    admit = client.clicks(lambda click: taken.append(click["id"]))
    admit({"id": 1, "guild_id": str(guild_in(2))})
    admit({"id": 2})  # said to the bot alone
    admit({"id": 3, "guild_id": str(guild_in(3))})
    assert taken == [1, 2]
    await spin()
    await client.clock.advance(HOLD - 0.5)
    assert taken == [1, 2], "whoever has the shard goes first"
    await client.clock.advance(1)
    assert taken == [1, 2, 3], "nobody else may hear it yet"
    admit({"id": 4, "guild_id": str(guild_in(3))})
    await spin()
    wanted.add(1)
    await client.clock.advance(0.5)
    assert taken == [1, 2, 3, 4], "ours again"
    wanted.remove(1)
    client.others.elsewhere = {}
    admit({"id": 5, "guild_id": str(guild_in(3))})
    assert taken == [1, 2, 3, 4, 5], "nobody else hears it yet"


async def test_clicks_reach_us_once_all_of_our_shards_are_heard() -> None:
    mine: list[int] = []
    client = ShardedMothership(3, lambda: mine, others := Shared())
    seen, told = [client.online], []
    mine += [0, 2]
    for happens, shard in (
        (client.on_shard_connect, 0),
        (client.on_shard_connect, 2),
        (client.on_shard_disconnect, 0),
        (client.on_shard_resumed, 0),
    ):
        await happens(shard)
        seen.append(client.online)
        told.append(len(others.here))
    assert seen == [False, False, True, False, True]
    assert told == [1, 2, 1, 2]


async def test_who_leaves_does_not_wait_for_others_for_ever(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    client = Fleet(2)
    monkeypatch.setattr("cogs.sharded.PATIENCE", 0.0)
    monkeypatch.setattr(client.others, "hand_over", asyncio.Event().wait)
    async with asyncio.timeout(GUARD):
        await client.hand_over()
    assert "nobody else hears all that was heard here" in caplog.text


async def test_who_can_never_listen_again_waits_for_nobody() -> None:
    asked = list[str]()

    async def note(what: str, *_given: object) -> None:
        asked.append(what)

    async def connect() -> None:
        raise discord.PrivilegedIntentsRequired(None)

    client = SimpleNamespace(
        connect=connect, hand_over=partial(note, "hand over"), leave=partial(note, "leave")
    )
    joining = SimpleNamespace(wait=partial(note, "join"))
    bridge: Any = SimpleNamespace(client=client, joining=joining, clicks=nullcontext)
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await _listen(bridge, asyncio.Event(), 0.0)
    assert asked == ["join", "leave"]


async def test_sessions_begin_with_a_pause_unless_the_last_one_began_long_ago() -> None:
    client, began = Fleet(3), list[float]()
    first = client.clock.now()

    async def identify() -> None:
        await client.before_identify_hook(None)
        began.append(client.clock.now() - first)

    tasks = []
    for passes in (0.0, 1.0, 0.0, 4 * IDENTIFY_GAP):
        await client.clock.advance(passes)
        tasks.append(asyncio.create_task(identify()))
        await spin()
    await asyncio.gather(*tasks)
    assert began == [0.0, IDENTIFY_GAP, 2 * IDENTIFY_GAP, 4 * IDENTIFY_GAP + 1]


class Budget:
    """The pace of all processes, of which others have taken some."""

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.wait: float | None = 7.0

    async def take(self, what: str, _seconds: float) -> float | None:
        self.taken.append(what)
        return self.wait


async def test_sessions_begin_behind_those_of_other_processes() -> None:
    budget = Budget()
    client = Fleet(4, paces=budget, buckets=2)
    await client.adjust(0)
    await client.wait(6.9, 0)
    assert client.begun == []
    await client.wait(0.1, 0)
    assert client.begun == [0]
    budget.wait = None  # nobody knows: each bucket at its own pace
    await client.adjust(0, 1, 2)
    await client.wait(0, 0, 1, 2)
    assert client.begun == [0, 1]
    await client.wait(IDENTIFY_GAP, 0, 1, 2)
    assert client.begun == [0, 1, 2]
    assert budget.taken == ["identifies 0", "identifies 1", "identifies 0"]


async def test_a_session_that_nobody_wants_any_more_takes_no_turn_from_others() -> None:
    budget = Budget()
    client = Fleet(3, paces=budget)
    await client.adjust(0, 1, 2)
    assert len(budget.taken) == 1, "the next one when this has come"
    await client.adjust(2)
    await client.wait(budget.wait or 0.0, 2)
    assert client.begun == [], "it was lost while it waited"
    assert len(budget.taken) == 2, "and so was the one behind"
    await client.wait(budget.wait or 0.0, 2)
    assert client.begun == [2]


async def test_a_session_that_cannot_begin_is_begun_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    client = Fleet(2)

    async def fail(*_given: object) -> None:
        raise ConnectionResetError

    with monkeypatch.context() as patch:
        patch.setattr(client, "launch_shard", fail)
        await client.adjust(0)
    assert "shard 0 cannot be heard: ConnectionResetError" in caplog.text
    await client.adjust(0)
    assert client.begun == [], "it has its turn no more"
    await client.wait(IDENTIFY_GAP, 0)
    assert client.begun == [0]


async def test_how_many_sessions_may_begin_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    client = Fleet(4)

    async def limits() -> Any:
        return SimpleNamespace(remaining=1000, max_concurrency=16)

    async def nobody() -> Any:
        raise discord.GatewayNotFound

    monkeypatch.setattr(client, "fetch_session_start_limits", limits)
    assert await client.allowed() == 16
    monkeypatch.setattr(client, "fetch_session_start_limits", nobody)
    assert await client.allowed() == 1


async def test_who_leaves_ends_what_swallowed_that_it_was_cancelled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cogs.operating.stop.SWALLOWED", 0.0)

    async def swallow() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    assert await Fleet(2).ends(swallow())


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
    posts = [asyncio.create_task(gate.turn(SendingPriority.REVEAL, game)) for game in range(4)]
    await spin()
    assert all(post.done() for post in posts)
