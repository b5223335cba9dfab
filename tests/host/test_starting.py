"""Starting: nothing is dealt before the post is out whose id goes into the dice."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.core.export import verify
from engine.core.registry import Registry
from engine.core.start import header_digest
from engine.host.runtime.publisher import MOST_STARTS, NONCE_LIFE
from engine.host.values.denials import Denial
from engine.host.values.posts import Post, PostKind
from engine.host.values.proceedings import Proceedings
from engine.host.values.records import GameStatus
from engine.host.values.rows import Change
from playground.limits import GUARD
from tests.host.fakes import FakePresenter, ManualClock, until
from tests.host.house import CHANNEL, GUILD, PACE, PEOPLE, House, card, house, reason
from tests.host.test_crashes import CrashError, kill
from tests.toy.game import TOY

LATER = 2 * NONCE_LIFE


def starts(presenter: FakePresenter) -> list[Post]:
    return [post for post in presenter.at(CHANNEL) if post.kind is PostKind.START]


def id_of_start(presenter: FakePresenter) -> str:
    (reference,) = [
        reference
        for reference, message in presenter.messages.items()
        if message.post.kind is PostKind.START
    ]
    return reference


async def stalled(home: House) -> int:
    """Start a game whose start post cannot be sent just now."""
    number = await home.lobby()
    await home.host.wait_idle()
    home.presenter.failures[CHANNEL] = 1
    card(await home.host.start(number, PEOPLE[0]))
    await until(lambda: not home.presenter.failures[CHANNEL])
    return number


async def test_the_id_of_the_post_that_fixed_the_game_is_in_its_dice(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.play(number)
        report = verify(await home.host.export(number), Registry((TOY,)).find)
        (post,) = starts(home.presenter)
        assert report.post == id_of_start(home.presenter)
        assert report.header == post.digest
        assert not home.presenter.messages[report.post].edits


async def test_nothing_runs_and_nothing_changes_while_a_game_starts(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await stalled(home)
        assert await home.store.table(number) is None
        row, host, (first, _, _, stranger) = await home.row(number), home.host, PEOPLE
        assert row.deadline is None
        for act in (
            host.join(number, stranger, "Late"),
            host.leave(number, first),
            host.start(number, first),
            host.panel(number, first),
            host.orders(number, first),
            host.seating.add_line(number, first, "late"),
            host.seating.dismiss(number, first),
            host.seating.settle(number, first, lambda game: game),
        ):
            assert await reason(act) == Denial.STARTING
        assert not starts(home.presenter)
        await home.clock.advance(LATER)
        await home.begun(number)
        assert await home.status(number) is GameStatus.RUNNING
        deadline = (await home.row(number)).deadline
        assert deadline is not None
        assert deadline.due - deadline.opened == PACE
        assert deadline.opened > (row.info.seats[0].ready or 0.0)
        assert len(starts(home.presenter)) == 1


async def test_a_game_that_is_called_off_while_it_starts_posts_no_start(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await stalled(home)
        card(await home.host.cancel(number, PEOPLE[0]))
        await home.clock.advance(LATER)
        await home.host.wait_idle()
        assert await home.status(number) is GameStatus.CANCELLED
        assert not starts(home.presenter)


async def test_a_start_that_cannot_be_posted_ends_the_game_with_a_word_to_each(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        number = await home.lobby()
        await home.host.wait_idle()
        home.presenter.closed.add(CHANNEL)
        card(await home.host.start(number, PEOPLE[0]))
        await home.host.wait_idle()
        assert await home.status(number) is GameStatus.CANCELLED
        for person in PEOPLE[:3]:
            (told,) = [each.text for each in home.presenter.at(person) if each.text]
            assert told.key == "start-unposted"
        assert await home.host.game_in(CHANNEL) is None


class Killed:
    """The process dies as soon as this point is reached in a game that starts."""

    def __init__(self, point: str, presenter: FakePresenter, closed: bool = False) -> None:
        self.point = point
        self.presenter = presenter
        self.closed = closed
        self.armed = False
        self.died = asyncio.Event()

    def __call__(self, point: str) -> None:
        if self.died.is_set() or (self.armed and point == self.point):
            self.died.set()
            raise CrashError


async def killed_at(folder: Path, point: str, presenter: FakePresenter) -> None:
    """Kill the process in the middle of a start."""
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
    fuse = Killed(point, presenter)
    async with house(folder, presenter=presenter, points=fuse) as home:
        number = await home.lobby()
        await home.host.wait_idle()
        fuse.armed = True
        starting = asyncio.create_task(home.host.start(number, PEOPLE[0]))
        await fuse.died.wait()
        await kill(home.host)
        await asyncio.gather(starting, return_exceptions=True)


POINTS = ("after-commit", "before-send", "after-send", "before-mark", "after-mark")


@pytest.mark.parametrize("away", [1.0, LATER])
@pytest.mark.parametrize("point", POINTS)
async def test_a_start_goes_on_wherever_it_was_killed(
    tmp_path: Path, point: str, away: float
) -> None:
    presenter = FakePresenter(ManualClock())
    await killed_at(tmp_path, point, presenter)
    await presenter.clock.advance(away)
    async with house(tmp_path, presenter=presenter) as home:
        await home.host.wait_idle()
        assert await home.status(1) is GameStatus.RUNNING
        (post,) = starts(presenter)
        info = (await home.row(1)).info
        assert info.start_post == id_of_start(presenter)
        assert header_digest(info.header()) == post.digest
        assert [each.kind for each in presenter.at(CHANNEL)][-1] is PostKind.NEWS


@pytest.mark.parametrize("closed", [False, True])
async def test_a_start_waits_for_its_server_and_for_nothing_else(
    tmp_path: Path, *, closed: bool
) -> None:
    """Whether its post went out or never can: nothing is committed again and again meanwhile."""
    async with house(tmp_path) as home:
        number = await stalled(home)
        await home.host.vanished.guild_gone(GUILD)
        home.presenter.closed |= {CHANNEL} if closed else set()
        await home.clock.advance(LATER)
        async with asyncio.timeout(GUARD):
            await home.host.wait_idle()
        before = await home.row(number)
        assert before.info.start_post == ("" if closed else id_of_start(home.presenter))
        assert await home.status(number) is GameStatus.STARTING
        await home.host.vanished.guild_back(GUILD)
        await home.begun(number)
        ended = GameStatus.CANCELLED if closed else GameStatus.RUNNING
        assert await home.status(number) is ended
        assert (await home.row(number)).info.revision == before.info.revision + 2


async def test_a_start_whose_post_is_out_begins_whatever_was_written_since(tmp_path: Path) -> None:
    """The attack: a step that knows nothing of the post takes its wake away, and then a kill."""
    async with house(tmp_path) as home:
        number = await stalled(home)
        await home.host.vanished.guild_gone(GUILD)
        await home.clock.advance(LATER)
        await home.host.wait_idle()
        unknowing = replace(await home.row(number), wake=None)
        unknowing = replace(unknowing, info=replace(unknowing.info, proceedings=Proceedings()))
        await home.store.commit(Change(row=unknowing, at=home.clock.now(), rewaked=True))
    async with house(tmp_path, presenter=home.presenter) as home:
        await home.begun(number)
        assert await home.status(number) is GameStatus.RUNNING


async def test_a_start_that_is_parked_and_killed_still_ends_the_game(tmp_path: Path) -> None:
    presenter = FakePresenter(ManualClock())
    async with house(tmp_path, presenter=presenter) as home:
        number = await home.lobby()
        await home.host.wait_idle()
    presenter.closed.add(CHANNEL)
    fuse = Killed("before-commit", presenter)
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
    async with house(tmp_path, presenter=presenter, points=fuse) as home:
        card(await home.host.start(number, PEOPLE[0]))
        fuse.armed = True
        await fuse.died.wait()
        await kill(home.host)
    async with house(tmp_path, presenter=presenter) as home:
        assert (await home.row(number)).info.start_post == ""
        await home.host.wait_idle()
        assert await home.status(number) is GameStatus.CANCELLED


async def test_a_start_that_is_not_found_again_is_posted_anew_and_says_so(tmp_path: Path) -> None:
    presenter = FakePresenter(ManualClock())
    await killed_at(tmp_path, "after-send", presenter)
    gone = presenter.messages.pop(id_of_start(presenter))
    await presenter.clock.advance(LATER)
    async with house(tmp_path, presenter=presenter) as home:
        await home.host.wait_idle()
        (post,) = starts(presenter)
        assert post.repeated == 1
        assert post.nonce != gone.post.nonce
        assert post.mark != gone.post.mark
        assert post.digest != gone.post.digest
        await home.play(1)
        report = verify(await home.host.export(1), Registry((TOY,)).find)
        assert (report.repeated, report.header) == (1, post.digest)


async def test_a_start_is_posted_three_times_at_most(tmp_path: Path) -> None:
    presenter = FakePresenter(ManualClock())
    await killed_at(tmp_path, "after-send", presenter)
    posted = 1
    for _ in range(MOST_STARTS):
        forgotten = [
            each for each, it in presenter.messages.items() if it.post in starts(presenter)
        ]
        for reference in forgotten:
            del presenter.messages[reference]
        await presenter.clock.advance(LATER)
        fuse = Killed("after-send", presenter)
        fuse.armed = True
        async with house(tmp_path, presenter=presenter, points=fuse) as home:
            going = asyncio.create_task(home.host.wait_idle())
            died = asyncio.create_task(fuse.died.wait())
            await asyncio.wait({going, died}, return_when=asyncio.FIRST_COMPLETED)
            await kill(home.host)
        posted += len(starts(presenter))
    assert posted == MOST_STARTS
    async with house(tmp_path, presenter=presenter) as home:
        await home.host.wait_idle()
        assert await home.status(1) is GameStatus.CANCELLED


async def test_a_line_of_ones_own_is_part_of_what_is_fixed(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.lobby()
        bare = (await home.row(number)).info.header()
        typed = "\u202e my <@1> `line`\n" + "x" * 100
        info = card(await home.host.seating.add_line(number, PEOPLE[1], typed))
        line = info.seats[1].line
        assert line.startswith("my <@1> `line` xxx")
        assert len(line) == 60
        assert info.header().lines == ("", line, "")
        assert header_digest(info.header()) != header_digest(bare)
        assert await reason(home.host.seating.add_line(number, 999, "x")) == Denial.NOT_YOUR_GAME
        card(await home.host.seating.add_line(number, PEOPLE[1], " "))
        assert (await home.row(number)).info.header() == bare


async def test_nobody_looks_for_the_table_of_a_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is none yet, and each click in a lobby would ask the disk for it."""
    async with house(tmp_path) as home:
        looked: list[int] = []

        async def table(number: int) -> None:
            looked.append(number)

        with monkeypatch.context() as patch:
            patch.setattr(home.store, "table", table)
            await home.lobby()
        assert not looked
        assert await home.status(1) is GameStatus.LOBBY
