"""Looking closer: any part of a game, for anybody, as a picture or in words."""

from pathlib import Path

import pytest

from cogs.pages.closer import DRAWN, TOLD, part_page
from engine.core.words import named
from playground.message import Message
from render.picture import Picture
from render.renderers import Part
from render.words import words_for
from tests.cogs.acting import press_behind
from tests.cogs.house import House, house

PARTS = [Part(named(name), name, f"{name} told") for name in ("All", "One", "Other")]
WORDS = words_for("en")
PICTURE = Picture(b"png", "drawn", "part.png")


def ids(picture: Picture | None) -> list[str]:
    """List what the buttons of a page ask for."""
    return [
        child.custom_id or ""
        for item in part_page(7, PARTS, 1, WORDS, picture).items
        for child in getattr(item, "children", ())
    ]


@pytest.mark.parametrize("way", [DRAWN, TOLD])
def test_who_reads_goes_on_reading(way: int) -> None:
    picture = None if way == TOLD else PICTURE
    turns = [f"ms:part:7#{place},{way}" for place in range(len(PARTS))]
    assert ids(picture) == [*turns, *(["ms:part:7#1,1"] if picture else [])]


def test_a_long_part_is_cut_where_a_line_ends() -> None:
    long = [Part(named("All"), None, "\n".join(["a line of words"] * 1000))]
    layout = part_page(7, long, 0, WORDS, None)
    layout.view()
    assert layout.letters > 3000


async def turned(home: House, page: Message, label: str) -> Message:
    await (await home.people[2].press(page, label=label)).settled()
    return page


async def test_every_base_is_a_press_away_for_who_only_watches(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host, other, watcher = home.people
        await home.told(host.slash(home.channel, "game new", game="humanity", seats=2))
        lobby = await home.post("Join")
        await home.told(other.press(lobby, label="Join"))
        await host.press(lobby, label="Start")
        news = await home.post("My orders")
        press = await press_behind(watcher, news, "Look closer")
        await press.settled()
        page = press.reply
        assert page is not None
        assert page.ephemeral_for is not None
        labels = [button.label for button in page.buttons]
        assert labels == ["Table", "Base A", "Base B", "As text"]
        assert page.attachments
        first = page.attachments[0].description
        await turned(home, page, "Base B")
        assert page.attachments[0].description != first
        await turned(home, page, "As text")
        assert not page.attachments
        assert other.name in page.text
        assert "Methane Tap" in page.text
        await turned(home, page, "Base A")
        assert host.name in page.text
        await turned(home, page, "Table")
        assert "hangar" in page.text.lower()
        assert not page.attachments
        await turned(home, page, "As a picture")
        assert page.attachments, "there was no way back from text"
        assert [button.label for button in page.buttons] == labels
        told = await press_behind(watcher, news, "As text")
        await told.settled()
        assert told.reply is not None
        assert "Base B" in [button.label for button in told.reply.buttons]
