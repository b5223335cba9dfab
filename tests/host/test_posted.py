"""Of a running game is shown what its channel was told: no step before its post is out."""

from pathlib import Path

from tests.host.fakes import spin
from tests.host.house import CHANNEL, House, house

FOREVER = 10**6


async def shown(home: House, number: int) -> tuple[int, bool]:
    """Count the steps that are shown, and tell whether some are left out."""
    posted = await home.host.past.posted(number)
    return len(posted.steps), posted.owing


async def steps(home: House, number: int) -> int:
    return len((await home.host.past.history(number, None)).steps)


async def test_what_a_post_owes_is_shown_once_it_is_out(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(2)
        await home.play_round(number)
        await home.host.wait_idle()
        before = await steps(home, number)
        assert await shown(home, number) == (before, False)
        home.presenter.failures[CHANNEL] = FOREVER
        await home.play_round(number)
        await spin()
        assert await steps(home, number) > before
        assert await shown(home, number) == (before, True)
        home.presenter.failures[CHANNEL] = 0
        await home.clock.advance(400)
        await home.host.wait_idle()
        assert await shown(home, number) == (await steps(home, number), False)


async def test_nobody_need_have_looked_before(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(2)
        await home.play_round(number)
        await home.host.wait_idle()
        before = await steps(home, number)
        home.presenter.failures[CHANNEL] = FOREVER
        await home.play_round(number)
        await spin()
        count, owing = await shown(home, number)
        assert owing
        assert 0 < count <= before
        home.presenter.failures[CHANNEL] = 0
        await home.clock.advance(400)


async def test_the_end_is_shown_once_it_is_posted(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(2)
        home.presenter.failures[CHANNEL] = FOREVER
        while await home.play_round(number):
            pass
        await spin()
        assert (await shown(home, number))[1]
        home.presenter.failures[CHANNEL] = 0
        await home.clock.advance(400)
        await home.host.wait_idle()
        assert await shown(home, number) == (await steps(home, number), False)
