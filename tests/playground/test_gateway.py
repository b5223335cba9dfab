"""The gateway, spoken without any library."""

import json
import zlib
from dataclasses import replace
from typing import Any

import aiohttp
import pytest

from playground import Faults, Limits
from playground.limits import GUARD
from playground.world import World
from tests.playground.stage import TOKEN, MakeStage, Stage

ALL = (1 << 0) | (1 << 9) | (1 << 12) | (1 << 15)


class Socket:
    """A client that says and hears payloads."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, unpack: Any = None) -> None:
        self._socket = socket
        self._unpack = unpack

    async def say(self, op: int, data: Any) -> None:
        await self._socket.send_str(json.dumps({"op": op, "d": data}))

    async def hear(self) -> dict[str, Any]:
        message = await self._socket.receive(timeout=GUARD)
        if message.type is aiohttp.WSMsgType.BINARY:
            return dict(json.loads(self._unpack(message.data)))
        assert message.type is aiohttp.WSMsgType.TEXT, message
        return dict(json.loads(message.data))

    async def hear_event(self, name: str) -> dict[str, Any]:
        while True:
            payload = await self.hear()
            if payload.get("t") == name:
                return payload

    async def closed_with(self) -> int | None:
        while (await self._socket.receive(timeout=GUARD)).type is aiohttp.WSMsgType.TEXT:
            pass
        return self._socket.close_code

    async def identify(self, token: str = TOKEN, intents: int = ALL, **more: Any) -> dict[str, Any]:
        await self.say(2, {"token": token, "intents": intents, "properties": {}, **more})
        return dict((await self.hear_event("READY"))["d"])


@pytest.fixture
async def session() -> Any:
    async with aiohttp.ClientSession() as made:
        yield made


async def connect(stage: Stage, session: aiohttp.ClientSession, query: str = "") -> Socket:
    socket = await session.ws_connect(f"{stage.standin.gateway}?v=10&encoding=json{query}")
    made = Socket(socket)
    assert (await made.hear())["d"]["heartbeat_interval"] > 0
    return made


async def test_greets_with_the_guilds(stage: Stage, session: aiohttp.ClientSession) -> None:
    socket = await connect(stage, session)
    ready = await socket.identify()
    assert ready["guilds"] == [{"id": str(stage.guild.id), "unavailable": True}]
    created = (await socket.hear_event("GUILD_CREATE"))["d"]
    assert [channel["name"] for channel in created["channels"]] == ["games"]
    assert stage.app.connected
    await socket.say(1, 2)
    assert (await socket.hear())["op"] == 11


async def test_tells_its_address(stage: Stage) -> None:
    assert (await stage.rest("GET", "/gateway")).body["url"] == stage.standin.gateway
    assert (await stage.rest("GET", "/gateway/bot")).body["shards"] == 1


async def test_shards_hear_of_their_own_servers_and_the_first_of_direct_messages(
    make_stage: MakeStage, session: aiohttp.ClientSession
) -> None:
    stage = await make_stage(shards=2)
    assert (await stage.rest("GET", "/gateway/bot")).body["shards"] == 2
    sockets = [await connect(stage, session) for _ in range(2)]
    for number, socket in enumerate(sockets):
        ready = await socket.identify(shard=[number, 2])
        here = (stage.guild.id >> 22) % 2 == number
        assert bool(ready["guilds"]) == here
    assert stage.standin.world.heard(stage.app) == {0, 1}
    world, app = stage.standin.world, stage.app
    for number in range(4):
        guild = replace(stage.guild, id=number << 22)
        stage.standin._gateway.send(app, "INTERACTION_CREATE", {"guild": number}, guild)
    world.send_to(app, "INTERACTION_CREATE", {"guild": None}, guild=None)
    told = [
        [(await socket.hear_event("INTERACTION_CREATE"))["d"]["guild"] for _ in range(count)]
        for socket, count in zip(sockets, (3, 2), strict=True)
    ]
    assert told == [[0, 2, None], [1, 3]]


@pytest.mark.parametrize(
    ("shard", "code"), [([2, 2], 4010), ([-1, 2], 4010), ([0, 1], 4011), (None, 4011)]
)
async def test_a_wrong_shard_is_closed(
    make_stage: MakeStage, session: aiohttp.ClientSession, shard: list[int] | None, code: int
) -> None:
    stage = await make_stage(shards=2)
    socket = await connect(stage, session)
    await socket.say(2, {"token": TOKEN, "intents": 0, "shard": shard})
    assert await socket.closed_with() == code
    assert not stage.app.connected


async def test_a_wrong_token_closes_with_4004(stage: Stage, session: aiohttp.ClientSession) -> None:
    socket = await connect(stage, session)
    await socket.say(2, {"token": "wrong", "intents": 0})
    assert await socket.closed_with() == 4004


async def test_whoever_does_not_identify_is_closed_with_4003(
    stage: Stage, session: aiohttp.ClientSession
) -> None:
    socket = await connect(stage, session)
    await socket.say(8, {"guild_id": str(stage.guild.id)})
    assert await socket.closed_with() == 4003


@pytest.mark.parametrize("kind", ["zlib-stream", "zstd-stream"])
async def test_compresses_when_asked(
    stage: Stage, session: aiohttp.ClientSession, kind: str
) -> None:
    url = f"{stage.standin.gateway}?compress={kind}"
    stream: Any = zlib.decompressobj()
    if kind == "zstd-stream":
        zstandard = pytest.importorskip("zstandard", reason="zstandard is not installed")
        stream = zstandard.ZstdDecompressor().decompressobj()
    socket = Socket(await session.ws_connect(url), stream.decompress)
    assert (await socket.hear())["op"] == 10
    assert (await socket.identify())["session_id"]
    await stage.leela.say(stage.channel, "hello")
    assert (await socket.hear_event("MESSAGE_CREATE"))["d"]["content"] == "hello"


async def test_resumes_with_what_was_missed(stage: Stage, session: aiohttp.ClientSession) -> None:
    first = await connect(stage, session)
    ready = await first.identify()
    seen = (await first.hear_event("GUILD_CREATE"))["s"]
    await stage.standin.drop_gateway()
    assert await first.closed_with() == 4000
    for words in ("one", "two"):
        await stage.leela.say(stage.channel, words)
    second = await connect(stage, session)
    await second.say(6, {"token": TOKEN, "session_id": ready["session_id"], "seq": seen})
    heard = [await second.hear() for _ in range(3)]
    assert [payload["s"] for payload in heard] == [seen + 1, seen + 2, seen + 3]
    assert [payload["d"].get("content") for payload in heard[:2]] == ["one", "two"]
    assert heard[2]["t"] == "RESUMED"


async def test_a_forgotten_session_cannot_be_resumed(
    stage: Stage, session: aiohttp.ClientSession
) -> None:
    first = await connect(stage, session)
    ready = await first.identify()
    await stage.standin.restart_gateway()
    second = await connect(stage, session)
    await second.say(6, {"token": TOKEN, "session_id": ready["session_id"], "seq": 1})
    answer = await second.hear()
    assert (answer["op"], answer["d"]) == (9, False)


async def test_a_replay_that_reaches_too_far_back_is_refused(
    make_stage: MakeStage, session: aiohttp.ClientSession
) -> None:
    stage = await make_stage(limits=Limits(rates={}, per_second=None, replay_events=1))
    first = await connect(stage, session)
    ready = await first.identify()
    await stage.standin.drop_gateway()
    for words in ("one", "two"):
        await stage.leela.say(stage.channel, words)
    second = await connect(stage, session)
    await second.say(6, {"token": TOKEN, "session_id": ready["session_id"], "seq": 2})
    assert await second.closed_with() == 4007


async def test_clients_are_told_to_reconnect_or_that_they_are_invalid(
    stage: Stage, session: aiohttp.ClientSession
) -> None:
    socket = await connect(stage, session)
    await socket.identify()
    await socket.hear_event("GUILD_CREATE")
    await stage.standin.ask_to_reconnect()
    assert (await socket.hear())["op"] == 7
    await stage.standin.invalidate_sessions(resumable=True)
    assert await socket.hear() == {"op": 9, "d": True}
    await stage.standin.invalidate_sessions()
    assert await socket.hear() == {"op": 9, "d": False}
    assert not stage.app.connected


async def test_intents_choose_the_events(stage: Stage, session: aiohttp.ClientSession) -> None:
    socket = await connect(stage, session)
    await socket.identify(intents=1 << 12)
    await stage.leela.say(stage.channel, "public")
    await stage.leela.say(stage.leela.dm(), "private")
    assert (await socket.hear())["d"]["content"] == "private"


async def test_shards_share_the_guilds(stage: Stage, session: aiohttp.ClientSession) -> None:
    number = (stage.guild.id >> 22) % 2
    mine, other = await connect(stage, session), await connect(stage, session)
    assert len((await mine.identify(shard=[number, 2]))["guilds"]) == 1
    assert (await other.identify(shard=[1 - number, 2]))["guilds"] == []


async def test_members_are_told_on_request(stage: Stage, session: aiohttp.ClientSession) -> None:
    socket = await connect(stage, session)
    await socket.identify()
    await socket.say(8, {"guild_id": str(stage.guild.id), "query": "le", "limit": 1, "nonce": "n"})
    chunk = (await socket.hear_event("GUILD_MEMBERS_CHUNK"))["d"]
    assert [member["user"]["global_name"] for member in chunk["members"]] == ["Leela"]
    assert chunk["nonce"] == "n"


async def test_news_of_the_guild_arrive(stage: Stage, session: aiohttp.ClientSession) -> None:
    socket = await connect(stage, session)
    await socket.identify()
    message = await stage.posted({"content": "x"})
    await socket.hear_event("MESSAGE_CREATE")
    stage.guild.add_channel("new")
    assert (await socket.hear_event("CHANNEL_CREATE"))["d"]["name"] == "new"
    stage.channel.allow(stage.app, 0)
    overwrites = (await socket.hear_event("CHANNEL_UPDATE"))["d"]["permission_overwrites"]
    assert overwrites[0]["id"] == str(stage.app.user.id)
    stage.standin.world.remove(message)
    assert (await socket.hear_event("MESSAGE_DELETE"))["d"]["id"] == str(message.id)
    stage.guild.remove(stage.app)
    assert (await socket.hear_event("GUILD_DELETE"))["d"]["id"] == str(stage.guild.id)


async def test_seeded_misfortune_repeats_itself() -> None:
    def luck(seed: int) -> list[bool]:
        faults = Faults(seed=seed, requests=0.3, lost_events=0.3, gateway_drops=0.3)
        told = [faults.for_request("GET", "/x") is not None for _ in range(40)]
        return told + [faults.loses("E") for _ in range(40)] + [faults.drops_gateway()]

    assert luck(1) == luck(1)
    assert luck(1) != luck(2)
    assert 5 < sum(luck(1)) < 60


async def test_misfortune_breaks_the_line(
    make_stage: MakeStage, session: aiohttp.ClientSession
) -> None:
    stage = await make_stage(faults=Faults(gateway_drops=1.0))
    socket = await connect(stage, session)
    await socket.identify()
    world: World = stage.standin.world
    world.welcome(stage.app, stage.guild)
    assert await socket.closed_with() == 4000
