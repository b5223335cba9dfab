"""Deadlines: what counts when time is up, and that downtime is given back."""

import asyncio
from pathlib import Path

import pytest

from engine.core.log import Closed, Source
from engine.core.words import say
from engine.host.runtime.runtime import BEAT
from engine.host.steps.changes.drafting import Pick
from engine.host.values.denials import Denial
from engine.host.values.posts import OpenPosts
from engine.host.values.records import GameStatus
from engine.host.values.replies import Receipt
from storage.engines.sql import Sql
from tests.host.fakes import spin
from tests.host.house import CHANNEL, PACE, PEOPLE, House, card, chosen_by, house, reason
from tests.toy.filled import FILLED


async def last_closed(home: House, number: int) -> Closed:
    table = await home.store.table(number)
    assert table is not None
    return next(entry for entry in reversed(table.log) if isinstance(entry, Closed))


async def test_a_deadline_takes_done_then_draft_then_default(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        assert (await home.panel(number, PEOPLE[0])).due == home.clock.now() + PACE
        await home.submit(number, PEOPLE[0], {"bid": ("1",)})
        await home.host.save(number, PEOPLE[1], "r1:bid", {"bid": ("2",)})
        await home.host.save(number, PEOPLE[2], "r1:bid", {"bid": ("9",)})
        await home.clock.advance(PACE - 1)
        await home.host.wait_idle()
        assert (await home.panel(number, PEOPLE[1])).group == "r1:bid"
        await home.clock.advance(1)
        await home.host.wait_idle()
        closed = await last_closed(home, number)
        assert [given.source for given in closed.given] == [
            Source.PLAYER,
            Source.DRAFT,
            Source.DEFAULT,
        ]
        assert closed.given[1].answer["bid"] == ("2",)
        assert (await home.panel(number, PEOPLE[1])).group == "r1:prize"


async def test_what_was_filled_in_counts_and_was_missed_all_the_same(tmp_path: Path) -> None:
    """The counter of missed questions, the late line, the closed message and the next panel."""
    async with house(tmp_path, game=FILLED) as home:
        number = await home.started()
        await home.submit(number, PEOPLE[0], {"bid": ("2",)})
        await home.submit(number, PEOPLE[1], {"bid": ("0",)})
        reminded = (await home.panel(number, PEOPLE[2])).form
        assert reminded is not None
        await home.clock.advance(PACE)
        await home.host.wait_idle()
        third = (await last_closed(home, number)).given[2]
        assert (third.source, third.answer["bid"]) == (Source.SUGGESTION, ("1",))
        assert third.answer == reminded.answer(), "as it was shown"
        assert (await home.row(number)).info.seats[2].missed == 1
        assert [post.late for post in home.presenter.stands(CHANNEL) if post.late] == [(2,)]
        closed = [post for post in home.presenter.stands(PEOPLE[2]) if post.closed]
        assert [post.text for post in closed if post.recorded] == [say("panel-suggestion-counted")]
        assert [post.recorded.chosen for post in closed if post.recorded] == [reminded.choices()]
        before = (await home.panel(number, PEOPLE[2])).before
        assert before is not None
        assert (before.missed, before.suggested) == (True, True)


async def test_a_game_nobody_plays_ends_by_itself(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        for _ in range(40):
            await home.clock.advance(PACE)
            await home.host.wait_idle()
        assert await home.status(number) is GameStatus.OVER
        assert home.presenter.at(CHANNEL)[-1].kind == "over"


async def test_each_group_has_a_deadline_of_its_own(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.clock.advance(PACE / 2)
        await home.play_round(number)
        await home.clock.advance(PACE / 2)
        await home.host.wait_idle()
        row = await home.row()
        assert row.deadline is not None
        assert row.deadline.group == "r1:prize"
        assert row.deadline.due == home.clock.now() + PACE / 2


async def test_a_click_queued_before_the_deadline_rings_counts(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        for person in PEOPLE[:2]:
            await home.submit(number, person)
        panel = await home.panel(number, PEOPLE[2])
        click = home.host.submit(number, PEOPLE[2], "r1:bid", chosen_by(panel))
        (receipt, _) = await asyncio.gather(click, home.clock.advance(PACE))
        assert isinstance(receipt, Receipt)
        assert receipt.number == 3
        closed = await last_closed(home, number)
        assert [given.source for given in closed.given] == [Source.PLAYER] * 3


async def test_too_late_is_too_late(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.clock.advance(PACE)
        await home.host.wait_idle()
        outcome = await reason(home.host.submit(number, PEOPLE[0], "r1:bid", {"bid": ("0",)}))
        assert outcome == Denial.TOO_LATE


async def test_downtime_is_given_back_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.clock.advance(PACE / 4)
        await home.host.wait_idle()
    left = PACE * 3 / 4
    for _ in range(2):
        await home.clock.advance(10 * PACE)
        async with house(tmp_path, presenter=home.presenter) as home:
            await home.host.wait_idle()
            panel = await home.panel(number, PEOPLE[0])
            assert panel.due == home.clock.now() + left
            assert panel.group == "r1:bid"
    async with house(tmp_path, presenter=home.presenter) as home:
        await home.clock.advance(left)
        await home.host.wait_idle()
        assert (await home.panel(number, PEOPLE[0])).group != "r1:bid"


async def test_a_killed_host_was_away_since_its_last_beat(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.started()
        ((before,),) = await home.database.read(deadlines)
        for _ in range(5):
            await home.clock.advance(15)
            while await home.database.read(beat) != home.clock.now():
                pass
            await spin()
        await home.clock.advance(7)
        assert await home.store.give_back(home.clock.now() + 1000) == 1007
        ((after,),) = await home.database.read(deadlines)
        assert after - before == 1007


def beat(sql: Sql) -> float:
    (when,) = sql.execute("SELECT beat FROM about").fetchone()
    return float(when)


def deadlines(sql: Sql) -> list[tuple[float]]:
    return sql.execute("SELECT due FROM deadlines").fetchall()


async def test_grace_lets_the_last_one_think_again(tmp_path: Path) -> None:
    async with house(tmp_path, grace=20) as home:
        number = await home.started()
        for person in PEOPLE[:3]:
            await home.submit(number, person, {"bid": ("0",)})
        await home.clock.advance(19)
        await home.host.wait_idle()
        panel = await home.host.withdraw(number, PEOPLE[2], "r1:bid")
        assert getattr(panel, "status", None) == "draft"
        await home.clock.advance(100)
        await home.host.wait_idle()
        assert (await home.panel(number, PEOPLE[2])).group == "r1:bid"
        await home.submit(number, PEOPLE[2], {"bid": ("1",)})
        await home.clock.advance(20)
        await home.host.wait_idle()
        assert (await home.panel(number, PEOPLE[2])).group == "r1:prize"
        closed = await last_closed(home, number)
        assert closed.given[2].answer["bid"] == ("1",)


async def test_grace_is_not_drawn_out(tmp_path: Path) -> None:
    """Whoever fiddles with standing orders meanwhile holds nobody up."""
    async with house(tmp_path, grace=20) as home:
        number = await home.started()
        for person in PEOPLE[:3]:
            await home.submit(number, person, {"bid": ("0",)})
        await home.clock.advance(15)
        await home.host.standing.choose(number, PEOPLE[1], Pick(1, (0,)))
        await home.clock.advance(5)
        await home.host.wait_idle()
        assert (await home.panel(number, PEOPLE[0])).group != "r1:bid"


async def test_grace_survives_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path, grace=20) as home:
        number = await home.started()
        for person in PEOPLE[:3]:
            await home.submit(number, person, {"bid": ("0",)})
    await home.clock.advance(1000)
    async with house(tmp_path, grace=20, presenter=home.presenter) as home:
        await home.clock.advance(19)
        assert (await home.panel(number, PEOPLE[0])).group == "r1:bid"
        await home.clock.advance(1)
        await home.host.wait_idle()
        assert (await home.panel(number, PEOPLE[0])).group != "r1:bid"


async def test_a_cancelled_game_keeps_no_deadline_and_no_open_posts(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        card(await home.host.cancel(number, PEOPLE[0]))
        await home.host.wait_idle()
        assert (await home.row()).open_posts == OpenPosts()
        posts = len(home.presenter.at(CHANNEL))
        await home.clock.advance(2 * PACE)
        await home.host.wait_idle()
        assert len(home.presenter.at(CHANNEL)) == posts


async def test_while_nobody_can_reach_us_no_deadline_strikes(tmp_path: Path) -> None:
    online = True
    async with house(tmp_path, reachable=lambda: online) as home:
        number = await home.started()
        due = (await home.panel(number, PEOPLE[0])).due
        assert due is not None
        await home.clock.advance(BEAT)
        online = False
        for _ in range(4):
            await home.clock.advance(PACE)
            await home.host.wait_idle()
        assert (await home.panel(number, PEOPLE[0])).group == "r1:bid"
        online = True
        await home.clock.advance(BEAT)
        await home.reachable_again()
        await home.host.wait_idle()
        after = await home.panel(number, PEOPLE[0])
        assert after.group == "r1:bid"
        assert after.due == pytest.approx(due + 4 * PACE, abs=3 * BEAT)
        await home.clock.advance(PACE + BEAT)
        await home.host.wait_idle()
        assert (await home.panel(number, PEOPLE[0])).group != "r1:bid"
