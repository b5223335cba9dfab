"""Undo: what it reopens, what it marks as past, and that nothing old matches afterwards."""

import re
from pathlib import Path

from engine.core.log import Undone
from engine.core.table import SeatStatus
from engine.host.steps.changes.drafting import Pick
from engine.host.values.denials import Denial
from engine.host.values.proceedings import Matter
from tests.host.house import CHANNEL, PACE, PEOPLE, House, house, reason
from tests.host.test_votes import ballot, called, posts, said, with_a_prize_taken
from tests.toy.faults import MissingBarrier


async def undone(home: House, number: int) -> None:
    """Let everybody agree to take the last answers back."""
    which = await called(home, number, PEOPLE[0], Matter.UNDO)
    assert ballot(await home.host.votes.speak(number, PEOPLE[1], which, agrees=True)).passed
    await home.host.wait_idle()


async def test_the_question_is_asked_anew_under_another_name(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await with_a_prize_taken(home)
        await home.host.wait_idle()
        before = len(home.presenter.at(PEOPLE[1]))
        await home.clock.advance(PACE / 4)
        await undone(home, number)
        panel = await home.panel(number, PEOPLE[1])
        assert panel.group == "r1:prize~1"
        assert panel.status is SeatStatus.DRAFT
        assert panel.due == home.clock.now() + PACE
        assert (await home.panel(number, PEOPLE[0])).group is None
        order = home.presenter.at(PEOPLE[1])[-1]
        assert len(home.presenter.at(PEOPLE[1])) == before + 1
        assert (order.kind, order.group) == ("order", "r1:prize~1")
        assert order.text is not None
        assert order.text.key == "order-again"
        for old in ("r1:prize", "r1:window:1"):
            denied = await reason(home.host.submit(number, PEOPLE[1], old, {"prize": ("points",)}))
            assert denied == Denial.TOO_LATE
        await home.submit(number, PEOPLE[1], {"prize": ("points",)})
        assert (await home.panel(number, PEOPLE[0])).group == "r1:window:1~1"


async def test_the_post_that_is_no_longer_true_says_so(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await with_a_prize_taken(home)
        await home.host.wait_idle()
        false = next(post for post in posts(home, "news") if post.group == "r1:window:1")
        (message,) = [m for m in home.presenter.messages.values() if m.post is false]
        await undone(home, number)
        last = message.edits[-1]
        assert last.text is not None
        assert last.text.key == "news-superseded"
        assert last.closed
        assert [type(event).__name__ for event in last.events] == ["Chose"]
        news = home.presenter.at(CHANNEL)[-1]
        assert (news.kind, news.group, news.events) == ("news", "r1:prize~1", ())
        assert "note-undone-by-vote" in said(home)


async def test_what_came_out_is_not_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        votes = home.host.votes
        denied = await reason(votes.call(number, PEOPLE[0], Matter.UNDO))
        assert denied == Denial.NOTHING_TO_UNDO
        for person, bid in zip(PEOPLE[:3], "021", strict=True):
            await home.submit(number, person, {"bid": (bid,)})
        denied = await reason(votes.call(number, PEOPLE[0], Matter.UNDO))
        assert denied == Denial.NOTHING_TO_UNDO
        assert said(home) == []


async def test_an_undone_default_is_a_default_again(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        for person, bid in zip(PEOPLE[:3], "021", strict=True):
            await home.submit(number, person, {"bid": (bid,)})
        await home.clock.advance(PACE + 1)
        await home.host.wait_idle()
        await undone(home, number)
        assert (await home.panel(number, PEOPLE[1])).status is SeatStatus.EMPTY


async def test_standing_orders_do_not_close_it_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        await leave_passes(home, number)
        for person, bid in zip(PEOPLE[:3], "021", strict=True):
            await home.submit(number, person, {"bid": (bid,)})
        await home.submit(number, PEOPLE[1], {"prize": ("coins",)})
        row = await home.row(number)
        assert row.deadline is not None
        assert row.deadline.group == "r2:bid"  # nobody had to be waited for
        denied = await reason(home.host.votes.call(number, PEOPLE[0], Matter.UNDO))
        assert denied == Denial.NOTHING_TO_UNDO


async def test_what_standing_orders_answered_waits_after_an_undo(tmp_path: Path) -> None:
    async with house(tmp_path, game=MissingBarrier()) as home:
        number = await home.started(3)
        await leave_passes(home, number)
        for person, bid in zip(PEOPLE[:3], "021", strict=True):
            await home.submit(number, person, {"bid": (bid,)})
        await home.submit(number, PEOPLE[1], {"prize": ("coins",)})
        assert (await home.panel(number, PEOPLE[0])).group == "r2:bid"
        await undone(home, number)
        for person in PEOPLE[:3]:
            panel = await home.panel(number, person)
            assert (panel.group, panel.status) == ("r1:window:1~1", SeatStatus.DRAFT)
        for person in PEOPLE[:3]:
            await home.submit(number, person, {"play": ("pass",)})
        assert (await home.panel(number, PEOPLE[0])).group == "r2:bid~1"


async def leave_passes(home: House, number: int) -> None:
    """Let all seats leave the standing order to pass in windows."""
    for person in PEOPLE[:3]:
        await home.host.standing.choose(number, person, Pick(1, (0,)))


async def test_after_an_undo_in_a_pause_the_whole_time_is_left(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await with_a_prize_taken(home)
        which = await called(home, number, PEOPLE[0], Matter.PAUSE)
        ballot(await home.host.votes.speak(number, PEOPLE[1], which, agrees=True))
        await home.clock.advance(2 * PACE)
        await undone(home, number)
        await home.clock.advance(3 * PACE)
        which = await called(home, number, PEOPLE[0], Matter.RESUME)
        ballot(await home.host.votes.speak(number, PEOPLE[1], which, agrees=True))
        assert (await home.panel(number, PEOPLE[1])).due == home.clock.now() + PACE


async def test_an_undone_game_plays_to_its_end_and_outlives_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await with_a_prize_taken(home)
        await undone(home, number)
    async with house(tmp_path, presenter=home.presenter) as home:
        assert (await home.panel(number, PEOPLE[1])).group == "r1:prize~1"
        await home.play(number)
        table = await home.store.table(number)
        assert table is not None
        assert [type(entry) for entry in table.log].count(Undone) == 1
        export = await home.host.export(number)
        assert isinstance(export, bytes)


async def test_a_vote_to_undo_tells_nothing_of_answers(tmp_path: Path) -> None:
    """Whether the next question was begun or answered shows nowhere in what all see."""
    told = []
    for begun in (False, True):
        folder = tmp_path / str(begun)
        folder.mkdir()
        async with house(folder) as home:
            number = await with_a_prize_taken(home)
            await home.host.wait_idle()
            if begun:
                await home.host.save(number, PEOPLE[2], "r1:window:1", {"play": ("pass",)})
            await undone(home, number)
            told.append([repr(post) for post in home.presenter.at(CHANNEL)])
    without, with_draft = ([_numberless(line) for line in lines] for lines in told)
    assert without == with_draft


def _numberless(line: str) -> str:
    """Leave out what differs between any two databases, and what nobody is shown."""
    return re.sub(r"revision=\d+|nonce='\w+'", "", line)
