"""The show stops as soon as it cannot go on."""

import asyncio
import sys
from pathlib import Path

import pytest

from playground.limits import GUARD
from playground.show.captains import Captain
from playground.show.demo import BotProcess, DemoError
from playground.show.demo import Stage as Show
from tests.playground.stage import Stage


async def test_a_bot_that_gives_up_stops_the_show_at_once(stage: Stage, tmp_path: Path) -> None:
    bot = BotProcess([sys.executable, "-c", "raise SystemExit(3)"], tmp_path / "bot.log")
    crew = [Captain(person, stage.channel, 1) for person in (stage.leela, stage.fry)]
    running = asyncio.create_task(bot.keep_alive())
    show = Show(stage.standin, stage.channel, crew, bot, tmp_path, running)
    async with asyncio.timeout(GUARD / 2):
        with pytest.raises(DemoError, match="stopped with status 3"):
            await show.play()
