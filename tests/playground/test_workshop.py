"""People, time and misfortune from the page, and what happened written beside them."""

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from playground import MovableClock, RemoteClock
from playground.described import Description
from playground.page.refusals import RUSSIAN
from playground.page.server import Page
from playground.page.words import words_of
from playground.record import Request
from tests.playground.bots import running
from tests.playground.sentences import refusals_in
from tests.playground.stage import MakeStage, Stage
from tests.playground.test_page import Client, Seen

HOUR = 3600
SPEC: dict[str, Any] = {
    "paths": {
        "/channels/{channel_id}/messages": {
            "post": {
                "requestBody": {
                    "content": {
                        "application/json": {"schema": {"$ref": "#/components/schemas/New"}}
                    }
                }
            },
            "get": {},
        }
    },
    "components": {"schemas": {"New": {"properties": {"content": {"type": "string"}}}}},
}


@pytest.fixture
async def stage(make_stage: MakeStage) -> Stage:
    return await make_stage(clock=MovableClock())


@pytest.fixture
async def client(stage: Stage) -> AsyncIterator[Client]:
    jar, killed = aiohttp.CookieJar(unsafe=True), stage.standin.world
    powers = {"kill": lambda: killed.note("ended", "-9")}
    known = Description(SPEC)
    async with (
        Page(stage.standin, powers=powers, known=known) as page,
        aiohttp.ClientSession(cookie_jar=jar) as session,
        session.get(page.address),
    ):
        yield Client(page, session, stage.leela)


async def happened(client: Client) -> tuple[str, str]:
    """Open the workshop: what it says happened, and its tools."""
    url = f"{client.origin}/as/{client.person.id}/workshop/news"
    async with client.session.get(url) as answer:
        line = await answer.content.readline()
    told = json.loads(line.removeprefix(b"data: "))
    return Seen("".join(told.get("rows", ()))).text, told["tools"]


async def do(client: Client, act: str, **fields: Any) -> tuple[int, Any]:
    return await client.act(f"do/{act}", **fields)


async def test_somebody_joins_leaves_and_comes_back(client: Client, stage: Stage) -> None:
    stream = client.news(stage.channel)
    assert "Zoidberg" not in (await anext(stream))["you"]
    assert (await do(client, "add", about="Zoidberg"))[0] == 200
    assert "Zoidberg" in (await anext(stream))["you"]
    fresh = stage.standin.world.by_name("Zoidberg")
    assert fresh is not None
    status, page = await client.get(f"/as/{fresh.id}")
    assert status == 200
    assert "You are Zoidberg" in Seen(page).text
    await do(client, "leave", whom=fresh.id)
    assert "Zoidberg (gone)" in Seen((await anext(stream))["you"]).text
    assert not stage.channel.admits(fresh)
    assert (await client.get(f"/as/{fresh.id}"))[0] == 200, "direct messages are left"
    await do(client, "return", whom=fresh.id)
    assert stage.channel.admits(fresh)
    await stream.aclose()  # type: ignore[attr-defined]
    status, told = await do(client, "add", about="Fry")
    assert (status, told["refused"]) == (409, "there is somebody called Fry already")
    assert (await do(client, "explode"))[0] == 404


async def test_two_stand_side_by_side(client: Client, stage: Stage) -> None:
    status, page = await client.get(f"/beside/{stage.leela.id}/{stage.fry.id}")
    frames = [(a["title"], a["src"]) for tag, a in Seen(page).tags if tag == "iframe"]
    assert status == 200
    assert frames == [("Leela", f"/as/{stage.leela.id}"), ("Fry", f"/as/{stage.fry.id}")]
    _, page = await client.get(f"/beside/{stage.leela.id}/workshop")
    assert f"/as/{stage.leela.id}/workshop" in page


async def test_time_is_moved_for_the_bot_too(client: Client, stage: Stage) -> None:
    clock = stage.standin.clock
    async with RemoteClock(stage.standin.clock_base) as remote:
        start = remote.now()
        sleeping = asyncio.create_task(remote.sleep_until(start + HOUR))
        stream = client.news(stage.channel)
        assert (await anext(stream))["ahead"] == 0
        await do(client, "hour")
        await sleeping
        assert remote.now() >= start + HOUR
        assert (await anext(stream))["ahead"] == HOUR
        await stream.aclose()  # type: ignore[attr-defined]
        due = int(start) + 5 * HOUR
        await stage.posted({"content": f"of old, until <t:{due - 9}>"})
        await stage.posted({"content": f"until <t:{due}:R>, then <t:{due + 9}>"})
        await stage.posted({"content": "of no time"})
        await do(client, "deadline")
        assert due < clock.now() < due + 9
    assert (await do(client, "night"))[0] == 200
    status, told = await do(client, "deadline")
    assert status == 409
    assert "no message speaks of a moment" in told["refused"]


async def test_what_falls_due_on_the_way_happens_in_order() -> None:
    clock, happened = MovableClock(), []
    for name, after in (("b", 2 * HOUR), ("a", HOUR), ("c", 9 * HOUR)):
        clock.call_at(clock.now() + after, lambda name=name: happened.append(name))  # type: ignore[misc]
    off = clock.call_at(clock.now() + HOUR, lambda: happened.append("off"))
    off.cancel()
    last = asyncio.Event()
    clock.call_at(clock.now() + 3 * HOUR, last.set)
    clock.advance(4 * HOUR)
    await last.wait()
    assert happened == ["a", "b"]
    assert clock.now() - time.time() >= 4 * HOUR - 1


async def test_things_break_and_the_log_tells(client: Client, stage: Stage) -> None:
    world = stage.standin.world
    async with running(stage.standin):
        await do(client, "drop")
        await world.wait_until(lambda: not stage.app.connected or stage.app.drops > 0)
        await stage.app.ready()
        await do(client, "fail")
        sent = [(await stage.post({"content": f"{n}"})).status for n in range(10)]
        assert sent == [200] * 9 + [500]
        await do(client, "mend")
        assert {(await stage.post({"content": "x"})).status for _ in range(12)} == {200}
        await do(client, "limit")
        assert {(await stage.post({"content": "x"})).status for _ in range(10)} == {429}
        await do(client, "close-dms", whom=stage.fry.id)
        assert not stage.fry.dms_open
        await do(client, "kill")
    text, tools = await happened(client)
    assert text.index("the gateway was dropped") < text.index("not at the gateway any more")
    for said in (
        "the gateway was dropped",
        "Mothership is not at the gateway any more",
        "every tenth request fails",
        "requests fail no more",
        "told to come later",
        "Fry closed direct messages",
        "the bot’s process ended (-9)",
        "429",
        "✓ fits Discord’s API",
    ):
        assert said in text, said
    assert "Fail every tenth request" in tools
    assert "Kill the bot" in tools


async def test_a_request_is_judged_by_the_description(client: Client, stage: Stage) -> None:
    world = stage.standin.world
    facts = {"method": "POST", "files": (), "status": 200, "code": None}
    path = "/channels/1234567890123456/messages"
    world.record.append(Request, 0.0, path=path, body={"content": []}, **facts)
    world.record.append(Request, 0.0, path="/elsewhere", body={}, **facts)
    text, _ = await happened(client)
    assert "← POST /channels/…3456/messages 200 · ✗ POST /channels/{channel_id}" in text
    assert "has no path for POST /elsewhere" in text


async def test_only_the_page_itself_moves_the_world(client: Client, stage: Stage) -> None:
    for origin in (None, "null", "http://evil.example"):
        assert (await client.act("do/leave", origin))[0] == 403
    assert (await client.get(f"/as/{stage.leela.id}/do/leave"))[0] == 405
    async with aiohttp.ClientSession() as stranger:
        url = f"{client.origin}/as/{stage.leela.id}/workshop"
        for path in (url, f"{url}/news"):
            async with stranger.get(path) as answer:
                assert answer.status == 403
    assert stage.channel.admits(stage.leela)


async def test_refusals_are_said_in_russian(client: Client, stage: Stage) -> None:
    stage.leela.locale = "ru"
    _, told = await client.act("say", channel=stage.channel.id, text="")
    assert told["refused"] == "в сообщении от 1 до 2000 знаков"
    assert refusals_in("client", "page", "application.py") <= RUSSIAN.keys()
    for english, russian in RUSSIAN.items():
        assert set(re.findall(r"{(\w+)", russian)) <= set(re.findall(r"{(\w+)", english))
    assert words_of("ru").keys() == words_of("en-US").keys()
