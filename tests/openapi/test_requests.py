"""Everything the bot sends in a game fits Discord's official API description."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from playground.clock import VirtualClock
from playground.described import Description, is_odd
from playground.record import Request
from tests.cogs.acting import press_behind
from tests.cogs.house import House, house
from tests.cogs.test_clock import hours_pass, line, pause, reminder
from tests.cogs.test_orders import next_news, settled
from tests.openapi.description import described


@pytest.fixture(scope="module")
def spec() -> Description:
    return Description(described())


async def _sent(folder: Path) -> list[Request]:
    """Play two turns' worth of questions and collect what the bot sent."""
    async with house(folder) as home:
        home.people[2].close_dms()
        news = await home.begin(3)
        await _answer_privately(home)
        await next_news(home, news)
        for command in ("game status", "game board", "game orders", "game join", "host cancel"):
            await home.told(home.people[1].slash(home.channel, command))
        await home.end(home.people[0])
        await home.people[0].wait_for(lambda post: "was cancelled" in post.text)
        return home.discord.record.requests


async def _answer_privately(home: House) -> None:
    panel = await home.private(home.people[2])
    press = await home.people[2].press(panel, label="Done")
    await press.settled()


def _checked(spec: Description, requests: Iterable[Request]) -> list[str]:
    """Insist that requests are valid; list those that the description knows."""
    known = []
    for request in requests:
        wrong = spec.wrong_in(request)
        assert not wrong, wrong[0]
        if wrong is not None:
            known.append(f"{request.method} {spec.template_of(request).split('/')[-1]}")
    return known


async def test_what_the_bot_sends_is_valid(tmp_path: Path, spec: Description) -> None:
    checked = set(_checked(spec, await _sent(tmp_path)))
    assert {"POST messages", "POST callback", "PATCH @original", "PUT commands"} <= checked


async def test_what_the_clock_sends_is_valid(tmp_path: Path, spec: Description) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        await home.begin(2)
        panel = await home.panel(home.people[1])
        await settled(press_behind(home.people[1], panel, "More time"))
        await pause(home, 0, hours=1)
        await home.told(home.people[0].slash(home.channel, "host resume"))
        await line(home, "ended the pause")
        await hours_pass(clock, 20)
        await reminder(home, 0)
        assert len(_checked(spec, home.discord.record.requests)) > 10


def _button(**changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Join", "custom_id": "ms:join:1"} | changes


@pytest.mark.parametrize(
    "body",
    [
        {"content": ["x"]},
        {"content": "x" * 4001},
        {"components": [{"type": 1, "components": [_button(label="x" * 81)]}], "flags": 32768},
        {"components": [{"type": 1, "components": [_button(custom_id="x" * 101)]}]},
        {"components": [{"type": 99}], "flags": 32768},
    ],
)
def test_a_wrong_request_would_be_found(spec: Description, body: dict[str, Any]) -> None:
    validator = spec.judge_of("/channels/{channel_id}/messages", "POST")
    assert validator is not None
    assert [error for error in validator.iter_errors(body) if not is_odd(error)]
