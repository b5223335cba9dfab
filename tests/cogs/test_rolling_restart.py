"""Two bots that share six shards: one joins, one leaves, and nobody who clicks notices."""

import asyncio
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

import pytest

from bot import serve
from cogs import sharded
from cogs.sharded import IDENTIFY_GAP
from engine.host.values.shards import shard_of
from playground.limits import GUARD
from playground.places import Channel
from playground.record import Outcome, Request
from storage.engines.places import Server
from storage.postgres import leases
from storage.postgres.pacing import SharedPaces
from tests.cogs.house import House, house
from tests.engines import place_in
from tests.host.fakes import ManualClock

SHARDS = 6
STEP = 1.0  # seconds between two clicks of everybody
HOURS = 36_000.0  # seconds for which nobody gives up, as here they pass faster than news arrives


class Crowd:
    """People in servers of all shards, who click while Discord's time passes."""

    def __init__(self, home: House, clock: ManualClock) -> None:
        self.home = home
        self.clock = clock
        self.channels: dict[int, Channel] = {}

    async def settle_in(self) -> None:
        """Let people be in servers of all shards."""
        discord = self.home.discord
        while len(self.channels) < SHARDS:
            await asyncio.sleep(0)  # numbers of servers tell the time
            if shard_of(discord.world.ids.next(), SHARDS) in self.channels:
                continue  # one more would be of no use
            guild = discord.add_guild("Club")
            shard = shard_of(guild.id, SHARDS)
            if shard not in self.channels:
                self.channels[shard] = guild.add_channel("invasions")
                guild.invite(next(iter(discord.world.apps.values())))
                guild.join(*self.home.people)

    def sessions(self) -> list[set[str]]:
        """List who listens on each shard."""
        app = next(iter(self.home.discord.world.apps.values()))
        return list(self.home.discord.listening(app).values())

    async def click_until(self, condition: Callable[[], bool]) -> float:
        """Let somebody click on each shard, second by second; return how many passed."""
        began = self.clock.now()
        async with asyncio.timeout(GUARD):
            while not condition():
                assert all(self.sessions()), "nobody hears a shard"
                # While they are answered, which is real work of all, no second of Discord's passes.
                await asyncio.gather(*map(self._click, self.channels.values()))
                await self.clock.advance(STEP)
        return self.clock.now() - began

    async def _click(self, channel: Channel) -> None:
        press = await self.home.people[0].slash(channel, "settings")
        await press.settled()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> ManualClock:
    """Make the clock on which sessions begin 5 s apart, whichever bot's they are."""
    clock, free = ManualClock(), [0.0]

    async def take(_self: SharedPaces, what: str, seconds: float) -> float:
        if not what.startswith("identifies"):
            return 0.0
        mine = max(clock.now(), free[0])
        free[0] = mine + seconds
        return mine - clock.now()

    monkeypatch.setattr(SharedPaces, "take", take)
    monkeypatch.setattr(sharded, "LoopClock", lambda: clock)
    monkeypatch.setattr(sharded, "LOOK", 0.02)
    monkeypatch.setattr(sharded, "PATIENCE", HOURS)
    monkeypatch.setattr(leases, "PULSE", 0.02)
    monkeypatch.setattr(leases, "VALID", GUARD)
    monkeypatch.setattr(leases, "HUNG", 2 * GUARD)
    return clock


async def test_bots_come_and_go_and_no_click_is_missed_or_worked_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: ManualClock
) -> None:
    if not isinstance(place_in(tmp_path), Server):
        pytest.skip("runs with --engine postgres")
    async with house(tmp_path, shards=SHARDS) as home:
        crowd, half, stop = Crowd(home, clock), SHARDS // 2, asyncio.Event()
        while not all(crowd.sessions()):
            await clock.advance(IDENTIFY_GAP)
        await crowd.settle_in()
        before = crowd.sessions()
        monkeypatch.setattr("bot.stop_signals", lambda: nullcontext(stop))
        other = asyncio.create_task(serve(home.settings, home.keys))

        def is_shared() -> bool:
            moved = [now for now, old in zip(crowd.sessions(), before, strict=True) if now != old]
            return len(moved) == half and all(len(each) == 1 for each in crowd.sessions())

        try:
            await crowd.click_until(is_shared)
            stop.set()  # all at once: the third of its shards is heard 10 s later
            took = await crowd.click_until(other.done)
        finally:
            stop.set()
            await other
        assert took >= (half - 1) * IDENTIFY_GAP
        assert all(len(each) == 1 for each in crowd.sessions())
        record = home.discord.record
        outcomes = record.of(Outcome)
        assert all(each.acknowledged is not None for each in outcomes)
        edits = [each for each in record.of(Request) if each.path.endswith("/@original")]
        assert len(edits) == len(outcomes), "each is worked once"
