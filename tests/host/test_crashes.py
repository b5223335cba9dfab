"""Crashes at every named point of every step: nothing is lost, nothing comes twice."""

import asyncio
import random
from pathlib import Path

import pytest
from msgspec import json

from engine.core.asks import Answer
from engine.core.log import Closed
from engine.host.host import Host
from engine.host.values.denials import Denial
from engine.host.values.posts import Post, PostKind
from engine.host.values.records import OPEN, GameInfo
from engine.host.values.rows import ReceiptRow, TableRow
from storage.engines.sql import Sql
from tests.host.fakes import FakePresenter, ManualClock
from tests.host.house import CHANNEL, PACE, PEOPLE, House, RoundStoryboard, card, house, reason

POINTS = {  # when the fuse blows in each life: as early as still gets the game further
    "before-commit": 2,
    "after-commit": 1,
    "before-send": 2,
    "after-send": 2,
    "before-mark": 2,
    "after-mark": 1,
}
ILLUSTRATED = frozenset({PostKind.LOBBY, PostKind.NEWS, PostKind.ORDER, PostKind.OVER})
STAGING = RoundStoryboard(room=5, late=1)  # posts grow, overflow, and end late
SHORT, LONG = 10.0, 600.0  # seconds away: nonces are still known, or forgotten


class CrashError(BaseException):
    """The process dies here."""


class Fuse:
    """Crashes when a point is reached for the n-th time, and from then on at every point.

    It rests while a game starts: a start post that was not found again brings other dice, and
    what then becomes of a start is tested for itself.
    """

    def __init__(self, point: str, count: int) -> None:
        self.point = point
        self.left = count
        self.blew = asyncio.Event()
        self.rests = False

    @property
    def blown(self) -> bool:
        return self.blew.is_set()

    def __call__(self, point: str) -> None:
        if point == self.point and not self.rests:
            self.left -= 1
        if self.left <= 0:
            self.blew.set()
        if self.blown:
            raise CrashError


async def kill(host: Host) -> None:
    """End all tasks of a host as a SIGKILL would: without another word."""
    tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def go_on(home: House, fuse: Fuse) -> None:
    """Take the game from wherever it stands one round further."""
    info = await home.host.game_in(CHANNEL)
    if info is None:
        info = await opened(home)
    if info.status == "lobby":
        for person in PEOPLE[:3]:
            if info.seat_of(person) is None:
                info = card(await home.host.join(info.number, person, f"Captain {person}"))
        for seat in info.seats:
            if seat.ready is None or home.clock.now() - seat.ready > PACE / 2:
                assert seat.person is not None
                card(await home.host.seating.ready(info.number, seat.person))
        await home.host.wait_idle()
        fuse.rests = True
        await home.start(info.number)
        fuse.rests = False
    await home.play_round(info.number)
    await home.host.wait_idle()


async def opened(home: House) -> GameInfo:
    return await home.open(guild=None, name="Captain 101", seats=3)


class Life:
    """A game over many lives of the process."""

    def __init__(self, folder: Path, away: float) -> None:
        self.folder = folder
        self.away = away
        self.presenter = FakePresenter(ManualClock())
        self.receipts: list[tuple[int, Answer]] = []
        self.crashes = 0

    async def live(self, fuse: Fuse) -> bool:
        """Play until the game is over or the fuse blows; tell whether it is over."""
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
        async with house(
            self.folder, presenter=self.presenter, points=fuse, storyboard=STAGING
        ) as home:
            task = asyncio.create_task(self._play(home, fuse))
            blew = asyncio.create_task(fuse.blew.wait())
            await asyncio.wait({task, blew}, return_when=asyncio.FIRST_COMPLETED)
            blew.cancel()
            if fuse.blown:
                await kill(home.host)
            over = not fuse.blown and await task
            self.receipts += [(receipt.number, receipt.answer) for receipt in home.receipts]
        if fuse.blown:
            self.crashes += 1
            await self.presenter.clock.advance(self.away)
        return over

    async def _play(self, home: House, fuse: Fuse) -> bool:
        await home.host.wait_idle()
        while (info := await home.host.info(1)) is None or info.status in OPEN:
            await go_on(home, fuse)
        return True

    async def table(self) -> TableRow:
        """Read the game as it was stored."""
        async with house(self.folder, presenter=self.presenter) as home:
            await home.host.wait_idle()
            table = await home.store.table(1)
            assert table is not None
            kept = {receipt.number: receipt for receipt in await home.database.read(receipts)}
            assert {number for number, _ in self.receipts} <= set(kept)
            for number, answer in self.receipts:
                assert kept[number].answer == answer
            given = {
                (entry.group, given.seat): given.answer
                for entry in table.log
                if isinstance(entry, Closed)
                for given in entry.given
            }
            for receipt in kept.values():
                assert given[receipt.group, receipt.seat] == receipt.answer
            return table


def receipts(sql: Sql) -> list[ReceiptRow]:
    rows = sql.execute("SELECT number, seat, grp, answer FROM receipts")
    return [
        ReceiptRow(number, seat, group, json.decode(answer, type=Answer))
        for number, seat, group, answer in rows
    ]


def said(presenter: FakePresenter) -> list[tuple[object, ...]]:
    """List what stands in all places at the end, without what differs from life to life."""
    places = sorted({message.place for message in presenter.messages.values()})
    standing = [post for place in places for post in presenter.stands(place)]
    return [summary(post) for post in standing if post.kind is not PostKind.NOTE]


def summary(post: Post) -> tuple[object, ...]:
    """Leave out the mark: notes of time that was given back have numbers too."""
    told = (post.view, post.events, post.over, post.why, post.closed, post.late)
    return (post.kind, post.seat, post.group, *told)


async def undisturbed(folder: Path) -> Life:
    life = Life(folder, 0)
    assert await life.live(Fuse("never", 1))
    return life


@pytest.mark.parametrize("away", [SHORT, LONG])
@pytest.mark.parametrize("point", list(POINTS))
async def test_a_crash_at_every_step_changes_nothing(
    tmp_path: Path, point: str, away: float
) -> None:
    await check_crashes(tmp_path, point, Life(tmp_path / "storm", away))


@pytest.mark.parametrize("away", [SHORT, LONG])
@pytest.mark.parametrize("point", ["before-send", "after-send", "before-mark"])
async def test_a_crash_between_words_and_picture_loses_neither(
    tmp_path: Path, point: str, away: float
) -> None:
    life = Life(tmp_path / "storm", away)
    life.presenter.slow = ILLUSTRATED
    await check_crashes(tmp_path, point, life)
    assert not [each for each in life.presenter.messages.values() if each.bare]


async def check_crashes(tmp_path: Path, point: str, life: Life) -> None:
    """Crash again and again; all must come to the same as without."""
    (tmp_path / "calm").mkdir()
    (tmp_path / "storm").mkdir()
    calm = await undisturbed(tmp_path / "calm")
    for lives in range(2000):
        lanes = 6 if life.presenter.slow else 2  # they crash each other else
        later = 0 if point.endswith("commit") else lives % lanes
        if await life.live(Fuse(point, POINTS[point] + later)):
            break
    else:
        pytest.fail("the game does not come to its end")
    assert life.crashes > 10
    assert (await life.table()).log == (await calm.table()).log
    assert said(life.presenter) == said(calm.presenter)


async def test_a_fuse_that_is_blown_loses_what_was_not_committed(tmp_path: Path) -> None:
    life = Life(tmp_path, SHORT)
    assert not await life.live(Fuse("before-commit", 1))
    async with house(tmp_path, presenter=life.presenter) as home:
        assert await home.host.game_in(CHANNEL) is None
        assert await reason(home.host.panel(1, PEOPLE[0])) == Denial.NO_SUCH_GAME
    assert not life.presenter.messages


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100))
async def test_crashes_anywhere_change_nothing(tmp_path: Path, seed: int) -> None:
    (tmp_path / "calm").mkdir()
    (tmp_path / "storm").mkdir()
    rng = random.Random(seed)
    calm = await undisturbed(tmp_path / "calm")
    life = Life(tmp_path / "storm", 0)
    for _ in range(2000):
        life.away = rng.choice([0.0, SHORT, 150.0, LONG, 3 * PACE])
        if await life.live(Fuse(rng.choice(list(POINTS)), rng.randint(1, 8))):
            break
    assert (await life.table()).log == (await calm.table()).log
    assert said(life.presenter) == said(calm.presenter)
