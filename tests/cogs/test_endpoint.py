"""Where Discord posts clicks: what is heard, and what is refused without a word."""

import asyncio
import io
import json
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from aiohttp.test_utils import BaseTestServer, TestServer
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from cogs import endpoint
from cogs.client import LATELY, Mothership
from cogs.endpoint import (
    FRESH,
    LARGEST,
    PATH,
    SIGNATURE,
    SIGNED_AT,
    DeafError,
    Endpoint,
    clicks_over_http,
    clicks_taken,
)
from cogs.operating.doctor import _clicks
from cogs.operating.http import check_clicks
from cogs.operating.meter import PrometheusMeter
from engine.host.values.operating import SILENCE
from tests.host.fakes import ManualClock

CLICK = {"type": 3, "id": "77", "token": "secret-of-the-click"}


@dataclass
class Discord:
    """Whoever has the key, and the endpoint that knows it."""

    server: BaseTestServer
    session: aiohttp.ClientSession
    clock: ManualClock
    meter: PrometheusMeter
    key: Ed25519PrivateKey
    heard: list[dict[str, Any]] = field(default_factory=list)

    def signed(self, body: bytes, *, age: float = 0.0) -> dict[str, str]:
        at = str(int(self.clock.now() - age))
        return {SIGNED_AT: at, SIGNATURE: self.key.sign(at.encode() + body).hex()}

    async def post(
        self, told: Any, headers: dict[str, str] | None = None, *, age: float = 0.0
    ) -> tuple[int, str]:
        body = told if isinstance(told, bytes) else json.dumps(told).encode()
        signed = self.signed(body, age=age) if headers is None else headers
        return await self.ask("POST", PATH, body, signed)

    async def ask(
        self, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None
    ) -> tuple[int, str]:
        url = self.server.make_url(path)
        async with self.session.request(
            method, url, data=io.BytesIO(body), headers=headers
        ) as answer:
            return answer.status, await answer.text()


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    key, clock, meter, heard = Ed25519PrivateKey.generate(), ManualClock(), PrometheusMeter(), []
    public = key.public_key().public_bytes_raw().hex()

    def hear(told: dict[str, Any]) -> None:
        heard.append(told)
        _ = told["token"]  # the library wants it, too

    taking = Endpoint(public, clock, hear, meter)
    async with TestServer(taking.app()) as server, aiohttp.ClientSession() as session:
        yield Discord(server, session, clock, meter, key, heard)


async def test_a_click_is_heard_and_its_post_accepted(discord: Discord) -> None:
    assert await discord.post(CLICK) == (202, "")
    assert discord.heard == [CLICK]


async def test_who_asks_whether_anybody_listens_is_told(discord: Discord) -> None:
    assert await discord.post({"type": 1}) == (200, '{"type": 1}')
    assert not discord.heard


async def test_a_click_counts_once_however_often_it_is_posted(discord: Discord) -> None:
    body = json.dumps(CLICK).encode()
    headers = discord.signed(body)
    for _ in range(2):
        assert await discord.post(body, headers) == (202, "")
    discord.clock.jump(FRESH - 1)
    assert await discord.post(CLICK) == (202, ""), "signed anew"
    discord.clock.jump(FRESH - 1)
    assert await discord.post(body, headers) == (401, "")
    assert await discord.post(CLICK | {"id": "78"}) == (202, "")
    assert [told["id"] for told in discord.heard] == ["77", "78"]


@pytest.mark.parametrize(("age", "status"), [(FRESH - 1, 202), (FRESH + 1, 401), (-FRESH - 2, 401)])
async def test_what_was_signed_at_another_time_is_refused(
    discord: Discord, caplog: pytest.LogCaptureFixture, age: float, status: int
) -> None:
    assert await discord.post(CLICK, age=age) == (status, "")
    assert len(discord.heard) == (status == 202)
    assert ("is this machine's clock set?" in caplog.text) == (status == 401)


async def test_who_does_not_sign_as_discord_does_is_refused(
    discord: Discord, caplog: pytest.LogCaptureFixture
) -> None:
    body = json.dumps(CLICK).encode()
    right = discord.signed(body)
    stranger = Ed25519PrivateKey.generate().sign(right[SIGNED_AT].encode() + body).hex()
    later = str(int(right[SIGNED_AT]) + 1)
    for wrong in (
        {},
        {SIGNATURE: right[SIGNATURE]},
        {SIGNED_AT: right[SIGNED_AT]},
        right | {SIGNATURE: stranger},
        right | {SIGNATURE: right[SIGNATURE][:-1]},
        right | {SIGNATURE: "zz" * 64},
        right | {SIGNED_AT: later},
        right | {SIGNED_AT: "now"},
        discord.signed(body + b" "),
    ):
        assert await discord.post(body, wrong) == (401, ""), wrong
    assert not discord.heard
    assert not caplog.records, "anybody may knock as often as they like"


@pytest.mark.parametrize("size", [LARGEST, LARGEST + 1])
async def test_a_body_that_is_too_large_is_refused(discord: Discord, size: int) -> None:
    body = json.dumps(CLICK).encode().ljust(size)
    assert (await discord.post(body))[0] == (202 if size == LARGEST else 413)
    assert len(discord.heard) == (size == LARGEST)


async def test_a_body_that_never_arrives_is_not_waited_for(
    discord: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endpoint, "PATIENCE", 0.01)
    assert discord.server.port is not None
    host = str(discord.server.host)
    headers = "".join(f"{name}: {value}\r\n" for name, value in discord.signed(b"").items())
    reader, writer = await asyncio.open_connection(host, discord.server.port)
    head = f"POST {PATH} HTTP/1.1\r\nHost: {host}\r\nContent-Length: 9\r\n{headers}\r\n{{"
    writer.write(head.encode())
    assert b" 408 " in await reader.readline()
    writer.close()


@pytest.mark.parametrize(
    "told",
    [
        b"",
        b"{",
        b'"text"',
        b"[1]",
        b"\xff",
        b"[" * 100_000,
        b'{"type": 1e400}',
        {},
        {"type": 99, "id": "1"},
        {"type": [3], "id": "1"},
        {"type": 3, "id": "1"},
    ],
)
async def test_what_nobody_understands_is_refused_though_it_is_signed(
    discord: Discord, told: Any
) -> None:
    assert await discord.post(told) == (400, "")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", PATH, 405),
        ("HEAD", PATH, 405),
        ("PUT", PATH, 405),
        ("DELETE", PATH, 405),
        ("OPTIONS", PATH, 405),
        ("POST", "/", 404),
        ("POST", f"{PATH}/77", 404),
        ("GET", "/metrics", 404),
    ],
)
async def test_nothing_else_is_answered(
    discord: Discord, method: str, path: str, status: int
) -> None:
    body = json.dumps(CLICK).encode()
    assert await discord.ask(method, path, body, discord.signed(body)) == (status, "")
    assert not discord.heard


async def test_answers_are_counted_and_no_secret_is_logged(
    discord: Discord, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    for told in (CLICK, CLICK, {"type": 3, "id": "secret-id"}):
        await discord.post(told)
    await discord.post(CLICK, {})
    shown = discord.meter.show({}, 0, online=True).decode()
    for status, count in ((202, 2), (400, 1), (401, 1)):
        assert f'mothership_interactions_total{{status="{status}"}} {count}.0' in shown
    assert "an interaction cannot be understood: KeyError" in caplog.text
    assert "secret" not in caplog.text


def client_that_hears() -> Any:
    key = Ed25519PrivateKey.generate().public_key().public_bytes_raw().hex()
    application = SimpleNamespace(verify_key=key)
    return SimpleNamespace(application=application, hear=None, listening=False)


@pytest.mark.parametrize(
    ("more", "status"), [("Content-Encoding: gzip\r\nContent-Length: 5", b" 401 "), ("", b"")]
)
async def test_no_stranger_fills_the_log(
    caplog: pytest.LogCaptureFixture, more: str, status: bytes
) -> None:
    """Neither who packs a body wrongly, nor who hangs up within it."""
    headers = "\r\n".join(
        (f"{SIGNATURE}: {'0' * 128}", f"{SIGNED_AT}: 1", more or "Content-Length: 9")
    )
    async with clicks_taken("127.0.0.1:0", client_that_hears(), ManualClock(), SILENCE) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"POST {PATH} HTTP/1.1\r\nHost: here\r\n{headers}\r\n\r\nhello".encode())
        if not status:
            writer.write_eof()
        assert status in await reader.readline()
        writer.close()
    assert not caplog.records


async def test_a_bot_that_cannot_hear_clicks_does_not_start() -> None:
    client, clock = client_that_hears(), ManualClock()
    async with clicks_taken("127.0.0.1:0", client, clock, SILENCE) as port:
        assert client.listening
        with pytest.raises(DeafError, match=r"Mend \[discord\] interactions"):
            await clicks_taken(f"127.0.0.1:{port}", client, clock, SILENCE).__aenter__()
    assert not client.listening
    async with clicks_taken("", client, clock, SILENCE) as port:
        assert (port, client.listening) == (0, False)


def test_the_library_does_not_warn_of_clicks_that_are_taken(
    caplog: pytest.LogCaptureFixture,
) -> None:
    client: Any = None
    clicks_over_http("127.0.0.1:0", client, ManualClock(), SILENCE)
    log = logging.getLogger("discord.client")
    log.warning("Application has an interaction endpoint URL set, this means")
    log.warning("something else")
    assert caplog.messages == ["something else"]


URL = "https://games.example.org/interactions"


@pytest.mark.parametrize(
    ("listen", "healthy", "told"),
    [
        ("", True, "No clicks"),
        ("127.0.0.1:0", True, "at 127.0.0.1:0."),
        ("0.0.0.0:0", True, "see to TLS"),
        ("192.0.2.1:80", False, "cannot be used"),
    ],
)
def test_the_doctor_knows_where_clicks_are_taken(listen: str, healthy: bool, told: str) -> None:
    found = check_clicks(listen, running=False)
    assert found.healthy == healthy
    assert told in str(found)


@pytest.mark.parametrize(
    ("listen", "url", "healthy", "told"),
    [
        ("", None, True, "by the gateway."),
        ("127.0.0.1:8090", None, True, "once the bot runs"),
        ("", URL, False, "nobody takes them"),
        ("127.0.0.1:8090", URL, True, f"posts them to <{URL}>"),
    ],
)
def test_the_doctor_knows_where_discord_sends_clicks(
    listen: str, url: str | None, healthy: bool, told: str
) -> None:
    client: Any = SimpleNamespace(application=SimpleNamespace(interactions_endpoint_url=url))
    found = _clicks(client, listen)
    assert found.healthy == healthy
    assert told in str(found)


async def test_a_click_shows_for_a_while_that_people_can_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    client, now, heard = Mothership(), [1000.0], list[dict[str, Any]]()
    monkeypatch.setattr("cogs.client.time.monotonic", lambda: now[0])
    monkeypatch.setattr(client._connection, "parse_interaction_create", heard.append)
    seen = [client.reachable]
    client.hear(CLICK)
    seen.append(client.reachable)
    now[0] += LATELY + 1
    seen.append(client.reachable)
    await client.on_connect()
    seen.append(client.reachable)
    assert heard == [CLICK]
    assert seen == [False, True, False, True]
