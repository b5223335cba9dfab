"""The gate: never too many posts in a second, what matters first, no game before the others."""

import asyncio

import pytest

from cogs.delivery.sending import (
    LOT,
    MOST_REFUSALS,
    PATIENCE,
    REFUSAL_WINDOW,
    Gate,
    SendingPriority,
    rank_of,
)
from engine.host.ports import StoppingError
from engine.host.values.posts import PostKind
from tests.host.fakes import ManualClock, spin


class Line:
    """People at a gate; remembers who went through, and when."""

    def __init__(self, per_second: float, common: "Common | None" = None) -> None:
        self.clock = common.clock if common else ManualClock()
        self.gate = Gate(self.clock, per_second, paces=common)
        self.passed: list[tuple[float, SendingPriority, int]] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.began = self.clock.now()

    def come(self, rank: SendingPriority, game: int) -> None:
        self.tasks.append(asyncio.create_task(self._pass(rank, game)))

    async def _pass(self, rank: SendingPriority, game: int) -> None:
        await self.gate.turn(rank, game)
        self.passed.append((self.clock.now() - self.began, rank, game))

    async def leave(self) -> None:
        self.gate.close()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def games(self) -> list[int]:
        return [game for _, _, game in self.passed]


async def test_no_second_sees_more_than_it_may() -> None:
    line = Line(5)
    for game in range(40):
        line.come(SendingPriority.REVEAL, game)
    await spin()
    for _ in range(80):
        await line.clock.advance(0.1)
    times = [when for when, _, _ in line.passed]
    assert len(times) == 40
    for first in times:
        assert sum(first <= when < first + 0.999 for when in times) <= 5
    assert times[-1] == pytest.approx(7.0)
    await line.leave()


async def test_who_shares_the_posts_lets_no_more_through_than_its_share() -> None:
    lines = [Line(8) for _ in range(2)]
    for line, share in zip(lines, (0.25, 0.75), strict=True):
        line.gate.take_share(share)
        for game in range(24):
            line.come(SendingPriority.REVEAL, game)
    await spin()
    for line in lines:
        for _ in range(20):
            await line.clock.advance(0.1)
    assert [len(line.passed) for line in lines] == [4, 12], "of eight in each of two seconds"
    for line in lines:
        await line.leave()


class Common:
    """The pace of all processes, as a server would keep it."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        self.free = 0.0
        self.lots: list[float] = []
        self.answers = True

    async def take(self, _what: str, seconds: float) -> float | None:
        if not self.answers:
            return None
        self.lots.append(seconds)
        begins = max(self.free, self.clock.now())
        self.free = begins + seconds
        return begins - self.clock.now()


async def test_who_has_much_to_say_uses_what_others_leave() -> None:
    common = Common()
    busy, quiet = Line(10, common), Line(10, common)
    for line in (busy, quiet):
        line.gate.take_share(0.5)
    for game in range(44):
        busy.come(SendingPriority.REVEAL, game)
    for game in range(4):
        quiet.come(SendingPriority.REVEAL, game)
    await spin()
    for _ in range(60):
        await common.clock.advance(0.1)
    times = [when for line in (busy, quiet) for when, _, _ in line.passed]
    assert len(times) == 48
    for first in times:
        assert sum(first <= when < first + 0.999 for when in times) <= 10 + LOT
    assert max(times) <= 4.8, "ten a second, whoever sends them"
    assert max(common.lots) == pytest.approx(LOT / 10)
    assert len(common.lots) < 12, "one statement for a lot"
    for line in (busy, quiet):
        await line.leave()


async def test_each_lets_its_share_through_while_nobody_knows_the_common_pace() -> None:
    common = Common()
    common.answers = False
    line = Line(8, common)
    line.gate.take_share(0.25)
    for game in range(24):
        line.come(SendingPriority.REVEAL, game)
    await spin()
    for _ in range(20):
        await common.clock.advance(0.1)
    assert len(line.passed) == 4
    common.answers = True
    for _ in range(15):
        await common.clock.advance(0.1)
    assert len(line.passed) > 12
    await line.leave()


async def test_less_than_one_a_second_is_kept_too() -> None:
    line = Line(0.5)
    for game in range(3):
        line.come(SendingPriority.REVEAL, game)
    await spin()
    await line.clock.advance(10)
    assert [when for when, _, _ in line.passed] == [0.0, 2.0, 4.0]
    await line.leave()


async def test_what_matters_more_goes_first() -> None:
    line = Line(1)
    line.come(SendingPriority.ANNOUNCEMENT, 1)
    await spin()
    for rank in (
        SendingPriority.ANNOUNCEMENT,
        SendingPriority.REMINDER,
        SendingPriority.REPLY,
        SendingPriority.REVEAL,
    ):
        line.come(rank, 2)
    await spin()
    await line.clock.advance(2)
    line.come(SendingPriority.REVEAL, 3)
    await spin()
    await line.clock.advance(5)
    assert [rank for _, rank, _ in line.passed] == [
        SendingPriority.ANNOUNCEMENT,
        SendingPriority.REVEAL,
        SendingPriority.REPLY,
        SendingPriority.REVEAL,
        SendingPriority.REMINDER,
        SendingPriority.ANNOUNCEMENT,
    ]
    await line.leave()


async def test_nobody_waits_for_ever() -> None:
    line = Line(1)
    line.come(SendingPriority.REVEAL, 1)
    line.come(SendingPriority.ANNOUNCEMENT, 99)
    for game in range(2, 40):
        await spin()
        line.come(SendingPriority.REVEAL, game)
        await line.clock.advance(1)
    assert 99 in line.games()
    assert line.games().index(99) == pytest.approx(PATIENCE, abs=1)
    await line.leave()


async def test_games_take_turns() -> None:
    line = Line(1)
    for _ in range(4):
        line.come(SendingPriority.REVEAL, 1)
    for game in (2, 3):
        line.come(SendingPriority.REVEAL, game)
    await spin()
    await line.clock.advance(10)
    assert line.games() == [1, 2, 3, 1, 1, 1]
    await line.leave()


async def test_whoever_goes_away_takes_no_turn() -> None:
    line = Line(1)
    for game in (1, 2, 3):
        line.come(SendingPriority.REVEAL, game)
    await spin()
    line.tasks[1].cancel()
    await line.clock.advance(1)
    assert line.games() == [1, 3]
    await line.leave()


async def test_many_refusals_close_the_gate_for_a_while(caplog: pytest.LogCaptureFixture) -> None:
    line = Line(10)
    for _ in range(MOST_REFUSALS):
        line.gate.refused()
    line.come(SendingPriority.REVEAL, 1)
    await spin()
    await line.clock.advance(REFUSAL_WINDOW - 1)
    assert not line.passed
    assert "missing permissions" in caplog.text
    await line.clock.advance(1)
    assert line.games() == [1]
    await line.leave()


async def test_fewer_refusals_do_not() -> None:
    line = Line(10)
    for _ in range(MOST_REFUSALS - 1):
        line.gate.refused()
    line.come(SendingPriority.REVEAL, 1)
    await spin()
    assert line.games() == [1]
    await line.leave()


async def test_a_closed_gate_lets_nobody_wait() -> None:
    line = Line(1)
    line.come(SendingPriority.REVEAL, 1)
    line.come(SendingPriority.REVEAL, 2)
    await spin()
    await line.leave()
    assert isinstance(line.tasks[1].exception(), StoppingError)
    with pytest.raises(StoppingError):
        await line.gate.turn(SendingPriority.REVEAL, 3)


def test_every_kind_has_a_rank() -> None:
    assert rank_of(PostKind.NEWS) < rank_of(PostKind.ORDER)
    assert all(rank_of(kind) in SendingPriority for kind in PostKind)
