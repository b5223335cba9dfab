"""Joining: a bot that crashes again and again cannot burn its thousand sessions of a day."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

import pytest

from cogs.client import Mothership
from cogs.operating.joining import MOST_A_DAY, HeldBackError, Joining
from engine.host.values.operating import SILENCE
from tests.host.fakes import ManualClock

DAY = 86400


class FakeMemory:
    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def recall(self, name: str) -> str | None:
        return self.kept.get(name)

    async def keep(self, name: str, value: str) -> None:
        self.kept[name] = value

    async def change(self, name: str, make: Callable[[str], str]) -> None:
        self.kept[name] = make(self.kept.get(name, ""))


async def test_a_few_sessions_wait_for_nothing() -> None:
    joining = Joining(FakeMemory(), ManualClock(), 5, SILENCE)
    for _ in range(5):
        assert await joining.left() == 0
        await joining.note()
    assert await joining.left() > 0


async def test_a_crash_loop_waits_longer_and_longer() -> None:
    memory, clock = FakeMemory(), ManualClock()
    waits = []
    for _ in range(12):  # each turn is a new process
        joining = Joining(memory, clock, 5, SILENCE)
        waits.append(await joining.left())
        await clock.advance(waits[-1])
        assert await joining.left() == 0
        await joining.note()
    assert waits[:5] == [0] * 5
    assert waits[5:] == sorted(waits[5:])
    assert waits[5] == pytest.approx(5)
    assert waits[-1] > 60


@pytest.mark.parametrize("free", [1, 5, 50, 500])
async def test_a_day_of_crashes_stays_within_the_limit(free: int) -> None:
    memory, clock = FakeMemory(), ManualClock()
    end, sessions = clock.now() + DAY, 0
    while clock.now() < end:
        joining = Joining(memory, clock, free, SILENCE)
        await clock.advance(await joining.left())
        await joining.note()
        sessions += clock.now() < end
        await clock.advance(1)
    assert 50 < sessions <= MOST_A_DAY


async def test_an_hour_later_all_is_well() -> None:
    memory, clock = FakeMemory(), ManualClock()
    joining = Joining(memory, clock, 3, SILENCE)
    for _ in range(8):
        await joining.note()
    assert await joining.left() > 0
    await clock.advance(3601)
    assert await joining.left() == 0


async def test_a_clock_set_back_is_not_waited_for() -> None:
    memory, clock = FakeMemory(), ManualClock()
    for _ in range(20):
        await Joining(memory, clock, 3, SILENCE).note()
    earlier = ManualClock(clock.now() - 10 * DAY)
    assert await Joining(memory, earlier, 3, SILENCE).left() == 0


async def test_waiting_says_why(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    clock = ManualClock()
    joining = Joining(FakeMemory(), clock, 1, SILENCE)
    await joining.note()
    waiting = asyncio.create_task(joining.wait())
    await clock.advance(0)
    assert "the next one begins in 5 s" in caplog.text
    await clock.advance(4)
    assert not waiting.done()
    await clock.advance(1)
    assert waiting.done()


async def test_a_session_that_discord_takes_away_is_not_begun_anew_too_often(
    caplog: pytest.LogCaptureFixture,
) -> None:
    memory, clock = FakeMemory(), ManualClock()
    joining = Joining(memory, clock, 1, SILENCE)
    client = Mothership(joining)
    await client.before_identify_hook(None, initial=True)
    assert len(memory.kept) == 1
    kept = dict(memory.kept)
    with pytest.raises(HeldBackError):
        await client.before_identify_hook(None, initial=False)
    assert memory.kept == kept
    assert "the next one begins in 5 s" in caplog.text
    await clock.advance(5)
    await joining.begin(waited=False)
    assert memory.kept != kept


async def test_a_connection_that_swallows_its_end_is_left_all_the_same() -> None:
    """`asyncio.wait_for` of Python 3.11 does so where what it waits for ends at that moment."""
    began = asyncio.Event()

    async def stubborn() -> None:
        with contextlib.suppress(asyncio.CancelledError):
            began.set()
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    connection = asyncio.create_task(stubborn())
    await began.wait()
    await Mothership().leave(connection)
    assert connection.cancelled()
