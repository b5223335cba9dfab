"""A whole game through the host: posts, receipts, export."""

import hashlib
from pathlib import Path

from engine.core.export import verify
from engine.core.registry import Registry
from engine.host.posts import PostKind
from engine.host.records import GameStatus
from tests.host.house import CHANNEL, KEY, PEOPLE, House, house
from tests.toy.game import TOY


async def test_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.play(number)
        assert home.status(number) is GameStatus.OVER
        check_channel(home)
        await check_export(home, number)


def check_channel(home: House) -> None:
    posts = home.herald.at(CHANNEL)
    kinds = [post.kind for post in posts]
    assert kinds == [PostKind.LOBBY, *[PostKind.NEWS] * (len(posts) - 2), PostKind.OVER]
    groups = [post.group for post in posts[1:-1]]
    assert len(set(groups)) == len(groups)
    for post in posts[1:]:
        assert post.view.viewer is None
    last = posts[-1]
    assert last.over is not None
    assert last.key == KEY.hex()
    for person in PEOPLE[:3]:
        orders = home.herald.at(person)
        assert {post.kind for post in orders} == {PostKind.ORDER}
        seat = PEOPLE.index(person)
        assert all(post.view.viewer == seat and post.asks[0].seat == seat for post in orders)
        assert len(orders) == sum(
            any(ask.seat == seat for ask in post.asks) for post in posts[1:-1]
        )


async def check_export(home: House, number: int) -> None:
    data = await home.host.export(number)
    assert isinstance(data, bytes)
    report = verify(data, Registry((TOY,)).find)
    last = home.herald.at(CHANNEL)[-1]
    assert report.result == last.over
    assert hashlib.sha256(data).hexdigest() == last.digest
