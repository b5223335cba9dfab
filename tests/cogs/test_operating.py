"""The bot in service: what its operator sees of it."""

import asyncio
import logging
import re
from pathlib import Path

import aiohttp
import pytest

from tests.cogs.house import NAMES, TOKEN, House, house
from tests.cogs.test_operating_meter import values
from tests.host.fakes import until

LISTEN = {"listen": "127.0.0.1:0"}
NUMBERS = re.compile(r"\d{6,}")


async def ask(caplog: pytest.LogCaptureFixture, path: str) -> tuple[int, str]:
    """Ask the page whose address is in the log."""
    address = re.findall(r"served at (http://\S+)", caplog.text)[-1]
    async with aiohttp.ClientSession() as session, session.get(address + path) as response:
        return response.status, await response.text()


async def play_a_little(home: House) -> None:
    await home.begin(2)
    panel = await home.private(home.people[0])
    assert panel.buttons or panel.selects
    refused = await home.told(home.people[2].press(await home.post("My orders"), label="My orders"))
    assert refused


async def test_figures_tell_what_happened_and_to_nobody_whom(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with house(tmp_path, operating=LISTEN) as home:
        await play_a_little(home)
        assert (await ask(caplog, "/healthz"))[0] == 200
        assert (await ask(caplog, "/readyz"))[0] == 200
        status, told = await ask(caplog, "/metrics")
        numbers = [person.id for person in home.people]
        assert home.running is not None
    assert status == 200
    shown = values(told.encode())
    assert shown["mothership_open_games", (("status", "running"),)] == 1
    assert shown["mothership_gateway_connected", ()] == 1
    for act, outcome in (
        ("/game new", "done"),
        ("join", "done"),
        ("begin", "done"),
        ("orders", "done"),
        ("orders", "refused"),
    ):
        of = (("act", act), ("outcome", outcome))
        assert shown["mothership_clicks_total", of] == 1, of
    clicks = sum(v for (name, _), v in shown.items() if name == "mothership_clicks_total")
    assert shown["mothership_acknowledge_seconds_count", ()] == clicks
    assert shown["mothership_posts_total", (("kind", "lobby"), ("outcome", "sent"))] == 1
    assert shown["mothership_posts_total", (("kind", "news"), ("outcome", "sent"))] >= 1
    assert shown["mothership_commit_seconds_count", ()] >= 3
    assert shown["mothership_identifies_total", ()] == 1
    assert shown["mothership_command_syncs_total", (("outcome", "sent"),)] == 1
    for labels in {labels for _, labels in shown}:
        said = " ".join(value for name, value in labels if name not in {"le", "status"})
        assert not NUMBERS.search(said)
        assert not any(name in said for name in (*NAMES, *map(str, numbers), TOKEN))


async def test_nothing_is_served_unless_asked(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with house(tmp_path, people=1):
        assert "served at" not in caplog.text


async def test_a_bot_that_restarts_too_often_waits_before_it_joins(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, people=1) as home:
        home.settings = home.settings.model_copy(
            update={
                "discord": home.settings.discord.model_copy(update={"free_identifies": 1}),
            }
        )
        monkeypatch.setattr("cogs.operating.joining.FIRST_WAIT", 0.5)
        await home.stop()
        await home.start()
        assert "many sessions of late: the next one begins in" in caplog.text
        monkeypatch.setattr("cogs.operating.joining.FIRST_WAIT", 600.0)
        await home.stop()
        starting = asyncio.create_task(home.start())
        await until(lambda: caplog.text.count("many sessions of late") >= 2)
        app = next(iter(home.discord.world.apps.values()))
        assert not app.connected
        starting.cancel()
        await asyncio.gather(starting, return_exceptions=True)
        await home.stop()  # although it waits
