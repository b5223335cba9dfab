"""Seals: however a game ends, each order that counted is told as sealed under some post."""

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

import pytest

from engine.core.seals import chain_of, sealed
from engine.host.steps.base.timetable import LOST_LIFE
from engine.host.values.records import OPEN
from tests.host.fakes import Message
from tests.host.house import CHANNEL, GUILD, KEY, PACE, PEOPLE, House, card, house

FIRST, SECOND, THIRD = PEOPLE[:3]


async def win(home: House, number: int) -> None:
    """Play to the end."""
    await home.play(number)


async def cancel(home: House, number: int) -> None:
    """Let the host end it."""
    card(await home.host.cancel(number, FIRST))


async def leave(home: House, number: int) -> None:
    """Let all captains leave the server."""
    for person in (FIRST, SECOND, THIRD):
        await home.host.vanished.member_gone(number, person)


async def lose_channel(home: House, _number: int) -> None:
    """Delete the channel."""
    await home.host.vanished.channel_gone(CHANNEL)


async def lose_server(home: House, _number: int) -> None:
    """Put the bot out of the server for good."""
    await home.host.vanished.guild_gone(GUILD)
    await home.clock.advance(LOST_LIFE + 1)


async def be_silent(home: House, number: int) -> None:
    """Answer nothing any more: what counts for the silent plays the game to its end."""
    while await home.status(number) in OPEN:
        await home.clock.advance(PACE)
        await home.host.wait_idle()


ENDS: Mapping[str, Callable[[House, int], Awaitable[None]]] = {
    each.__name__: each for each in (win, cancel, leave, lose_channel, lose_server, be_silent)
}


def under_posts(home: House) -> tuple[set[int], str]:
    """List the orders whose seals stand under posts, and the code of all in the newest."""
    posts = [each.edits[-1] if each.edits else each.post for each in messages(home)]
    told = [post for post in posts if post.sealed.first < post.sealed.count]
    orders = {order for post in told for order in range(post.sealed.first, post.sealed.count)}
    return orders, max(told, key=lambda post: post.sealed.count).sealed.chain


def messages(home: House) -> list[Message]:
    """List messages in the channel, and those to the first captain that end the game."""
    found = home.presenter.messages.values()
    return [m for m in found if m.place == CHANNEL or (m.place == FIRST and m.post.key)]


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("away", [False, True])
async def test_however_a_game_ends_all_orders_are_told_as_sealed(
    tmp_path: Path, end: str, *, away: bool
) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.host.wait_idle()
        assert await home.play_round(number)
        await home.host.wait_idle()
        if away:  # the bot is put out, and notices it late: a post is lost
            home.presenter.closed.add(CHANNEL)
            assert await home.play_round(number)
            await home.host.wait_idle()
            await home.host.vanished.guild_gone(GUILD)
            await home.clock.advance(LOST_LIFE / 2)
            home.presenter.closed.clear()
            await home.host.vanished.guild_back(GUILD)
            await home.host.wait_idle()
        await ENDS[end](home, number)
        await home.host.wait_idle()
        assert await home.status(number) not in OPEN
        stored = await home.store.table(number)
        assert stored is not None
        codes = [each.code for each in sealed(KEY, stored.table(home.game).log)]
        orders, chain = under_posts(home)
        assert orders == {*range(len(codes))}
        assert chain == chain_of(codes)
