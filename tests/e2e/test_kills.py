"""A killed bot goes on: no receipted order is lost, no post is doubled or missing."""

import random
from pathlib import Path

import pytest

from bot import exported
from engine.core.export import verify
from engine.games import GAMES
from playground.demo import NAMES, Stage, staged
from playground.message import Message
from tests.e2e.evidence import (
    bot_command,
    lost_receipts,
    marks,
    owed_posts,
    shown_receipts,
)


class Assassin:
    """Kills the bot when the stand-in has recorded this many things since the last kill.

    Without `gaps` it strikes in every step instead: some moments, by `dice`, after each post.
    """

    def __init__(self, stage: Stage, gaps: list[int], dice: random.Random | None = None) -> None:
        self.stage = stage
        self.gaps = gaps
        self.dice = dice
        self.kills = 0
        self.posts = 0
        self.next = 0
        stage.discord.world.watchers.add(self._look)
        self._wait()

    def _wait(self) -> None:
        if self.gaps:
            self.next = len(self.stage.discord.record) + self.gaps.pop(0)

    def _look(self, _message: Message, _change: str) -> None:
        world = self.stage.discord.world
        connected = any(world.connected(app) for app in world.apps.values())
        if self.dice is not None and len(self.stage.posts) > self.posts:
            self.posts = len(self.stage.posts)
            self.next = len(self.stage.discord.record) + self.dice.randint(0, 15)
        if self.next and connected and len(self.stage.discord.record) >= self.next:
            self.next = 0
            self.kills += 1
            self.stage.bot.kill()
            self._wait()


async def play_with_kills(
    folder: Path,
    gaps: list[int],
    *,
    captains: int,
    seed: int,
    dice: random.Random | None = None,
) -> int:
    """Play a game through these kills and check everything it left; return the kills."""
    async with staged(folder, bot_command, captains=captains, seed=seed) as stage:
        assassin = Assassin(stage, gaps, dice)
        await stage.play()
        stage.discord.world.watchers.clear()
        receipts = shown_receipts(stage)
        counted = marks(stage)
        unreachable = sum(not captain.direct for captain in stage.captains)
    export = await exported(folder / "games.sqlite3", 1)
    assert verify(export, GAMES.find).result is not None
    assert receipts
    assert not lost_receipts(export, receipts, NAMES)
    doubled = {number: count for number, count in counted.items() if count > 1}
    assert not doubled
    if not unreachable:
        assert set(counted) == owed_posts(folder / "games.sqlite3")
    return assassin.kills


async def test_twenty_kills_lose_nothing(tmp_path: Path) -> None:
    dice = random.Random(20)
    gaps = [dice.randint(30, 90) for _ in range(20)]
    assert await play_with_kills(tmp_path, gaps, captains=2, seed=5) == 20


@pytest.mark.soak
@pytest.mark.parametrize("captains", [2, 3])
async def test_a_kill_in_every_step_loses_nothing(tmp_path: Path, captains: int) -> None:
    dice = random.Random(captains)
    kills = await play_with_kills(tmp_path, [], captains=captains, seed=8, dice=dice)
    assert kills > 20
