"""A whole game through the host: posts, receipts, export."""

from pathlib import Path

import pytest

from engine.core.contract import AnyGame
from engine.core.export import verify
from engine.core.registry import Registry
from engine.host.values.posts import OpenPosts, PostKind
from engine.host.values.records import GameStatus
from render.games import GAMES
from tests.host.house import CHANNEL, KEY, PEOPLE, House, house
from tests.toy.game import TOY
from tests.toy.state import Drew

BARE = {PostKind.LOBBY, PostKind.START, PostKind.RESULT}  # they show no table


@pytest.mark.parametrize("game", [TOY, *GAMES.rules], ids=lambda game: str(game.id))
async def test_a_game_is_played_to_its_end(tmp_path: Path, game: AnyGame) -> None:
    async with house(tmp_path, game=game) as home:
        number = await home.started(min(3, max(game.seats)))
        while await home.play_round(number):
            await home.host.wait_idle()  # else edits of one message may come together
        assert await home.status(number) is GameStatus.OVER
        assert (await home.row()).open_posts == OpenPosts(), "nothing of it changes any more"
        check_posts(home)
        await check_export(home, number)


async def test_a_game_goes_on_when_its_host_is_restarted_at_every_step(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
    lives = 0
    while not await ended(tmp_path, home, number):
        lives += 1
    assert lives > 8
    check_posts(home)


async def ended(folder: Path, before: House, number: int) -> bool:
    async with house(folder, presenter=before.presenter) as home:
        await home.host.wait_idle()
        if await home.status(number) is GameStatus.OVER:
            return True
        await home.play_round(number)
        before.untold |= home.untold
        return False


def check_posts(home: House) -> None:
    posts = home.presenter.at(CHANNEL)
    kinds = [post.kind for post in posts]
    news = [PostKind.NEWS] * (len(posts) - 3)
    assert kinds == [PostKind.LOBBY, PostKind.START, *news, PostKind.OVER]
    groups = [post.group for post in posts[2:-1]]
    assert len(set(groups)) == len(groups)
    last = posts[-1]
    assert last.over is not None
    assert last.key == KEY.hex()
    for person in PEOPLE[: len(last.game.seats)]:
        *orders, result = home.presenter.at(person)
        assert result.kind is PostKind.RESULT
        assert {post.kind for post in orders} == {PostKind.ORDER}
        seat = PEOPLE.index(person)
        assert all(post.seat == seat and post.person == person for post in orders)
        asked = [post.group for post in posts[2:-1] if seat in [ask.seat for ask in post.asks]]
        asked = [group for group in asked if (person, group) not in home.untold]
        told = [m for m in home.presenter.messages.values() if m.post.person == person]
        told = [m for m in told if m.post.kind is PostKind.ORDER]
        open_ones = [each for m in told for each in (m.post, *m.edits) if not each.closed]
        assert [each.group for each in open_ones] == asked
        assert all(m.edits[-1].closed for m in told), "each closes with its question"
        names = [post.sitting or post.group for post in orders]
        assert len(set(names)) == len(names), "a sitting is one message"


async def check_export(home: House, number: int) -> None:
    data = await home.host.export(number)
    assert isinstance(data, bytes)
    report = verify(data, Registry((home.game,)).find)
    last = home.presenter.at(CHANNEL)[-1]
    assert report.result == last.over
    assert report.sealed == last.sealed.chain


async def test_posts_are_made_from_the_view_of_their_audience(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.play(number)
        posts = [message.post for message in home.presenter.messages.values()]
    for post in posts:
        view = post.view if post.panel is None else post.panel.view
        assert post.kind in BARE or post.closed or view.viewer == post.seat
        drawn = [event for event in post.events if isinstance(event, Drew)]
        assert all(bool(event.cards) == (event.seat == post.seat) for event in drawn)
