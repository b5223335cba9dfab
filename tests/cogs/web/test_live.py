"""News of running games: a page hears of what the channel was told, and of nothing else."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from cogs.web.live import GameWatcher
from tests.cogs.web.browsing import reading
from tests.cogs.web.hearing import told
from tests.cogs.web.test_games import begun, drafted


async def test_a_page_hears_when_there_is_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.web.live.PAUSE", 0.0)
    monkeypatch.setattr("cogs.web.live.LOOKS", 10**6)
    async with reading(tmp_path) as reader:
        number = await begun(reader.home, 1)
        page = (await reader.get(await reader.address(number))).text
        (news,) = re.findall('data-live="([^"]*)"', page)
        async with reader.session.get(reader.base + news) as response:
            assert response.headers["Content-Type"] == "text/event-stream"
            waiting = asyncio.create_task(told(response))
            await drafted(reader.home, number)  # behind everybody's back
            for _ in range(20):
                await reader.get("/robots.txt")
            assert not waiting.done()
            await reader.home.play_round(number)
            assert await waiting
            await reader.allow(pages=False)
            assert await told(response) == "gone"
            assert await response.content.read() == b"\n"


async def test_a_page_that_is_old_hears_at_once(tmp_path: Path) -> None:
    async with reading(tmp_path) as reader:
        number = await begun(reader.home, 1)
        base = await reader.address(number)
        async with reader.session.get(f"{reader.base}{base}/news?seen=old") as response:
            assert await told(response)


async def test_only_so_many_pages_listen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.web.live.MOST_OPEN", 0)
    async with reading(tmp_path) as reader:
        number = await begun(reader.home, 1)
        assert (await reader.get(await reader.address(number) + "/news")).status == 204


async def test_nobody_takes_all_places_to_listen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.web.live.MOST_OPEN", 3)
    monkeypatch.setattr("cogs.web.live.MOST_OF_ONE", 1)
    async with reading(tmp_path, behind_proxy=True) as reader:
        number = await begun(reader.home, 1)
        news = f"{reader.base}{await reader.address(number)}/news?seen=old"

        @asynccontextmanager
        async def listening(address: str) -> AsyncIterator[int]:
            named = {"X-Forwarded-For": address}
            async with reader.session.get(news, headers=named) as response:
                yield response.status

        async with (
            listening("2001:db8::1") as first,
            listening("2001:db8::2") as neighbour,
            listening("2001:db8:0:1::1") as other,
            listening("1.1.1.1") as third,
            listening("2.2.2.2") as fourth,
        ):
            assert [first, neighbour, other, third, fourth] == [200, 204, 200, 200, 204]


async def test_the_page_of_a_game_that_is_over_does_not_listen(tmp_path: Path) -> None:
    async with reading(tmp_path) as reader:
        number = await begun(reader.home)
        base = await reader.address(number)
        assert "data-live" not in (await reader.get(f"{base}/turn/1")).text


async def test_all_who_read_a_game_share_one_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.web.live.PAUSE", 0.0)
    looks = 0

    async def look() -> str:
        nonlocal looks
        looks += 1
        return str(looks)

    watch = GameWatcher(look)
    leaving, *staying = [asyncio.create_task(watch.news()) for _ in range(9)]
    await asyncio.sleep(0)
    leaving.cancel()
    assert await asyncio.gather(*staying) == ["1"] * 8
    for _ in range(5):  # nobody listens, nobody looks
        await asyncio.sleep(0)
    assert looks == 1
    assert await watch.news() == "2"
