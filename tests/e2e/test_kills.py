"""A killed bot goes on: no receipted order is lost, no post is doubled or missing."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import pytest

from bot import exported
from engine.core.export import verify
from playground.faults import Fault, Faults
from playground.interactions import Press
from playground.message import Message
from playground.record import Entry, Record
from playground.show.demo import NAMES, BotProcess, Stage, staged
from render.games import GAMES
from storage.engines.places import Server
from tests.e2e.evidence import (
    NOT_THERE,
    bot_command,
    lost_receipts,
    marks,
    owed_posts,
    shown_receipts,
)
from tests.e2e.overheard import overheard, told_by_log
from tests.engines import place_in

HANG_SECONDS = 12.0
"""Real ones, longer than others wait, as a server knows by its own clock who stalls; nothing is
expected to be over by then."""
Command: TypeAlias = Callable[[Path], list[str]]
E_ = TypeVar("E_", bound=Entry)
QUICK = (
    *(Fault("reset"), Fault("reset", "after"), Fault("429")),
    *(Fault("503"), Fault("503", "after")),
)
SLOW = (*QUICK, Fault("500"), Fault("500", "after"), Fault("502"), Fault("504", "after"))
SPARED = ("/gateway", "/applications", "/oauth2", "/users/@me")
"""What is asked at the start; a bot that cannot start says so and stops, as it should."""


class Misfortune(Faults):
    """Every so many requests something goes wrong, once the bot is there."""

    def for_request(self, method: str, path: str) -> Fault | None:
        """Spare what is asked at the start."""
        opening = path == "/users/@me/channels"
        if path.startswith(SPARED) and not opening:
            return None
        return super().for_request(method, path)


class Assassin(Record):
    """Kills the bot that plays when the stand-in has recorded this many things since the last kill.

    A request is recorded before it is answered, so the bot may die between the two. Without `gaps`
    it strikes in every step instead: some moments, by `dice`, after each post.
    """

    def __init__(self, stage: Stage, gaps: list[int], dice: random.Random | None = None) -> None:
        super().__init__()
        self.stage = stage
        self.bots = [stage.bot]  # whoever plays is in front, whoever stands by behind
        self.gaps = gaps
        self.dice = dice
        self.kills = 0
        self.hangs = False  # every other time
        self.posts = 0
        self.next = 0
        self.resting = False
        self._entries = list(stage.discord.record)
        stage.discord.world.record = self
        self._wait()

    def _wait(self) -> None:
        if self.gaps:
            self.next = len(self) + self.gaps.pop(0)

    def append(self, kind: type[E_], when: float, **facts: object) -> E_:
        """Write down what happened, and look whether the time has come."""
        entry = super().append(kind, when, **facts)
        if not self.resting:
            self._look()
        return entry

    def _look(self) -> None:
        world = self.stage.discord.world
        connected = any(world.connected(app) for app in world.apps.values())
        if self.dice is not None and len(self.stage.posts) > self.posts:
            self.posts = len(self.stage.posts)
            self.next = len(self) + self.dice.randint(0, 15)
        if self.next and connected and len(self) >= self.next:
            self.next = 0
            self.kills += 1
            if self.hangs and self.kills % 2:
                self._stop(self.bots[0])
            else:
                self.bots[0].kill()
            self.bots.append(self.bots.pop(0))
            self._wait()

    def _stop(self, bot: BotProcess) -> None:
        """Let a bot hang for so long that others take its shards."""
        process = bot.process
        if process is not None and process.returncode is None:
            process.send_signal(signal.SIGSTOP)
            asyncio.get_running_loop().call_later(HANG_SECONDS, self._go_on, process)

    def _go_on(self, process: asyncio.subprocess.Process) -> None:
        if process.returncode is None:
            process.send_signal(signal.SIGCONT)


def standby_command(config: Path) -> list[str]:
    """Return the command of a bot that waits until no other one plays."""
    return [*bot_command(config), "--standby"]


@asynccontextmanager
async def beside(stage: Stage, command: Command) -> AsyncIterator[BotProcess]:
    """Let another bot stand by, or share the servers."""
    bot = BotProcess(command(stage.folder / "config.toml"), stage.folder / "other.log")
    running = asyncio.create_task(bot.keep_alive())
    try:
        yield bot
    finally:
        await bot.stop()
        await running


async def all_told(stage: Stage) -> None:
    """Wait until every captain was told how it ended, which comes after the last news."""
    reached = [captain.person for captain in stage.captains if captain.direct]
    told = [person.wait_for(lambda post: "The whole result" in post.text) for person in reached]
    await asyncio.gather(*told)


async def play_with_kills(
    folder: Path,
    gaps: list[int],
    *,
    captains: int,
    seed: int,
    dice: random.Random | None = None,
    faults: Faults | None = None,
    standby: bool = False,
    shards: int = 1,
    hangs: bool = False,
) -> int:
    """Play a game through these kills and check everything it left; return the kills."""
    command = standby_command if standby else bot_command
    async with (
        staged(folder, command, captains=captains, seed=seed, shards=shards) as stage,
        AsyncExitStack() as stack,
    ):
        stage.discord.world.faults = faults or Faults.none()
        assassin = Assassin(stage, gaps, dice)
        assassin.hangs = hangs
        if standby or shards > 1:
            assassin.bots.append(await stack.enter_async_context(beside(stage, command)))
        await stage.play()
        assassin.resting = True
        await all_told(stage)
        receipts = shown_receipts(stage)
        counted = marks(stage)
        assert not assassin.refused_for(*NOT_THERE)
        unreachable = sum(not captain.direct for captain in stage.captains)
    export = await exported(place_in(folder), 1, GAMES.rules)
    assert verify(export, GAMES.rules.find).result is not None
    assert receipts
    assert not lost_receipts(export, receipts, NAMES)
    doubled = {number: count for number, count in counted.items() if count > 1}
    assert not doubled
    if not unreachable:
        assert set(counted) == owed_posts(place_in(folder))
    words, strange = overheard(stage, export)
    assert words > 1000
    assert not strange, strange[0]
    assert not told_by_log(stage.bot.log, export)
    stage.captains.reverse()
    assert overheard(stage, export)[1], "who reads the other's messages would be found"
    return assassin.kills


async def test_kills_and_misfortune_lose_nothing(tmp_path: Path) -> None:
    dice = random.Random(20)
    gaps = [dice.randint(20, 120) for _ in range(8)]
    faults = Misfortune(seed=1, requests=0.05, kinds=QUICK)
    kills = await play_with_kills(tmp_path, gaps, captains=2, seed=5, faults=faults)
    assert kills == 8


async def test_notes_votes_and_standing_orders_outlive_a_kill(tmp_path: Path) -> None:
    async with staged(tmp_path, bot_command, captains=2, seed=5) as stage:
        await stage.open_lobby()
        first, second = (captain.person for captain in stage.captains)
        jotting = await first.slash(stage.channel, "game notes")
        assert jotting.modal is not None
        await (await first.submit(jotting.modal, {"text": "Vex wants city 3."})).settled()
        page = await _told(first.slash(stage.channel, "game standing"))
        buy = page.selects[1].custom_id
        await (await first.choose(page, custom_id=buy, values=["1"])).settled()
        await _told(first.slash(stage.channel, "game vote", matter="pause"))
        vote = await first.wait_for(lambda post: "asks for a pause" in post.text)
        stage.bot.kill()
        app = next(iter(stage.discord.world.apps.values()))
        await stage.discord.world.wait_until(lambda: not app.connected)
        await app.ready()
        jotting = await first.slash(stage.channel, "game notes")
        assert jotting.modal is not None
        assert jotting.modal.fields["text"].raw["value"] == "Vex wants city 3."
        again = await _told(first.slash(stage.channel, "game standing"))
        assert [option.value for option in again.selects[1].options if option.default] == ["1"]
        assert "decided" in (await _told(second.press(vote, label="Agree"))).text
        await first.wait_for(lambda post: "voted for a pause" in post.text, where=stage.channel)
        told = [post for post in stage.posts if "voted for a pause" in post.text]
        assert len(told) == 1
        assert set(marks(stage).values()) == {1}


class LastMoment(Faults):
    """Kills the bot when it is about to redraw what was clicked."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.stage = stage
        self.bots = [stage.bot]  # whoever plays is in front, whoever stands by behind

    def for_request(self, method: str, path: str) -> Fault | None:
        """Let the redraw never arrive, and the one who sends it be gone."""
        if method != "PATCH" or not path.startswith("/webhooks"):
            return None
        self.stage.discord.world.faults = Faults.none()
        self.stage.bot.kill()
        return Fault("reset")


async def test_done_counts_no_draft_that_a_kill_kept_from_being_seen(tmp_path: Path) -> None:
    async with staged(tmp_path, bot_command, captains=2, seed=5) as stage:
        await stage.open_lobby()
        captain, world = stage.captains[0], stage.discord.world
        person = captain.person
        panel = await person.wait_for(lambda message: bool(message.selects), where="inbox")
        before, custom_id = panel.edits, panel.selects[0].custom_id
        world.faults = LastMoment(stage)
        await person.choose(panel, custom_id=custom_id, values=["0"])
        await world.wait_until(lambda: not captain.app.connected)
        assert panel.edits == before
        await captain.app.ready()
        await (await person.press(panel, label="Done")).settled()
        assert "Recorded" not in panel.text
        assert "has changed since" in panel.text
        chosen = next(option for option in panel.selects[0].options if option.default)
        await (await person.press(panel, label="Done")).settled()
        assert f"**{chosen.label}**" in panel.text


async def _told(clicking: Awaitable[Press]) -> Message:
    press = await clicking
    await press.settled()
    assert press.reply is not None
    return press.reply


async def test_two_bots_take_over_from_each_other_and_lose_nothing(tmp_path: Path) -> None:
    if not isinstance(place_in(tmp_path), Server):
        pytest.skip("runs with --engine postgres")
    dice = random.Random(6)
    gaps = [dice.randint(40, 120) for _ in range(4)]
    kills = await play_with_kills(tmp_path, gaps, captains=2, seed=8, standby=True)
    assert kills == 4
    for log in ("bot.log", "other.log"):
        assert "given back" in (tmp_path / log).read_text("utf-8"), "each took over from the other"


async def test_two_bots_share_the_servers_and_take_over_from_each_other(tmp_path: Path) -> None:
    if not isinstance(place_in(tmp_path), Server):
        pytest.skip("runs with --engine postgres")
    dice = random.Random(7)
    gaps = [dice.randint(60, 140) for _ in range(3)]
    kills = await play_with_kills(tmp_path, gaps, captains=2, seed=8, shards=2)
    assert kills == 3
    for log in ("bot.log", "other.log"):
        assert "is played here" in (tmp_path / log).read_text("utf-8"), "each had a share"


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5))
async def test_bots_that_share_the_servers_hang_and_die(tmp_path: Path, seed: int) -> None:
    if not isinstance(place_in(tmp_path), Server):
        pytest.skip("runs with --engine postgres")
    dice = random.Random(seed)
    gaps = [dice.randint(40, 140) for _ in range(6)]
    faults = Misfortune(seed=seed, requests=0.05, kinds=QUICK)
    how: dict[str, Any] = {"shards": 2, "hangs": True, "faults": faults}
    assert await play_with_kills(tmp_path, gaps, captains=2, seed=seed, **how) == 6


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(50))
async def test_fifty_games_of_kills_and_misfortune(tmp_path: Path, seed: int) -> None:
    dice = random.Random(seed)
    gaps = [dice.randint(1, 150) for _ in range(20)]
    faults = Misfortune(seed=seed, requests=0.05, kinds=SLOW, gateway_drops=0.002)
    captains = 2 + seed % 2
    kills = await play_with_kills(tmp_path, gaps, captains=captains, seed=seed, faults=faults)
    assert kills > 10


@pytest.mark.soak
@pytest.mark.parametrize("captains", [2, 3])
async def test_a_kill_in_every_step_loses_nothing(tmp_path: Path, captains: int) -> None:
    dice = random.Random(captains)
    kills = await play_with_kills(tmp_path, [], captains=captains, seed=8, dice=dice)
    assert kills > 20
