"""A process killed in the middle of a sitting: it goes on in its message, on its clock."""

import asyncio
from pathlib import Path

import pytest

from engine.core.seals import sealed
from engine.host.values.posts import PostKind
from tests.host.fakes import FakePresenter, ManualClock
from tests.host.house import KEY, PEOPLE, House, RoundStoryboard, house
from tests.host.test_crashes import POINTS, SHORT, Fuse, kill
from tests.host.test_sittings import RESCUE, due
from tests.walk.game import WALK


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("point", list(POINTS))
async def test_a_sitting_stays_one_message_on_one_clock(
    tmp_path: Path, point: str, count: int
) -> None:
    presenter = FakePresenter(ManualClock())
    async with house(tmp_path, game=WALK, presenter=presenter) as home:
        number = await home.started(terms=RESCUE)
        begun = await due(home)
        await home.host.wait_idle()
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
    fuse, board = Fuse(point, count), RoundStoryboard()
    async with house(
        tmp_path, game=WALK, presenter=presenter, points=fuse, storyboard=board
    ) as home:
        playing = asyncio.create_task(walked(home, number))
        blew = asyncio.create_task(fuse.blew.wait())
        await asyncio.wait({playing, blew}, return_when=asyncio.FIRST_COMPLETED)
        blew.cancel()
        await kill(home.host)
    await presenter.clock.advance(SHORT)
    async with house(tmp_path, game=WALK, presenter=presenter, storyboard=board) as home:
        await home.host.wait_idle()
        panel = await home.panel(number, PEOPLE[0])
        if panel.sitting == "t1":
            assert await due(home) == pytest.approx(begun, abs=2 * SHORT), "but for time away"
            assert (panel.before and panel.before.code) == await last_code(home, number)
        await walked(home, number)
        await home.host.wait_idle()
        orders = [
            message
            for message in presenter.messages.values()
            if message.post.kind is PostKind.ORDER and message.post.sitting == "t1"
        ]
        assert len(orders) == 1
        last = [orders[0].post, *orders[0].edits][-1]
        assert last.group == "t1:haunt"


async def last_code(home: House, number: int) -> str | None:
    """Read from the log the code of the answer that counted last."""
    table = await home.store.table(number)
    assert table is not None
    return next((each.code for each in reversed([*sealed(KEY, table.log)])), None)


async def walked(home: House, number: int) -> bool:
    """Play the first turn to its end, without a step."""
    while (panel := await home.panel(number, PEOPLE[0])).sitting == "t1":
        step = panel.ask is not None and panel.ask.kind == "step"
        await home.submit(number, PEOPLE[0], {"way": ("stop",)} if step else None)
        await home.host.wait_idle()
    return True
