"""Who has one answer is not asked; whoever looks on cannot tell them from one who thinks."""

from pathlib import Path
from typing import Any

import pytest

from engine.core.asks import Answer, Ask
from engine.core.forms import Field, Form, make_form
from engine.core.log import Closed, Source
from engine.host.steps.base.timetable import LEAST_SHARE, LONGEST_PACE, MOST_SHARE
from engine.host.steps.changes.replacing import give_to_person
from engine.host.values.posts import PostKind
from engine.host.values.replies import Panel
from engine.host.values.terms import SHORT_WAIT, Absence
from tests.core.strides import Narrow
from tests.host.clockwork import HOST, SECOND, THIRD, begun, due, notes, passes, posts, reminders
from tests.host.house import CHANNEL, MOMENT, PACE, House, RoundStoryboard, house
from tests.toy.forms import PASS
from tests.toy.game import ToyGame
from tests.toy.state import View

GRACE = 30.0
WINDOW = "r1:window:1"
SOONEST, LATEST = LEAST_SHARE * LONGEST_PACE, MOST_SHARE * LONGEST_PACE
PASSES: Answer = {"play": (PASS,)}
RIGHT: Answer = {"way": ("right",)}
NEWCOMER = 777


class Bound(ToyGame):
    """Lets some captains pass only, the first one at least, as if by hidden cards."""

    def __init__(self, *seats: int) -> None:
        self.bound = {0, *seats}

    def form(self, view: View, ask: Ask, draft: Answer) -> Form:
        """Offer those seats nothing else."""
        form = super().form(view, ask, draft)
        if ask.seat not in self.bound or ask.kind != "window":
            return form
        (field,) = form.fields
        offered = [option for option in field.options if option.key == PASS]
        return make_form([Field(field.key, field.label, tuple(offered), field.chosen)])


async def until_window(home: House, *, misses: bool = False, **terms: Any) -> int:
    """Play to where the first captain has one answer; they may miss the question before."""
    number = await begun(home, absence=Absence.DEFAULT, **terms)
    for person, coins in ((SECOND, "1"), (THIRD, "0")):
        await home.submit(number, person, {"bid": (coins,)})
    if misses:
        await passes(home, PACE)
    else:
        await home.submit(number, HOST, {"bid": ("0",)})
        await passes(home, GRACE)
    await home.submit(number, SECOND, {"prize": ("coins",)})
    await passes(home, GRACE)
    assert (await home.row()).deadline is not None
    assert (await panel(home)).group == WINDOW
    return number


async def panel(home: House, person: int = HOST) -> Panel:
    return await home.panel(1, person)


async def looks(home: House) -> str:
    """Tell how the first captain looks to another one."""
    return str((await home.host.glance(1, SECOND)).statuses[0])


async def sources(home: House, group: str) -> list[Source]:
    table = await home.store.table(1)
    assert table is not None
    entries = [entry for entry in table.log if isinstance(entry, Closed)]
    return [given.source for entry in entries if entry.group == group for given in entry.given]


async def test_they_are_sent_nothing_and_look_undecided_for_a_while(tmp_path: Path) -> None:
    async with house(tmp_path, game=Bound(), grace=GRACE) as home:
        await until_window(home)
        asked = {person: posts(home, person, PostKind.ORDER)[-1].group for person in (HOST, SECOND)}
        assert asked == {HOST: "r1:bid", SECOND: WINDOW}
        assert home.presenter.stands(CHANNEL)[-1].asks[0].seat == 0, "in public they are asked"
        own = await panel(home)
        assert (own.status, own.only, own.receipt, own.more) == ("done", True, None, 0)
        own_status = (await home.host.glance(1, HOST)).statuses[0]
        assert (await looks(home), own_status) == ("empty", "done")
        await passes(home, SOONEST - GRACE - 1)
        assert await looks(home) == "empty"
        await passes(home, LATEST)
        assert await looks(home) == "done"
        assert (await panel(home)).receipt
        await home.submit(1, SECOND, PASSES)
        await home.submit(1, THIRD, PASSES)
        await passes(home, GRACE)
        assert await sources(home, WINDOW) == [Source.ONLY, Source.PLAYER, Source.PLAYER]
        assert not reminders(home, HOST)


@pytest.mark.parametrize("others", [(), (1, 2)], ids=["others choose", "nobody chooses"])
async def test_what_they_answer_last_has_its_grace(tmp_path: Path, others: tuple[int, ...]) -> None:
    """Without it all would see that nobody was there who might take it back."""
    async with house(tmp_path, game=Bound(*others), grace=GRACE) as home:
        number = await until_window(home)
        for person in () if others else (SECOND, THIRD):
            await home.submit(1, person, PASSES)
        while await home.let_think(number):
            await home.host.wait_idle()
        assert await looks(home) == "done"
        deadline = (await home.row()).deadline
        assert deadline is not None
        assert deadline.group == WINDOW
        assert deadline.closing == pytest.approx(home.clock.now() + GRACE, abs=MOMENT)
        await passes(home, GRACE)
        assert (await panel(home)).group != WINDOW


async def test_nobody_reminds_them(tmp_path: Path) -> None:
    async with house(tmp_path, game=Bound()) as home:
        await until_window(home, misses=True, patience=1)
        await passes(home, PACE - GRACE - 1)
        assert (await panel(home)).group == WINDOW
        about = [{post.group for post in reminders(home, person)} for person in (HOST, SECOND)]
        assert about == [{"r1:bid"}, {WINDOW}]


async def test_who_has_gone_answers_at_the_deadline_as_any_other(tmp_path: Path) -> None:
    async with house(tmp_path, game=Bound()) as home:
        await until_window(home, misses=True, patience=1)
        await home.submit(1, SECOND, PASSES)
        await home.submit(1, THIRD, PASSES)
        await passes(home, PACE * SHORT_WAIT - 1)
        assert await looks(home) == "empty"
        await passes(home, 1)
        assert await sources(home, WINDOW) == [Source.DEFAULT, Source.PLAYER, Source.PLAYER]
        assert 0 in home.presenter.stands(CHANNEL)[-1].late


async def test_who_comes_back_thinks_for_a_while(tmp_path: Path) -> None:
    async with house(tmp_path, game=Bound()) as home:
        await until_window(home, misses=True, patience=1)
        await passes(home, PACE / 2)
        await home.host.orders(1, HOST)
        await passes(home, SOONEST - 1)
        assert await looks(home) == "empty", "nobody answers as they open the door"
        await passes(home, LATEST)
        assert await looks(home) == "done"


async def test_it_is_no_question_missed_in_a_row(tmp_path: Path) -> None:
    """All saw them answer: were they called absent, it would tell that there was no choice."""
    async with house(tmp_path, game=Bound()) as home:
        await until_window(home, misses=True, patience=2)
        assert (await home.row()).info.seats[0].missed == 1
        await passes(home, LATEST)
        for person in (SECOND, THIRD):
            await home.submit(1, person, PASSES)
        await passes(home, PACE)
        assert (await panel(home)).group != "r2:bid", "which they missed"
        assert notes(home) == []


async def test_a_host_that_dies_meanwhile_answers_once(tmp_path: Path) -> None:
    async with house(tmp_path, game=Bound()) as home:
        await until_window(home)
        told = len(home.presenter.at(HOST))
    async with house(tmp_path, game=Bound(), presenter=home.presenter) as home:
        assert await looks(home) == "empty"
        await passes(home, LATEST)
        assert await looks(home) == "done"
    async with house(tmp_path, game=Bound(), presenter=home.presenter) as home:
        for person in (SECOND, THIRD):
            await home.submit(1, person, PASSES)
        await home.host.wait_idle()
        assert await sources(home, WINDOW) == [Source.ONLY, Source.PLAYER, Source.PLAYER]
        assert {post.group for post in home.presenter.at(HOST)[told:]} == {"r2:bid"}


async def test_who_takes_such_a_seat_reads_that_it_was_the_only_one(tmp_path: Path) -> None:
    async with house(tmp_path, game=Bound()) as home:
        await until_window(home, misses=True, patience=1)
        await home.change(1, lambda step: give_to_person(step, 0, NEWCOMER, "Newcomer"))
        await passes(home, LATEST)
        for person in (SECOND, THIRD):
            await home.submit(1, person, PASSES)
        await home.host.wait_idle()
        briefing = home.presenter.stands(NEWCOMER)[0]
        assert briefing.text is not None
        assert (briefing.closed, briefing.text.key) == (True, "panel-only-counted")


async def test_within_a_sitting_they_think_from_the_question_on(tmp_path: Path) -> None:
    """Its clock is that of all its questions; the next one comes in a message that rings."""
    async with house(tmp_path, game=Narrow(), grace=GRACE) as home:
        number = await home.started(2)
        closes = await due(home)
        await passes(home, PACE / 2)
        await home.submit(number, HOST, RIGHT)
        await passes(home, SOONEST - 1)
        own = await panel(home)
        assert (own.group, own.only, own.receipt) == ("t0:1", True, None)
        assert await due(home) == closes
        await passes(home, LATEST)
        assert (await panel(home)).group == "t0:2"
        assert await due(home) == closes
        told = [post.group for post in posts(home, HOST, PostKind.ORDER)]
        assert told == ["t0:0", "t0:2"]


@pytest.mark.parametrize("board", [RoundStoryboard(), None], ids=["scenes", "posts"])
async def test_it_is_taken_back_by_itself_as_one_by_hand(
    tmp_path: Path, board: RoundStoryboard | None
) -> None:
    """Both at once would tell that it was none."""
    async with house(tmp_path, game=Narrow(), storyboard=board) as home:
        number = await home.started(2)
        await home.submit(number, HOST, RIGHT)
        await passes(home, LATEST)
        last = await panel(home)
        assert (last.group, last.back) == ("t0:2", "t0:2")
        own = await home.host.take_back(number, HOST, "t0:2")
        assert (own.group, own.only, own.back) == ("t0:1~1", True, "t0:1~1")
        assert own.before is not None
        assert own.before.group == "t0:0", "the answer before still counts"
        first = await home.host.take_back(number, HOST, "t0:1~1")
        assert first.form is not None
        assert (first.group, first.form.answer(), first.back) == ("t0:0~2", RIGHT, None)
        await home.submit(number, HOST, RIGHT)
        await passes(home, LATEST)
        assert (await panel(home)).group == "t0:2~2"
