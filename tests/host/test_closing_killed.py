"""A process killed while questions close: each message ends closed, once, with what counted."""

import asyncio
from pathlib import Path

import pytest

from tests.host.fakes import FakePresenter, ManualClock
from tests.host.house import PEOPLE, House, house
from tests.host.test_crashes import LONG, POINTS, SHORT, Fuse, kill

CAPTAINS = PEOPLE[:3]


@pytest.mark.parametrize("away", [SHORT, LONG])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("point", list(POINTS))
async def test_each_message_closes_with_its_question(
    tmp_path: Path, point: str, count: int, away: float
) -> None:
    presenter = FakePresenter(ManualClock())
    async with house(tmp_path, presenter=presenter) as home:
        number = await home.started()
        group = (await home.panel(number, CAPTAINS[0])).group
        for person in CAPTAINS[:-1]:
            await home.submit(number, person)
        await home.host.wait_idle()
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
    fuse = Fuse(point, count)
    async with house(tmp_path, presenter=presenter, points=fuse) as home:
        closing = asyncio.create_task(closed(home, number))
        blew = asyncio.create_task(fuse.blew.wait())
        await asyncio.wait({closing, blew}, return_when=asyncio.FIRST_COMPLETED)
        await kill(home.host)
    await presenter.clock.advance(away)
    async with house(tmp_path, presenter=presenter) as home:
        if (await home.panel(number, CAPTAINS[-1])).group == group:
            await home.submit(number, CAPTAINS[-1])
        await home.host.wait_idle()
        for person in CAPTAINS:
            asked, *later = [m for m in presenter.messages.values() if m.place == person]
            last = asked.edits[-1]
            assert (asked.post.group, last.group, last.closed) == (group, group, True)
            assert last.recorded is not None
            before = (await home.panel(number, person)).before
            assert before is not None
            assert last.recorded.code == before.code
            assert all(not m.edits and m.post.group != group for m in later)


async def closed(home: House, number: int) -> None:
    """Answer as the last, and let everybody hear of it."""
    await home.submit(number, CAPTAINS[-1])
    await home.host.wait_idle()
