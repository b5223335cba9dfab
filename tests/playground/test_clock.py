"""The clocks: one that stands until it is moved, and one for another process."""

import asyncio

import aiohttp
import pytest

from playground import RealClock, RemoteClock, VirtualClock
from playground.limits import GUARD
from tests.playground.stage import MakeStage, spin


def test_what_falls_due_happens_in_order(clock: VirtualClock) -> None:
    start = clock.now()
    happened: list[tuple[str, float]] = []
    for name, after in (("b", 20.0), ("a", 10.0), ("c", 30.0)):
        clock.call_at(start + after, lambda name=name: happened.append((name, clock.now() - start)))  # type: ignore[misc]
    clock.advance(25)
    assert happened == [("a", 10.0), ("b", 20.0)]
    assert clock.now() == start + 25


def test_what_is_called_off_does_not_happen(clock: VirtualClock) -> None:
    happened: list[str] = []
    clock.call_at(clock.now() + 5, lambda: happened.append("x")).cancel()
    clock.advance(10)
    assert happened == []


def test_skipping_goes_to_the_next_sleeper(clock: VirtualClock) -> None:
    start = clock.now()
    assert clock.advance_to_next() is None
    clock.call_at(start + 5, lambda: None)
    clock.call_at(start + 60, lambda: None, sleeper=True)
    clock.call_at(start + 90, lambda: None, sleeper=True)
    assert clock.advance_to_next() == start + 60
    assert clock.sleepers() == [start + 90]


async def test_the_real_clock_runs() -> None:
    clock = RealClock()
    done = asyncio.Event()
    clock.call_at(clock.now() + 0.01, done.set)
    async with asyncio.timeout(GUARD):
        await done.wait()
    await clock.changed(clock.now())


async def test_another_process_sleeps_by_it(make_stage: MakeStage, clock: VirtualClock) -> None:
    stage = await make_stage(clock=clock)
    async with RemoteClock(stage.standin.clock_base) as remote:
        start = clock.now()
        assert remote.now() == start
        sleeping = asyncio.create_task(remote.sleep_until(start + 86_400))
        await clock.wait_sleeper()
        clock.advance(3600)
        await asyncio.sleep(0)
        assert not sleeping.done()
        assert clock.advance_to_next() == start + 86_400
        async with asyncio.timeout(GUARD):
            await sleeping
        assert remote.now() == start + 86_400


async def test_another_process_hears_of_every_change(
    make_stage: MakeStage, clock: VirtualClock
) -> None:
    stage = await make_stage(clock=clock)
    async with RemoteClock(stage.standin.clock_base) as remote:
        clock.advance(100)
        await spin(lambda: remote.now() == clock.now())


async def test_who_follows_knows_the_time_once_it_comes_back(
    make_stage: MakeStage, clock: VirtualClock
) -> None:
    stage = await make_stage(clock=clock)
    async with RemoteClock(stage.standin.clock_base) as remote, asyncio.timeout(GUARD):
        for _ in range(3):
            clock.advance(0.001)
            assert remote.now() < clock.now()
            await clock.followed()
            assert remote.now() == clock.now()


async def test_a_sleep_that_is_called_off_leaves_nothing(
    make_stage: MakeStage, clock: VirtualClock
) -> None:
    stage = await make_stage(clock=clock)
    async with RemoteClock(stage.standin.clock_base) as remote:
        sleeping = asyncio.create_task(remote.sleep_until(clock.now() + 50))
        await clock.wait_sleeper()
        sleeping.cancel()
        await spin(lambda: not clock.sleepers())
        clock.advance(60)


async def test_a_remote_real_clock_runs_by_itself(make_stage: MakeStage) -> None:
    stage = await make_stage()
    began = stage.standin.clock.now()
    async with RemoteClock(stage.standin.clock_base) as remote:
        assert began <= remote.now() <= stage.standin.clock.now()
        async with asyncio.timeout(GUARD):
            await remote.sleep_until(remote.now() + 0.02)


async def test_wrong_questions_are_answered_in_words(
    make_stage: MakeStage, clock: VirtualClock
) -> None:
    stage = await make_stage(clock=clock)
    url = f"{stage.standin.clock_base}/wait?until=soon"
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        assert response.status == 400
        assert "until" in await response.text()


async def test_a_remote_clock_wants_to_be_entered() -> None:
    with pytest.raises(RuntimeError, match="enter"):
        await RemoteClock("http://127.0.0.1:1").sleep_until(1.0)
