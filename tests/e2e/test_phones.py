"""What phones ask of a bot: answers at once, in little room, without rights it does not need."""

import asyncio
import threading
from pathlib import Path

import pytest

from playground.client.people import Person
from playground.limits import GUARD
from render.drawing import drawn
from render.picture import Picture
from tests.cogs.house import House, house

PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15  # members, presences, content of messages


async def test_the_bot_asks_for_no_privileged_intent(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        app = next(iter(home.discord.world.apps.values()))
        assert app.intents
        assert app.intents & PRIVILEGED == 0


async def dealt(home: House, person: Person) -> None:
    """Wait until the post is out without which nothing is dealt."""
    async with asyncio.timeout(GUARD):
        while "Zorblax" not in await home.told(person.slash(home.channel, "game status")):
            pass


async def test_a_picture_that_takes_for_ever_holds_no_click_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    brush, drawing = threading.Event(), threading.Event()

    def slow(order: bytes) -> Picture:
        drawing.set()
        assert brush.wait(20)
        return drawn(order)

    async with house(tmp_path) as home:
        lobby = await home.open_lobby(2, joining=1)
        monkeypatch.setattr("cogs.pictures.drawing_process.drawn", slow)
        host, guest, stranger = home.people
        await host.press(lobby, label="Start")
        try:
            await dealt(home, stranger)
            shown = await guest.slash(home.channel, "game board")
            assert shown.acknowledged
            assert await asyncio.to_thread(drawing.wait, 20)
            assert not shown.replies or shown.replies[0].loading
        finally:
            brush.set()
        await home.post("My orders")
