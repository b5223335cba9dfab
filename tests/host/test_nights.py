"""Nights of a table, and time that is given back."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from engine.core.words import Text
from engine.host.runtime.runtime import BEAT
from engine.host.steps.base.timetable import WORTH_SAYING
from engine.host.values.posts import PostKind
from engine.host.values.times import between
from tests.host.clockwork import GROUP, HOST, HOUR, NIGHT, begun, due, notes, passes, posts
from tests.host.fakes import EPOCH, FakePresenter, ManualClock
from tests.host.house import CHANNEL, PACE, House, house


async def test_a_deadline_never_falls_into_the_tables_night(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await begun(home, pace=10 * HOUR, night=NIGHT)
        for _ in range(4):
            row = await home.row(number)
            assert row.deadline is not None
            opened, at = row.deadline.opened, row.deadline.due
            assert between(opened, at, NIGHT) == pytest.approx(10 * HOUR)
            await passes(home, at - home.clock.now() - 1)
            same = (await home.row(number)).deadline
            assert same is not None
            assert same.group == row.deadline.group
            await passes(home, 1)
            after = (await home.row(number)).deadline
            assert after is None or after.group != row.deadline.group


@pytest.mark.parametrize("hours", [3, 11, 30])
async def test_time_away_is_given_back_in_running_time(tmp_path: Path, hours: int) -> None:
    async with house(tmp_path) as home:
        number = await begun(home, pace=10 * HOUR, night=NIGHT)
        await passes(home, HOUR)
        left = between(home.clock.now(), await due(home), NIGHT)
    await home.clock.advance(hours * HOUR)
    async with house(tmp_path, presenter=home.presenter) as home:
        assert between(home.clock.now(), await due(home), NIGHT) == pytest.approx(left)
        await passes(home, 1)
        assert notes(home) == ["note-given-back"]
        assert (await home.panel(number, HOST)).group == GROUP


async def test_time_away_at_night_moves_nothing_and_is_not_said(tmp_path: Path) -> None:
    evening = EPOCH - EPOCH % 86400 + 20 * HOUR  # 21:00 in Rome
    presenter = FakePresenter(ManualClock(evening))
    async with house(tmp_path, presenter=presenter) as home:
        await begun(home, pace=10 * HOUR, night=NIGHT)
        before = await due(home)
        await passes(home, 2 * HOUR)
    await home.clock.advance(5 * HOUR)
    async with house(tmp_path, presenter=presenter) as home:
        await passes(home, HOUR)
        assert await due(home) == pytest.approx(before)
        assert notes(home) == []


async def test_time_given_back_is_said_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await begun(home)
    await home.clock.advance(3 * HOUR)
    async with house(tmp_path, presenter=home.presenter) as home:
        await passes(home, 1)
        assert notes(home) == ["note-given-back"]
        (note,) = posts(home, CHANNEL, PostKind.NOTE)
        assert dict(note.texts[0].args)["span"] == Text("pace-hours", (("hours", 3),))
    await home.clock.advance(WORTH_SAYING / 2)
    async with house(tmp_path, presenter=home.presenter) as home:
        await passes(home, PACE / 2)
        assert notes(home) == ["note-given-back"]


async def test_a_machine_that_slept_gives_the_time_back(tmp_path: Path) -> None:
    clock = ManualClock()
    async with house(tmp_path, presenter=FakePresenter(clock), suspends=True) as home:
        number = await begun(home)
        await passes(home, BEAT)
        before = await due(home)
        clock.jump(5 * PACE)
        await passes(home, 0)
        await passes(home, BEAT)
        await home.reachable_again()
        await home.host.wait_idle()
        assert (await home.panel(number, HOST)).group == GROUP
        assert await due(home) == pytest.approx(before + 5 * PACE, abs=3 * BEAT)


async def test_a_beat_that_is_late_is_no_sleep(tmp_path: Path) -> None:
    clock = ManualClock()
    async with house(tmp_path, presenter=FakePresenter(clock), suspends=True) as home:
        await begun(home)
        await passes(home, BEAT)
        before = await due(home)
        clock.jump(BEAT * 0.9)
        await passes(home, BEAT)
        assert await due(home) == before


@asynccontextmanager
async def cut_off(tmp_path: Path) -> AsyncIterator[tuple[House, list[bool]]]:
    online = [True]
    async with house(tmp_path, reachable=lambda: online[0]) as home:
        yield home, online


async def test_a_long_outage_of_the_gateway_is_said_too(tmp_path: Path) -> None:
    async with cut_off(tmp_path) as (home, online):
        await begun(home)
        await passes(home, BEAT)
        online[0] = False
        await passes(home, HOUR)
        online[0] = True
        await passes(home, BEAT)
        await home.reachable_again()
        await passes(home, BEAT)
        assert notes(home) == ["note-given-back"]
