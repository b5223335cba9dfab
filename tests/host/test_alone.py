"""One person alone with computer captains: begun at once, waiting for nobody, quietly over."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.core.contract import AnyGame
from engine.core.log import Closed
from engine.host.doors.seating import Opening
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.places import ChatLocation
from engine.host.values.posts import PostKind
from engine.host.values.proceedings import Matter
from engine.host.values.records import GameInfo, GameStatus
from engine.host.values.terms import Terms
from tests.host.house import GUILD, PEOPLE, House, card, dumped, house, reason
from tests.host.test_crashes import CrashError, kill
from tests.host.test_privacy import names
from tests.toy.game import TOY
from tests.walk.game import WALK

PLACE, ME = 7_070_707, PEOPLE[0]
FORTNIGHT = 14 * 86400.0
TERMS = Terms(pace=FORTNIGHT, extensions=0, alone=True, guided=True)
WISH = Opening(
    channel=PLACE,
    guild=None,
    person=ME,
    name="Captain 1",
    game="toy",
    seats=3,
    terms=TERMS,
    locale="en-US",
    computers=("steady", "steady"),
    names=("Tin", "Zinc"),
)


async def begun(home: House, wish: Opening = WISH) -> GameInfo:
    """Begin a game alone, up to its first question."""
    opened = card(await home.host.seating.open(wish))
    await home.begun(opened.number)
    await home.host.wait_idle()
    return opened


def kinds(home: House) -> list[str]:
    """List what was sent to the one place, in order."""
    return [each.post.kind.value for each in home.presenter.messages.values()]


async def play_on(home: House, number: int) -> None:
    """Answer whatever is asked next; computer captains follow at once."""
    await home.submit(number, ME)
    await home.host.wait_idle()


async def test_it_begins_at_once_without_a_lobby(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        opened = await begun(home)
        assert opened.status is GameStatus.STARTING
        assert await home.status(opened.number) is GameStatus.RUNNING
        assert kinds(home) == [PostKind.START, PostKind.NEWS, PostKind.ORDER]
        again = await reason(home.host.seating.open(WISH))
        assert again == Denial.CHANNEL_BUSY
        assert await reason(home.host.clock.extend(opened.number, ME)) == Denial.NO_HURRY
        paused = home.host.votes.call(opened.number, ME, Matter.PAUSE)
        assert await reason(paused) == Denial.NO_HURRY


async def test_a_crash_right_after_it_was_begun_loses_nothing(tmp_path: Path) -> None:
    def dies(point: str) -> None:
        if point == "after-commit":
            raise CrashError

    async with house(tmp_path, points=dies) as home:
        with pytest.raises(CrashError):
            await home.host.seating.open(WISH)
        presenter = home.presenter
        await kill(home.host)
    async with house(tmp_path, presenter=presenter) as home:
        await home.begun(1)
        await home.host.wait_idle()
        assert kinds(home) == [PostKind.START, PostKind.NEWS, PostKind.ORDER]


@pytest.mark.parametrize("game", [TOY, WALK])
async def test_nobody_waits_to_the_very_end(tmp_path: Path, game: AnyGame) -> None:
    """Windows, which hide by the clock who answered, close at once too: nobody is to learn it."""
    async with house(tmp_path, grace=30.0, game=game) as home:
        wish = replace(WISH, game=game.id.partition("/")[0])
        number, began = (await begun(home, wish)).number, home.clock.now()
        while await home.status(number) is GameStatus.RUNNING:
            await play_on(home, number)
        assert await home.status(number) is GameStatus.OVER
        assert home.clock.now() == began


async def test_nobody_is_reminded_and_who_never_answers_finds_it_put_away(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = (await begun(home)).number
        before = kinds(home)
        await home.clock.advance(FORTNIGHT - 60.0)
        await home.host.wait_idle()
        assert kinds(home) == before
        await home.clock.advance(120.0)
        await home.host.wait_idle()
        assert await home.status(number) is GameStatus.CANCELLED
        assert kinds(home) == [*before, PostKind.CANCELLED]
        assert await home.host.game_in(PLACE) is None


async def test_time_given_back_is_not_spoken_of(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await begun(home)
        presenter, before = home.presenter, kinds(home)
    presenter.clock.jump(7200.0)
    async with house(tmp_path, presenter=presenter) as home:
        await home.clock.advance(60.0)
        await home.host.wait_idle()
        assert kinds(home) == before


async def test_the_next_game_begins_at_once_too_and_explains_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        first = await begun(home)
        card(await home.host.cancel(first.number, ME))
        again = card(await home.host.rematch(first.number, ME, "Captain 1"))
        await home.begun(again.number)
        assert await home.status(again.number) is GameStatus.RUNNING
        assert again.terms == replace(first.terms, guided=False)
        assert len(again.seats) == len(first.seats)


async def undone(home: House, number: int) -> str:
    """Vote to take back what counted last; return the question that is open then, or why not."""
    try:
        assert (await home.host.votes.call(number, ME, Matter.UNDO)).passed
    except DeniedError as denied:
        return denied.reason.value
    await home.host.wait_idle()
    return (await home.panel(number, ME)).group or ""


async def test_an_undo_goes_back_to_an_answer_of_ones_own(tmp_path: Path) -> None:
    """Computer captains would only answer the same again."""
    async with house(tmp_path) as home:
        number, tried = (await begun(home, replace(WISH, channel=1))).number, set[bool]()
        seen = set[str]()
        while await home.status(number) is GameStatus.RUNNING:
            table = await home.store.table(number)
            last = table.log[-1] if table else None
            if (
                isinstance(last, Closed)
                and last.group.endswith(":prize")
                and last.group not in seen
            ):
                seen.add(last.group)
                mine = last.given[0].seat == 0
                back = await undone(home, number)
                assert back.startswith(last.group) if mine else back == Denial.NOTHING_TO_UNDO
                tried.add(mine)
            await play_on(home, number)
        assert tried == {True, False}


async def test_who_is_alone_ends_it_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = (await begun(home)).number
        assert (await home.host.votes.call(number, ME, Matter.CANCEL)).passed
        assert await home.status(number) is GameStatus.CANCELLED


@pytest.mark.parametrize("playing", [True, False])
async def test_who_is_forgotten_hears_no_more_and_leaves_no_address(
    tmp_path: Path, *, playing: bool
) -> None:
    async with house(tmp_path) as home:
        number = (await begun(home)).number
        if not playing:
            card(await home.host.cancel(number, ME))
            await home.host.wait_idle()
        before = kinds(home)
        await home.host.privacy.forget(ME)
        await home.host.wait_idle()
        assert await home.status(number) is GameStatus.CANCELLED
        assert kinds(home) == before
        kept = await dumped(home)
        assert not names(kept, ME)
        assert not names(kept, PLACE)


async def test_closed_messages_keep_no_question_back_for_good(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = (await begun(home)).number
        home.presenter.closed |= {ME, PLACE}
        await play_on(home, number)
        home.presenter.closed.clear()
        before = len(kinds(home))
        await play_on(home, number)
        assert PostKind.ORDER in kinds(home)[before:]


async def test_once_over_it_stands_before_no_game_that_is_open(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        alone, here = (await begun(home)).number, ChatLocation(PLACE, private=True)
        others = await home.started()
        assert (await home.host.past.meant(here, ME)).number == alone
        card(await home.host.cancel(alone, ME))
        assert (await home.host.past.meant(here, ME)).number == others
        card(await home.host.cancel(others, ME))
        assert (await home.host.past.meant(here, ME)).number == others


async def test_it_counts_on_no_server(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = (await begun(home)).number
        assert await home.store.games_in(GUILD) == 0
        while await home.status(number) is GameStatus.RUNNING:
            await play_on(home, number)
        assert not await home.store.lengths(GUILD, home.game.id)
        announced = [each for each in kinds(home) if each == PostKind.ANNOUNCEMENT]
        assert not announced


async def test_a_start_that_reaches_nobody_leaves_no_open_game(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        home.presenter.closed |= {ME, PLACE}
        opened = card(await home.host.seating.open(WISH))
        await home.begun(opened.number)
        await home.host.wait_idle()
        assert await home.status(opened.number) is GameStatus.CANCELLED
        home.presenter.closed.clear()
        assert (await begun(home)).number != opened.number
