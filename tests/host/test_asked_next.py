"""Whom a game waits for is told to who is done, by the names that the channel has."""

from pathlib import Path

from engine.host.values.posts import PostKind
from tests.host.house import PEOPLE, house

WINNER, *OTHERS = PEOPLE[:3]


async def test_who_is_done_hears_who_is_asked_now(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        assert (await home.panel(number, WINNER)).asked == (0, 1, 2)
        await home.submit(number, WINNER, {"bid": ("1",)})
        for person in OTHERS:
            await home.submit(number, person, {"bid": ("0",)})
        await home.host.wait_idle()
        news = [each.post for each in home.presenter.messages.values()]
        told = [post for post in news if post.kind is PostKind.NEWS][-1]
        assert [ask.seat for ask in told.asks] == [0]
        for person in OTHERS:
            panel = await home.panel(number, person)
            assert (panel.group, panel.asked, panel.window) == (None, (0,), False)
            (closed,) = [post for post in home.presenter.stands(person) if post.closed]
            assert closed.asks == told.asks
        own = [post for post in home.presenter.stands(WINNER) if post.closed]
        assert [post.asks for post in own] == [()], "the next question says it"
