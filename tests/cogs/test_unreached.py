"""A bot that is started while Discord cannot be reached waits, says so, and serves later."""

import asyncio
import json
import logging
import signal
from pathlib import Path
from typing import Any

import discord
import pytest
from aiohttp.test_utils import unused_port

from bot import serve
from playground import Limits, Standin
from playground.faults import Fault
from storage.settings import Settings
from tests.cogs.house import TOKEN, kept_in
from tests.cogs.test_operating import LISTEN, ask
from tests.host.fakes import until

WAITS = "The bot waits"


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Let the bot try again at once."""
    monkeypatch.setattr("cogs.operating.joining.AGAIN", (0.01, 0.01))
    caplog.set_level(logging.INFO)


def settings_for(folder: Path, port: int, token: str = TOKEN, gateway: str = "") -> Settings:
    there: dict[str, Any] = {
        "discord": {
            "token": token,
            "api_base": f"http://127.0.0.1:{port}/api",
            "gateway": gateway,
            "emojis": False,
        },
        "storage": kept_in(folder),
        "operating": LISTEN,
    }
    return Settings.model_validate(there)


def waiting_lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [line.getMessage() for line in caplog.records if WAITS in line.getMessage()]


async def ended(running: "asyncio.Task[None]") -> None:
    """Stop the bot as its supervisor would."""
    signal.raise_signal(signal.SIGTERM)
    await running


@pytest.mark.parametrize("named", [True, False], ids=["gateway named", "gateway asked for"])
async def test_it_waits_and_serves_once_discord_is_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, *, named: bool
) -> None:
    port = unused_port()
    gateway = f"ws://127.0.0.1:{port}/gateway" if named else ""
    running = asyncio.create_task(serve(settings_for(tmp_path, port, gateway=gateway)))
    await until(lambda: bool(waiting_lines(caplog)))
    status, told = await ask(caplog, "/healthz")
    assert status == 200, "a restart would not bring Discord back"
    assert json.loads(told)["waiting_for_discord"] is True
    assert json.loads(told)["status"] == "degraded"
    assert (await ask(caplog, "/readyz"))[0] == 503
    async with Standin(limits=Limits.patient(), port=port) as world:
        app = world.add_application(token=TOKEN)
        await app.commands_synced()
        await app.ready()
        assert json.loads((await ask(caplog, "/healthz"))[1])["waiting_for_discord"] is False
        assert (await ask(caplog, "/readyz"))[0] == 200
        await ended(running)
    (line,) = waiting_lines(caplog)
    assert TOKEN not in line
    assert "Discord is reached now" in caplog.text
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]


async def test_a_discord_in_trouble_is_waited_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Standin(limits=Limits.patient()) as world:
        app = world.add_application(token=TOKEN)
        world.faults.plan(Fault("503"), path="/users/@me", times=2)
        world.faults.plan(Fault("503"), path="/oauth2/*", times=1)
        running = asyncio.create_task(serve(settings_for(tmp_path, world.port)))
        await app.ready()
        await ended(running)
        asked = [each.status for each in world.record.requests if each.path == "/users/@me"]
        assert asked == [503, 503, 200, 200]
    (line,) = waiting_lines(caplog)
    assert "503" in line
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]


async def test_a_wrong_token_is_not_waited_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Standin(limits=Limits.patient()) as world:
        world.add_application(token=TOKEN)
        with pytest.raises(discord.LoginFailure):
            await serve(settings_for(tmp_path, world.port, token="another"))
        assert len([each for each in world.record.requests if each.status == 401]) == 1
    assert not waiting_lines(caplog)


async def test_it_can_be_stopped_while_it_waits(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    running = asyncio.create_task(serve(settings_for(tmp_path, unused_port())))
    await until(lambda: bool(waiting_lines(caplog)))
    await ended(running)
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]
