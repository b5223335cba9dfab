"""Threads: a game that wants one moves there before anything is fixed, once, whatever breaks."""

import asyncio
from pathlib import Path

import pytest

from engine.host.runtime.publisher import FIRST_WAIT, NONCE_LIFE
from engine.host.values.posts import PostKind
from engine.host.values.records import GameInfo, GameStatus
from engine.host.values.terms import Terms
from playground.limits import GUARD
from tests.host.fakes import FakePresenter, ManualClock, until
from tests.host.house import CHANNEL, PACE, PEOPLE, House, card, house
from tests.host.test_crashes import CrashError, kill

THREAD = 1000  # the lobby is the first message of a fake
LATER = 2 * NONCE_LIFE


def kinds(presenter: FakePresenter, place: int) -> list[str]:
    return [post.kind.value for post in presenter.at(place)]


async def lobby_with_thread(home: House) -> int:
    """Open a lobby whose host wants a thread."""
    number = await home.lobby(terms=Terms(pace=PACE, thread=True))
    await home.host.wait_idle()
    return number


async def test_a_game_moves_into_its_thread(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await lobby_with_thread(home)
        await home.start(number)
        await home.host.wait_idle()
        info = (await home.row(number)).info
        assert (info.channel, info.parent) == (THREAD, CHANNEL)
        assert kinds(home.presenter, CHANNEL) == ["lobby"]
        assert kinds(home.presenter, THREAD)[:2] == ["start", "news"]
        start, news = home.presenter.at(THREAD)[:2]
        assert start.called == PEOPLE[:3]
        assert not news.called
        lobby = home.presenter.stands(CHANNEL)[0]
        assert (lobby.game.status, lobby.game.channel) == (GameStatus.RUNNING, THREAD)
        assert await home.host.game_in(CHANNEL) is None
        assert card_number(await home.host.game_in(THREAD)) == number
        await home.play(number)
        assert "over" in kinds(home.presenter, THREAD)
        assert set(kinds(home.presenter, CHANNEL)) == {"lobby"}
        again = card(await home.host.rematch(number, PEOPLE[0], "One"))
        assert (again.channel, again.parent) == (CHANNEL, None)


def card_number(info: GameInfo | None) -> int:
    assert info is not None
    return info.number


async def test_a_game_that_gets_no_thread_stays_and_says_so_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await lobby_with_thread(home)
        home.presenter.forbidden.add(PostKind.THREAD)
        await home.start(number)
        await home.play(number)
        info = (await home.row(number)).info
        assert (info.channel, info.parent) == (CHANNEL, None)
        notes = [text.key for post in home.presenter.at(CHANNEL) for text in post.texts]
        assert notes.count("thread-refused") == 1


async def test_a_game_stays_where_a_thread_opened_by_hand_has_another(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await lobby_with_thread(home)
        other = await home.lobby(channel=THREAD)
        await home.start(number)
        await home.play(number)
        session, row = await home.host.info(number), (await home.row(number)).info
        assert session is not None
        assert (session.channel, session.parent) == (row.channel, row.parent) == (CHANNEL, None)
        notes = [text.key for post in home.presenter.at(CHANNEL) for text in post.texts]
        assert notes.count("thread-refused") == 1
        assert not home.presenter.threads
        assert card_number(await home.host.game_in(THREAD)) == other


async def test_a_game_that_is_called_off_moves_nowhere(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await lobby_with_thread(home)
        home.presenter.failures[CHANNEL] = 1
        card(await home.host.start(number, PEOPLE[0]))
        card(await home.host.cancel(number, PEOPLE[0]))
        await until(lambda: home.clock.sleeps_until(home.clock.now() + FIRST_WAIT))
        await home.clock.advance(LATER)
        await home.host.wait_idle()
        assert (await home.row(number)).info.channel == CHANNEL
        assert kinds(home.presenter, CHANNEL)[-1] == "cancelled"
        assert not home.presenter.threads


@pytest.mark.parametrize("away", [1.0, LATER])
@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize(
    "point", ["after-commit", "before-send", "after-send", "before-mark", "after-mark"]
)
async def test_a_game_moves_once_wherever_it_was_killed(
    tmp_path: Path, point: str, count: int, away: float
) -> None:
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
    presenter, died, left = FakePresenter(ManualClock()), asyncio.Event(), [0]

    def fuse(reached: str) -> None:
        left[0] -= reached == point
        if died.is_set() or (reached == point and left[0] == 0):
            died.set()
            raise CrashError

    async with house(tmp_path, presenter=presenter, points=fuse) as home:
        number = await lobby_with_thread(home)
        left[0] = count
        starting = asyncio.create_task(home.host.start(number, PEOPLE[0]))
        async with asyncio.timeout(GUARD):
            await died.wait()
        await kill(home.host)
        await asyncio.gather(starting, return_exceptions=True)
    await presenter.clock.advance(away)
    async with house(tmp_path, presenter=presenter) as home:
        await home.host.wait_idle()
        info = (await home.row(number)).info
        assert (info.status, info.channel) == (GameStatus.RUNNING, THREAD)
        assert kinds(presenter, CHANNEL) == ["lobby"]
        assert kinds(presenter, THREAD)[:2] == ["start", "news"]
        assert kinds(presenter, THREAD).count("start") == 1
