"""A game whose rules break stops alone; nothing secret reaches a log."""

import logging
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.asks import Answer, Seat
from engine.host.values.denials import Denial
from engine.host.values.records import GameStatus
from tests.host.house import CHANNEL, KEY, PACE, PEOPLE, card, house, reason
from tests.toy.game import ToyGame, ToyTurn
from tests.toy.state import State

SECRET = "canary-in-the-order"


class Brittle(ToyGame):
    """Breaks where four coins are bid."""

    def decide(self, state: State, answers: dict[Seat, Answer]) -> ToyTurn:
        if any(answer.get("bid") == ("4",) for answer in answers.values()):
            raise ZeroDivisionError(SECRET)
        return super().decide(state, answers)


async def reports(home: Any) -> list[tuple[int, str]]:
    rows: list[tuple[int, str]] = await home.database.read(
        lambda sql: sql.execute("SELECT game, report FROM reports").fetchall()
    )
    return rows


async def test_a_game_that_breaks_stops_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with house(tmp_path, game=Brittle()) as home:
        number = await home.started()
        other = await home.started(channel=8)
        for person in PEOPLE[:2]:
            await home.submit(number, person, {"bid": ("0",)})
        outcome = await reason(home.host.submit(number, PEOPLE[2], "r1:bid", {"bid": ("4",)}))
        assert outcome == Denial.HALTED
        await home.host.wait_idle()
        assert await home.status(number) is GameStatus.HALTED
        assert home.presenter.at(CHANNEL)[-1].kind == "halted"
        ((game, report),) = await reports(home)
        assert game == number
        assert SECRET in report
        assert "Traceback" in report
        for person in PEOPLE[:3]:
            assert await reason(home.host.panel(number, person)) == Denial.HALTED
            assert await reason(home.host.submit(number, person, "r1:bid", {})) == Denial.HALTED
            await home.submit(other, person, {"bid": ("0",)})
        glance = await home.host.glance(other, None)
        assert glance.group == "r1:prize"
    said = caplog.text
    assert "halted: ZeroDivisionError" in said
    assert SECRET not in said


async def test_a_halted_game_stays_as_it_was_and_can_be_cancelled(tmp_path: Path) -> None:
    async with house(tmp_path, game=Brittle()) as home:
        number = await home.started()
        await home.host.save(number, PEOPLE[0], "r1:bid", {"bid": ("4",)})
        before = await home.store.table(number)
        await home.clock.advance(PACE)
        await home.host.wait_idle()
        assert await home.status(number) is GameStatus.HALTED
        after = await home.store.table(number)
        assert before is not None
        assert after == replace(before, revision=(await home.row()).info.revision)
    async with house(tmp_path, game=Brittle(), presenter=home.presenter) as home:
        await home.clock.advance(10 * PACE)
        assert await home.status(number) is GameStatus.HALTED
        card(await home.host.cancel(number, PEOPLE[0]))
        assert await home.host.game_in(CHANNEL) is None


async def test_logs_hold_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with house(tmp_path) as home:
        home.presenter.closed.add(PEOPLE[0])
        number = await home.started()
        home.presenter.failures[CHANNEL] = 1
        await home.play_round(number)
        await home.clock.advance(5)
        await home.play(number)
    said = caplog.text
    assert "ConnectionResetError" in said
    assert "parked" in said
    for secret in (KEY.hex(), repr(KEY)[2:20], "blue-", "red-", "a secret that no log may show"):
        assert secret not in said
