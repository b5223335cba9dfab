"""An application that takes its interactions at an address: how that is tried, and answered."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from playground import Limits, Press, Standin, VirtualClock
from playground.keeping import keep, recall
from playground.record import Posted
from tests.playground.bots import running
from tests.playground.stage import Answer, MakeStage, Stage, button, row, spin

PONG, MESSAGE, DEFER, UPDATE = 1, 4, 5, 7
INVALID = "APPLICATION_INTERACTIONS_ENDPOINT_URL_INVALID"


def told(answer: dict[str, Any], **more: Any) -> web.Response:
    return web.json_response(answer, **more)


@dataclass
class Taker:
    """Whoever takes interactions at an address; careless in one way or another."""

    key: Ed25519PublicKey
    answers: list[web.Response | None]
    checks: bool = True
    pong: web.Response | None = None
    heard: list[dict[str, Any]] = field(default_factory=list)
    url: str = ""
    end: asyncio.Event = field(default_factory=asyncio.Event)

    async def take(self, request: web.Request) -> web.Response:
        body, at = await request.read(), request.headers["X-Signature-Timestamp"]
        try:
            signature = bytes.fromhex(request.headers["X-Signature-Ed25519"])
            self.key.verify(signature, at.encode() + body)
        except InvalidSignature:
            if self.checks:
                return web.Response(status=401)
        interaction: dict[str, Any] = await request.json()
        if interaction["type"] == PONG:
            return self.pong or told({"type": PONG})
        self.heard.append(interaction)
        answer = self.answers.pop(0)
        if answer is None:
            await self.end.wait()
        return answer or web.Response(status=202)


@asynccontextmanager
async def taker(
    stage: Stage, *answers: web.Response | None, set_up: bool = True, **careless: Any
) -> AsyncIterator[Taker]:
    key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(stage.app.verify_key))
    taking = Taker(key, list(answers), **careless)
    app = web.Application()
    app.router.add_post("/clicks", taking.take)
    async with TestServer(app) as server:
        taking.url = str(server.make_url("/clicks"))
        if set_up:
            assert (await at(stage, taking.url)).status == 200
        yield taking
        taking.end.set()  # a server does not stop while it answers


async def at(stage: Stage, url: str | None) -> Answer:
    body = {"interactions_endpoint_url": url}
    return await stage.rest("PATCH", "/applications/@me", body)


async def clicked(stage: Stage) -> Press:
    message = await stage.posted({"content": "panel", "components": [row(button())]})
    return await stage.leela.press(message, label="Go")


async def test_an_address_counts_once_it_was_tried(stage: Stage) -> None:
    async with taker(stage) as taking:
        shown = await stage.rest("GET", "/applications/@me")
        assert shown.body["interactions_endpoint_url"] == taking.url
        assert shown.body["verify_key"] == stage.app.verify_key
        assert (await at(stage, None)).body["interactions_endpoint_url"] is None
    assert not taking.heard, "a PING is no click"


@pytest.mark.parametrize(
    "careless",
    [
        {"checks": False},
        {"pong": web.Response(status=401)},
        {"pong": web.Response(text='{"type": 1}')},
        {"pong": told({"type": 1}, status=202)},
        {"pong": told({"ok": True})},
        {"pong": web.Response(body=b"[", content_type="application/json")},
    ],
)
async def test_an_address_that_does_not_do_is_refused(
    stage: Stage, careless: dict[str, Any]
) -> None:
    async with taker(stage, set_up=False, **careless) as taking:
        answer = await at(stage, taking.url)
    assert (answer.status, answer.code) == (400, 50035)
    assert answer.wrong("interactions_endpoint_url") == [INVALID]
    assert not stage.app.endpoint


async def test_an_address_where_nobody_is_is_refused(stage: Stage) -> None:
    async with taker(stage, set_up=False) as taking:
        pass
    assert (await at(stage, taking.url)).wrong("interactions_endpoint_url") == [INVALID]
    for wrong in ("clicks", "ftp://example.org", 3):
        assert (await at(stage, wrong)).code == 50035  # type: ignore[arg-type]


async def test_a_click_is_answered_in_place(stage: Stage) -> None:
    answer = told({"type": MESSAGE, "data": {"content": "psst", "flags": 64}})
    async with taker(stage, answer) as taking:
        press = await clicked(stage)
    assert press.reply is not None
    assert (press.reply.text, press.reply.ephemeral_for) == ("psst", stage.leela)
    (heard,) = taking.heard
    assert heard["data"]["custom_id"] == "go"
    assert heard["token"] == stage.interaction.token


async def test_a_click_is_answered_by_the_callback_after_a_202(stage: Stage) -> None:
    async with taker(stage, web.Response(status=202)):
        clicking = asyncio.create_task(clicked(stage))
        await spin(lambda: bool(stage.standin.record.of(Posted)))
        assert not clicking.done()
        answer = {"type": MESSAGE, "data": {"content": "later"}}
        assert (await stage.answer(answer)).status == 204
        press = await clicking
        assert (await stage.answer(answer)).code == 40060
    assert press.reply is not None
    assert press.reply.text == "later"


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (told({"type": 99}), 50035),
        (told({"type": PONG}), 50035),
        (told({"type": MESSAGE, "data": {"content": "x" * 2001}}), 50035),
        (told({"type": MESSAGE, "data": {}}), 50006),
        (web.Response(body=b"{", content_type="application/json"), 50035),
        (web.Response(text='{"type": 6}'), None),
        (web.Response(status=204), None),
        (web.Response(status=500), None),
        (web.Response(status=401), None),
        (told({"type": 6}, status=202), None),
        (web.Response(status=307, headers={"Location": "/elsewhere"}), None),
    ],
)
async def test_an_answer_that_discord_would_refuse_is_none(
    stage: Stage, answer: web.Response, code: int | None
) -> None:
    async with taker(stage, answer):
        press = await clicked(stage)
    assert press.failed
    assert (await stage.answer({"type": DEFER})).code == 10062
    (posted,) = stage.standin.record.of(Posted)
    assert (posted.status, posted.code) == (answer.status, code)


async def test_where_nobody_listens_the_application_does_not_respond(stage: Stage) -> None:
    async with taker(stage):
        pass
    assert (await clicked(stage)).failed


async def test_a_click_may_get_lost_on_the_way(make_stage: MakeStage, clock: VirtualClock) -> None:
    stage = await make_stage(clock=clock)
    async with taker(stage) as taking:
        stage.standin.faults.lose("INTERACTION_CREATE")
        clicking = asyncio.create_task(clicked(stage))
        await spin(lambda: any(each.lost for each in stage.standin.record.events))
        clock.advance(3.1)
        assert (await clicking).failed
    assert not taking.heard


async def test_who_is_late_does_not_respond(make_stage: MakeStage, clock: VirtualClock) -> None:
    stage = await make_stage(clock=clock)
    async with taker(stage, None) as taking:
        clicking = asyncio.create_task(clicked(stage))
        await spin(lambda: bool(taking.heard))
        clock.advance(2.9)
        await asyncio.sleep(0)
        assert not clicking.done()
        clock.advance(0.2)
        assert (await clicking).failed


async def test_the_gateway_sends_no_clicks_then(stage: Stage) -> None:
    answer = told({"type": MESSAGE, "data": {"content": "by HTTP"}})
    async with running(stage.standin), taker(stage, answer):
        press = await stage.leela.slash(stage.channel, "game new")
        assert press.reply is not None
        assert press.reply.text == "by HTTP"
        await at(stage, None)
        press = await stage.leela.slash(stage.channel, "game new")
        assert press.reply is not None
        assert press.reply.text != "by HTTP"


async def test_an_address_and_its_key_are_kept(stage: Stage, tmp_path: Path) -> None:
    async with taker(stage) as taking:
        keep(stage.standin.world, tmp_path)
    async with Standin(limits=Limits.patient()) as later:
        assert recall(later.world, tmp_path)
        (app,) = later.world.apps.values()
        assert (app.endpoint, app.verify_key) == (taking.url, stage.app.verify_key)
