"""Giving time back while the host runs: clicks meanwhile, a failing disk, a clock set back."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from engine.host.runtime.runtime import BEAT
from engine.host.runtime.system_clock import SystemClock
from engine.host.values.proceedings import Matter
from tests.host.fakes import until
from tests.host.house import PACE, PEOPLE, House, card, house
from tests.host.test_failures import BadDisk
from tests.host.test_votes import called


class Away:
    """Whether people can reach the host, and how it learns that they can again."""

    def __init__(self) -> None:
        self.online = True

    def __call__(self) -> bool:
        return self.online

    async def lasts(self, home: House, seconds: float) -> None:
        await home.clock.advance(BEAT)
        self.online = False
        await home.clock.advance(seconds)
        self.online = True
        await home.clock.advance(BEAT)


async def due(home: House) -> float:
    deadline = (await home.row()).deadline
    assert deadline is not None
    return deadline.due


async def test_a_click_meanwhile_takes_nothing_back(tmp_path: Path) -> None:
    """A step that began before time was given back must not write the old deadline."""
    away = Away()
    async with house(tmp_path, reachable=away) as home:
        number = await home.started(2)
        await home.host.wait_idle()
        before, written = await due(home), asyncio.Event()
        commit: Any = home.store.commit

        async def slow(change: Any) -> Any:
            await written.wait()
            return await commit(change)

        home.store.commit = slow  # type: ignore[method-assign]
        click = asyncio.create_task(home.submit(number, PEOPLE[0], {"bid": ("0",)}))
        await away.lasts(home, PACE / 2)
        while await due(home) == before:
            pass
        written.set()
        await click
        await home.reachable_again()
        assert await due(home) >= before + PACE / 2
        panel = await home.panel(number, PEOPLE[0])
        assert (panel.due, panel.status) == (await due(home), "done")


@pytest.mark.parametrize("paused", [False, True])
async def test_an_open_vote_closes_later(tmp_path: Path, *, paused: bool) -> None:
    """In a pause the clock of the question stands, while the vote has its own."""
    async with house(tmp_path) as home:
        number = await home.started(3)
        if paused:
            card(await home.host.clock.pause(number, PEOPLE[0], PACE))
        await called(home, number, PEOPLE[0], Matter.CANCEL)
        before = await home.row()
        away = await home.store.give_back(home.clock.now() + PACE)
        after = await home.row()
        assert before.info.proceedings.vote is not None
        assert after.info.proceedings.vote is not None
        assert after.info.proceedings.vote.closes == before.info.proceedings.vote.closes + away
        assert before.deadline is not None
        assert after.deadline is not None
        assert after.deadline.due == before.deadline.due + away * (not paused)


@pytest.mark.parametrize("method", ["give_back", "game", "wakes"])
async def test_a_disk_that_fails_meanwhile_stalls_nothing(tmp_path: Path, method: str) -> None:
    away = Away()
    async with house(tmp_path, reachable=away) as home:
        await home.started(2)
        await home.host.wait_idle()
        before, disk = await due(home), BadDisk(home, method, 1)
        await away.lasts(home, PACE / 2)
        await until(lambda: not disk.left)
        for _ in range(3):
            await home.clock.advance(BEAT)
        await home.reachable_again()
        assert before + PACE / 2 <= await due(home) <= before + PACE / 2 + 5 * BEAT
        await home.clock.advance(PACE)
        await home.host.wait_idle()
        assert await due(home) > home.clock.now()


async def test_a_clock_that_is_set_back_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sleeps for seconds wakes after as many, though the hour they waited for is far."""
    now, ran, naps = 10_000.0, 0.0, list[float]()

    async def nap(seconds: float) -> None:
        nonlocal now, ran
        naps.append(seconds)
        ran += seconds
        now += seconds - (5000.0 if len(naps) == 1 else 0.0)

    time = SimpleNamespace(time=lambda: now, monotonic=lambda: ran)
    monkeypatch.setattr("engine.host.runtime.system_clock.time", time)
    monkeypatch.setattr("engine.host.runtime.system_clock.asyncio", SimpleNamespace(sleep=nap))
    await SystemClock().sleep_until(10_015.0)
    assert naps == [15.0]
