"""Windows: they close at their own time, whatever anybody holds, left, drafts or answers."""

from pathlib import Path
from typing import Any

import pytest

from engine.core.asks import Answer
from engine.core.log import Closed, Source
from engine.core.table import SeatStatus
from engine.host.steps.changes.drafting import Pick
from engine.host.values.denials import Denial
from engine.host.values.posts import PostKind
from tests.host.house import CHANNEL, PACE, PEOPLE, House, house, reason
from tests.host.test_sittings import RESCUE, due, until_a_window
from tests.walk.game import WALK

LEFT: tuple[Answer, ...] = ({"answer": ("pass",)}, {"answer": ("best",)}, {"answer": ("ask",)})


async def leave(home: House, number: int, person: int, rule: int) -> None:
    """Leave a rule for windows: pass, the best card, or ask me."""
    await home.host.standing.choose(number, person, Pick(0, (rule,)))


async def opened(home: House, rules: tuple[int, int, int]) -> int:
    number = await home.started(terms=RESCUE)
    for person, rule in zip(PEOPLE, rules, strict=False):
        await leave(home, number, person, rule)
    await until_a_window(home, number)
    await home.host.wait_idle()
    return number


async def group_of(home: House) -> str:
    deadline = (await home.row()).deadline
    assert deadline is not None
    return deadline.group


def orders(home: House, person: int, group: str) -> list[Any]:
    return [post for post in home.presenter.at(person) if post.group == group]


@pytest.mark.parametrize("rules", [(0, 0, 0), (2, 2, 2), (0, 1, 2), (2, 0, 1)])
async def test_a_window_closes_at_its_time_whoever_answers(
    tmp_path: Path, rules: tuple[int, int, int]
) -> None:
    async with house(tmp_path, game=WALK, grace=30.0) as home:
        number = await opened(home, rules)
        group, closes = await group_of(home), await due(home)
        for person, rule in zip(PEOPLE, rules, strict=False):
            panel = await home.panel(number, person)
            assert bool(orders(home, person, group)) == (rule == 2), "only who wants to be asked"
            if rule == 2 and panel.status == "empty":
                await home.submit(number, person, {"play": ("pass",)})
        assert (await group_of(home), await due(home)) == (group, closes)
        await home.clock.advance(closes - home.clock.now() - 1)
        await home.host.wait_idle()
        assert await group_of(home) == group
        await home.clock.advance(2)
        await home.host.wait_idle()
        assert await group_of(home) != group


async def test_whoever_plays_alone_closes_a_window_by_answering(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK) as home:
        number = await home.started(1, terms=RESCUE)
        await leave(home, number, PEOPLE[0], 2)
        sitting, _ = await until_a_window(home, number)
        group = await group_of(home)
        await home.host.wait_idle()
        receipt = await home.submit(number, PEOPLE[0], {"play": ("pass",)})
        assert (await group_of(home) != group, receipt.panel.sitting) == (True, sitting)
        await home.host.wait_idle()
        below = [m.post for m in home.presenter.messages.values() if m.place == PEOPLE[0]][-2:]
        assert [post.sitting for post in below] == ["", sitting], "nobody looks for it further up"


async def test_nothing_tells_who_answered_in_a_window(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK) as home:
        number = await opened(home, (2, 2, 2))
        group, closes = await group_of(home), await due(home)
        news = [post for post in home.presenter.stands(CHANNEL) if post.kind is PostKind.NEWS]
        assert [post.window for post in news][-1], "all are told that it closes by the clock"
        before = await home.host.glance(number, None)
        assert (before.answered, set(before.statuses)) == (None, {None})
        await home.submit(number, PEOPLE[1], {"play": ("pass",)})
        after = await home.host.glance(number, None)
        assert (after.answered, after.statuses) == (before.answered, before.statuses)
        await home.clock.advance(closes - home.clock.now() - 1)
        await home.host.wait_idle()
        assert not [p for p in home.presenter.at(PEOPLE[2]) if p.kind is PostKind.REMINDER]
        await home.clock.advance(2)
        await home.host.wait_idle()
        table = await home.store.table(number)
        assert table is not None
        (closed,) = (e for e in table.log if isinstance(e, Closed) and e.group == group)
        sources = {given.seat: given.source for given in closed.given}
        assert sources == {0: Source.POLICY, 1: Source.PLAYER, 2: Source.POLICY}
        info = await home.host.info(number)
        assert info is not None
        assert [each.missed for each in info.seats] == [0, 0, 0], "nobody is late in a window"


async def test_a_draft_taken_back_in_a_window_tells_nothing_of_others(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK) as home:
        number = await opened(home, (0, 2, 0))
        group = await group_of(home)
        await home.host.withdraw(number, PEOPLE[0], group)
        blank = await home.host.save(number, PEOPLE[0], group, None)
        await home.submit(number, PEOPLE[1], {"play": ("pass",)})
        await leave(home, number, PEOPLE[2], 2)
        assert (await home.panel(number, PEOPLE[0])).status == blank.status == SeatStatus.EMPTY
        await home.clock.advance(await due(home) - home.clock.now() + 1)
        await home.host.wait_idle()
        table = await home.store.table(number)
        assert table is not None
        (closed,) = (e for e in table.log if isinstance(e, Closed) and e.group == group)
        assert closed.given[0].source is Source.STANDING


async def test_what_a_rule_answered_does_not_look_chosen(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK) as home:
        number = await home.started(terms=RESCUE)
        await leave(home, number, PEOPLE[1], 1)
        await until_a_window(home, number)
        panels = {person: await home.panel(number, person) for person in PEOPLE[:3]}
        ruled = [person for person, panel in panels.items() if panel.by_rule]
        assert PEOPLE[1] in ruled, "by an order"
        assert {panels[person].status for person in ruled} == {SeatStatus.DONE}
        drafted = await home.host.withdraw(number, ruled[0], await group_of(home))
        assert (drafted.status, drafted.by_rule) == (SeatStatus.DRAFT, False)
        receipt = await home.submit(number, ruled[0], {"play": ("pass",)})
        assert (receipt.panel.status, receipt.panel.by_rule) == (SeatStatus.DONE, False)


async def test_orders_that_answer_in_a_window_are_not_told(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK) as home:
        await opened(home, (0, 1, 0))
        await home.clock.advance(await due(home) - home.clock.now() + 1)
        await home.host.wait_idle()
        posts = [post for m in home.presenter.messages.values() for post in (m.post, *m.edits)]
        assert not [post for post in posts if post.ordered or post.late]


async def test_a_window_can_not_be_stretched_by_a_captain(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK) as home:
        number = await opened(home, (2, 2, 2))
        panel = await home.panel(number, PEOPLE[0])
        assert panel.more == 0
        act = home.host.clock.extend(number, PEOPLE[0], panel.group)
        assert await reason(act) == Denial.IN_WINDOW
        assert await due(home) - home.clock.now() < PACE / 10


async def test_who_is_asked_in_a_window_shows_in_no_number(tmp_path: Path) -> None:
    numbers = []
    for rules in ((0, 0, 0), (2, 2, 2)):
        folder = tmp_path / str(rules[0])
        folder.mkdir()
        async with house(folder, game=WALK) as home:
            await opened(home, rules)
            await home.clock.advance(await due(home) - home.clock.now() + 1)
            await home.host.wait_idle()
            numbers.append((await home.row()).posts)
    assert numbers[0] == numbers[1]
