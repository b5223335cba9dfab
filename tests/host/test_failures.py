"""A disk that fails for a while, standing orders, and the clock of this machine."""

import asyncio
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from engine.core.log import Closed, Source
from engine.host.runtime.actor import Actor
from engine.host.runtime.runtime import BEAT
from engine.host.runtime.system_clock import SystemClock
from engine.host.values.denials import Denial
from playground.limits import GUARD
from storage.engines.sql import Sql
from tests.host.fakes import spin, until
from tests.host.house import CHANNEL, PACE, PEOPLE, House, house, leave_for_all, reason


def beat(sql: Sql) -> float:
    (when,) = sql.execute("SELECT beat FROM about").fetchone()
    return float(when)


class BadDisk:
    """Fails a number of times instead of doing what the store would do."""

    def __init__(self, home: House, method: str, times: int) -> None:
        self._work = getattr(home.store, method)
        self.left = times
        setattr(home.store, method, self)

    async def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if self.left > 0:
            self.left -= 1
            raise sqlite3.OperationalError("disk full")
        return await self._work(*args, **kwargs)


async def test_a_deadline_that_could_not_be_written_is_tried_again(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.host.wait_idle()
        await home.clock.advance(PACE - 1)
        await home.host.wait_idle()
        disk = BadDisk(home, "commit", 2)
        await home.clock.advance(1)
        await home.host.wait_idle()
        assert disk.left == 1
        await home.clock.advance(30)
        await home.host.wait_idle()
        assert disk.left == 0
        assert (await home.panel(number, PEOPLE[0])).due == home.clock.now() - 30
        await home.clock.advance(30)
        await home.host.wait_idle()
        assert home.presenter.at(CHANNEL)[-1].group == "r1:prize"


async def test_an_order_that_could_not_be_written_is_not_there(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        BadDisk(home, "commit", 1)
        with pytest.raises(sqlite3.OperationalError):
            await home.host.submit(number, PEOPLE[0], "r1:bid", {"bid": ("1",)})
        assert (await home.panel(number, PEOPLE[0])).status == "empty"
        receipt = await home.submit(number, PEOPLE[0], {"bid": ("1",)})
        assert receipt.number == 1


@pytest.mark.parametrize("method", ["create", "commit"])
async def test_what_is_written_though_it_failed_is_told_at_the_next_beat(
    tmp_path: Path, method: str
) -> None:
    async with house(tmp_path) as home:
        number = 0 if method == "create" else await home.lobby(captains=1)
        await home.host.wait_idle()
        work = getattr(home.store, method)

        async def lose(*args: Any, **kwargs: Any) -> Any:
            setattr(home.store, method, work)
            await work(*args, **kwargs)
            raise sqlite3.OperationalError("nobody knows")

        setattr(home.store, method, lose)
        with pytest.raises(sqlite3.OperationalError):
            await (home.host.join(number, PEOPLE[1], "Two") if number else home.lobby(captains=1))
        await home.host.wait_idle()
        said = repr(home.presenter.messages)
        await home.clock.advance(BEAT)
        await until(lambda: repr(home.presenter.messages) != said)
        await home.host.wait_idle()
        assert await home.store.owed() == ()


async def test_a_message_is_marked_later_if_the_disk_fails(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        disk = BadDisk(home, "sent", 1)
        await home.lobby(captains=1)
        await until(lambda: disk.left == 0)
        await spin()
        await home.clock.advance(1)
        await home.host.wait_idle()
        assert await home.store.owed() == ()
        assert len(home.presenter.at(CHANNEL)) == 1


async def test_a_beat_that_fails_is_followed_by_another(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        disk = BadDisk(home, "beat", 1)
        await spin()
        await home.clock.advance(15)
        assert disk.left == 0
        await home.clock.advance(15)
        async with asyncio.timeout(GUARD):
            while await home.database.read(beat) != home.clock.now():  # noqa: ASYNC110
                await asyncio.sleep(0)


async def test_standing_orders_answer_within_the_same_step(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.host.wait_idle()
        await home.change(number, leave_for_all({"bid": ("nothing",), "window": ("pass",)}))
        await home.submit(number, PEOPLE[0], {"bid": ("1",)})
        await home.submit(number, PEOPLE[0], {"prize": ("coins",)})
        await home.host.wait_idle()
        groups = [post.group for post in home.presenter.at(CHANNEL)]
        assert groups == [None, None, "r1:bid", "r1:prize", "r2:prize"]
        table = await home.store.table(number)
        assert table is not None
        closed = [entry for entry in table.log if isinstance(entry, Closed)]
        assert [entry.group for entry in closed] == [
            "r1:bid",
            "r1:prize",
            "r1:window:1",
            "r2:bid",
        ]
        assert {given.source for given in closed[2].given} == {Source.STANDING}


async def test_a_number_no_store_can_hold_is_no_game(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        for number in (0, 77, 2**63, 10**40):
            assert await reason(home.host.panel(number, PEOPLE[0])) == Denial.NO_SUCH_GAME
            assert await reason(home.host.glance(number, None)) == Denial.NO_SUCH_GAME
            assert await reason(home.host.start(number, PEOPLE[0])) == Denial.NO_SUCH_GAME
            assert await reason(home.host.export(number)) == Denial.NO_SUCH_GAME
            outcome = await reason(home.host.submit(number, PEOPLE[0], "r1:bid", None))
            assert outcome == Denial.NO_SUCH_GAME


async def test_the_systems_clock_sleeps_in_naps(monkeypatch: pytest.MonkeyPatch) -> None:
    now, naps = 1000.0, []

    async def nap(seconds: float) -> None:
        nonlocal now
        naps.append(seconds)
        now += seconds

    time = SimpleNamespace(time=lambda: now, monotonic=lambda: now)
    monkeypatch.setattr("engine.host.runtime.system_clock.time", time)
    monkeypatch.setattr("engine.host.runtime.system_clock.asyncio", SimpleNamespace(sleep=nap))
    clock = SystemClock()
    await clock.sleep_until(1000.0)
    assert naps == []
    await clock.sleep_until(1000.0 + 2.5 * 3600)
    assert naps == [3600.0, 3600.0, 1800.0]


async def test_an_actor_goes_on_after_a_job_that_raises() -> None:
    actor, order = Actor(), []

    async def job(name: str) -> str:
        order.append(name)
        await asyncio.sleep(0)
        if name == "bad":
            raise ValueError(name)
        order.append(name)
        return name

    outcomes = await asyncio.gather(
        *(actor.do(lambda name=name: job(name)) for name in ("a", "bad", "c")),  # type: ignore[misc]
        return_exceptions=True,
    )
    assert [str(outcome) for outcome in outcomes] == ["a", "bad", "c"]
    assert order == ["a", "a", "bad", "c", "c"]
    assert actor.task is None
