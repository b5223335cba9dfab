"""A bot whose clicks come over HTTP, and that hears nothing of the server they come from."""

import asyncio
import json
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from discord.state import ConnectionState

from cogs.endpoint import Endpoint
from cogs.parts.responder import Responder
from cogs.pictures.picture_cache import PictureCache
from playground import Press
from playground.message import Appearance, Message
from playground.record import Event, Outcome, Posted
from render.picture import Picture
from tests.cogs.house import WORDS_FIRST, House, house
from tests.cogs.test_drafts import Taken
from tests.cogs.test_orders import next_news
from tests.cogs.test_settings import chosen, managers, marked, opened

__all__ = ["managers"]


@pytest.fixture(autouse=True)
def _unheard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the library remember no server, as where another process hears its shard."""
    monkeypatch.setattr(ConnectionState, "_add_guild", lambda _state, _guild: None)


async def again(home: House, press: Press) -> int:
    """Post a click once more, signed anew; return the status of the answer."""
    number = str(press.interaction.id)
    (told,) = [each.data for each in home.discord.record.events if each.data.get("id") == number]
    app, body = press.interaction.app, json.dumps(told).encode()
    at = str(int(home.discord.clock.now()))
    signature = app.key.sign(at.encode() + body).hex()
    headers = {"X-Signature-Ed25519": signature, "X-Signature-Timestamp": at}
    async with (
        aiohttp.ClientSession() as session,
        session.post(app.endpoint, data=body, headers=headers) as answered,
    ):
        return answered.status


async def test_a_turn_is_played_over_http(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with house(tmp_path, over_http=True, pictures=WORDS_FIRST) as home:
        await home.discord.drop_gateway()
        first, second = home.people[:2]
        await first.slash(home.channel, "game new", seats=2)
        lobby = await home.post("Join")
        assert "aboard" in await home.told(second.press(lobby, label="Join"))
        await first.press(lobby, label="Start")
        news = await home.post("My orders")
        await home.private(first)
        await next_news(home, news)
        (typed,) = [await first.complete(home.channel, "rules", "rule", "f")]
        assert typed
        record = home.discord.record
        assert {each.status for each in record.of(Posted)} == {202}
        assert all(each.acknowledged is not None for each in record.of(Outcome))
        tokens = [
            each.data["token"] for each in record.of(Event) if each.name == "INTERACTION_CREATE"
        ]
        assert len(tokens) > 5
        assert not [token for token in tokens if token in caplog.text]


@pytest.mark.parametrize("elsewhere", [False, True])
async def test_a_click_that_is_posted_twice_counts_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, elsewhere: bool
) -> None:
    if elsewhere:  # the second post reaches a process that did not hear the first one
        monkeypatch.setattr(Endpoint, "_is_new", lambda _self, _number: True)
    async with house(tmp_path, over_http=True) as home:
        press = await home.people[0].slash(home.channel, "settings")
        await press.settled()
        assert await again(home, press) == 202
        await (await home.people[0].slash(home.channel, "settings")).settled()
        sent = home.discord.record.requests
        refused = [each.code for each in sent if each.path.endswith("/callback") and each.code]
        assert refused == [40060] * elsewhere
        edits = [each for each in sent if each.path.endswith("/@original")]
        assert len(edits) == 2, "one for each command"


async def test_channels_of_a_server_that_nobody_hears_can_be_chosen(
    tmp_path: Path, managers: set[int]
) -> None:
    async with house(tmp_path, over_http=True) as home:
        chief = home.people[0]
        managers.add(chief.id)
        page = await opened(home, chief, "server")
        await chosen(chief, page, "ms:place#games", home.channel)
        select = page.find("ms:place#games")
        assert select is not None
        assert [int(each["id"]) for each in select.raw["default_values"]] == [home.channel.id]
        assert marked(page, "ms:set-server#games") == ["25"]


@pytest.mark.parametrize("roaming", [False, True])
async def test_a_late_picture_takes_no_newer_panels_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, roaming: bool
) -> None:
    made: list[Responder] = []

    def responder(*given: Any, **_: Any) -> Responder:
        made.append(Responder(*given, claims=Taken() if roaming else None))
        return made[-1]

    monkeypatch.setattr("cogs.acts.frontend.Responder", responder)
    draw, words = PictureCache.take, asyncio.Event()

    async def late(cache: PictureCache, *subject: Any) -> Picture:
        await words.wait()  # it might be drawn already, for the same panel by direct message
        return await draw(cache, *subject)

    monkeypatch.setattr(PictureCache, "take", late)
    async with house(tmp_path, over_http=True, pictures=WORDS_FIRST) as home:
        await home.begin(2)
        world, newer = home.discord.world, list[Appearance]()

        def redraw(message: Message, change: str) -> None:
            """Let another process redraw the panel as soon as its words stand there."""
            if change == "edit" and message.ephemeral_for and message.buttons:
                world.watchers.discard(redraw)
                newer.append(replace(message.look))
                asyncio.get_running_loop().call_soon(world.change, message, newer[0])
                asyncio.get_running_loop().call_soon(words.set)

        world.watchers.add(redraw)
        panel = await home.private(home.people[0])
        await made[0].drained()
        assert (panel.look is newer[0]) == roaming
