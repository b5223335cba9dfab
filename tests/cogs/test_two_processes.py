"""Two bots that share games and clicks: whoever owns a game, either may hear what people do."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import unused_port

from bot import serve
from cogs.endpoint import PATH
from playground.record import Outcome, Posted
from playground.show.demo import unless_stopped
from storage.engines.places import Server
from storage.postgres import leases
from tests.cogs.house import WORDS_FIRST, House, house
from tests.cogs.test_orders import next_news
from tests.engines import place_in


async def test_either_of_two_processes_takes_any_click(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every other click reaches the one that does not move the game."""
    if not isinstance(place_in(tmp_path), Server):
        pytest.skip("runs with --engine postgres")
    monkeypatch.setattr(leases, "PULSE", 0.05)
    async with (
        house(tmp_path, over_http=True, shards=2, pictures=WORDS_FIRST) as home,
        other_bot(home, monkeypatch) as address,
    ):
        app, record = next(iter(home.discord.world.apps.values())), home.discord.record
        addresses = itertools.cycle((address, app.endpoint))
        heard: list[Posted] = []

        def alternate() -> None:
            if len(record.of(Posted)) > len(heard):
                heard[:] = record.of(Posted)
                app.endpoint = next(addresses)

        record.listeners.add(alternate)
        news = await home.begin(2)
        for person in home.people[:2]:
            await home.private(person)
        await next_news(home, news)
        assert len(heard) > 6
        assert {each.status for each in heard} == {202}
        assert all(each.acknowledged is not None for each in record.of(Outcome))
        told = [each.text for each in home.channel.messages if each.ephemeral_for is None]
        assert len(told) == len(set(told)), "nothing is told twice"


@asynccontextmanager
async def other_bot(home: House, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """Run another bot with the same settings, but for where it listens; give that address."""
    stop, ready = asyncio.Event(), asyncio.Event()
    listen = f"127.0.0.1:{unused_port()}"
    discord = home.settings.discord.model_copy(update={"interactions": listen})
    settings = home.settings.model_copy(update={"discord": discord})
    listening = web.TCPSite.start

    async def noted(site: web.TCPSite) -> None:
        await listening(site)
        ready.set()

    monkeypatch.setattr("bot.stop_signals", lambda: nullcontext(stop))
    monkeypatch.setattr(web.TCPSite, "start", noted)
    running = asyncio.create_task(serve(settings, home.keys))
    await unless_stopped(running, ready.wait())
    try:
        yield f"http://{listen}{PATH}"
    finally:
        stop.set()
        await running
