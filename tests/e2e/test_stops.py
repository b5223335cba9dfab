"""A bot that is told to stop ends what is under way, and nothing is said twice."""

import asyncio
import random
from pathlib import Path

import pytest

from bot import exported
from engine.core.export import verify
from playground.faults import Fault
from playground.limits import Limits
from playground.message import Message
from playground.record import Request
from playground.show.demo import NAMES, Stage, staged
from render.games import GAMES
from tests.e2e.evidence import (
    asked_answers,
    bot_command,
    clicked_answers,
    lost_receipts,
    marks,
    shown_receipts,
)
from tests.engines import place_in
from tests.host.fakes import until

PATIENT = Limits.patient()
REPEATED = "repeated after an outage"


class Usher:
    """Asks the bot to stop when the stand-in has recorded this many things since the last time."""

    def __init__(self, stage: Stage, gaps: list[int]) -> None:
        self.stage = stage
        self.gaps = gaps
        self.stops = 0
        self.next = 0
        stage.discord.world.watchers.add(self._look)
        self._wait()

    def _wait(self) -> None:
        self.next = len(self.stage.discord.record) + self.gaps.pop(0) if self.gaps else 0

    def _look(self, _message: Message, _change: str) -> None:
        world = self.stage.discord.world
        connected = any(world.connected(app) for app in world.apps.values())
        if self.next and connected and len(self.stage.discord.record) >= self.next:
            self.stops += 1
            ask_to_stop(self.stage)
            self._wait()


def ask_to_stop(stage: Stage) -> None:
    process = stage.bot.process
    assert process is not None
    process.terminate()


async def test_a_few_stops_lose_and_double_nothing(tmp_path: Path) -> None:
    """Every answer of the game was clicked by its captain, and shown to be recorded."""
    dice = random.Random(4)
    gaps = [dice.randint(30, 90) for _ in range(4)]
    async with staged(tmp_path, bot_command, captains=2, seed=5) as stage:
        usher = Usher(stage, gaps)
        await stage.play()
        stage.discord.world.watchers.clear()
        receipts = shown_receipts(stage)
        clicked = clicked_answers(stage)
        counted = marks(stage)
        texts = [message.text for message in stage.discord.world.messages.values()]
        requests = stage.discord.record.of(Request)
    export = await exported(place_in(tmp_path), 1, GAMES.rules)
    assert usher.stops == 4
    assert verify(export, GAMES.rules.find).result is not None
    assert not lost_receipts(export, receipts, NAMES)
    asked = asked_answers(export)
    answered = {(group, NAMES[seat]) for group, seat in asked}
    assert answered == clicked == {(each.group, each.name) for each in receipts}
    assert {given["source"] for given in asked.values()} == {"player"}
    assert set(counted.values()) == {1}
    assert not [text for text in texts if REPEATED in text]
    assert sum(each.method == "PUT" and "commands" in each.path for each in requests) == 1


async def test_a_click_under_way_is_answered_before_the_end(tmp_path: Path) -> None:
    async with staged(tmp_path, bot_command, captains=2, seed=5, limits=PATIENT) as stage:
        await stage.open_lobby()
        stage.bot.stopping = True
        stage.discord.world.faults.plan(Fault("500"), path="/interactions/*")
        host = stage.captains[0].person
        pressing = asyncio.create_task(host.press(_news(stage), label="My orders"))
        await until(lambda: _failed(stage) > 0)
        ask_to_stop(stage)
        press = await pressing
        await press.settled()
        assert stage.bot.process is not None
        assert await stage.bot.process.wait() == 0
    assert press.acknowledged
    assert press.reply is not None
    assert press.reply.buttons or press.reply.selects


async def test_a_second_signal_stops_at_once(tmp_path: Path) -> None:
    async with staged(tmp_path, bot_command, captains=2, seed=5, limits=PATIENT) as stage:
        await stage.open_lobby()
        stage.bot.stopping = True
        stage.discord.world.faults.plan(Fault("500"), path="/interactions/*", times=99)
        host = stage.captains[0].person
        pressing = asyncio.create_task(host.press(_news(stage), label="My orders"))
        await until(lambda: _failed(stage) > 0)
        ask_to_stop(stage)
        app = next(iter(stage.discord.world.apps.values()))
        await stage.discord.world.wait_until(lambda: not app.connected)
        process = stage.bot.process
        assert process is not None
        assert process.returncode is None
        ask_to_stop(stage)
        assert await process.wait() == 143
        pressing.cancel()
        await asyncio.gather(pressing, return_exceptions=True)
    assert "stopped at once by a second signal" in stage.bot.log.read_text(encoding="utf-8")


def _news(stage: Stage) -> Message:
    return next(
        post for post in stage.posts if any(part.label == "My orders" for part in post.buttons)
    )


def _failed(stage: Stage) -> int:
    return sum(
        each.status == 500 and each.path.startswith("/interactions/")
        for each in stage.discord.record.requests
    )


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
async def test_many_stops_lose_and_double_nothing(tmp_path: Path, seed: int) -> None:
    dice = random.Random(seed)
    gaps = [dice.randint(5, 60) for _ in range(40)]
    async with staged(tmp_path, bot_command, captains=3, seed=seed) as stage:
        usher = Usher(stage, gaps)
        await stage.play()
        stage.discord.world.watchers.clear()
        counted = marks(stage)
    assert usher.stops > 20
    assert set(counted.values()) == {1}
