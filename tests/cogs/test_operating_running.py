"""The bot runs on the quickest loop that is installed, and on asyncio's own where none is."""

import asyncio
import sys
from typing import Any

import pytest

from cogs.operating import running
from cogs.operating.running import run_on_loop
from cogs.parts.loop_clock import LoopClock


async def named() -> str:
    return type(asyncio.get_running_loop()).__module__


@pytest.mark.skipif(sys.platform == "win32", reason="uvloop is not made for Windows")
def test_the_bot_runs_on_uvloop() -> None:
    assert run_on_loop(named()) == "uvloop"


def test_without_uvloop_it_runs_on_the_loop_of_python(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(running, "import_module", missing)
    assert run_on_loop(named()).startswith("asyncio")


async def test_a_loop_that_wakes_a_little_early_is_slept_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    due = asyncio.get_running_loop().time()
    looks = iter((due - 0.0004, due))
    monkeypatch.setattr(LoopClock, "now", lambda _clock: next(looks))
    await LoopClock().sleep_until(due)
    assert next(looks, None) is None
